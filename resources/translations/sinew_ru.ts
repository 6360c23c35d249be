<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>sinew</name>
    <message>
        <source>
and %1 more</source>
        <translation>
и ещё %1</translation>
    </message>
    <message>
        <source> (%1 and %2 %)</source>
        <translation> (%1 и %2 %)</translation>
    </message>
    <message>
        <source> (%1 so far)</source>
        <translation> (пока %1)</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> (at a fit of %1; a band would mix fits)</source>
        <translation> (при прилегании %1; полоса смешала бы разные)</translation>
    </message>
    <message>
        <source> (chosen)</source>
        <translation> (выбрано)</translation>
    </message>
    <message>
        <source> (example)</source>
        <translation> (пример)</translation>
    </message>
    <message>
        <source> (first)</source>
        <translation> (первое)</translation>
    </message>
    <message>
        <source> (large: %1)</source>
        <translation> (большие: %1)</translation>
    </message>
    <message>
        <source> (unsaved copy)</source>
        <translation> (несохранённая копия)</translation>
    </message>
    <message>
        <source> (worst)</source>
        <translation> (худшая)</translation>
    </message>
    <message>
        <source> after “%1”</source>
        <translation> после «%1»</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source> Dimensions, places, material and preload are assumed: those of the usual device of its class, not of a product.</source>
        <translation> Размеры, места, материал и натяг приняты: как у обычного устройства этого класса, а не изделия.</translation>
    </message>
    <message>
        <source> Hip force and lever arm of all are those of the worst posture of A.</source>
        <translation> Сила в суставе и плечо силы у всех — как в худшей позе A.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source> samples</source>
        <translation> отсчётов</translation>
    </message>
    <message>
        <source> to %1</source>
        <translation> на %1</translation>
    </message>
    <message>
        <source> · %1× real time</source>
        <translation> · ×%1 к реальному времени</translation>
    </message>
    <message>
        <source> · as before the last edits</source>
        <translation> · как до последних правок</translation>
    </message>
    <message>
        <source> · changed</source>
        <translation> · изменено</translation>
    </message>
    <message>
        <source> · kept run as ghost</source>
        <translation> · прежний расчёт тенью</translation>
    </message>
    <message>
        <source> · outdated</source>
        <translation> · устарело</translation>
    </message>
    <message>
        <source> · partial</source>
        <translation> · частично</translation>
    </message>
    <message>
        <source>% of the load</source>
        <translation>% нагрузки</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1
as stated %2
proven %3
5th to 95th percentile %4, median %5</source>
        <translation>%1
задано %2
доказано %3
5-й … 95-й процентиль %4, медиана %5</translation>
    </message>
    <message>
        <source>%1 % of fatigue</source>
        <translation>%1 % усталости</translation>
    </message>
    <message>
        <source>%1 % of fatigue now</source>
        <translation>сейчас %1 % усталости</translation>
    </message>
    <message>
        <source>%1 % of strength now</source>
        <translation>сейчас %1 % прочности</translation>
    </message>
    <message>
        <source>%1 % of the load</source>
        <translation>%1 % нагрузки</translation>
    </message>
    <message>
        <source>%1 % of the section pressed, at a fit of %2</source>
        <translation>Прижато %1 % сечения при прилегании %2</translation>
    </message>
    <message>
        <source>%1 % of yield now</source>
        <translation>сейчас %1 % текучести</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 '%2'</source>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>%1 '%2' renamed to '%3'</source>
        <translation>%1 «%2» переименовано в «%3»</translation>
    </message>
    <message>
        <source>%1 (%2 %3)</source>
        <translation>%1 (%2 %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number and its range</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <translation>%1 (выбрано)</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 &lt; 0 in row %2</source>
        <translation>%1 &lt; 0 в строке %2</translation>
    </message>
    <message>
        <source>%1 &lt; 0 in rows %2</source>
        <translation>%1 &lt; 0 в строках %2</translation>
    </message>
    <message>
        <source>%1 &lt; 0 in rows %2 and %3 more</source>
        <translation>%1 &lt; 0 в строках %2 и ещё в %3</translation>
    </message>
    <message>
        <source>%1 activities</source>
        <translation>активностей: %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>добавлено: %1</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 на %2, %3</translation>
    </message>
    <message>
        <source>%1 all round, as given</source>
        <translation>%1 со всех сторон, как задано</translation>
    </message>
    <message>
        <source>%1 all round: %2 over %3, the projected area of the sphere</source>
        <translation>%1 со всех сторон: %2 на %3, площадь проекции сферы</translation>
    </message>
    <message>
        <source>%1 along the axes of %2</source>
        <translation>%1 по осям %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 and %2 have no difference</source>
        <translation>не вычитаются: %1 и %2</translation>
    </message>
    <message>
        <source>%1 and %2 have no sum</source>
        <translation>не складываются: %1 и %2</translation>
    </message>
    <message>
        <source>%1 and %2 km/h</source>
        <translation>%1 и %2 км/ч</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>%1 and %2 others</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>%1 and counts as touching</source>
        <translation>%1 и считается касающимся</translation>
    </message>
    <message>
        <source>%1 and yet has to bear</source>
        <translation>%1, но должен нести нагрузку</translation>
    </message>
    <message>
        <source>%1 axes</source>
        <translation>осей: %1</translation>
    </message>
    <message>
        <source>%1 beams</source>
        <translation>стержней: %1</translation>
    </message>
    <message>
        <source>%1 bear load, %2 without force</source>
        <translation>нагружено %1, без силы %2</translation>
    </message>
    <message>
        <source>%1 bodies</source>
        <translation>тел: %1</translation>
    </message>
    <message>
        <source>%1 breaks</source>
        <translation>%1: разрыв</translation>
    </message>
    <message>
        <source>%1 by this edit</source>
        <translation>%1 от этой правки</translation>
    </message>
    <message>
        <source>%1 can become negative</source>
        <translation>%1: может стать меньше нуля</translation>
    </message>
    <message>
        <source>%1 can become negative: its coordinate's range is open below</source>
        <translation>%1: может стать меньше нуля, диапазон координаты не ограничен снизу</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2); its landmarks are kept</source>
        <translation>%1 не читается (%2); ориентиры сохранены</translation>
    </message>
    <message>
        <source>%1 cannot depend on '%2', which is sought at the same moment</source>
        <translation>%1: не может зависеть от «%2», эта величина ищется в тот же момент</translation>
    </message>
    <message>
        <source>%1 cannot take account of %2: %3</source>
        <translation>%1: учесть нельзя: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 cannot take account of contact '%2': it is rigid or has friction; give it a stiffness, and no friction</source>
        <translation>%1: контакт «%2» учесть нельзя, он жёсткий или с трением; задайте жёсткость и уберите трение</translation>
    </message>
    <message>
        <source>%1 cannot take account of link '%2', which breaks at its strength; let it hold instead</source>
        <translation>%1: связь «%2», которая рвётся при достижении прочности, учесть нельзя; пусть она держит</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>ячеек: %1</translation>
    </message>
    <message>
        <source>%1 cells, %2</source>
        <translation>ячеек: %1, %2</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>изменено: %1</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>изменено: %1 — %2</translation>
    </message>
    <message>
        <source>%1 changes by %2 only: the curvature at %3 can be %4 at most, not %5</source>
        <translation>%1: изменение всего %2; кривизна (%3) может быть не больше %4, а задана %5</translation>
    </message>
    <message>
        <source>%1 changes by %2 only: the slope at %3 can be %4 at most, not %5</source>
        <translation>%1: изменение всего %2; наклон (%3) может быть не больше %4, а задан %5</translation>
    </message>
    <message>
        <source>%1 changes by %2 only: the slopes and curvatures given at its ends are too large together</source>
        <translation>%1: изменение всего %2; наклоны и кривизны, заданные на концах, вместе слишком велики</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>столбцов: %1</translation>
    </message>
    <message>
        <source>%1 constraints</source>
        <translation>ограничений: %1</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>контактов: %1</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <translation>координат: %1</translation>
    </message>
    <message>
        <source>%1 coordinates are found in this stage</source>
        <translation>искомых координат на этапе: %1</translation>
    </message>
    <message>
        <source>%1 degrees</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 degrees/s</source>
        <translation>%1°/с</translation>
    </message>
    <message>
        <source>%1 does not let links go one at a time, so it has no history. Choose Stiffness or Quadratic on the page Compare to see theirs.</source>
        <translation>Критерий «%1» не выключает связи по одной, поэтому истории нет. Выберите «Жёсткость» или «Квадратичный» на странице «Сравнение».</translation>
    </message>
    <message>
        <source>%1 ends at %2 s, before the stage does; give a longer table or end the stage earlier</source>
        <translation>%1: кончается в %2 с, раньше этапа; дайте более длинную таблицу или закончите этап раньше</translation>
    </message>
    <message>
        <source>%1 engages</source>
        <translation>%1: включается</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>ошибок: %1</translation>
    </message>
    <message>
        <source>%1 errors, see Problems; %2</source>
        <translation>ошибок: %1, см. «Проблемы»; %2</translation>
    </message>
    <message>
        <source>%1 falls, so the slope at %2 must be 0 or less</source>
        <translation>%1: спад, поэтому наклон (%2) должен быть не больше 0</translation>
    </message>
    <message>
        <source>%1 follows %2</source>
        <translation>%1 следует за %2</translation>
    </message>
    <message>
        <source>%1 force: %2</source>
        <translation>%1, сила: %2</translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation>кадров: %1, %2 с</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 кадр/с</translation>
    </message>
    <message>
        <source>%1 from the last point</source>
        <translation>%1 от последней точки</translation>
    </message>
    <message>
        <source>%1 given</source>
        <translation>задано: %1</translation>
    </message>
    <message>
        <source>%1 goes slack</source>
        <translation>%1: выключается</translation>
    </message>
    <message>
        <source>%1 has %2 angles</source>
        <translation>%1: задано углов: %2</translation>
    </message>
    <message>
        <source>%1 has %2 arguments, but needs %3</source>
        <translation>%1: аргументов %2, а нужно %3</translation>
    </message>
    <message>
        <source>%1 has %2 of its three formulas</source>
        <translation>%1: формул %2 вместо трёх</translation>
    </message>
    <message>
        <source>%1 has %2 points and needs one</source>
        <translation>%1: точек %2, а нужна одна</translation>
    </message>
    <message>
        <source>%1 has '%2' but no '%3'</source>
        <translation>%1: есть «%2», но нет «%3»</translation>
    </message>
    <message>
        <source>%1 has 1 argument, but needs %2</source>
        <translation>%1: 1 аргумент, а нужно %2</translation>
    </message>
    <message>
        <source>%1 has a part '%2', and %3 is named so too</source>
        <translation>%1: часть «%2» названа так же, как %3</translation>
    </message>
    <message>
        <source>%1 has a pressure, but no layers that it presses</source>
        <translation>%1: задано давление, но нет слоёв, на которые оно действует</translation>
    </message>
    <message>
        <source>%1 has axes, but its kind has none of its own</source>
        <translation>%1: заданы оси, но у этого вида своих осей нет</translation>
    </message>
    <message>
        <source>%1 has no axes and does not move</source>
        <translation>%1: нет осей, движения нет</translation>
    </message>
    <message>
        <source>%1 has no length</source>
        <translation>%1: длина равна нулю</translation>
    </message>
    <message>
        <source>%1 has no mass</source>
        <translation>%1: нет массы</translation>
    </message>
    <message>
        <source>%1 has points, but its kind has none</source>
        <translation>%1: заданы точки, но у этого вида их нет</translation>
    </message>
    <message>
        <source>%1 has rods, but its kind has none</source>
        <translation>%1: заданы стержни, но у этого вида их нет</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1: удержана</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <translation>подсказок: %1</translation>
    </message>
    <message>
        <source>%1 holds '=': '%2'</source>
        <translation>%1: содержит «=»: «%2»</translation>
    </message>
    <message>
        <source>%1 holds a control character</source>
        <translation>%1: содержит управляющий символ</translation>
    </message>
    <message>
        <source>%1 in space, %2; composed by the %3 method</source>
        <translation>В пространстве; %1, %2; метод составления: %3</translation>
    </message>
    <message>
        <source>%1 in the plane, %2; composed by the %3 method</source>
        <translation>На плоскости; %1, %2; метод составления: %3</translation>
    </message>
    <message>
        <source>%1 in the rest posture</source>
        <translation>%1, в позе покоя</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: значение %2</translation>
    </message>
    <message>
        <source>%1 is %2 or below</source>
        <translation>%1: значение %2 или меньше</translation>
    </message>
    <message>
        <source>%1 is being measured</source>
        <translation>%1 измеряется</translation>
    </message>
    <message>
        <source>%1 is beyond what can be computed with; at most %2</source>
        <translation>%1: слишком велико для расчёта; не более %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1: пусто</translation>
    </message>
    <message>
        <source>%1 is empty: its minimum lies above its maximum</source>
        <translation>%1: пусто: минимум больше максимума</translation>
    </message>
    <message>
        <source>%1 is larger than any skeleton has</source>
        <translation>%1: больше, чем бывает у скелета</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>не задано: %1</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1: отрицательное значение</translation>
    </message>
    <message>
        <source>%1 is negative in the model's own posture</source>
        <translation>%1: отрицательное значение в собственной позе модели</translation>
    </message>
    <message>
        <source>%1 is no UTF-8</source>
        <translation>%1: не UTF-8</translation>
    </message>
    <message>
        <source>%1 is not finite</source>
        <translation>%1: не конечное число</translation>
    </message>
    <message>
        <source>%1 is not held %2</source>
        <translation>%1 не удержано %2</translation>
    </message>
    <message>
        <source>%1 is scaled by body_weight, but the model's body_weight is 0</source>
        <translation>%1: задано в долях body_weight, но body_weight модели равен 0</translation>
    </message>
    <message>
        <source>%1 is too long</source>
        <translation>%1: слишком велика длина</translation>
    </message>
    <message>
        <source>%1 is zero</source>
        <translation>%1: значение равно нулю</translation>
    </message>
    <message>
        <source>%1 is zero in the model's own posture</source>
        <translation>%1: значение равно нулю в собственной позе модели</translation>
    </message>
    <message>
        <source>%1 joints</source>
        <translation>суставов: %1</translation>
    </message>
    <message>
        <source>%1 jumps at %2.</source>
        <translation>%1: скачок при %2.</translation>
    </message>
    <message>
        <source>%1 jumps at %2: %3.</source>
        <translation>%1: скачок при %2: %3.</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation>%1 кг</translation>
    </message>
    <message>
        <source>%1 kg at %2 m is a body mass index of %3 kg/m^2: check mass and height. Forces go by the mass, the size of the bone does not.</source>
        <translation>%1 кг при росте %2 м — это индекс массы тела %3 кг/м^2: проверьте массу и рост. Силы зависят от массы, размер кости — нет.</translation>
    </message>
    <message>
        <source>%1 km/h</source>
        <translation>%1 км/ч</translation>
    </message>
    <message>
        <source>%1 leaves out %2: %3</source>
        <translation>%1: не учтено: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 leaves the plane of a plane model</source>
        <translation>%1: выходит из плоскости плоской модели</translation>
    </message>
    <message>
        <source>%1 lies outside %2 to %3</source>
        <translation>%1: вне пределов от %2 до %3</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>связей: %1</translation>
    </message>
    <message>
        <source>%1 links</source>
        <comment>of a chain</comment>
        <translation>звеньев: %1</translation>
    </message>
    <message>
        <source>%1 links bear all they can, amber in Links</source>
        <translation>связей на пределе прочности: %1, см. «Связи» (жёлтые)</translation>
    </message>
    <message>
        <source>%1 links bear more than the %2 N/cm² that human muscle was found to bear at most (Persad 2024) and state no strength, '%3' %4 N/cm²</source>
        <translation>связей, которые несут больше %2 Н/см² — наибольшего, что найдено для мышц человека (Persad 2024), — и не имеют прочности: %1; из них «%3» — %4 Н/см²</translation>
    </message>
    <message>
        <source>%1 lists coordinates, but only ball and free joints do</source>
        <translation>%1: перечислены координаты, но их перечисляют только шаровой и свободный суставы</translation>
    </message>
    <message>
        <source>%1 loads</source>
        <translation>нагрузок: %1</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 м/с</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 мм</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>%1 more remarks are not shown</source>
        <translation>не показано замечаний: %1</translation>
    </message>
    <message>
        <source>%1 motions held</source>
        <translation>запрещено движений: %1</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation>%1 Н</translation>
    </message>
    <message>
        <source>%1 N backwards</source>
        <translation>%1 Н назад</translation>
    </message>
    <message>
        <source>%1 N forwards</source>
        <translation>%1 Н вперёд</translation>
    </message>
    <message>
        <source>%1 N of compression</source>
        <translation>%1 Н сжатия</translation>
    </message>
    <message>
        <source>%1 N of pull</source>
        <translation>%1 Н растяжения</translation>
    </message>
    <message>
        <source>%1 N of shear down</source>
        <translation>%1 Н сдвига вниз</translation>
    </message>
    <message>
        <source>%1 N of shear up</source>
        <translation>%1 Н сдвига вверх</translation>
    </message>
    <message>
        <source>%1 needs %2 coordinates, found %3</source>
        <translation>%1: нужно координат: %2, найдено: %3</translation>
    </message>
    <message>
        <source>%1 needs %2 rods, found %3</source>
        <translation>%1: нужно стержней: %2, найдено: %3</translation>
    </message>
    <message>
        <source>%1 needs %2 stretches, found %3</source>
        <translation>%1: нужно растяжимых частей: %2, найдено: %3</translation>
    </message>
    <message>
        <source>%1 needs 1 rod, found %2</source>
        <translation>%1: нужен 1 стержень, найдено: %2</translation>
    </message>
    <message>
        <source>%1 needs 1 stretch, found %2</source>
        <translation>%1: нужна 1 растяжимая часть, найдено: %2</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>узлов: %1</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>чисел: %1</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>объектов: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 links bear load</source>
        <translation>нагружено связей: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 links pull</source>
        <translation>натянуто связей: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 muscle lines pull</source>
        <translation>натянуто мышечных линий: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 postures and loads have no answer; the figures are those of the worst of the others.</source>
        <translation>Поз и нагрузок без ответа: %1 из %2; показатели — худшей из остальных.</translation>
    </message>
    <message>
        <source>%1 of %2 postures are not solved: no force is drawn there.</source>
        <translation>Не решено поз: %1 из %2; силы там не показаны.</translation>
    </message>
    <message>
        <source>%1 of %2 postures cannot be answered</source>
        <translation>поз без ответа: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 из %2 · %3</translation>
    </message>
    <message>
        <source>%1 of coordinate '%2'</source>
        <translation>%1, координата «%2»</translation>
    </message>
    <message>
        <source>%1 of the load</source>
        <translation>%1 нагрузки</translation>
    </message>
    <message>
        <source>%1 on %2, joint '%3'</source>
        <translation>%1 на теле %2, сустав «%3»</translation>
    </message>
    <message>
        <source>%1 on '%2', from its pole</source>
        <translation>%1 на «%2», от его полюса</translation>
    </message>
    <message>
        <source>%1 on the head fragment</source>
        <translation>%1 на отломке головки</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>examples</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1; по оси: %2</translation>
    </message>
    <message>
        <source>%1 over the postures</source>
        <translation>%1 по позам</translation>
    </message>
    <message>
        <source>%1 points; %2</source>
        <translation>точек: %1; %2</translation>
    </message>
    <message>
        <source>%1 postures in</source>
        <translation>поз: %1 за</translation>
    </message>
    <message>
        <source>%1 pull, %2 slack</source>
        <translation>тянут %1, выключено %2</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>удалено: %1</translation>
    </message>
    <message>
        <source>%1 rises, so the slope at %2 must be 0 or more</source>
        <translation>%1: рост, поэтому наклон (%2) должен быть не меньше 0</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>строк: %1</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>отсчётов: %1</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>звеньев: %1</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>источников: %1</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>этапов: %1</translation>
    </message>
    <message>
        <source>%1 stand at their strength at the same time, at %2 % of the load: they break together, and then carry nothing</source>
        <translation>%1 одновременно достигают прочности при %2 % нагрузки: они рвутся вместе и далее ничего не несут</translation>
    </message>
    <message>
        <source>%1 steps: step 1 has all links engaged, each further one switches one link, or several that are equally far beyond their limits.</source>
        <translation>Шагов: %1. На шаге 1 включены все связи, на каждом следующем переключается одна связь или сразу несколько, одинаково вышедших за свои пределы.</translation>
    </message>
    <message>
        <source>%1 stop</source>
        <translation>%1, упор</translation>
    </message>
    <message>
        <source>%1 takes a number without a unit</source>
        <translation>%1 принимает число без единицы</translation>
    </message>
    <message>
        <source>%1 takes other arguments</source>
        <translation>%1 принимает другие аргументы</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 to %2 km/h</source>
        <translation>от %1 до %2 км/ч</translation>
    </message>
    <message>
        <source>%1 to %2 km/h; no mean exists</source>
        <translation>от %1 до %2 км/ч; среднего нет</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 об.</translation>
    </message>
    <message>
        <source>%1 turns out of the plane of a plane model</source>
        <translation>%1: поворачивает из плоскости плоской модели</translation>
    </message>
    <message>
        <source>%1 until the load is balanced</source>
        <translation>%1, пока нагрузка не уравновесится</translation>
    </message>
    <message>
        <source>%1 until the load is balanced, where it could not be held</source>
        <translation>%1, пока нагрузка не уравновесится, но там её не удержать</translation>
    </message>
    <message>
        <source>%1 until the load is balanced; %2</source>
        <translation>%1, пока нагрузка не уравновесится; %2</translation>
    </message>
    <message>
        <source>%1 until the load is balanced; forces there differ by up to %2 of the largest</source>
        <translation>%1, пока нагрузка не уравновесится; силы там отличаются до %2 от наибольшей</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>предупреждений: %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program</source>
        <translation>%1 изменён другой программой</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 не сохранён: %2</translation>
    </message>
    <message>
        <source>%1 was not saved: another program has changed it; reload that version, keep what is here and save again, or save under another name</source>
        <translation>%1 не сохранён: его изменила другая программа; перезагрузите ту версию, оставьте здешнюю и сохраните снова или сохраните под другим именем</translation>
    </message>
    <message>
        <source>%1 was not saved: it is open in another window</source>
        <translation>%1 не сохранён: он открыт в другом окне</translation>
    </message>
    <message>
        <source>%1 was removed or renamed; the document is kept here</source>
        <translation>%1 удалён или переименован; документ остаётся здесь</translation>
    </message>
    <message>
        <source>%1 yields</source>
        <translation>%1: текучесть</translation>
    </message>
    <message>
        <source>%1 · changed</source>
        <translation>%1 · изменено</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · не сохранено</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 % of the bone's strength there</source>
        <translation>%1, %2 % прочности кости там</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a range of time and a count</comment>
        <translation>%1, раз: %2</translation>
    </message>
    <message>
        <source>%1, %2, over %3</source>
        <translation>%1, %2; по оси: %3</translation>
    </message>
    <message>
        <source>%1, along %2</source>
        <translation>%1, вдоль %2</translation>
    </message>
    <message>
        <source>%1, and %2 samples are left out</source>
        <translation>%1; пропущено отсчётов: %2</translation>
    </message>
    <message>
        <source>%1, and 1 sample is left out</source>
        <translation>%1; пропущен 1 отсчёт</translation>
    </message>
    <message>
        <source>%1, at %2 times this load</source>
        <translation>%1, при нагрузке × %2</translation>
    </message>
    <message>
        <source>%1, at any load</source>
        <translation>%1, при любой нагрузке</translation>
    </message>
    <message>
        <source>%1, at any load: tightening does it</source>
        <translation>%1, при любой нагрузке: от самой затяжки</translation>
    </message>
    <message>
        <source>%1, character %2: %3</source>
        <translation>%1, символ %2: %3</translation>
    </message>
    <message>
        <source>%1, Goodman</source>
        <translation>%1, Гудман</translation>
    </message>
    <message>
        <source>%1, in stage '%2' from %3 s on</source>
        <translation>%1, на этапе «%2» начиная с %3 с</translation>
    </message>
    <message>
        <source>%1, last edit %2%3</source>
        <translation>%1, последняя правка %2%3</translation>
    </message>
    <message>
        <source>%1, near a singular position of the constraints %2</source>
        <translation>%1, вблизи особого положения ограничений %2</translation>
    </message>
    <message>
        <source>%1, near a singular position of the constraints %2; where speeds or forces grew without bound before, take a smaller step</source>
        <translation>%1, вблизи особого положения ограничений %2; если до этого неограниченно росли скорости или силы, возьмите меньший шаг</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1, не найден</translation>
    </message>
    <message>
        <source>%1, not the worst</source>
        <translation>%1, не худшая</translation>
    </message>
    <message>
        <source>%1, point %2 %3</source>
        <translation>%1, точка %2 %3</translation>
    </message>
    <message>
        <source>%1, point %2, %3</source>
        <translation>%1, точка %2, %3</translation>
    </message>
    <message>
        <source>%1, stiffness</source>
        <translation>%1, жёсткость</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, затем %2</translation>
    </message>
    <message>
        <source>%1, then the run ends</source>
        <translation>%1, затем конец расчёта</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. SI, radians.</source>
        <translation>%1. СИ, радианы.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 при %3</translation>
    </message>
    <message>
        <source>%1: back to the saved value</source>
        <translation>%1: к сохранённому значению</translation>
    </message>
    <message>
        <source>%1: Fixation &gt; Pick Landmarks on the Mesh</source>
        <translation>%1: Остеосинтез &gt; Отметить ориентиры на сетке</translation>
    </message>
    <message>
        <source>%1: how often each force came up</source>
        <translation>%1: как часто встречалась каждая сила</translation>
    </message>
    <message>
        <source>%1: its force</source>
        <translation>%1: её сила</translation>
    </message>
    <message>
        <source>%1: its strands differ, the first is shown</source>
        <translation>%1: нити различаются, показана первая</translation>
    </message>
    <message>
        <source>%1: joint force</source>
        <translation>%1: сила в суставе</translation>
    </message>
    <message>
        <source>%1: landmarks are still to be picked</source>
        <translation>%1: ориентиры ещё не отмечены</translation>
    </message>
    <message>
        <source>%1: there is no quantity '%2'</source>
        <translation>%1: нет величины «%2»</translation>
    </message>
    <message>
        <source>%1: this seems to be a left femur</source>
        <translation>%1: похоже, это левое бедро</translation>
    </message>
    <message>
        <source>%1: this seems to be a right femur</source>
        <translation>%1: похоже, это правое бедро</translation>
    </message>
    <message>
        <source>%1: what it is a share of</source>
        <translation>%1: доля чего</translation>
    </message>
    <message>
        <source>%1: with %2 the fragments cannot be held.</source>
        <translation>%1: при %2 отломки не удержать.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; a force that presses the head down is negative up the shaft</source>
        <translation>%1; сила, давящая головку вниз, отрицательна вверх по диафизу</translation>
    </message>
    <message>
        <source>%1; final</source>
        <translation>%1; окончательно</translation>
    </message>
    <message>
        <source>%1; look at what acts at %2 s</source>
        <translation>%1; посмотрите, что действует в %2 с</translation>
    </message>
    <message>
        <source>%1; note: %2</source>
        <translation>%1; примечание: %2</translation>
    </message>
    <message>
        <source>%1; the fragments turn by %2, so that small displacements are a rough guide</source>
        <translation>%1; отломки поворачиваются на %2, поэтому предположение о малых перемещениях даёт лишь грубую оценку</translation>
    </message>
    <message>
        <source>%1; the preload is lost: nothing presses the fragments together when the ties are tightened</source>
        <translation>%1; натяг потерян: при затяжке ничто не прижимает отломки друг к другу</translation>
    </message>
    <message>
        <source>%1; the range is of all of it</source>
        <translation>%1; диапазон для всей активности</translation>
    </message>
    <message>
        <source>%1; the same at %2</source>
        <translation>%1; то же в %2</translation>
    </message>
    <message>
        <source>%1; the value before is kept</source>
        <translation>%1; оставлено прежнее значение</translation>
    </message>
    <message>
        <source>%1; there they change tensions by up to %2 of the largest and joint forces by up to %3 of the largest</source>
        <translation>%1; там они меняют натяжения не более чем на %2 наибольшего, а силы в суставах — не более чем на %3 наибольшей</translation>
    </message>
    <message>
        <source>%1; they follow from how stiff links are, of which the linear path takes the ratios alone</source>
        <translation>%1; они зависят от самих жёсткостей связей, а линейный путь берёт только их отношения</translation>
    </message>
    <message>
        <source>%1; tightening closes the gap, however small the preload: nothing else holds it open</source>
        <translation>%1; затяжка закрывает зазор при сколь угодно малом предварительном натяжении: больше ничто не удерживает его открытым</translation>
    </message>
    <message>
        <source>%1; try the method 'linearly_implicit', or look at what acts at %2 s</source>
        <translation>%1; попробуйте метод «linearly_implicit» или посмотрите, что действует в %2 с</translation>
    </message>
    <message>
        <source>%1; where speeds or forces grew without bound before, take a smaller step</source>
        <translation>%1; если до этого неограниченно росли скорости или силы, возьмите меньший шаг</translation>
    </message>
    <message>
        <source>%1; wrapping round more than half a turn is not computed: let its path pass a point on the way</source>
        <translation>%1; обход больше чем на пол-оборота не вычисляется: проведите путь через точку по дороге</translation>
    </message>
    <message>
        <source>%1° in %2 s</source>
        <translation>%1° за %2 с</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>Р&amp;ешение</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>'!=' is true nearly always, so it never becomes true at a moment</source>
        <translation>«!=» верно почти всегда, поэтому нет момента, когда оно становится верным</translation>
    </message>
    <message>
        <source>'%1'</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>'%1' bears %2 N/cm² and states no strength; human muscle was found to bear %3 at most (Persad 2024)</source>
        <translation>«%1» несёт %2 Н/см² и не имеет прочности; для мышц человека найдено не более %3 (Persad 2024)</translation>
    </message>
    <message>
        <source>'%1' breaks at its strength of %2 N, at %3 % of the load, and then carries nothing</source>
        <translation>«%1» рвётся при своей прочности %2 Н, при %3 % нагрузки, и больше ничего не несёт</translation>
    </message>
    <message>
        <source>'%1' by %2</source>
        <translation>«%1» на %2</translation>
    </message>
    <message>
        <source>'%1' by %2 and %3</source>
        <translation>«%1» на %2 и %3</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 degrees</source>
        <translation>«%1» с %2° до %3°</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 degrees/s</source>
        <translation>«%1» с %2°/с до %3°/с</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 m</source>
        <translation>«%1» с %2 м до %3 м</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 m/s</source>
        <translation>«%1» с %2 м/с до %3 м/с</translation>
    </message>
    <message>
        <source>'%1' has %2, A has %3</source>
        <translation>в «%1» %2, в A %3</translation>
    </message>
    <message>
        <source>'%1' has no '='</source>
        <translation>в «%1» нет «=»</translation>
    </message>
    <message>
        <source>'%1' is left with %2 N</source>
        <translation>«%1»: остаётся %2 Н</translation>
    </message>
    <message>
        <source>'%1' is left with %2 N m</source>
        <translation>«%1»: остаётся %2 Н м</translation>
    </message>
    <message>
        <source>'%1' is needed by %2</source>
        <translation>«%1» нужно для: %2</translation>
    </message>
    <message>
        <source>'%1' is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>'%1' is outside the range of the coordinate</source>
        <translation>«%1» вне диапазона координаты</translation>
    </message>
    <message>
        <source>'%1' is taken: it means the end of the run</source>
        <translation>имя '%1' занято: так называется конец прогона</translation>
    </message>
    <message>
        <source>'%1' is taken: it means the ground</source>
        <translation>имя '%1' занято: так называется опора</translation>
    </message>
    <message>
        <source>'%1' lacks %2 N</source>
        <translation>«%1»: не хватает %2 Н</translation>
    </message>
    <message>
        <source>'%1' lacks %2 N m</source>
        <translation>«%1»: не хватает %2 Н м</translation>
    </message>
    <message>
        <source>'%1' must be a whole number from %2</source>
        <translation>«%1» должно быть целым числом не меньше %2</translation>
    </message>
    <message>
        <source>'%1' must be a whole number from %2 to %3</source>
        <translation>«%1» должно быть целым числом от %2 до %3</translation>
    </message>
    <message>
        <source>'%1' must be above zero</source>
        <translation>«%1» должно быть больше нуля</translation>
    </message>
    <message>
        <source>'%1' names no range</source>
        <translation>«%1» не задаёт диапазона</translation>
    </message>
    <message>
        <source>'%1' took along %2</source>
        <translation>вместе с «%1» удалено: %2</translation>
    </message>
    <message>
        <source>'%1' would move by %2</source>
        <translation>«%1» сместится на %2</translation>
    </message>
    <message>
        <source>'%1' would turn by %2</source>
        <translation>«%1» повернётся на %2</translation>
    </message>
    <message>
        <source>'%1': %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>'%1': a straight nail cannot pass the cut of the osteotomy, which bends the shaft</source>
        <translation>«%1»: прямой гвоздь не пройдёт через сечение остеотомии, которое изгибает диафиз</translation>
    </message>
    <message>
        <source>'%1': it would cross the cut of the osteotomy as well</source>
        <translation>«%1»: пересекал бы и сечение остеотомии</translation>
    </message>
    <message>
        <source>'*' is given twice in stage '%1'</source>
        <translation>«*» задано дважды на этапе «%1»</translation>
    </message>
    <message>
        <source>'*' stands beside other coordinates</source>
        <translation>«*» стоит рядом с другими координатами</translation>
    </message>
    <message>
        <source>'**' is no operator here</source>
        <translation>«**» здесь не оператор</translation>
    </message>
    <message>
        <source>'follow' needs 'tracking'</source>
        <translation>«follow» требует «tracking»</translation>
    </message>
    <message>
        <source>'from' must lie before 'to'</source>
        <translation>«from» должно быть меньше «to»</translation>
    </message>
    <message>
        <source>'tracking' stands beside 'effort'</source>
        <translation>«tracking» стоит рядом с «effort»</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>(left)</source>
        <translation>(слева)</translation>
    </message>
    <message>
        <source>(right)</source>
        <translation>(справа)</translation>
    </message>
    <message>
        <source>*.sinew-fixation.json file</source>
        <translation>файл *.sinew-fixation.json</translation>
    </message>
    <message>
        <source>*.sinew-scenario.json file</source>
        <translation>файл *.sinew-scenario.json</translation>
    </message>
    <message>
        <source>*.sinew.json model</source>
        <translation>модель *.sinew.json</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ добавить</translation>
    </message>
    <message>
        <source>+ Add a beam</source>
        <translation>+ Добавить стержень</translation>
    </message>
    <message>
        <source>+ Add a hip force</source>
        <translation>+ Добавить силу</translation>
    </message>
    <message>
        <source>+ condition</source>
        <translation>+ условие</translation>
    </message>
    <message>
        <source>+ curve</source>
        <translation>+ кривая</translation>
    </message>
    <message>
        <source>+ new</source>
        <translation>+ новая</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a text</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, and %1</source>
        <translation>, и %1</translation>
    </message>
    <message>
        <source>, but %1</source>
        <translation>, но %1</translation>
    </message>
    <message>
        <source>, by tightening alone</source>
        <translation>, от одной затяжки</translation>
    </message>
    <message>
        <source>, given</source>
        <translation>, задано</translation>
    </message>
    <message>
        <source>, whatever is assumed</source>
        <translation> при любых допущениях</translation>
    </message>
    <message>
        <source>, yield strain 0.8 %</source>
        <translation>, εт 0,8 %</translation>
    </message>
    <message>
        <source>.mot, .sto or .csv; relative to the scenario's folder</source>
        <translation>.mot, .sto или .csv; относительно папки сценария</translation>
    </message>
    <message>
        <source>0 leaves the stiffness as it is, 1 doubles it</source>
        <translation>0 оставляет жёсткость прежней, 1 удваивает её</translation>
    </message>
    <message>
        <source>0 when the model is no person</source>
        <translation>0, если модель не человек</translation>
    </message>
    <message>
        <source>0.46 is usual in finite element studies</source>
        <translation>в расчётах методом конечных элементов обычно 0,46</translation>
    </message>
    <message>
        <source>0: it stays where it hits; 1: it loses no speed</source>
        <translation>0: остаётся, где ударилось; 1: не теряет скорости</translation>
    </message>
    <message>
        <source>1 activity</source>
        <translation>1 активность</translation>
    </message>
    <message>
        <source>1 axis</source>
        <translation>1 ось</translation>
    </message>
    <message>
        <source>1 beam</source>
        <translation>1 стержень</translation>
    </message>
    <message>
        <source>1 body</source>
        <translation>1 тело</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 ячейка</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 столбец</translation>
    </message>
    <message>
        <source>1 constraint</source>
        <translation>1 ограничение</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 контакт</translation>
    </message>
    <message>
        <source>1 coordinate</source>
        <translation>1 координата</translation>
    </message>
    <message>
        <source>1 coordinate is found in this stage</source>
        <translation>1 искомая координата на этапе</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 ошибка</translation>
    </message>
    <message>
        <source>1 error, see Problems; %1</source>
        <translation>1 ошибка, см. «Проблемы»; %1</translation>
    </message>
    <message>
        <source>1 front</source>
        <translation>1 спереди</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 подсказка</translation>
    </message>
    <message>
        <source>1 is the load as it is</source>
        <translation>1 — нагрузка без изменений</translation>
    </message>
    <message>
        <source>1 joint</source>
        <translation>1 сустав</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 связь</translation>
    </message>
    <message>
        <source>1 link</source>
        <comment>of a chain</comment>
        <translation>1 звено</translation>
    </message>
    <message>
        <source>1 link bears all it can, amber in Links</source>
        <translation>1 связь на пределе прочности, см. «Связи» (жёлтая)</translation>
    </message>
    <message>
        <source>1 load</source>
        <translation>1 нагрузка</translation>
    </message>
    <message>
        <source>1 motion held</source>
        <translation>запрещено 1 движение</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 узел</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 число</translation>
    </message>
    <message>
        <source>1 posture in</source>
        <translation>1 поза за</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 строка</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 отсчёт</translation>
    </message>
    <message>
        <source>1 segment</source>
        <translation>1 звено</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 источник</translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation>1 этап</translation>
    </message>
    <message>
        <source>1 step: with all links engaged none is in the wrong, so none switches.</source>
        <translation>1 шаг: при всех включённых связях противоречий нет, переключений нет.</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 предупреждение</translation>
    </message>
    <message>
        <source>11 links</source>
        <translation>11 звеньев</translation>
    </message>
    <message>
        <source>11 moments</source>
        <translation>11 моментов</translation>
    </message>
    <message>
        <source>12 coordinates</source>
        <translation>12 координат</translation>
    </message>
    <message>
        <source>12 links</source>
        <translation>12 звеньев</translation>
    </message>
    <message>
        <source>18 coordinates</source>
        <translation>18 координат</translation>
    </message>
    <message>
        <source>18 muscles</source>
        <translation>18 мышц</translation>
    </message>
    <message>
        <source>1e-8 is usual</source>
        <translation>обычно 1e-8</translation>
    </message>
    <message>
        <source>2 contacts</source>
        <translation>2 контакта</translation>
    </message>
    <message>
        <source>2 coordinates</source>
        <translation>2 координаты</translation>
    </message>
    <message>
        <source>2 of 5 pull</source>
        <translation>тянут 2 из 5</translation>
    </message>
    <message>
        <source>2 stages</source>
        <translation>2 этапа</translation>
    </message>
    <message>
        <source>24 coordinates</source>
        <translation>24 координаты</translation>
    </message>
    <message>
        <source>26 coordinates</source>
        <translation>26 координат</translation>
    </message>
    <message>
        <source>27 muscle lines as published, for comparison</source>
        <translation>27 линий мышц как опубликовано, для сравнения</translation>
    </message>
    <message>
        <source>27 muscles</source>
        <translation>27 мышц</translation>
    </message>
    <message>
        <source>3 harmonics</source>
        <translation>3 гармоники</translation>
    </message>
    <message>
        <source>3 of 5 pull</source>
        <translation>тянут 3 из 5</translation>
    </message>
    <message>
        <source>3 side</source>
        <translation>3 сбоку</translation>
    </message>
    <message>
        <source>3 stages</source>
        <translation>3 этапа</translation>
    </message>
    <message>
        <source>30 postures</source>
        <translation>30 поз</translation>
    </message>
    <message>
        <source>316L, annealed</source>
        <translation>316L, отожжённая</translation>
    </message>
    <message>
        <source>316L, cold worked</source>
        <translation>316L, нагартованная</translation>
    </message>
    <message>
        <source>4 ligaments</source>
        <translation>4 связки</translation>
    </message>
    <message>
        <source>5 links</source>
        <translation>5 звеньев</translation>
    </message>
    <message>
        <source>5 mm</source>
        <translation>5 мм</translation>
    </message>
    <message>
        <source>52 coordinates</source>
        <translation>52 координаты</translation>
    </message>
    <message>
        <source>5th to 95th percentile of the samples</source>
        <translation>от 5-го до 95-го процентиля выборки</translation>
    </message>
    <message>
        <source>7 steps</source>
        <translation>7 шагов</translation>
    </message>
    <message>
        <source>7 top</source>
        <translation>7 сверху</translation>
    </message>
    <message>
        <source>: </source>
        <comment>between a name and what is said of it</comment>
        <translation>: </translation>
    </message>
    <message>
        <source>; %1 as what is assumed varies</source>
        <translation>; %1 при изменении допущений</translation>
    </message>
    <message>
        <source>; beyond</source>
        <translation>; за пределом</translation>
    </message>
    <message>
        <source>; dashed: under load, change × %1</source>
        <translation>; штрих: под нагрузкой, изменение × %1</translation>
    </message>
    <message>
        <source>; movements × %1</source>
        <translation>; перемещения × %1</translation>
    </message>
    <message>
        <source>; no pressure known</source>
        <translation>; давление неизвестно</translation>
    </message>
    <message>
        <source>; the total is too small for shares</source>
        <translation>; всего слишком мало для долей</translation>
    </message>
    <message>
        <source>; the value before is kept</source>
        <translation>; оставлено прежнее значение</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;1&lt;/b&gt;&amp;nbsp; Open the hip.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2&lt;/b&gt;&amp;nbsp; Drag a slider.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3&lt;/b&gt;&amp;nbsp; Read the force.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;1&lt;/b&gt;&amp;nbsp; Откройте тазобедренный сустав.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2&lt;/b&gt;&amp;nbsp; Двиньте ползунок.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3&lt;/b&gt;&amp;nbsp; Прочтите силу.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>= no difference from A that this model can tell: the bands overlap</source>
        <translation>= нет отличия от A, различимого моделью: полосы перекрываются</translation>
    </message>
    <message>
        <source>= no difference from A that this model can tell: the bands overlap. Where they do not, the difference is this model's; it is not advice.</source>
        <translation>= нет отличия от A, различимого моделью: полосы перекрываются. Где нет перекрытия, различие принадлежит модели; это не совет.</translation>
    </message>
    <message>
        <source>[minimum, maximum] for 'range'</source>
        <translation>[минимум, максимум] для «range»</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a %1 begins with {"format": "%2", "version": 1, ...</source>
        <translation>%1: файл начинается с {"format": "%2", "version": 1, ...</translation>
    </message>
    <message>
        <source>a %1 needs fewer than ten</source>
        <translation>%1: хватает и меньше десяти</translation>
    </message>
    <message>
        <source>a %1 of %2</source>
        <translation>%2, %1</translation>
    </message>
    <message>
        <source>a %1 of %2 links cannot be built</source>
        <translation>фигуру %1 с числом звеньев %2 построить нельзя</translation>
    </message>
    <message>
        <source>A and B have different numbers of rows</source>
        <translation>у A и B разное число строк</translation>
    </message>
    <message>
        <source>a ball or free joint leaves the plane of a plane model</source>
        <translation>шаровой или свободный сустав выходит из плоскости плоской модели</translation>
    </message>
    <message>
        <source>a ball or free joint shares its coordinates with no other</source>
        <translation>шаровой или свободный сустав не делит свои координаты с другими</translation>
    </message>
    <message>
        <source>a beam is round, up to 30 mm thick and wider than its bore, or flat, up to 40 mm wide and high</source>
        <translation>стержень либо круглый, диаметром до 30 мм и больше своего канала, либо плоский, шириной и высотой до 40 мм</translation>
    </message>
    <message>
        <source>a beam that rubs in its guide needs a bed along it</source>
        <translation>стержню, который трётся в направляющей, нужно основание вдоль него</translation>
    </message>
    <message>
        <source>a bed of '%1' must run from one place to a later one, with stiffnesses that are not negative</source>
        <translation>основание стержня «%1» должно идти от одного места к более дальнему, с неотрицательными жёсткостями</translation>
    </message>
    <message>
        <source>a bed of beam '%1' ends where it begins or before</source>
        <translation>основание стержня «%1» кончается там же, где начинается, или раньше</translation>
    </message>
    <message>
        <source>a bed of beam '%1' reaches beyond its ends</source>
        <translation>основание стержня «%1» выходит за его концы</translation>
    </message>
    <message>
        <source>A belt only pulls: when it goes taut, what flies on</source>
        <translation>Ремень только тянет: когда и что летит дальше</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>a body hangs on one joint; close the loop with a constraint ('closure')</source>
        <translation>тело держится на одном суставе; замкните цепь ограничением («closure»)</translation>
    </message>
    <message>
        <source>a body has 'inertia' and 'gyration_radii'</source>
        <translation>у тела заданы и «inertia», и «gyration_radii»</translation>
    </message>
    <message>
        <source>a body has no activation</source>
        <translation>у тела нет активации</translation>
    </message>
    <message>
        <source>a body has no shortening</source>
        <translation>у тела нет укорочения</translation>
    </message>
    <message>
        <source>a body is named 'ground'</source>
        <translation>тело названо «ground»</translation>
    </message>
    <message>
        <source>a bound of row %1 is not a number</source>
        <translation>граница строки %1 — не число</translation>
    </message>
    <message>
        <source>a bracket is never closed</source>
        <translation>скобка не закрыта</translation>
    </message>
    <message>
        <source>A cane, a bag, a push: put a load on a body and see at once what it changes. The model stays as it is.</source>
        <translation>Трость, сумка, толчок: приложите нагрузку к телу и сразу увидите, что она меняет. Модель остаётся прежней.</translation>
    </message>
    <message>
        <source>a case is compared with three other fixators at most</source>
        <translation>случай сравнивается не более чем с тремя другими фиксаторами</translation>
    </message>
    <message>
        <source>a chain of links of variable length on a horizontal plane</source>
        <translation>цепь звеньев переменной длины на горизонтальной плоскости</translation>
    </message>
    <message>
        <source>a change is not a number above -1</source>
        <translation>изменение не является числом больше -1</translation>
    </message>
    <message>
        <source>a change names a link and a body</source>
        <translation>изменение называет и связь, и тело</translation>
    </message>
    <message>
        <source>a change names neither a link nor a body</source>
        <translation>изменение не называет ни связи, ни тела</translation>
    </message>
    <message>
        <source>a change of link '%1' changes nothing</source>
        <translation>изменение связи «%1» ничего не меняет</translation>
    </message>
    <message>
        <source>a closure of a plane model holds 'x', 'y' and 'turn_z'</source>
        <translation>замыкание в плоской модели держит «x», «y» и «turn_z»</translation>
    </message>
    <message>
        <source>a coefficient of a polynomial</source>
        <translation>коэффициент многочлена</translation>
    </message>
    <message>
        <source>a comma stands only between the arguments of a function</source>
        <translation>запятая стоит только между аргументами функции</translation>
    </message>
    <message>
        <source>a comparison has no place here</source>
        <translation>сравнению здесь не место</translation>
    </message>
    <message>
        <source>a condition has no value here</source>
        <translation>условие здесь не даёт числа</translation>
    </message>
    <message>
        <source>a contact cannot pull: %1</source>
        <translation>контакт не может тянуть: %1</translation>
    </message>
    <message>
        <source>a coordinate (rad or m)</source>
        <translation>координата (рад или м)</translation>
    </message>
    <message>
        <source>a coordinate between braces {...}</source>
        <translation>координата в фигурных скобках {...}</translation>
    </message>
    <message>
        <source>A curve has two points at least</source>
        <translation>В кривой не менее двух точек</translation>
    </message>
    <message>
        <source>A cut of the shaft; femur and fracture are stated as before it</source>
        <translation>Разрез диафиза; бедро и перелом заданы до него</translation>
    </message>
    <message>
        <source>A cut through the shaft. Femur and fracture above are as before it; the sliders of the femur are another person's anatomy.</source>
        <translation>Разрез диафиза. Бедро и перелом выше — как до него; ползунки бедра — анатомия другого человека.</translation>
    </message>
    <message>
        <source>A cylinder is endless along z; a torus lies around z</source>
        <translation>Цилиндр бесконечен вдоль z; тор лежит вокруг z</translation>
    </message>
    <message>
        <source>a damaged copy</source>
        <translation>повреждённая копия</translation>
    </message>
    <message>
        <source>a delay is for curves, series and tables</source>
        <translation>задержка бывает у кривых, рядов и таблиц</translation>
    </message>
    <message>
        <source>A device adds mass; its drives make up for it</source>
        <translation>Устройство добавляет массу; приводы её возмещают</translation>
    </message>
    <message>
        <source>a digit after '-'</source>
        <translation>цифра после «-»</translation>
    </message>
    <message>
        <source>a digit after the decimal point</source>
        <translation>цифра после десятичной точки</translation>
    </message>
    <message>
        <source>a digit in the exponent</source>
        <translation>цифра в показателе степени</translation>
    </message>
    <message>
        <source>a digit is missing after '%1'</source>
        <translation>после '%1' не хватает цифры</translation>
    </message>
    <message>
        <source>a face has a corner that refers to no point of the file</source>
        <translation>у грани есть вершина, не указывающая ни на одну точку файла</translation>
    </message>
    <message>
        <source>a face has the corner '%1', which is no point</source>
        <translation>у грани есть вершина «%1», а такой точки нет</translation>
    </message>
    <message>
        <source>a face needs at least three corners</source>
        <translation>грани нужно не меньше трёх вершин</translation>
    </message>
    <message>
        <source>a facet has %1 points and needs three</source>
        <translation>у треугольника точек: %1, а нужно три</translation>
    </message>
    <message>
        <source>a factor is not above zero</source>
        <translation>множитель не больше нуля</translation>
    </message>
    <message>
        <source>A fall</source>
        <translation>Падение</translation>
    </message>
    <message>
        <source>A figure over the postures of the activity shows here.</source>
        <translation>Здесь видна величина по позам активности.</translation>
    </message>
    <message>
        <source>A file, relative to the scenario's folder</source>
        <translation>Файл, относительно папки сценария</translation>
    </message>
    <message>
        <source>a fixation has switches of its own in the view</source>
        <translation>у остеосинтеза свои переключатели прямо в окне вида</translation>
    </message>
    <message>
        <source>a fixator of the kind 'none' has beams</source>
        <translation>у фиксатора вида «none» есть стержни</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>A force on the head in body weights, in the femur's own axes: forwards, up the shaft, outwards. It begins as the peak of walking</source>
        <translation>Сила на головку в весах тела, в осях бедра: вперёд, вверх по диафизу, наружу. Начальная — пик ходьбы</translation>
    </message>
    <message>
        <source>a force or moment in body weights is larger than any skeleton has</source>
        <translation>сила или момент в весах тела больше, чем бывает у скелета</translation>
    </message>
    <message>
        <source>a formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>a formula knows no past</source>
        <translation>формула не знает прошлого</translation>
    </message>
    <message>
        <source>a given moment or force</source>
        <translation>заданный момент или сила</translation>
    </message>
    <message>
        <source>A has more than %1 rows</source>
        <translation>строк в A больше %1</translation>
    </message>
    <message>
        <source>A has no rows</source>
        <translation>в A нет строк</translation>
    </message>
    <message>
        <source>a heavy rod between two rigid parts</source>
        <translation>весомый стержень между двумя жёсткими частями</translation>
    </message>
    <message>
        <source>a heavy rod between two stretching parts</source>
        <translation>весомый стержень между двумя растяжимыми частями</translation>
    </message>
    <message>
        <source>a heavy rod fixed in a heavy tube</source>
        <translation>весомый стержень, закреплённый в весомой трубке</translation>
    </message>
    <message>
        <source>a heavy rod of constant length</source>
        <translation>весомый стержень постоянной длины</translation>
    </message>
    <message>
        <source>a heavy rod that slides in a heavy tube</source>
        <translation>весомый стержень, скользящий в весомой трубке</translation>
    </message>
    <message>
        <source>a height of %1 m is no person's</source>
        <translation>рост %1 м не бывает у человека</translation>
    </message>
    <message>
        <source>a held motion has 'polynomial' and 'spline'</source>
        <translation>у удерживаемого движения есть и «polynomial», и «spline»</translation>
    </message>
    <message>
        <source>a hinge and a slider in a vertical plane</source>
        <translation>шарнир и ползун в вертикальной плоскости</translation>
    </message>
    <message>
        <source>a hip force must be finite and at most 100 body weights</source>
        <translation>сила в тазобедренном суставе должна быть конечной и не больше 100 весов тела</translation>
    </message>
    <message>
        <source>a hip force must be finite and below 100 body weights</source>
        <translation>сила в тазобедренном суставе должна быть конечной и меньше 100 весов тела</translation>
    </message>
    <message>
        <source>a human in space, 52 degrees of freedom (Huston and Liu 1990)</source>
        <translation>человек в пространстве, 52 степени свободы (Huston, Liu 1990)</translation>
    </message>
    <message>
        <source>A is not positive definite, which the published rules need</source>
        <translation>A не является положительно определённой, а опубликованные правила этого требуют</translation>
    </message>
    <message>
        <source>A is not positive semidefinite (row %1)</source>
        <translation>A не является положительно полуопределённой (строка %1)</translation>
    </message>
    <message>
        <source>A is not square</source>
        <translation>A не квадратная</translation>
    </message>
    <message>
        <source>A is not square: %1 of %2</source>
        <translation>A не квадратная (%1, %2)</translation>
    </message>
    <message>
        <source>A is not symmetric, which the published rules need (lemke does not)</source>
        <translation>A не симметрична, а опубликованные правила этого требуют (lemke — нет)</translation>
    </message>
    <message>
        <source>A is not symmetric, which this method needs (lemke does not)</source>
        <translation>A не симметрична, а этот метод этого требует (lemke — нет)</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>сустав</translation>
    </message>
    <message>
        <source>A joint's force shows here.</source>
        <translation>Здесь видна сила в суставе.</translation>
    </message>
    <message>
        <source>A left hip is solved as a right one seen in a mirror, so that downwards, backwards and varus keep their meaning.</source>
        <translation>Левый тазобедренный сустав решается как правый в зеркале, чтобы «вниз», «назад» и «варус» сохраняли смысл.</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>длина</translation>
    </message>
    <message>
        <source>A level hip that sways over the foot, legs that change their length</source>
        <translation>Таз качается над стопой, длина ног меняется</translation>
    </message>
    <message>
        <source>a level of the least largest force was not found</source>
        <translation>уровень наименьшей наибольшей силы не найден</translation>
    </message>
    <message>
        <source>a link cannot bear more than its strength: %1</source>
        <translation>связь не может нести больше своей прочности: %1</translation>
    </message>
    <message>
        <source>a link has broken, the formula does not hold; solved in full</source>
        <translation>связь порвалась, формула не верна; решено полностью</translation>
    </message>
    <message>
        <source>a link switches</source>
        <translation>переключение связи</translation>
    </message>
    <message>
        <source>a link that is slack or at its limit would engage</source>
        <translation>включилась бы выключенная связь или связь на пределе</translation>
    </message>
    <message>
        <source>a link that only pulls, such as a muscle, cannot push: %1</source>
        <translation>связь, которая только тянет, например мышца, не может давить: %1</translation>
    </message>
    <message>
        <source>a link that only pushes cannot pull: %1</source>
        <translation>связь, которая только давит, не может тянуть: %1</translation>
    </message>
    <message>
        <source>a link's limits do not enclose zero</source>
        <translation>пределы связи не охватывают нуль</translation>
    </message>
    <message>
        <source>a link's stiffness is not positive</source>
        <translation>жёсткость связи не положительна</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>a list for '%1'</source>
        <translation>список для «%1»</translation>
    </message>
    <message>
        <source>a list for 'coordinates'</source>
        <translation>список для «coordinates»</translation>
    </message>
    <message>
        <source>a list for 'equalities'</source>
        <translation>список для «equalities»</translation>
    </message>
    <message>
        <source>a list has a length that cannot be</source>
        <translation>у списка невозможная длина</translation>
    </message>
    <message>
        <source>a list has no type of its length</source>
        <translation>у списка не указан тип длины</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>список длины %1</translation>
    </message>
    <message>
        <source>a list of coefficients for 'polynomial'</source>
        <translation>список коэффициентов для «polynomial»</translation>
    </message>
    <message>
        <source>a list of points for 'spline'</source>
        <translation>список точек для «spline»</translation>
    </message>
    <message>
        <source>a list of rows for 'A'</source>
        <translation>список строк для «A»</translation>
    </message>
    <message>
        <source>a list of verbs</source>
        <translation>список команд</translation>
    </message>
    <message>
        <source>a load (N, N m or m)</source>
        <translation>нагрузка (Н, Н м или м)</translation>
    </message>
    <message>
        <source>a load or the support names a body that does not exist</source>
        <translation>нагрузка или опора называет тело, которого нет</translation>
    </message>
    <message>
        <source>A long lever on a nail in the shaft</source>
        <translation>Длинное плечо силы на гвозде в диафизе</translation>
    </message>
    <message>
        <source>a lower bound: inertia is left out</source>
        <translation>нижняя граница: инерция не учтена</translation>
    </message>
    <message>
        <source>a mass</source>
        <translation>масса</translation>
    </message>
    <message>
        <source>a mass of %1 kg is no person's</source>
        <translation>масса %1 кг не бывает у человека</translation>
    </message>
    <message>
        <source>A model's coordinates show here.</source>
        <translation>Здесь видны координаты модели.</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>момент</translation>
    </message>
    <message>
        <source>a moment of inertia of body '%1'</source>
        <translation>момент инерции тела «%1»</translation>
    </message>
    <message>
        <source>a motion</source>
        <translation>движение</translation>
    </message>
    <message>
        <source>a motion by central differences</source>
        <translation>движение методом центральных разностей</translation>
    </message>
    <message>
        <source>a motion cannot be given by a formula</source>
        <translation>движение нельзя задать формулой</translation>
    </message>
    <message>
        <source>a motion need not be held; for statics take another posture, lock a coordinate, or let links supply what is missing</source>
        <translation>движение не обязано удерживаться; для статики возьмите другую позу, закрепите координату или дайте связям то, чего не хватает</translation>
    </message>
    <message>
        <source>a motion that is given needs no tracking</source>
        <translation>заданному движению слежение не нужно</translation>
    </message>
    <message>
        <source>A motion, an effort, or a motion to follow</source>
        <translation>Движение, усилие или отслеживаемое движение</translation>
    </message>
    <message>
        <source>a muscle hangs on no body: its points say where they are</source>
        <translation>мышца не крепится ни к одному телу: её место задают её точки</translation>
    </message>
    <message>
        <source>a muscle of two heads needs two points in 'heads'</source>
        <translation>мышце с двумя головками нужны две точки в «heads»</translation>
    </message>
    <message>
        <source>A muscle pulls on the fragment on which it ends: its force counts across the fracture if that is the head. The plane says which</source>
        <translation>Мышца тянет тот отломок, на котором оканчивается: её сила учитывается через перелом, если это головка. Решает плоскость</translation>
    </message>
    <message>
        <source>a name ends with another single quote: 'left foot'</source>
        <translation>имя кончается ещё одной одинарной кавычкой: «left foot»</translation>
    </message>
    <message>
        <source>a name with such a character stands between single quotes: 'left foot'</source>
        <translation>имя с таким символом пишется в одинарных кавычках: «left foot»</translation>
    </message>
    <message>
        <source>A needs as many numbers in a row as it has rows</source>
        <translation>в строке A должно быть столько чисел, сколько в ней строк</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a number behind the name of a body: after that step of its joint, _before: along the axes before that step</source>
        <translation>число после имени тела: после этого шага его сустава, _before: по осям до этого шага</translation>
    </message>
    <message>
        <source>a number for '%1'</source>
        <translation>число для «%1»</translation>
    </message>
    <message>
        <source>a number in A is not finite</source>
        <translation>число в A не конечно</translation>
    </message>
    <message>
        <source>a number in B is not finite</source>
        <translation>число в B не конечно</translation>
    </message>
    <message>
        <source>a number is needed at every time of at least two: fill the table, or give a number or a curve</source>
        <translation>нужны числа во все моменты времени, не менее двух: заполните таблицу или задайте число либо кривую</translation>
    </message>
    <message>
        <source>a number of body weights</source>
        <translation>число весов тела</translation>
    </message>
    <message>
        <source>a number or an object for 'stiffness'</source>
        <translation>число или объект для «stiffness»</translation>
    </message>
    <message>
        <source>a number that begins with a needless 0</source>
        <translation>число, начинающееся с лишнего 0</translation>
    </message>
    <message>
        <source>a number without a unit</source>
        <translation>число без единицы</translation>
    </message>
    <message>
        <source>a number without a unit is in radians: write '%1 deg', or '%1 rad' if it is meant so</source>
        <translation>число без единицы — в радианах: напишите «%1 deg» или, если так и задумано, «%1 rad»</translation>
    </message>
    <message>
        <source>a number would be too large</source>
        <translation>число было бы слишком велико</translation>
    </message>
    <message>
        <source>a number, "hold" or an object for %1</source>
        <translation>число, "hold" или объект: %1</translation>
    </message>
    <message>
        <source>a number, a name, a function or an opening bracket belongs here</source>
        <translation>здесь должны стоять число, имя, функция или открывающая скобка</translation>
    </message>
    <message>
        <source>a part of %1</source>
        <translation>часть (%1)</translation>
    </message>
    <message>
        <source>a path begins and ends with points; surfaces stand between them</source>
        <translation>путь начинается и кончается точками; поверхности стоят между ними</translation>
    </message>
    <message>
        <source>a path needs two points or more</source>
        <translation>пути нужны две точки или больше</translation>
    </message>
    <message>
        <source>A Pauwels angle of %1 degrees is hardly seen in a neck: check it, and that it was measured from the horizontal, not from the square of the shaft.</source>
        <translation>Угол Пауэлса %1° в шейке почти не встречается: проверьте его и то, что он отсчитан от горизонтали, а не от перпендикуляра к диафизу.</translation>
    </message>
    <message>
        <source>a periodic curve ends with the value it begins with, but begins with %1 and ends with %2</source>
        <translation>периодическая кривая кончается тем же значением, с которого начинается, а здесь в начале %1, в конце %2</translation>
    </message>
    <message>
        <source>a periodic curve has one curvature at its first and last point, but there %1 and %2 are given</source>
        <translation>у периодической кривой одна кривизна в первой и последней точках, а здесь заданы %1 и %2</translation>
    </message>
    <message>
        <source>a periodic curve has one slope at its first and last point, but there %1 and %2 are given</source>
        <translation>у периодической кривой один наклон в первой и последней точках, а здесь заданы %1 и %2</translation>
    </message>
    <message>
        <source>a phase curve needs two characteristic points or more</source>
        <translation>фазовой кривой нужны две характерные точки или больше</translation>
    </message>
    <message>
        <source>a plane of the neck crosses its axis between half the head's radius and the neck's base: %1 to %2 from the head's centre here</source>
        <translation>плоскость в шейке пересекает её ось между половиной радиуса головки и основанием шейки: здесь от %1 до %2 от центра головки</translation>
    </message>
    <message>
        <source>a plane segment may be turned about z only</source>
        <translation>плоское звено можно поворачивать только вокруг z</translation>
    </message>
    <message>
        <source>a plane segment turns about z only</source>
        <translation>плоское звено поворачивается только вокруг z</translation>
    </message>
    <message>
        <source>a PLY file begins with a line 'ply'</source>
        <translation>файл PLY начинается строкой «ply»</translation>
    </message>
    <message>
        <source>a point is not finite</source>
        <translation>точка не конечна</translation>
    </message>
    <message>
        <source>a point mass of 1 kg on a rod of 1 m</source>
        <translation>точечная масса 1 кг на стержне 1 м</translation>
    </message>
    <message>
        <source>a point mass on a rod of constant length</source>
        <translation>точечная масса на стержне постоянной длины</translation>
    </message>
    <message>
        <source>a point mass on a stretching rod</source>
        <translation>точечная масса на растяжимом стержне</translation>
    </message>
    <message>
        <source>a point needs three numbers</source>
        <translation>точке нужны три числа</translation>
    </message>
    <message>
        <source>a point of a path names more than one of a body, a node and a surface</source>
        <translation>точка пути называет больше одного из: тело, узел, поверхность</translation>
    </message>
    <message>
        <source>a point of a path names neither a body nor a node nor a surface</source>
        <translation>точка пути не называет ни тела, ни узла, ни поверхности</translation>
    </message>
    <message>
        <source>a point of link '%1' lies within surface '%2': it runs straight there</source>
        <translation>точка связи «%1» лежит внутри поверхности «%2»: там связь идёт напрямую</translation>
    </message>
    <message>
        <source>A point of the plane, in the frame of the body that carries it</source>
        <translation>Точка плоскости в осях несущего тела</translation>
    </message>
    <message>
        <source>a point of two numbers</source>
        <translation>точка из двух чисел</translation>
    </message>
    <message>
        <source>a polygon ends outside the list of corners</source>
        <translation>многоугольник кончается за пределами списка вершин</translation>
    </message>
    <message>
        <source>a polygon has a corner that refers to no point of the file</source>
        <translation>у многоугольника есть вершина, не указывающая ни на одну точку файла</translation>
    </message>
    <message>
        <source>a polynomial has no coefficients</source>
        <translation>у многочлена нет коэффициентов</translation>
    </message>
    <message>
        <source>a position beside a node has no effect</source>
        <translation>положение рядом с узлом не действует</translation>
    </message>
    <message>
        <source>a position beside a surface has no effect</source>
        <translation>положение рядом с поверхностью не действует</translation>
    </message>
    <message>
        <source>a pressure</source>
        <translation>давление</translation>
    </message>
    <message>
        <source>a problem between braces {...}</source>
        <translation>задача в фигурных скобках {...}</translation>
    </message>
    <message>
        <source>a problem may have 1400 rows; this seems to be another file</source>
        <translation>в задаче бывает до 1400 строк; похоже, это другой файл</translation>
    </message>
    <message>
        <source>a problem may have 20 000 cells; this seems to be another file</source>
        <translation>в задаче бывает до 20 000 ячеек; похоже, это другой файл</translation>
    </message>
    <message>
        <source>a product of inertia of body '%1'</source>
        <translation>центробежный момент тела «%1»</translation>
    </message>
    <message>
        <source>a property of the unknown type '%1'</source>
        <translation>свойство неизвестного типа «%1»</translation>
    </message>
    <message>
        <source>a quote is never closed</source>
        <translation>кавычка не закрыта</translation>
    </message>
    <message>
        <source>a radius of gyration of body '%1'</source>
        <translation>радиус инерции тела «%1»</translation>
    </message>
    <message>
        <source>a reference in body weights, but the model's body_weight is 0</source>
        <translation>опорное значение в весах тела, но body_weight модели равен 0</translation>
    </message>
    <message>
        <source>A remark</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>a reverse oblique plane crosses the axis within 60 mm below the neck's base</source>
        <translation>плоскость обратного косого перелома пересекает ось не далее 60 мм ниже основания шейки</translation>
    </message>
    <message>
        <source>a row number</source>
        <translation>номер строки</translation>
    </message>
    <message>
        <source>a row of A, a list of numbers</source>
        <translation>строка A — список чисел</translation>
    </message>
    <message>
        <source>a row of six numbers</source>
        <translation>строка из шести чисел</translation>
    </message>
    <message>
        <source>A scenario moves the skeleton: stage by stage it says which motions and which moments are given, and the others are found.</source>
        <translation>Сценарий движет скелет: на каждом этапе сказано, какие движения и моменты заданы, остальные ищутся.</translation>
    </message>
    <message>
        <source>a screw that pulls needs a thread with a bed along it</source>
        <translation>стягивающему винту нужна резьба с основанием вдоль неё</translation>
    </message>
    <message>
        <source>a segment is named 'ground'</source>
        <translation>звено названо «ground»</translation>
    </message>
    <message>
        <source>A series of postures</source>
        <translation>Ряд поз</translation>
    </message>
    <message>
        <source>a side is a place off the plane z = 0, or a name with _r, _l, right or left</source>
        <translation>сторона есть у места вне плоскости z = 0 и у имени с _r, _l, right или left</translation>
    </message>
    <message>
        <source>a single '=' compares nothing</source>
        <translation>одиночный «=» ничего не сравнивает</translation>
    </message>
    <message>
        <source>a single quote</source>
        <translation>одинарная кавычка</translation>
    </message>
    <message>
        <source>a spline has at least two points</source>
        <translation>у сплайна не менее двух точек</translation>
    </message>
    <message>
        <source>a spline is too steep to compute with</source>
        <translation>сплайн слишком крут для расчёта</translation>
    </message>
    <message>
        <source>a spline needs two points or more, found %1</source>
        <translation>сплайну нужны две точки или больше, найдено: %1</translation>
    </message>
    <message>
        <source>A spring between them makes them swing as one</source>
        <translation>Пружина между ними заставляет качаться вместе</translation>
    </message>
    <message>
        <source>a stage can be like one that stands above it</source>
        <translation>этап может повторять только этап, стоящий выше</translation>
    </message>
    <message>
        <source>a stage is named 'end'</source>
        <translation>этап назван «end»</translation>
    </message>
    <message>
        <source>a state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>a state between braces {...}</source>
        <translation>состояние в фигурных скобках {...}</translation>
    </message>
    <message>
        <source>A step in space</source>
        <translation>Шаг в пространстве</translation>
    </message>
    <message>
        <source>a step of %1 s is too long for %2: step^2 k/m is %3, and beyond 4 the motion grows without bound; below %4 s it is 1</source>
        <translation>шаг %1 с слишком велик, мешает %2: step^2 k/m равно %3, а при значениях больше 4 движение растёт неограниченно; при шаге %4 с это 1</translation>
    </message>
    <message>
        <source>A step, recorded</source>
        <translation>Записанный шаг</translation>
    </message>
    <message>
        <source>A stiffer wall throws the first mass back twice</source>
        <translation>Жёсткая стена отбрасывает массу дважды</translation>
    </message>
    <message>
        <source>a stiffness</source>
        <translation>жёсткость</translation>
    </message>
    <message>
        <source>a stiffness is a number, or "held" for a motion held fast</source>
        <translation>жёсткость — число или "held" для удерживаемого движения</translation>
    </message>
    <message>
        <source>a stiffness of a support of beam '%1' is negative</source>
        <translation>жёсткость опоры стержня «%1» отрицательна</translation>
    </message>
    <message>
        <source>a stretch of %1</source>
        <translation>растяжимая часть (%1)</translation>
    </message>
    <message>
        <source>a stretching part, then a heavy rod</source>
        <translation>растяжимая часть, затем весомый стержень</translation>
    </message>
    <message>
        <source>a subtrochanteric plane crosses the shaft 20 to 150 mm below the neck's base</source>
        <translation>плоскость подвертельного перелома пересекает диафиз на 20–150 мм ниже основания шейки</translation>
    </message>
    <message>
        <source>A sum of functions of coordinates</source>
        <translation>Сумма функций координат</translation>
    </message>
    <message>
        <source>a support of '%1' must lie on it, with stiffnesses that are not negative</source>
        <translation>опора стержня «%1» должна лежать на нём и иметь неотрицательные жёсткости</translation>
    </message>
    <message>
        <source>a support of beam '%1' does not lie on it</source>
        <translation>опора стержня «%1» не лежит на нём</translation>
    </message>
    <message>
        <source>a term has more than one of 'slope', 'polynomial' and 'spline'</source>
        <translation>у слагаемого есть больше одного из «slope», «polynomial» и «spline»</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a text for '%1'</source>
        <translation>текст для «%1»</translation>
    </message>
    <message>
        <source>a text for 'name'</source>
        <translation>текст для «name»</translation>
    </message>
    <message>
        <source>a text holds %1</source>
        <translation>в тексте стоит %1</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>a time has to be a number</source>
        <translation>время должно быть числом</translation>
    </message>
    <message>
        <source>a torus in a plane model leads strands out of the plane</source>
        <translation>тор в плоской модели выводит нити из плоскости</translation>
    </message>
    <message>
        <source>A tour of the window</source>
        <translation>Обзор окна</translation>
    </message>
    <message>
        <source>a verb</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>a vertex needs three numbers</source>
        <translation>вершине нужны три числа</translation>
    </message>
    <message>
        <source>A wall that only pushes is met once</source>
        <translation>Одна встреча со стеной, которая только давит</translation>
    </message>
    <message>
        <source>a weightless rod of constant length</source>
        <translation>невесомый стержень постоянной длины</translation>
    </message>
    <message>
        <source>a weightless stretching rod</source>
        <translation>невесомый растяжимый стержень</translation>
    </message>
    <message>
        <source>A whole human in space, sized for a person</source>
        <translation>Весь человек в пространстве, по его размерам</translation>
    </message>
    <message>
        <source>A workbench for the mechanics of skeletons.

Our source is under the Apache License 2.0. The built window links QCustomPlot, which is under the GNU General Public License 3, so the window as a whole may be passed on under the GPL 3.

It also uses Qt (LGPL 3), VTK (BSD), Eigen (MPL 2), jsoncpp (MIT) and CLI11 (BSD).</source>
        <translation>Инструмент для механики скелетов.

Наш исходный код распространяется под лицензией Apache 2.0. Собранное окно включает QCustomPlot под GNU General Public License 3, поэтому окно в целом можно передавать под GPL 3.

Используются также Qt (LGPL 3), VTK (BSD), Eigen (MPL 2), jsoncpp (MIT) и CLI11 (BSD).</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>нулевой байт</translation>
    </message>
    <message>
        <source>A: mass matrix</source>
        <translation>A: матрица масс</translation>
    </message>
    <message>
        <source>About Sinew</source>
        <translation>О программе Sinew</translation>
    </message>
    <message>
        <source>About the centre of mass</source>
        <translation>Относительно центра масс</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>Больше %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>больше %1</translation>
    </message>
    <message>
        <source>above %1 by %2</source>
        <translation>выше на %2, чем %1</translation>
    </message>
    <message>
        <source>above the measured %1 BW</source>
        <translation>выше измеренных %1 BW</translation>
    </message>
    <message>
        <source>abs.</source>
        <translation>абс.</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>абсолютно</translation>
    </message>
    <message>
        <source>Absolute angles</source>
        <translation>Абсолютные углы</translation>
    </message>
    <message>
        <source>Absolute angles make the shortest equations: one a link. With joint angles each equation adds up those of all links that the joint carries; what they share is named.</source>
        <translation>Абсолютные углы дают самые короткие уравнения: по одному на звено. С углами в суставах каждое уравнение складывает уравнения всех звеньев, которые сустав несёт; общее в них обозначено.</translation>
    </message>
    <message>
        <source>Absolute angles of the links</source>
        <translation>Абсолютные углы звеньев</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Абсолютный допуск</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>ускорение</translation>
    </message>
    <message>
        <source>acceleration of a centre of mass when no rate changes</source>
        <translation>ускорение центра масс при неизменных скоростях</translation>
    </message>
    <message>
        <source>acceleration of a pole when no rate changes</source>
        <translation>ускорение полюса при неизменных скоростях</translation>
    </message>
    <message>
        <source>acceleration of gravity along %1</source>
        <translation>ускорение свободного падения вдоль %1</translation>
    </message>
    <message>
        <source>acceleration of gravity along the axes of %1</source>
        <translation>ускорение свободного падения по осям %1</translation>
    </message>
    <message>
        <source>acceleration of gravity, along %1</source>
        <translation>ускорение свободного падения, вдоль %1</translation>
    </message>
    <message>
        <source>acceleration of gravity, along the own axes</source>
        <translation>ускорение свободного падения, по собственным осям</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass of %1 when no rate changes</source>
        <translation>ускорение центра масс при неизменных скоростях: %1</translation>
    </message>
    <message>
        <source>acceleration of the pole of %1 when no rate changes</source>
        <translation>ускорение полюса при неизменных скоростях: %1</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Поперёк</translation>
    </message>
    <message>
        <source>Across fracture</source>
        <translation>В изломе</translation>
    </message>
    <message>
        <source>Across it, about its centre of mass; a thin rod's when left out</source>
        <translation>Поперёк, относительно центра масс; если не задан — как у тонкого стержня</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Активация</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Активации</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>активации</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Активности</translation>
    </message>
    <message>
        <source>activities hold posture and loads; set activations in the links to keep them</source>
        <translation>активность хранит позу и нагрузки; чтобы сохранить активации, задайте их в связях</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Активность</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>активность</translation>
    </message>
    <message>
        <source>Activity '%1'</source>
        <translation>Активность «%1»</translation>
    </message>
    <message>
        <source>Adapted</source>
        <translation>Приспособлены</translation>
    </message>
    <message>
        <source>Adapted: grown to their new lengths. Fresh: stretched or slack by what their paths have changed</source>
        <translation>Приспособлены: выросли до новых длин. Без изменений: натянуты или ослаблены настолько, насколько изменился их путь</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>add "dependants": "take" to remove them too, or "leave" to keep them</source>
        <translation>добавьте "dependants": "take", чтобы убрать и зависимое, или "leave", чтобы оставить его</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>добавьте %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Добавить: %1, %2</translation>
    </message>
    <message>
        <source>add %1, or remove the key: %2</source>
        <translation>добавьте %1 или уберите ключ: %2</translation>
    </message>
    <message>
        <source>Add '%1'</source>
        <translation>Добавить «%1»</translation>
    </message>
    <message>
        <source>add ')'</source>
        <translation>добавьте «)»</translation>
    </message>
    <message>
        <source>add 'core_kn'</source>
        <translation>добавьте «core_kn»</translation>
    </message>
    <message>
        <source>add 'kt', about 0.8 of the normal stiffness for bone</source>
        <translation>добавьте «kt», для кости около 0,8 нормальной жёсткости</translation>
    </message>
    <message>
        <source>add 'layers', or remove 'layer_pressure'</source>
        <translation>добавьте «layers» или уберите «layer_pressure»</translation>
    </message>
    <message>
        <source>add 'shell', or remove the key</source>
        <translation>добавьте «shell» или уберите ключ</translation>
    </message>
    <message>
        <source>Add a beam</source>
        <translation>Добавить стержень</translation>
    </message>
    <message>
        <source>Add a copy of the stage</source>
        <translation>Добавить копию этапа</translation>
    </message>
    <message>
        <source>Add a curve</source>
        <translation>Добавить кривую</translation>
    </message>
    <message>
        <source>add a file name</source>
        <translation>добавьте имя файла</translation>
    </message>
    <message>
        <source>Add a hip force</source>
        <translation>Добавить силу в тазобедренном суставе</translation>
    </message>
    <message>
        <source>add a joint that carries it</source>
        <translation>добавьте сустав, который его несёт</translation>
    </message>
    <message>
        <source>Add a load</source>
        <translation>Добавить нагрузку</translation>
    </message>
    <message>
        <source>Add a point after the chosen one, or the next power</source>
        <translation>Добавить точку после выбранной или следующую степень</translation>
    </message>
    <message>
        <source>Add a point to %1</source>
        <translation>Добавить точку: %1</translation>
    </message>
    <message>
        <source>add a scenario first</source>
        <translation>сначала добавьте сценарий</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>Добавить этап</translation>
    </message>
    <message>
        <source>Add a stage that is like the selected one</source>
        <translation>Добавить этап, как выбранный</translation>
    </message>
    <message>
        <source>Add Activity</source>
        <translation>Добавить активность</translation>
    </message>
    <message>
        <source>Add an osteotomy</source>
        <translation>Добавить остеотомию</translation>
    </message>
    <message>
        <source>Add Body</source>
        <translation>Добавить тело</translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>Добавить ограничение</translation>
    </message>
    <message>
        <source>Add Contact</source>
        <translation>Добавить контакт</translation>
    </message>
    <message>
        <source>Add Coordinate</source>
        <translation>Добавить координату</translation>
    </message>
    <message>
        <source>Add curve %1</source>
        <translation>Добавить кривую %1</translation>
    </message>
    <message>
        <source>add it above the row of column names; a table without a header is named *.csv</source>
        <translation>добавьте её над строкой имён столбцов; таблицу без заголовка называют *.csv</translation>
    </message>
    <message>
        <source>add it first</source>
        <translation>сначала добавьте</translation>
    </message>
    <message>
        <source>Add Joint</source>
        <translation>Добавить сустав</translation>
    </message>
    <message>
        <source>Add Link</source>
        <translation>Добавить связь</translation>
    </message>
    <message>
        <source>Add Load</source>
        <translation>Добавить нагрузку</translation>
    </message>
    <message>
        <source>Add Node</source>
        <translation>Добавить узел</translation>
    </message>
    <message>
        <source>add objects to it and remove them</source>
        <translation>добавляйте и удаляйте объекты по одному</translation>
    </message>
    <message>
        <source>add one to 'layers' of the joint</source>
        <translation>добавьте слой в «layers» сустава</translation>
    </message>
    <message>
        <source>add one, which says what is given</source>
        <translation>добавьте этап, в котором сказано, что задано</translation>
    </message>
    <message>
        <source>Add Segment</source>
        <translation>Добавить звено</translation>
    </message>
    <message>
        <source>Add the %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>add the '"', and write a line break as \n</source>
        <translation>добавьте «"», а перевод строки пишите как \n</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Добавить к: %1</translation>
    </message>
    <message>
        <source>add up the stiffnesses of some of them</source>
        <translation>сложите жёсткости некоторых из них</translation>
    </message>
    <message>
        <source>Added mass</source>
        <translation>Добавленная масса</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>after</source>
        <translation>через</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>через %1 с</translation>
    </message>
    <message>
        <source>after all verbs as before, at %1: %2</source>
        <translation>после всех правок, как и до них, в %1: %2</translation>
    </message>
    <message>
        <source>after all verbs, at %1: %2</source>
        <translation>после всех команд, в %1: %2</translation>
    </message>
    <message>
        <source>after the cut the fracture would face forwards or backwards</source>
        <translation>после разреза перелом был бы обращён вперёд или назад</translation>
    </message>
    <message>
        <source>after the cut the neck must still point upwards and inwards</source>
        <translation>после разреза шейка должна по-прежнему смотреть вверх и внутрь</translation>
    </message>
    <message>
        <source>after the osteotomy at %1: %2 of valgus turn the plane, and the leg stands by %3 otherwise</source>
        <translation>после остеотомии %1: вальгус %2 поворачивает плоскость, нога стоит иначе на %3</translation>
    </message>
    <message>
        <source>After tightening, before the load</source>
        <translation>После затяжки, до нагрузки</translation>
    </message>
    <message>
        <source>after verb %1, at %2: %3</source>
        <translation>после команды %1, в %2: %3</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>С чем</translation>
    </message>
    <message>
        <source>Against limits</source>
        <translation>Сравнение с пределами</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>all coordinates are given in this stage</source>
        <translation>на этом этапе заданы все координаты</translation>
    </message>
    <message>
        <source>all engaged</source>
        <translation>все включены</translation>
    </message>
    <message>
        <source>all examples for %1</source>
        <translation>все примеры: %1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>All forces of the activity, muscles included, are taken as the share of weight on the leg; in a leg that bears little, muscles pull more than that.</source>
        <translation>Все силы активности, включая мышечные, берутся в доле нагрузки на ногу; в мало нагруженной ноге мышцы тянут сильнее.</translation>
    </message>
    <message>
        <source>All forces shown are those of this share of the load; Solve &gt; Full Load applies all of it</source>
        <translation>Все силы — при этой доле нагрузки; всю прикладывает Решение &gt; Полная нагрузка</translation>
    </message>
    <message>
        <source>all grows with the load</source>
        <translation>всё растёт с нагрузкой</translation>
    </message>
    <message>
        <source>All its pictures frame_0001.png and so on are replaced once the new ones are drawn.</source>
        <translation>Все её рисунки frame_0001.png и далее будут заменены, когда новые будут готовы.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>all mass that moves</source>
        <translation>вся движущаяся масса</translation>
    </message>
    <message>
        <source>all numbers are SI and at most 1e20</source>
        <translation>все числа в СИ и не больше 1e20</translation>
    </message>
    <message>
        <source>all numbers are SI; write 0, or at least 1e-60</source>
        <translation>все числа в СИ; пишите 0 или не меньше 1e-60</translation>
    </message>
    <message>
        <source>All of the load</source>
        <translation>Вся нагрузка</translation>
    </message>
    <message>
        <source>all of the load is applied</source>
        <translation>приложена вся нагрузка</translation>
    </message>
    <message>
        <source>All points go along. Strengths and stiffnesses given as numbers stay; those from area and modulus follow the lengths, and lengths that links state grow with their paths.</source>
        <translation>Меняются все точки. Прочности и жёсткости, заданные числами, остаются; заданные площадью и модулем следуют длинам, а длины связей — своим путям.</translation>
    </message>
    <message>
        <source>all that is pressed slips</source>
        <translation>скользит всё прижатое</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Вдоль</translation>
    </message>
    <message>
        <source>Along the neck unless it is changed</source>
        <translation>Вдоль шейки, если не изменён</translation>
    </message>
    <message>
        <source>Along the plane, before it slides</source>
        <translation>Вдоль плоскости, до скольжения</translation>
    </message>
    <message>
        <source>along x</source>
        <translation>вдоль x</translation>
    </message>
    <message>
        <source>along y</source>
        <translation>вдоль y</translation>
    </message>
    <message>
        <source>along z</source>
        <translation>вдоль z</translation>
    </message>
    <message>
        <source>Alternative %1: </source>
        <translation>Вариант %1: </translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Amplified moments</source>
        <translation>Усиленные моменты</translation>
    </message>
    <message>
        <source>an %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>an %1 of %2</source>
        <translation>%2, %1</translation>
    </message>
    <message>
        <source>an activation</source>
        <translation>активация</translation>
    </message>
    <message>
        <source>an activation is not above -1</source>
        <translation>активация не больше -1</translation>
    </message>
    <message>
        <source>An activity is what the body does: its posture, its loads and what was measured of it. Choose walking here, and step through it with comma and period; Series shows the joint force over the step.</source>
        <translation>Активность — то, что делает тело: поза, нагрузки и что при этом измерено. Выберите здесь ходьбу и листайте её клавишами запятой и точки; «Ряд» показывает силу в суставе за шаг.</translation>
    </message>
    <message>
        <source>an activity needs a model</source>
        <translation>активности нужна модель</translation>
    </message>
    <message>
        <source>an activity needs the model that it is of</source>
        <translation>активности нужна модель, к которой она относится</translation>
    </message>
    <message>
        <source>an angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>An angle in the plane of walking, a lean and a length each</source>
        <translation>У каждого угол ходьбы, наклон и длина</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>площадь</translation>
    </message>
    <message>
        <source>An arm is raised forwards, or a telescope lengthens, and comes back</source>
        <translation>Рука поднимается вперёд или телескоп удлиняется, и обратно</translation>
    </message>
    <message>
        <source>an array of points or polygons is missing</source>
        <translation>нет массива точек или многоугольников</translation>
    </message>
    <message>
        <source>an axis has 'coordinate' and 'terms'</source>
        <translation>у оси есть «coordinate» и «terms»</translation>
    </message>
    <message>
        <source>an effort cannot be held</source>
        <translation>усилие нельзя удерживать</translation>
    </message>
    <message>
        <source>an effort or force reads the force of a rigid contact, which it changes at once</source>
        <translation>усилие или сила читает силу жёсткого контакта, которую сразу же меняет</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>пустой список</translation>
    </message>
    <message>
        <source>an end of stage '%1' has more than one condition</source>
        <translation>у конца этапа «%1» больше одного условия</translation>
    </message>
    <message>
        <source>an end of stage '%1' has no condition</source>
        <translation>у конца этапа «%1» нет условия</translation>
    </message>
    <message>
        <source>an escape that JSON does not know</source>
        <translation>экранирование, которого в JSON нет</translation>
    </message>
    <message>
        <source>an exponent has no unit</source>
        <translation>у показателя степени нет единицы</translation>
    </message>
    <message>
        <source>an imposed shortening (m)</source>
        <translation>заданное укорочение (м)</translation>
    </message>
    <message>
        <source>an intertrochanteric plane crosses the axis within 20 mm before and 30 mm behind the neck's base</source>
        <translation>плоскость межвертельного перелома пересекает ось не далее 20 мм перед основанием шейки и 30 мм за ним</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>элемент</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>an object for %1</source>
        <translation>объект: %1</translation>
    </message>
    <message>
        <source>an object for 'values'</source>
        <translation>объект для «values»</translation>
    </message>
    <message>
        <source>an object for coordinate '%1'</source>
        <translation>объект для координаты «%1»</translation>
    </message>
    <message>
        <source>an operator is missing before %1</source>
        <translation>перед %1 не хватает оператора</translation>
    </message>
    <message>
        <source>an osteotomy of a bone that is given as a mesh is not modelled</source>
        <translation>остеотомия кости, заданной сеткой, не моделируется</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>angle about %1 at which joint '%2' stands in '%3'</source>
        <translation>угол вокруг %1, под которым сустав «%2» стоит в «%3»</translation>
    </message>
    <message>
        <source>angle at which link '%1' is hinged</source>
        <translation>угол, под которым шарнирно закреплено звено «%1»</translation>
    </message>
    <message>
        <source>angle of %1</source>
        <translation>угол: %1</translation>
    </message>
    <message>
        <source>Angle reference</source>
        <translation>Отсчёт угла</translation>
    </message>
    <message>
        <source>Angle to shaft</source>
        <translation>Угол к диафизу</translation>
    </message>
    <message>
        <source>angle to the horizontal, standing</source>
        <translation>угол к горизонтали, стоя</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Углы</translation>
    </message>
    <message>
        <source>Angles are given, the moments are sought</source>
        <translation>Углы заданы, моменты ищутся</translation>
    </message>
    <message>
        <source>angles are rotations, stretches are translations</source>
        <translation>углы — вращения, растяжения — переносы</translation>
    </message>
    <message>
        <source>Angles of the equations</source>
        <translation>Углы в уравнениях</translation>
    </message>
    <message>
        <source>Angles ±</source>
        <translation>Углы ±</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation>Угловое ускорение</translation>
    </message>
    <message>
        <source>angular acceleration of %1 when no rate changes</source>
        <translation>угловое ускорение при неизменных скоростях: %1</translation>
    </message>
    <message>
        <source>angular acceleration when no rate changes</source>
        <translation>угловое ускорение при неизменных скоростях</translation>
    </message>
    <message>
        <source>Angular speed</source>
        <translation>Угловая скорость</translation>
    </message>
    <message>
        <source>angular velocity of %1</source>
        <translation>угловая скорость: %1</translation>
    </message>
    <message>
        <source>angular velocity, along the own axes</source>
        <translation>угловая скорость, по собственным осям</translation>
    </message>
    <message>
        <source>another %1 is named '%2' already</source>
        <translation>имя уже есть: %1 «%2»</translation>
    </message>
    <message>
        <source>Another condition that ends the stage; the first to become true does</source>
        <translation>Ещё одно условие конца этапа; действует выполненное первым</translation>
    </message>
    <message>
        <source>Another construct, compared with three screws</source>
        <translation>Другая конструкция против трёх винтов</translation>
    </message>
    <message>
        <source>another model's range</source>
        <translation>диапазон другой модели</translation>
    </message>
    <message>
        <source>another model's value</source>
        <translation>значение другой модели</translation>
    </message>
    <message>
        <source>Another model: %1</source>
        <translation>Другая модель: %1</translation>
    </message>
    <message>
        <source>another shape has one</source>
        <translation>это свойство другой формы</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Anterior</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Anteversion</source>
        <translation>Антеверсия</translation>
    </message>
    <message>
        <source>anteversion</source>
        <translation>антеверсия</translation>
    </message>
    <message>
        <source>anteversion %1</source>
        <translation>антеверсия %1</translation>
    </message>
    <message>
        <source>Apply all of the load again</source>
        <translation>Снова приложить всю нагрузку</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Площадь</translation>
    </message>
    <message>
        <source>Area of the section</source>
        <translation>Площадь сечения</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>плечо</translation>
    </message>
    <message>
        <source>arm about %1  %2  %3</source>
        <translation>плечо относительно %1  %2  %3</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>as all others</source>
        <translation>как все</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>как прежде</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>как в %1</translation>
    </message>
    <message>
        <source>as last solved</source>
        <translation>как решено последним</translation>
    </message>
    <message>
        <source>As load grows</source>
        <translation>Рост нагрузки</translation>
    </message>
    <message>
        <source>as on the screen</source>
        <translation>как на экране</translation>
    </message>
    <message>
        <source>As the load grows</source>
        <translation>По мере роста нагрузки</translation>
    </message>
    <message>
        <source>As the window showed it when this report was made</source>
        <translation>Как было в окне при составлении отчёта</translation>
    </message>
    <message>
        <source>As what is assumed varies, the head moves by %1 mm and turns into varus by %2°.</source>
        <translation>При изменении допущений головка смещается на %1 мм и поворачивается в варус на %2°.</translation>
    </message>
    <message>
        <source>as when the stage begins</source>
        <translation>как в начале этапа</translation>
    </message>
    <message>
        <source>ask for the angles of the model</source>
        <translation>запросите углы модели</translation>
    </message>
    <message>
        <source>ask for the local method, or write the joint as axes</source>
        <translation>запросите локальный метод или запишите сустав осями</translation>
    </message>
    <message>
        <source>ask for the local method, which names the quantities of every body</source>
        <translation>запросите локальный метод, он даёт имена величинам каждого тела</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>Assumed, not measured</source>
        <translation>Принято, не измерено</translation>
    </message>
    <message>
        <source>assumed: the program's usual value, of which nobody has entered another; measured: on the mesh of the femur. The Pauwels angle is that to the horizontal while standing with the mechanical axis upright; from the shaft: to the square to its axis.</source>
        <translation>принято: обычное значение программы, другого никто не ввёл; измерено: по сетке бедра. Угол Пауэлса — к горизонтали стоя при вертикальной механической оси; «от диафиза» — к перпендикуляру его оси.</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Допущение</translation>
    </message>
    <message>
        <source>At</source>
        <translation>В точке</translation>
    </message>
    <message>
        <source>at</source>
        <translation>в точке</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>at %1 of the load</source>
        <translation>при %1 нагрузки</translation>
    </message>
    <message>
        <source>at %1 s</source>
        <translation>в %1 с</translation>
    </message>
    <message>
        <source>At a time of the run, after a time in the stage, or when a condition becomes true</source>
        <translation>В момент расчёта, через время на этапе или при выполнении условия</translation>
    </message>
    <message>
        <source>at any load</source>
        <translation>при любой нагрузке</translation>
    </message>
    <message>
        <source>At any load: %1.</source>
        <translation>При любой нагрузке: %1.</translation>
    </message>
    <message>
        <source>at landmark %1</source>
        <translation>у ориентира %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Не менее %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>не менее %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>не более</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Не более %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>не более %1</translation>
    </message>
    <message>
        <source>At rest at</source>
        <translation>Ненапряжена при</translation>
    </message>
    <message>
        <source>at the cursor, %1, names have their values</source>
        <translation>имена со значениями у курсора, %1</translation>
    </message>
    <message>
        <source>at the full load large displacements change tensions by up to %1 of the largest and joint forces by up to %2 of the largest</source>
        <translation>при полной нагрузке большие перемещения меняют натяжения не более чем на %1 наибольшего, а силы в суставах — не более чем на %2 наибольшей</translation>
    </message>
    <message>
        <source>at the whole load: %1</source>
        <translation>при полной нагрузке: %1</translation>
    </message>
    <message>
        <source>At x, y, z of it</source>
        <translation>В точке x, y, z</translation>
    </message>
    <message>
        <source>At, frame of the body</source>
        <translation>Точка, оси тела</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>automatic slope</source>
        <translation>наклон автоматически</translation>
    </message>
    <message>
        <source>Automatic weights</source>
        <translation>Веса: авто</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>axes of body or ground</source>
        <translation>оси тела или опоры</translation>
    </message>
    <message>
        <source>Axes of the body (X changes)</source>
        <translation>Оси тела (X меняет)</translation>
    </message>
    <message>
        <source>Axes of the ground (X changes)</source>
        <translation>Оси опоры (X меняет)</translation>
    </message>
    <message>
        <source>axes turned by Euler parameters, along the axes before</source>
        <translation>оси, повёрнутые параметрами Эйлера, по предыдущим осям</translation>
    </message>
    <message>
        <source>Axial</source>
        <translation>Осевая</translation>
    </message>
    <message>
        <source>Axial bed</source>
        <translation>Осевое основание</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Ось</translation>
    </message>
    <message>
        <source>axis %1 of joint '%2'</source>
        <translation>ось %1 сустава «%2»</translation>
    </message>
    <message>
        <source>azimuth of %1, about z from x</source>
        <translation>азимут вокруг z от x: %1</translation>
    </message>
    <message>
        <source>b: centrifugal and Coriolis terms</source>
        <translation>b: центробежные и кориолисовы члены</translation>
    </message>
    <message>
        <source>B: rows of the constraints, lambda: their multipliers</source>
        <translation>B: строки связей (ограничений), lambda: их множители</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Сзади</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>back</source>
        <translation>задний</translation>
    </message>
    <message>
        <source>Back to the activity's posture</source>
        <translation>К позе активности</translation>
    </message>
    <message>
        <source>Back to the saved value</source>
        <translation>К сохранённому значению</translation>
    </message>
    <message>
        <source>back, N</source>
        <translation>назад, Н</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Шар</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>шаровой</translation>
    </message>
    <message>
        <source>Ball  Shift+J</source>
        <translation>Шар  Shift+J</translation>
    </message>
    <message>
        <source>Ball: three, free: six</source>
        <translation>Шар: три, свободный: шесть</translation>
    </message>
    <message>
        <source>bands and events are being computed</source>
        <translation>полосы и события вычисляются</translation>
    </message>
    <message>
        <source>Bands and events are being computed.</source>
        <translation>Полосы и события вычисляются.</translation>
    </message>
    <message>
        <source>Bands and events were not computed.</source>
        <translation>Полосы и события не вычислялись.</translation>
    </message>
    <message>
        <source>Bands are computed for the worst posture.</source>
        <translation>Полосы вычисляются для худшей позы.</translation>
    </message>
    <message>
        <source>Bands are made of these, varied one by one.</source>
        <translation>Полосы получены их поочерёдным изменением.</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Основа</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Стержень</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>стержень</translation>
    </message>
    <message>
        <source>beam '%1' ends at %2 m, where it begins or before</source>
        <translation>стержень «%1» кончается на %2 м, там же, где начинается, или раньше</translation>
    </message>
    <message>
        <source>beam '%1' has '%2' beside 'stiffness'</source>
        <translation>у стержня «%1» есть «%2» рядом с «stiffness»</translation>
    </message>
    <message>
        <source>beam '%1' has more than one of 'stiffness', 'round', 'flat' and 'section'</source>
        <translation>у стержня «%1» больше одного из «stiffness», «round», «flat» и «section»</translation>
    </message>
    <message>
        <source>beam '%1' has none of 'stiffness', 'round', 'flat' and 'section'</source>
        <translation>у стержня «%1» нет ни «stiffness», ни «round», ни «flat», ни «section»</translation>
    </message>
    <message>
        <source>beam '%1' is too stiff in one way beside another to compute with</source>
        <translation>жёсткости стержня «%1» по разным направлениям слишком различны для расчёта</translation>
    </message>
    <message>
        <source>beam '%1' would be cut into about %2 elements, more than %3</source>
        <translation>стержень «%1» был бы разбит на элементов около %2, больше %3</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>Стержни</translation>
    </message>
    <message>
        <source>Beams of its own in place of the usual ones</source>
        <translation>Свои стержни вместо обычных</translation>
    </message>
    <message>
        <source>Bearing on cancellous bone, %1</source>
        <translation>Смятие губчатой кости, %1</translation>
    </message>
    <message>
        <source>Bearing on cortex, %1</source>
        <translation>Смятие кортикальной кости, %1</translation>
    </message>
    <message>
        <source>Bears</source>
        <translation>Несёт</translation>
    </message>
    <message>
        <source>Bed</source>
        <translation>Основание</translation>
    </message>
    <message>
        <source>Beds</source>
        <translation>Основания</translation>
    </message>
    <message>
        <source>beds, stiffness, friction, preload and thread must not be negative</source>
        <translation>основания, жёсткость, трение, натяг и резьба не могут быть отрицательными</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>Before the first edit</source>
        <translation>До первой правки</translation>
    </message>
    <message>
        <source>Before the osteotomy</source>
        <translation>До остеотомии</translation>
    </message>
    <message>
        <source>before the osteotomy</source>
        <translation>до остеотомии</translation>
    </message>
    <message>
        <source>Begin again at the end (L)</source>
        <translation>В конце начать сначала (L)</translation>
    </message>
    <message>
        <source>begin the table at 0 s if it is meant otherwise, or let the stage begin later</source>
        <translation>если задумано иначе, начните таблицу с 0 с или начните этап позже</translation>
    </message>
    <message>
        <source>begins to open</source>
        <translation>начинает раскрываться</translation>
    </message>
    <message>
        <source>begins to slip</source>
        <translation>начинает скользить</translation>
    </message>
    <message>
        <source>Being composed.</source>
        <translation>Составляются.</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>Вычисляется.</translation>
    </message>
    <message>
        <source>Being solved.</source>
        <translation>Решается.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>below %1 by %2</source>
        <translation>ниже на %2, чем %1</translation>
    </message>
    <message>
        <source>Below neck axis</source>
        <translation>Ниже оси шейки</translation>
    </message>
    <message>
        <source>below the measured %1 BW</source>
        <translation>ниже измеренных %1 BW</translation>
    </message>
    <message>
        <source>Below the neck a plate looks better beside a nail than in practice, where nails are preferred (Roberts et al. 2015): that a hip screw slides is not in the model.</source>
        <translation>Ниже шейки пластина выглядит здесь лучше по сравнению с гвоздём, чем на практике, где предпочитают гвозди (Roberts et al. 2015): скольжение бедренного винта в модели не учтено.</translation>
    </message>
    <message>
        <source>Below the trochanters, a nail</source>
        <translation>Ниже вертелов, гвоздь</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>Ремень</translation>
    </message>
    <message>
        <source>Bend the hip</source>
        <translation>Согните тазобедренный сустав</translation>
    </message>
    <message>
        <source>bending, back</source>
        <translation>изгиб назад</translation>
    </message>
    <message>
        <source>bending, front</source>
        <translation>изгиб вперёд</translation>
    </message>
    <message>
        <source>bending, sagittal</source>
        <translation>изгиб, сагитт.</translation>
    </message>
    <message>
        <source>bending, valgus</source>
        <translation>изгиб, вальгус</translation>
    </message>
    <message>
        <source>bending, varus</source>
        <translation>изгиб, варус</translation>
    </message>
    <message>
        <source>Besides those of the activity</source>
        <translation>Сверх относящихся к активности</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>между %1 и %2</translation>
    </message>
    <message>
        <source>Between %1 and %2: taken to the end</source>
        <translation>От %1 до %2: взят край</translation>
    </message>
    <message>
        <source>between its plate alone and a rigid hold</source>
        <translation>от одной пластины до жёсткого удержания</translation>
    </message>
    <message>
        <source>Between samples</source>
        <translation>Между отсчётами</translation>
    </message>
    <message>
        <source>Between the axes of neck and shaft; about 130 degrees</source>
        <translation>Между осями шейки и диафиза; около 130 градусов</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>за пределом</translation>
    </message>
    <message>
        <source>Beyond the ends of the range</source>
        <translation>За краями диапазона</translation>
    </message>
    <message>
        <source>blade</source>
        <translation>клинок</translation>
    </message>
    <message>
        <source>blade (drawn in a usual size)</source>
        <translation>клинок (обычного размера)</translation>
    </message>
    <message>
        <source>Blade plate</source>
        <translation>Клинковая пластина</translation>
    </message>
    <message>
        <source>blade plate</source>
        <translation>клинковая пластина</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Сопряжение</translation>
    </message>
    <message>
        <source>blend</source>
        <translation>сопряжение</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Тела</translation>
    </message>
    <message>
        <source>Bodies cast soft shadows, and crevices are darker</source>
        <translation>Тела отбрасывают мягкие тени, а углубления темнее</translation>
    </message>
    <message>
        <source>Bodies, and how their joints move them from the pole and axes of the body before</source>
        <translation>Тела и то, как их суставы переводят их из полюса и осей предыдущего тела</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Тело</translation>
    </message>
    <message>
        <source>body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>body '%1' has a mass and turns or hangs on a segment, which the equations do not support</source>
        <translation>тело «%1» имеет массу и поворачивается или держится на звене; уравнения этого не поддерживают</translation>
    </message>
    <message>
        <source>body '%1' has no landmarks '%2' and '%3' apart from each other</source>
        <translation>на теле «%1» нет разнесённых ориентиров «%2» и «%3»</translation>
    </message>
    <message>
        <source>body '%1' has no mass: a motion has nothing to accelerate</source>
        <translation>у тела «%1» нет массы: движению нечего ускорять</translation>
    </message>
    <message>
        <source>body '%1' has no mass: statics leaves its weight out, and a motion could not move it</source>
        <translation>у тела «%1» нет массы: статика не учтёт его вес, а движение не сдвинуло бы его</translation>
    </message>
    <message>
        <source>body '%1' has no two joints apart from each other</source>
        <translation>на теле «%1» нет двух разнесённых суставов</translation>
    </message>
    <message>
        <source>body '%1' has no two joints, and no landmark beside its joint, that say where the segment goes</source>
        <translation>на теле «%1» нет ни двух суставов, ни ориентира рядом с суставом, которые указали бы, куда идёт звено</translation>
    </message>
    <message>
        <source>body '%1' is a part of segment '%2' already</source>
        <translation>тело «%1» уже часть звена «%2»</translation>
    </message>
    <message>
        <source>body '%1' is the child of %2 already</source>
        <translation>тело «%1» уже дочернее для %2</translation>
    </message>
    <message>
        <source>body '%1' is the child of no joint</source>
        <translation>тело «%1» не дочернее ни для одного сустава</translation>
    </message>
    <message>
        <source>body '%1' translates by itself, which the equations do not support</source>
        <translation>тело «%1» само перемещается поступательно; уравнения этого не поддерживают</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>Тело A</translation>
    </message>
    <message>
        <source>Body a</source>
        <translation>Тело A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>Тело B</translation>
    </message>
    <message>
        <source>Body b</source>
        <translation>Тело B</translation>
    </message>
    <message>
        <source>body frame</source>
        <translation>тела</translation>
    </message>
    <message>
        <source>Body of load %1</source>
        <translation>Тело нагрузки %1</translation>
    </message>
    <message>
        <source>Body weight</source>
        <translation>Вес тела</translation>
    </message>
    <message>
        <source>Body-fixed x-y-z angles</source>
        <translation>Углы x-y-z в осях тела</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Кость</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>кость</translation>
    </message>
    <message>
        <source>bone %1, fixator %2</source>
        <translation>кость %1, фиксатор %2</translation>
    </message>
    <message>
        <source>Bone (assumed)</source>
        <translation>Кость (принято)</translation>
    </message>
    <message>
        <source>Bone across the plane: the section is divided into small cells, which only push and rub (Coulomb friction). Their stiffness is the modulus of the bone over the depth of the layer that gives way, times the fit of the broken surfaces.</source>
        <translation>Кость в плоскости: сечение разбито на малые ячейки, которые только давят и трутся (кулоново трение). Их жёсткость — модуль кости, делённый на глубину податливого слоя и умноженный на прилегание поверхностей.</translation>
    </message>
    <message>
        <source>bone around it, of its strength</source>
        <translation>кость вокруг, от прочности</translation>
    </message>
    <message>
        <source>bone around the %1</source>
        <translation>кость, %1</translation>
    </message>
    <message>
        <source>bone first</source>
        <translation>первой кость</translation>
    </message>
    <message>
        <source>bone gives way</source>
        <translation>кость разрушается</translation>
    </message>
    <message>
        <source>bone gives way around the %1</source>
        <translation>разрушение кости вокруг: %1</translation>
    </message>
    <message>
        <source>Bone is loaded beyond its strength: the fixator migrates, and figures beyond that are no prediction.</source>
        <translation>Нагрузка на кость выше её прочности: фиксатор мигрирует, дальнейшие числа — не прогноз.</translation>
    </message>
    <message>
        <source>Bone lost</source>
        <translation>Потеря кости</translation>
    </message>
    <message>
        <source>bone may give way</source>
        <translation>возможно разрушение кости</translation>
    </message>
    <message>
        <source>Bone on bone</source>
        <translation>Кость по кости</translation>
    </message>
    <message>
        <source>Bone or flesh that strands wrap round</source>
        <translation>Кость или ткань, которую огибают нити</translation>
    </message>
    <message>
        <source>Bone Surface and Landmarks</source>
        <translation>Поверхность кости и ориентиры</translation>
    </message>
    <message>
        <source>Bone that is lost, evenly</source>
        <translation>Потеря кости, равномерная</translation>
    </message>
    <message>
        <source>bone's share, %</source>
        <translation>доля кости, %</translation>
    </message>
    <message>
        <source>bone, %</source>
        <translation>кость, %</translation>
    </message>
    <message>
        <source>bone, of its strength</source>
        <translation>кость, от прочности</translation>
    </message>
    <message>
        <source>Bones and rigid segments</source>
        <translation>Кости и жёсткие звенья</translation>
    </message>
    <message>
        <source>Bore</source>
        <translation>Канал</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Обе</translation>
    </message>
    <message>
        <source>both ways of link '%1' round surface '%2' are equally long: which one it takes is arbitrary</source>
        <translation>оба пути связи «%1» вокруг поверхности «%2» одинаково длинны: выбор между ними произволен</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Рвётся</translation>
    </message>
    <message>
        <source>Breaks at</source>
        <translation>Рвётся при</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>разорвана</translation>
    </message>
    <message>
        <source>Build and change the model</source>
        <translation>Построение и правка модели</translation>
    </message>
    <message>
        <source>BW</source>
        <translation>BW</translation>
    </message>
    <message>
        <source>By 1/stiffness</source>
        <translation>По 1/жёсткость</translation>
    </message>
    <message>
        <source>by angle</source>
        <translation>по углу</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>По площади</translation>
    </message>
    <message>
        <source>by area</source>
        <translation>по площади</translation>
    </message>
    <message>
        <source>By area if every link states one, else unweighted</source>
        <translation>По площади, если она задана у всех связей, иначе без весов</translation>
    </message>
    <message>
        <source>by compliance</source>
        <translation>по податливости</translation>
    </message>
    <message>
        <source>by how much forces change there is not known: %1</source>
        <translation>насколько там изменятся силы, неизвестно: %1</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>По прочности</translation>
    </message>
    <message>
        <source>by strength</source>
        <translation>по прочности</translation>
    </message>
    <message>
        <source>by the formula</source>
        <translation>по формуле</translation>
    </message>
    <message>
        <source>By the plane</source>
        <translation>По плоскости</translation>
    </message>
    <message>
        <source>By volume</source>
        <translation>По объёму</translation>
    </message>
    <message>
        <source>by volume</source>
        <translation>по объёму</translation>
    </message>
    <message>
        <source>C++</source>
        <translation>C++</translation>
    </message>
    <message>
        <source>C++ (*.cpp *.h)</source>
        <translation>C++ (*.cpp *.h)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel Run</source>
        <translation>Прервать расчёт</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>прервано</translation>
    </message>
    <message>
        <source>cancelled at %1 s</source>
        <translation>прервано в %1 с</translation>
    </message>
    <message>
        <source>cancelled; what was recorded until then is shown</source>
        <translation>прервано; показано записанное до этого</translation>
    </message>
    <message>
        <source>Cancellous</source>
        <translation>Губчатая</translation>
    </message>
    <message>
        <source>Cancellous modulus</source>
        <translation>Модуль губчатой кости</translation>
    </message>
    <message>
        <source>cannot be held</source>
        <translation>не удержать</translation>
    </message>
    <message>
        <source>cannot read the mesh '%1'</source>
        <translation>не удаётся прочесть сетку «%1»</translation>
    </message>
    <message>
        <source>cannot read the model '%1'</source>
        <translation>не удаётся прочесть модель «%1»</translation>
    </message>
    <message>
        <source>cannot read the table '%1'</source>
        <translation>таблица «%1» не читается</translation>
    </message>
    <message>
        <source>cannot save: %1</source>
        <translation>сохранить нельзя: %1</translation>
    </message>
    <message>
        <source>cannot save: the file is write-protected</source>
        <translation>сохранить нельзя: файл защищён от записи</translation>
    </message>
    <message>
        <source>cannot save: the file name is empty or holds a zero byte</source>
        <translation>сохранить нельзя: имя файла пусто или содержит нулевой байт</translation>
    </message>
    <message>
        <source>cannot save: there is no fixation to write</source>
        <translation>сохранить нельзя: нет остеосинтеза для записи</translation>
    </message>
    <message>
        <source>cannot save: there is no motion to write</source>
        <translation>сохранить нельзя: нет движения для записи</translation>
    </message>
    <message>
        <source>cannot save: this is a folder</source>
        <translation>сохранить нельзя: это папка</translation>
    </message>
    <message>
        <source>cannot save: this is no ordinary file</source>
        <translation>сохранить нельзя: это не обычный файл</translation>
    </message>
    <message>
        <source>cannot write to the folder '%1': %2</source>
        <translation>запись в папку «%1» невозможна: %2</translation>
    </message>
    <message>
        <source>Cannulated screws</source>
        <translation>Канюл. винты</translation>
    </message>
    <message>
        <source>cannulated screws</source>
        <translation>канюл. винты</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ячейка</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Размер ячейки</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>central differences · step %1 ms</source>
        <translation>центральные разности · шаг %1 мс</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Центр</translation>
    </message>
    <message>
        <source>Centre in ground</source>
        <translation>Центр в осях опоры</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Центр масс</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation>центр масс</translation>
    </message>
    <message>
        <source>centre of mass of body '%1' from joint '%2'</source>
        <translation>центр масс тела «%1» от сустава «%2»</translation>
    </message>
    <message>
        <source>centre of pressure</source>
        <translation>центр давления</translation>
    </message>
    <message>
        <source>centroid of the section</source>
        <translation>центр сечения</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Цепь</translation>
    </message>
    <message>
        <source>Chain on a plane</source>
        <translation>Цепь на плоскости</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>change</source>
        <translation>изменение</translation>
    </message>
    <message>
        <source>Change %1 %2 in %3</source>
        <translation>Изменить %1 %2 на этапе %3</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>измените его</translation>
    </message>
    <message>
        <source>Change it, and take it back</source>
        <translation>Измените и верните обратно</translation>
    </message>
    <message>
        <source>change its permissions, or save elsewhere</source>
        <translation>измените права на файл или сохраните в другом месте</translation>
    </message>
    <message>
        <source>change its points or shapes</source>
        <translation>измените её точки или формы</translation>
    </message>
    <message>
        <source>Change of stiffness of %1</source>
        <translation>Изменение жёсткости: %1</translation>
    </message>
    <message>
        <source>Change of stiffness of %1 in per cent</source>
        <translation>Изменение жёсткости в процентах: %1</translation>
    </message>
    <message>
        <source>Change of stiffness. Double click: as it was</source>
        <translation>Изменение жёсткости. Двойной щелчок: как было</translation>
    </message>
    <message>
        <source>Change of the outer radius</source>
        <translation>Изменение наружного радиуса</translation>
    </message>
    <message>
        <source>Change the added loads</source>
        <translation>Изменить добавленные нагрузки</translation>
    </message>
    <message>
        <source>Change the coordinate of %1</source>
        <translation>Сменить координату: %1</translation>
    </message>
    <message>
        <source>change the motion, or the range in the model</source>
        <translation>измените движение или диапазон в модели</translation>
    </message>
    <message>
        <source>change the value or the range</source>
        <translation>измените значение или диапазон</translation>
    </message>
    <message>
        <source>change the value, or the range in the model</source>
        <translation>измените значение или диапазон в модели</translation>
    </message>
    <message>
        <source>Change what ends %1</source>
        <translation>Изменить конец: %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
    <message>
        <source>changed since: the range is of the activity as it was measured</source>
        <translation>с тех пор изменено: диапазон для активности, как она измерена</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Изменения</translation>
    </message>
    <message>
        <source>Changes with</source>
        <translation>Меняется с</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>проверьте права доступа</translation>
    </message>
    <message>
        <source>check the condition, or let the run last longer</source>
        <translation>проверьте условие или увеличьте длительность расчёта</translation>
    </message>
    <message>
        <source>check the folder's permissions and the space left</source>
        <translation>проверьте права на папку и свободное место</translation>
    </message>
    <message>
        <source>check the name and the folder</source>
        <translation>проверьте имя и папку</translation>
    </message>
    <message>
        <source>check the name and the permissions</source>
        <translation>проверьте имя и права доступа</translation>
    </message>
    <message>
        <source>check the numbers; xy, xz and yz are minus the integrals of x y, x z and y z</source>
        <translation>проверьте числа; xy, xz и yz — интегралы от x y, x z и y z со знаком минус</translation>
    </message>
    <message>
        <source>check the radii: no square may exceed the sum of the other two</source>
        <translation>проверьте радиусы: квадрат любого из них не больше суммы квадратов двух других</translation>
    </message>
    <message>
        <source>check their moduli</source>
        <translation>проверьте их модули упругости</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Потомок</translation>
    </message>
    <message>
        <source>Choose '%1'</source>
        <translation>Выбрать «%1»</translation>
    </message>
    <message>
        <source>choose a %1</source>
        <translation>выберите %1</translation>
    </message>
    <message>
        <source>choose a *.sinew-fixation.json file</source>
        <translation>выберите файл *.sinew-fixation.json</translation>
    </message>
    <message>
        <source>choose a *.sinew-scenario.json file</source>
        <translation>выберите файл *.sinew-scenario.json</translation>
    </message>
    <message>
        <source>choose a *.sinew.json file in it</source>
        <translation>выберите в ней файл *.sinew.json</translation>
    </message>
    <message>
        <source>choose a *.sinew.json model</source>
        <translation>выберите модель *.sinew.json</translation>
    </message>
    <message>
        <source>Choose a curve</source>
        <translation>Выберите кривую</translation>
    </message>
    <message>
        <source>choose a larger 'element'</source>
        <translation>увеличьте «element»</translation>
    </message>
    <message>
        <source>choose a larger 'element' or fewer beds</source>
        <translation>увеличьте «element» или уменьшите число оснований</translation>
    </message>
    <message>
        <source>choose a nail or a plate along the shaft</source>
        <translation>выберите гвоздь или пластину вдоль диафиза</translation>
    </message>
    <message>
        <source>choose a plate, or an osteotomy that only turns</source>
        <translation>выберите пластину или остеотомию с одним поворотом</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>выберите имя короче</translation>
    </message>
    <message>
        <source>choose a smaller size</source>
        <translation>выберите меньший размер</translation>
    </message>
    <message>
        <source>Choose an activity</source>
        <translation>Выберите активность</translation>
    </message>
    <message>
        <source>choose another file with a list of verbs</source>
        <translation>выберите другой файл со списком команд</translation>
    </message>
    <message>
        <source>choose another fixator or angle</source>
        <translation>выберите другой фиксатор или угол</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>выберите другое имя</translation>
    </message>
    <message>
        <source>choose another one, such as '%1'</source>
        <translation>выберите другое, например «%1»</translation>
    </message>
    <message>
        <source>Choose in Case where the bone is broken, or open one of File &gt; Fixations.</source>
        <translation>Выберите на панели «Случай», где сломана кость, или откройте пример: Файл &gt; Остеосинтез.</translation>
    </message>
    <message>
        <source>choose larger cells</source>
        <translation>возьмите ячейки крупнее</translation>
    </message>
    <message>
        <source>choose Open, which takes files of all kinds</source>
        <translation>выберите «Открыть»: там принимаются файлы всех видов</translation>
    </message>
    <message>
        <source>choose smaller ones</source>
        <translation>возьмите числа меньше</translation>
    </message>
    <message>
        <source>Choose the model's own posture</source>
        <translation>Выбрать собственную позу модели</translation>
    </message>
    <message>
        <source>choose the one that the case was made with</source>
        <translation>выберите ту, с которой создан этот случай</translation>
    </message>
    <message>
        <source>choose the other side, or pick the condyles at the back</source>
        <translation>выберите другую сторону или отметьте мыщелки сзади</translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation>Выбрать, что строить</translation>
    </message>
    <message>
        <source>Choose what to plot with “+ curve”</source>
        <translation>Выберите, что строить: «+ кривая»</translation>
    </message>
    <message>
        <source>Choose where the bone is broken</source>
        <translation>Выберите, где сломана кость</translation>
    </message>
    <message>
        <source>Chosen, but it pulls in no posture of this activity</source>
        <translation>Выбрана, но в этой активности не тянет</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Ссылка</translation>
    </message>
    <message>
        <source>Clamp a segment to '%1'</source>
        <translation>Закрепить звено на теле «%1»</translation>
    </message>
    <message>
        <source>Clamp an Exoskeleton Segment to the Body</source>
        <translation>Закрепить звено экзоскелета на теле</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Clear Selection</source>
        <translation>Снять выделение</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Зазор</translation>
    </message>
    <message>
        <source>clearance of loose screws</source>
        <translation>зазор свободных винтов</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щелчок</translation>
    </message>
    <message>
        <source>click %1 · Esc: give up</source>
        <translation>щёлкните: %1 · Esc: отмена</translation>
    </message>
    <message>
        <source>Click a bone, a joint or a link, here or in the view, to read its properties.</source>
        <translation>Щёлкните кость, сустав или связь здесь или в виде, чтобы увидеть свойства.</translation>
    </message>
    <message>
        <source>Click a point on the narrowest part of the neck</source>
        <translation>Отметьте точку в самом узком месте шейки</translation>
    </message>
    <message>
        <source>click a third place for the angle · Esc: start anew</source>
        <translation>щёлкните третье место для угла · Esc: заново</translation>
    </message>
    <message>
        <source>Click for the next mode</source>
        <translation>Щелчок — следующий режим</translation>
    </message>
    <message>
        <source>Click four or more points all around the head</source>
        <translation>Отметьте четыре и более точек вокруг головки</translation>
    </message>
    <message>
        <source>Click Its Place in the View</source>
        <translation>Указать место в виде</translation>
    </message>
    <message>
        <source>Click Its Points in the View</source>
        <translation>Указать точки в виде</translation>
    </message>
    <message>
        <source>click points on bones, one after the other</source>
        <translation>щёлкайте точки на костях, одну за другой</translation>
    </message>
    <message>
        <source>Click the hindmost point of the inner condyle</source>
        <translation>Отметьте заднюю точку внутреннего мыщелка</translation>
    </message>
    <message>
        <source>Click the hindmost point of the outer condyle</source>
        <translation>Отметьте заднюю точку наружного мыщелка</translation>
    </message>
    <message>
        <source>Click the inner side of the knee, at its widest</source>
        <translation>Отметьте внутреннюю сторону колена в широком месте</translation>
    </message>
    <message>
        <source>Click the outer side of the knee, at its widest</source>
        <translation>Отметьте наружную сторону колена в широком месте</translation>
    </message>
    <message>
        <source>click the second place · Esc: start anew</source>
        <translation>щёлкните второе место · Esc: заново</translation>
    </message>
    <message>
        <source>Click the shaft twice: below the lesser trochanter, and further down</source>
        <translation>Отметьте диафиз дважды: ниже малого вертела и ещё ниже</translation>
    </message>
    <message>
        <source>click to measure anew · Esc: take it away</source>
        <translation>щёлкните, чтобы измерить заново · Esc: убрать</translation>
    </message>
    <message>
        <source>click two places for a distance, a third for an angle</source>
        <translation>щёлкните два места для расстояния, третье для угла</translation>
    </message>
    <message>
        <source>click where it ends · Esc: give up</source>
        <translation>щёлкните место конца · Esc: отмена</translation>
    </message>
    <message>
        <source>click where its joint is, on a body or on the ground</source>
        <translation>щёлкните место сустава на теле или опоре</translation>
    </message>
    <message>
        <source>click where the %1 goes, on a body or on the ground · Esc: give up</source>
        <translation>щёлкните место на теле или опоре: %1 · Esc: отмена</translation>
    </message>
    <message>
        <source>click where the %1 is</source>
        <translation>щёлкните место: %1</translation>
    </message>
    <message>
        <source>Clinicians</source>
        <translation>Клиницисты</translation>
    </message>
    <message>
        <source>clip plane section slice cross-section</source>
        <translation>сечение разрез плоскость отсечения срез</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Отсчёт времени</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>время</translation>
    </message>
    <message>
        <source>clone copy</source>
        <translation>копия клон дублировать</translation>
    </message>
    <message>
        <source>Close %1; View &gt; Panels shows it again</source>
        <translation>Закрыть: %1; вернуть через Вид &gt; Панели</translation>
    </message>
    <message>
        <source>close it there, or choose another name</source>
        <translation>закройте его там или выберите другое имя</translation>
    </message>
    <message>
        <source>Close Window</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>Closed loops, rods, couplings</source>
        <translation>Замкнутые контуры, тяги, сопряжения</translation>
    </message>
    <message>
        <source>closure '%1' is not written out in symbols: %2</source>
        <translation>замыкание «%1» не записано в символах: %2</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>unit</comment>
        <translation>см</translation>
    </message>
    <message>
        <source>Cobalt chrome</source>
        <translation>Кобальт-хром</translation>
    </message>
    <message>
        <source>Cobalt-chromium</source>
        <translation>Кобальт-хром</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Коэффициент</translation>
    </message>
    <message>
        <source>coefficient of link '%1'</source>
        <translation>коэффициент звена «%1»</translation>
    </message>
    <message>
        <source>coefficient of links '%1' and '%2'</source>
        <translation>коэффициент звеньев «%1» и «%2»</translation>
    </message>
    <message>
        <source>coefficient of power %1 of %2</source>
        <translation>коэффициент при степени %1: %2</translation>
    </message>
    <message>
        <source>Coefficient, %1</source>
        <translation>Коэффициент, %1</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>column %1 has no name</source>
        <translation>у столбца %1 нет имени</translation>
    </message>
    <message>
        <source>column '%1' of table '%2' has gaps</source>
        <translation>в столбце «%1» таблицы «%2» есть пропуски</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>to do it</comment>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Compare constructs</source>
        <translation>Сравнение конструкций</translation>
    </message>
    <message>
        <source>Compare Criteria</source>
        <translation>Сравнить критерии</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Сравнить с %1</translation>
    </message>
    <message>
        <source>Compare with another fixator</source>
        <translation>Сравнить с другим фиксатором</translation>
    </message>
    <message>
        <source>Compared constructs</source>
        <translation>Сравниваемые конструкции</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>Податливость</translation>
    </message>
    <message>
        <source>Component of the force on the child body, ground frame</source>
        <translation>Составляющая силы на тело-потомок, оси опоры</translation>
    </message>
    <message>
        <source>compr., N</source>
        <translation>сжатие, Н</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Сжатие</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>сжатие</translation>
    </message>
    <message>
        <source>compute a part of it apart</source>
        <translation>вычислите часть отдельно</translation>
    </message>
    <message>
        <source>compute a part of it apart, or leave out brackets that change nothing</source>
        <translation>вычислите часть отдельно или уберите лишние скобки</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>вычислено</translation>
    </message>
    <message>
        <source>Computed %1 %2.</source>
        <translation>Вычислено %1 %2.</translation>
    </message>
    <message>
        <source>Computed value against the measured range</source>
        <translation>Вычисленное значение и измеренный диапазон</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Вычисление…</translation>
    </message>
    <message>
        <source>Condition that ends the stage</source>
        <translation>Условие конца этапа</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Постоянная</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>постоянная</translation>
    </message>
    <message>
        <source>constant angle of %1</source>
        <translation>постоянный угол: %1</translation>
    </message>
    <message>
        <source>constant of %1</source>
        <translation>постоянная: %1</translation>
    </message>
    <message>
        <source>Constant part</source>
        <translation>Постоянная часть</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>Ограничение</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>constraint '%1' holds body '%2' to itself</source>
        <translation>ограничение «%1» связывает тело «%2» с ним же</translation>
    </message>
    <message>
        <source>constraint '%1' holds motion '%2' twice</source>
        <translation>ограничение «%1» запрещает движение «%2» дважды</translation>
    </message>
    <message>
        <source>constraint '%1' holds no motion</source>
        <translation>ограничение «%1» не запрещает ни одного движения</translation>
    </message>
    <message>
        <source>constraint '%1' makes coordinate '%2' a function of itself</source>
        <translation>ограничение «%1» делает координату «%2» функцией её самой</translation>
    </message>
    <message>
        <source>constraint rows that others imply bear nothing here, since statics cannot tell their shares apart: %1</source>
        <translation>строки ограничений, следующие из других, здесь ничего не несут: статика не может разделить их доли: %1</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Ограничения</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>ограничения</translation>
    </message>
    <message>
        <source>Constraints move %1 along.</source>
        <translation>Ограничения двигают вместе: %1.</translation>
    </message>
    <message>
        <source>constraints that follow a function of time</source>
        <translation>ограничения по функции времени</translation>
    </message>
    <message>
        <source>Constraints, row by row</source>
        <translation>Ограничения, строка за строкой</translation>
    </message>
    <message>
        <source>Constructs compared</source>
        <translation>Сравнение конструкций</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>контакт</translation>
    </message>
    <message>
        <source>contact %1 cannot stay closed: given motions or constraints press it in</source>
        <translation>контакт %1 не может оставаться замкнутым: заданные движения или ограничения вдавливают его</translation>
    </message>
    <message>
        <source>contact %1 jams while it slides (Painleve's paradox); give it a stiffness</source>
        <translation>контакт %1 заклинивает при скольжении (парадокс Пенлеве); задайте ему жёсткость</translation>
    </message>
    <message>
        <source>contact '%1'</source>
        <translation>контакт «%1»</translation>
    </message>
    <message>
        <source>contact '%1' is open by %2</source>
        <translation>контакт «%1» открыт, зазор %2</translation>
    </message>
    <message>
        <source>contact '%1' lets body '%2' touch itself</source>
        <translation>в контакте «%1» тело «%2» касается само себя</translation>
    </message>
    <message>
        <source>contact '%1' lies %2 mm behind its plane; it is rigid and counts as touching</source>
        <translation>контакт «%1» лежит за своей плоскостью, глубина %2 мм; он жёсткий и считается замкнутым</translation>
    </message>
    <message>
        <source>contact '%1' lies %2 mm in its plane and bears %3 times the weight of all bodies; is that the posture?</source>
        <translation>контакт «%1» вдавлен в свою плоскость на %2 мм и несёт %3-кратный вес всех тел; та ли это поза?</translation>
    </message>
    <message>
        <source>Contact, only pushes</source>
        <translation>Контакт, только давит</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Контакты</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>контакты</translation>
    </message>
    <message>
        <source>contacts %1 cannot stay closed: given motions or constraints press it in</source>
        <translation>контакты %1 не могут оставаться замкнутыми: заданные движения или ограничения вдавливают их</translation>
    </message>
    <message>
        <source>contacts belong to a body: click on one</source>
        <translation>контакт принадлежит телу: щёлкните тело</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Координата</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>координата</translation>
    </message>
    <message>
        <source>coordinate '%1'</source>
        <translation>координата «%1»</translation>
    </message>
    <message>
        <source>coordinate '%1' belongs to joint '%2' already</source>
        <translation>координата «%1» уже принадлежит суставу «%2»</translation>
    </message>
    <message>
        <source>coordinate '%1' has both an acceleration and an effort</source>
        <translation>у координаты «%1» заданы и ускорение, и усилие</translation>
    </message>
    <message>
        <source>coordinate '%1' is an angle of segment '%2' already</source>
        <translation>координата «%1» уже служит углом звена «%2»</translation>
    </message>
    <message>
        <source>coordinate '%1' is given twice in stage '%2'</source>
        <translation>координата «%1» задана дважды на этапе «%2»</translation>
    </message>
    <message>
        <source>coordinate '%1' is no rotation</source>
        <translation>координата «%1» — не поворот</translation>
    </message>
    <message>
        <source>coordinate '%1' is no translation</source>
        <translation>координата «%1» — не перемещение</translation>
    </message>
    <message>
        <source>coordinate '%1' is set twice</source>
        <translation>координата «%1» задана дважды</translation>
    </message>
    <message>
        <source>coordinate '%1' moves no joint</source>
        <translation>координата «%1» не движет ни одного сустава</translation>
    </message>
    <message>
        <source>coordinate '%1' stands beside 'coordinates'</source>
        <translation>координата «%1» стоит рядом с «coordinates»</translation>
    </message>
    <message>
        <source>coordinate '%1' stands twice</source>
        <translation>координата «%1» указана дважды</translation>
    </message>
    <message>
        <source>Coordinate of the curve</source>
        <translation>Координата кривой</translation>
    </message>
    <message>
        <source>Coordinate that is moved through its range</source>
        <translation>Координата, проходящая свой диапазон</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Coordinates and efforts</source>
        <translation>Координаты и усилия</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>копия</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Копировать %1</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Копировать всё</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Копировать данные</translation>
    </message>
    <message>
        <source>copy objects in Sinew, or a text such as {"bodies": [...]}</source>
        <translation>скопируйте объекты в Sinew или текст вида {"bodies": [...]}</translation>
    </message>
    <message>
        <source>Copy plot</source>
        <translation>Копировать график</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Копировать таблицу</translation>
    </message>
    <message>
        <source>Copy Table of Postures</source>
        <translation>Копировать таблицу поз</translation>
    </message>
    <message>
        <source>Copy the table to paste it into another program</source>
        <translation>Копировать таблицу для другой программы</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Копировать значение</translation>
    </message>
    <message>
        <source>Core kn</source>
        <translation>kn ядра</translation>
    </message>
    <message>
        <source>Core kt</source>
        <translation>kt ядра</translation>
    </message>
    <message>
        <source>Cortex of the neck</source>
        <translation>Кортикальный слой шейки</translation>
    </message>
    <message>
        <source>Cortex of the same</source>
        <translation>Его кортикальный слой</translation>
    </message>
    <message>
        <source>Cortex of the shaft</source>
        <translation>Кортикальный слой диафиза</translation>
    </message>
    <message>
        <source>Cortical modulus</source>
        <translation>Модуль кортикальной кости</translation>
    </message>
    <message>
        <source>Cosines</source>
        <translation>Косинусы</translation>
    </message>
    <message>
        <source>could not run; see the messages</source>
        <translation>расчёт невозможен; см. сообщения</translation>
    </message>
    <message>
        <source>coupling</source>
        <translation>сопряжение</translation>
    </message>
    <message>
        <source>coupling '%1'</source>
        <translation>сопряжение «%1»</translation>
    </message>
    <message>
        <source>Crank</source>
        <translation>Шатун</translation>
    </message>
    <message>
        <source>Crank and pedals close two loops; a turn is solved in milliseconds</source>
        <translation>Два замкнутых контура; оборот за миллисекунды</translation>
    </message>
    <message>
        <source>Crash ride with a belt</source>
        <translation>Столкновение с ремнём</translation>
    </message>
    <message>
        <source>create person human skeleton patient body mass height</source>
        <translation>создать человек скелет пациент масса рост</translation>
    </message>
    <message>
        <source>create the folder first, or save elsewhere</source>
        <translation>сначала создайте папку или сохраните в другом месте</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Критерии</translation>
    </message>
    <message>
        <source>criterion optimisation activation load sharing</source>
        <translation>критерий оптимизация активация распределение нагрузки</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Сечение</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Пересечение</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV STO table numbers curves</source>
        <translation>CSV STO таблица числа кривые</translation>
    </message>
    <message>
        <source>Ctrl+left drag</source>
        <translation>Ctrl+левая кнопка</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Cubic</source>
        <translation>Кубический</translation>
    </message>
    <message>
        <source>Cubic stiffness</source>
        <translation>Кубическая жёсткость</translation>
    </message>
    <message>
        <source>cubic stiffness of the spring</source>
        <translation>кубическая жёсткость пружины</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Кривизна</translation>
    </message>
    <message>
        <source>curvature of %1</source>
        <translation>кривизна: %1</translation>
    </message>
    <message>
        <source>curvature of the natural cubic spline of %1 through %2</source>
        <translation>вторая производная естественного кубического сплайна от %1 через точки %2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Кривая</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>кривая</translation>
    </message>
    <message>
        <source>curve %1</source>
        <translation>кривая %1</translation>
    </message>
    <message>
        <source>Curve %1 with its rate and acceleration</source>
        <translation>Кривая %1, её скорость и ускорение</translation>
    </message>
    <message>
        <source>curve '%1': %2</source>
        <translation>кривая «%1»: %2</translation>
    </message>
    <message>
        <source>Curve of the function</source>
        <translation>Кривая функции</translation>
    </message>
    <message>
        <source>Curve that is followed</source>
        <translation>Кривая, за которой следуют</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>Curves of the recording</source>
        <translation>Кривые записи</translation>
    </message>
    <message>
        <source>Cut Away the Front</source>
        <translation>Срезать переднюю часть</translation>
    </message>
    <message>
        <source>cut bone correction angle</source>
        <translation>разрез кость коррекция угол</translation>
    </message>
    <message>
        <source>Cyclist</source>
        <translation>Велосипедист</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Цилиндр</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Damper</source>
        <translation>Демпфер</translation>
    </message>
    <message>
        <source>dampers of coordinates</source>
        <translation>демпферы координат</translation>
    </message>
    <message>
        <source>dampers of links</source>
        <translation>демпферы связей</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Демпфирование</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>демпфирование</translation>
    </message>
    <message>
        <source>Damping along the plane</source>
        <translation>Демпфирование вдоль плоскости</translation>
    </message>
    <message>
        <source>damping of contacts</source>
        <translation>демпфирование контактов</translation>
    </message>
    <message>
        <source>damping of stops</source>
        <translation>демпфирование упоров</translation>
    </message>
    <message>
        <source>Damping of the tracking</source>
        <translation>Демпфирование слежения</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>dashed: kept run</source>
        <translation>штрих: прежний расчёт</translation>
    </message>
    <message>
        <source>Dashed: with large displacements.</source>
        <translation>Штрих: с большими перемещениями.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>day mode white colours</source>
        <translation>дневной режим белый цвета</translation>
    </message>
    <message>
        <source>decimals are written with a full stop: 1.5</source>
        <translation>дробную часть отделяют точкой: 1.5</translation>
    </message>
    <message>
        <source>default panels docks windows</source>
        <translation>панели по умолчанию окна расположение</translation>
    </message>
    <message>
        <source>default pose initial angles neutral zero</source>
        <translation>поза по умолчанию начальные углы нейтральная ноль</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Задержка</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>задержка</translation>
    </message>
    <message>
        <source>Delay of the given value</source>
        <translation>Задержка заданного значения</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить %1</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>Удалить всё</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete the body</source>
        <translation>Удалить тело</translation>
    </message>
    <message>
        <source>Delete the coordinate</source>
        <translation>Удалить координату</translation>
    </message>
    <message>
        <source>Delete the link</source>
        <translation>Удалить связь</translation>
    </message>
    <message>
        <source>Delete the node</source>
        <translation>Удалить узел</translation>
    </message>
    <message>
        <source>Delete the point</source>
        <translation>Удалить точку</translation>
    </message>
    <message>
        <source>Delete the surface</source>
        <translation>Удалить поверхность</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Производная</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>deselect select none</source>
        <translation>снять выделение ничего</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Отсоединить</translation>
    </message>
    <message>
        <source>Detach Mesh</source>
        <translation>Отсоединить сетку</translation>
    </message>
    <message>
        <source>Detach the femur mesh</source>
        <translation>Отсоединить сетку бедра</translation>
    </message>
    <message>
        <source>detach the mesh: what was measured on it stays</source>
        <translation>отсоедините сетку: измеренное по ней останется</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Диаметр</translation>
    </message>
    <message>
        <source>diameter %1 mm</source>
        <translation>диаметр %1 мм</translation>
    </message>
    <message>
        <source>diameter / bore or width × height, mm</source>
        <translation>диаметр / канал или ширина × высота, мм</translation>
    </message>
    <message>
        <source>did you mean '%1'?</source>
        <translation>возможно, имелось в виду «%1»?</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Разности</translation>
    </message>
    <message>
        <source>Differs from the saved file</source>
        <translation>Отличается от сохранённого файла</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>direction of %1</source>
        <translation>направление: %1</translation>
    </message>
    <message>
        <source>direction of '%1'</source>
        <translation>направление «%1»</translation>
    </message>
    <message>
        <source>direction of '%1' in '%2'</source>
        <translation>направление «%1» в «%2»</translation>
    </message>
    <message>
        <source>direction of the turned axis of joint '%1'</source>
        <translation>направление повёрнутой оси сустава «%1»</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Discard the unsaved work on '%1'?</source>
        <translation>Отбросить несохранённую работу над «%1»?</translation>
    </message>
    <message>
        <source>Dismount from a bar</source>
        <translation>Соскок с перекладины</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>Distal</source>
        <translation>Дистальный</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>Distances and angles</source>
        <translation>Расстояния и углы</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Документы (*.pdf)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>dotted: measured</source>
        <translation>пунктир: измерено</translation>
    </message>
    <message>
        <source>Double click a title</source>
        <translation>Двойной щелчок по заголовку</translation>
    </message>
    <message>
        <source>Double click: back to the activity's value</source>
        <translation>Двойной щелчок: значение активности</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>name of a key</comment>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>down</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>down, N</source>
        <translation>вниз, Н</translation>
    </message>
    <message>
        <source>drag a body to pose the joints</source>
        <translation>тащите тело, чтобы задать позу</translation>
    </message>
    <message>
        <source>Drag a body: the joints follow</source>
        <translation>Тащить тело: суставы следуют</translation>
    </message>
    <message>
        <source>Drag a point; a double click adds one or removes it</source>
        <translation>Точку можно тащить; двойной щелчок добавляет или убирает</translation>
    </message>
    <message>
        <source>Drag along axes (G)</source>
        <translation>Тащить вдоль осей (G)</translation>
    </message>
    <message>
        <source>drag freely, in steps</source>
        <translation>тащить свободно, шагами</translation>
    </message>
    <message>
        <source>Drag or press the arrow keys to choose the posture; double click for the worst</source>
        <translation>Поза выбирается мышью или стрелками; двойной щелчок — худшая</translation>
    </message>
    <message>
        <source>Drag the %1</source>
        <translation>Перетащить: %1</translation>
    </message>
    <message>
        <source>Drag the fracture plane</source>
        <translation>Перетащить плоскость перелома</translation>
    </message>
    <message>
        <source>Drag the slider of hip flexion: every force is solved anew as it moves. In the view, muscles that pull are thick and coloured by their tension, slack ones thin and dashed.</source>
        <translation>Потяните ползунок сгибания в тазобедренном суставе (hip flexion): при движении все силы вычисляются заново. В виде мышцы, которые тянут, толстые и окрашены по натяжению, выключенные — тонкие и штриховые.</translation>
    </message>
    <message>
        <source>drag: along the bone · Shift: off it · Esc: back</source>
        <translation>тащить: по кости · Shift: вне её · Esc: назад</translation>
    </message>
    <message>
        <source>Dragging</source>
        <translation>Перетаскивание</translation>
    </message>
    <message>
        <source>Draw %1 '%2'</source>
        <translation>Нарисовать: %1 «%2»</translation>
    </message>
    <message>
        <source>Draw a body: B · or start from a figure: File &gt; New Figure…</source>
        <translation>Нарисуйте тело: B · или начните с фигуры: Файл &gt; Новая фигура…</translation>
    </message>
    <message>
        <source>Draw a body: its joint, then its end</source>
        <translation>Нарисовать тело: сустав, затем конец</translation>
    </message>
    <message>
        <source>Draw a muscle point by point</source>
        <translation>Нарисовать мышцу по точкам</translation>
    </message>
    <message>
        <source>Drawing %1…</source>
        <translation>Рисуется %1…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Привод</translation>
    </message>
    <message>
        <source>drive %1</source>
        <translation>привод %1</translation>
    </message>
    <message>
        <source>Driven</source>
        <translation>С приводом</translation>
    </message>
    <message>
        <source>driven</source>
        <translation>с приводом</translation>
    </message>
    <message>
        <source>Driven in the model by given efforts, which Q holds: %1.</source>
        <translation>С приводом в модели, заданные усилия входят в Q: %1.</translation>
    </message>
    <message>
        <source>Driven: a given moment or force acts on it</source>
        <translation>С приводом: действует заданный момент или сила</translation>
    </message>
    <message>
        <source>Drives the coordinate towards the motion</source>
        <translation>Ведёт координату к движению</translation>
    </message>
    <message>
        <source>Drop a file</source>
        <translation>Бросить файл</translation>
    </message>
    <message>
        <source>Drop What Is Compared</source>
        <translation>Убрать сравнение</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Создать копию</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Создать копию %1</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>длительность</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>EA</source>
        <translation>EA</translation>
    </message>
    <message>
        <source>Each muscle on the fragment that the plane says</source>
        <translation>Каждая мышца на отломке по плоскости</translation>
    </message>
    <message>
        <source>Earthworm</source>
        <translation>Дождевой червь</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Усилие</translation>
    </message>
    <message>
        <source>effort on coordinate '%1'</source>
        <translation>усилие по координате «%1»</translation>
    </message>
    <message>
        <source>efforts can only hold the three turns of joint '%1' where they are</source>
        <translation>усилия могут лишь удерживать три поворота сустава «%1» там, где они есть</translation>
    </message>
    <message>
        <source>EI y</source>
        <translation>EI y</translation>
    </message>
    <message>
        <source>EI z</source>
        <translation>EI z</translation>
    </message>
    <message>
        <source>Elastic shells under the pressure of a joint: how far its radius gives way</source>
        <translation>Упругие оболочки: насколько уступает радиус</translation>
    </message>
    <message>
        <source>Elastic shells, from the solid core outwards</source>
        <translation>Упругие оболочки, от сплошного ядра наружу</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Элемент</translation>
    </message>
    <message>
        <source>elevation of %1 from the x-y plane</source>
        <translation>угол возвышения над плоскостью x-y: %1</translation>
    </message>
    <message>
        <source>Eleven links</source>
        <translation>Одиннадцать звеньев</translation>
    </message>
    <message>
        <source>Eleven links that stretch</source>
        <translation>Одиннадцать растяжимых звеньев</translation>
    </message>
    <message>
        <source>Eleven-link figure</source>
        <translation>Фигура из одиннадцати звеньев</translation>
    </message>
    <message>
        <source>Eleven-link figure of variable lengths</source>
        <translation>11 звеньев перем. длины</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Эллипс</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Эллипсоид</translation>
    </message>
    <message>
        <source>Elongation</source>
        <translation>Удлинение</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language, a name of a file</comment>
        <translation>ru</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>end</source>
        <translation>окончание</translation>
    </message>
    <message>
        <source>end a muscle</source>
        <translation>закончить мышцу</translation>
    </message>
    <message>
        <source>end of '%1'</source>
        <translation>конец «%1»</translation>
    </message>
    <message>
        <source>end of run</source>
        <translation>конец расчёта</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>окончен: %1</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Условия окончания</translation>
    </message>
    <message>
        <source>Ends as %1 does</source>
        <translation>Кончается, как %1</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Energy drift %1</source>
        <translation>Уход энергии %1</translation>
    </message>
    <message>
        <source>energy drift not known</source>
        <translation>уход энергии неизвестен</translation>
    </message>
    <message>
        <source>energy kept</source>
        <translation>энергия сохраняется</translation>
    </message>
    <message>
        <source>energy kept exactly</source>
        <translation>энергия сохранена точно</translation>
    </message>
    <message>
        <source>energy may come from nothing in impacts above 2, and beyond 4 in any motion; take a shorter step</source>
        <translation>при значениях больше 2 энергия может возникать из ничего при ударах, а больше 4 — при любом движении; уменьшите шаг</translation>
    </message>
    <message>
        <source>energy off by %1</source>
        <translation>энергия отклонилась на %1</translation>
    </message>
    <message>
        <source>energy that no work accounts for: %1 % of the largest energy or work</source>
        <translation>энергия, которой не соответствует работа: %1 % наибольшей энергии или работы</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>включена</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Инженеры</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter goes to the state after an edit</source>
        <translation>Enter — к состоянию после правки</translation>
    </message>
    <message>
        <source>Enter or double click: done · Backspace: last point back · Esc: give up</source>
        <translation>Enter или двойной щелчок: готово · Backspace: убрать точку · Esc: отмена</translation>
    </message>
    <message>
        <source>entries of A, b and g that others refer to stand there by their names</source>
        <translation>элементы A, b и g, на которые ссылаются другие, стоят там под своими именами</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Уравнения</translation>
    </message>
    <message>
        <source>equations are composed for the variable-length links of 'segments'</source>
        <translation>уравнения составляются для звеньев переменной длины из «segments»</translation>
    </message>
    <message>
        <source>Equations as text</source>
        <translation>Уравнения текстом</translation>
    </message>
    <message>
        <source>Equations of Motion</source>
        <translation>Уравнения движения</translation>
    </message>
    <message>
        <source>Equations of motion</source>
        <translation>Уравнения движения</translation>
    </message>
    <message>
        <source>Equations of motion, term by term, as LaTeX or C++</source>
        <translation>Уравнения по слагаемым: LaTeX или C++</translation>
    </message>
    <message>
        <source>Equations of motion: %1</source>
        <translation>Уравнения движения: %1</translation>
    </message>
    <message>
        <source>equilibrium could not be followed beyond %1</source>
        <translation>проследить равновесие дальше не удалось: %1</translation>
    </message>
    <message>
        <source>equilibrium posture found</source>
        <translation>поза равновесия найдена</translation>
    </message>
    <message>
        <source>equilibrium posture found, but it is unstable</source>
        <translation>поза равновесия найдена, но она неустойчива</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>ошибка: %1</translation>
    </message>
    <message>
        <source>Esc ends it at any time</source>
        <translation>Esc заканчивает обзор в любой момент</translation>
    </message>
    <message>
        <source>Euler parameter; speed %1 (rad/s)</source>
        <translation>параметр Эйлера; скорость %1 (рад/с)</translation>
    </message>
    <message>
        <source>Euler parameters of ball and free joints</source>
        <translation>Параметры Эйлера шаровых и свободных суставов</translation>
    </message>
    <message>
        <source>Events are computed for the worst posture.</source>
        <translation>События вычисляются для худшей позы.</translation>
    </message>
    <message>
        <source>Events as the load grows</source>
        <translation>События при росте нагрузки</translation>
    </message>
    <message>
        <source>every force is possible</source>
        <translation>возможна любая сила</translation>
    </message>
    <message>
        <source>every number must be finite</source>
        <translation>все числа должны быть конечными</translation>
    </message>
    <message>
        <source>Every picture is an example, which opens solved and ready to change. Click on this one, a hip with its muscles, or on Next.</source>
        <translation>Каждый рисунок — пример: он открывается решённым и готовым к изменениям. Нажмите на этот, тазобедренный сустав с мышцами, или «Далее».</translation>
    </message>
    <message>
        <source>Every stiffness as the model states it</source>
        <translation>Все жёсткости как в модели</translation>
    </message>
    <message>
        <source>every stiffness as the model states it</source>
        <translation>все жёсткости как в модели</translation>
    </message>
    <message>
        <source>Every stiffness between %1 and %2 times the stated one; %n samples, log-uniform.</source>
        <translation>Каждая жёсткость от %1 до %2 заданной; выборка %n, логарифмически равномерная.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Exoskeleton gait</source>
        <translation>Ходьба экзоскелета</translation>
    </message>
    <message>
        <source>expected %1 for '%2', found %3</source>
        <translation>для «%2» ожидается %1, а здесь %3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>ожидается %1, а здесь %2</translation>
    </message>
    <message>
        <source>expected ',' or '%1', found %2</source>
        <translation>ожидается «,» или «%1», а здесь %2</translation>
    </message>
    <message>
        <source>expected ':' after the key '%1', found %2</source>
        <translation>после ключа «%1» ожидается «:», а здесь %2</translation>
    </message>
    <message>
        <source>expected a %1 between braces {...}, found %2</source>
        <translation>ожидается %1 в фигурных скобках {...}, а здесь %2</translation>
    </message>
    <message>
        <source>expected a %1, found nothing but blanks</source>
        <translation>ожидается %1, а здесь одни пробелы</translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation>ожидается файл, а это папка</translation>
    </message>
    <message>
        <source>expected a fixation, found something else</source>
        <translation>ожидается остеосинтез, а здесь что-то другое</translation>
    </message>
    <message>
        <source>expected a key between double quotes, found %1</source>
        <translation>ожидается ключ в двойных кавычках, а здесь %1</translation>
    </message>
    <message>
        <source>expected a motion, found something else</source>
        <translation>ожидается движение, а здесь что-то другое</translation>
    </message>
    <message>
        <source>expected a number or a name, found %1</source>
        <translation>ожидается число или имя, а здесь %1</translation>
    </message>
    <message>
        <source>expected a number, found '%1'</source>
        <translation>ожидается число, а здесь «%1»</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <translation>ожидается значение, а здесь %1</translation>
    </message>
    <message>
        <source>expected an operator, found %1</source>
        <translation>ожидается знак операции, а здесь %1</translation>
    </message>
    <message>
        <source>expected another value after the comma, found '%1'</source>
        <translation>после запятой ожидается ещё одно значение, а здесь «%1»</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>после \u ожидаются четыре шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>expected inDegrees=yes or inDegrees=no, found '%1'</source>
        <translation>ожидается inDegrees=yes или inDegrees=no, а здесь «%1»</translation>
    </message>
    <message>
        <source>expected one direction of the axis, found none</source>
        <translation>ожидается одно направление оси, а здесь ни одного</translation>
    </message>
    <message>
        <source>expected one direction of the axis, found two</source>
        <translation>ожидается одно направление оси, а здесь два</translation>
    </message>
    <message>
        <source>expected one of 'curve', 'table', 'series' and 'formula' in %1</source>
        <translation>ожидается одно из «curve», «table», «series» и «formula» здесь: %1</translation>
    </message>
    <message>
        <source>expected one of 'motion', 'effort' and 'follow'</source>
        <translation>ожидается одно из «motion», «effort» и «follow»</translation>
    </message>
    <message>
        <source>expected the column 'time', found '%1'</source>
        <translation>ожидается столбец «time», а здесь «%1»</translation>
    </message>
    <message>
        <source>expected the end of the file after the closing bracket, found %1</source>
        <translation>после закрывающей скобки ожидается конец файла, а здесь %1</translation>
    </message>
    <message>
        <source>expected the end of the number, found %1</source>
        <translation>ожидается конец числа, а здесь %1</translation>
    </message>
    <message>
        <source>expected the format '%1', found %2</source>
        <translation>ожидается формат «%1», а здесь %2</translation>
    </message>
    <message>
        <source>expected three numbers [x, y, z] for '%1', found %2</source>
        <translation>для «%1» ожидаются три числа [x, y, z], а здесь %2</translation>
    </message>
    <message>
        <source>expected version 1, found %1</source>
        <translation>ожидается версия 1, а здесь %1</translation>
    </message>
    <message>
        <source>experiment markers compare load CSV</source>
        <translation>эксперимент маркеры сравнить загрузить CSV</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Явный</translation>
    </message>
    <message>
        <source>explicit Runge-Kutta · rtol %1</source>
        <translation>явный метод Рунге — Кутты · rtol %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Экспорт CSV…</translation>
    </message>
    <message>
        <source>export curve diagram chart graph SVG PDF</source>
        <translation>экспорт кривая диаграмма график SVG PDF</translation>
    </message>
    <message>
        <source>Export curves</source>
        <translation>Экспорт кривых</translation>
    </message>
    <message>
        <source>Export Frames</source>
        <translation>Экспорт кадров</translation>
    </message>
    <message>
        <source>Export Frames to Folder</source>
        <translation>Экспорт кадров в папку</translation>
    </message>
    <message>
        <source>Export Frames…</source>
        <translation>Экспорт кадров…</translation>
    </message>
    <message>
        <source>export it as .stl, .ply, .obj or .vtp</source>
        <translation>экспортируйте её в .stl, .ply, .obj или .vtp</translation>
    </message>
    <message>
        <source>Export Motion</source>
        <translation>Экспорт движения</translation>
    </message>
    <message>
        <source>Export Motion…</source>
        <translation>Экспорт движения…</translation>
    </message>
    <message>
        <source>Export Numbers</source>
        <translation>Экспорт чисел</translation>
    </message>
    <message>
        <source>Export Numbers…</source>
        <translation>Экспорт чисел…</translation>
    </message>
    <message>
        <source>Export Results</source>
        <translation>Экспорт результатов</translation>
    </message>
    <message>
        <source>Export Results as CSV…</source>
        <translation>Экспорт результатов в CSV…</translation>
    </message>
    <message>
        <source>export the bone as a surface</source>
        <translation>экспортируйте кость как поверхность</translation>
    </message>
    <message>
        <source>export the mesh again</source>
        <translation>экспортируйте сетку заново</translation>
    </message>
    <message>
        <source>Export the plotted curves as CSV</source>
        <translation>Экспорт кривых в CSV</translation>
    </message>
    <message>
        <source>Export Video</source>
        <translation>Экспорт видео</translation>
    </message>
    <message>
        <source>Export Video…</source>
        <translation>Экспорт видео…</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Экспорт: %1</translation>
    </message>
    <message>
        <source>exported to %1</source>
        <translation>экспортировано: %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>F fit</source>
        <translation>F всё</translation>
    </message>
    <message>
        <source>F&amp;ixation</source>
        <translation>&amp;Остеосинтез</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Множитель</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>множитель</translation>
    </message>
    <message>
        <source>Factor of the given value</source>
        <translation>Множитель заданного значения</translation>
    </message>
    <message>
        <source>Factor of the model</source>
        <translation>Множитель модели</translation>
    </message>
    <message>
        <source>Far rod</source>
        <translation>Дальний стержень</translation>
    </message>
    <message>
        <source>fatigue %1, yield %2</source>
        <translation>усталость %1, текучесть %2</translation>
    </message>
    <message>
        <source>fatigue of the %1</source>
        <translation>усталость, %1</translation>
    </message>
    <message>
        <source>fatigue strength of the %1</source>
        <translation>предел усталости (%1)</translation>
    </message>
    <message>
        <source>fatigue, %</source>
        <translation>усталость, %</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>Femur</source>
        <translation>Бедренная кость</translation>
    </message>
    <message>
        <source>Fewer fields</source>
        <translation>Меньше полей</translation>
    </message>
    <message>
        <source>field, %1</source>
        <translation>поле, %1</translation>
    </message>
    <message>
        <source>Fields that are seldom needed</source>
        <translation>Редко нужные поля</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>a ready model</comment>
        <translation>Фигура</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>показатель</translation>
    </message>
    <message>
        <source>Figure over the activity</source>
        <translation>Показатель по активности</translation>
    </message>
    <message>
        <source>Figures of '%1', the worst of %2, and their least and largest as each assumption varies alone</source>
        <translation>Показатели «%1», худшей из %2, и их пределы при изменении каждого допущения в отдельности</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>film movie animation clip MP4 GIF</source>
        <translation>фильм видео анимация ролик MP4 GIF</translation>
    </message>
    <message>
        <source>film movie animation images sequence</source>
        <translation>фильм анимация кадры изображения последовательность</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Filter muscles</source>
        <translation>Отбор мышц</translation>
    </message>
    <message>
        <source>Filter the coordinates</source>
        <translation>Отбор координат</translation>
    </message>
    <message>
        <source>Filter the model tree</source>
        <translation>Отбор в дереве модели</translation>
    </message>
    <message>
        <source>Find a command or an object of the model</source>
        <translation>Найти команду или объект модели</translation>
    </message>
    <message>
        <source>Find command or object    Ctrl+K</source>
        <translation>Найти команду или объект    Ctrl+K</translation>
    </message>
    <message>
        <source>Find Command or Object…</source>
        <translation>Найти команду или объект…</translation>
    </message>
    <message>
        <source>Find Equilibrium Posture</source>
        <translation>Найти позу равновесия</translation>
    </message>
    <message>
        <source>Find the equilibrium posture</source>
        <translation>Найти позу равновесия</translation>
    </message>
    <message>
        <source>first derivative of %1</source>
        <translation>первая производная: %1</translation>
    </message>
    <message>
        <source>First derivatives; exact while the same links stay engaged.</source>
        <translation>Первые производные; точны, пока включены те же связи.</translation>
    </message>
    <message>
        <source>First force in five minutes</source>
        <translation>Первая сила за пять минут</translation>
    </message>
    <message>
        <source>first to give way</source>
        <translation>первый отказ</translation>
    </message>
    <message>
        <source>first to give way: being computed</source>
        <translation>первый отказ: вычисляется</translation>
    </message>
    <message>
        <source>first to give way: not computed</source>
        <translation>первый отказ: не вычислен</translation>
    </message>
    <message>
        <source>first to give way: see the worst posture</source>
        <translation>первый отказ: см. худшую позу</translation>
    </message>
    <message>
        <source>First to go</source>
        <translation>Первый отказ</translation>
    </message>
    <message>
        <source>First to go: %1.</source>
        <translation>Первый отказ: %1.</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>первый отказ: %1</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Подобрать</translation>
    </message>
    <message>
        <source>Fit %1 to %2</source>
        <translation>Подобрать %1 по %2</translation>
    </message>
    <message>
        <source>Fit All</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Fit of surfaces</source>
        <translation>Прилегание</translation>
    </message>
    <message>
        <source>fit of the surfaces</source>
        <translation>прилегание поверхностей</translation>
    </message>
    <message>
        <source>Fit Selection</source>
        <translation>Показать выбранное</translation>
    </message>
    <message>
        <source>Fit the curve to a measured column</source>
        <translation>Подобрать кривую по измерениям</translation>
    </message>
    <message>
        <source>Fit to measured</source>
        <translation>Подбор по измерениям</translation>
    </message>
    <message>
        <source>Fit to measured…</source>
        <translation>Подбор по измерениям…</translation>
    </message>
    <message>
        <source>Fitted to %1: %2</source>
        <translation>Подобрано по %1: %2</translation>
    </message>
    <message>
        <source>Fit…</source>
        <translation>Подбор…</translation>
    </message>
    <message>
        <source>Five links</source>
        <translation>Пять звеньев</translation>
    </message>
    <message>
        <source>Five links in space</source>
        <translation>Пять звеньев в пространстве</translation>
    </message>
    <message>
        <source>Five links that stretch</source>
        <translation>Пять растяжимых звеньев</translation>
    </message>
    <message>
        <source>Five ties on one body</source>
        <translation>Пять тяг на одном теле</translation>
    </message>
    <message>
        <source>Five-link figure</source>
        <translation>Фигура из пяти звеньев</translation>
    </message>
    <message>
        <source>Five-link figure in space</source>
        <translation>Пять звеньев в пространстве</translation>
    </message>
    <message>
        <source>Five-link figure of variable lengths</source>
        <translation>5 звеньев перем. длины</translation>
    </message>
    <message>
        <source>Fix a broken hip</source>
        <translation>Закрепите перелом бедра</translation>
    </message>
    <message>
        <source>fix the formula</source>
        <translation>исправьте формулу</translation>
    </message>
    <message>
        <source>fix the model first</source>
        <translation>сначала исправьте модель</translation>
    </message>
    <message>
        <source>fix the other names first</source>
        <translation>сначала исправьте другие имена</translation>
    </message>
    <message>
        <source>fix these first</source>
        <translation>сначала исправьте эти</translation>
    </message>
    <message>
        <source>fix what the problems name, then keep it again</source>
        <translation>исправьте то, на что указывают замечания, и сохраните её снова</translation>
    </message>
    <message>
        <source>Fixation</source>
        <translation>Остеосинтез</translation>
    </message>
    <message>
        <source>fixation</source>
        <translation>остеосинтез</translation>
    </message>
    <message>
        <source>Fixation breaks the neck of the femur that is open and asks what holds it: drag the fracture and the screws, and read what bone and metal bear and what gives way first. For research and teaching, not a medical device.</source>
        <translation>«Остеосинтез» ломает шейку открытого бедра и спрашивает, что её удержит: тяните перелом и винты и смотрите, что несут кость и металл и что уступит первым. Для исследований и обучения, не медицинское изделие.</translation>
    </message>
    <message>
        <source>fixation not saved</source>
        <translation>остеосинтез не сохранён</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Остеосинтез</translation>
    </message>
    <message>
        <source>Fixator</source>
        <translation>Фиксатор</translation>
    </message>
    <message>
        <source>fixator</source>
        <translation>фиксатор</translation>
    </message>
    <message>
        <source>Fixator: %1</source>
        <translation>Фиксатор: %1</translation>
    </message>
    <message>
        <source>Fixator: screws, bolts, blades and nails are beams in elastic beds of bone on both sides of the plane; heads on the cortex only pull, screws in a barrel or nail slide once friction is overcome, plates and nails turn a little.</source>
        <translation>Фиксатор: винты, болты, клинки и гвозди — балки на упругом основании кости по обе стороны плоскости; головки на кортикальном слое только тянут, винты во втулке или гвозде скользят после преодоления трения, пластины и гвозди немного поворачиваются.</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Плоское</translation>
    </message>
    <message>
        <source>flat section</source>
        <translation>плоское сечение</translation>
    </message>
    <message>
        <source>float a panel</source>
        <translation>отделить панель</translation>
    </message>
    <message>
        <source>floating</source>
        <translation>свободен</translation>
    </message>
    <message>
        <source>floating: no strand holds it</source>
        <translation>свободен: ни одна нить его не держит</translation>
    </message>
    <message>
        <source>Follow the Figure</source>
        <translation>Следовать за фигурой</translation>
    </message>
    <message>
        <source>followed there, %1</source>
        <translation>если проследить: %1</translation>
    </message>
    <message>
        <source>followed there, %1 and joint '%2' bears %3 N instead of %4 N</source>
        <translation>если проследить: %1, и сустав «%2» несёт %3 Н вместо %4 Н</translation>
    </message>
    <message>
        <source>followed there, joint '%1' bears %2 N instead of %3 N</source>
        <translation>если проследить: сустав «%1» несёт %2 Н вместо %3 Н</translation>
    </message>
    <message>
        <source>followed to the whole load</source>
        <translation>прослежено до полной нагрузки</translation>
    </message>
    <message>
        <source>followed to × %1</source>
        <translation>прослежено до × %1</translation>
    </message>
    <message>
        <source>Followed up to %1 times the load.</source>
        <translation>Прослежено до %1 нагрузки.</translation>
    </message>
    <message>
        <source>follows a curve over time</source>
        <translation>следует кривой во времени</translation>
    </message>
    <message>
        <source>follows a function of time</source>
        <translation>следует функции времени</translation>
    </message>
    <message>
        <source>for a product write *</source>
        <translation>для произведения пишите *</translation>
    </message>
    <message>
        <source>for a product write * before the bracket</source>
        <translation>для произведения пишите * перед скобкой</translation>
    </message>
    <message>
        <source>for a product write *; a name with blanks stands between single quotes</source>
        <translation>для произведения пишите *; имя с пробелами берут в одинарные кавычки</translation>
    </message>
    <message>
        <source>For fractures of this kind guidelines name hip screws and nails, not screws alone (Roberts et al. 2015): what makes those fail in use, cycles and cut-out, is not in the model.</source>
        <translation>Для таких переломов рекомендации указывают шеечные винты и гвозди, а не одни винты (Roberts et al. 2015): то, от чего те отказывают на практике, — циклы и прорезывание — в модель не входит.</translation>
    </message>
    <message>
        <source>For research and teaching, not a medical device</source>
        <translation>Для исследований и обучения, не медицинское изделие</translation>
    </message>
    <message>
        <source>For the report</source>
        <translation>Для отчёта</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>force</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>Force %1 of load %2</source>
        <translation>Сила %1 нагрузки %2</translation>
    </message>
    <message>
        <source>force '%1' acts on the ground and has no effect</source>
        <translation>сила «%1» приложена к опоре и не действует</translation>
    </message>
    <message>
        <source>force '%1' has neither a force nor a moment</source>
        <translation>у силы «%1» нет ни силы, ни момента</translation>
    </message>
    <message>
        <source>Force Arrows</source>
        <translation>Стрелки сил</translation>
    </message>
    <message>
        <source>Force in per cent of the body weight</source>
        <translation>Сила в процентах веса тела</translation>
    </message>
    <message>
        <source>Force intervals</source>
        <translation>Интервалы сил</translation>
    </message>
    <message>
        <source>force of a load, along the axes of a body</source>
        <translation>сила нагрузки, по осям тела</translation>
    </message>
    <message>
        <source>force of load '%1'</source>
        <translation>сила нагрузки «%1»</translation>
    </message>
    <message>
        <source>force of the loads on a body and all that it carries, along the axes before</source>
        <translation>сила нагрузок на тело и всё, что оно несёт, по предыдущим осям</translation>
    </message>
    <message>
        <source>force on '%1', %2 of the frame in '%3'</source>
        <translation>сила на «%1», %2 системы осей в «%3»</translation>
    </message>
    <message>
        <source>Force on the body, ground frame</source>
        <translation>Сила на тело, оси опоры</translation>
    </message>
    <message>
        <source>Force on the child, ground frame</source>
        <translation>Сила на потомка, оси опоры</translation>
    </message>
    <message>
        <source>force over distance; pushes the two points apart</source>
        <translation>сила, делённая на расстояние; раздвигает две точки</translation>
    </message>
    <message>
        <source>Force over the cross-section that the link states; amber: it bears all of its strength, or more</source>
        <translation>Сила, делённая на указанное сечение связи; жёлтым: несёт всю свою прочность или больше</translation>
    </message>
    <message>
        <source>force that a body and all that it carries need when no rate changes, along the axes before</source>
        <translation>сила, нужная телу и всему, что оно несёт, при неизменных скоростях, по предыдущим осям</translation>
    </message>
    <message>
        <source>force that moves %1, along the axes before it</source>
        <translation>движущая сила, по предыдущим осям: %1</translation>
    </message>
    <message>
        <source>Force to explain</source>
        <translation>Объясняемая сила</translation>
    </message>
    <message>
        <source>Force, ground frame</source>
        <translation>Сила, оси опоры</translation>
    </message>
    <message>
        <source>Force, N</source>
        <translation>Сила, Н</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Силы</translation>
    </message>
    <message>
        <source>Forces and moments on the head fragment about the middle of the section: pressed together, down and backwards along the plane, into varus, about the way down, about the normal. Parts add up to the load. Bone can carry more than all of it, since screws pull the fragments together.</source>
        <translation>Силы и моменты на отломок головки относительно середины сечения: прижатие, вниз и назад вдоль плоскости, в варус, вокруг направления вниз, вокруг нормали. Части в сумме дают нагрузку. Кость может нести больше целого, поскольку винты стягивают отломки.</translation>
    </message>
    <message>
        <source>Forces as the load grows</source>
        <translation>Силы по мере роста нагрузки</translation>
    </message>
    <message>
        <source>Forces by criteria</source>
        <translation>Силы по критериям</translation>
    </message>
    <message>
        <source>Forces of one posture</source>
        <translation>Силы в одной позе</translation>
    </message>
    <message>
        <source>Forces of the links that change most, before and after</source>
        <translation>Силы связей, изменившихся больше всего, до и после</translation>
    </message>
    <message>
        <source>Forces over the share of the load</source>
        <translation>Силы от доли нагрузки</translation>
    </message>
    <message>
        <source>Forces that always act</source>
        <translation>Постоянно действующие силы</translation>
    </message>
    <message>
        <source>Form of stiffness</source>
        <translation>Вид жёсткости</translation>
    </message>
    <message>
        <source>Format of the equations</source>
        <translation>Вид уравнений</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>Formula of the given value</source>
        <translation>Формула заданного значения</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>forwards</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>forwards, mm</source>
        <translation>вперёд, мм</translation>
    </message>
    <message>
        <source>four people</source>
        <translation>четыре человека</translation>
    </message>
    <message>
        <source>four points fit any sphere: pick more, all round</source>
        <translation>четыре точки подходят любой сфере: отметьте ещё</translation>
    </message>
    <message>
        <source>Fourier</source>
        <translation>Фурье</translation>
    </message>
    <message>
        <source>Fourier series</source>
        <translation>ряд Фурье</translation>
    </message>
    <message>
        <source>Fraction of the length: 0 the near end, 1 the tip</source>
        <translation>Доля длины: 0 — ближний конец, 1 — дальний</translation>
    </message>
    <message>
        <source>fractions of a body weight of %1 N were written in kg, N and N m, because the body weight here is %2 N</source>
        <translation>доли веса тела %1 Н записаны в кг, Н и Н м, так как здесь вес тела %2 Н</translation>
    </message>
    <message>
        <source>Fracture</source>
        <translation>Перелом</translation>
    </message>
    <message>
        <source>Fracture: %1</source>
        <translation>Перелом: %1</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>Отломок</translation>
    </message>
    <message>
        <source>Fragments open</source>
        <translation>Отломки расходятся</translation>
    </message>
    <message>
        <source>Fragments stay closed</source>
        <translation>Отломки сомкнуты</translation>
    </message>
    <message>
        <source>Fragments stay in contact</source>
        <translation>Отломки соприкасаются</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободна</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободна</translation>
    </message>
    <message>
        <source>Free: links balance it. Locked: a reaction takes it. Driven: a given effort acts on it</source>
        <translation>Свободна: уравновешивают связи. Закреплена: держит реакция. С приводом: действует заданное усилие</translation>
    </message>
    <message>
        <source>Free: the links must balance it</source>
        <translation>Свободна: её уравновешивают связи</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>fresh, '%1' would bear more than ten body weights by its new length alone</source>
        <translation>без изменений «%1» из-за одной новой длины несла бы больше десяти весов тела</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Трение</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>трение</translation>
    </message>
    <message>
        <source>Friction %1 in place of %2</source>
        <translation>Трение %1 вместо %2</translation>
    </message>
    <message>
        <source>friction 0.5</source>
        <translation>трение 0,5</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>сила трения</translation>
    </message>
    <message>
        <source>friction has no effect without a tangential stiffness, in this cell and maybe others</source>
        <translation>без касательной жёсткости трение не действует, в этой ячейке и, возможно, в других</translation>
    </message>
    <message>
        <source>friction in the guide</source>
        <translation>трение в направляющей</translation>
    </message>
    <message>
        <source>friction must lie between 0 and 2</source>
        <translation>трение должно быть от 0 до 2</translation>
    </message>
    <message>
        <source>friction of %1</source>
        <translation>трение: %1</translation>
    </message>
    <message>
        <source>friction of a contact cannot exceed its coefficient times the push: %1</source>
        <translation>трение контакта не может превышать произведения его коэффициента на силу прижатия: %1</translation>
    </message>
    <message>
        <source>friction of bone on bone</source>
        <translation>трение кости о кость</translation>
    </message>
    <message>
        <source>friction of contacts</source>
        <translation>трение контактов</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>From angle</source>
        <translation>От угла</translation>
    </message>
    <message>
        <source>from end to end of '%1'</source>
        <translation>от конца до конца «%1»</translation>
    </message>
    <message>
        <source>from end to end of a distance that is held</source>
        <translation>от конца до конца удерживаемого расстояния</translation>
    </message>
    <message>
        <source>From head</source>
        <translation>От головки</translation>
    </message>
    <message>
        <source>From head centre</source>
        <translation>От центра головки</translation>
    </message>
    <message>
        <source>From that axis, forwards</source>
        <translation>От этой оси вперёд</translation>
    </message>
    <message>
        <source>From that axis: upwards of the neck, outwards of the shaft</source>
        <translation>От этой оси: вверх от шейки, наружу от диафиза</translation>
    </message>
    <message>
        <source>From the axis of neck or shaft</source>
        <translation>От оси шейки или диафиза</translation>
    </message>
    <message>
        <source>From the centre of the head along the axis of the neck, then down that of the shaft</source>
        <translation>От центра головки вдоль оси шейки, затем вниз по оси диафиза</translation>
    </message>
    <message>
        <source>From the centre of the head to the middle of the knee; 0.245 of the height when left out</source>
        <translation>От центра головки до середины колена; если не задано, 0,245 роста</translation>
    </message>
    <message>
        <source>From the centre of the head to where the axes of neck and shaft cross</source>
        <translation>От центра головки до пересечения осей шейки и диафиза</translation>
    </message>
    <message>
        <source>From the core outwards</source>
        <translation>От ядра наружу</translation>
    </message>
    <message>
        <source>from the ground</source>
        <translation>от опоры</translation>
    </message>
    <message>
        <source>from the head</source>
        <translation>со стороны головки</translation>
    </message>
    <message>
        <source>from the joint's force</source>
        <translation>от силы в суставе</translation>
    </message>
    <message>
        <source>from the parent</source>
        <translation>от родителя</translation>
    </message>
    <message>
        <source>From the start of the run, or of the stage</source>
        <translation>От начала расчёта или этапа</translation>
    </message>
    <message>
        <source>From where time counts</source>
        <translation>Откуда отсчитывается время</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Спереди</translation>
    </message>
    <message>
        <source>front</source>
        <translation>передний</translation>
    </message>
    <message>
        <source>full</source>
        <translation>полная</translation>
    </message>
    <message>
        <source>Full Load</source>
        <translation>Полная нагрузка</translation>
    </message>
    <message>
        <source>Full load</source>
        <translation>Полная нагрузка</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Функция</translation>
    </message>
    <message>
        <source>Further links that jump: %1.</source>
        <translation>Ещё связей со скачком: %1.</translation>
    </message>
    <message>
        <source>Fx</source>
        <translation>Fx</translation>
    </message>
    <message>
        <source>Fy</source>
        <translation>Fy</translation>
    </message>
    <message>
        <source>Fz</source>
        <translation>Fz</translation>
    </message>
    <message>
        <source>g</source>
        <comment>unit</comment>
        <translation>г</translation>
    </message>
    <message>
        <source>g: weights</source>
        <translation>g: силы тяжести</translation>
    </message>
    <message>
        <source>Gait on rigid legs</source>
        <translation>Ходьба на жёстких ногах</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Зазор</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>зазор</translation>
    </message>
    <message>
        <source>gap, mm</source>
        <translation>зазор, мм</translation>
    </message>
    <message>
        <source>GAs y</source>
        <translation>GAs y</translation>
    </message>
    <message>
        <source>GAs z</source>
        <translation>GAs z</translation>
    </message>
    <message>
        <source>Generalised coordinates</source>
        <translation>Обобщённые координаты</translation>
    </message>
    <message>
        <source>Getting Started</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Тени</translation>
    </message>
    <message>
        <source>give "force": [x, y, z] or "moment": [x, y, z]</source>
        <translation>задайте "force": [x, y, z] или "moment": [x, y, z]</translation>
    </message>
    <message>
        <source>give "from" and "to", points of the body</source>
        <translation>задайте "from" и "to", точки тела</translation>
    </message>
    <message>
        <source>Give %1 %2 in %3</source>
        <translation>Задать %1 %2 на этапе %3</translation>
    </message>
    <message>
        <source>Give %1 a new curve in %2</source>
        <translation>Задать %1 новую кривую на этапе %2</translation>
    </message>
    <message>
        <source>give 'cells' instead</source>
        <translation>задайте вместо этого «cells»</translation>
    </message>
    <message>
        <source>give 'cells', 'patches', 'beams', 'ties' or 'sliders', %1</source>
        <translation>задайте «cells», «patches», «beams», «ties» или «sliders», %1</translation>
    </message>
    <message>
        <source>give 'from' and 'to' along it, from the plane: negative distally, positive proximally</source>
        <translation>задайте «from» и «to» вдоль него, от плоскости: дистально минус, проксимально плюс</translation>
    </message>
    <message>
        <source>give a 'factor', or 'from', 'to' and 'distance' between landmarks</source>
        <translation>задайте «factor» или «from», «to» и «distance» между ориентирами</translation>
    </message>
    <message>
        <source>give a body the shape of a femur</source>
        <translation>задайте одному из тел форму бедренной кости</translation>
    </message>
    <message>
        <source>give a direction across the beam</source>
        <translation>задайте направление поперёк стержня</translation>
    </message>
    <message>
        <source>give a direction in the patch</source>
        <translation>задайте направление в плоскости участка</translation>
    </message>
    <message>
        <source>give a direction, such as [0, 0, 1]</source>
        <translation>задайте направление, например [0, 0, 1]</translation>
    </message>
    <message>
        <source>give a height between %1 and %2 m</source>
        <translation>задайте рост от %1 до %2 м</translation>
    </message>
    <message>
        <source>give a mass between %1 and %2 kg</source>
        <translation>задайте массу от %1 до %2 кг</translation>
    </message>
    <message>
        <source>give a mass to its points or rods</source>
        <translation>задайте массу его точкам или стержням</translation>
    </message>
    <message>
        <source>give a number between 1 and %1</source>
        <translation>задайте число от 1 до %1</translation>
    </message>
    <message>
        <source>give a number for each column</source>
        <translation>задайте число для каждого столбца</translation>
    </message>
    <message>
        <source>give all three on one side</source>
        <translation>задайте все три одинаково: движениями или усилиями</translation>
    </message>
    <message>
        <source>give an 'activation' or a 'shortening', or remove it</source>
        <translation>задайте «activation» или «shortening» или уберите изменение</translation>
    </message>
    <message>
        <source>give as many as the kind has</source>
        <translation>задайте столько, сколько их у этого вида</translation>
    </message>
    <message>
        <source>give both as many angles, or remove 'angle_reference'</source>
        <translation>задайте обоим поровну углов или уберите «angle_reference»</translation>
    </message>
    <message>
        <source>give both the same orientation in in_parent</source>
        <translation>задайте обоим одинаковую ориентацию в in_parent</translation>
    </message>
    <message>
        <source>give each angle a coordinate of its own</source>
        <translation>дайте каждому углу свою координату</translation>
    </message>
    <message>
        <source>give each number a column of its own</source>
        <translation>дайте каждому числу свой столбец</translation>
    </message>
    <message>
        <source>give fewer states at once; or this is another file</source>
        <translation>задавайте меньше состояний за раз; либо это другой файл</translation>
    </message>
    <message>
        <source>Give it 1 kg, as a ball of water</source>
        <translation>Дать 1 кг, как шару воды</translation>
    </message>
    <message>
        <source>Give it 1 kg, as a bar</source>
        <translation>Дать 1 кг, как стержню</translation>
    </message>
    <message>
        <source>Give it a mass of 1 kg</source>
        <translation>Дать массу 1 кг</translation>
    </message>
    <message>
        <source>give it a mass, or weld it to its neighbour</source>
        <translation>задайте ему массу или жёстко соедините его с соседним</translation>
    </message>
    <message>
        <source>give it a name that no other has</source>
        <translation>дайте имя, которого нет у других</translation>
    </message>
    <message>
        <source>Give it an effort</source>
        <translation>Дать усилие</translation>
    </message>
    <message>
        <source>Give it the nearest value of its range</source>
        <translation>Взять ближайшее из диапазона</translation>
    </message>
    <message>
        <source>give its length</source>
        <translation>задайте его длину</translation>
    </message>
    <message>
        <source>give its mass to a segment as a mass point</source>
        <translation>передайте его массу звену как точечную массу</translation>
    </message>
    <message>
        <source>give one of the two; "coordinates": "*" is for all that are not named</source>
        <translation>задайте одно из двух; "coordinates": "*" — для всех неназванных</translation>
    </message>
    <message>
        <source>give one of the two; the other is computed</source>
        <translation>задайте одно из двух; другое вычисляется</translation>
    </message>
    <message>
        <source>give one of them</source>
        <translation>задайте одно из них</translation>
    </message>
    <message>
        <source>give rotations and translations apart</source>
        <translation>задайте повороты и перемещения отдельно</translation>
    </message>
    <message>
        <source>give the contact a stiffness, or use the method 'differences', where it reads the force a step ago</source>
        <translation>задайте контакту жёсткость или возьмите метод «differences», где читается сила на предыдущем шаге</translation>
    </message>
    <message>
        <source>give the coordinate a range</source>
        <translation>задайте диапазон координаты</translation>
    </message>
    <message>
        <source>give the coordinate a range, or remove 'stop'</source>
        <translation>задайте диапазон координаты или уберите «stop»</translation>
    </message>
    <message>
        <source>give the efforts of its turns in Stages to let it go</source>
        <translation>чтобы освободить его, задайте усилия его поворотов в «Этапах»</translation>
    </message>
    <message>
        <source>give the model a body_weight in N</source>
        <translation>задайте модели body_weight в Н</translation>
    </message>
    <message>
        <source>give the model a body_weight in N, or write the value without a scale</source>
        <translation>задайте модели body_weight в Н или запишите значение без масштаба</translation>
    </message>
    <message>
        <source>give up; back to Select</source>
        <translation>отказаться; вернуться к выбору</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Задано</translation>
    </message>
    <message>
        <source>given</source>
        <translation>задано</translation>
    </message>
    <message>
        <source>given efforts</source>
        <translation>заданные усилия</translation>
    </message>
    <message>
        <source>Given for %1</source>
        <translation>Задано для %1</translation>
    </message>
    <message>
        <source>Given in this stage (one of each pair)</source>
        <translation>Задано на этапе (одно из пары)</translation>
    </message>
    <message>
        <source>given pair</source>
        <translation>заданная пара</translation>
    </message>
    <message>
        <source>Given pressure on the layers</source>
        <translation>Заданное давление на слои</translation>
    </message>
    <message>
        <source>Given value</source>
        <translation>Заданное значение</translation>
    </message>
    <message>
        <source>gives way</source>
        <translation>податливый</translation>
    </message>
    <message>
        <source>gives way by %1 as springs</source>
        <translation>как пружины подаётся на %1</translation>
    </message>
    <message>
        <source>GJ</source>
        <translation>GJ</translation>
    </message>
    <message>
        <source>Go on with the document as it is here; saving then replaces the file</source>
        <translation>Продолжить с документом, каков он здесь; сохранение заменит файл</translation>
    </message>
    <message>
        <source>Goes over smoothly from the motion before</source>
        <translation>Плавно переходит от прежнего движения</translation>
    </message>
    <message>
        <source>Goes over smoothly from the motion before within this time</source>
        <translation>Плавный переход от прежнего движения за это время</translation>
    </message>
    <message>
        <source>GPa</source>
        <comment>unit</comment>
        <translation>ГПа</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Тяжесть</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>сила тяжести</translation>
    </message>
    <message>
        <source>gravity (m/s^2)</source>
        <translation>ускорение свободного падения (м/с^2)</translation>
    </message>
    <message>
        <source>gravity settings criterion body weight</source>
        <translation>тяжесть настройки критерий вес тела</translation>
    </message>
    <message>
        <source>Gravity terms</source>
        <translation>Члены тяжести</translation>
    </message>
    <message>
        <source>grid 100 mm</source>
        <translation>сетка 100 мм</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Опора</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>опора</translation>
    </message>
    <message>
        <source>ground force</source>
        <translation>реакция опоры</translation>
    </message>
    <message>
        <source>ground frame</source>
        <translation>опоры</translation>
    </message>
    <message>
        <source>ground moment</source>
        <translation>момент опоры</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Направляющая</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>руководство</translation>
    </message>
    <message>
        <source>Guide bed</source>
        <translation>Основание направляющей</translation>
    </message>
    <message>
        <source>Guide length</source>
        <translation>Длина направляющей</translation>
    </message>
    <message>
        <source>Guide turning</source>
        <translation>Поворот направляющей</translation>
    </message>
    <message>
        <source>Guided Tour</source>
        <translation>Обзор окна</translation>
    </message>
    <message>
        <source>Gyration radius</source>
        <translation>Радиус инерции</translation>
    </message>
    <message>
        <source>Haba et al. 2012 to Morgan et al. 2003</source>
        <translation>от Haba et al. 2012 до Morgan et al. 2003</translation>
    </message>
    <message>
        <source>half</source>
        <translation>половина</translation>
    </message>
    <message>
        <source>Half axes of an ellipsoid</source>
        <translation>Полуоси эллипсоида</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>половина суррогатной пары</translation>
    </message>
    <message>
        <source>half of it is open</source>
        <translation>перелом раскрыт наполовину</translation>
    </message>
    <message>
        <source>Half of the load</source>
        <translation>Половина нагрузки</translation>
    </message>
    <message>
        <source>half open</source>
        <translation>раскрыт наполовину</translation>
    </message>
    <message>
        <source>Half the load</source>
        <translation>Половина нагрузки</translation>
    </message>
    <message>
        <source>half the sum of both directions of '%1'</source>
        <translation>полусумма обоих направлений «%1»</translation>
    </message>
    <message>
        <source>hang both on '%1'</source>
        <translation>прикрепите оба к «%1»</translation>
    </message>
    <message>
        <source>hang it on the ground, on a segment, or on a body that only translates against the ground</source>
        <translation>прикрепите к опоре, к звену или к телу, которое относительно опоры движется только поступательно</translation>
    </message>
    <message>
        <source>Hangs on</source>
        <translation>Крепится к</translation>
    </message>
    <message>
        <source>Hardening</source>
        <translation>Упрочняющаяся</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Головка</translation>
    </message>
    <message>
        <source>Head diameter</source>
        <translation>Диаметр головки</translation>
    </message>
    <message>
        <source>head diameter</source>
        <translation>диаметр головки</translation>
    </message>
    <message>
        <source>Head on cortex</source>
        <translation>Головка на кортикале</translation>
    </message>
    <message>
        <source>head screw (drawn in a usual size)</source>
        <translation>винт головки (обычного размера)</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Рост</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>of a picture</comment>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>Сп&amp;равка</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Запрещено</translation>
    </message>
    <message>
        <source>held</source>
        <translation>удержана</translation>
    </message>
    <message>
        <source>held at %1</source>
        <translation>удержана на %1</translation>
    </message>
    <message>
        <source>Held motion</source>
        <translation>Запрещённое движение</translation>
    </message>
    <message>
        <source>held motion</source>
        <translation>запрещённое движение</translation>
    </message>
    <message>
        <source>Held motions of B in the frame of A</source>
        <translation>Запрещённые движения B в осях A</translation>
    </message>
    <message>
        <source>held, cannot turn</source>
        <translation>удержан, не вращается</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>here is a byte that is no UTF-8 text</source>
        <translation>здесь байт, недопустимый в UTF-8</translation>
    </message>
    <message>
        <source>here is the degree sign of Windows-1252, which is no UTF-8 text</source>
        <translation>здесь знак градуса в кодировке Windows-1252, это не текст UTF-8</translation>
    </message>
    <message>
        <source>here is the micro sign of Windows-1252, which is no UTF-8 text</source>
        <translation>здесь знак «микро» в кодировке Windows-1252, это не текст UTF-8</translation>
    </message>
    <message>
        <source>here is the superscript 2 of Windows-1252, which is no UTF-8 text</source>
        <translation>здесь верхний индекс 2 в кодировке Windows-1252, это не текст UTF-8</translation>
    </message>
    <message>
        <source>Here the links share by stiffness; the window shows: %1.</source>
        <translation>Здесь связи делят по жёсткости; окно показывает: %1.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>hide others show only</source>
        <translation>скрыть остальное показать только</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Верхняя</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Шарнир</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>шарнир</translation>
    </message>
    <message>
        <source>Hinge  J</source>
        <translation>Шарнир  J</translation>
    </message>
    <message>
        <source>hinge in the plane</source>
        <translation>шарнир в плоскости</translation>
    </message>
    <message>
        <source>hinge or ball for a drawn body</source>
        <translation>шарнир или шар для нового тела</translation>
    </message>
    <message>
        <source>Hinge to tip</source>
        <translation>От шарнира до конца</translation>
    </message>
    <message>
        <source>hip</source>
        <translation>тазобедренный сустав</translation>
    </message>
    <message>
        <source>hip force</source>
        <translation>сила в суставе</translation>
    </message>
    <message>
        <source>Hip force '%1'</source>
        <translation>Сила «%1»</translation>
    </message>
    <message>
        <source>hip force and lever arm: of every construct in %1</source>
        <translation>сила в суставе и плечо силы: каждой конструкции в позе %1</translation>
    </message>
    <message>
        <source>hip force contact reaction load</source>
        <translation>сила в тазобедренном суставе контактная реакция нагрузка</translation>
    </message>
    <message>
        <source>Hip force in body weights; compression and shear across the plane; bone: bearing of the fixator, of the strength of the bone; fatigue and yield of the metal. Worst: nearest to a limit, or farthest beyond it.</source>
        <translation>Сила в тазобедренном суставе в весах тела; сжатие и сдвиг через плоскость; кость: опора фиксатора в долях прочности кости; усталость и текучесть металла. Худшая: ближе всего к пределу или дальше всего за ним.</translation>
    </message>
    <message>
        <source>Hip force on the head: %1 N, %2 body weights.</source>
        <translation>Сила на головку бедра: %1 Н, %2 веса тела.</translation>
    </message>
    <message>
        <source>Hip force, %1</source>
        <translation>Сила, %1</translation>
    </message>
    <message>
        <source>Hip force, bearing, stress, pressure and gap show here against their limits.</source>
        <translation>Здесь видны сила в тазобедренном суставе, смятие, напряжение, давление и зазор рядом с их пределами.</translation>
    </message>
    <message>
        <source>Hip forces besides those of the activity</source>
        <translation>Силы в суставе сверх активности</translation>
    </message>
    <message>
        <source>Hip joint force</source>
        <translation>Сила в тазобедренном суставе</translation>
    </message>
    <message>
        <source>hip joint force</source>
        <translation>сила в суставе</translation>
    </message>
    <message>
        <source>hip screw</source>
        <translation>шеечный винт</translation>
    </message>
    <message>
        <source>hip, BW</source>
        <translation>сустав, BW</translation>
    </message>
    <message>
        <source>Hip, standing and walking</source>
        <translation>Тазобедренный сустав: стояние и ходьба</translation>
    </message>
    <message>
        <source>Hips, knees and ankles bend and stretch again, both legs alike; one foot is held and carries all</source>
        <translation>Тазобедренные, коленные и голеностопные суставы сгибаются и разгибаются, обе ноги одинаково; одна стопа закреплена и несёт всё</translation>
    </message>
    <message>
        <source>his model</source>
        <translation>его модель</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Захват</translation>
    </message>
    <message>
        <source>Hold</source>
        <comment>a motion</comment>
        <translation>Удержание</translation>
    </message>
    <message>
        <source>Hold all three</source>
        <translation>Запретить все три</translation>
    </message>
    <message>
        <source>hold its turns at 0, turn the frame on a body instead, or hold one turn in a closure</source>
        <translation>удерживайте повороты на 0, поверните вместо этого систему на теле или удерживайте в замыкании один поворот</translation>
    </message>
    <message>
        <source>Hold none of them</source>
        <translation>Не запрещать ни одного</translation>
    </message>
    <message>
        <source>hold of the guide</source>
        <translation>удержание в направляющей</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Захваты</translation>
    </message>
    <message>
        <source>Homogeneous rods</source>
        <translation>Однородные стержни</translation>
    </message>
    <message>
        <source>hoop</source>
        <translation>окружн.</translation>
    </message>
    <message>
        <source>Hoop stress, the larger of both faces; tension positive</source>
        <translation>Окружное напряжение, большее из двух поверхностей; растяжение положительно</translation>
    </message>
    <message>
        <source>How far it ends beyond the head's centre</source>
        <translation>Насколько заходит за центр головки</translation>
    </message>
    <message>
        <source>How far it ends beyond the head's centre, along itself</source>
        <translation>Насколько он заходит за центр головки вдоль своей оси</translation>
    </message>
    <message>
        <source>How far these figures move with what is assumed was not computed.</source>
        <translation>Как эти показатели меняются с допущениями, не вычислялось.</translation>
    </message>
    <message>
        <source>How it is given</source>
        <translation>Как задано</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation>Как вычислено</translation>
    </message>
    <message>
        <source>How links share the load shows here. Open a model.</source>
        <translation>Здесь видно, как связи делят нагрузку. Откройте модель.</translation>
    </message>
    <message>
        <source>How many times larger the movement of the head fragment is drawn</source>
        <translation>Во сколько раз увеличено показанное смещение отломка головки</translation>
    </message>
    <message>
        <source>How much steeper the neck gets; negative: varus</source>
        <translation>Насколько круче станет шейка; отрицательно: варус</translation>
    </message>
    <message>
        <source>How often each joint force came up</source>
        <translation>Как часто встречалась каждая сила</translation>
    </message>
    <message>
        <source>How the body is drawn</source>
        <translation>Как рисуется тело</translation>
    </message>
    <message>
        <source>How the equations are composed: by matrices for chains of segments, in local frames for bodies and joints, unless you choose. They mean the same; the time it takes is not the same, nor the length of those of bodies in space.</source>
        <translation>Как составлены уравнения: матрицами для цепей звеньев, в локальных системах для тел и суставов, если не выбрано иное. Смысл один; время и длина для тел в пространстве различны.</translation>
    </message>
    <message>
        <source>How the equations of motion are integrated</source>
        <translation>Как интегрируются уравнения движения</translation>
    </message>
    <message>
        <source>How the link is drawn</source>
        <translation>Как рисуется связь</translation>
    </message>
    <message>
        <source>How well stiffnesses are known</source>
        <translation>Насколько известны жёсткости</translation>
    </message>
    <message>
        <source>if so meant, set its kind to 'weld'</source>
        <translation>если так и задумано, задайте вид «weld»</translation>
    </message>
    <message>
        <source>implant fracture screw nail fixator</source>
        <translation>имплантат перелом винт штифт фиксатор</translation>
    </message>
    <message>
        <source>implants screws side by side</source>
        <translation>имплантаты винты рядом сравнение</translation>
    </message>
    <message>
        <source>Implicit</source>
        <translation>Неявный</translation>
    </message>
    <message>
        <source>implicit Runge-Kutta · rtol %1</source>
        <translation>неявный метод Рунге — Кутты · rtol %1</translation>
    </message>
    <message>
        <source>implied by other rows</source>
        <translation>следует из других строк</translation>
    </message>
    <message>
        <source>Imposed shortening</source>
        <translation>Заданное укорочение</translation>
    </message>
    <message>
        <source>imposed shortenings</source>
        <translation>заданные укорочения</translation>
    </message>
    <message>
        <source>Imposed: positive pulls, negative is slack</source>
        <translation>Задано: плюс тянет, минус — слабина</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>в позе %1</translation>
    </message>
    <message>
        <source>In %1 no muscle pulls on the head fragment, in other postures some do: a stated hip force comes without them, and the worst posture may be the worst only because it has them.</source>
        <translation>Здесь ни одна мышца не тянет отломок головки: %1; в других позах тянут: заданная сила в тазобедренном суставе идёт без мышц, и худшая поза может быть худшей лишь потому, что в ней мышцы есть.</translation>
    </message>
    <message>
        <source>in %1 of %2 steps of stage '%3' the direction in which a contact slides was not found to 0.01 rad</source>
        <translation>этап «%3»: направление скольжения контакта не найдено с точностью 0,01 рад, шагов: %1 из %2</translation>
    </message>
    <message>
        <source>In '%1' this plane carries %2, %3, %4, and %5 N m of bending; %6, the head moves by %7 mm and turns into varus by %8 degrees. First to go: %9.</source>
        <translation>При «%1» через эту плоскость передаётся %2, %3, %4 и %5 Н м изгиба; %6, головка смещается на %7 мм и поворачивается в варус на %8°. Первое событие: %9.</translation>
    </message>
    <message>
        <source>In '%1': %2.</source>
        <translation>«%1»: %2.</translation>
    </message>
    <message>
        <source>In a</source>
        <translation>В осях A</translation>
    </message>
    <message>
        <source>in a plane model it has one, about z, or none</source>
        <translation>в плоской модели угол один, вокруг z, или ни одного</translation>
    </message>
    <message>
        <source>In b</source>
        <translation>В осях B</translation>
    </message>
    <message>
        <source>in balance to %1</source>
        <translation>равновесие до %1</translation>
    </message>
    <message>
        <source>in body weights</source>
        <translation>в весах тела</translation>
    </message>
    <message>
        <source>In child</source>
        <translation>В потомке</translation>
    </message>
    <message>
        <source>In Edit the tools at the view's upper left drag and draw muscles, bodies and joints, and Properties takes numbers with units. Each edit is a line of History: click on one, or press Ctrl+Z, to go back. Ctrl+K finds everything else.</source>
        <translation>В «Правке» инструменты слева вверху вида двигают и рисуют мышцы, тела и суставы, а «Свойства» принимают числа с единицами. Каждая правка — строка «Истории»: чтобы вернуться, нажмите на строку или Ctrl+Z. Ctrl+K находит всё остальное.</translation>
    </message>
    <message>
        <source>In files: %1</source>
        <translation>В файлах: %1</translation>
    </message>
    <message>
        <source>In its guide</source>
        <translation>В направляющей</translation>
    </message>
    <message>
        <source>in line</source>
        <translation>в ряд</translation>
    </message>
    <message>
        <source>In Motion, stages say which angles or moments are given, and the others are found. Open the gait, in a window of its own: Space plays it, a drag on the timeline scrubs, Plots shows any quantity over time.</source>
        <translation>В «Движении» этапы говорят, какие углы или моменты заданы; остальные вычисляются. Откройте ходьбу в отдельном окне: пробел запускает её, шкалу времени можно протягивать, «Графики» показывают любую величину во времени.</translation>
    </message>
    <message>
        <source>In motion: against the rate of its elongation</source>
        <translation>В движении: против скорости удлинения</translation>
    </message>
    <message>
        <source>In parent</source>
        <translation>В родителе</translation>
    </message>
    <message>
        <source>In place of a body</source>
        <translation>Вместо тела</translation>
    </message>
    <message>
        <source>In place of a body: what the strand wraps round between the previous and the next point</source>
        <translation>Вместо тела: что огибает нить между соседними точками</translation>
    </message>
    <message>
        <source>in steps</source>
        <translation>шагами</translation>
    </message>
    <message>
        <source>In such a fracture hip screw, blade plate and locking plate are one model here: a side plate held above, over the length of the neck, and below. The screw or blade in the head is drawn, but not computed by itself.</source>
        <translation>При таком переломе шеечный винт, клинковая и блокируемая пластины здесь — одна модель: накостная пластина, закреплённая вверху, на длине шейки, и внизу. Винт или клинок в головке показан, но отдельно не рассчитывается.</translation>
    </message>
    <message>
        <source>In the frame of the body</source>
        <translation>В осях тела</translation>
    </message>
    <message>
        <source>In the frame of the body, when no strand is stretched</source>
        <translation>В осях тела, когда нити не натянуты</translation>
    </message>
    <message>
        <source>In the frame that the axes before this one reach</source>
        <translation>В осях после предыдущих поворотов</translation>
    </message>
    <message>
        <source>In the ground frame</source>
        <translation>В осях опоры</translation>
    </message>
    <message>
        <source>In the mesh's own numbers</source>
        <translation>В числах самой сетки</translation>
    </message>
    <message>
        <source>In the model's own posture</source>
        <translation>В собственной позе модели</translation>
    </message>
    <message>
        <source>In which force and moment are written</source>
        <translation>В каких осях записаны сила и момент</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Инерция</translation>
    </message>
    <message>
        <source>inertia about the pole, of a body and all that it carries</source>
        <translation>инерция относительно полюса, тело и всё, что оно несёт</translation>
    </message>
    <message>
        <source>inertia of %1 and all that it carries</source>
        <translation>инерция вместе со всем несомым: %1</translation>
    </message>
    <message>
        <source>inertia of %1 and all that it carries, along the axes before it</source>
        <translation>инерция вместе со всем несомым, по предыдущим осям: %1</translation>
    </message>
    <message>
        <source>inner</source>
        <translation>внутренний</translation>
    </message>
    <message>
        <source>Inner diameter</source>
        <translation>Внутренний диаметр</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Вставить: %1</translation>
    </message>
    <message>
        <source>Insert Ready Part</source>
        <translation>Вставить готовую часть</translation>
    </message>
    <message>
        <source>Insert Ready Part…</source>
        <translation>Вставить готовую часть…</translation>
    </message>
    <message>
        <source>inside %1</source>
        <translation>входит в %1</translation>
    </message>
    <message>
        <source>inside its region: formula exact</source>
        <translation>внутри своей области: формула точна</translation>
    </message>
    <message>
        <source>Install it (on Debian and Ubuntu: sudo apt install ffmpeg), or export the frames as numbered PNG pictures, which any other program can make a video of.</source>
        <translation>Установите её (в Debian и Ubuntu: sudo apt install ffmpeg) или экспортируйте кадры как нумерованные рисунки PNG: из них видео сделает любая другая программа.</translation>
    </message>
    <message>
        <source>Intertrochanteric</source>
        <translation>Межвертельный</translation>
    </message>
    <message>
        <source>intertrochanteric</source>
        <translation>межвертельный</translation>
    </message>
    <message>
        <source>Intertrochanteric fracture</source>
        <translation>Межвертельный перелом</translation>
    </message>
    <message>
        <source>inverted triangle</source>
        <translation>обратный треугольник</translation>
    </message>
    <message>
        <source>is a function of</source>
        <translation>есть функция от</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>Только это</translation>
    </message>
    <message>
        <source>Isometric</source>
        <translation>Изометрия</translation>
    </message>
    <message>
        <source>It bears %1; the most it can is %2</source>
        <translation>Несёт %1; предел: %2</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Вернуть её будет нельзя.</translation>
    </message>
    <message>
        <source>It cannot turn either</source>
        <translation>И не может повернуться</translation>
    </message>
    <message>
        <source>It cannot turn in its guide or plate</source>
        <translation>Не может повернуться в направляющей или пластине</translation>
    </message>
    <message>
        <source>it does not change with time here: give one number for the whole of it</source>
        <translation>здесь оно не меняется со временем: задайте одно число на всё время</translation>
    </message>
    <message>
        <source>it does not cross the fracture: it begins %1 behind it</source>
        <translation>не пересекает перелом: начинается за ним, на расстоянии %1</translation>
    </message>
    <message>
        <source>it does not cross the fracture: it ends %1 before it</source>
        <translation>не пересекает перелом: кончается, не доходя до него %1</translation>
    </message>
    <message>
        <source>it does not reach the outer side of the bone</source>
        <translation>не достигает наружной стороны кости</translation>
    </message>
    <message>
        <source>it does not reach the outer side of the shaft</source>
        <translation>не достигает наружной стороны диафиза</translation>
    </message>
    <message>
        <source>it gives no motion and no force; fill it to use it</source>
        <translation>он не задаёт ни движения, ни силы; чтобы использовать, заполните его</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>в ней есть: %1</translation>
    </message>
    <message>
        <source>it has no effect, but is kept when the file is saved</source>
        <translation>не действует, но сохранится при записи файла</translation>
    </message>
    <message>
        <source>it has no faces: points alone are no surface</source>
        <translation>в нём нет граней: одни точки не образуют поверхности</translation>
    </message>
    <message>
        <source>it has no points with x, y and z</source>
        <translation>в нём нет точек с x, y и z</translation>
    </message>
    <message>
        <source>it has no such field</source>
        <translation>такого поля здесь нет</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>в ней нет ни одной</translation>
    </message>
    <message>
        <source>it has none at all</source>
        <translation>в ней нет ни одной</translation>
    </message>
    <message>
        <source>it has one, about z; two, about z and then about -y; or none</source>
        <translation>углов может быть: один, вокруг z; два, вокруг z и затем вокруг -y; или ни одного</translation>
    </message>
    <message>
        <source>it holds '%1' and not a surface (PolyData)</source>
        <translation>содержит «%1», а не поверхность (PolyData)</translation>
    </message>
    <message>
        <source>it holds several turns and some of them not at 0</source>
        <translation>оно удерживает несколько поворотов, и некоторые не на 0</translation>
    </message>
    <message>
        <source>It is a femur of the other side, seen in a mirror</source>
        <translation>Это бедро другой стороны в зеркале</translation>
    </message>
    <message>
        <source>it is ignored</source>
        <translation>не учитывается</translation>
    </message>
    <message>
        <source>it is measured from the centre to the middle of the tube</source>
        <translation>он отсчитывается от центра до середины трубки</translation>
    </message>
    <message>
        <source>it is needed</source>
        <translation>это нужно задать</translation>
    </message>
    <message>
        <source>it is one of %1</source>
        <translation>возможные: %1</translation>
    </message>
    <message>
        <source>it is passed over</source>
        <translation>пропускается</translation>
    </message>
    <message>
        <source>it is passed over; the keys are A, B, equalities, lower and upper</source>
        <translation>пропускается; ключи: A, B, equalities, lower и upper</translation>
    </message>
    <message>
        <source>it is the first of its list</source>
        <translation>он первый в своём списке</translation>
    </message>
    <message>
        <source>it is the last of its list</source>
        <translation>он последний в своём списке</translation>
    </message>
    <message>
        <source>it leaves the neck above by %1</source>
        <translation>выходит из шейки сверху на %1</translation>
    </message>
    <message>
        <source>it leaves the neck at the back by %1</source>
        <translation>выходит из шейки сзади на %1</translation>
    </message>
    <message>
        <source>it leaves the neck below by %1</source>
        <translation>выходит из шейки снизу на %1</translation>
    </message>
    <message>
        <source>it leaves the neck in front by %1</source>
        <translation>выходит из шейки спереди на %1</translation>
    </message>
    <message>
        <source>it leaves the shaft by %1</source>
        <translation>выходит из диафиза на %1</translation>
    </message>
    <message>
        <source>it lies along the neck and does not cross a reverse oblique fracture</source>
        <translation>лежит вдоль шейки и не пересекает обратный косой перелом</translation>
    </message>
    <message>
        <source>it lies along the neck and does not cross a subtrochanteric fracture</source>
        <translation>лежит вдоль шейки и не пересекает подвертельный перелом</translation>
    </message>
    <message>
        <source>it must be 5 to 500 mm long</source>
        <translation>длина должна быть от 5 до 500 мм</translation>
    </message>
    <message>
        <source>it must be above %1</source>
        <translation>должно быть больше %1</translation>
    </message>
    <message>
        <source>it must be above that, up to %1</source>
        <translation>должно быть больше этого, но не больше %1</translation>
    </message>
    <message>
        <source>it must be above zero</source>
        <translation>должно быть больше нуля</translation>
    </message>
    <message>
        <source>it must be thinner than half the width; leave it out for a patch without a core</source>
        <translation>должна быть тоньше половины ширины; для участка без ядра не задавайте её</translation>
    </message>
    <message>
        <source>it must be zero or above</source>
        <translation>должно быть не меньше нуля</translation>
    </message>
    <message>
        <source>it opens by %1 mm</source>
        <translation>она раскрывается на %1 мм</translation>
    </message>
    <message>
        <source>it runs along the fracture and does not cross it</source>
        <translation>идёт вдоль перелома и не пересекает его</translation>
    </message>
    <message>
        <source>it runs from %1 to %2 m</source>
        <translation>он идёт от %1 до %2 м</translation>
    </message>
    <message>
        <source>it stands for all that are not named; let it stand alone</source>
        <translation>это значит «все неназванные»; оставьте его одно</translation>
    </message>
    <message>
        <source>it states %1 items of '%2', more than the file can hold</source>
        <translation>заявлено элементов «%2»: %1, столько в файле не помещается</translation>
    </message>
    <message>
        <source>it states %1 points and holds %2</source>
        <translation>точек заявлено: %1, есть: %2</translation>
    </message>
    <message>
        <source>it states more data than it can hold</source>
        <translation>заявлено больше данных, чем помещается</translation>
    </message>
    <message>
        <source>it stays closed</source>
        <translation>она остаётся сомкнутой</translation>
    </message>
    <message>
        <source>it was not written whole</source>
        <translation>файл записан не полностью</translation>
    </message>
    <message>
        <source>it was true already when the stage began, and a stage ends when its condition becomes true</source>
        <translation>оно было верно уже в начале этапа, а этап кончается, когда его условие становится верным</translation>
    </message>
    <message>
        <source>items count from 0</source>
        <translation>элементы считаются от 0</translation>
    </message>
    <message>
        <source>its angle to the shaft must lie between 80 and 175 degrees</source>
        <translation>угол к диафизу должен быть от 80° до 175°</translation>
    </message>
    <message>
        <source>Its centre and axes, in the frame of the body</source>
        <translation>Его центр и оси в осях тела</translation>
    </message>
    <message>
        <source>its centre of mass at</source>
        <translation>его центр масс на</translation>
    </message>
    <message>
        <source>its compressed data are damaged</source>
        <translation>сжатые данные повреждены</translation>
    </message>
    <message>
        <source>its coordinates are %1</source>
        <translation>её координаты: %1</translation>
    </message>
    <message>
        <source>its damping decides how it bounces; without a stiffness it is rigid</source>
        <translation>отскок определяется его демпфированием; без жёсткости контакт абсолютно жёсткий</translation>
    </message>
    <message>
        <source>its data are compressed by '%1'; write it with zlib or without compression</source>
        <translation>данные сжаты методом «%1»; запишите их с zlib или без сжатия</translation>
    </message>
    <message>
        <source>its data are cut off</source>
        <translation>данные обрываются</translation>
    </message>
    <message>
        <source>its effort</source>
        <translation>его усилие</translation>
    </message>
    <message>
        <source>Its file; the activity's postures come from its statics</source>
        <translation>Её файл; позы активности — из её статики</translation>
    </message>
    <message>
        <source>its guide is longer than it is</source>
        <translation>направляющая длиннее самого стержня</translation>
    </message>
    <message>
        <source>its guide must be longer than 1 mm</source>
        <translation>направляющая должна быть длиннее 1 мм</translation>
    </message>
    <message>
        <source>Its heavy parts</source>
        <translation>Его весомые части</translation>
    </message>
    <message>
        <source>its keys are %1</source>
        <translation>его ключи: %1</translation>
    </message>
    <message>
        <source>Its largest force in the postures of this activity</source>
        <translation>Её наибольшая сила в позах этой активности</translation>
    </message>
    <message>
        <source>its length</source>
        <translation>его длина</translation>
    </message>
    <message>
        <source>its length and moment arms jump there; let its path pass a point on the side that is meant, or take a cylinder with a side</source>
        <translation>длина и плечи силы там меняются скачком; проведите путь через точку на нужной стороне или возьмите цилиндр с заданной стороной</translation>
    </message>
    <message>
        <source>its length and moment arms jump there; move the point or make the surface smaller</source>
        <translation>длина и плечи силы там меняются скачком; передвиньте точку или уменьшите поверхность</translation>
    </message>
    <message>
        <source>its moment about the pole</source>
        <translation>её момент относительно полюса</translation>
    </message>
    <message>
        <source>its moment of constraint '%1' at %2</source>
        <translation>момент этой силы, ограничение «%1» в %2</translation>
    </message>
    <message>
        <source>its motion</source>
        <translation>его движение</translation>
    </message>
    <message>
        <source>Its name in the model</source>
        <translation>Имя в модели</translation>
    </message>
    <message>
        <source>its offsets must be within 100 mm, its tip within 200 mm of the centre of the head</source>
        <translation>смещения должны быть в пределах 100 мм, а конец — в пределах 200 мм от центра головки</translation>
    </message>
    <message>
        <source>its outer radius must be greater</source>
        <translation>его наружный радиус должен быть больше</translation>
    </message>
    <message>
        <source>its outer radius must be greater; layers stand from the core outwards</source>
        <translation>его наружный радиус должен быть больше; слои идут от ядра наружу</translation>
    </message>
    <message>
        <source>its pelvis is not free to go down</source>
        <translation>его таз не может свободно опускаться</translation>
    </message>
    <message>
        <source>its points are too near to each other</source>
        <translation>точки слишком близко друг к другу</translation>
    </message>
    <message>
        <source>its radius of gyration</source>
        <translation>его радиус инерции</translation>
    </message>
    <message>
        <source>its rate when no rate changes</source>
        <translation>её производная при неизменных скоростях</translation>
    </message>
    <message>
        <source>its thread is longer than it is</source>
        <translation>резьба длиннее самого стержня</translation>
    </message>
    <message>
        <source>its tip leaves the head by %1</source>
        <translation>конец выходит из головки на %1</translation>
    </message>
    <message>
        <source>J</source>
        <comment>unit</comment>
        <translation>Дж</translation>
    </message>
    <message>
        <source>J, Shift+J</source>
        <translation>J, Shift+J</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Сустав</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>сустав</translation>
    </message>
    <message>
        <source>joint '%1'</source>
        <translation>сустав «%1»</translation>
    </message>
    <message>
        <source>joint '%1' is a ball joint, whose speeds are not the rates of coordinates</source>
        <translation>сустав «%1» шаровой, его скорости — не производные координат</translation>
    </message>
    <message>
        <source>joint '%1' is a free joint, whose speeds are not the rates of coordinates</source>
        <translation>сустав «%1» свободный, его скорости — не производные координат</translation>
    </message>
    <message>
        <source>joint '%1' moves the base in a way that the equations do not support</source>
        <translation>сустав «%1» движет основание так, как уравнения не поддерживают</translation>
    </message>
    <message>
        <source>Joint angles</source>
        <translation>Углы в суставах</translation>
    </message>
    <message>
        <source>joint angles sliders pose posture</source>
        <translation>углы суставов ползунки поза</translation>
    </message>
    <message>
        <source>Joint force</source>
        <translation>Сила в суставе</translation>
    </message>
    <message>
        <source>Joint force over the postures of the activity</source>
        <translation>Сила в суставе по позам активности</translation>
    </message>
    <message>
        <source>Joint force says what the hip bears, in newtons and body weights, against what was measured in people. Links lists each muscle with its force and lever arm; a click on a row selects it everywhere.</source>
        <translation>«Сила в суставе» говорит, что несёт тазобедренный сустав, в ньютонах и весах тела, рядом с измеренным у людей. «Связи» перечисляют мышцы с силой и плечом; нажатие на строку выделяет мышцу везде.</translation>
    </message>
    <message>
        <source>Joint force, N</source>
        <translation>Сила в суставе, Н</translation>
    </message>
    <message>
        <source>Joint of Drawn Bodies</source>
        <translation>Сустав рисуемых тел</translation>
    </message>
    <message>
        <source>Joint resultants</source>
        <translation>Силы в суставах</translation>
    </message>
    <message>
        <source>Joint resultants by criterion</source>
        <translation>Силы в суставах по критериям</translation>
    </message>
    <message>
        <source>joint to joint</source>
        <translation>от сустава до сустава</translation>
    </message>
    <message>
        <source>Joint with layers</source>
        <translation>Сустав со слоями</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Суставы</translation>
    </message>
    <message>
        <source>joints follow; locked ones stay · Esc: back</source>
        <translation>суставы следуют; закреплённые стоят · Esc: назад</translation>
    </message>
    <message>
        <source>JSON has no comments; put remarks in a 'note'</source>
        <translation>в JSON нет комментариев; пишите пометки в «note»</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Прыжок</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Keep activity '%1'</source>
        <translation>Запомнить активность «%1»</translation>
    </message>
    <message>
        <source>Keep as activity</source>
        <translation>Запомнить как активность</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>оставьте одно из двух</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>оставьте одно из них</translation>
    </message>
    <message>
        <source>Keep posture in %1</source>
        <translation>Запомнить позу: %1</translation>
    </message>
    <message>
        <source>Keep Posture in Model</source>
        <translation>Запомнить позу в модели</translation>
    </message>
    <message>
        <source>keep the length between that of the longer rod and the sum of both, by the range of its coordinate</source>
        <translation>диапазоном координаты удержите длину между длиной большего стержня и суммой обоих</translation>
    </message>
    <message>
        <source>Keep This Run for Comparison</source>
        <translation>Запомнить расчёт для сравнения</translation>
    </message>
    <message>
        <source>Keeps direction</source>
        <translation>Сохраняет направление</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>сохранено</translation>
    </message>
    <message>
        <source>kept run</source>
        <translation>прежний расчёт</translation>
    </message>
    <message>
        <source>Keyboard to Next Panel</source>
        <translation>К следующей панели</translation>
    </message>
    <message>
        <source>Keyboard to Previous Panel</source>
        <translation>К предыдущей панели</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>Шпонка</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>Клавиши и мышь</translation>
    </message>
    <message>
        <source>kg</source>
        <comment>unit</comment>
        <translation>кг</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>kind 'points' has points and one stretch, the whole length</source>
        <translation>у вида «points» есть точки и одна растяжимая часть — вся длина</translation>
    </message>
    <message>
        <source>kind 'rod_between' has one rod and two stretches, before and after it</source>
        <translation>у вида «rod_between» один стержень и две растяжимые части, до и после него</translation>
    </message>
    <message>
        <source>kind 'rods_apart' has two rods and one stretch between them</source>
        <translation>у вида «rods_apart» два стержня и одна растяжимая часть между ними</translation>
    </message>
    <message>
        <source>kind 'stretch_rod' has one stretch, then one rod</source>
        <translation>у вида «stretch_rod» одна растяжимая часть, затем один стержень</translation>
    </message>
    <message>
        <source>kind 'telescope' has two rods and one stretch, the whole length</source>
        <translation>у вида «telescope» два стержня и одна растяжимая часть — вся длина</translation>
    </message>
    <message>
        <source>Kind of fracture</source>
        <translation>Вид перелома</translation>
    </message>
    <message>
        <source>Kind of parameter</source>
        <translation>Вид параметра</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>кинетическая</translation>
    </message>
    <message>
        <source>Kn</source>
        <translation>Kn</translation>
    </message>
    <message>
        <source>kN</source>
        <comment>unit</comment>
        <translation>кН</translation>
    </message>
    <message>
        <source>kPa</source>
        <comment>unit</comment>
        <translation>кПа</translation>
    </message>
    <message>
        <source>Kt</source>
        <translation>Kt</translation>
    </message>
    <message>
        <source>l: loads</source>
        <translation>l: нагрузки</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Подписи</translation>
    </message>
    <message>
        <source>lag screw</source>
        <translation>стягивающий винт</translation>
    </message>
    <message>
        <source>Lagrange</source>
        <translation>Лагранж</translation>
    </message>
    <message>
        <source>lagrange</source>
        <translation>Лагранж</translation>
    </message>
    <message>
        <source>Lagrange symbolic formula</source>
        <translation>Лагранж символьные формулы</translation>
    </message>
    <message>
        <source>lagrange, local, matrix or recurrent</source>
        <translation>lagrange, local, matrix или recurrent</translation>
    </message>
    <message>
        <source>Landing without rebound</source>
        <translation>Приземление без отскока</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>Ориентир</translation>
    </message>
    <message>
        <source>landmark</source>
        <translation>ориентир</translation>
    </message>
    <message>
        <source>landmark '%1' of '%2'</source>
        <translation>ориентир «%1» тела «%2»</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation>Ориентиры</translation>
    </message>
    <message>
        <source>landmarks belong to a body: click on one</source>
        <translation>ориентир принадлежит телу: щёлкните тело</translation>
    </message>
    <message>
        <source>Landmarks picked on it</source>
        <translation>Отмечено ориентиров</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>large displacements</source>
        <translation>большие перемещения</translation>
    </message>
    <message>
        <source>large displacements cannot take account of constraint '%1'</source>
        <translation>большие перемещения не могут учесть ограничение «%1»</translation>
    </message>
    <message>
        <source>large displacements hold the whole load, the posture as it stands does not</source>
        <translation>с большими перемещениями полная нагрузка удерживается, в исходной позе — нет</translation>
    </message>
    <message>
        <source>large displacements move '%1', which takes the support reaction, against the root of the model, and loads do not turn with it</source>
        <translation>большие перемещения смещают «%1», тело, воспринимающее реакцию опоры, относительно корня модели, а нагрузки вместе с ним не поворачиваются</translation>
    </message>
    <message>
        <source>larger than any skeleton has: at most %1</source>
        <translation>больше, чем бывает у скелета: не более %1</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>наибольшее</translation>
    </message>
    <message>
        <source>Largest %1 at %2</source>
        <translation>Наибольшая %1 при %2</translation>
    </message>
    <message>
        <source>Largest difference between the energy and what work has made of it, over the largest energy or work</source>
        <translation>Наибольшая разность энергии и работы, отнесённая к наибольшей из них</translation>
    </message>
    <message>
        <source>Largest gap</source>
        <translation>Наибольший зазор</translation>
    </message>
    <message>
        <source>largest gap</source>
        <translation>наибольший зазор</translation>
    </message>
    <message>
        <source>Largest gap, %1 edge</source>
        <translation>Наибольший зазор, край: %1</translation>
    </message>
    <message>
        <source>largest gap, %1 edge</source>
        <translation>наибольший зазор, %1 край</translation>
    </message>
    <message>
        <source>Largest left-over of the equations of equilibrium, relative to the forces: %1</source>
        <translation>Наибольшая невязка уравнений равновесия относительно сил: %1</translation>
    </message>
    <message>
        <source>largest measured in the activity %1</source>
        <translation>наибольшая измеренная в активности %1</translation>
    </message>
    <message>
        <source>Largest of the series %1 %2.</source>
        <translation>Наибольшее в ряду %1 %2.</translation>
    </message>
    <message>
        <source>largest slip</source>
        <translation>наибольший сдвиг</translation>
    </message>
    <message>
        <source>Largest stress in the metal</source>
        <translation>Наибольшее напряжение в металле</translation>
    </message>
    <message>
        <source>last drawn point back</source>
        <translation>убрать последнюю точку</translation>
    </message>
    <message>
        <source>Lasts until the run ends</source>
        <translation>Длится до конца расчёта</translation>
    </message>
    <message>
        <source>Lateral</source>
        <translation>Боковая</translation>
    </message>
    <message>
        <source>Lateral condyle</source>
        <translation>Латеральный мыщелок</translation>
    </message>
    <message>
        <source>Lateral epicondyle</source>
        <translation>Латеральный надмыщелок</translation>
    </message>
    <message>
        <source>Lateral stiffness of the bone around it, times its modulus</source>
        <translation>Боковая жёсткость кости вокруг, в долях модуля</translation>
    </message>
    <message>
        <source>Lateral stiffness of the bone around the guide, times its modulus</source>
        <translation>Боковая жёсткость кости вокруг направляющей, в долях модуля</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>слой</translation>
    </message>
    <message>
        <source>layer '%1' does not lie around the one within it</source>
        <translation>слой «%1» не охватывает внутренний слой</translation>
    </message>
    <message>
        <source>layer '%1' is incompressible: its Poisson's ratio is 0.5</source>
        <translation>слой «%1» несжимаем: его коэффициент Пуассона равен 0,5</translation>
    </message>
    <message>
        <source>layer '%1' of %2 does not lie around '%3', which is within it</source>
        <translation>%2: слой «%1» не охватывает «%3», лежащий внутри него</translation>
    </message>
    <message>
        <source>layer '%1' of %2 is incompressible</source>
        <translation>%2: слой «%1» несжимаем</translation>
    </message>
    <message>
        <source>Layer pressure</source>
        <translation>Давление на слои</translation>
    </message>
    <message>
        <source>Layered joints</source>
        <translation>Слоистые суставы</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Layers of %1</source>
        <translation>Слои: %1</translation>
    </message>
    <message>
        <source>Layers of a Joint</source>
        <translation>Слои сустава</translation>
    </message>
    <message>
        <source>layers of joints</source>
        <translation>слои суставов</translation>
    </message>
    <message>
        <source>layers only press on each other</source>
        <translation>слои только давят друг на друга</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>least</source>
        <translation>наименьшее</translation>
    </message>
    <message>
        <source>Least largest force (or stress)</source>
        <translation>Наименьшая наибольшая сила (или напряжение)</translation>
    </message>
    <message>
        <source>Least sum of cubes</source>
        <translation>Наименьшая сумма кубов</translation>
    </message>
    <message>
        <source>Least sum of forces (or stresses)</source>
        <translation>Наименьшая сумма сил (или напряжений)</translation>
    </message>
    <message>
        <source>Least sum of powers p</source>
        <translation>Наименьшая сумма степеней p</translation>
    </message>
    <message>
        <source>Least sum of squares</source>
        <translation>Наименьшая сумма квадратов</translation>
    </message>
    <message>
        <source>Least sum of squares of all that balances, though muscles may come out pushing</source>
        <translation>Наименьшая сумма квадратов из всех равновесий, хотя мышцы могут давить</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Не задавать</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>уберите это</translation>
    </message>
    <message>
        <source>leave out 'on' and 'position'; write body and position of heads, node and insertion</source>
        <translation>уберите «on» и «position»; напишите тело и положение для головок, узла и прикрепления</translation>
    </message>
    <message>
        <source>Leaves the mesh and keeps what was measured on it</source>
        <translation>Отказаться от сетки, сохранив измеренное</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>name of a key</comment>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Левая кнопка</translation>
    </message>
    <message>
        <source>Left femur</source>
        <translation>Левая бедренная кость</translation>
    </message>
    <message>
        <source>Left handed</source>
        <translation>Левая</translation>
    </message>
    <message>
        <source>Left hip</source>
        <translation>Левый тазобедренный сустав</translation>
    </message>
    <message>
        <source>left its region: %1 would break; solved in full</source>
        <translation>вне области: %1 порвалась бы; решено полностью</translation>
    </message>
    <message>
        <source>left its region: %1 would engage; solved in full</source>
        <translation>вне области: %1 включилась бы; решено полностью</translation>
    </message>
    <message>
        <source>left its region: %1 would go slack; solved in full</source>
        <translation>вне области: %1 выключилась бы; решено полностью</translation>
    </message>
    <message>
        <source>left its region: %1 would leave or reach its strength; solved in full</source>
        <translation>вне области: %1 достигла бы прочности или ушла от неё; решено полностью</translation>
    </message>
    <message>
        <source>left its region: %1; solved in full</source>
        <translation>вне области: %1; решено полностью</translation>
    </message>
    <message>
        <source>Left out: moments of %1 N m that the activity gives to the model's hip; a ball joint bears none.</source>
        <translation>Не учтены моменты %1 Н м, которые активность задаёт тазобедренному суставу модели; шаровой сустав их не несёт.</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Legend, labels and axes</source>
        <translation>Легенда, подписи и оси</translation>
    </message>
    <message>
        <source>Legs of variable length on feet that only push and rub</source>
        <translation>Ноги переменной длины; стопы давят и трутся</translation>
    </message>
    <message>
        <source>legs with feet, trunk and arms of constant lengths (Borisov 2018)</source>
        <translation>ноги со стопами, туловище и руки постоянной длины (Борисов 2018)</translation>
    </message>
    <message>
        <source>Lemke's method ended on a ray: no answer, and no proof that there is none, for A + A' is not positive semidefinite</source>
        <translation>метод Лемке вышел на луч: ответа нет, но и не доказано, что его не существует, так как A + A' не является положительно полуопределённой</translation>
    </message>
    <message>
        <source>Lemke's method had not come to an end after %1 pivots</source>
        <translation>метод Лемке не завершился, шагов сделано: %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Length</source>
        <comment>of a film</comment>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>length</source>
        <translation>длина</translation>
    </message>
    <message>
        <source>length %1 mm</source>
        <translation>длина %1 мм</translation>
    </message>
    <message>
        <source>length besides %1 of link '%2'</source>
        <translation>длина звена «%2» помимо %1</translation>
    </message>
    <message>
        <source>length of %1</source>
        <translation>длина: %1</translation>
    </message>
    <message>
        <source>Length of a link</source>
        <translation>Длина звена</translation>
    </message>
    <message>
        <source>length of link '%1'</source>
        <translation>длина звена «%1»</translation>
    </message>
    <message>
        <source>Length of the path from end to end</source>
        <translation>Длина пути от конца до конца</translation>
    </message>
    <message>
        <source>Length, mm</source>
        <translation>Длина, мм</translation>
    </message>
    <message>
        <source>length, mm</source>
        <translation>длина, мм</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Длины</translation>
    </message>
    <message>
        <source>Lengths ±</source>
        <translation>Длины ±</translation>
    </message>
    <message>
        <source>Less than in the others, whatever is assumed</source>
        <translation>Меньше, чем у других, при любых допущениях</translation>
    </message>
    <message>
        <source>let each coordinate translate it along x, y or z of the first segment's frame, as it is</source>
        <translation>пусть каждая координата перемещает его без изменений вдоль x, y или z системы осей первого звена</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Отпустить</translation>
    </message>
    <message>
        <source>let it go; take a drag back</source>
        <translation>отпустить; отменить перетаскивание</translation>
    </message>
    <message>
        <source>let its path reach another body</source>
        <translation>проведите её путь до другого тела</translation>
    </message>
    <message>
        <source>let OpenSim find the coordinates from it, and take the .mot or .sto that it writes</source>
        <translation>получите по нему координаты в OpenSim и возьмите записанный им файл .mot или .sto</translation>
    </message>
    <message>
        <source>let the conditions leave room between each other, or give the stages a time to last ('after')</source>
        <translation>оставьте между условиями промежуток или задайте этапам длительность («after»)</translation>
    </message>
    <message>
        <source>level walking</source>
        <translation>ходьба по ровному</translation>
    </message>
    <message>
        <source>Lever arm about %1: %2</source>
        <translation>Плечо силы относительно «%1»: %2</translation>
    </message>
    <message>
        <source>lever arm of the abductors</source>
        <translation>плечо силы отводящих мышц</translation>
    </message>
    <message>
        <source>Lever arm, 1</source>
        <translation>Плечо силы, 1</translation>
    </message>
    <message>
        <source>Lever arm, mm</source>
        <translation>Плечо силы, мм</translation>
    </message>
    <message>
        <source>Lever arms</source>
        <translation>Плечи силы</translation>
    </message>
    <message>
        <source>Lifting 15 kg</source>
        <translation>Подъём 15 кг</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Конечность</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Пределы</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Линейный</translation>
    </message>
    <message>
        <source>Linearly implicit</source>
        <translation>Линейно-неявный</translation>
    </message>
    <message>
        <source>linearly implicit · rtol %1</source>
        <translation>линейно-неявный · rtol %1</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Связь</translation>
    </message>
    <message>
        <source>link</source>
        <translation>связь</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>связь %1</translation>
    </message>
    <message>
        <source>link '%1'</source>
        <translation>связь «%1»</translation>
    </message>
    <message>
        <source>link '%1' begins and ends on one body and has no effect</source>
        <translation>связь «%1» начинается и кончается на одном теле и не действует</translation>
    </message>
    <message>
        <source>link '%1' broke at %2 s under its strength of %3 N</source>
        <translation>связь «%1» порвалась при %2 с, достигнув своей прочности %3 Н</translation>
    </message>
    <message>
        <source>link '%1' has damping and passes a massless node: the node's speed is not determined by a state</source>
        <translation>связь «%1» с демпфированием проходит через невесомый узел: скорость узла состоянием не определена</translation>
    </message>
    <message>
        <source>link '%1' runs past surface '%2' on the other side than its path states</source>
        <translation>связь «%1» огибает поверхность «%2» не с той стороны, которая задана в её пути</translation>
    </message>
    <message>
        <source>link '%1' runs round surface '%2' on another side than in the rest posture</source>
        <translation>связь «%1» огибает поверхность «%2» с другой стороны, чем в исходной позе</translation>
    </message>
    <message>
        <source>link '%1' runs straight through surface '%2': no way round it was found</source>
        <translation>связь «%1» проходит прямо сквозь поверхность «%2»: пути вокруг неё не найдено</translation>
    </message>
    <message>
        <source>Link forces by criterion</source>
        <translation>Силы связей по критериям</translation>
    </message>
    <message>
        <source>Link, %1</source>
        <translation>Связь, %1</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Связи</translation>
    </message>
    <message>
        <source>links</source>
        <translation>связи</translation>
    </message>
    <message>
        <source>links or contacts can neither open nor close at %1 s; use the method 'differences'</source>
        <translation>при %1 с связи или контакты не могут ни разомкнуться, ни замкнуться; возьмите метод «differences»</translation>
    </message>
    <message>
        <source>links or contacts switch without end near %1 s; give them more damping, or use the method 'differences'</source>
        <translation>около %1 с связи или контакты переключаются без конца; увеличьте их демпфирование или возьмите метод «differences»</translation>
    </message>
    <message>
        <source>Links share the load by an optimality criterion: %1; numbers in SI units</source>
        <translation>Связи делят нагрузку по критерию оптимальности: %1; числа в СИ</translation>
    </message>
    <message>
        <source>Links share the load by their stiffness (Kolesnikov 2004); numbers in SI units</source>
        <translation>Связи делят нагрузку по жёсткости (Колесников 2004); числа в СИ</translation>
    </message>
    <message>
        <source>links that wrap round surfaces</source>
        <translation>связи, огибающие поверхности</translation>
    </message>
    <message>
        <source>links, N</source>
        <translation>связи, Н</translation>
    </message>
    <message>
        <source>list all verbs with --list</source>
        <translation>список всех команд: --list</translation>
    </message>
    <message>
        <source>list rows, counting from 0, or write true or false for each row</source>
        <translation>перечислите строки, считая от 0, или напишите для каждой true или false</translation>
    </message>
    <message>
        <source>Live result</source>
        <translation>Текущий результат</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Нагрузка</translation>
    </message>
    <message>
        <source>load</source>
        <translation>нагрузка</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>нагрузка %1</translation>
    </message>
    <message>
        <source>load '%1' acts on the ground and has no effect</source>
        <translation>нагрузка «%1» приложена к опоре и не действует</translation>
    </message>
    <message>
        <source>Load across the fracture</source>
        <translation>Нагрузка через перелом</translation>
    </message>
    <message>
        <source>Load across the fracture: who carries it</source>
        <translation>Распределение нагрузки через перелом</translation>
    </message>
    <message>
        <source>Load Femur Mesh</source>
        <translation>Загрузить сетку бедра</translation>
    </message>
    <message>
        <source>Load Femur Mesh…</source>
        <translation>Загрузить сетку бедра…</translation>
    </message>
    <message>
        <source>Load Mesh…</source>
        <translation>Загрузить сетку…</translation>
    </message>
    <message>
        <source>Load Path</source>
        <translation>Путь нагружения</translation>
    </message>
    <message>
        <source>Load path</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Load the femur mesh '%1'</source>
        <translation>Загрузить сетку бедра «%1»</translation>
    </message>
    <message>
        <source>load, %1</source>
        <translation>нагрузка, %1</translation>
    </message>
    <message>
        <source>Load: the hip force of the posture on the head, with the pull of the muscles that end on the head fragment. Of an activity both come from the statics of the model's whole limb; stated hip forces are taken as they are.</source>
        <translation>Нагрузка: сила на головку в данной позе вместе с тягой мышц, оканчивающихся на отломке головки. Для активности то и другое — из статики всей конечности модели; заданные силы берутся как есть.</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Нагрузки</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>нагрузки</translation>
    </message>
    <message>
        <source>loads belong to a body: click on one</source>
        <translation>нагрузка принадлежит телу: щёлкните тело</translation>
    </message>
    <message>
        <source>Loads, and forces in joints and contacts</source>
        <translation>Нагрузки, силы в суставах и контактах</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Оси тела</translation>
    </message>
    <message>
        <source>local</source>
        <translation>локальные системы</translation>
    </message>
    <message>
        <source>Local Axes</source>
        <translation>Оси тела</translation>
    </message>
    <message>
        <source>Local frames</source>
        <translation>Локальные системы</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Найти %1</translation>
    </message>
    <message>
        <source>locate it, or state loads</source>
        <translation>укажите, где она, или задайте нагрузки</translation>
    </message>
    <message>
        <source>Locate Mesh…</source>
        <translation>Найти сетку…</translation>
    </message>
    <message>
        <source>Locate Model…</source>
        <translation>Найти модель…</translation>
    </message>
    <message>
        <source>Locate the femur mesh '%1'</source>
        <translation>Указать сетку бедра «%1»</translation>
    </message>
    <message>
        <source>lock it, let a link cross it, or give it an effort</source>
        <translation>закрепите её, проведите через неё связь или задайте усилие</translation>
    </message>
    <message>
        <source>Lock the coordinate</source>
        <translation>Закрепить координату</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Закреплена</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>закреплена</translation>
    </message>
    <message>
        <source>Locked in the model, so that the effort is the reaction that holds it: %1.</source>
        <translation>Закреплено в модели, так что усилие — удерживающая реакция: %1.</translation>
    </message>
    <message>
        <source>Locked: a reaction takes it</source>
        <translation>Закреплена: её держит реакция</translation>
    </message>
    <message>
        <source>locking bolts (drawn in a usual size)</source>
        <translation>блокирующие болты (обычного размера)</translation>
    </message>
    <message>
        <source>Locking plate</source>
        <translation>Блокируемая пластина</translation>
    </message>
    <message>
        <source>locking plate</source>
        <translation>блокируемая пластина</translation>
    </message>
    <message>
        <source>look at the permissions of %1</source>
        <translation>проверьте права доступа: %1</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>По кругу</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Нижняя</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>нижний</translation>
    </message>
    <message>
        <source>lower and B have different numbers of rows</source>
        <translation>у lower и B разное число строк</translation>
    </message>
    <message>
        <source>lower back screw</source>
        <translation>нижний задний винт</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Нижняя граница</translation>
    </message>
    <message>
        <source>lower bounds are zero unless 'lower' says otherwise</source>
        <translation>нижние границы равны нулю, если «lower» не задаёт иного</translation>
    </message>
    <message>
        <source>lower front screw</source>
        <translation>нижний передний винт</translation>
    </message>
    <message>
        <source>lower screw</source>
        <translation>нижний винт</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>m</source>
        <comment>unit</comment>
        <translation>м</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Make %1 end</source>
        <translation>Сделать непериодической: %1</translation>
    </message>
    <message>
        <source>Make %1 periodic</source>
        <translation>Сделать периодической: %1</translation>
    </message>
    <message>
        <source>Make %1 the case</source>
        <translation>Сделать %1 случаем</translation>
    </message>
    <message>
        <source>Make a curve for this coordinate and take it</source>
        <translation>Создать кривую для этой координаты и выбрать её</translation>
    </message>
    <message>
        <source>Make construct %1 the case</source>
        <translation>Сделать конструкцию %1 случаем</translation>
    </message>
    <message>
        <source>make it longer, or move the tip</source>
        <translation>удлините его или передвиньте конец</translation>
    </message>
    <message>
        <source>Make Points</source>
        <translation>Создать точки</translation>
    </message>
    <message>
        <source>make room on the disk, or save elsewhere</source>
        <translation>освободите место на диске или сохраните в другом месте</translation>
    </message>
    <message>
        <source>make the guide shorter</source>
        <translation>укоротите направляющую</translation>
    </message>
    <message>
        <source>make the step longer or the duration shorter</source>
        <translation>увеличьте шаг или уменьшите длительность</translation>
    </message>
    <message>
        <source>make the step shorter or the duration longer</source>
        <translation>уменьшите шаг или увеличьте длительность</translation>
    </message>
    <message>
        <source>make the thread shorter</source>
        <translation>укоротите резьбу</translation>
    </message>
    <message>
        <source>make the window larger, and try again</source>
        <translation>увеличьте окно и попробуйте снова</translation>
    </message>
    <message>
        <source>make them larger</source>
        <translation>возьмите их крупнее</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>Markers whose trails are drawn</source>
        <translation>Метки, чьи следы рисуются</translation>
    </message>
    <message>
        <source>marrow: bears nothing</source>
        <translation>мозг: не несёт</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Масса</translation>
    </message>
    <message>
        <source>mass cannot be added to a link</source>
        <translation>к связи нельзя добавить массу</translation>
    </message>
    <message>
        <source>Mass matrix, symmetric; entries that are not listed are 0</source>
        <translation>Матрица масс, симметричная; не указанные элементы равны 0</translation>
    </message>
    <message>
        <source>mass of %1</source>
        <translation>масса: %1</translation>
    </message>
    <message>
        <source>mass of %1 and all that it carries</source>
        <translation>масса вместе со всем несомым: %1</translation>
    </message>
    <message>
        <source>mass of a body and all that it carries</source>
        <translation>масса тела и всего, что оно несёт</translation>
    </message>
    <message>
        <source>Mass of a link</source>
        <translation>Масса звена</translation>
    </message>
    <message>
        <source>mass of body '%1'</source>
        <translation>масса тела «%1»</translation>
    </message>
    <message>
        <source>mass of body '%1' and of all that it carries</source>
        <translation>масса тела «%1» и всего, что оно несёт</translation>
    </message>
    <message>
        <source>mass of link '%1'</source>
        <translation>масса звена «%1»</translation>
    </message>
    <message>
        <source>mass point</source>
        <translation>точечная масса</translation>
    </message>
    <message>
        <source>mass that the tip of link '%1' carries</source>
        <translation>масса, которую несёт конец звена «%1»</translation>
    </message>
    <message>
        <source>mass times place from the pole, of a body and all that it carries</source>
        <translation>масса, умноженная на положение от полюса, тело и всё, что оно несёт</translation>
    </message>
    <message>
        <source>mass times place of %1 and all that it carries</source>
        <translation>масса, умноженная на положение, вместе со всем несомым: %1</translation>
    </message>
    <message>
        <source>mass times place of %1 and all that it carries, along the axes before it</source>
        <translation>масса, умноженная на положение, вместе со всем несомым, по предыдущим осям: %1</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>Массы</translation>
    </message>
    <message>
        <source>masses</source>
        <translation>массы</translation>
    </message>
    <message>
        <source>Masses at fractions of the length</source>
        <translation>Массы на долях длины</translation>
    </message>
    <message>
        <source>Masses grow with the volume</source>
        <translation>Массы растут с объёмом</translation>
    </message>
    <message>
        <source>Massless points where strands meet</source>
        <translation>Невесомые точки схождения нитей</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>material</source>
        <translation>материал</translation>
    </message>
    <message>
        <source>Material of all its parts</source>
        <translation>Материал всех его частей</translation>
    </message>
    <message>
        <source>Material: %1</source>
        <translation>Материал: %1</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Матричный</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>матричный</translation>
    </message>
    <message>
        <source>maximum highest stress critical</source>
        <translation>максимум наибольшее напряжение опасная</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Mean of all postures %1</source>
        <translation>Среднее всех поз %1</translation>
    </message>
    <message>
        <source>Mean of both peaks %1: %2 and %3</source>
        <translation>Среднее двух пиков %1: %2 и %3</translation>
    </message>
    <message>
        <source>Mean of peaks</source>
        <translation>Среднее пиков</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>измерено %1</translation>
    </message>
    <message>
        <source>Measured %1 %2.</source>
        <translation>Измерено %1 %2.</translation>
    </message>
    <message>
        <source>measured %1 BW</source>
        <translation>измерено %1 BW</translation>
    </message>
    <message>
        <source>measured before it was changed and kept</source>
        <translation>измерено до её изменения и сохранения</translation>
    </message>
    <message>
        <source>Measured column</source>
        <translation>Столбец измерений</translation>
    </message>
    <message>
        <source>Measured column that is followed</source>
        <translation>Столбец, за которым следуют</translation>
    </message>
    <message>
        <source>Measured columns</source>
        <translation>Измерения</translation>
    </message>
    <message>
        <source>measured in people</source>
        <translation>измерено у людей</translation>
    </message>
    <message>
        <source>Measured in people, or another model's values</source>
        <translation>Измерено у людей или значения другой модели</translation>
    </message>
    <message>
        <source>measured mean</source>
        <translation>измеренное среднее</translation>
    </message>
    <message>
        <source>Measured on %1; grey numbers come from it</source>
        <translation>Измерено по %1; серые числа — оттуда</translation>
    </message>
    <message>
        <source>Measured on the mesh</source>
        <translation>Измерено по сетке</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>измеренный диапазон</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Измерено: %1</translation>
    </message>
    <message>
        <source>Mechanical length</source>
        <translation>Механическая длина</translation>
    </message>
    <message>
        <source>mechanical length</source>
        <translation>механическая длина</translation>
    </message>
    <message>
        <source>Mechanical length, 0.245 of the height</source>
        <translation>Механическая длина, 0,245 роста</translation>
    </message>
    <message>
        <source>medial and lateral seem to be confused</source>
        <translation>похоже, перепутаны медиальная и латеральная стороны</translation>
    </message>
    <message>
        <source>Medial condyle</source>
        <translation>Медиальный мыщелок</translation>
    </message>
    <message>
        <source>Medial epicondyle</source>
        <translation>Медиальный надмыщелок</translation>
    </message>
    <message>
        <source>Medialisation</source>
        <translation>Медиализация</translation>
    </message>
    <message>
        <source>mend it and scale again, or set these lengths</source>
        <translation>исправьте её и измените размер снова или задайте эти длины</translation>
    </message>
    <message>
        <source>menu of the object</source>
        <translation>меню объекта</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>mesh landmark</source>
        <translation>ориентир на сетке</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>metal</source>
        <translation>металл</translation>
    </message>
    <message>
        <source>metal fatigues</source>
        <translation>металл разрушается от усталости</translation>
    </message>
    <message>
        <source>metal first</source>
        <translation>первым металл</translation>
    </message>
    <message>
        <source>Metal is loaded beyond yield: it has bent, and figures beyond that are no prediction.</source>
        <translation>Нагрузка на металл выше предела текучести: он согнулся, дальнейшие числа — не прогноз.</translation>
    </message>
    <message>
        <source>metal may fatigue</source>
        <translation>возможна усталость металла</translation>
    </message>
    <message>
        <source>metal may yield</source>
        <translation>возможна текучесть металла</translation>
    </message>
    <message>
        <source>metal on metal; fit to Loch et al. 1998</source>
        <translation>металл по металлу; подобрано по Loch et al. 1998</translation>
    </message>
    <message>
        <source>metal yields</source>
        <translation>металл переходит в текучесть</translation>
    </message>
    <message>
        <source>metal, of fatigue</source>
        <translation>металл, от усталости</translation>
    </message>
    <message>
        <source>metal, of fatigue strength</source>
        <translation>металл, от усталости</translation>
    </message>
    <message>
        <source>metal, of yield</source>
        <translation>металл, от текучести</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Method by which they are composed</source>
        <translation>Метод составления</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Средняя кнопка</translation>
    </message>
    <message>
        <source>middle screw</source>
        <translation>средний винт</translation>
    </message>
    <message>
        <source>Min/max</source>
        <translation>Минимакс</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>минус %1</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Отразить лево и право</translation>
    </message>
    <message>
        <source>Mirror Left/Right</source>
        <translation>Отразить лево/право</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Зеркально</translation>
    </message>
    <message>
        <source>Mises</source>
        <translation>Мизес</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Не хватает</translation>
    </message>
    <message>
        <source>missing %1</source>
        <translation>не хватает %1</translation>
    </message>
    <message>
        <source>mm</source>
        <comment>unit</comment>
        <translation>мм</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Mode of %1: %2</source>
        <translation>Режим: %1: %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>model not saved</source>
        <translation>модель не сохранена</translation>
    </message>
    <message>
        <source>Model posture</source>
        <translation>Поза модели</translation>
    </message>
    <message>
        <source>Model tree</source>
        <translation>Дерево модели</translation>
    </message>
    <message>
        <source>modelled %1</source>
        <translation>в модели %1</translation>
    </message>
    <message>
        <source>Models, motions and fixations (%1)</source>
        <translation>Модели, движения и остеосинтез (%1)</translation>
    </message>
    <message>
        <source>modes of coordinates</source>
        <translation>режимы координат</translation>
    </message>
    <message>
        <source>moduli must lie between 1 MPa and 100 GPa, that of cancellous bone no larger than that of cortex</source>
        <translation>модули должны быть от 1 МПа до 100 ГПа, модуль губчатой кости не больше модуля кортикальной</translation>
    </message>
    <message>
        <source>Modulus</source>
        <translation>Модуль</translation>
    </message>
    <message>
        <source>modulus of cancellous bone</source>
        <translation>модуль губчатой кости</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Момент</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>момент</translation>
    </message>
    <message>
        <source>moment about the pole that they need</source>
        <translation>нужный им момент относительно полюса</translation>
    </message>
    <message>
        <source>Moment arms</source>
        <translation>Плечи силы</translation>
    </message>
    <message>
        <source>moment of a load, along the axes of a body</source>
        <translation>момент нагрузки, по осям тела</translation>
    </message>
    <message>
        <source>moment of inertia of %1 about its mass centre</source>
        <translation>момент инерции относительно центра масс: %1</translation>
    </message>
    <message>
        <source>moment of inertia of body '%1' about its centre of mass</source>
        <translation>момент инерции тела «%1» относительно центра масс</translation>
    </message>
    <message>
        <source>moment of inertia of body '%1' about its centre of mass, %2</source>
        <translation>момент инерции тела «%1» относительно центра масс, %2</translation>
    </message>
    <message>
        <source>moment of load '%1'</source>
        <translation>момент нагрузки «%1»</translation>
    </message>
    <message>
        <source>moment of momentum that %1 gives %2 and all that it carries</source>
        <translation>момент количества движения от %1, вместе со всем несомым: %2</translation>
    </message>
    <message>
        <source>moment of that momentum about the pole</source>
        <translation>момент этого количества движения относительно полюса</translation>
    </message>
    <message>
        <source>moment of these loads about the pole</source>
        <translation>момент этих нагрузок относительно полюса</translation>
    </message>
    <message>
        <source>moment on '%1', %2 of the frame in '%3'</source>
        <translation>момент на «%1», %2 системы осей в «%3»</translation>
    </message>
    <message>
        <source>moment on '%1', along half the sum of %2 of both frames</source>
        <translation>момент на «%1», вдоль полусуммы осей %2 обеих систем</translation>
    </message>
    <message>
        <source>moment that a link alone needs for a unit acceleration of a joint: the first index is its own joint's</source>
        <translation>момент, нужный одному звену при единичном ускорении сустава: первый индекс — его собственного сустава</translation>
    </message>
    <message>
        <source>moment that a link alone needs for an acceleration of a joint</source>
        <translation>момент, нужный одному звену при ускорении сустава</translation>
    </message>
    <message>
        <source>moment that moves %1, along the axes before it</source>
        <translation>движущий момент, по предыдущим осям: %1</translation>
    </message>
    <message>
        <source>Moments of inertia</source>
        <translation>Моменты инерции</translation>
    </message>
    <message>
        <source>moments of inertia</source>
        <translation>моменты инерции</translation>
    </message>
    <message>
        <source>momentum that %1 gives %2 and all that it carries</source>
        <translation>количество движения от %1, вместе со всем несомым: %2</translation>
    </message>
    <message>
        <source>momentum that a unit rate of a coordinate gives a body and all that it carries</source>
        <translation>количество движения тела и всего, что оно несёт, при единичной скорости координаты</translation>
    </message>
    <message>
        <source>More fields…</source>
        <translation>Больше полей…</translation>
    </message>
    <message>
        <source>more than %1 brackets inside each other</source>
        <translation>вложенных скобок больше %1</translation>
    </message>
    <message>
        <source>more than %1 unknown keys in %2</source>
        <translation>более %1 неизвестных ключей: %2</translation>
    </message>
    <message>
        <source>most</source>
        <translation>наибольшее</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>motion '%1' leaves the plane of a plane model</source>
        <translation>движение «%1» выходит из плоскости плоской модели</translation>
    </message>
    <message>
        <source>motion not saved</source>
        <translation>движение не сохранено</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Движения</translation>
    </message>
    <message>
        <source>Motions (*.mot *.sto *.csv)</source>
        <translation>Движения (*.mot *.sto *.csv)</translation>
    </message>
    <message>
        <source>Motions (*.mot *.sto *.csv);;All files (*)</source>
        <translation>Движения (*.mot *.sto *.csv);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Motions of frame b relative to frame a, such as x and y</source>
        <translation>Движения осей b относительно a, например x и y</translation>
    </message>
    <message>
        <source>Motions over time</source>
        <translation>Движения во времени</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Мышь</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Move  G</source>
        <translation>Сдвиг  G</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Сдвинуть %1</translation>
    </message>
    <message>
        <source>Move %1 by %2</source>
        <translation>Сдвинуть: %1 на %2</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Сдвинуть вниз %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Сдвинуть вверх %1</translation>
    </message>
    <message>
        <source>Move a landmark</source>
        <translation>Сдвинуть ориентир</translation>
    </message>
    <message>
        <source>move a path point, so that the link has a direction to pull along</source>
        <translation>передвиньте точку пути, чтобы у связи было направление действия</translation>
    </message>
    <message>
        <source>move a point beside the surface, or take another surface</source>
        <translation>вынесите точку за поверхность или возьмите другую поверхность</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>Сдвинуть точку: %1</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Сдвинуть вниз</translation>
    </message>
    <message>
        <source>move it into 'coordinates'</source>
        <translation>перенесите её в «coordinates»</translation>
    </message>
    <message>
        <source>move it towards the axis</source>
        <translation>сдвиньте его к оси</translation>
    </message>
    <message>
        <source>move it towards the axis of the neck, or make it shorter</source>
        <translation>сдвиньте его к оси шейки или укоротите</translation>
    </message>
    <message>
        <source>move it; with Shift in larger steps</source>
        <translation>сдвинуть; с Shift крупнее</translation>
    </message>
    <message>
        <source>Move the %1</source>
        <translation>Сдвинуть: %1</translation>
    </message>
    <message>
        <source>move the plane, or repair the mesh</source>
        <translation>передвиньте плоскость или исправьте сетку</translation>
    </message>
    <message>
        <source>move the point, or make the surface smaller</source>
        <translation>передвиньте точку или уменьшите поверхность</translation>
    </message>
    <message>
        <source>Move the stage down</source>
        <translation>Сдвинуть этап вниз</translation>
    </message>
    <message>
        <source>Move the stage up</source>
        <translation>Сдвинуть этап вверх</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Сдвинуть вверх</translation>
    </message>
    <message>
        <source>move, rotate what is selected</source>
        <translation>сдвинуть, повернуть выбранное</translation>
    </message>
    <message>
        <source>moved %1, in %2</source>
        <translation>сдвиг %1, в осях %2</translation>
    </message>
    <message>
        <source>moved to meet the constraints: %1</source>
        <translation>сдвинуто, чтобы выполнить ограничения: %1</translation>
    </message>
    <message>
        <source>movement of the head</source>
        <translation>смещение головки</translation>
    </message>
    <message>
        <source>movement × %1</source>
        <translation>смещение × %1</translation>
    </message>
    <message>
        <source>MPa</source>
        <comment>unit</comment>
        <translation>МПа</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>unit</comment>
        <translation>мс</translation>
    </message>
    <message>
        <source>Muscle</source>
        <translation>Мышца</translation>
    </message>
    <message>
        <source>muscle</source>
        <translation>мышца</translation>
    </message>
    <message>
        <source>Muscles</source>
        <translation>Мышцы</translation>
    </message>
    <message>
        <source>Muscles adapted</source>
        <translation>Мышцы приспособлены</translation>
    </message>
    <message>
        <source>Muscles after the osteotomy</source>
        <translation>Мышцы после остеотомии</translation>
    </message>
    <message>
        <source>Muscles fresh</source>
        <translation>Мышцы без изменений</translation>
    </message>
    <message>
        <source>Muscles on the fragments by the plane</source>
        <translation>Мышцы на отломках по плоскости</translation>
    </message>
    <message>
        <source>Muscles on the head: %1 of %2</source>
        <translation>Мышц на головке: %1 из %2</translation>
    </message>
    <message>
        <source>Muscles round the bone, held against measurements in people</source>
        <translation>Мышцы вокруг кости, против измерений у людей</translation>
    </message>
    <message>
        <source>muscles tendons ligaments forces moment arms table</source>
        <translation>мышцы сухожилия связки силы плечи таблица</translation>
    </message>
    <message>
        <source>Muscles that pull on the head fragment: %1.</source>
        <translation>Мышцы, тянущие отломок головки: %1.</translation>
    </message>
    <message>
        <source>Muscles, ligaments, cables</source>
        <translation>Мышцы, связки, тросы</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>должно быть %1</translation>
    </message>
    <message>
        <source>must give the forces of Stiffness: the weights are 1/k and nothing is imposed</source>
        <translation>должен дать силы по жёсткости: веса равны 1/k и ничего не задано</translation>
    </message>
    <message>
        <source>N</source>
        <comment>unit</comment>
        <translation>Н</translation>
    </message>
    <message>
        <source>Nail</source>
        <translation>Гвоздь</translation>
    </message>
    <message>
        <source>nail</source>
        <translation>гвоздь</translation>
    </message>
    <message>
        <source>nail (drawn in a usual size)</source>
        <translation>гвоздь (обычного размера)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>name a *.sinew-fixation.json file in it</source>
        <translation>укажите в ней файл *.sinew-fixation.json</translation>
    </message>
    <message>
        <source>name a *.sinew-scenario.json file in it</source>
        <translation>укажите в ней файл *.sinew-scenario.json</translation>
    </message>
    <message>
        <source>name a *.sinew.json file in it</source>
        <translation>укажите в ней файл *.sinew.json</translation>
    </message>
    <message>
        <source>name a .stl, .ply, .obj or .vtp file in it</source>
        <translation>укажите в ней файл .stl, .ply, .obj или .vtp</translation>
    </message>
    <message>
        <source>name a body</source>
        <translation>укажите тело</translation>
    </message>
    <message>
        <source>name a coordinate in an axis of a joint or in a segment</source>
        <translation>укажите координату в оси сустава или в звене</translation>
    </message>
    <message>
        <source>name a curve without a coordinate, which is in N m or N</source>
        <translation>укажите кривую без координаты, она в Н м или Н</translation>
    </message>
    <message>
        <source>name a file in it</source>
        <translation>укажите в ней файл</translation>
    </message>
    <message>
        <source>name a file with a list of verbs in it</source>
        <translation>укажите в ней файл со списком команд</translation>
    </message>
    <message>
        <source>name a link</source>
        <translation>укажите связь</translation>
    </message>
    <message>
        <source>name another coordinate</source>
        <translation>укажите другую координату</translation>
    </message>
    <message>
        <source>name another curve</source>
        <translation>укажите другую кривую</translation>
    </message>
    <message>
        <source>name it as 'next' of an end, or remove it</source>
        <translation>укажите его в «next» какого-либо окончания или уберите</translation>
    </message>
    <message>
        <source>name it in an axis of a joint, or remove it</source>
        <translation>укажите её в оси сустава или уберите</translation>
    </message>
    <message>
        <source>name it in the path of a link</source>
        <translation>укажите его в пути связи</translation>
    </message>
    <message>
        <source>name it, or take away the separator</source>
        <translation>назовите его или уберите разделитель</translation>
    </message>
    <message>
        <source>name its file, such as "leg.sinew.json"</source>
        <translation>укажите её файл, например "leg.sinew.json"</translation>
    </message>
    <message>
        <source>Name of a hip force</source>
        <translation>Имя силы</translation>
    </message>
    <message>
        <source>Name of load %1</source>
        <translation>Имя нагрузки %1</translation>
    </message>
    <message>
        <source>Name of the activity that keeps the posture and its loads</source>
        <translation>Имя активности для позы и её нагрузок</translation>
    </message>
    <message>
        <source>Name of the hip force</source>
        <translation>Имя силы</translation>
    </message>
    <message>
        <source>name one of the model's bodies; segments are as long as their coordinates and rods say</source>
        <translation>укажите одно из тел модели; длину звеньев определяют их координаты и стержни</translation>
    </message>
    <message>
        <source>name one of the two</source>
        <translation>укажите одно из двух</translation>
    </message>
    <message>
        <source>name some, or write "*" for all that are not named</source>
        <translation>укажите какие-нибудь или напишите "*" для всех неназванных</translation>
    </message>
    <message>
        <source>name some, such as ["x", "y"]</source>
        <translation>укажите какие-нибудь, например ["x", "y"]</translation>
    </message>
    <message>
        <source>name the body that it acts on</source>
        <translation>укажите тело, на которое она действует</translation>
    </message>
    <message>
        <source>name the model's file as "model"</source>
        <translation>укажите файл модели в "model"</translation>
    </message>
    <message>
        <source>name three rotations</source>
        <translation>укажите три поворота</translation>
    </message>
    <message>
        <source>name three rotations, then three translations</source>
        <translation>укажите три поворота, затем три перемещения</translation>
    </message>
    <message>
        <source>name two bodies</source>
        <translation>укажите два тела</translation>
    </message>
    <message>
        <source>name two of its landmarks</source>
        <translation>укажите два его ориентира</translation>
    </message>
    <message>
        <source>Named places on the body</source>
        <translation>Именованные места на теле</translation>
    </message>
    <message>
        <source>Names a muscle of several strands</source>
        <translation>Имя мышцы из нескольких нитей</translation>
    </message>
    <message>
        <source>Names and sizes of forces beside their arrows</source>
        <translation>Названия и величины сил у стрелок</translation>
    </message>
    <message>
        <source>names are unique within a kind</source>
        <translation>имена в пределах вида не повторяются</translation>
    </message>
    <message>
        <source>Near rod</source>
        <translation>Ближний стержень</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Шейка</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>шейка</translation>
    </message>
    <message>
        <source>neck %1 × %2 mm</source>
        <translation>шейка %1 × %2 мм</translation>
    </message>
    <message>
        <source>neck cortex</source>
        <translation>кортикальный слой шейки</translation>
    </message>
    <message>
        <source>Neck depth</source>
        <translation>Глубина шейки</translation>
    </message>
    <message>
        <source>neck depth</source>
        <translation>глубина шейки</translation>
    </message>
    <message>
        <source>Neck fracture</source>
        <translation>Перелом шейки</translation>
    </message>
    <message>
        <source>Neck fracture over a step</source>
        <translation>Перелом шейки за шаг</translation>
    </message>
    <message>
        <source>Neck fracture, hip screw</source>
        <translation>Перелом шейки, DHS</translation>
    </message>
    <message>
        <source>Neck fracture, three screws</source>
        <translation>Перелом шейки, три винта</translation>
    </message>
    <message>
        <source>Neck height</source>
        <translation>Высота шейки</translation>
    </message>
    <message>
        <source>neck height</source>
        <translation>высота шейки</translation>
    </message>
    <message>
        <source>Neck length</source>
        <translation>Длина шейки</translation>
    </message>
    <message>
        <source>neck length</source>
        <translation>длина шейки</translation>
    </message>
    <message>
        <source>Neck shaft angle</source>
        <translation>Шеечно-диафиз. угол</translation>
    </message>
    <message>
        <source>Neck shell</source>
        <translation>Кортикальный слой шейки</translation>
    </message>
    <message>
        <source>neck's anteversion</source>
        <translation>антеверсия шейки</translation>
    </message>
    <message>
        <source>Neck-shaft angle</source>
        <translation>Шеечно-диаф. угол</translation>
    </message>
    <message>
        <source>neck-shaft angle</source>
        <translation>шеечно-диафизарный угол</translation>
    </message>
    <message>
        <source>neck-shaft angle %1</source>
        <translation>шеечно-диафизарный угол %1</translation>
    </message>
    <message>
        <source>Neck-shaft angle after it</source>
        <translation>Шеечно-диафизарный угол после неё</translation>
    </message>
    <message>
        <source>New %1, point %2</source>
        <translation>Новый объект: %1, точка %2</translation>
    </message>
    <message>
        <source>New curve</source>
        <translation>Новая кривая</translation>
    </message>
    <message>
        <source>New Figure</source>
        <translation>Новая фигура</translation>
    </message>
    <message>
        <source>New Figure…</source>
        <translation>Новая фигура…</translation>
    </message>
    <message>
        <source>New fixation</source>
        <translation>Новый остеосинтез</translation>
    </message>
    <message>
        <source>New Fixation of This Model</source>
        <translation>Новый остеосинтез этой модели</translation>
    </message>
    <message>
        <source>New fixation: %1</source>
        <translation>Новый остеосинтез: %1</translation>
    </message>
    <message>
        <source>New from template</source>
        <translation>По шаблону</translation>
    </message>
    <message>
        <source>New from template…</source>
        <translation>По шаблону…</translation>
    </message>
    <message>
        <source>New length of %1</source>
        <translation>Новая длина: %1</translation>
    </message>
    <message>
        <source>New Model</source>
        <translation>Новая модель</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Новая модель</translation>
    </message>
    <message>
        <source>New Motion</source>
        <translation>Новое движение</translation>
    </message>
    <message>
        <source>New motion</source>
        <translation>Новое движение</translation>
    </message>
    <message>
        <source>New Motion of This Model…</source>
        <translation>Новое движение этой модели…</translation>
    </message>
    <message>
        <source>New Motion to the Shown Posture and Back</source>
        <translation>Новое движение в эту позу и обратно</translation>
    </message>
    <message>
        <source>New name of '%1':</source>
        <translation>Новое имя для «%1»:</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Новое окно</translation>
    </message>
    <message>
        <source>Newtons, or body weights</source>
        <translation>Ньютоны или веса тела</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Next Posture</source>
        <translation>Следующая поза</translation>
    </message>
    <message>
        <source>Next Posture of the Activity</source>
        <translation>Следующая поза активности</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>night mode black colours</source>
        <translation>ночной режим чёрный цвета</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no %1 of this program is so large</source>
        <translation>в этой программе такого большого файла не бывает (%1)</translation>
    </message>
    <message>
        <source>no activity with several postures is chosen</source>
        <translation>не выбрана активность с несколькими позами</translation>
    </message>
    <message>
        <source>no admissible link forces balance the load</source>
        <translation>никакие допустимые силы связей не уравновешивают нагрузку</translation>
    </message>
    <message>
        <source>no angle of it can be let go alone</source>
        <translation>ни один её угол нельзя отпустить отдельно</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Нет ответа</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>No answer was found with %1.</source>
        <translation>Ответ не найден при %1.</translation>
    </message>
    <message>
        <source>no balance was found, though friction might hold the load; parts of it 32 times smaller did not help</source>
        <translation>равновесие не найдено, хотя трение могло бы удержать нагрузку; её части, меньшие в 32 раза, не помогли</translation>
    </message>
    <message>
        <source>No body has two joints or two landmarks apart from each other.</source>
        <translation>Ни на одном теле нет двух разнесённых суставов или ориентиров.</translation>
    </message>
    <message>
        <source>no body is selected</source>
        <translation>тело не выбрано</translation>
    </message>
    <message>
        <source>no body of it has mass</source>
        <translation>ни у одного её тела нет массы</translation>
    </message>
    <message>
        <source>no coordinate</source>
        <translation>без координаты</translation>
    </message>
    <message>
        <source>No coordinate has this in its name.</source>
        <translation>Нет координат с таким именем.</translation>
    </message>
    <message>
        <source>no coordinate is driven, so no angle is sought; give a coordinate a moment first</source>
        <translation>нет координат с приводом, поэтому ни один угол не ищется; сначала задайте момент по какой-либо координате</translation>
    </message>
    <message>
        <source>no coordinate is named</source>
        <translation>координата не названа</translation>
    </message>
    <message>
        <source>No difference from A that this model can tell</source>
        <translation>Нет отличия от A, различимого моделью</translation>
    </message>
    <message>
        <source>No epicondyles were picked on the mesh: the length of %1 from the head to the knee is assumed.</source>
        <translation>Надмыщелки на сетке не отмечены: длина от головки до колена принята равной %1.</translation>
    </message>
    <message>
        <source>no equilibrium nearby holds more than %1</source>
        <translation>ни одно близкое равновесие не держит больше, чем %1</translation>
    </message>
    <message>
        <source>no fixation is so large; this seems to be another file</source>
        <translation>остеосинтез не бывает таким большим; похоже, это другой файл</translation>
    </message>
    <message>
        <source>No fixation yet</source>
        <translation>Остеосинтеза ещё нет</translation>
    </message>
    <message>
        <source>no fixation yet</source>
        <translation>остеосинтеза ещё нет</translation>
    </message>
    <message>
        <source>No fixator</source>
        <translation>Без фиксатора</translation>
    </message>
    <message>
        <source>no fixator</source>
        <translation>без фиксатора</translation>
    </message>
    <message>
        <source>no font that is installed has its characters; the package %1 has one</source>
        <translation>ни в одном установленном шрифте нет его знаков; он есть в пакете %1</translation>
    </message>
    <message>
        <source>no force</source>
        <translation>без силы</translation>
    </message>
    <message>
        <source>no forces of contact %1 obey rigid contact and dry friction (Painleve's paradox); give them a stiffness</source>
        <translation>контакт %1: никакие силы не отвечают жёсткому контакту и сухому трению (парадокс Пенлеве); задайте ему жёсткость</translation>
    </message>
    <message>
        <source>no forces of contacts %1 obey rigid contact and dry friction (Painleve's paradox); give them a stiffness</source>
        <translation>контакты %1: никакие силы не отвечают жёсткому контакту и сухому трению (парадокс Пенлеве); задайте им жёсткость</translation>
    </message>
    <message>
        <source>No joint has layers. Select a joint and add layers to it under Properties: the core first, then the shells around it.</source>
        <translation>Ни у одного сустава нет слоёв. Выберите сустав и добавьте слои в «Свойствах»: сначала ядро, затем оболочки вокруг него.</translation>
    </message>
    <message>
        <source>no knee and ankle were found below the joint '%1'</source>
        <translation>ниже сустава «%1» не найдены колено и голеностоп</translation>
    </message>
    <message>
        <source>No knee was picked on the mesh: the anteversion of %1 degrees is assumed.</source>
        <translation>Колено на сетке не отмечено: антеверсия принята равной %1°.</translation>
    </message>
    <message>
        <source>no least</source>
        <translation>без минимума</translation>
    </message>
    <message>
        <source>no limit with a source</source>
        <translation>предел с источником не найден</translation>
    </message>
    <message>
        <source>No link switches on the way: every force is one straight line.</source>
        <translation>Связи по пути не переключаются: каждая сила — прямая.</translation>
    </message>
    <message>
        <source>no lower end</source>
        <translation>без нижней границы</translation>
    </message>
    <message>
        <source>No messages. Remarks about files and results show here.</source>
        <translation>Сообщений нет. Здесь видны замечания о файлах и результатах.</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>нет модели</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>модель не открыта</translation>
    </message>
    <message>
        <source>no model is so large; this seems to be another file</source>
        <translation>модель не бывает такой большой; похоже, это другой файл</translation>
    </message>
    <message>
        <source>no most</source>
        <translation>без максимума</translation>
    </message>
    <message>
        <source>no object of the model is selected</source>
        <translation>объект модели не выбран</translation>
    </message>
    <message>
        <source>no part of a fixator bears</source>
        <translation>части фиксатора не несут</translation>
    </message>
    <message>
        <source>No person: more than %1. Nothing is judged by what was measured in people</source>
        <translation>Это не человек: больше %1. Сравнения с измеренным у людей нет</translation>
    </message>
    <message>
        <source>no plot is shown</source>
        <translation>графика на экране нет</translation>
    </message>
    <message>
        <source>No posture can be held.</source>
        <translation>Ни одну позу не удержать.</translation>
    </message>
    <message>
        <source>No posture or load of this case has an answer.</source>
        <translation>Ни для одной позы или нагрузки случая ответа нет.</translation>
    </message>
    <message>
        <source>No pressure yet: the joint's force is not computed.</source>
        <translation>Давления ещё нет: сила в суставе не вычислена.</translation>
    </message>
    <message>
        <source>No pressure: the forces shown are not admissible, so that the joint's force is not used.</source>
        <translation>Давления нет: показанные силы недопустимы, поэтому сила в суставе не используется.</translation>
    </message>
    <message>
        <source>No pressure: the joint's force is not known here.</source>
        <translation>Давления нет: сила в суставе здесь неизвестна.</translation>
    </message>
    <message>
        <source>no pressures known</source>
        <translation>давления неизвестны</translation>
    </message>
    <message>
        <source>No problems. What is wrong or missing shows here; nothing here blocks editing or saving.</source>
        <translation>Проблем нет. Здесь видно, что неверно или чего не хватает; править и сохранять это не мешает.</translation>
    </message>
    <message>
        <source>no recovery copy could be written: %1</source>
        <translation>не удалось записать копию для восстановления: %1</translation>
    </message>
    <message>
        <source>no rigid body has the inertia of body '%1': its largest principal moment exceeds the sum of the other two</source>
        <translation>у жёсткого тела не может быть инерции тела «%1»: наибольший главный момент больше суммы двух других</translation>
    </message>
    <message>
        <source>no run has been recorded</source>
        <translation>записи расчёта нет</translation>
    </message>
    <message>
        <source>no scenario is open</source>
        <translation>сценарий не открыт</translation>
    </message>
    <message>
        <source>no scenario is so large; this seems to be another file</source>
        <translation>сценарий не бывает таким большим; похоже, это другой файл</translation>
    </message>
    <message>
        <source>no screw in bone is tightened by more than 10 000 N</source>
        <translation>винты в кости не затягивают сильнее 10 000 Н</translation>
    </message>
    <message>
        <source>no script is so large; this seems to be another file</source>
        <translation>скрипт не бывает таким большим; похоже, это другой файл</translation>
    </message>
    <message>
        <source>no shoulder, upper arm or telescope was found by the names of joints and segments</source>
        <translation>по именам суставов и звеньев не найдено ни плечевого сустава, ни плеча, ни телескопа</translation>
    </message>
    <message>
        <source>No soft tissue and no blood supply, which decides many neck fractures; muscles of a healthy leg in the given posture. Devices are classes, not products. In vivo, hip force alone varies by a factor of 1.5 between people. Use differences and their signs, not digits.</source>
        <translation>Нет мягких тканей и кровоснабжения, решающих при многих переломах шейки; мышцы здоровой ноги в данной позе. Устройства — классы, а не изделия. In vivo одна лишь сила в суставе различается у людей в 1,5 раза. Используйте различия и их знаки, а не цифры.</translation>
    </message>
    <message>
        <source>no solution exists: A resists nothing along rows %1, no bound stops them and B pushes on; 1/2 X'AX + B'X falls without end</source>
        <translation>решения нет: по строкам %1 A не сопротивляется, границы их не останавливают, а B толкает дальше; 1/2 X«AX + B»X убывает без предела</translation>
    </message>
    <message>
        <source>no solution exists: no X between its bounds gives row %1 the sign it must have</source>
        <translation>решения нет: ни при каком X в его границах строка %1 не имеет нужного знака</translation>
    </message>
    <message>
        <source>no solution exists: the equality rows (%1) cannot hold between the bounds of X</source>
        <translation>решения нет: равенства (%1) невыполнимы в границах X</translation>
    </message>
    <message>
        <source>no solution exists: whatever X between its bounds, %1 cannot have the signs they must have, all at once</source>
        <translation>решения нет: ни при каком X в его границах не выполнить всех нужных знаков сразу (%1)</translation>
    </message>
    <message>
        <source>no stage leads to stage '%1'</source>
        <translation>ни один этап не ведёт к этапу «%1»</translation>
    </message>
    <message>
        <source>no state of rest by Coulomb's law was found near this posture; the forces shown balance the load within the cones of friction, as one of many distributions; see what a motion does: %1</source>
        <translation>вблизи этой позы не найдено покоя по закону Кулона; показанные силы уравновешивают нагрузку в пределах конусов трения, это одно из многих распределений; проверьте движением: %1</translation>
    </message>
    <message>
        <source>No stiffnesses of this range reach what was measured.</source>
        <translation>Никакие жёсткости этого диапазона не дают измеренного.</translation>
    </message>
    <message>
        <source>No stiffnesses of this range reach what was measured; inertia is left out.</source>
        <translation>Никакие жёсткости этого диапазона не дают измеренного; инерция не учтена.</translation>
    </message>
    <message>
        <source>no strand meets node '%1'</source>
        <translation>ни одна нить не приходит в узел «%1»</translation>
    </message>
    <message>
        <source>no strand wraps round surface '%1'</source>
        <translation>ни одна нить не огибает поверхность «%1»</translation>
    </message>
    <message>
        <source>No stresses: %1.</source>
        <translation>Напряжений нет: %1.</translation>
    </message>
    <message>
        <source>no two legs with hip, knee and ankle were found by the names of joints and segments</source>
        <translation>по именам суставов и звеньев не найдены две ноги с тазобедренным, коленным и голеностопным суставами</translation>
    </message>
    <message>
        <source>no upper end</source>
        <translation>без верхней границы</translation>
    </message>
    <message>
        <source>Nobody holds himself: joints reach their stops, limbs the ground</source>
        <translation>Никто не держится: упоры суставов, удар об опору</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>node</source>
        <translation>узел</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>узел %1</translation>
    </message>
    <message>
        <source>node '%1' lacks (%2, %3, %4) N</source>
        <translation>узлу «%1» не хватает (%2; %3; %4) Н</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>узлы</translation>
    </message>
    <message>
        <source>nodes belong to a body: click on one</source>
        <translation>узел принадлежит телу: щёлкните по телу</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>не указан</translation>
    </message>
    <message>
        <source>none: fixed to its parent</source>
        <translation>нет: жёстко с родителем</translation>
    </message>
    <message>
        <source>None: fixed; one: about z; two: about z, then about -y</source>
        <translation>Ни одного: жёстко; один: вокруг z; два: вокруг z, затем -y</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормаль</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормальная</translation>
    </message>
    <message>
        <source>normal force</source>
        <translation>нормальная сила</translation>
    </message>
    <message>
        <source>not admissible</source>
        <translation>недопустимо</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>не вычислено</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>Не вычислялось.</translation>
    </message>
    <message>
        <source>Not for choosing an implant or permitting weight bearing</source>
        <translation>Не для выбора импланта и не для разрешения нагрузки</translation>
    </message>
    <message>
        <source>not found · Locate</source>
        <translation>не найден · найти</translation>
    </message>
    <message>
        <source>not held %1</source>
        <translation>не удержано %1</translation>
    </message>
    <message>
        <source>Not held with %1.</source>
        <translation>Не удержать при %1.</translation>
    </message>
    <message>
        <source>not judged: no person has this weight</source>
        <translation>не оценивается: такого веса у людей не бывает</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>not measured; chosen so that early varus is of the size seen in cadavers</source>
        <translation>не измерено; выбрано так, чтобы ранний варус был таким, как в опытах на трупном материале</translation>
    </message>
    <message>
        <source>Not now: %1.</source>
        <translation>Сейчас нельзя: %1.</translation>
    </message>
    <message>
        <source>not possible yet: %1</source>
        <translation>пока невозможны: %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ещё не рассчитано</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Ещё не решено.</translation>
    </message>
    <message>
        <source>Not solved yet: Answer says what is wrong with the case.</source>
        <translation>Ещё не решено: что не так в случае, сказано на панели «Ответ».</translation>
    </message>
    <message>
        <source>not solved: %1</source>
        <translation>не решено: %1</translation>
    </message>
    <message>
        <source>not solved: %1 before the load is balanced, and forces hold near the posture only</source>
        <translation>не решено: %1, прежде чем нагрузка уравновесится, а силы верны лишь вблизи позы</translation>
    </message>
    <message>
        <source>not solved: %1 before the load is balanced; %2</source>
        <translation>не решено: %1, прежде чем нагрузка уравновесится; %2</translation>
    </message>
    <message>
        <source>not sought</source>
        <translation>не искалось</translation>
    </message>
    <message>
        <source>Not written out, so that Q holds what they do: %1 (%2).</source>
        <translation>Не выписано, их действие входит в Q: %1 (%2).</translation>
    </message>
    <message>
        <source>Not written out, so that Q holds what they do: springs and dampers of coordinates (%1), since %2.</source>
        <translation>Не выписано, их действие входит в Q: пружины и демпферы координат (%1), так как %2.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Note for the report</source>
        <translation>Примечание к отчёту</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>примечание: %1</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Примечание: %1.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: %1</source>
        <translation>Нарисовать ничего нельзя: %1</translation>
    </message>
    <message>
        <source>nothing could be measured on it: the femur is the one stated in the form</source>
        <translation>измерить по ней ничего не удалось: бедро берётся из формы</translation>
    </message>
    <message>
        <source>nothing differs from the saved file</source>
        <translation>отличий от сохранённого файла нет</translation>
    </message>
    <message>
        <source>nothing gives way up to there</source>
        <translation>до этой нагрузки отказов нет</translation>
    </message>
    <message>
        <source>Nothing has been recorded yet: run the scenario</source>
        <translation>Записи ещё нет: запустите сценарий</translation>
    </message>
    <message>
        <source>Nothing here yet: the Edit workspace has tools to draw bodies</source>
        <translation>Пока пусто: рисовать тела можно на рабочем месте «Правка»</translation>
    </message>
    <message>
        <source>nothing holds coordinate '%1': it is free, and no link, spring or moment acts on it</source>
        <translation>координату «%1» ничто не держит: она свободна, на неё не действуют ни связи, ни пружины, ни моменты</translation>
    </message>
    <message>
        <source>nothing holds the proximal fragment</source>
        <translation>проксимальный отломок ничто не держит</translation>
    </message>
    <message>
        <source>Nothing is called '%1'</source>
        <translation>Ничего с именем «%1» нет</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>ничего не сравнивается</translation>
    </message>
    <message>
        <source>nothing is computed</source>
        <translation>ничего не вычислено</translation>
    </message>
    <message>
        <source>nothing is hidden</source>
        <translation>ничего не скрыто</translation>
    </message>
    <message>
        <source>nothing is pressed</source>
        <translation>ничто не прижато</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>расчёт не идёт</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>ничего не выбрано</translation>
    </message>
    <message>
        <source>nothing is solved yet</source>
        <translation>ещё ничего не решено</translation>
    </message>
    <message>
        <source>Nothing loads the leg</source>
        <translation>Нога не нагружена</translation>
    </message>
    <message>
        <source>nothing of the model moves: it has no coordinates</source>
        <translation>в модели ничто не движется: в ней нет координат</translation>
    </message>
    <message>
        <source>Nothing of this kind changes this force while the same links stay engaged.</source>
        <translation>Ничто такого рода не меняет эту силу, пока включены те же связи.</translation>
    </message>
    <message>
        <source>Nothing of this model moves: it has no coordinates.</source>
        <translation>В модели ничто не движется: координат нет.</translation>
    </message>
    <message>
        <source>Nothing of what is looked for happens.</source>
        <translation>Ничего из искомого не происходит.</translation>
    </message>
    <message>
        <source>Nothing on the mesh tells its side (no lesser trochanter is seen, no condyles were picked): it is taken for a left femur.</source>
        <translation>Сторону по сетке не определить (малого вертела не видно, мыщелки не отмечены): бедро считается левым.</translation>
    </message>
    <message>
        <source>Nothing on the mesh tells its side (no lesser trochanter is seen, no condyles were picked): it is taken for a right femur.</source>
        <translation>Сторону по сетке не определить (малого вертела не видно, мыщелки не отмечены): бедро считается правым.</translation>
    </message>
    <message>
        <source>nothing to solve: the model has no body</source>
        <translation>решать нечего: в модели нет ни одного тела</translation>
    </message>
    <message>
        <source>nothing up to %1 times this load</source>
        <translation>ничего вплоть до этой нагрузки × %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>nothing: no part of a fixator bears</source>
        <translation>ничего: части фиксатора не несут</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>Nu</source>
        <translation>ν</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>Размер выборки</translation>
    </message>
    <message>
        <source>numbers begin with a digit or '-', such as 0.5</source>
        <translation>число начинается с цифры или «-», например 0.5</translation>
    </message>
    <message>
        <source>numbers of a state are at most %1</source>
        <translation>числа состояния — не больше %1</translation>
    </message>
    <message>
        <source>numbers stand without units</source>
        <translation>числа пишутся без единиц</translation>
    </message>
    <message>
        <source>Oblique impact</source>
        <translation>Косой удар</translation>
    </message>
    <message>
        <source>Obliquity</source>
        <translation>Скос</translation>
    </message>
    <message>
        <source>obliquity</source>
        <translation>скос</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>time</comment>
        <translation>из %1</translation>
    </message>
    <message>
        <source>Of a ball around the point</source>
        <translation>Шара вокруг точки</translation>
    </message>
    <message>
        <source>Of a barrel or the eye of a nail, from its outer end inwards</source>
        <translation>Втулки или отверстия гвоздя, от наружного конца внутрь</translation>
    </message>
    <message>
        <source>Of a flat one</source>
        <translation>Плоского</translation>
    </message>
    <message>
        <source>Of a flat one, from front to back</source>
        <translation>Плоского, спереди назад</translation>
    </message>
    <message>
        <source>Of a rigid contact: speed after over speed before an impact</source>
        <translation>Жёсткого контакта: скорость после удара к скорости до</translation>
    </message>
    <message>
        <source>Of a sphere, a cylinder, or the tube of a torus</source>
        <translation>Сферы, цилиндра или трубки тора</translation>
    </message>
    <message>
        <source>Of a torus, to the middle of its tube</source>
        <translation>Тора, до середины трубки</translation>
    </message>
    <message>
        <source>Of all its parts</source>
        <translation>Всех его частей</translation>
    </message>
    <message>
        <source>of another unit</source>
        <translation>величина другой размерности</translation>
    </message>
    <message>
        <source>Of each pair of coordinate and effort, just one</source>
        <translation>Из каждой пары координата — усилие ровно одно</translation>
    </message>
    <message>
        <source>of fatigue, %</source>
        <translation>от устал., %</translation>
    </message>
    <message>
        <source>Of its mass, as a fraction of its length</source>
        <translation>Его массы, доля длины</translation>
    </message>
    <message>
        <source>Of its numbers</source>
        <translation>Его чисел</translation>
    </message>
    <message>
        <source>Of its shaft; 0: it is flat</source>
        <translation>Его стержня; 0: плоский</translation>
    </message>
    <message>
        <source>Of its step</source>
        <translation>Её шага</translation>
    </message>
    <message>
        <source>of strength, %</source>
        <translation>от прочн., %</translation>
    </message>
    <message>
        <source>Of the activity</source>
        <translation>Активности</translation>
    </message>
    <message>
        <source>of the activity</source>
        <translation>активности</translation>
    </message>
    <message>
        <source>of the body mass</source>
        <translation>массы тела</translation>
    </message>
    <message>
        <source>Of the body mass: the load of the activity times that share</source>
        <translation>Доля массы тела: нагрузка активности умножается на неё</translation>
    </message>
    <message>
        <source>of the body weight</source>
        <translation>веса тела</translation>
    </message>
    <message>
        <source>Of the bone in a trochanteric plane, along its steepest way down</source>
        <translation>Кости в вертельной плоскости, по крутейшему спуску</translation>
    </message>
    <message>
        <source>Of the broken surfaces: 1 a saw cut, 0.01 hardly touching</source>
        <translation>Поверхностей излома: 1 — распил, 0,01 — едва касаются</translation>
    </message>
    <message>
        <source>Of the differences</source>
        <translation>Разностей</translation>
    </message>
    <message>
        <source>Of the last model that could be computed with; see Problems</source>
        <translation>По последней пригодной модели; см. «Проблемы»</translation>
    </message>
    <message>
        <source>Of the model</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Of the model in '%1': %2</source>
        <translation>О модели в «%1»: %2</translation>
    </message>
    <message>
        <source>Of the model, for this motion only</source>
        <translation>Модели, только для этого движения</translation>
    </message>
    <message>
        <source>Of the narrowest section of the neck, from above to below</source>
        <translation>Самого узкого сечения шейки, сверху вниз</translation>
    </message>
    <message>
        <source>Of the neck to the condyles; about 10 degrees</source>
        <translation>Шейки относительно мыщелков; около 10 градусов</translation>
    </message>
    <message>
        <source>Of the plane to the horizontal, seen from the front while standing with the mechanical axis upright; negative: it falls outwards</source>
        <translation>Угол плоскости к горизонтали при виде спереди, стоя, с вертикальной механической осью; минус — наклон наружу</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>проекта</translation>
    </message>
    <message>
        <source>Of the run</source>
        <translation>Расчёта</translation>
    </message>
    <message>
        <source>Of the same, from front to back</source>
        <translation>Того же, спереди назад</translation>
    </message>
    <message>
        <source>Of the shaft about itself; positive: less anteversion</source>
        <translation>Диафиза вокруг себя; плюс: меньше антеверсии</translation>
    </message>
    <message>
        <source>Of the shaft under the piece with the head</source>
        <translation>Диафиза под частью с головкой</translation>
    </message>
    <message>
        <source>Of the surface: .stl, .ply, .obj or .vtp</source>
        <translation>Поверхности: .stl, .ply, .obj или .vtp</translation>
    </message>
    <message>
        <source>of this step of the activity</source>
        <translation>этого шага активности</translation>
    </message>
    <message>
        <source>of yield, %</source>
        <translation>от текуч., %</translation>
    </message>
    <message>
        <source>off</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>On</source>
        <translation>На</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>на: %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a computer</comment>
        <translation>на %1</translation>
    </message>
    <message>
        <source>on %1 surface</source>
        <translation>на поверхности %1</translation>
    </message>
    <message>
        <source>on average; one or two patients</source>
        <translation>в среднем; один или два пациента</translation>
    </message>
    <message>
        <source>on bone, MPa</source>
        <translation>на кость, МПа</translation>
    </message>
    <message>
        <source>On free feet: moments of back, hips and knees</source>
        <translation>Свободные стопы: моменты спины, бёдер, колен</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>на опоре</translation>
    </message>
    <message>
        <source>On the head, in the femur's own axes: forwards, up the shaft, outwards</source>
        <translation>На головку, в осях бедра: вперёд, вверх по диафизу, наружу</translation>
    </message>
    <message>
        <source>On the outermost layer; from the joint's force when left out</source>
        <translation>На наружный слой; если не задано — от силы в суставе</translation>
    </message>
    <message>
        <source>On which it ends</source>
        <translation>На котором оканчивается</translation>
    </message>
    <message>
        <source>once is enough</source>
        <translation>достаточно одного раза</translation>
    </message>
    <message>
        <source>One a phase</source>
        <translation>По одной на фазу</translation>
    </message>
    <message>
        <source>One angle is let go, all others are held</source>
        <translation>Один угол отпущен, все остальные удерживаются</translation>
    </message>
    <message>
        <source>one comparison makes a condition, none a formula</source>
        <translation>в условии одно сравнение, в формуле — ни одного</translation>
    </message>
    <message>
        <source>one condyle was picked and the other was not</source>
        <translation>отмечен только один мыщелок</translation>
    </message>
    <message>
        <source>one epicondyle was picked and the other was not</source>
        <translation>отмечен только один надмыщелок</translation>
    </message>
    <message>
        <source>One leg swings ahead with a bent knee and comes down, the other carries</source>
        <translation>Одна нога выносится вперёд с согнутым коленом и опускается, другая несёт</translation>
    </message>
    <message>
        <source>One more like the chosen one, or like the last</source>
        <translation>Ещё один как выбранный или как последний</translation>
    </message>
    <message>
        <source>One muscle</source>
        <translation>Одна мышца</translation>
    </message>
    <message>
        <source>one number cannot be an angle and a length</source>
        <translation>одно число не может быть и углом, и длиной</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>одно из чисел (%1)</translation>
    </message>
    <message>
        <source>one of them must hang on the ground or on a body</source>
        <translation>одно из них должно крепиться к опоре или к телу</translation>
    </message>
    <message>
        <source>one of these must hang on the ground or on a body that does; close the loop with a constraint ('closure')</source>
        <translation>одно из них должно крепиться к опоре или к телу, связанному с ней; контур замыкается ограничением («closure»)</translation>
    </message>
    <message>
        <source>one patient</source>
        <translation>один пациент</translation>
    </message>
    <message>
        <source>One posture alone. Choose an activity of several, or add a load.</source>
        <translation>Поза одна. Выберите активность с несколькими или добавьте нагрузку.</translation>
    </message>
    <message>
        <source>One sample back (,)</source>
        <translation>На отсчёт назад (,)</translation>
    </message>
    <message>
        <source>One sample forward (.)</source>
        <translation>На отсчёт вперёд (.)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>только %1</translation>
    </message>
    <message>
        <source>only a screw whose head pulls on the cortex can be tightened: no preload without it</source>
        <translation>затянуть можно только винт, головка которого тянет за кортикальный слой: без этого натяга нет</translation>
    </message>
    <message>
        <source>only efforts can; use a curve, a series or a table for motions</source>
        <translation>формулой задаются только усилия; для движений возьмите кривую, ряд или таблицу</translation>
    </message>
    <message>
        <source>only in the %1 workspace (%2)</source>
        <translation>только на рабочем месте «%1» (%2)</translation>
    </message>
    <message>
        <source>only in the %1 workspaces (%2)</source>
        <translation>только на рабочих местах: %1 (%2)</translation>
    </message>
    <message>
        <source>only its third number, about z, may differ from 0</source>
        <translation>от 0 может отличаться только третье число, вокруг z</translation>
    </message>
    <message>
        <source>only motions go over smoothly</source>
        <translation>плавный переход есть только у движений</translation>
    </message>
    <message>
        <source>only pulls</source>
        <translation>только тянет</translation>
    </message>
    <message>
        <source>only pushes</source>
        <translation>только давит</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыт</translation>
    </message>
    <message>
        <source>Open a file of measured columns (.mot, .sto or .csv)</source>
        <translation>Откройте файл измерений (.mot, .sto или .csv)</translation>
    </message>
    <message>
        <source>Open a model: how far the forces can be trusted shows here.</source>
        <translation>Откройте модель: здесь видно, насколько можно доверять силам.</translation>
    </message>
    <message>
        <source>Open a model: what stiffer and softer muscles change shows here.</source>
        <translation>Откройте модель: здесь видно, что меняют более жёсткие и мягкие мышцы.</translation>
    </message>
    <message>
        <source>Open a model: what the forces depend on most shows here.</source>
        <translation>Откройте модель: здесь видно, от чего силы зависят больше всего.</translation>
    </message>
    <message>
        <source>open a panel with one: %1</source>
        <translation>откройте панель с графиком: %1</translation>
    </message>
    <message>
        <source>Open a scenario to see its motion plotted</source>
        <translation>Откройте сценарий, чтобы увидеть графики движения</translation>
    </message>
    <message>
        <source>Open a scenario to see the curves it gives to its stages</source>
        <translation>Откройте сценарий, чтобы увидеть кривые его этапов</translation>
    </message>
    <message>
        <source>Open a scenario to see the stages of a motion and what is given in each</source>
        <translation>Откройте сценарий, чтобы увидеть этапы движения и заданное в них</translation>
    </message>
    <message>
        <source>Open a scenario…</source>
        <translation>Открыть сценарий…</translation>
    </message>
    <message>
        <source>open it</source>
        <translation>открыть его</translation>
    </message>
    <message>
        <source>Open Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Open Scenario</source>
        <translation>Открыть сценарий</translation>
    </message>
    <message>
        <source>Open Scenario…</source>
        <translation>Открыть сценарий…</translation>
    </message>
    <message>
        <source>Open the file as it is now; the changes made here are asked about first</source>
        <translation>Открыть файл, каков он сейчас; об изменениях здесь будет вопрос</translation>
    </message>
    <message>
        <source>Open the hip</source>
        <translation>Откройте тазобедренный сустав</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>открывается…</translation>
    </message>
    <message>
        <source>OpenSim storage (*.sto *.mot);;Tables (*.csv)</source>
        <translation>Данные OpenSim (*.sto *.mot);;Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>or bodies, by a length on them, between joints or landmarks:</source>
        <translation>или тела по длине на них между суставами или ориентирами:</translation>
    </message>
    <message>
        <source>or drop a file anywhere</source>
        <translation>или бросьте файл в окно</translation>
    </message>
    <message>
        <source>order %1, %2 steps</source>
        <translation>порядок %1, шагов %2</translation>
    </message>
    <message>
        <source>order of %1</source>
        <translation>порядок: %1</translation>
    </message>
    <message>
        <source>Order of the equations of motion: 2m = %1, m the number of given efforts</source>
        <translation>Порядок уравнений движения: 2m = %1, m — число заданных усилий</translation>
    </message>
    <message>
        <source>Ordered switching finds the three in three steps</source>
        <translation>Упорядоченное переключение находит три за три шага</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>Origin in ground</source>
        <translation>Начало в осях опоры</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Ортогональная проекция</translation>
    </message>
    <message>
        <source>Osteotomy</source>
        <translation>Остеотомия</translation>
    </message>
    <message>
        <source>Osteotomy: %1</source>
        <translation>Остеотомия: %1</translation>
    </message>
    <message>
        <source>Osteotomy…</source>
        <translation>Остеотомия…</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Другая</translation>
    </message>
    <message>
        <source>Other fixators, to compare with</source>
        <translation>Другие фиксаторы для сравнения</translation>
    </message>
    <message>
        <source>Out of the plane</source>
        <translation>Из плоскости</translation>
    </message>
    <message>
        <source>outdated, run again · %1</source>
        <translation>устарело, рассчитайте снова · %1</translation>
    </message>
    <message>
        <source>outer</source>
        <translation>внешний</translation>
    </message>
    <message>
        <source>Outer diameter</source>
        <translation>Наружный диаметр</translation>
    </message>
    <message>
        <source>Outer radius</source>
        <translation>Наружный радиус</translation>
    </message>
    <message>
        <source>Outer radius without load</source>
        <translation>Наружный радиус без нагрузки</translation>
    </message>
    <message>
        <source>Output step</source>
        <translation>Шаг записи</translation>
    </message>
    <message>
        <source>Outward turn</source>
        <translation>Поворот наружу</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>Наружу</translation>
    </message>
    <message>
        <source>outwards</source>
        <translation>наружу</translation>
    </message>
    <message>
        <source>Over the activity</source>
        <translation>По активности</translation>
    </message>
    <message>
        <source>Overlay Measured Data</source>
        <translation>Наложить измерения</translation>
    </message>
    <message>
        <source>Overlay Measured Data…</source>
        <translation>Наложить измерения…</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Свой</translation>
    </message>
    <message>
        <source>own beams</source>
        <translation>свои стержни</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Свой размер</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Pa</source>
        <comment>unit</comment>
        <translation>Па</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>стр. %1 из %2</translation>
    </message>
    <message>
        <source>Pages of the recruitment panel</source>
        <translation>Страницы распределения</translation>
    </message>
    <message>
        <source>pan, as Shift+left drag</source>
        <translation>сдвинуть, как Shift+левая</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Родитель</translation>
    </message>
    <message>
        <source>Parent: joint angles. Ground: absolute angles</source>
        <translation>Родитель: углы в суставах. Опора: абсолютные углы</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>part</source>
        <translation>часть</translation>
    </message>
    <message>
        <source>part of %1</source>
        <translation>часть: %1</translation>
    </message>
    <message>
        <source>partial, until %1: %2</source>
        <translation>частично, до %1: %2</translation>
    </message>
    <message>
        <source>partial: cancelled at %1</source>
        <translation>частично: прервано на %1</translation>
    </message>
    <message>
        <source>parts of the mesh overlap: join them into one surface</source>
        <translation>части сетки перекрываются: объедините их в одну поверхность</translation>
    </message>
    <message>
        <source>Parts that change their length</source>
        <translation>Части переменной длины</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>пассивная</translation>
    </message>
    <message>
        <source>passive links</source>
        <translation>пассивные связи</translation>
    </message>
    <message>
        <source>Passive strands, slack in the middle of the range and taut at its ends</source>
        <translation>Пассивные нити, тугие на краях диапазона</translation>
    </message>
    <message>
        <source>Passive tissue, such as a ligament: its tension follows from its length beyond this in every posture</source>
        <translation>Пассивная ткань, например связка: натяжение следует из длины сверх этой в любой позе</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>участок</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Участки</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Path points</source>
        <translation>Точки пути</translation>
    </message>
    <message>
        <source>patient body weight kilograms</source>
        <translation>пациента вес тела килограммы</translation>
    </message>
    <message>
        <source>patient person mass kilograms</source>
        <translation>пациента человека масса килограммы</translation>
    </message>
    <message>
        <source>patient stature size</source>
        <translation>пациента рост размер</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Пауза (пробел)</translation>
    </message>
    <message>
        <source>Pauwels</source>
        <translation>Пауэлс</translation>
    </message>
    <message>
        <source>Pauwels angle</source>
        <translation>Угол Пауэлса</translation>
    </message>
    <message>
        <source>Pauwels angle after it</source>
        <translation>Угол Пауэлса после неё</translation>
    </message>
    <message>
        <source>Pauwels angle from the shaft</source>
        <translation>Угол Пауэлса от диафиза</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Острота</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>острота</translation>
    </message>
    <message>
        <source>Peak of the phase</source>
        <translation>Острота фазы</translation>
    </message>
    <message>
        <source>Peak of the phase as a number</source>
        <translation>Острота фазы числом</translation>
    </message>
    <message>
        <source>Peak pressure, cancellous bone</source>
        <translation>Пик давления, губчатая кость</translation>
    </message>
    <message>
        <source>Pedalling</source>
        <translation>Вращение педалей</translation>
    </message>
    <message>
        <source>Pelvis</source>
        <translation>Таз</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Маятник</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>За секунду</translation>
    </message>
    <message>
        <source>Per second squared</source>
        <translation>За секунду в квадрате</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Periodic</source>
        <translation>Периодическая</translation>
    </message>
    <message>
        <source>periodic</source>
        <translation>период.</translation>
    </message>
    <message>
        <source>Periodic moments</source>
        <translation>Периодические моменты</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Person and load</source>
        <translation>Человек и нагрузка</translation>
    </message>
    <message>
        <source>perspective parallel projection camera</source>
        <translation>перспектива параллельная проекция камера</translation>
    </message>
    <message>
        <source>phase %1 (%2 to %3 s)</source>
        <translation>фаза %1 (%2–%3 с)</translation>
    </message>
    <message>
        <source>Phase %1, %2–%3 s</source>
        <translation>Фаза %1, %2–%3 с</translation>
    </message>
    <message>
        <source>Phase curve</source>
        <translation>Фазовая кривая</translation>
    </message>
    <message>
        <source>Pick a picture, move a slider, see every force at once. Each example opens solved and ready to change.</source>
        <translation>Выберите рисунок, двиньте ползунок — и видны все силы. Каждый пример открывается решённым и готов к изменениям.</translation>
    </message>
    <message>
        <source>pick both at the knee</source>
        <translation>отметьте на колене оба</translation>
    </message>
    <message>
        <source>pick both, or remove it</source>
        <translation>отметьте оба или уберите этот</translation>
    </message>
    <message>
        <source>pick it below the trochanters</source>
        <translation>отметьте его ниже вертелов</translation>
    </message>
    <message>
        <source>pick it elsewhere</source>
        <translation>отметьте в другом месте</translation>
    </message>
    <message>
        <source>pick it elsewhere, or repair the mesh</source>
        <translation>отметьте в другом месте или исправьте сетку</translation>
    </message>
    <message>
        <source>pick it on the neck's narrowest part</source>
        <translation>отметьте её в самом узком месте шейки</translation>
    </message>
    <message>
        <source>Pick Landmarks</source>
        <translation>Отметить ориентиры</translation>
    </message>
    <message>
        <source>Pick Landmarks on the Mesh</source>
        <translation>Отметить ориентиры на сетке</translation>
    </message>
    <message>
        <source>pick one below the lesser trochanter and one further down</source>
        <translation>отметьте одну точку под малым вертелом и одну ниже</translation>
    </message>
    <message>
        <source>pick one on its narrowest part</source>
        <translation>отметьте одну в самом узком месте</translation>
    </message>
    <message>
        <source>pick points all around it</source>
        <translation>отметьте точки со всех сторон</translation>
    </message>
    <message>
        <source>pick points all around the head</source>
        <translation>отметьте точки вокруг всей головки</translation>
    </message>
    <message>
        <source>pick some on its other sides</source>
        <translation>отметьте точки и с других сторон</translation>
    </message>
    <message>
        <source>pick the %1 on the mesh</source>
        <translation>отметьте на сетке: %1</translation>
    </message>
    <message>
        <source>pick the neck on its narrowest part</source>
        <translation>отметьте шейку в самом узком месте</translation>
    </message>
    <message>
        <source>pick the shaft below the trochanters</source>
        <translation>отметьте диафиз ниже вертелов</translation>
    </message>
    <message>
        <source>pick them 50 mm apart or more</source>
        <translation>отметьте их на расстоянии не менее 50 мм</translation>
    </message>
    <message>
        <source>pick them on the sides of the knee</source>
        <translation>отметьте их по бокам колена</translation>
    </message>
    <message>
        <source>Pick: %1</source>
        <translation>Отметить: %1</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Рисунки (*.png)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пикселей</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>place of '%1'</source>
        <translation>место «%1»</translation>
    </message>
    <message>
        <source>place of '%1' on '%2', from its pole</source>
        <translation>место «%1» на «%2», от его полюса</translation>
    </message>
    <message>
        <source>place of a pole from the one before, along the axes before; rd, rdd: its derivatives</source>
        <translation>место полюса от предыдущего, по предыдущим осям; rd, rdd: производные</translation>
    </message>
    <message>
        <source>place of joint '%1' from the pole of '%2'</source>
        <translation>место сустава «%1» от полюса «%2»</translation>
    </message>
    <message>
        <source>place of load '%1' from the pole of '%2'</source>
        <translation>место нагрузки «%1» от полюса «%2»</translation>
    </message>
    <message>
        <source>place of point mass %1 as a fraction of the length</source>
        <translation>место точечной массы %1 в долях длины</translation>
    </message>
    <message>
        <source>place of the mass centre as a fraction of the length of %1</source>
        <translation>место центра масс в долях длины (%1)</translation>
    </message>
    <message>
        <source>place of the pole of %1</source>
        <translation>место полюса: %1</translation>
    </message>
    <message>
        <source>Planar snake</source>
        <translation>Плоская змея</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Плоская</translation>
    </message>
    <message>
        <source>Plane through</source>
        <translation>Плоскость через</translation>
    </message>
    <message>
        <source>Plane: all motion and all forces in the x-y plane</source>
        <translation>Плоская: все движения и силы в плоскости x-y</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Пластина</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>пластина</translation>
    </message>
    <message>
        <source>plate (drawn in a usual size)</source>
        <translation>пластина (обычного размера)</translation>
    </message>
    <message>
        <source>plate alone</source>
        <translation>только пластина</translation>
    </message>
    <message>
        <source>plate and bone</source>
        <translation>пластина и кость</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Пуск (пробел)</translation>
    </message>
    <message>
        <source>Play a gait</source>
        <translation>Запустите ходьбу</translation>
    </message>
    <message>
        <source>Play or Pause</source>
        <translation>Пуск или пауза</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Plot over the activity</source>
        <translation>График по активности</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Plots over the range of a coordinate</source>
        <translation>Графики по диапазону координаты</translation>
    </message>
    <message>
        <source>Plots over time</source>
        <translation>Графики во времени</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Точка</translation>
    </message>
    <message>
        <source>point %1 (at %2 s)</source>
        <translation>точка %1 (%2 с)</translation>
    </message>
    <message>
        <source>point %1 has a number that is not finite</source>
        <translation>точка %1: число не конечно</translation>
    </message>
    <message>
        <source>point %1 is not finite</source>
        <translation>точка %1 не конечна</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>Точка %1 из %2</translation>
    </message>
    <message>
        <source>point %1 of '%2'</source>
        <translation>точка %1 пути «%2»</translation>
    </message>
    <message>
        <source>Point %1 of load %2</source>
        <translation>Точка %1 нагрузки %2</translation>
    </message>
    <message>
        <source>point %1, %2</source>
        <translation>точка %1, %2</translation>
    </message>
    <message>
        <source>Point a</source>
        <translation>Точка A</translation>
    </message>
    <message>
        <source>Point at %1 of the length</source>
        <translation>Точка на %1 длины</translation>
    </message>
    <message>
        <source>Point b</source>
        <translation>Точка B</translation>
    </message>
    <message>
        <source>point mass %1 of link '%2'</source>
        <translation>точечная масса %1 звена «%2»</translation>
    </message>
    <message>
        <source>point masses on a rod of constant length</source>
        <translation>точечные массы на стержне постоянной длины</translation>
    </message>
    <message>
        <source>point masses on a stretching rod</source>
        <translation>точечные массы на растяжимом стержне</translation>
    </message>
    <message>
        <source>point of a curve</source>
        <translation>точка кривой</translation>
    </message>
    <message>
        <source>point of a path</source>
        <translation>точка пути</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Points and holds</source>
        <translation>Точки и захваты</translation>
    </message>
    <message>
        <source>points miss it by %1 mm</source>
        <translation>отклонение точек %1 мм</translation>
    </message>
    <message>
        <source>Points on head, neck, shaft and knee, from which the bone is measured</source>
        <translation>Точки головки, шейки, диафиза и колена, по которым измеряется кость</translation>
    </message>
    <message>
        <source>Points or coefficients</source>
        <translation>Точки или коэффициенты</translation>
    </message>
    <message>
        <source>Points picked on it: four or more of the head, one of the neck, two of the shaft, and of the knee if it is there</source>
        <translation>Отмеченные точки: четыре и более головки, одна шейки, две диафиза и колена, если оно есть</translation>
    </message>
    <message>
        <source>Points that stand where they are</source>
        <translation>Неподвижные точки</translation>
    </message>
    <message>
        <source>Points ±</source>
        <translation>Точки ±</translation>
    </message>
    <message>
        <source>Poisson</source>
        <translation>Пуассон</translation>
    </message>
    <message>
        <source>Poisson ratio</source>
        <translation>Коэффициент Пуассона</translation>
    </message>
    <message>
        <source>Poisson's ratio</source>
        <translation>Коэффициент Пуассона</translation>
    </message>
    <message>
        <source>Poisson's ratio must lie between 0 and 0.5</source>
        <translation>коэффициент Пуассона должен быть от 0 до 0,5</translation>
    </message>
    <message>
        <source>Poisson's ratio of layer '%1' is not between -1 and 0.5</source>
        <translation>коэффициент Пуассона слоя «%1» не лежит между -1 и 0,5</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Поза</translation>
    </message>
    <message>
        <source>Pose the joints</source>
        <translation>Установить позу</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Position, %1</source>
        <translation>Положение, %1</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Поза</translation>
    </message>
    <message>
        <source>posture</source>
        <translation>поза</translation>
    </message>
    <message>
        <source>Posture changed, the range is of the activity's own. %1</source>
        <translation>Поза изменена, диапазон относится к позе активности. %1</translation>
    </message>
    <message>
        <source>Postures and loads</source>
        <translation>Позы и нагрузки</translation>
    </message>
    <message>
        <source>Postures and loads solved</source>
        <translation>Решено поз и нагрузок</translation>
    </message>
    <message>
        <source>Postures with loads</source>
        <translation>Позы с нагрузками</translation>
    </message>
    <message>
        <source>Postures, muscles and their sources: the model %1.</source>
        <translation>Позы, мышцы и их источники: модель %1.</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>потенциальная</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Степенной</translation>
    </message>
    <message>
        <source>Power of x, %1</source>
        <translation>Степень x, %1</translation>
    </message>
    <message>
        <source>Preload</source>
        <translation>Натяг</translation>
    </message>
    <message>
        <source>preload, N</source>
        <translation>натяг, Н</translation>
    </message>
    <message>
        <source>present</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>press</source>
        <translation>прижатие</translation>
    </message>
    <message>
        <source>pressed share of the section</source>
        <translation>прижатая доля сечения</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>прижат</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Давление</translation>
    </message>
    <message>
        <source>pressure %1</source>
        <translation>давление %1</translation>
    </message>
    <message>
        <source>Pressure on the bone around it, of its strength</source>
        <translation>Давление на кость вокруг, от прочности</translation>
    </message>
    <message>
        <source>Pressure on the layers of %1</source>
        <translation>Давление на слои: %1</translation>
    </message>
    <message>
        <source>Pressure on the outer face</source>
        <translation>Давление на наружную поверхность</translation>
    </message>
    <message>
        <source>Pressure, % of bone's strength there</source>
        <translation>Давление, % прочности кости</translation>
    </message>
    <message>
        <source>Previous Posture</source>
        <translation>Предыдущая поза</translation>
    </message>
    <message>
        <source>Previous Posture of the Activity</source>
        <translation>Предыдущая поза активности</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>задача</translation>
    </message>
    <message>
        <source>problem in JSON</source>
        <translation>задача в JSON</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Products of inertia</source>
        <translation>Центробежные моменты</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Properties of the Model Itself</source>
        <translation>Свойства самой модели</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>Пропорциональный</translation>
    </message>
    <message>
        <source>proven: no stiffnesses of the range give less or more</source>
        <translation>доказано: жёсткости диапазона не дают ни меньше, ни больше</translation>
    </message>
    <message>
        <source>Proximal</source>
        <translation>Проксимальный</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation>Псевдообратный</translation>
    </message>
    <message>
        <source>Published values to be held against</source>
        <translation>Опубликованные значения для сравнения</translation>
    </message>
    <message>
        <source>pull of %1</source>
        <translation>тяга: %1</translation>
    </message>
    <message>
        <source>pulled apart</source>
        <translation>растяжение</translation>
    </message>
    <message>
        <source>pulls and pushes</source>
        <translation>тянет и давит</translation>
    </message>
    <message>
        <source>Push-off, flight and landing</source>
        <translation>Толчок, полёт и приземление</translation>
    </message>
    <message>
        <source>Put %1 on the head fragment</source>
        <translation>Отнести %1 к отломку головки</translation>
    </message>
    <message>
        <source>Put %1 on the shaft</source>
        <translation>Отнести %1 к диафизу</translation>
    </message>
    <message>
        <source>put a comma between two values</source>
        <translation>поставьте запятую между двумя значениями</translation>
    </message>
    <message>
        <source>put a point of a body between them</source>
        <translation>вставьте между ними точку тела</translation>
    </message>
    <message>
        <source>Put in a nail</source>
        <translation>Поставить гвоздь</translation>
    </message>
    <message>
        <source>Put in three screws</source>
        <translation>Поставить три винта</translation>
    </message>
    <message>
        <source>put it between [ and ], even if it has one item</source>
        <translation>заключите его в [ и ], даже если элемент один</translation>
    </message>
    <message>
        <source>put it between double quotes</source>
        <translation>заключите его в двойные кавычки</translation>
    </message>
    <message>
        <source>put it farther from the head's centre, or make it more level</source>
        <translation>отодвиньте её от центра головки или сделайте положе</translation>
    </message>
    <message>
        <source>put it first</source>
        <translation>поставьте его первым</translation>
    </message>
    <message>
        <source>put its z at 0</source>
        <translation>задайте её z равным 0</translation>
    </message>
    <message>
        <source>put the cut lower, or choose another fixator</source>
        <translation>опустите сечение остеотомии или выберите другой фиксатор</translation>
    </message>
    <message>
        <source>put the cut lower, or remove the osteotomy</source>
        <translation>опустите сечение или уберите остеотомию</translation>
    </message>
    <message>
        <source>q'' of a ball or free joint: the rate of its angular velocity</source>
        <translation>q«» шарового или свободного сустава: производная его угловой скорости</translation>
    </message>
    <message>
        <source>Q: generalised efforts of drives and of what the notes name</source>
        <translation>Q: обобщённые усилия приводов и того, что названо в примечаниях</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Квадратичный</translation>
    </message>
    <message>
        <source>Quadratic damping</source>
        <translation>Квадратичное демпфирование</translation>
    </message>
    <message>
        <source>quadratic damping</source>
        <translation>квадратичное демпфирование</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>r: springs and dampers of coordinates</source>
        <translation>r: пружины и демпферы координат</translation>
    </message>
    <message>
        <source>rad</source>
        <comment>unit</comment>
        <translation>рад</translation>
    </message>
    <message>
        <source>Radii</source>
        <translation>Радиусы</translation>
    </message>
    <message>
        <source>Radii of gyration</source>
        <translation>Радиусы инерции</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>raise the coordinate's value, or the constant</source>
        <translation>увеличьте значение координаты или постоянную</translation>
    </message>
    <message>
        <source>raise the minimum of the coordinate's range, or the constant</source>
        <translation>увеличьте минимум диапазона координаты или постоянную</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>Range of every stiffness</source>
        <translation>Диапазон каждой жёсткости</translation>
    </message>
    <message>
        <source>Range of Forces</source>
        <translation>Диапазон сил</translation>
    </message>
    <message>
        <source>Range of the mean of all postures</source>
        <translation>Диапазон среднего всех поз</translation>
    </message>
    <message>
        <source>Range of the mean of both peaks</source>
        <translation>Диапазон среднего двух пиков</translation>
    </message>
    <message>
        <source>Range: the largest force over the steps lies within. Lower bound: it stays below the high end. Mean of peaks: the mean of the largest of both halves of the steps does. Mean: that of all steps does</source>
        <translation>Диапазон: внутри него наибольшая сила по шагам. Нижняя граница: ниже верхнего края. Среднее пиков: среднее наибольших в обеих половинах шагов. Среднее: по всем шагам</translation>
    </message>
    <message>
        <source>ranges of coordinates</source>
        <translation>диапазоны координат</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>rate of that rate when no rate changes</source>
        <translation>производная этой производной при неизменных скоростях</translation>
    </message>
    <message>
        <source>rate of the place of a pole</source>
        <translation>производная места полюса</translation>
    </message>
    <message>
        <source>rate of the place of the pole of %1</source>
        <translation>производная места полюса: %1</translation>
    </message>
    <message>
        <source>rate of the same</source>
        <translation>его производная</translation>
    </message>
    <message>
        <source>rate of what a constraint holds</source>
        <translation>производная того, что удерживает ограничение</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Протягивание руки</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Реакция</translation>
    </message>
    <message>
        <source>reaction %1</source>
        <translation>реакция %1</translation>
    </message>
    <message>
        <source>reactions joint forces moments table</source>
        <translation>реакции силы в суставах моменты таблица</translation>
    </message>
    <message>
        <source>Read the forces</source>
        <translation>Посмотрите силы</translation>
    </message>
    <message>
        <source>reading failed: %1</source>
        <translation>ошибка чтения: %1</translation>
    </message>
    <message>
        <source>Rebounds, slides, sticks, comes to rest</source>
        <translation>Отскок, скольжение, сцепление, покой</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Недавний файл</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>запись %1</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Распределение</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>Рекуррентный</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>рекуррентный</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталон</translation>
    </message>
    <message>
        <source>reference ghost baseline</source>
        <translation>образец призрак базовый</translation>
    </message>
    <message>
        <source>Reference point</source>
        <translation>Точка отсчёта</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Эталоны</translation>
    </message>
    <message>
        <source>rel.</source>
        <translation>отн.</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Относительный допуск</translation>
    </message>
    <message>
        <source>relative: a share of the mass or weight of the whole body</source>
        <translation>относительно: доля массы или веса всего тела</translation>
    </message>
    <message>
        <source>released</source>
        <translation>освобождено</translation>
    </message>
    <message>
        <source>Released from the horizontal: its period is known</source>
        <translation>Отпущен из горизонтали: период известен</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>Reload '%1' and lose the changes made here?</source>
        <translation>Перезагрузить «%1» и потерять здешние изменения?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>убрать</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
    <message>
        <source>remove 'angle_reference', or hang it on a body that does not turn</source>
        <translation>уберите «angle_reference» или прикрепите звено к телу, которое не вращается</translation>
    </message>
    <message>
        <source>remove 'axes', or remove 'kind' to make it a joint of axes</source>
        <translation>уберите «axes» либо уберите «kind», чтобы сустав задавался осями</translation>
    </message>
    <message>
        <source>remove 'coordinates'; axes name their own</source>
        <translation>уберите «coordinates»; оси называют свои координаты сами</translation>
    </message>
    <message>
        <source>Remove a landmark</source>
        <translation>Убрать ориентир</translation>
    </message>
    <message>
        <source>Remove a point of %1</source>
        <translation>Убрать точку: %1</translation>
    </message>
    <message>
        <source>Remove construct %1</source>
        <translation>Убрать конструкцию %1</translation>
    </message>
    <message>
        <source>Remove curve %1</source>
        <translation>Убрать кривую %1</translation>
    </message>
    <message>
        <source>Remove curve “%1”</source>
        <translation>Убрать кривую «%1»</translation>
    </message>
    <message>
        <source>remove erase</source>
        <translation>удалить стереть</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>уберите это</translation>
    </message>
    <message>
        <source>remove one of the commas</source>
        <translation>уберите одну из запятых</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>уберите одно из двух</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>Убрать точку</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>уберите лишние</translation>
    </message>
    <message>
        <source>Remove the %1</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>remove the 0</source>
        <translation>уберите 0</translation>
    </message>
    <message>
        <source>Remove the chosen point, or the highest power</source>
        <translation>Убрать выбранную точку или старшую степень</translation>
    </message>
    <message>
        <source>remove the comma</source>
        <translation>уберите запятую</translation>
    </message>
    <message>
        <source>Remove the curve</source>
        <translation>Убрать кривую</translation>
    </message>
    <message>
        <source>Remove the hip force '%1'</source>
        <translation>Убрать силу «%1»</translation>
    </message>
    <message>
        <source>remove the orientation, or the key 'angle_reference'</source>
        <translation>уберите ориентацию или ключ «angle_reference»</translation>
    </message>
    <message>
        <source>Remove the osteotomy</source>
        <translation>Убрать остеотомию</translation>
    </message>
    <message>
        <source>Remove the stage</source>
        <translation>Убрать этап</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Убрать это условие</translation>
    </message>
    <message>
        <source>Remove this hip force</source>
        <translation>Убрать эту силу</translation>
    </message>
    <message>
        <source>remove those that do not lie on the head</source>
        <translation>уберите те, что лежат не на головке</translation>
    </message>
    <message>
        <source>remove what follows the %1</source>
        <translation>уберите всё, что стоит после конца (%1)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Переименовать %1 в %2</translation>
    </message>
    <message>
        <source>Rename '%1' to '%2'</source>
        <translation>Переименовать «%1» в «%2»</translation>
    </message>
    <message>
        <source>Rename curve</source>
        <translation>Переименовать кривую</translation>
    </message>
    <message>
        <source>Rename it '%1'</source>
        <translation>Переименовать в «%1»</translation>
    </message>
    <message>
        <source>rename one of the two</source>
        <translation>переименуйте одно из двух</translation>
    </message>
    <message>
        <source>Rename the curve</source>
        <translation>Переименовать кривую</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Replaces the series by a curve through few of its points, within 1 % of its range</source>
        <translation>Заменяет ряд кривой по немногим его точкам с точностью до 1 % размаха</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Report (PDF)…</source>
        <translation>Отчёт (PDF)…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Reset Layout</source>
        <translation>Исходное расположение</translation>
    </message>
    <message>
        <source>Reset Posture</source>
        <translation>Исходная поза</translation>
    </message>
    <message>
        <source>Reset posture</source>
        <translation>Вернуть исходную позу</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Сопротивление</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Покой</translation>
    </message>
    <message>
        <source>rest balance static pose release</source>
        <translation>покой баланс статическая поза отпустить</translation>
    </message>
    <message>
        <source>rest of the spring</source>
        <translation>положение покоя пружины</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Восстановление</translation>
    </message>
    <message>
        <source>restitution of contacts</source>
        <translation>восстановление контактов</translation>
    </message>
    <message>
        <source>Resultant</source>
        <translation>Равнодействующая</translation>
    </message>
    <message>
        <source>results are those of before</source>
        <translation>результаты прежние</translation>
    </message>
    <message>
        <source>Reverse oblique</source>
        <translation>Обратный косой</translation>
    </message>
    <message>
        <source>reverse oblique</source>
        <translation>обратный косой</translation>
    </message>
    <message>
        <source>Reverse oblique fracture</source>
        <translation>Обратный косой перелом</translation>
    </message>
    <message>
        <source>Rides with</source>
        <translation>Движется с</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>name of a key</comment>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Правый щелчок</translation>
    </message>
    <message>
        <source>Right femur</source>
        <translation>Правая бедренная кость</translation>
    </message>
    <message>
        <source>Right handed</source>
        <translation>Правая</translation>
    </message>
    <message>
        <source>Right hip</source>
        <translation>Правый тазобедренный сустав</translation>
    </message>
    <message>
        <source>Right Side</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>rigid</source>
        <translation>жёсткий</translation>
    </message>
    <message>
        <source>rigid contacts</source>
        <translation>жёсткие контакты</translation>
    </message>
    <message>
        <source>rigid contacts cannot stay closed any more</source>
        <translation>жёсткие контакты больше не могут оставаться замкнутыми</translation>
    </message>
    <message>
        <source>rigid links impose shortenings that no displacement fulfils together: links %1</source>
        <translation>жёсткие связи задают укорочения, не выполнимые вместе ни при каком перемещении: связи %1</translation>
    </message>
    <message>
        <source>Ring radius</source>
        <translation>Радиус кольца</translation>
    </message>
    <message>
        <source>rms %1, largest difference %2</source>
        <translation>СКО %1, наибольшая разность %2</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Стержень</translation>
    </message>
    <message>
        <source>rod %1 of link '%2'</source>
        <translation>стержень %1 звена «%2»</translation>
    </message>
    <message>
        <source>Rod between</source>
        <translation>Стержень между</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Стержни</translation>
    </message>
    <message>
        <source>Rods apart</source>
        <translation>Стержни врозь</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>повернуть</translation>
    </message>
    <message>
        <source>Rotate  R</source>
        <translation>Поворот  R</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Вращение</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Круглое</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>вокруг: %1</translation>
    </message>
    <message>
        <source>round section</source>
        <translation>круглое сечение</translation>
    </message>
    <message>
        <source>round-off keeps the forces from coming into balance</source>
        <translation>ошибки округления не дают силам прийти в равновесие</translation>
    </message>
    <message>
        <source>round-off or overflow spoilt the pivoting</source>
        <translation>округление или переполнение нарушило ход выбора ведущих элементов</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>row %1 of A has %2, A has %3</source>
        <translation>в строке %1 матрицы A — %2, в самой A — %3</translation>
    </message>
    <message>
        <source>row %1 stands twice in 'equalities'</source>
        <translation>строка %1 дважды стоит в «equalities»</translation>
    </message>
    <message>
        <source>row %1, number %2 is %3</source>
        <translation>строка %1, число %2 равно %3</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>строки %1</translation>
    </message>
    <message>
        <source>rows %1 and %2 more</source>
        <translation>строки %1 и ещё %2</translation>
    </message>
    <message>
        <source>rows count from 0 to %1</source>
        <translation>строки считаются от 0 до %1</translation>
    </message>
    <message>
        <source>rows count from 0; all need the same length</source>
        <translation>строки считаются от 0; длина всех должна быть одинакова</translation>
    </message>
    <message>
        <source>rows of constraints and holds that others imply bear nothing in stage '%1', since the motion does not tell their shares: %2</source>
        <translation>строки связей и закреплений, которые следуют из других, на этапе «%1» ничего не несут: движение не определяет их доли: %2</translation>
    </message>
    <message>
        <source>rows that depend on each other could not be told apart</source>
        <translation>зависимые строки не удалось различить</translation>
    </message>
    <message>
        <source>Rubs</source>
        <translation>Трётся</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>run</source>
        <translation>расчёт</translation>
    </message>
    <message>
        <source>run</source>
        <comment>whose time counts</comment>
        <translation>расчёта</translation>
    </message>
    <message>
        <source>run it without damping, or let it run from body to body</source>
        <translation>задайте её без демпфирования или проведите от тела к телу</translation>
    </message>
    <message>
        <source>Run the scenario again (Ctrl+Return)</source>
        <translation>Рассчитать сценарий снова (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Run the scenario to see its stages here.</source>
        <translation>Рассчитайте сценарий, чтобы увидеть здесь его этапы.</translation>
    </message>
    <message>
        <source>Running: the plots are drawn at the end of the run</source>
        <translation>Идёт расчёт: графики появятся по его окончании</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Расчёт…</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>расчёт…</translation>
    </message>
    <message>
        <source>running… %1 of %2</source>
        <translation>расчёт… %1 из %2</translation>
    </message>
    <message>
        <source>runs again · %1</source>
        <translation>рассчитывается снова · %1</translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>sagittal</source>
        <translation>сагитт.</translation>
    </message>
    <message>
        <source>sample less often (output_step), or make the run shorter</source>
        <translation>записывайте реже (output_step) или сократите расчёт</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Сохранить в CSV…</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>save elsewhere</source>
        <translation>сохраните в другом месте</translation>
    </message>
    <message>
        <source>Save Equations</source>
        <translation>Сохранить уравнения</translation>
    </message>
    <message>
        <source>Save Fixation</source>
        <translation>Сохранить остеосинтез</translation>
    </message>
    <message>
        <source>Save Fixation As</source>
        <translation>Сохранить остеосинтез как</translation>
    </message>
    <message>
        <source>Save Fixation As…</source>
        <translation>Сохранить остеосинтез как…</translation>
    </message>
    <message>
        <source>save it in another folder, such as that of your documents</source>
        <translation>сохраните в другой папке, например среди своих документов</translation>
    </message>
    <message>
        <source>save it with fewer triangles, or, if it is text, in a binary format</source>
        <translation>сохраните её с меньшим числом треугольников или, если это текст, в двоичном формате</translation>
    </message>
    <message>
        <source>Save Model As</source>
        <translation>Сохранить модель как</translation>
    </message>
    <message>
        <source>Save or copy what this page shows</source>
        <translation>Сохранить или копировать эту страницу</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Сохранить рисунок</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>Сохранить рисунок…</translation>
    </message>
    <message>
        <source>Save Plot</source>
        <translation>Сохранить график</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>Сохранить график</translation>
    </message>
    <message>
        <source>Save Plot…</source>
        <translation>Сохранить график…</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>Сохранить график…</translation>
    </message>
    <message>
        <source>save pose default angles</source>
        <translation>сохранить позу углы по умолчанию</translation>
    </message>
    <message>
        <source>Save Scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Save Scenario As</source>
        <translation>Сохранить сценарий как</translation>
    </message>
    <message>
        <source>Save Scenario As…</source>
        <translation>Сохранить сценарий как…</translation>
    </message>
    <message>
        <source>Save the changes to '%1' first?</source>
        <translation>Сохранить сначала изменения в «%1»?</translation>
    </message>
    <message>
        <source>Save the document as it is here under another name</source>
        <translation>Сохранить здешний документ под другим именем</translation>
    </message>
    <message>
        <source>save the document soon</source>
        <translation>сохраните документ в ближайшее время</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>сохраните файл в UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8 text; a spreadsheet calls it 'CSV UTF-8'</source>
        <translation>сохраните файл как текст UTF-8; в электронной таблице это «CSV UTF-8»</translation>
    </message>
    <message>
        <source>save the model instead</source>
        <translation>вместо этого сохраните модель</translation>
    </message>
    <message>
        <source>save to a folder that you may write to</source>
        <translation>сохраните в папку, в которую вам разрешена запись</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>say "adapted", or take a model whose muscles are softer</source>
        <translation>укажите "adapted" или возьмите модель с более мягкими мышцами</translation>
    </message>
    <message>
        <source>say "own", or remove them</source>
        <translation>укажите "own" или уберите их</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Масштаб: %1</translation>
    </message>
    <message>
        <source>Scale the model by %1</source>
        <translation>Масштаб модели: %1</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Масштаб…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>screenshot image render export PNG</source>
        <translation>снимок экрана скриншот изображение экспорт PNG</translation>
    </message>
    <message>
        <source>screw</source>
        <translation>винт</translation>
    </message>
    <message>
        <source>screw against turning</source>
        <translation>антиротационный винт</translation>
    </message>
    <message>
        <source>screws (drawn in a usual size)</source>
        <translation>винты (обычного размера)</translation>
    </message>
    <message>
        <source>Screws, bolts, blades and nails</source>
        <translation>Винты, болты, клинки и гвозди</translation>
    </message>
    <message>
        <source>Search curves</source>
        <translation>Поиск кривых</translation>
    </message>
    <message>
        <source>Search, such as “hip moment”</source>
        <translation>Поиск, например «hip moment»</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Сиденье</translation>
    </message>
    <message>
        <source>second derivative of %1</source>
        <translation>вторая производная: %1</translation>
    </message>
    <message>
        <source>second derivative of the place of a pole when no rate changes</source>
        <translation>вторая производная места полюса при неизменных скоростях</translation>
    </message>
    <message>
        <source>second derivative of the place of the pole of %1</source>
        <translation>вторая производная места полюса: %1</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Сечение</translation>
    </message>
    <message>
        <source>Section of the fracture</source>
        <translation>Сечение перелома</translation>
    </message>
    <message>
        <source>Section of the fracture, face on, seen from the head</source>
        <translation>Сечение перелома, вид по нормали со стороны головки</translation>
    </message>
    <message>
        <source>Section through the layers of the joint</source>
        <translation>Сечение слоёв сустава</translation>
    </message>
    <message>
        <source>Section, face on</source>
        <translation>Сечение перелома</translation>
    </message>
    <message>
        <source>see '%1' in Case</source>
        <translation>см. «%1» на панели «Случай»</translation>
    </message>
    <message>
        <source>see Problems</source>
        <translation>см. «Проблемы»</translation>
    </message>
    <message>
        <source>see that its file '%1' is there</source>
        <translation>проверьте, на месте ли её файл «%1»</translation>
    </message>
    <message>
        <source>see what is said of that file</source>
        <translation>смотрите сообщения об этом файле</translation>
    </message>
    <message>
        <source>see what is said of that file, or leave 'mesh' out</source>
        <translation>смотрите сообщения об этом файле или опустите «mesh»</translation>
    </message>
    <message>
        <source>see what is said of that file, or leave 'model' and 'activity' out</source>
        <translation>смотрите сообщения об этом файле или опустите «model» и «activity»</translation>
    </message>
    <message>
        <source>see whether a smaller step, or exact events, change the motion</source>
        <translation>проверьте, меняют ли движение меньший шаг или точные события</translation>
    </message>
    <message>
        <source>seeking the equilibrium posture… (Solve menu or Ctrl+Shift+E stops it)</source>
        <translation>поиск позы равновесия… (прервать: меню «Решение» или Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>seen from %1 for constraint '%2'</source>
        <translation>относительно %1, для ограничения «%2»</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Звено</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>звено</translation>
    </message>
    <message>
        <source>segment '%1'</source>
        <translation>звено «%1»</translation>
    </message>
    <message>
        <source>segment '%1' hangs beside the tip of its parent, which the equations do not support</source>
        <translation>звено «%1» крепится не к концу родителя, уравнения этого не поддерживают</translation>
    </message>
    <message>
        <source>segment '%1' hangs on '%2', which the equations do not support</source>
        <translation>звено «%1» крепится к «%2», уравнения этого не поддерживают</translation>
    </message>
    <message>
        <source>segment '%1' has too many angles</source>
        <translation>у звена «%1» слишком много углов</translation>
    </message>
    <message>
        <source>segment '%1' is fixed to its parent at an angle, which is not supported with absolute angles</source>
        <translation>звено «%1» закреплено на родителе под углом, с абсолютными углами это не поддерживается</translation>
    </message>
    <message>
        <source>segment '%1' is hinged at a fixed angle to its parent that the equations do not support</source>
        <translation>шарнир звена «%1» повёрнут относительно родителя на постоянный угол, который уравнения не поддерживают</translation>
    </message>
    <message>
        <source>segment '%1' is hinged in other directions than segment '%2', which is not supported</source>
        <translation>направления шарнира звена «%1» иные, чем у звена «%2», это не поддерживается</translation>
    </message>
    <message>
        <source>segment '%1' names the coordinate '%2', which the model has not</source>
        <translation>звено «%1» называет координату «%2», которой в модели нет</translation>
    </message>
    <message>
        <source>segment '%1' needs %2 stretches and %3 rods for its kind, found %4 and %5</source>
        <translation>звено «%1»: его виду нужно растяжений: %2, стержней: %3, найдено %4 и %5</translation>
    </message>
    <message>
        <source>segment '%1' shares the coordinate '%2' with another joint, so that absolute angles cannot stand in its place</source>
        <translation>координата «%2» у звена «%1» общая с другим суставом, поэтому заменить её абсолютным углом нельзя</translation>
    </message>
    <message>
        <source>segment '%1' stands on another base than segment '%2', which is not supported</source>
        <translation>звено «%1» стоит на другом основании, чем звено «%2», это не поддерживается</translation>
    </message>
    <message>
        <source>segment '%1' turns relatively to a segment that leaves the x-y plane, which the equations do not support</source>
        <translation>звено «%1» вращается относительно звена, выходящего из плоскости x-y, уравнения этого не поддерживают</translation>
    </message>
    <message>
        <source>segment '%1': coordinate '%2' is no rotation</source>
        <translation>звено «%1»: координата «%2» — не вращение</translation>
    </message>
    <message>
        <source>segment '%1': coordinate '%2' is no translation</source>
        <translation>звено «%1»: координата «%2» — не поступательная</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Звенья</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Select a link to have its force here too</source>
        <translation>Выберите связь, чтобы её сила была здесь</translation>
    </message>
    <message>
        <source>select in a box</source>
        <translation>выбрать рамкой</translation>
    </message>
    <message>
        <source>Select, and drag what is selected</source>
        <translation>Выбрать и тащить выбранное</translation>
    </message>
    <message>
        <source>select; on nothing: clear</source>
        <translation>выбрать; мимо: снять выделение</translation>
    </message>
    <message>
        <source>Selected links, then those that bear most; all of them are in the export.</source>
        <translation>Выбранные связи, затем самые нагруженные; в экспорте все.</translation>
    </message>
    <message>
        <source>Sense</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Sensitivities</source>
        <translation>Чувствительности</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Чувствительность</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <comment>a tab</comment>
        <translation>Чувств.</translation>
    </message>
    <message>
        <source>sensitivity derivative influence</source>
        <translation>чувствительность производная влияние</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>датчик</translation>
    </message>
    <message>
        <source>separate the columns with commas, and decimals with a full stop</source>
        <translation>разделяйте столбцы запятыми, а дробную часть — точкой</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Ряд</translation>
    </message>
    <message>
        <source>series</source>
        <translation>ряд</translation>
    </message>
    <message>
        <source>Series such as slow walking show here. Choose an activity.</source>
        <translation>Здесь видны ряды, например медленная ходьба. Выберите активность.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Задать: %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Задать %1: %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2</source>
        <translation>Задать %1: %2</translation>
    </message>
    <message>
        <source>Set a contact with the ground</source>
        <translation>Поставить контакт с опорой</translation>
    </message>
    <message>
        <source>Set a force</source>
        <translation>Поставить силу</translation>
    </message>
    <message>
        <source>Set a landmark on a body</source>
        <translation>Поставить ориентир на теле</translation>
    </message>
    <message>
        <source>Set a node where muscles meet</source>
        <translation>Поставить узел, где сходятся мышцы</translation>
    </message>
    <message>
        <source>Set a slope of %1</source>
        <translation>Задать наклон: %1</translation>
    </message>
    <message>
        <source>Set activations</source>
        <translation>Задать активации</translation>
    </message>
    <message>
        <source>set angle_reference to ground</source>
        <translation>задайте angle_reference: ground</translation>
    </message>
    <message>
        <source>Set body weight</source>
        <translation>Задать вес тела</translation>
    </message>
    <message>
        <source>set its z to 0</source>
        <translation>задайте z равным 0</translation>
    </message>
    <message>
        <source>Set the given force of %1</source>
        <translation>Задать силу: %1</translation>
    </message>
    <message>
        <source>Set the given moment of %1</source>
        <translation>Задать момент: %1</translation>
    </message>
    <message>
        <source>Set the mode of %1</source>
        <translation>Задать режим: %1</translation>
    </message>
    <message>
        <source>set the orientation of in_parent to 0</source>
        <translation>задайте ориентацию in_parent равной 0</translation>
    </message>
    <message>
        <source>set the position of in_parent to 0</source>
        <translation>задайте положение in_parent равным 0</translation>
    </message>
    <message>
        <source>Set the share of the load</source>
        <translation>Задать долю нагрузки</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>настройка</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Seventeen bodies</source>
        <translation>Семнадцать тел</translation>
    </message>
    <message>
        <source>Seventeen-body human</source>
        <translation>Человек из семнадцати тел</translation>
    </message>
    <message>
        <source>several</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>several materials</source>
        <translation>разные материалы</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>shadows ambient occlusion</source>
        <translation>тени тень затенение</translation>
    </message>
    <message>
        <source>Shaft</source>
        <translation>Диафиз</translation>
    </message>
    <message>
        <source>shaft %1 mm</source>
        <translation>диафиз %1 мм</translation>
    </message>
    <message>
        <source>shaft cortex</source>
        <translation>кортикальный слой диафиза</translation>
    </message>
    <message>
        <source>Shaft diameter</source>
        <translation>Диаметр диафиза</translation>
    </message>
    <message>
        <source>shaft diameter</source>
        <translation>диаметр диафиза</translation>
    </message>
    <message>
        <source>Shaft shell</source>
        <translation>Кортикальный слой диафиза</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Shape a phase of %1</source>
        <translation>Изменить фазу: %1</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Формы</translation>
    </message>
    <message>
        <source>Share of its bed that a loose screw has in the shaft's fragment</source>
        <translation>Доля основания свободного винта в отломке диафиза</translation>
    </message>
    <message>
        <source>Share of the full load: 20 kg on the leg of a person of 80 kg are a quarter of all forces</source>
        <translation>Доля полной нагрузки: 20 кг на ногу при 80 кг — четверть всех сил</translation>
    </message>
    <message>
        <source>sharing by a criterion</source>
        <translation>распределение по критерию</translation>
    </message>
    <message>
        <source>sharing by the pseudo-inverse</source>
        <translation>распределение псевдообратной матрицей</translation>
    </message>
    <message>
        <source>shear back</source>
        <translation>сдвиг назад</translation>
    </message>
    <message>
        <source>shear down</source>
        <translation>сдвиг вниз</translation>
    </message>
    <message>
        <source>shear down carried by bone</source>
        <translation>сдвиг вниз: кость</translation>
    </message>
    <message>
        <source>shear down carried by the fixator</source>
        <translation>сдвиг вниз: фиксатор</translation>
    </message>
    <message>
        <source>shear down in bone / fixator</source>
        <translation>сдвиг вниз: кость / фиксатор</translation>
    </message>
    <message>
        <source>shear down the plane</source>
        <translation>сдвиг вниз по плоскости</translation>
    </message>
    <message>
        <source>shear forward</source>
        <translation>сдвиг вперёд</translation>
    </message>
    <message>
        <source>shear in the fixator</source>
        <translation>сдвиг в фиксаторе</translation>
    </message>
    <message>
        <source>shear up</source>
        <translation>сдвиг вверх</translation>
    </message>
    <message>
        <source>shear, back</source>
        <translation>сдвиг, назад</translation>
    </message>
    <message>
        <source>shear, down</source>
        <translation>сдвиг, вниз</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Оболочка</translation>
    </message>
    <message>
        <source>shift by (%1)</source>
        <translation>сдвиг на (%1)</translation>
    </message>
    <message>
        <source>Shift, Ctrl</source>
        <translation>Shift, Ctrl</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Коротко</translation>
    </message>
    <message>
        <source>Short, such as Dostal 1981</source>
        <translation>Коротко, например Dostal 1981</translation>
    </message>
    <message>
        <source>shortcuts keyboard cheat sheet</source>
        <translation>сочетания клавиш клавиатура шпаргалка</translation>
    </message>
    <message>
        <source>Shortening</source>
        <translation>Укорочение</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Короткий путь</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показать скрытое</translation>
    </message>
    <message>
        <source>Show or hide its fields</source>
        <translation>Показать или скрыть поля</translation>
    </message>
    <message>
        <source>Show this in the 3D view and all panels</source>
        <translation>Показать это в 3D-виде и всех панелях</translation>
    </message>
    <message>
        <source>Shown first</source>
        <translation>Показывается первой</translation>
    </message>
    <message>
        <source>shown in the 3D view</source>
        <translation>показан в 3D-виде</translation>
    </message>
    <message>
        <source>shown: %1</source>
        <translation>показано: %1</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Simple pendulum</source>
        <translation>Простой маятник</translation>
    </message>
    <message>
        <source>simulate compute forward dynamics</source>
        <translation>моделировать вычислить прямая динамика</translation>
    </message>
    <message>
        <source>Since the stage began</source>
        <translation>От начала этапа</translation>
    </message>
    <message>
        <source>Sines</source>
        <translation>Синусы</translation>
    </message>
    <message>
        <source>Sinew %1</source>
        <translation>Sinew %1</translation>
    </message>
    <message>
        <source>Sinew fixations</source>
        <translation>Остеосинтез Sinew</translation>
    </message>
    <message>
        <source>Sinew models</source>
        <translation>Модели Sinew</translation>
    </message>
    <message>
        <source>Sinew motions</source>
        <translation>Движения Sinew</translation>
    </message>
    <message>
        <source>Sinew scenarios (*.sinew-scenario.json);;All files (*)</source>
        <translation>Сценарии Sinew (*.sinew-scenario.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>six people at %1 W and %2 turns a minute</source>
        <translation>шесть человек при %1 Вт и %2 оборотах в минуту</translation>
    </message>
    <message>
        <source>six rows for 'stiffness'</source>
        <translation>шесть строк для «stiffness»</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>size length factor larger smaller segment lengths</source>
        <translation>размер длина множитель больше меньше длины звеньев</translation>
    </message>
    <message>
        <source>Size of the force that the joint bears</source>
        <translation>Величина силы, которую несёт сустав</translation>
    </message>
    <message>
        <source>Size of the largest lever arm over the rotations that are not locked, each with what constraints move along; the tool tip of a row names the rotation</source>
        <translation>Наибольшее плечо силы по незакреплённым поворотам, каждый с тем, что ограничения двигают вместе; поворот назван в подсказке строки</translation>
    </message>
    <message>
        <source>Size of the lever arm about %1; what constraints move with it counts</source>
        <translation>Величина плеча силы относительно «%1»; с учётом того, что ограничения двигают вместе</translation>
    </message>
    <message>
        <source>Size of the moment about the joint's centre</source>
        <translation>Величина момента относительно центра сустава</translation>
    </message>
    <message>
        <source>Size, hold, preload</source>
        <translation>Размер, захват, натяг</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Асимметрия</translation>
    </message>
    <message>
        <source>skew</source>
        <translation>асимм.</translation>
    </message>
    <message>
        <source>skew and peak of phase %1 must lie between -1 and 1</source>
        <translation>асимметрия и острота фазы %1 должны лежать между -1 и 1</translation>
    </message>
    <message>
        <source>Skew of the phase</source>
        <translation>Асимметрия фазы</translation>
    </message>
    <message>
        <source>Skew of the phase as a number</source>
        <translation>Асимметрия фазы числом</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>Slack length</source>
        <translation>Длина без натяжения</translation>
    </message>
    <message>
        <source>slack lengths and other lengths that links state stay as they are: the model does not stand</source>
        <translation>длины без натяжения и другие заданные длины связей остались прежними: модель неисправна</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Скольжение</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>ползун</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>Ползуны</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>скользит</translation>
    </message>
    <message>
        <source>Sliding friction</source>
        <translation>Трение скольжения</translation>
    </message>
    <message>
        <source>Sliding hip screw</source>
        <translation>Винт DHS</translation>
    </message>
    <message>
        <source>sliding hip screw</source>
        <translation>винт DHS</translation>
    </message>
    <message>
        <source>sliding hip screw with antirotation screw</source>
        <translation>винт DHS с антиротационным</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Наклон</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>наклон</translation>
    </message>
    <message>
        <source>Slope at the point</source>
        <translation>Наклон в точке</translation>
    </message>
    <message>
        <source>slope of %1</source>
        <translation>наклон: %1</translation>
    </message>
    <message>
        <source>slope of the natural cubic spline of %1 through %2</source>
        <translation>наклон естественного кубического сплайна от %1 через точки %2</translation>
    </message>
    <message>
        <source>Slow walking: the worst posture of each of three constructs</source>
        <translation>Медленная ходьба: худшая поза трёх конструкций</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>Smallest turn</source>
        <translation>Наименьшее колебание</translation>
    </message>
    <message>
        <source>Smooth when left out</source>
        <translation>Гладко, если не задано</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Змея</translation>
    </message>
    <message>
        <source>Snap: %1</source>
        <translation>Привязка: %1</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>Snapping: Shift frees a point, Ctrl takes steps or leaves them</source>
        <translation>Привязка: Shift освобождает точку, Ctrl включает или выключает шаг</translation>
    </message>
    <message>
        <source>Soft Shading</source>
        <translation>Мягкие тени</translation>
    </message>
    <message>
        <source>Soft tissue, or a drive's own spring</source>
        <translation>Мягкая ткань или пружина привода</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>solve</source>
        <comment>how long it took</comment>
        <translation>решение</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>solved in</source>
        <translation>решено за</translation>
    </message>
    <message>
        <source>solved in full</source>
        <translation>решено полностью</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>решено, %1</translation>
    </message>
    <message>
        <source>solved, though row %1 was chosen %2 times</source>
        <translation>решено, хотя строка %1 выбрана неоднократно (раз: %2)</translation>
    </message>
    <message>
        <source>solved: the forces balance</source>
        <translation>решено: силы уравновешены</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Решение…</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>решение…</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>нечто иное</translation>
    </message>
    <message>
        <source>something is missing at the end</source>
        <translation>в конце чего-то не хватает</translation>
    </message>
    <message>
        <source>something is missing before ')'</source>
        <translation>перед «)» чего-то не хватает</translation>
    </message>
    <message>
        <source>Something to try; whether it holds is then computed</source>
        <translation>Попробовать; удержит ли, будет вычислено</translation>
    </message>
    <message>
        <source>sort the points by x</source>
        <translation>упорядочьте точки по x</translation>
    </message>
    <message>
        <source>sought</source>
        <translation>ищется</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>source of the range</source>
        <translation>источник диапазона</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пространство</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>name of a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Spatial</source>
        <translation>Пространственная</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>Speed of playing, 1× is real time</source>
        <translation>Скорость показа, 1× — реальное время</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Сфера</translation>
    </message>
    <message>
        <source>Spread as its own</source>
        <translation>Распределена как собственная</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Пружина</translation>
    </message>
    <message>
        <source>Spring and stops</source>
        <translation>Пружина и упоры</translation>
    </message>
    <message>
        <source>Spring, damper, stops</source>
        <translation>Пружина, демпфер, упоры</translation>
    </message>
    <message>
        <source>spring, damper, stops</source>
        <translation>пружина, демпфер, упоры</translation>
    </message>
    <message>
        <source>Springs and dampers</source>
        <translation>Пружины и демпферы</translation>
    </message>
    <message>
        <source>springs and stops of coordinates push as they do in the posture itself and give way no further, since a criterion knows no displacements</source>
        <translation>пружины и упоры координат давят как в самой позе и дальше не поддаются: критерий не знает перемещений</translation>
    </message>
    <message>
        <source>springs of coordinates</source>
        <translation>пружины координат</translation>
    </message>
    <message>
        <source>springs, stops or drives of coordinates</source>
        <translation>пружины, упоры или приводы координат</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>Squat</source>
        <translation>Приседание</translation>
    </message>
    <message>
        <source>squat reach swing step inverse dynamics</source>
        <translation>приседание мах шаг обратная динамика</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>этап</translation>
    </message>
    <message>
        <source>stage</source>
        <comment>whose time counts</comment>
        <translation>этапа</translation>
    </message>
    <message>
        <source>stage %1 follows itself for ever at %2 s</source>
        <translation>этап %1 бесконечно следует за самим собой в %2 с</translation>
    </message>
    <message>
        <source>Stage %1 uses this curve: give it something else first</source>
        <translation>Этап %1 использует эту кривую: сначала задайте ему другое</translation>
    </message>
    <message>
        <source>stage '%1' %2</source>
        <translation>этап «%1»: %2</translation>
    </message>
    <message>
        <source>stage '%1' begins at %2 s of %3, which gives '%4' and covers %5 s to %6 s</source>
        <translation>этап «%1» начинается в %2 с, а данные для «%4» (%3) охватывают от %5 с до %6 с</translation>
    </message>
    <message>
        <source>stage '%1' begins at %2 s, %3, which gives '%4', at %5 s: it is taken from its first row on</source>
        <translation>этап «%1» начинается в %2 с, а %3, задающая «%4», — в %5 с: она берётся с первой строки</translation>
    </message>
    <message>
        <source>stage '%1' begins at %2 s, and table '%3', which a formula names, covers %4 s to %5 s</source>
        <translation>этап «%1» начинается в %2 с, а таблица «%3», названная в формуле, охватывает от %4 с до %5 с</translation>
    </message>
    <message>
        <source>stage '%1' begins at a singular position of the constraints, where the motion may branch: %2; begin beside it</source>
        <translation>этап «%1» начинается в особом положении ограничений, где движение может ветвиться: %2; начните рядом с ним</translation>
    </message>
    <message>
        <source>stage '%1' begins with the rigid contact '%2' %3 m inside its plane; move the figure, or give the contact a stiffness</source>
        <translation>в начале этапа «%1» жёсткий контакт «%2» на %3 м зашёл за свою плоскость; сдвиньте фигуру или задайте контакту жёсткость</translation>
    </message>
    <message>
        <source>stage '%1' cannot begin: %2</source>
        <translation>этап «%1» не может начаться: %2</translation>
    </message>
    <message>
        <source>stage '%1' gives '%2' the value %3, but it stands at %4 (SI and radians)</source>
        <translation>этап «%1» задаёт для «%2» значение %3, а сейчас оно %4 (СИ и радианы)</translation>
    </message>
    <message>
        <source>stage '%1' gives neither the motion nor the effort of coordinate '%2'</source>
        <translation>этап «%1» не задаёт ни движения, ни усилия координаты «%2»</translation>
    </message>
    <message>
        <source>stage '%1' holds constraints that are off when it begins: %2</source>
        <translation>ограничения этапа «%1» нарушены в его начале: %2</translation>
    </message>
    <message>
        <source>stage '%1' holds constraints that cannot be met; nearest to its start they are off: %2</source>
        <translation>ограничения этапа «%1» невыполнимы; в ближайшем к началу положении они нарушены: %2</translation>
    </message>
    <message>
        <source>stage '%1' holds constraints that its speeds cannot keep: %2</source>
        <translation>ограничения этапа «%1» не соблюсти с его скоростями: %2</translation>
    </message>
    <message>
        <source>stage '%1' stopped at %2 s: %3</source>
        <translation>этап «%1» остановился в %2 с: %3</translation>
    </message>
    <message>
        <source>stage '%1' was still waiting for %2 when the run ended at %3 s</source>
        <translation>этап «%1» ещё не дождался условия %2, когда расчёт закончился в %3 с</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Этапы</translation>
    </message>
    <message>
        <source>Stages, and what bears when</source>
        <translation>Этапы и что когда несёт</translation>
    </message>
    <message>
        <source>Standard Views</source>
        <translation>Стандартные виды</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>state a side, which a cylinder has, or move a point</source>
        <translation>задайте сторону (она есть у цилиндра) или передвиньте точку</translation>
    </message>
    <message>
        <source>state another stiffness, or another length for it</source>
        <translation>задайте ей другую жёсткость или другую длину</translation>
    </message>
    <message>
        <source>state in JSON</source>
        <translation>состояние в JSON</translation>
    </message>
    <message>
        <source>state its 'strength' in newtons</source>
        <translation>задайте её «strength» в ньютонах</translation>
    </message>
    <message>
        <source>state its stiffness by area and modulus</source>
        <translation>задайте её жёсткость площадью и модулем</translation>
    </message>
    <message>
        <source>state the three half axes of the ellipsoid</source>
        <translation>задайте три полуоси эллипсоида</translation>
    </message>
    <message>
        <source>Stated hip force, body weights</source>
        <translation>Заданная сила, веса тела</translation>
    </message>
    <message>
        <source>Stated hip forces are in the axes of the shaft below the cut, and as large after the osteotomy as before it; only an activity's follow its lever arms.</source>
        <translation>Заданные силы в тазобедренном суставе — в осях диафиза ниже сечения; после остеотомии они остаются такими же; только силы активности зависят от плеч сил.</translation>
    </message>
    <message>
        <source>Stated loads alone</source>
        <translation>Только заданные нагрузки</translation>
    </message>
    <message>
        <source>static coefficient of link '%1'</source>
        <translation>статический коэффициент звена «%1»</translation>
    </message>
    <message>
        <source>statics</source>
        <translation>статика</translation>
    </message>
    <message>
        <source>statics of rigid bodies cannot tell the force of contact '%1' from what joints, locks and constraints bear, one of many distributions is shown</source>
        <translation>статика жёстких тел не отделяет силу контакта «%1» от того, что несут суставы, закрепления и ограничения; показано одно из многих распределений</translation>
    </message>
    <message>
        <source>statics of rigid bodies cannot tell the forces of these contacts apart, one of many distributions is shown: %1</source>
        <translation>статика жёстких тел не разделяет силы этих контактов; показано одно из многих распределений: %1</translation>
    </message>
    <message>
        <source>Steel annealed</source>
        <translation>Сталь отожжённая</translation>
    </message>
    <message>
        <source>Steel cold worked</source>
        <translation>Сталь нагартованная</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a motion</comment>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Step Back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Step Forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Step of the activity</source>
        <translation>Шаг активности</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>сцеплен</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Жёсткость</translation>
    </message>
    <message>
        <source>stiffness</source>
        <translation>жёсткость</translation>
    </message>
    <message>
        <source>Stiffness along the plane</source>
        <translation>Жёсткость вдоль плоскости</translation>
    </message>
    <message>
        <source>Stiffness doubled at</source>
        <translation>Жёсткость удваивается при</translation>
    </message>
    <message>
        <source>stiffness method · SI</source>
        <translation>метод жёсткостей · СИ</translation>
    </message>
    <message>
        <source>stiffness of %1</source>
        <translation>жёсткость: %1</translation>
    </message>
    <message>
        <source>stiffness of the spring</source>
        <translation>жёсткость пружины</translation>
    </message>
    <message>
        <source>Stiffness of the tracking</source>
        <translation>Жёсткость слежения</translation>
    </message>
    <message>
        <source>Stiffness within a factor</source>
        <translation>Жёсткость в пределах множителя</translation>
    </message>
    <message>
        <source>Stiffness ±</source>
        <translation>Жёсткость ±</translation>
    </message>
    <message>
        <source>stiffnesses as stated</source>
        <translation>жёсткости как заданы</translation>
    </message>
    <message>
        <source>stiffnesses of contacts</source>
        <translation>жёсткости контактов</translation>
    </message>
    <message>
        <source>stiffnesses of contacts that grow with depth</source>
        <translation>жёсткости контактов, растущие с глубиной</translation>
    </message>
    <message>
        <source>STL CT scan import bone patient</source>
        <translation>STL КТ снимок импорт кость пациент</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Упор</translation>
    </message>
    <message>
        <source>Stop here; what was recorded until now is kept (Ctrl+.)</source>
        <translation>Остановить; записанное сохранится (Ctrl+.)</translation>
    </message>
    <message>
        <source>Stop Seeking the Equilibrium Posture</source>
        <translation>Остановить поиск позы равновесия</translation>
    </message>
    <message>
        <source>Stops at the ends of the range</source>
        <translation>Упоры на краях диапазона</translation>
    </message>
    <message>
        <source>stops of coordinates</source>
        <translation>упоры координат</translation>
    </message>
    <message>
        <source>Strand</source>
        <translation>Нить</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Прочность</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>прочность %1</translation>
    </message>
    <message>
        <source>strength %1, at a fit of %2</source>
        <translation>прочность %1, при прилегании %2</translation>
    </message>
    <message>
        <source>strength, MPa</source>
        <translation>прочн., МПа</translation>
    </message>
    <message>
        <source>strengths at which links break</source>
        <translation>прочности, при которых связи рвутся</translation>
    </message>
    <message>
        <source>strengths that hold</source>
        <translation>прочности, при которых связи продолжают держать</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Напряжение</translation>
    </message>
    <message>
        <source>stress</source>
        <translation>напряжение</translation>
    </message>
    <message>
        <source>stress</source>
        <comment>short</comment>
        <translation>напряж.</translation>
    </message>
    <message>
        <source>Stress after von Mises, the larger of both faces</source>
        <translation>Напряжение по Мизесу, большее из двух поверхностей</translation>
    </message>
    <message>
        <source>stress of the %1, bending %2</source>
        <translation>напряжение: %1, изгиб %2</translation>
    </message>
    <message>
        <source>Stress, %1</source>
        <translation>Напряжение, %1</translation>
    </message>
    <message>
        <source>stress, MPa</source>
        <translation>напряж., МПа</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Растяжение</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>растяжение</translation>
    </message>
    <message>
        <source>Stretch rod</source>
        <translation>Растяжимый стержень</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>Растяжения</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Студенты</translation>
    </message>
    <message>
        <source>Subtrochanteric</source>
        <translation>Подвертельный</translation>
    </message>
    <message>
        <source>subtrochanteric</source>
        <translation>подвертельный</translation>
    </message>
    <message>
        <source>Subtrochanteric fracture</source>
        <translation>Подвертельный перелом</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>например %1</translation>
    </message>
    <message>
        <source>such as 'time', a tab, 'knee_angle', and below it rows of numbers</source>
        <translation>например «time», табуляция, «knee_angle», а ниже строки чисел</translation>
    </message>
    <message>
        <source>such as -3 * hip.speed</source>
        <translation>например -3 * hip.speed</translation>
    </message>
    <message>
        <source>Such as 30 % of the cycle</source>
        <translation>Например, 30 % цикла</translation>
    </message>
    <message>
        <source>such as \u00e9</source>
        <translation>например \u00e9</translation>
    </message>
    <message>
        <source>Such as knee &gt; 17 deg; a number without a unit is in m, s, N, kg and radians</source>
        <translation>Например, knee &gt; 17 deg; число без единицы — в м, с, Н, кг и радианах</translation>
    </message>
    <message>
        <source>such as knee.value &gt; 0.5</source>
        <translation>например knee.value &gt; 0.5</translation>
    </message>
    <message>
        <source>Such as left_foot.normal &lt; 0</source>
        <translation>Например, left_foot.normal &lt; 0</translation>
    </message>
    <message>
        <source>such as left_foot.normal &lt; 0</source>
        <translation>например left_foot.normal &lt; 0</translation>
    </message>
    <message>
        <source>Such as ten people</source>
        <translation>Например, десять человек</translation>
    </message>
    <message>
        <source>such as {"curve": "swing"}, {"table": "walk", "column": "hip"} or {"formula": "-3 * hip.speed"}</source>
        <translation>например {"curve": "swing"}, {"table": "walk", "column": "hip"} или {"formula": "-3 * hip.speed"}</translation>
    </message>
    <message>
        <source>such as {"damping": 3}</source>
        <translation>например {"damping": 3}</translation>
    </message>
    <message>
        <source>sum of mass times fraction of link '%1'</source>
        <translation>сумма произведений массы на долю длины звена «%1»</translation>
    </message>
    <message>
        <source>sum of mass times fraction squared of link '%1'</source>
        <translation>сумма произведений массы на квадрат доли длины звена «%1»</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Опора</translation>
    </message>
    <message>
        <source>Support leg, swing leg and trunk</source>
        <translation>Опорная нога, маховая нога и туловище</translation>
    </message>
    <message>
        <source>Support leg, swing leg and trunk of variable length</source>
        <translation>Опорная, маховая нога, туловище</translation>
    </message>
    <message>
        <source>Supported at</source>
        <translation>Опора</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>Опоры</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Поверхность</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>поверхность</translation>
    </message>
    <message>
        <source>surface '%1' has its centre off the plane of the model</source>
        <translation>центр поверхности «%1» лежит вне плоскости модели</translation>
    </message>
    <message>
        <source>surface '%1' is turned out of the plane of the model</source>
        <translation>поверхность «%1» повёрнута из плоскости модели</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Поверхности</translation>
    </message>
    <message>
        <source>Surfaces (%1);;All files (*)</source>
        <translation>Поверхности (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>swap parent and child</source>
        <translation>поменяйте местами родителя и потомка</translation>
    </message>
    <message>
        <source>swap the two</source>
        <translation>поменяйте их местами</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>поменяйте их местами</translation>
    </message>
    <message>
        <source>swap them, or leave it out for a full bar</source>
        <translation>поменяйте их местами или опустите внутренний диаметр для сплошного стержня</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Обход</translation>
    </message>
    <message>
        <source>Sweep over a Coordinate</source>
        <translation>Обход по координате</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Качание</translation>
    </message>
    <message>
        <source>Swing of a leg</source>
        <translation>Мах ноги</translation>
    </message>
    <message>
        <source>Swing, kick, let go, fly</source>
        <translation>Мах, бросок, отпуск, полёт</translation>
    </message>
    <message>
        <source>Switching History</source>
        <translation>История переключений</translation>
    </message>
    <message>
        <source>Switching history</source>
        <translation>История переключений</translation>
    </message>
    <message>
        <source>symmetry flip reflect other side</source>
        <translation>симметрия отразить другая сторона</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>table '%1'</source>
        <translation>таблица «%1»</translation>
    </message>
    <message>
        <source>table '%1' begins at %2 s, not at 0: it is taken from its first row on</source>
        <translation>таблица «%1» начинается в %2 с, а не в 0: она берётся с первой строки</translation>
    </message>
    <message>
        <source>table '%1' has not been read</source>
        <translation>таблица «%1» не прочитана</translation>
    </message>
    <message>
        <source>table '%1' has one row, and a motion needs two</source>
        <translation>в таблице «%1» одна строка, а движению нужны две</translation>
    </message>
    <message>
        <source>table column</source>
        <translation>из таблицы</translation>
    </message>
    <message>
        <source>table spreadsheet Excel save numbers</source>
        <translation>таблица Excel сохранить числа</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Таблицы (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;OpenSim storage (*.sto)</source>
        <translation>Таблицы (*.csv);;Данные OpenSim (*.sto)</translation>
    </message>
    <message>
        <source>take a Poisson's ratio below 0.5, such as 0.499</source>
        <translation>возьмите коэффициент Пуассона меньше 0,5, например 0.499</translation>
    </message>
    <message>
        <source>take a shorter step or finer tolerances; impacts and stiff springs need them most</source>
        <translation>уменьшите шаг или допуски; более всего это нужно при ударах и жёстких пружинах</translation>
    </message>
    <message>
        <source>Take all off</source>
        <translation>Снять все</translation>
    </message>
    <message>
        <source>take another posture, lock a coordinate, or let links supply what is missing</source>
        <translation>выберите другую позу, закрепите координату или добавьте связи, которые дадут то, чего не хватает</translation>
    </message>
    <message>
        <source>take fewer rows a second; or this is another file</source>
        <translation>уменьшите число строк в секунду; либо это другой файл</translation>
    </message>
    <message>
        <source>take it away or add '('</source>
        <translation>уберите её или добавьте «(»</translation>
    </message>
    <message>
        <source>take it out of 'plots'</source>
        <translation>уберите его из «plots»</translation>
    </message>
    <message>
        <source>take one below, such as 0.499: a solid of 0.5 does not give way to pressure</source>
        <translation>возьмите меньше, например 0.499: сплошное тело с 0,5 не поддаётся давлению</translation>
    </message>
    <message>
        <source>take the next handle of plane or screw</source>
        <translation>взять следующую ручку плоскости или винта</translation>
    </message>
    <message>
        <source>Take the osteotomy away</source>
        <translation>Убрать остеотомию</translation>
    </message>
    <message>
        <source>take the posture in which it comes to rest, or make what gives way stiffer</source>
        <translation>возьмите позу, в которой наступит равновесие, или сделайте податливое жёстче</translation>
    </message>
    <message>
        <source>Take this beam out</source>
        <translation>Убрать этот стержень</translation>
    </message>
    <message>
        <source>Take this load off</source>
        <translation>Снять эту нагрузку</translation>
    </message>
    <message>
        <source>takes coordinate '%1' to %2, beyond its range, which ends at %3</source>
        <translation>координата «%1» доводится до %2, за пределы диапазона, который кончается на %3</translation>
    </message>
    <message>
        <source>Takes the value of this long ago</source>
        <translation>Берёт значение с этой задержкой</translation>
    </message>
    <message>
        <source>Telescope</source>
        <translation>Телескоп</translation>
    </message>
    <message>
        <source>Telescopic arm</source>
        <translation>Телескоп. рука</translation>
    </message>
    <message>
        <source>template hold swing squat step reach</source>
        <translation>шаблон удержание качание приседание шаг протягивание руки</translation>
    </message>
    <message>
        <source>ten people</source>
        <translation>десять человек</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Натяжение</translation>
    </message>
    <message>
        <source>Tension of the link; negative: compression</source>
        <translation>Натяжение связи; отрицательное: сжатие</translation>
    </message>
    <message>
        <source>Tension, N</source>
        <translation>Натяжение, Н</translation>
    </message>
    <message>
        <source>Tension: only pulls. Compression: only pushes</source>
        <translation>Растяжение: только тянет. Сжатие: только давит</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Слагаемое</translation>
    </message>
    <message>
        <source>term</source>
        <translation>слагаемое</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Слагаемые</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Тексты (*.txt)</translation>
    </message>
    <message>
        <source>texts stand between double quotes</source>
        <translation>тексты заключаются в двойные кавычки</translation>
    </message>
    <message>
        <source>That carries it</source>
        <translation>Которое несёт её</translation>
    </message>
    <message>
        <source>that comes of very large stiffnesses ("held" holds a motion fast), of very short elements, and of a thick beam whose bed is on one side of the fracture alone</source>
        <translation>причины: очень большие жёсткости ("held" запрещает движение вовсе), очень короткие элементы, толстый стержень с основанием лишь по одну сторону перелома</translation>
    </message>
    <message>
        <source>that model has no activity '%1'</source>
        <translation>в той модели нет активности «%1»</translation>
    </message>
    <message>
        <source>that name ends the run; choose another</source>
        <translation>это имя завершает расчёт; выберите другое</translation>
    </message>
    <message>
        <source>that name is the world's; choose another</source>
        <translation>это имя занято опорой; выберите другое</translation>
    </message>
    <message>
        <source>That of the path in the rest posture when left out</source>
        <translation>Если не задано — длина пути в позе покоя</translation>
    </message>
    <message>
        <source>that part has no effect</source>
        <translation>эта часть не действует</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.2, which this computer does not offer. Install a graphics driver (on Debian and Ubuntu: libgl1-mesa-dri). All else works.</source>
        <translation>Трёхмерному виду нужен OpenGL 3.2, которого на этом компьютере нет. Установите драйвер видеокарты (в Debian и Ubuntu: libgl1-mesa-dri). Всё остальное работает.</translation>
    </message>
    <message>
        <source>The 5th to 95th percentiles of the samples lie inside the measured range.</source>
        <translation>От 5-го до 95-го процентиля выборки лежат в измеренном диапазоне.</translation>
    </message>
    <message>
        <source>the activation formula</source>
        <translation>формула активации</translation>
    </message>
    <message>
        <source>the activation in '%1' is not above -1</source>
        <translation>активация в «%1» не больше -1</translation>
    </message>
    <message>
        <source>the activation of link '%1'</source>
        <translation>активация связи «%1»</translation>
    </message>
    <message>
        <source>The angles are those of the model: absolute angles are for chains of segments that hang on each other's tips.</source>
        <translation>Углы — как в модели: абсолютные углы возможны для цепей звеньев, присоединённых к концам друг друга.</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but body '%2' turns</source>
        <translation>углы абсолютные (%1), но тело «%2» вращается</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but it is turned in its parent</source>
        <translation>углы абсолютные (%1), но звено повёрнуто в родителе</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but its parent has another number of angles</source>
        <translation>углы абсолютные (%1), но у родителя другое число углов</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but those of its parent are not</source>
        <translation>углы абсолютные (%1), а у родителя — нет</translation>
    </message>
    <message>
        <source>the angles of a segment are rotations</source>
        <translation>углы звена — вращения</translation>
    </message>
    <message>
        <source>the answer did not pass its own verification</source>
        <translation>ответ не прошёл собственной проверки</translation>
    </message>
    <message>
        <source>the answer does not balance the load; this is a fault of the method</source>
        <translation>ответ не уравновешивает нагрузку; это ошибка метода</translation>
    </message>
    <message>
        <source>the answer is that of before the last change</source>
        <translation>ответ прежний, до последнего изменения</translation>
    </message>
    <message>
        <source>The anteversion is that to the line of the epicondyles, which is turned outwards by some degrees against the backs of the condyles.</source>
        <translation>Антеверсия отсчитана от линии надмыщелков, которая на несколько градусов повёрнута наружу относительно задних точек мыщелков.</translation>
    </message>
    <message>
        <source>the anteversion must lie between -60 and 60 degrees</source>
        <translation>антеверсия должна быть от -60 до 60 градусов</translation>
    </message>
    <message>
        <source>the appended data have no beginning</source>
        <translation>у присоединённых данных (appended) нет начала</translation>
    </message>
    <message>
        <source>the area of cell %1 must be positive</source>
        <translation>площадь ячейки %1 должна быть положительной</translation>
    </message>
    <message>
        <source>the arguments of %1 are of different kinds</source>
        <translation>аргументы %1 — разных размерностей</translation>
    </message>
    <message>
        <source>the array '%1' holds no numbers</source>
        <translation>массив «%1» содержит не числа</translation>
    </message>
    <message>
        <source>the array '%1': %2</source>
        <translation>массив «%1»: %2</translation>
    </message>
    <message>
        <source>the arrow of '%1'</source>
        <translation>стрелка «%1»</translation>
    </message>
    <message>
        <source>The axes of neck and shaft miss each other by %1; they are taken to cross.</source>
        <translation>Оси шейки и диафиза не пересекаются, расстояние %1; считается, что пересекаются.</translation>
    </message>
    <message>
        <source>The axis of the bone that it follows</source>
        <translation>Ось кости, вдоль которой он идёт</translation>
    </message>
    <message>
        <source>the axis of the neck could not be found</source>
        <translation>ось шейки найти не удалось</translation>
    </message>
    <message>
        <source>The balance of the head fragment, computed afresh for every posture, is off by at most %1 of the load.</source>
        <translation>Равновесие отломка головки, вычисленное заново для каждой позы, нарушено не более чем на %1 нагрузки.</translation>
    </message>
    <message>
        <source>the beams would be cut into more than %1 elements</source>
        <translation>стержни разбились бы на слишком много элементов (больше %1)</translation>
    </message>
    <message>
        <source>the blend of an effort has no effect</source>
        <translation>сопряжение усилия не действует</translation>
    </message>
    <message>
        <source>The body that carries the plane</source>
        <translation>Тело, несущее плоскость</translation>
    </message>
    <message>
        <source>The body that takes the support reaction; the ground when left out</source>
        <translation>Тело, принимающее реакцию опоры; если не задано — опора</translation>
    </message>
    <message>
        <source>The body turns about the axis of the ground that points to the viewer, else about z (J)</source>
        <translation>Тело вращается вокруг оси опоры, направленной к зрителю, иначе вокруг z (J)</translation>
    </message>
    <message>
        <source>The body turns all ways about its joint (Shift+J)</source>
        <translation>Тело вращается в суставе во все стороны (Shift+J)</translation>
    </message>
    <message>
        <source>the body weight</source>
        <translation>вес тела</translation>
    </message>
    <message>
        <source>the body weight (N)</source>
        <translation>вес тела (Н)</translation>
    </message>
    <message>
        <source>the body weight of the objects is negative</source>
        <translation>вес тела объектов отрицателен</translation>
    </message>
    <message>
        <source>the bone around it must resist: its bed must be positive</source>
        <translation>кость вокруг должна сопротивляться: основание должно быть положительным</translation>
    </message>
    <message>
        <source>The bone in the plane is the mesh's; the width and depth that the case states do not count.</source>
        <translation>Кость в плоскости — по сетке; заданные в случае ширина и глубина не учитываются.</translation>
    </message>
    <message>
        <source>the bone in the plane must be 10 to 100 mm deep</source>
        <translation>глубина кости в плоскости должна быть от 10 до 100 мм</translation>
    </message>
    <message>
        <source>the bone in the plane must be 20 to 150 mm wide</source>
        <translation>ширина кости в плоскости должна быть от 20 до 150 мм</translation>
    </message>
    <message>
        <source>the bounds of row %1 leave no number</source>
        <translation>границы строки %1 не оставляют ни одного числа</translation>
    </message>
    <message>
        <source>the brackets do not match</source>
        <translation>скобки не парны</translation>
    </message>
    <message>
        <source>the byte %1 is no UTF-8</source>
        <translation>байт %1 — не UTF-8</translation>
    </message>
    <message>
        <source>The camera moves with the figure, in films too</source>
        <translation>Камера движется вместе с фигурой, в видео тоже</translation>
    </message>
    <message>
        <source>the case has no mesh</source>
        <translation>в случае нет сетки</translation>
    </message>
    <message>
        <source>the case has one; its sliders are in the form</source>
        <translation>она есть; ползунки в форме</translation>
    </message>
    <message>
        <source>The case states no fixator.</source>
        <translation>Фиксатор в случае не задан.</translation>
    </message>
    <message>
        <source>the case's model is open</source>
        <translation>модель случая открыта</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>ячейка пуста</translation>
    </message>
    <message>
        <source>the cells are of type '%1', not single numbers</source>
        <translation>ячейки типа «%1», а не отдельные числа</translation>
    </message>
    <message>
        <source>the centre of '%1'</source>
        <translation>центр «%1»</translation>
    </message>
    <message>
        <source>the change from point %1 to point %2 is too fast to compute with</source>
        <translation>изменение от точки %1 к точке %2 слишком быстрое для расчёта</translation>
    </message>
    <message>
        <source>the changes are too large to compute with</source>
        <translation>изменения слишком велики для расчёта</translation>
    </message>
    <message>
        <source>the clearance must lie between 0 and 1, and above 0</source>
        <translation>зазор винтов должен быть больше 0 и не больше 1</translation>
    </message>
    <message>
        <source>the clipboard holds no objects of a model</source>
        <translation>в буфере обмена нет объектов модели</translation>
    </message>
    <message>
        <source>the column '%1' has gaps</source>
        <translation>в столбце «%1» есть пропуски</translation>
    </message>
    <message>
        <source>the column '%1' stands twice</source>
        <translation>столбец «%1» стоит дважды</translation>
    </message>
    <message>
        <source>the column 'time' is not the first</source>
        <translation>столбец «time» — не первый</translation>
    </message>
    <message>
        <source>the columns are separated by tabs: separate them with commas</source>
        <translation>столбцы разделены табуляцией: разделите их запятыми</translation>
    </message>
    <message>
        <source>the command line separates names and values with '='</source>
        <translation>в командной строке имена и значения разделяет «=»</translation>
    </message>
    <message>
        <source>The complete system: shared by stiffness, no criterion needed</source>
        <translation>Полная система: делится по жёсткости, критерий не нужен</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>условие</translation>
    </message>
    <message>
        <source>the condition compares coordinate '%1' with %2 degrees</source>
        <translation>условие сравнивает координату «%1» с %2°</translation>
    </message>
    <message>
        <source>the condition compares coordinate '%1' with %2 degrees, outside its range</source>
        <translation>условие сравнивает координату «%1» с %2°, вне её диапазона</translation>
    </message>
    <message>
        <source>the condition has no comparison</source>
        <translation>в условии нет сравнения</translation>
    </message>
    <message>
        <source>the condyles lie %1 apart</source>
        <translation>расстояние между мыщелками %1</translation>
    </message>
    <message>
        <source>the condyles lie above the lower end of the shaft</source>
        <translation>мыщелки лежат выше нижнего конца диафиза</translation>
    </message>
    <message>
        <source>the condyles lie in front of the epicondyles</source>
        <translation>мыщелки лежат впереди надмыщелков</translation>
    </message>
    <message>
        <source>the condyles lie in front of the shaft</source>
        <translation>мыщелки лежат впереди диафиза</translation>
    </message>
    <message>
        <source>the constraints cannot be met any more</source>
        <translation>ограничения больше невыполнимы</translation>
    </message>
    <message>
        <source>the constraints cannot be met any more: %1</source>
        <translation>ограничения больше невыполнимы: %1</translation>
    </message>
    <message>
        <source>the control character %1</source>
        <translation>управляющий символ %1</translation>
    </message>
    <message>
        <source>The coordinate whose unit the curve has</source>
        <translation>Координата, чью единицу имеет кривая</translation>
    </message>
    <message>
        <source>the copy cannot be read</source>
        <translation>копия не читается</translation>
    </message>
    <message>
        <source>the core of patch '%1' has no normal stiffness</source>
        <translation>у ядра участка «%1» нет нормальной жёсткости</translation>
    </message>
    <message>
        <source>the core of patch '%1' has no shell around it</source>
        <translation>вокруг ядра участка «%1» нет оболочки</translation>
    </message>
    <message>
        <source>the cortex in the plane must leave room within it</source>
        <translation>кортикальный слой в плоскости должен оставлять место внутри</translation>
    </message>
    <message>
        <source>the cortex of the neck must leave room within it</source>
        <translation>кортикальный слой шейки должен оставлять место внутри</translation>
    </message>
    <message>
        <source>the cortex of the shaft must leave room within it</source>
        <translation>кортикальный слой диафиза должен оставлять место внутри</translation>
    </message>
    <message>
        <source>the criterion weighs links by area, but link '%1' states none</source>
        <translation>критерий взвешивает связи по площади, а у связи «%1» она не задана</translation>
    </message>
    <message>
        <source>the criterion weighs links by strength, but link '%1' states none</source>
        <translation>критерий взвешивает связи по прочности, а у связи «%1» она не задана</translation>
    </message>
    <message>
        <source>the criterion's forces could not be brought into balance</source>
        <translation>силы по критерию не удалось привести в равновесие</translation>
    </message>
    <message>
        <source>the curvature at %1 must be %2 or less, or the curve would turn back</source>
        <translation>%1: кривизна должна быть не больше %2, иначе кривая повернёт назад</translation>
    </message>
    <message>
        <source>the curvature at %1 must be %2 or more, or the curve would turn back</source>
        <translation>%1: кривизна должна быть не меньше %2, иначе кривая повернёт назад</translation>
    </message>
    <message>
        <source>the curve '%1' is a length, coordinate '%2' is not</source>
        <translation>кривая «%1» — длина, координата «%2» — нет</translation>
    </message>
    <message>
        <source>the curve '%1' is a motion of coordinate '%2', not an effort</source>
        <translation>кривая «%1» — движение координаты «%2», а не усилие</translation>
    </message>
    <message>
        <source>the curve '%1' is an angle, coordinate '%2' is not</source>
        <translation>кривая «%1» — угол, координата «%2» — нет</translation>
    </message>
    <message>
        <source>the curve is constant beside %1, so its curvature there must be 0</source>
        <translation>%1: рядом кривая постоянна, поэтому кривизна здесь должна быть 0</translation>
    </message>
    <message>
        <source>the curve is constant beside %1, so its slope there must be 0</source>
        <translation>%1: рядом кривая постоянна, поэтому наклон здесь должен быть 0</translation>
    </message>
    <message>
        <source>The curve repeats: the last point is the first, one period later</source>
        <translation>Кривая повторяется: последняя точка — первая через период</translation>
    </message>
    <message>
        <source>the curve turns at %1, so its slope there must be 0</source>
        <translation>%1: здесь кривая поворачивает, поэтому наклон должен быть 0</translation>
    </message>
    <message>
        <source>the cut must lie 0 to 150 mm below the crossing of the axes of neck and shaft</source>
        <translation>сечение остеотомии должно лежать на 0–150 мм ниже пересечения осей шейки и диафиза</translation>
    </message>
    <message>
        <source>The cut of the osteotomy counts as healed: below the fracture all is one rigid piece, and what holds the cut together is not in the answer.</source>
        <translation>Сечение остеотомии считается сросшимся: ниже перелома всё — одно жёсткое тело, и то, что скрепляет сечение, в ответ не входит.</translation>
    </message>
    <message>
        <source>the damping of the friction of contact '%1' is zero</source>
        <translation>демпфирование в трении контакта «%1» равно нулю</translation>
    </message>
    <message>
        <source>the direction across of '%1' is along it</source>
        <translation>поперечное направление «%1» идёт вдоль него</translation>
    </message>
    <message>
        <source>the direction across of beam '%1' is along it</source>
        <translation>поперечное направление стержня «%1» идёт вдоль него</translation>
    </message>
    <message>
        <source>the direction along of patch '%1' is that of its normal</source>
        <translation>продольное направление участка «%1» совпадает с его нормалью</translation>
    </message>
    <message>
        <source>the direction of '%1' is no unit vector</source>
        <translation>направление «%1» — не единичный вектор</translation>
    </message>
    <message>
        <source>the direction of the friction of contact %1 could not be found; give it a stiffness</source>
        <translation>направление трения контакта %1 найти не удалось; задайте ему жёсткость</translation>
    </message>
    <message>
        <source>the direction of the friction of contacts %1 could not be found; give it a stiffness</source>
        <translation>направление трения контактов %1 найти не удалось; задайте им жёсткость</translation>
    </message>
    <message>
        <source>the disk is read-only; save elsewhere</source>
        <translation>диск только для чтения; сохраните в другом месте</translation>
    </message>
    <message>
        <source>the disk or the connection may be damaged</source>
        <translation>возможно, повреждён диск или соединение</translation>
    </message>
    <message>
        <source>the edit has dropped %1</source>
        <translation>правка отбросила: %1</translation>
    </message>
    <message>
        <source>the edit has dropped the added load '%1'</source>
        <translation>правка отбросила добавленную нагрузку «%1»</translation>
    </message>
    <message>
        <source>the element '%1' has no number of items</source>
        <translation>у элемента «%1» не указано число записей</translation>
    </message>
    <message>
        <source>the elements of '%1' must be longer than a thousandth of it</source>
        <translation>элементы «%1» должны быть длиннее одной тысячной его длины</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>конец файла</translation>
    </message>
    <message>
        <source>the ends of '%1' must be two finite places, in order</source>
        <translation>концы «%1» должны быть двумя конечными местами, по порядку</translation>
    </message>
    <message>
        <source>the epicondyles lie %1 apart</source>
        <translation>расстояние между надмыщелками %1</translation>
    </message>
    <message>
        <source>the epicondyles lie above the lower end of the shaft</source>
        <translation>надмыщелки лежат выше нижнего конца диафиза</translation>
    </message>
    <message>
        <source>the equality rows contradict each other (%1)</source>
        <translation>равенства противоречат друг другу (%1)</translation>
    </message>
    <message>
        <source>The equations could not be composed: %1.</source>
        <translation>Уравнения не составлены: %1.</translation>
    </message>
    <message>
        <source>the equations of %1 bodies with %2 coordinates would have more than %3 terms in closed form</source>
        <translation>уравнения в замкнутом виде слишком длинны (слагаемых больше %3; тел: %1, координат: %2)</translation>
    </message>
    <message>
        <source>the equations of motion</source>
        <translation>уравнения движения</translation>
    </message>
    <message>
        <source>the equations of motion could not be fulfilled: the posture is too near to a singular one</source>
        <translation>уравнения движения не выполнить: поза слишком близка к особой</translation>
    </message>
    <message>
        <source>the equations of motion have no solution here</source>
        <translation>здесь уравнения движения не имеют решения</translation>
    </message>
    <message>
        <source>The equations of motion of a model show here.</source>
        <translation>Здесь видны уравнения движения модели.</translation>
    </message>
    <message>
        <source>The equations, term by term</source>
        <translation>Уравнения, член за членом</translation>
    </message>
    <message>
        <source>the evaluation of a state</source>
        <translation>вычисление состояния</translation>
    </message>
    <message>
        <source>the examples that come with the program are not overwritten</source>
        <translation>примеры из поставки программы не перезаписываются</translation>
    </message>
    <message>
        <source>The femur is %1 long; at a height of %2 m %3 are usual (0.245 of it, Drillis and Contini 1966). A model is scaled by the height; that length sets how far the shaft leans.</source>
        <translation>Длина бедренной кости %1; при росте %2 м обычно %3 (0,245 роста, Drillis и Contini 1966). Модель масштабируется по росту; эта длина задаёт наклон диафиза.</translation>
    </message>
    <message>
        <source>the femur must be 100 to 800 mm long</source>
        <translation>длина бедренной кости должна быть от 100 до 800 мм</translation>
    </message>
    <message>
        <source>The fields are those of the %1; a change is made in all of them.</source>
        <translation>Показаны поля (%1); изменение вносится во все.</translation>
    </message>
    <message>
        <source>The figure a little earlier and later, and the run that is compared</source>
        <translation>Фигура чуть раньше и чуть позже и расчёт, с которым сравнивают</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>файл не открывается: %1</translation>
    </message>
    <message>
        <source>the file cannot be reached: %1</source>
        <translation>файл недоступен: %1</translation>
    </message>
    <message>
        <source>the file cannot be read to its end</source>
        <translation>файл не читается до конца</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>файл не читается: %1</translation>
    </message>
    <message>
        <source>the file ends before the '%1' of line %2 is closed</source>
        <translation>файл кончается раньше, чем закрыта «%1» из строки %2</translation>
    </message>
    <message>
        <source>the file has more than two million values</source>
        <translation>в файле больше двух миллионов значений</translation>
    </message>
    <message>
        <source>the file has zero bytes at its end; remove them</source>
        <translation>в конце файла нулевые байты; уберите их</translation>
    </message>
    <message>
        <source>the file is cut off</source>
        <translation>файл обрезан</translation>
    </message>
    <message>
        <source>the file is cut off, or not an STL file: it states %1 triangles and holds %2</source>
        <translation>файл обрезан или это не STL: заявлено треугольников: %1, содержится: %2</translation>
    </message>
    <message>
        <source>the file is cut off: an STL file has at least 84 bytes</source>
        <translation>файл обрезан: в файле STL не менее 84 байт</translation>
    </message>
    <message>
        <source>the file is cut off: it does not end with 'endsolid'</source>
        <translation>файл обрезан: в конце нет «endsolid»</translation>
    </message>
    <message>
        <source>the file is damaged; export the mesh again</source>
        <translation>файл повреждён; экспортируйте сетку заново</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>the file is larger than 64 MB</source>
        <translation>файл больше 64 МБ</translation>
    </message>
    <message>
        <source>the file may have been cut off or edited</source>
        <translation>возможно, файл обрезан или изменён</translation>
    </message>
    <message>
        <source>the file seems to be cut off</source>
        <translation>похоже, файл обрезан</translation>
    </message>
    <message>
        <source>the file seems to be UTF-16; save it as UTF-8</source>
        <translation>похоже, файл в UTF-16; сохраните его в UTF-8</translation>
    </message>
    <message>
        <source>the file was written by a newer Sinew; use that one</source>
        <translation>файл записан более новой версией Sinew; откройте его в ней</translation>
    </message>
    <message>
        <source>the file would be larger than allowed here</source>
        <translation>файл превысил бы допустимый здесь размер</translation>
    </message>
    <message>
        <source>the first derivative of %1</source>
        <translation>первая производная: %1</translation>
    </message>
    <message>
        <source>the first three of a ball or free joint are rotations, the others translations</source>
        <translation>у шарового и свободного сустава первые три — вращения, остальные — поступательные</translation>
    </message>
    <message>
        <source>The first to become true ends the stage</source>
        <translation>Этап завершает выполненное первым</translation>
    </message>
    <message>
        <source>the fit must lie between 0 and 1, and above 0</source>
        <translation>прилегание должно быть больше 0 и не больше 1</translation>
    </message>
    <message>
        <source>the fixation</source>
        <translation>остеосинтез</translation>
    </message>
    <message>
        <source>the fixation was never saved</source>
        <translation>остеосинтез ни разу не сохранялся</translation>
    </message>
    <message>
        <source>the fixation's file was written after this copy: what was changed there is told here too</source>
        <translation>файл остеосинтеза записан после этой копии: его изменения перечислены здесь тоже</translation>
    </message>
    <message>
        <source>The fixator shows here beside others that are added.</source>
        <translation>Здесь виден фиксатор рядом с другими, которые добавлены.</translation>
    </message>
    <message>
        <source>The folder '%1' has frames of a film already.</source>
        <translation>В папке «%1» уже есть кадры фильма.</translation>
    </message>
    <message>
        <source>The force of '%1' on the head points upwards, but a socket only presses on the head: check its signs (forwards, upwards, outwards).</source>
        <translation>Сила «%1» на головку направлена вверх, но вертлужная впадина на головку только давит: проверьте знаки (вперёд, вверх, наружу).</translation>
    </message>
    <message>
        <source>the force of a link would pass its limit</source>
        <translation>сила связи превысила бы предел</translation>
    </message>
    <message>
        <source>the force of force '%1'</source>
        <translation>вектор силы «%1»</translation>
    </message>
    <message>
        <source>the forces of links and contacts could not be found: %1</source>
        <translation>силы связей и контактов найти не удалось: %1</translation>
    </message>
    <message>
        <source>the forces of the constraints %1 are not determined at this singular position</source>
        <translation>в этом особом положении силы ограничений %1 не определены</translation>
    </message>
    <message>
        <source>The Format of Files</source>
        <translation>Формат файлов</translation>
    </message>
    <message>
        <source>the format of this file is not known</source>
        <translation>формат этого файла неизвестен</translation>
    </message>
    <message>
        <source>the former file is not kept as '%1': %2</source>
        <translation>прежний файл не сохранён как «%1»: %2</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>the formula ends too early</source>
        <translation>формула обрывается</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>формула пуста</translation>
    </message>
    <message>
        <source>the formula is longer than %1 characters</source>
        <translation>формула слишком длинная (символов больше %1)</translation>
    </message>
    <message>
        <source>the formula is nested too deeply</source>
        <translation>вложенность формулы слишком велика</translation>
    </message>
    <message>
        <source>the formula keeps too many numbers at a time</source>
        <translation>формула держит слишком много чисел одновременно</translation>
    </message>
    <message>
        <source>the fracture begins to open</source>
        <translation>перелом начинает раскрываться</translation>
    </message>
    <message>
        <source>the fracture must lie above the cut of the osteotomy, all of it</source>
        <translation>перелом должен целиком лежать выше сечения остеотомии</translation>
    </message>
    <message>
        <source>the fragments are not held: under %1 of the load they would move by %2, farther than they reach</source>
        <translation>отломки не удерживаются: при %1 нагрузки они сместились бы на %2, дальше собственных размеров</translation>
    </message>
    <message>
        <source>the fragments are not held: under %1 of the load they would turn by %2, where small displacements are no guide beyond %3</source>
        <translation>отломки не удерживаются: при %1 нагрузки они повернулись бы на %2, а предположение о малых перемещениях не годится свыше %3</translation>
    </message>
    <message>
        <source>the fragments cannot be held any more</source>
        <translation>отломки больше не удержать</translation>
    </message>
    <message>
        <source>The fragments cannot be held in %1 of %2 postures</source>
        <translation>Отломки не удержать в %1 из %2 поз</translation>
    </message>
    <message>
        <source>The fragments cannot be held.</source>
        <translation>Отломки не удержать.</translation>
    </message>
    <message>
        <source>the fragments cannot be held: nothing resists this sliding enough</source>
        <translation>отломки не удержать: этому скольжению ничто не сопротивляется достаточно</translation>
    </message>
    <message>
        <source>the fragments cannot be held: nothing resists this turning enough</source>
        <translation>отломки не удержать: этому повороту ничто не сопротивляется достаточно</translation>
    </message>
    <message>
        <source>The fragments cannot be held: there is nothing to compare with limits.</source>
        <translation>Отломки не удержать: сравнивать с пределами нечего.</translation>
    </message>
    <message>
        <source>The fragments move farther than this model of small displacements can tell: it fails.</source>
        <translation>Отломки смещаются больше, чем допускает эта модель малых перемещений: остеосинтез не держит.</translation>
    </message>
    <message>
        <source>the friction of cell %1 must not be negative</source>
        <translation>трение ячейки %1 не должно быть отрицательным</translation>
    </message>
    <message>
        <source>the friction of patch '%1' has no effect without a tangential stiffness</source>
        <translation>трение участка «%1» без касательной жёсткости не действует</translation>
    </message>
    <message>
        <source>The full citation</source>
        <translation>Полная ссылка</translation>
    </message>
    <message>
        <source>the function %1 needs its brackets</source>
        <translation>функции %1 нужны скобки</translation>
    </message>
    <message>
        <source>the gap must lie between 0 and 50 mm</source>
        <translation>зазор должен быть от 0 до 50 мм</translation>
    </message>
    <message>
        <source>The given moment or force when driven</source>
        <translation>Заданный момент или сила при приводе</translation>
    </message>
    <message>
        <source>The greatest rate early or late in the phase</source>
        <translation>Наибольшая скорость в начале или в конце фазы</translation>
    </message>
    <message>
        <source>The greatest rate low and long, or high and short</source>
        <translation>Наибольшая скорость: низкая и долгая или высокая и короткая</translation>
    </message>
    <message>
        <source>the ground is the child of %1</source>
        <translation>опора не может быть потомком (%1)</translation>
    </message>
    <message>
        <source>The ground, a body, or a segment: then at its tip</source>
        <translation>Опора, тело или звено: тогда у его конца</translation>
    </message>
    <message>
        <source>The guide of the %1 reaches across the fracture into the head fragment.</source>
        <translation>Направляющая (%1) заходит через перелом в отломок головки.</translation>
    </message>
    <message>
        <source>the head must be 20 to 80 mm wide</source>
        <translation>диаметр головки должен быть от 20 до 80 мм</translation>
    </message>
    <message>
        <source>the head of the femur needs at least four points, and has %1</source>
        <translation>на головке бедра нужно не менее четырёх точек, отмечено: %1</translation>
    </message>
    <message>
        <source>the head would be %1 wide; heads of femurs measure 20 to 80 mm</source>
        <translation>диаметр головки получился бы %1; у бедренных костей он от 20 до 80 мм</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>заголовок не кончается</translation>
    </message>
    <message>
        <source>the header does not end: there is no line 'endheader'</source>
        <translation>заголовок не кончается: нет строки «endheader»</translation>
    </message>
    <message>
        <source>the header has neither 'version' nor 'inDegrees': angles are in degrees</source>
        <translation>в заголовке нет ни «version», ни «inDegrees»: углы — в градусах</translation>
    </message>
    <message>
        <source>the header states another number of columns: the file has %1</source>
        <translation>в заголовке указано другое число столбцов: в файле %1</translation>
    </message>
    <message>
        <source>the header states another number of rows: the file has %1</source>
        <translation>в заголовке указано другое число строк: в файле %1</translation>
    </message>
    <message>
        <source>the header states no format that can be read</source>
        <translation>в заголовке не указан читаемый формат</translation>
    </message>
    <message>
        <source>the height must lie between 50 and 260 cm</source>
        <translation>рост должен быть от 50 до 260 см</translation>
    </message>
    <message>
        <source>The hip of straight lines</source>
        <translation>Тазобедренный сустав, прямые линии</translation>
    </message>
    <message>
        <source>The hip with its capsule</source>
        <translation>Тазобедренный сустав с капсулой</translation>
    </message>
    <message>
        <source>the hold of the fragments</source>
        <translation>удержание отломков</translation>
    </message>
    <message>
        <source>the impact at the start has no solution: constraints or given motions contradict each other</source>
        <translation>удар в начале не имеет решения: ограничения или заданные движения противоречат друг другу</translation>
    </message>
    <message>
        <source>the implicit equations of a step could not be solved</source>
        <translation>неявные уравнения шага решить не удалось</translation>
    </message>
    <message>
        <source>the inner diameter of beam '%1' is not below the outer one</source>
        <translation>внутренний диаметр стержня «%1» не меньше наружного</translation>
    </message>
    <message>
        <source>the integrator gave up</source>
        <translation>интегратор не справился</translation>
    </message>
    <message>
        <source>the intervals</source>
        <translation>интервалы</translation>
    </message>
    <message>
        <source>The intervals failed: %1.</source>
        <translation>Интервалы вычислить не удалось: %1.</translation>
    </message>
    <message>
        <source>the joint '%1' does not turn about z by one coordinate</source>
        <translation>сустав «%1» не поворачивается вокруг z одной координатой</translation>
    </message>
    <message>
        <source>The joint centre on the child</source>
        <translation>Центр сустава на потомке</translation>
    </message>
    <message>
        <source>the joint force of this posture is not known</source>
        <translation>сила в суставе в этой позе неизвестна</translation>
    </message>
    <message>
        <source>the key '%1' is missing</source>
        <translation>нет ключа «%1»</translation>
    </message>
    <message>
        <source>the key '%1' is missing from %2</source>
        <translation>%2: нет ключа «%1»</translation>
    </message>
    <message>
        <source>the key '%1' stands twice</source>
        <translation>ключ «%1» указан дважды</translation>
    </message>
    <message>
        <source>the key '%1' stands twice in %2</source>
        <translation>%2: ключ «%1» указан дважды</translation>
    </message>
    <message>
        <source>the key 'format' is missing</source>
        <translation>нет ключа «format»</translation>
    </message>
    <message>
        <source>the key 'name' is missing from a coordinate</source>
        <translation>у координаты нет ключа «name»</translation>
    </message>
    <message>
        <source>the key 'version' is missing</source>
        <translation>нет ключа «version»</translation>
    </message>
    <message>
        <source>The language changes at the next start</source>
        <translation>Язык сменится при следующем запуске</translation>
    </message>
    <message>
        <source>the largest is about 1.8e308</source>
        <translation>наибольшее — около 1.8e308</translation>
    </message>
    <message>
        <source>The largest strain is %1 %: linear elasticity assumes small ones, up to about %2 %.</source>
        <translation>Наибольшая деформация — %1 %: линейная упругость предполагает малые, примерно до %2 %.</translation>
    </message>
    <message>
        <source>The last point is the first, one period later</source>
        <translation>Последняя точка — первая через период</translation>
    </message>
    <message>
        <source>the later of the two rows counts, here and below</source>
        <translation>считается более поздняя из двух строк, здесь и ниже</translation>
    </message>
    <message>
        <source>the lateral condyle</source>
        <translation>латеральный мыщелок</translation>
    </message>
    <message>
        <source>the lateral epicondyle</source>
        <translation>латеральный надмыщелок</translation>
    </message>
    <message>
        <source>The layers are spheres, as in Borisov 2018; this joint turns about one axis, where surfaces are rather cylinders.</source>
        <translation>Слои сферические, как у Borisov 2018; этот сустав поворачивается вокруг одной оси, где поверхности скорее цилиндрические.</translation>
    </message>
    <message>
        <source>the least largest force could not be proven</source>
        <translation>наименьшую наибольшую силу доказать не удалось</translation>
    </message>
    <message>
        <source>the least sum of forces could not be proven</source>
        <translation>наименьшую сумму сил доказать не удалось</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>длина (%1)</translation>
    </message>
    <message>
        <source>the length of a row is not positive</source>
        <translation>длина строки не положительна</translation>
    </message>
    <message>
        <source>the lengths of a segment are translations</source>
        <translation>длины звена — переносы</translation>
    </message>
    <message>
        <source>The lengths that change</source>
        <translation>Меняющиеся длины</translation>
    </message>
    <message>
        <source>The lesser trochanter seems to stand %1 in front of the shaft: the mesh seems to be of a left femur, and is taken for a right one.</source>
        <translation>Малый вертел, похоже, стоит впереди диафиза на %1: сетка, похоже, левого бедра, а принята за правое.</translation>
    </message>
    <message>
        <source>The lesser trochanter seems to stand %1 in front of the shaft: the mesh seems to be of a right femur, and is taken for a left one.</source>
        <translation>Малый вертел, похоже, стоит впереди диафиза на %1: сетка, похоже, правого бедра, а принята за левое.</translation>
    </message>
    <message>
        <source>the line ends before its item: a number is missing</source>
        <translation>строка кончается раньше элемента: не хватает числа</translation>
    </message>
    <message>
        <source>the line goes on after its item: a number too many</source>
        <translation>строка продолжается после элемента: лишнее число</translation>
    </message>
    <message>
        <source>the link problem holds a number that is not finite</source>
        <translation>в задаче о связях есть не конечное число</translation>
    </message>
    <message>
        <source>the link problem holds a number too large to compute with</source>
        <translation>в задаче о связях есть число, слишком большое для расчёта</translation>
    </message>
    <message>
        <source>The links cannot hold more than %1.</source>
        <translation>Связи не удержат больше %1.</translation>
    </message>
    <message>
        <source>the links cannot hold more than the end of the path</source>
        <translation>связи не удержат больше, чем в конце пути</translation>
    </message>
    <message>
        <source>the links' weights differ too much for the power %1</source>
        <translation>веса связей слишком различны для степени %1</translation>
    </message>
    <message>
        <source>the list '%1' is not set as a whole</source>
        <translation>список «%1» не задаётся целиком</translation>
    </message>
    <message>
        <source>the list of radii of surface '%1' has no effect</source>
        <translation>список радиусов поверхности «%1» не действует</translation>
    </message>
    <message>
        <source>the list of states is empty</source>
        <translation>список состояний пуст</translation>
    </message>
    <message>
        <source>the load comes in 1 to 10 000 parts</source>
        <translation>нагрузка прикладывается по частям, числом от 1 до 10 000</translation>
    </message>
    <message>
        <source>the load factor is not finite</source>
        <translation>множитель нагрузки не конечен</translation>
    </message>
    <message>
        <source>the load must be finite</source>
        <translation>нагрузка должна быть конечной</translation>
    </message>
    <message>
        <source>the load path</source>
        <translation>путь нагружения</translation>
    </message>
    <message>
        <source>the load path did not come to an end</source>
        <translation>путь нагружения не дошёл до конца</translation>
    </message>
    <message>
        <source>the load path did not pass its own verification</source>
        <translation>путь нагружения не прошёл собственную проверку</translation>
    </message>
    <message>
        <source>the load path does not run from a smaller to a larger multiple of the load</source>
        <translation>путь нагружения идёт не от меньшей кратности нагрузки к большей</translation>
    </message>
    <message>
        <source>the load path with large displacements</source>
        <translation>путь нагружения при больших перемещениях</translation>
    </message>
    <message>
        <source>The lost bone is a gap from the start; openings count what tightening leaves of it.</source>
        <translation>Утраченная кость с самого начала даёт зазор; раскрытие считается от того, что остаётся после затяжки.</translation>
    </message>
    <message>
        <source>the low end of a reference for joint '%1' lies above the high end</source>
        <translation>нижний край опорного значения для сустава «%1» выше верхнего</translation>
    </message>
    <message>
        <source>the lower bound %1 of row %2 is above its upper bound %3</source>
        <translation>нижняя граница %1 в строке %2 выше верхней границы %3</translation>
    </message>
    <message>
        <source>the lower bound of row %1 is above its upper bound</source>
        <translation>нижняя граница в строке %1 выше верхней</translation>
    </message>
    <message>
        <source>the mass added to body '%1' takes away more than it has</source>
        <translation>масса, добавляемая к телу «%1», отнимает больше, чем у него есть</translation>
    </message>
    <message>
        <source>the mass may not fall below 0</source>
        <translation>масса не может стать меньше 0</translation>
    </message>
    <message>
        <source>the mass must be positive, up to 500 kg</source>
        <translation>масса должна быть положительной, до 500 кг</translation>
    </message>
    <message>
        <source>the measured mean</source>
        <translation>измеренное среднее</translation>
    </message>
    <message>
        <source>the measured range</source>
        <translation>измеренный диапазон</translation>
    </message>
    <message>
        <source>the medial condyle</source>
        <translation>медиальный мыщелок</translation>
    </message>
    <message>
        <source>the medial epicondyle</source>
        <translation>медиальный надмыщелок</translation>
    </message>
    <message>
        <source>the mesh '%1' is not there</source>
        <translation>сетки «%1» нет на месте</translation>
    </message>
    <message>
        <source>The mesh has a %1 of %2; that the case states %3 does not count.</source>
        <translation>По сетке: %1 — %2; указанное в случае значение %3 не действует.</translation>
    </message>
    <message>
        <source>the mesh has a hole there: its outline ends %1 from where it began</source>
        <translation>в этом месте в сетке дыра: контур кончается в %1 от начала</translation>
    </message>
    <message>
        <source>The mesh has cracks of up to %1 in the plane, which were closed.</source>
        <translation>В плоскости сетка имеет щели до %1; они закрыты.</translation>
    </message>
    <message>
        <source>The mesh has no inner surface in the plane: a cortex of %1 is assumed.</source>
        <translation>В плоскости у сетки нет внутренней поверхности: принят кортикальный слой %1.</translation>
    </message>
    <message>
        <source>the mesh is being measured</source>
        <translation>сетка измеряется</translation>
    </message>
    <message>
        <source>the mesh is no longer part of the case</source>
        <translation>сетка больше не входит в случай</translation>
    </message>
    <message>
        <source>the metal of the %1</source>
        <translation>металл: %1</translation>
    </message>
    <message>
        <source>the middle of the condyles lies %1 beside the axis of the shaft</source>
        <translation>середина мыщелков отстоит от оси диафиза на %1</translation>
    </message>
    <message>
        <source>the middle of the epicondyles lies %1 beside the axis of the shaft</source>
        <translation>середина надмыщелков отстоит от оси диафиза на %1</translation>
    </message>
    <message>
        <source>the middle of the head lies %1 beside the axis of the shaft</source>
        <translation>центр головки отстоит от оси диафиза на %1</translation>
    </message>
    <message>
        <source>The mirror image, for a left side</source>
        <translation>Зеркальное отражение, левая сторона</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>The model '%1' was not found: of the activity '%2' nothing is answered, the stated loads are.</source>
        <translation>Модель «%1» не найдена: по активности «%2» ответа нет, по заданным нагрузкам есть.</translation>
    </message>
    <message>
        <source>The model '%1' was not found: only the stated loads are answered. Locate Model… finds it</source>
        <translation>Модель «%1» не найдена: решены только заданные нагрузки. Найдёт её «Найти модель…»</translation>
    </message>
    <message>
        <source>the model '%1' was not found: there are no postures to answer</source>
        <translation>модель «%1» не найдена: нет поз для расчёта</translation>
    </message>
    <message>
        <source>the model has a motion already</source>
        <translation>у модели уже есть движение</translation>
    </message>
    <message>
        <source>the model has constraints, with which not every coordinate can be given</source>
        <translation>в модели есть ограничения, при них нельзя задать все координаты</translation>
    </message>
    <message>
        <source>the model has constraints, with which the others cannot all be held</source>
        <translation>в модели есть ограничения, при них нельзя удержать все остальные</translation>
    </message>
    <message>
        <source>the model has errors</source>
        <translation>в модели есть ошибки</translation>
    </message>
    <message>
        <source>the model has errors, see Problems</source>
        <translation>в модели есть ошибки, см. «Проблемы»</translation>
    </message>
    <message>
        <source>the model has errors: %1</source>
        <translation>в модели есть ошибки: %1</translation>
    </message>
    <message>
        <source>the model has no coordinate '%1'</source>
        <translation>в модели нет координаты «%1»</translation>
    </message>
    <message>
        <source>The model has no coordinate to move.</source>
        <translation>В модели нет координаты для движения.</translation>
    </message>
    <message>
        <source>the model has no femur</source>
        <translation>в модели нет бедренной кости</translation>
    </message>
    <message>
        <source>The model has no joint.</source>
        <translation>В модели нет сустава.</translation>
    </message>
    <message>
        <source>The model has no joint; choose a link.</source>
        <translation>В модели нет сустава; выберите связь.</translation>
    </message>
    <message>
        <source>The model has no link to show.</source>
        <translation>В модели нет связи для показа.</translation>
    </message>
    <message>
        <source>The model has no links.</source>
        <translation>В модели нет связей.</translation>
    </message>
    <message>
        <source>the model has no segments</source>
        <translation>в модели нет звеньев</translation>
    </message>
    <message>
        <source>the model is its own mirror image: nothing of it has a side</source>
        <translation>модель совпадает со своим отражением: сторон ни у чего нет</translation>
    </message>
    <message>
        <source>The model is scaled by %1 to the person's height: its femur of %2 belongs to a stature of %3 m (thigh 0.245 of it, Drillis and Contini 1966).</source>
        <translation>Модель приведена к росту человека с множителем %1: её бедро %2 соответствует росту %3 м (бедро — 0,245 роста, Drillis и Contini 1966).</translation>
    </message>
    <message>
        <source>the model was never saved</source>
        <translation>модель ни разу не сохранялась</translation>
    </message>
    <message>
        <source>The model's femur has no epicondyles to measure it by, so the person's height was not used.</source>
        <translation>У бедренной кости модели нет надмыщелков, по которым её измеряют, поэтому рост человека не учтён.</translation>
    </message>
    <message>
        <source>the model's file was written after this copy: what was changed there is told here too</source>
        <translation>файл модели записан позже этой копии: здесь указаны и изменения в нём</translation>
    </message>
    <message>
        <source>The model's own posture at rest, where left out</source>
        <translation>Если не задано — поза покоя модели</translation>
    </message>
    <message>
        <source>The model's when left out</source>
        <translation>Если не задано — как в модели</translation>
    </message>
    <message>
        <source>the moment of force '%1'</source>
        <translation>момент силы «%1»</translation>
    </message>
    <message>
        <source>The most that it bears</source>
        <translation>Наибольшее, что она несёт</translation>
    </message>
    <message>
        <source>the motion</source>
        <translation>движение</translation>
    </message>
    <message>
        <source>the motion comes to a singular position of the constraints %1 and does not pass it along one branch</source>
        <translation>движение приходит в особое положение ограничений %1 и не проходит его по одной ветви</translation>
    </message>
    <message>
        <source>the motion is over-constrained: %1 cannot hold together with the other constraints and the given accelerations; give efforts instead of accelerations, or remove a constraint</source>
        <translation>движение переопределено: %1 — несовместимо с остальными ограничениями и заданными ускорениями; задайте усилия вместо ускорений или уберите ограничение</translation>
    </message>
    <message>
        <source>the motion passes %1 singular positions of the constraints %2, at %3 to %4 s, and goes on along its branch; the forces of these constraints grow without bound there</source>
        <translation>движение проходит особые положения ограничений %2 (число положений: %1, с %3 по %4 с) и продолжается по своей ветви; силы этих ограничений там неограниченно растут</translation>
    </message>
    <message>
        <source>the motion passes 1 singular position of the constraints %1, at %2 s, and goes on along its branch; the forces of these constraints grow without bound there</source>
        <translation>движение проходит 1 особое положение ограничений %1 в %2 с и продолжается по своей ветви; силы этих ограничений там неограниченно растут</translation>
    </message>
    <message>
        <source>The motion to follow</source>
        <translation>Движение, за которым следовать</translation>
    </message>
    <message>
        <source>the motion was never saved</source>
        <translation>движение ни разу не сохранялось</translation>
    </message>
    <message>
        <source>the motion was not run: the model has errors</source>
        <translation>движение не рассчитано: в модели есть ошибки</translation>
    </message>
    <message>
        <source>the motion's file was written after this copy: what was changed there is told here too</source>
        <translation>файл движения записан позже этой копии: здесь указаны и изменения в нём</translation>
    </message>
    <message>
        <source>the name '%1' ends with a full stop</source>
        <translation>имя «%1» кончается точкой</translation>
    </message>
    <message>
        <source>the name '%1' is taken by another object</source>
        <translation>имя «%1» занято другим объектом</translation>
    </message>
    <message>
        <source>the name has a double quote that is not doubled or not closed</source>
        <translation>в имени двойная кавычка не удвоена или не закрыта</translation>
    </message>
    <message>
        <source>the name of a %1</source>
        <translation>имя (%1)</translation>
    </message>
    <message>
        <source>the name of a body or 'ground'</source>
        <translation>имя тела или «ground»</translation>
    </message>
    <message>
        <source>the name of an %1</source>
        <translation>имя (%1)</translation>
    </message>
    <message>
        <source>the natural cubic spline of %1 through %2</source>
        <translation>естественный кубический сплайн от %1 через точки %2</translation>
    </message>
    <message>
        <source>the neck must be 10 to 120 mm long</source>
        <translation>длина шейки должна быть от 10 до 120 мм</translation>
    </message>
    <message>
        <source>the neck must be at most 1.2 times as deep as the head</source>
        <translation>глубина шейки не должна превышать 1,2 глубины головки</translation>
    </message>
    <message>
        <source>the neck must be at most 1.2 times as high as the head</source>
        <translation>высота шейки не должна превышать 1,2 высоты головки</translation>
    </message>
    <message>
        <source>the neck needs one point, and has %1</source>
        <translation>шейке нужна одна точка, отмечено: %1</translation>
    </message>
    <message>
        <source>the neck would be turned by %1 degrees against the knee</source>
        <translation>шейка была бы повёрнута относительно колена на %1°</translation>
    </message>
    <message>
        <source>the neck would stand at %1 degrees to the shaft; necks stand at 90 to 170 degrees</source>
        <translation>шейка стояла бы под углом %1° к диафизу; бывает от 90 до 170°</translation>
    </message>
    <message>
        <source>the neck-shaft angle must lie between 90 and 170 degrees</source>
        <translation>шеечно-диафизарный угол должен быть от 90 до 170°</translation>
    </message>
    <message>
        <source>The next in the list when left out; 'end': none</source>
        <translation>Если не задано — следующий по списку; «end»: нет</translation>
    </message>
    <message>
        <source>the node's own position counts</source>
        <translation>действует положение самого узла</translation>
    </message>
    <message>
        <source>the normal of cell %1 is no unit vector</source>
        <translation>нормаль ячейки %1 — не единичный вектор</translation>
    </message>
    <message>
        <source>the normal stiffness of cell %1 must be positive</source>
        <translation>нормальная жёсткость ячейки %1 должна быть положительной</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>число %1</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>число %1 слишком велико</translation>
    </message>
    <message>
        <source>the number %1 is too small</source>
        <translation>число %1 слишком мало</translation>
    </message>
    <message>
        <source>the number for '%1' is too large to compute with</source>
        <translation>число для «%1» слишком велико для вычислений</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>число слишком велико</translation>
    </message>
    <message>
        <source>the number of changes is not the number of links</source>
        <translation>число изменений не равно числу связей</translation>
    </message>
    <message>
        <source>the number of samples is negative</source>
        <translation>размер выборки отрицателен</translation>
    </message>
    <message>
        <source>the number of steps is %1</source>
        <translation>число шагов — %1</translation>
    </message>
    <message>
        <source>the numbers of the mesh seem to be centimetres: export it in mm</source>
        <translation>числа сетки похожи на сантиметры: экспортируйте её в мм</translation>
    </message>
    <message>
        <source>the numbers of the mesh seem to be metres: set its unit to m</source>
        <translation>числа сетки похожи на метры: задайте единицу «м»</translation>
    </message>
    <message>
        <source>the numbers of the mesh seem to be millimetres: set its unit to mm</source>
        <translation>числа сетки похожи на миллиметры: задайте единицу «мм»</translation>
    </message>
    <message>
        <source>the numbers of the problem are too large or too small to compute with</source>
        <translation>числа задачи слишком велики или слишком малы для расчёта</translation>
    </message>
    <message>
        <source>the objects</source>
        <translation>объекты</translation>
    </message>
    <message>
        <source>the obliquity must lie between -60 and 60 degrees</source>
        <translation>скос должен быть от -60 до 60°</translation>
    </message>
    <message>
        <source>The open files say nothing about themselves. Edit &gt; Properties of the Model Itself has a field for it.</source>
        <translation>Открытые файлы ничего о себе не говорят. Поле для этого: Правка &gt; Свойства самой модели.</translation>
    </message>
    <message>
        <source>The order in which links go slack and engage shows here. Open a model.</source>
        <translation>Здесь виден порядок выключения и включения связей. Откройте модель.</translation>
    </message>
    <message>
        <source>The Order Law</source>
        <translation>Закон порядка</translation>
    </message>
    <message>
        <source>The order law: who switches when</source>
        <translation>Закон порядка связей</translation>
    </message>
    <message>
        <source>The other hip</source>
        <translation>Другая сторона</translation>
    </message>
    <message>
        <source>the other side of the pair is sought</source>
        <translation>другая сторона пары ищется</translation>
    </message>
    <message>
        <source>the parents form a loop: %1</source>
        <translation>родители образуют цикл: %1</translation>
    </message>
    <message>
        <source>the parents of the segments form a loop</source>
        <translation>родители звеньев образуют цикл</translation>
    </message>
    <message>
        <source>the path of link '%1' begins or ends with a surface</source>
        <translation>путь связи «%1» начинается или кончается поверхностью</translation>
    </message>
    <message>
        <source>the path of link '%1' has no length in the rest posture</source>
        <translation>длина пути связи «%1» в позе покоя равна нулю</translation>
    </message>
    <message>
        <source>the path of link '%1' has no point</source>
        <translation>в пути связи «%1» нет точек</translation>
    </message>
    <message>
        <source>the path of link '%1' has one point</source>
        <translation>в пути связи «%1» одна точка</translation>
    </message>
    <message>
        <source>the path takes sliding contacts to open by the coefficient of friction times their slip, other than the forces at one load, which obey Coulomb's law and may differ: %1</source>
        <translation>на пути скользящие контакты считаются раскрывающимися на коэффициент трения, умноженный на сдвиг; силы при одной нагрузке подчиняются закону Кулона и могут отличаться: %1</translation>
    </message>
    <message>
        <source>The patient's femur as a surface; what is measured on it counts</source>
        <translation>Бедро пациента как поверхность; действует измеренное по ней</translation>
    </message>
    <message>
        <source>The patient's own femur as a surface: .stl, .ply, .obj or .vtp</source>
        <translation>Бедро пациента как поверхность: .stl, .ply, .obj или .vtp</translation>
    </message>
    <message>
        <source>the Pauwels angle must lie between -90 and 90 degrees</source>
        <translation>угол Пауэлса должен быть от -90 до 90°</translation>
    </message>
    <message>
        <source>the picture could not be drawn</source>
        <translation>рисунок построить не удалось</translation>
    </message>
    <message>
        <source>the place and the gap of cell %1 must be finite</source>
        <translation>место и зазор ячейки %1 должны быть конечными</translation>
    </message>
    <message>
        <source>the plane of '%1'</source>
        <translation>плоскость «%1»</translation>
    </message>
    <message>
        <source>the plane runs along the bone: it must make at least 20 degrees with its axis</source>
        <translation>плоскость идёт вдоль кости: её угол с осью должен быть не меньше 20°</translation>
    </message>
    <message>
        <source>the plane runs lengthwise through neck and head</source>
        <translation>плоскость проходит через шейку и головку вдоль</translation>
    </message>
    <message>
        <source>The plane says: it ends on the head fragment</source>
        <translation>По плоскости: на отломке головки</translation>
    </message>
    <message>
        <source>The plane says: it ends on the shaft</source>
        <translation>По плоскости: на диафизе</translation>
    </message>
    <message>
        <source>The plane that feet and contacts stand on</source>
        <translation>Плоскость, на которой стоят стопы и контакты</translation>
    </message>
    <message>
        <source>The plate or nail on the shaft that holds these beams is part of their support here; its own stress is not computed.</source>
        <translation>Пластина или стержень на диафизе, держащие эти элементы, учтены здесь как часть их опоры; их собственное напряжение не вычисляется.</translation>
    </message>
    <message>
        <source>The plate spans the cut of the osteotomy and counts as bent to the bone; what it carries at the cut is not in the answer.</source>
        <translation>Пластина перекрывает сечение остеотомии и считается изогнутой по кости; её нагрузка в сечении в ответ не входит.</translation>
    </message>
    <message>
        <source>the plot could not be drawn</source>
        <translation>график построить не удалось</translation>
    </message>
    <message>
        <source>the point of '%1'</source>
        <translation>точка «%1»</translation>
    </message>
    <message>
        <source>the point on the neck lies %1 from the middle of the head along the neck</source>
        <translation>точка на шейке отстоит от центра головки вдоль шейки на %1</translation>
    </message>
    <message>
        <source>the points of a spline do not rise in x, or are fewer than two</source>
        <translation>точки сплайна не возрастают по x, или их меньше двух</translation>
    </message>
    <message>
        <source>the points of the knee lie %1 apart across the shaft</source>
        <translation>расстояние между точками колена поперёк диафиза — %1</translation>
    </message>
    <message>
        <source>the points on the head lie in one plane, which determines no sphere</source>
        <translation>точки на головке лежат в одной плоскости и не определяют сферу</translation>
    </message>
    <message>
        <source>The points on the head lie on one side of it, so that its size and middle follow from little: pick some on its other sides.</source>
        <translation>Точки на головке лежат с одной её стороны, поэтому размер и центр определены ненадёжно: отметьте точки и с других сторон.</translation>
    </message>
    <message>
        <source>the points on the head miss the sphere through them by %1</source>
        <translation>точки на головке отклоняются от проведённой через них сферы на %1</translation>
    </message>
    <message>
        <source>the position is singular: %1 depend on the other constraints here, but not beside it (rank %2 of %3), so the motion may branch and the forces of the constraints are not determined; move away</source>
        <translation>положение особое: %1 — здесь зависят от остальных ограничений, а рядом не зависят (ранг %2 из %3), поэтому движение может разветвиться, а силы ограничений не определены; отойдите от него</translation>
    </message>
    <message>
        <source>The posture</source>
        <translation>Поза</translation>
    </message>
    <message>
        <source>the posture</source>
        <translation>поза</translation>
    </message>
    <message>
        <source>the posture could not be solved at one of the sampled stiffnesses</source>
        <translation>при одной из жёсткостей выборки решить позу не удалось</translation>
    </message>
    <message>
        <source>the posture is %1 degrees off constraint '%2'; change a coordinate so that it is met</source>
        <translation>поза отклоняется от ограничения «%2» на %1°; измените координату так, чтобы оно выполнялось</translation>
    </message>
    <message>
        <source>the posture is %1 m off constraint '%2'; change a coordinate so that it is met</source>
        <translation>поза отклоняется от ограничения «%2» на %1 м; измените координату так, чтобы оно выполнялось</translation>
    </message>
    <message>
        <source>the posture is not that of this model</source>
        <translation>поза не от этой модели</translation>
    </message>
    <message>
        <source>the posture is singular: efforts do not determine the acceleration of %1; they move no mass, or undo each other; give their acceleration, or move away</source>
        <translation>поза особая: усилия не определяют ускорения (%1): массы при них не движутся или движения взаимно гасятся; задайте ускорение или отойдите от этой позы</translation>
    </message>
    <message>
        <source>the posture is the model's own: move a coordinate first</source>
        <translation>это собственная поза модели: сначала сдвиньте координату</translation>
    </message>
    <message>
        <source>the posture is too near to a singular one: accelerations would mean nothing</source>
        <translation>поза слишком близка к особой: ускорения ничего бы не значили</translation>
    </message>
    <message>
        <source>the posture or a load holds a number that is not finite</source>
        <translation>в позе или нагрузке есть не конечное число</translation>
    </message>
    <message>
        <source>The posture set in Posture is not used here: a fixation is answered in the postures and loads of its own activity. Edit &gt; Keep Posture in Model writes yours into an activity.</source>
        <translation>Поза, заданная в «Позе», здесь не используется: остеосинтез решается в позах и при нагрузках своей активности. Правка &gt; Запомнить позу в модели записывает вашу в активность.</translation>
    </message>
    <message>
        <source>the posture was not kept: the model cannot be computed with as it is now</source>
        <translation>поза не сохранена: с моделью в нынешнем виде расчёт невозможен</translation>
    </message>
    <message>
        <source>The postures of an activity, such as slow walking, show here. This model has no such activity.</source>
        <translation>Здесь показываются позы активности, например медленной ходьбы. У этой модели такой активности нет.</translation>
    </message>
    <message>
        <source>the power of the criterion is neither 1 nor between %1 and %2</source>
        <translation>степень критерия не равна 1 и не лежит между %1 и %2</translation>
    </message>
    <message>
        <source>the preload of '%1' must not be negative</source>
        <translation>натяг «%1» не может быть отрицательным</translation>
    </message>
    <message>
        <source>The pressure is a mean: the joint's force over the projected area of the outermost sphere, pi R^2. Where the surfaces meet it is higher.</source>
        <translation>Давление среднее: сила в суставе, делённая на площадь проекции наружной сферы, pi R^2. Там, где поверхности соприкасаются, оно выше.</translation>
    </message>
    <message>
        <source>the pressure on the layers is not a number from 0 on</source>
        <translation>давление на слои — не число от 0 и выше</translation>
    </message>
    <message>
        <source>the problem seems to have no solution, but the proof failed</source>
        <translation>похоже, задача не имеет решения, но доказать это не удалось</translation>
    </message>
    <message>
        <source>the program opens %1</source>
        <translation>программа открывает: %1</translation>
    </message>
    <message>
        <source>The published example, and how its links switch</source>
        <translation>Опубликованный пример: как переключаются связи</translation>
    </message>
    <message>
        <source>the published rules know no bounds but X &gt;= 0 (row %1)</source>
        <translation>опубликованные правила не знают границ, кроме X &gt;= 0 (строка %1)</translation>
    </message>
    <message>
        <source>the radii of surface '%1' are not all above zero</source>
        <translation>не все радиусы поверхности «%1» больше нуля</translation>
    </message>
    <message>
        <source>the radius of surface '%1'</source>
        <translation>радиус поверхности «%1»</translation>
    </message>
    <message>
        <source>the radius of surface '%1' has no effect</source>
        <translation>радиус поверхности «%1» не действует</translation>
    </message>
    <message>
        <source>the range is of the posture before it was changed and kept</source>
        <translation>диапазон для позы до её изменения и сохранения</translation>
    </message>
    <message>
        <source>the range of stiffnesses must go from a factor above 0, at most 1, to one of at least 1</source>
        <translation>диапазон жёсткостей должен идти от множителя больше 0 и не больше 1 до множителя не меньше 1</translation>
    </message>
    <message>
        <source>the rates of the load path were not found: %1</source>
        <translation>скорости пути нагружения не найдены: %1</translation>
    </message>
    <message>
        <source>The recorded moments as periodic functions</source>
        <translation>Те же моменты как периодические функции</translation>
    </message>
    <message>
        <source>The recorded moments on links with their mass spread evenly</source>
        <translation>Те же моменты, масса звеньев равномерна</translation>
    </message>
    <message>
        <source>The recording has none of the chosen curves: choose others with “+ curve”</source>
        <translation>В записи нет выбранных кривых: выберите другие через «+ кривая»</translation>
    </message>
    <message>
        <source>the recovery copy could not be removed</source>
        <translation>копию для восстановления удалить не удалось</translation>
    </message>
    <message>
        <source>the report could not be written to %1</source>
        <translation>не удалось записать отчёт в %1</translation>
    </message>
    <message>
        <source>the report could not be written to %1: %2</source>
        <translation>не удалось записать отчёт в %1: %2</translation>
    </message>
    <message>
        <source>the report was written to %1</source>
        <translation>отчёт записан в %1</translation>
    </message>
    <message>
        <source>the rest posture</source>
        <translation>поза покоя</translation>
    </message>
    <message>
        <source>the restitution of contact '%1' has no effect: it gives way</source>
        <translation>восстановление контакта «%1» не действует: контакт податлив</translation>
    </message>
    <message>
        <source>the result is out of bounds</source>
        <translation>результат вне допустимых пределов</translation>
    </message>
    <message>
        <source>the results could not be written to %1: %2</source>
        <translation>не удалось записать результаты в %1: %2</translation>
    </message>
    <message>
        <source>the ring radius of surface '%1' has no effect</source>
        <translation>радиус кольца поверхности «%1» не действует</translation>
    </message>
    <message>
        <source>the ring radius of surface '%1' is not larger than the radius of its tube: there is no hole</source>
        <translation>радиус кольца поверхности «%1» не больше радиуса трубки: отверстия нет</translation>
    </message>
    <message>
        <source>the rod of link '%1'</source>
        <translation>стержень звена «%1»</translation>
    </message>
    <message>
        <source>the rods of %1 can come apart or run into the hinges</source>
        <translation>стержни могут разойтись или упереться в шарниры: %1</translation>
    </message>
    <message>
        <source>the row has %1, the table %2</source>
        <translation>в строке %1, в таблице %2</translation>
    </message>
    <message>
        <source>the rule came to its end with an answer that is none: %1</source>
        <translation>правило закончилось, но ответ неверен: %1</translation>
    </message>
    <message>
        <source>the rule cycles: after %1 exchanges the same rows are active as once before, and it would go on for ever</source>
        <translation>правило зацикливается: после замен числом %1 активны те же строки, что уже были, и так продолжалось бы без конца</translation>
    </message>
    <message>
        <source>the rule had not come to its end after %1 exchanges</source>
        <translation>правило не закончилось, замен сделано: %1</translation>
    </message>
    <message>
        <source>The run failed: %1.</source>
        <translation>Расчёт не удался: %1.</translation>
    </message>
    <message>
        <source>The run has recorded nothing; the messages say why.</source>
        <translation>Расчёт ничего не записал; причина в сообщениях.</translation>
    </message>
    <message>
        <source>the run would have more than %1 samples</source>
        <translation>в расчёте было бы отсчётов больше %1</translation>
    </message>
    <message>
        <source>the run would have more than %1 steps</source>
        <translation>в расчёте было бы шагов больше %1</translation>
    </message>
    <message>
        <source>the run would record %1 samples of %2 numbers, more than the memory is meant to hold</source>
        <translation>расчёт записал бы %1 отсчётов по %2 чисел — больше, чем отведено памяти</translation>
    </message>
    <message>
        <source>the same at %1</source>
        <translation>то же в %1</translation>
    </message>
    <message>
        <source>The same impact with the right dampers</source>
        <translation>Тот же удар с нужными демпферами</translation>
    </message>
    <message>
        <source>The same in body weights</source>
        <translation>То же в весах тела</translation>
    </message>
    <message>
        <source>The same person, fracture and activity; each construct in its own worst posture. In brackets, the least and largest of a figure as each assumption varies alone.</source>
        <translation>Те же человек, перелом и активность; каждая конструкция в своей худшей позе. В скобках наименьшее и наибольшее значения при изменении каждого допущения в отдельности.</translation>
    </message>
    <message>
        <source>The same walk; the hip rises and falls by 4.8 cm</source>
        <translation>Та же ходьба; тазобедренный сустав поднимается и опускается на 4,8 см</translation>
    </message>
    <message>
        <source>the same with lengths that change</source>
        <translation>то же с переменными длинами</translation>
    </message>
    <message>
        <source>the same with two angles a link</source>
        <translation>то же с двумя углами на звено</translation>
    </message>
    <message>
        <source>The samples miss the measured range; the proven bounds do not exclude it.</source>
        <translation>Выборка не попадает в измеренный диапазон; доказанные границы его не исключают.</translation>
    </message>
    <message>
        <source>The samples reach the measured range in part.</source>
        <translation>Выборка частично попадает в измеренный диапазон.</translation>
    </message>
    <message>
        <source>the saved file is gone: %1</source>
        <translation>сохранённого файла больше нет: %1</translation>
    </message>
    <message>
        <source>The scenario has no curves yet</source>
        <translation>В сценарии ещё нет кривых</translation>
    </message>
    <message>
        <source>The scenario has no table of recorded columns</source>
        <translation>В сценарии нет таблицы записанных столбцов</translation>
    </message>
    <message>
        <source>the scenario names no model</source>
        <translation>в сценарии не указана модель</translation>
    </message>
    <message>
        <source>The scenario or the model has changed since this run</source>
        <translation>После этого расчёта сценарий или модель изменились</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture</source>
        <translation>поиск позы равновесия</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture cannot take account of constraint '%1'</source>
        <translation>поиск позы равновесия: ограничение «%1» учесть нельзя</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture was cancelled</source>
        <translation>поиск позы равновесия прерван</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture was stopped by another change</source>
        <translation>поиск позы равновесия остановлен другим изменением</translation>
    </message>
    <message>
        <source>the second derivative of %1</source>
        <translation>вторая производная: %1</translation>
    </message>
    <message>
        <source>The section face on, seen from the head</source>
        <translation>Сечение, вид по нормали со стороны головки</translation>
    </message>
    <message>
        <source>the section of '%1' must be stiff in all ways</source>
        <translation>сечение «%1» должно быть жёстким во всех направлениях</translation>
    </message>
    <message>
        <source>the sensitivities</source>
        <translation>чувствительности</translation>
    </message>
    <message>
        <source>the sensitivities of this model are %1 million numbers, more than the %2 million that are computed; take links or path points out of it</source>
        <translation>производные для этой модели — %1 млн чисел, больше %2 млн, которые вычисляются; уберите связи или точки путей</translation>
    </message>
    <message>
        <source>the shaft must be 10 to 60 mm thick</source>
        <translation>толщина диафиза должна быть от 10 до 60 мм</translation>
    </message>
    <message>
        <source>the shaft must stay under the piece: move it by less than its thickness</source>
        <translation>диафиз должен остаться под частью с головкой: сместите его меньше, чем на его толщину</translation>
    </message>
    <message>
        <source>the shaft needs two points, and has %1</source>
        <translation>диафизу нужны две точки, отмечено: %1</translation>
    </message>
    <message>
        <source>the shaft would be %1 thick; shafts measure 10 to 60 mm</source>
        <translation>толщина диафиза была бы %1; бывает от 10 до 60 мм</translation>
    </message>
    <message>
        <source>The share of the body mass that the leg may bear. All forces of the activity, muscles included, are taken as that share of the full ones: 20 kg of 80 kg are a quarter</source>
        <translation>Доля массы тела, которую может нести нога. Все силы активности, включая мышцы, берутся в этой доле: 20 кг из 80 кг — четверть</translation>
    </message>
    <message>
        <source>the share of the load</source>
        <translation>доля нагрузки</translation>
    </message>
    <message>
        <source>the share of the load and the activations were not kept</source>
        <translation>доля нагрузки и активации не сохранены</translation>
    </message>
    <message>
        <source>the shear stiffness of '%1' must be positive</source>
        <translation>жёсткость «%1» на сдвиг должна быть положительной</translation>
    </message>
    <message>
        <source>the shell of patch '%1' leaves no room within it</source>
        <translation>оболочка участка «%1» не оставляет места внутри</translation>
    </message>
    <message>
        <source>The shown posture was changed: it is none of these any more.</source>
        <translation>Показанная поза изменена: она больше не одна из этих.</translation>
    </message>
    <message>
        <source>the side has no effect: only a cylinder is wrapped on a given side</source>
        <translation>сторона не действует: только цилиндр огибают с заданной стороны</translation>
    </message>
    <message>
        <source>The simplest model: first the link, then the joint</source>
        <translation>Простейшая модель: сначала связь, затем сустав</translation>
    </message>
    <message>
        <source>the situation does not belong to this mechanism: the sizes differ</source>
        <translation>ситуация не относится к этому механизму: размеры различны</translation>
    </message>
    <message>
        <source>the sizes of the link problem's arrays do not match</source>
        <translation>размеры массивов задачи о связях не согласованы</translation>
    </message>
    <message>
        <source>The slope is chosen: level where the curve turns, smooth elsewhere</source>
        <translation>Наклон выбирается: ноль на экстремумах, иначе гладко</translation>
    </message>
    <message>
        <source>the solution did not pass its own verification: %1</source>
        <translation>решение не прошло собственную проверку: %1</translation>
    </message>
    <message>
        <source>The solver failed: %1.</source>
        <translation>Решатель не справился: %1.</translation>
    </message>
    <message>
        <source>the speeds at the start were changed to meet the constraints: %1</source>
        <translation>начальные скорости изменены, чтобы выполнялись ограничения: %1</translation>
    </message>
    <message>
        <source>the stage '%1' does not stand above this one</source>
        <translation>этап «%1» не стоит выше этого</translation>
    </message>
    <message>
        <source>The stage that follows</source>
        <translation>Следующий этап</translation>
    </message>
    <message>
        <source>the stages %1 switch for ever at %2 s</source>
        <translation>этапы %1 бесконечно сменяют друг друга в %2 с</translation>
    </message>
    <message>
        <source>the start of coordinate '%1' is given twice</source>
        <translation>начало координаты «%1» задано дважды</translation>
    </message>
    <message>
        <source>the start value of coordinate '%1' lies outside its range</source>
        <translation>начальное значение координаты «%1» вне её диапазона</translation>
    </message>
    <message>
        <source>the start was moved to meet the constraints: %1</source>
        <translation>начало сдвинуто, чтобы выполнялись ограничения: %1</translation>
    </message>
    <message>
        <source>the state is off its constraints: %1; no state was found that meets them, the nearest is off: %2</source>
        <translation>состояние не выполняет ограничений: %1; выполняющее их состояние не найдено, отклонения ближайшего: %2</translation>
    </message>
    <message>
        <source>the state is off its constraints: %1; the nearest state that meets them moves %2</source>
        <translation>состояние не выполняет ограничений: %1; в ближайшем выполняющем их состоянии сдвинуто: %2</translation>
    </message>
    <message>
        <source>the state of the layers is not finite</source>
        <translation>состояние слоёв не конечно</translation>
    </message>
    <message>
        <source>the state, an acceleration or an effort is not a finite number, or is missing</source>
        <translation>состояние, ускорение или усилие — не конечное число или отсутствует</translation>
    </message>
    <message>
        <source>the step became too short: forces change too fast or grow without bound here</source>
        <translation>шаг стал слишком мал: силы здесь меняются слишком быстро или неограниченно растут</translation>
    </message>
    <message>
        <source>the step is long for %1 in stage '%2': step^2 k/m is %3</source>
        <translation>шаг велик на этапе «%2», мешает %1: step^2 k/m равно %3</translation>
    </message>
    <message>
        <source>the step is longer than the run</source>
        <translation>шаг длиннее всего расчёта</translation>
    </message>
    <message>
        <source>the steps have become as short as %1 s and the run would hardly end; look at what is so stiff or so fast, or try another method</source>
        <translation>шаги сократились до %1 с, и расчёт едва ли закончится; посмотрите, что так жёстко или быстро, или попробуйте другой метод</translation>
    </message>
    <message>
        <source>the steps of a load path are shares of the load between 1e-6 and 1</source>
        <translation>шаги пути нагружения — доли нагрузки от 1e-6 до 1</translation>
    </message>
    <message>
        <source>The stiffness is multiplied by 1 + activation</source>
        <translation>Жёсткость умножается на 1 + активация</translation>
    </message>
    <message>
        <source>the stiffness of '%1' gives energy away</source>
        <translation>жёсткость «%1» отдаёт энергию</translation>
    </message>
    <message>
        <source>the stiffness of '%1' is not symmetric</source>
        <translation>жёсткость «%1» не симметрична</translation>
    </message>
    <message>
        <source>the stiffness of '%1' must be finite</source>
        <translation>жёсткость «%1» должна быть конечной</translation>
    </message>
    <message>
        <source>the stiffness of '%1' must be positive</source>
        <translation>жёсткость «%1» должна быть положительной</translation>
    </message>
    <message>
        <source>the stiffness of '%1' must be positive, its limit and friction not negative</source>
        <translation>жёсткость «%1» должна быть положительной, предел и трение — неотрицательными</translation>
    </message>
    <message>
        <source>the stiffness of a contact and its depth could not be brought together</source>
        <translation>согласовать жёсткость контакта с его глубиной не удалось</translation>
    </message>
    <message>
        <source>the stiffness of beam '%1' gives energy away: an eigenvalue is negative</source>
        <translation>жёсткость стержня «%1» отдаёт энергию: одно из собственных значений отрицательно</translation>
    </message>
    <message>
        <source>the stiffness of beam '%1' is not symmetric: %2, %3</source>
        <translation>жёсткость стержня «%1» не симметрична: %2, %3</translation>
    </message>
    <message>
        <source>the stiffness of link '%1'</source>
        <translation>жёсткость связи «%1»</translation>
    </message>
    <message>
        <source>the stiffness of link '%1' is not a positive number</source>
        <translation>жёсткость связи «%1» — не положительное число</translation>
    </message>
    <message>
        <source>the stiffness of the engaged links cannot be inverted</source>
        <translation>матрица жёсткости включённых связей необратима</translation>
    </message>
    <message>
        <source>the stiffness of the friction of contact '%1' is zero</source>
        <translation>жёсткость трения контакта «%1» равна нулю</translation>
    </message>
    <message>
        <source>the stiffness says all; remove the key, or give a section instead of the stiffness</source>
        <translation>жёсткость задаёт всё; уберите ключ или задайте сечение вместо жёсткости</translation>
    </message>
    <message>
        <source>the stop of '%1' is %2 away and yet has to bear</source>
        <translation>до упора «%1» остаётся %2, но он должен нести нагрузку</translation>
    </message>
    <message>
        <source>the stop of coordinate '%1' has no end of a range to stop at</source>
        <translation>упору координаты «%1» не во что упираться: у диапазона нет края</translation>
    </message>
    <message>
        <source>the strands that meet at massless nodes have no balance near their last places</source>
        <translation>нити, сходящиеся в невесомых узлах, не имеют равновесия вблизи последних положений узлов</translation>
    </message>
    <message>
        <source>The strands' forces added up</source>
        <translation>Сумма сил нитей</translation>
    </message>
    <message>
        <source>The study failed: %1.</source>
        <translation>Исследование не удалось: %1.</translation>
    </message>
    <message>
        <source>the surface's own position counts</source>
        <translation>действует положение самой поверхности</translation>
    </message>
    <message>
        <source>the surfaces begin to slip</source>
        <translation>поверхности начинают скользить</translation>
    </message>
    <message>
        <source>the switching did not come to an end</source>
        <translation>переключения не закончились</translation>
    </message>
    <message>
        <source>the symbolic links form a loop; save under another name</source>
        <translation>символические ссылки образуют цикл; сохраните под другим именем</translation>
    </message>
    <message>
        <source>the tangential stiffness of cell %1 must not be negative</source>
        <translation>касательная жёсткость ячейки %1 не может быть отрицательной</translation>
    </message>
    <message>
        <source>the text '%1'</source>
        <translation>текст «%1»</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>текст слишком длинный</translation>
    </message>
    <message>
        <source>the text that begins here has no closing quote on its line</source>
        <translation>у текста, который начинается здесь, в этой строке нет закрывающей кавычки</translation>
    </message>
    <message>
        <source>The thread of the %1 reaches across the fracture: held on both sides, such a screw cannot press them together, but here it is tightened as if it could.</source>
        <translation>Резьба заходит за перелом: %1. Удерживаемый с обеих сторон, такой винт не может сжать отломки, но здесь он затянут так, как если бы мог.</translation>
    </message>
    <message>
        <source>the three turns of joint '%1' are given in part as motions, in part as efforts</source>
        <translation>три поворота сустава «%1» заданы частью движениями, частью усилиями</translation>
    </message>
    <message>
        <source>the time %1 comes after the time %2</source>
        <translation>время %1 идёт после времени %2</translation>
    </message>
    <message>
        <source>the time %1 stands twice</source>
        <translation>время %1 указано дважды</translation>
    </message>
    <message>
        <source>the time left is shorter than a step can be</source>
        <translation>оставшееся время короче возможного шага</translation>
    </message>
    <message>
        <source>the times must rise, but point %1 is at %2 s and the one before at %3 s</source>
        <translation>времена должны возрастать, а точка %1 — в %2 с, предыдущая — в %3 с</translation>
    </message>
    <message>
        <source>the turn must lie between -60 and 60 degrees</source>
        <translation>поворот должен быть от -60 до 60°</translation>
    </message>
    <message>
        <source>the two ends of the load path do not fit each other, or hold a number that makes no sense</source>
        <translation>концы пути нагружения не согласованы или содержат бессмысленное число</translation>
    </message>
    <message>
        <source>The two fragments are rigid and meet at a flat fracture plane; the one towards the knee rests, the other moves by a small displacement and turn (six numbers).</source>
        <translation>Два отломка жёсткие и соприкасаются по плоскости перелома; обращённый к колену неподвижен, другой совершает малое перемещение и поворот (шесть чисел).</translation>
    </message>
    <message>
        <source>the two must be equal</source>
        <translation>эти два числа должны быть равны</translation>
    </message>
    <message>
        <source>the two points on the shaft lie %1 apart, too near to each other to tell its axis</source>
        <translation>расстояние между двумя точками на диафизе — %1, этого мало, чтобы определить его ось</translation>
    </message>
    <message>
        <source>the typical length must be positive</source>
        <translation>характерная длина должна быть положительной</translation>
    </message>
    <message>
        <source>the unit must be %1</source>
        <translation>единица должна быть %1</translation>
    </message>
    <message>
        <source>the value of coordinate '%1' lies outside its range</source>
        <translation>значение координаты «%1» вне её диапазона</translation>
    </message>
    <message>
        <source>The value of so long ago</source>
        <translation>Значение с этой задержкой</translation>
    </message>
    <message>
        <source>The way round a cylinder, about its z</source>
        <translation>Направление обхода цилиндра вокруг z</translation>
    </message>
    <message>
        <source>The ways of points through the motion</source>
        <translation>Пути точек в ходе движения</translation>
    </message>
    <message>
        <source>The whole figure, every link of variable length</source>
        <translation>Вся фигура, все звенья переменной длины</translation>
    </message>
    <message>
        <source>The whole model by</source>
        <translation>Всю модель в</translation>
    </message>
    <message>
        <source>the x of a spline's points must rise, but %1 does not exceed the one before</source>
        <translation>x точек сплайна должны возрастать, а %1 не больше предыдущего</translation>
    </message>
    <message>
        <source>their median</source>
        <translation>их медиана</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Затем</translation>
    </message>
    <message>
        <source>then next</source>
        <translation>затем</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>теория</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>имеются: %1</translation>
    </message>
    <message>
        <source>there are %1 and more</source>
        <translation>имеются: %1 и другие</translation>
    </message>
    <message>
        <source>there are %1 shapes for %2 phases</source>
        <translation>форм: %1, фаз: %2</translation>
    </message>
    <message>
        <source>there are %1 shapes for 1 phase</source>
        <translation>форм: %1, а фаза 1</translation>
    </message>
    <message>
        <source>there are 'time', coordinates with .speed, links with .force, contacts with .normal, bodies with .x and more</source>
        <translation>имеются «time», координаты с .speed, связи с .force, контакты с .normal, тела с .x и другое</translation>
    </message>
    <message>
        <source>there are more than %1 beams</source>
        <translation>стержней больше %1</translation>
    </message>
    <message>
        <source>there are more than %1 cells</source>
        <translation>ячеек больше %1</translation>
    </message>
    <message>
        <source>there are more than %1 patches</source>
        <translation>участков больше %1</translation>
    </message>
    <message>
        <source>there are no layers</source>
        <translation>слоёв нет</translation>
    </message>
    <message>
        <source>there are no rows of numbers</source>
        <translation>нет строк с числами</translation>
    </message>
    <message>
        <source>there are no stages</source>
        <translation>нет этапов</translation>
    </message>
    <message>
        <source>there is a fixation already</source>
        <translation>остеосинтез уже есть</translation>
    </message>
    <message>
        <source>there is an activity '%1' already</source>
        <translation>активность «%1» уже есть</translation>
    </message>
    <message>
        <source>there is no %1 '%2'</source>
        <translation>не найдено: %1 «%2»</translation>
    </message>
    <message>
        <source>there is no '%1'</source>
        <translation>объекта «%1» нет</translation>
    </message>
    <message>
        <source>there is no '%1' here</source>
        <translation>здесь нет «%1»</translation>
    </message>
    <message>
        <source>there is no activity '%1'</source>
        <translation>нет активности «%1»</translation>
    </message>
    <message>
        <source>there is no activity '%1' in the model</source>
        <translation>в модели нет активности «%1»</translation>
    </message>
    <message>
        <source>there is no answer to report</source>
        <translation>нет ответа для отчёта</translation>
    </message>
    <message>
        <source>there is no body '%1' to scale</source>
        <translation>нет тела «%1», чтобы изменить размер</translation>
    </message>
    <message>
        <source>there is no body for the contact here</source>
        <translation>здесь нет тела для контакта</translation>
    </message>
    <message>
        <source>there is no body for the landmark here</source>
        <translation>здесь нет тела для ориентира</translation>
    </message>
    <message>
        <source>there is no body for the load here</source>
        <translation>здесь нет тела для нагрузки</translation>
    </message>
    <message>
        <source>there is no body for the node here</source>
        <translation>здесь нет тела для узла</translation>
    </message>
    <message>
        <source>there is no bone of the mesh</source>
        <translation>кости в сетке здесь нет</translation>
    </message>
    <message>
        <source>there is no bone of the mesh around the axis</source>
        <translation>вокруг оси кости в сетке нет</translation>
    </message>
    <message>
        <source>there is no coordinate '%1'</source>
        <translation>нет координаты «%1»</translation>
    </message>
    <message>
        <source>there is no coordinate '%1' to sweep</source>
        <translation>нет координаты «%1» для обхода</translation>
    </message>
    <message>
        <source>there is no equilibrium posture within the ranges; at the nearest, %1</source>
        <translation>в пределах диапазонов нет позы равновесия; в ближайшей: %1</translation>
    </message>
    <message>
        <source>there is no equilibrium posture: the free coordinates cannot be held in any posture tried</source>
        <translation>позы равновесия нет: ни в одной из проверенных поз свободные координаты не удержать</translation>
    </message>
    <message>
        <source>there is no figure '%1'</source>
        <translation>нет фигуры «%1»</translation>
    </message>
    <message>
        <source>there is no fixation</source>
        <translation>остеосинтеза нет</translation>
    </message>
    <message>
        <source>There is no fixator.</source>
        <translation>Фиксатора нет.</translation>
    </message>
    <message>
        <source>there is no function '%1'</source>
        <translation>нет функции «%1»</translation>
    </message>
    <message>
        <source>there is no link '%1'</source>
        <translation>нет связи «%1»</translation>
    </message>
    <message>
        <source>there is no load</source>
        <translation>нагрузки нет</translation>
    </message>
    <message>
        <source>There is no load.</source>
        <translation>Нагрузки нет.</translation>
    </message>
    <message>
        <source>there is no method '%1' of composing equations</source>
        <translation>нет метода составления уравнений «%1»</translation>
    </message>
    <message>
        <source>there is no name between the quotes</source>
        <translation>между кавычками нет имени</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>нет числа</translation>
    </message>
    <message>
        <source>there is no object '%1'</source>
        <translation>нет объекта «%1»</translation>
    </message>
    <message>
        <source>there is no posture '%1'</source>
        <translation>нет позы «%1»</translation>
    </message>
    <message>
        <source>there is no row %1</source>
        <translation>нет строки %1</translation>
    </message>
    <message>
        <source>there is no row %1 to be an equality (rows count from 0)</source>
        <translation>строки %1 для равенства нет (счёт строк с 0)</translation>
    </message>
    <message>
        <source>there is no row of column names</source>
        <translation>нет строки имён столбцов</translation>
    </message>
    <message>
        <source>there is no scenario to paste these objects in</source>
        <translation>нет сценария, чтобы вставить в него эти объекты</translation>
    </message>
    <message>
        <source>there is no solution to start from</source>
        <translation>нет решения, с которого начать</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>there is no template '%1'</source>
        <translation>нет шаблона «%1»</translation>
    </message>
    <message>
        <source>there is no triangle in it</source>
        <translation>нет ни одного треугольника</translation>
    </message>
    <message>
        <source>there is no way to share a load called '%1'</source>
        <translation>нет способа деления нагрузки с именем «%1»</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>there is nothing at '%1' that this can be done to</source>
        <translation>по адресу «%1» нет ничего, к чему это применимо</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>возвращать нечего</translation>
    </message>
    <message>
        <source>there is nothing to save</source>
        <translation>сохранять нечего</translation>
    </message>
    <message>
        <source>There is nothing to save: this page is empty</source>
        <translation>Сохранять нечего: страница пуста</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>отменять нечего</translation>
    </message>
    <message>
        <source>There is unsaved work on %1, last edit %2%3</source>
        <translation>Есть несохранённая работа над %1, последняя правка %2%3</translation>
    </message>
    <message>
        <source>These are the equations of the model itself, without the postures, loads and gravity of its activities: %1.</source>
        <translation>Это уравнения самой модели, без поз, нагрузок и силы тяжести её активностей: %1.</translation>
    </message>
    <message>
        <source>these forces balance the load but are not admissible, since the pseudo-inverse knows no limits: %1</source>
        <translation>эти силы уравновешивают нагрузку, но недопустимы: псевдообратная матрица не знает пределов: %1</translation>
    </message>
    <message>
        <source>These loads are assumed: the case states none.</source>
        <translation>Эти нагрузки приняты: в случае их нет.</translation>
    </message>
    <message>
        <source>they act on rotation vectors, which Euler parameters do not show</source>
        <translation>они действуют на векторы поворота, которых в параметрах Эйлера не видно</translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation>Иначе они пропадут.</translation>
    </message>
    <message>
        <source>they are named '%1 (1)' and so on; rename one of them to use it by its name</source>
        <translation>они названы «%1 (1)» и так далее; чтобы использовать столбец по имени, переименуйте один из них</translation>
    </message>
    <message>
        <source>they damp quadratically an angle that is a difference of absolute angles</source>
        <translation>они квадратично демпфируют угол, который является разностью абсолютных углов</translation>
    </message>
    <message>
        <source>thigh, shank and foot of a person, hinged at hip, knee and ankle</source>
        <translation>бедро, голень и стопа с шарнирами в тазобедренном, коленном и голеностопном суставах</translation>
    </message>
    <message>
        <source>thin rods, hinged one after the other</source>
        <translation>тонкие стержни на шарнирах, один за другим</translation>
    </message>
    <message>
        <source>This activity is one posture. Series such as slow walking show here.</source>
        <translation>В этой активности одна поза. Здесь видны ряды, например медленная ходьба.</translation>
    </message>
    <message>
        <source>this bracket is never closed</source>
        <translation>эта скобка не закрыта</translation>
    </message>
    <message>
        <source>this bracket was never opened</source>
        <translation>эта скобка не открыта</translation>
    </message>
    <message>
        <source>this case</source>
        <translation>этот случай</translation>
    </message>
    <message>
        <source>This case could not be solved.</source>
        <translation>Этот случай решить не удалось.</translation>
    </message>
    <message>
        <source>This column cannot be fitted: it has gaps or fewer than two samples</source>
        <translation>Столбец не подобрать: есть пропуски или меньше двух отсчётов</translation>
    </message>
    <message>
        <source>this command is for smaller problems</source>
        <translation>эта команда для задач меньшего размера</translation>
    </message>
    <message>
        <source>this divides by zero</source>
        <translation>здесь деление на нуль</translation>
    </message>
    <message>
        <source>this is %1, but %2 is wanted</source>
        <translation>найдено: %1, требуется: %2</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>this is a marker file (.trc): places of markers, not coordinates over time</source>
        <translation>это файл маркеров (.trc): положения маркеров, а не координаты по времени</translation>
    </message>
    <message>
        <source>this is no %1</source>
        <translation>нужно другое: %1</translation>
    </message>
    <message>
        <source>this is no finite number</source>
        <translation>это не конечное число</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>this is no recovery copy</source>
        <translation>это не копия для восстановления</translation>
    </message>
    <message>
        <source>this is no text file</source>
        <translation>это не текстовый файл</translation>
    </message>
    <message>
        <source>this is not a mesh that can be read</source>
        <translation>это не сетка, которую можно прочесть</translation>
    </message>
    <message>
        <source>this is not well-formed XML: %1</source>
        <translation>это некорректный XML: %1</translation>
    </message>
    <message>
        <source>this is the first posture</source>
        <translation>это первая поза</translation>
    </message>
    <message>
        <source>this is the last posture</source>
        <translation>это последняя поза</translation>
    </message>
    <message>
        <source>this load</source>
        <translation>данная нагрузка</translation>
    </message>
    <message>
        <source>this load at 1</source>
        <translation>данная нагрузка = 1</translation>
    </message>
    <message>
        <source>This load cannot be held.</source>
        <translation>Эту нагрузку не удержать.</translation>
    </message>
    <message>
        <source>this model has no femur: open the hip, or begin with an empty one</source>
        <translation>в модели нет бедра: откройте модель бедра или начните с пустой</translation>
    </message>
    <message>
        <source>This model has no links. Joint forces are under Joints, what holds each coordinate is under Coordinates.</source>
        <translation>В модели нет связей. Силы в суставах — в «Суставах», силы и моменты, удерживающие координаты, — в «Координатах».</translation>
    </message>
    <message>
        <source>this posture cannot be held</source>
        <translation>эту позу не удержать</translation>
    </message>
    <message>
        <source>this posture cannot be held at the start of the path</source>
        <translation>эту позу не удержать в начале пути</translation>
    </message>
    <message>
        <source>this posture cannot be held: %1</source>
        <translation>эту позу не удержать: %1</translation>
    </message>
    <message>
        <source>this quote is never closed</source>
        <translation>эта кавычка не закрыта</translation>
    </message>
    <message>
        <source>this run is kept already</source>
        <translation>этот расчёт уже запомнен</translation>
    </message>
    <message>
        <source>This scenario has no curves. Add one with “+ new”</source>
        <translation>В сценарии нет кривых. Добавьте: «+ новая»</translation>
    </message>
    <message>
        <source>this seems to be another file</source>
        <translation>похоже, это другой файл</translation>
    </message>
    <message>
        <source>this seems to be XML, not a %1</source>
        <translation>похоже на XML, а нужно: %1</translation>
    </message>
    <message>
        <source>Those that hold</source>
        <translation>Удерживающие</translation>
    </message>
    <message>
        <source>Thread diameter</source>
        <translation>Диаметр резьбы</translation>
    </message>
    <message>
        <source>Thread length</source>
        <translation>Длина резьбы</translation>
    </message>
    <message>
        <source>thread, mm</source>
        <translation>резьба, мм</translation>
    </message>
    <message>
        <source>three or six numbers for 'inertia'</source>
        <translation>три или шесть чисел для «inertia»</translation>
    </message>
    <message>
        <source>three stiffnesses [x, y, z] for '%1'</source>
        <translation>три жёсткости [x, y, z] для «%1»</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>стяжка</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Стяжки</translation>
    </message>
    <message>
        <source>Tightened screws lean by up to %1 degrees against the fracture: tightening, which comes first and without friction, pushes the fragments along it, and is part of what bone and metal bear.</source>
        <translation>Затянутые винты наклонены к перелому под углом до %1°: затяжка, которая идёт первой и без трения, сдвигает отломки вдоль него и входит в то, что несут кость и металл.</translation>
    </message>
    <message>
        <source>Tightening comes first and without friction; then the load grows step by step. Movements count from after tightening.</source>
        <translation>Сначала затяжка, без трения; затем нагрузка растёт шаг за шагом. Перемещения отсчитываются после затяжки.</translation>
    </message>
    <message>
        <source>Tightening has brought the fragments %1 mm together: the neck is shorter by that, and movements count from there.</source>
        <translation>Затяжка сблизила отломки на %1 мм: шейка стала на столько короче, и смещения считаются от этого положения.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>Time of the point</source>
        <translation>Время точки</translation>
    </message>
    <message>
        <source>Time that ends the stage</source>
        <translation>Время конца этапа</translation>
    </message>
    <message>
        <source>Time to blend over from the motion before</source>
        <translation>Время перехода от прежнего движения</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>время, с</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>times must rise from row to row</source>
        <translation>время должно возрастать от строки к строке</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>tip beyond the head's centre</source>
        <translation>конец за центром головки</translation>
    </message>
    <message>
        <source>Titanium eli</source>
        <translation>Титан ELI</translation>
    </message>
    <message>
        <source>Titanium tan</source>
        <translation>Титан TAN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Заголовок отчёта</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>To horizontal</source>
        <translation>К горизонтали</translation>
    </message>
    <message>
        <source>To keep them too, save this document under another name first.</source>
        <translation>Чтобы сохранить и их, сначала сохраните документ под другим именем.</translation>
    </message>
    <message>
        <source>to mass centre %1 of link '%2'</source>
        <translation>до центра масс %1 звена «%2»</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В конец (End)</translation>
    </message>
    <message>
        <source>to the horizontal</source>
        <translation>к горизонтали</translation>
    </message>
    <message>
        <source>To the horizontal in the frontal plane, standing with the mechanical axis upright</source>
        <translation>К горизонтали во фронтальной плоскости, стоя с вертикальной механической осью</translation>
    </message>
    <message>
        <source>To the outer surface of the bone when left out</source>
        <translation>Если не задано — до наружной поверхности кости</translation>
    </message>
    <message>
        <source>to the shaft</source>
        <translation>к диафизу</translation>
    </message>
    <message>
        <source>To the shaft; along its axis when left out</source>
        <translation>К диафизу; если не задано — вдоль его оси</translation>
    </message>
    <message>
        <source>To the Start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>В начало (Home)</translation>
    </message>
    <message>
        <source>to the tip of link '%1'</source>
        <translation>до конца звена «%1»</translation>
    </message>
    <message>
        <source>to which is added</source>
        <translation>к чему прибавляется</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>сегодня %1</translation>
    </message>
    <message>
        <source>too many brackets and signs within one another</source>
        <translation>слишком много вложенных скобок и знаков</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Tools of Edit</source>
        <translation>Инструменты правки</translation>
    </message>
    <message>
        <source>Tools of the View</source>
        <translation>Инструменты вида</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>torsion</source>
        <translation>кручение</translation>
    </message>
    <message>
        <source>Torsional</source>
        <translation>Крутильная</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Тор</translation>
    </message>
    <message>
        <source>total</source>
        <translation>всего</translation>
    </message>
    <message>
        <source>towards %1</source>
        <translation>в сторону: %1</translation>
    </message>
    <message>
        <source>track camera</source>
        <translation>слежение камера</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Слежение</translation>
    </message>
    <message>
        <source>tracking</source>
        <translation>слежение</translation>
    </message>
    <message>
        <source>Tracking gives at most</source>
        <translation>Слежение даёт не более</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>След</translation>
    </message>
    <message>
        <source>trail</source>
        <translation>след</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Следы</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Поступательная</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Прозрачный фон</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>triangle %1 has a point of number %2 (from 0), but there are %3</source>
        <translation>у треугольника %1 точка с номером %2 (счёт с 0), а всего точек: %3</translation>
    </message>
    <message>
        <source>triangle %1 has a point that is not finite</source>
        <translation>у треугольника %1 есть не конечная точка</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>true or false for '%1'</source>
        <translation>true или false для «%1»</translation>
    </message>
    <message>
        <source>try again, or report this</source>
        <translation>попробуйте ещё раз или сообщите об этом</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Повернуть: %1</translation>
    </message>
    <message>
        <source>Turn %1 by %2</source>
        <translation>Повернуть: %1 на %2</translation>
    </message>
    <message>
        <source>turn about %1 by %2</source>
        <translation>поворот вокруг оси %1 на %2</translation>
    </message>
    <message>
        <source>turn about the neck</source>
        <translation>поворот вокруг шейки</translation>
    </message>
    <message>
        <source>Turn about the upright axis; positive: the front of the plane lies further inwards</source>
        <translation>Поворот вокруг вертикали; плюс: перед плоскости дальше внутрь</translation>
    </message>
    <message>
        <source>turn about x</source>
        <translation>поворот вокруг x</translation>
    </message>
    <message>
        <source>turn about y</source>
        <translation>поворот вокруг y</translation>
    </message>
    <message>
        <source>turn about z</source>
        <translation>поворот вокруг z</translation>
    </message>
    <message>
        <source>Turn bodies and segments about axes (R)</source>
        <translation>Вращать тела и звенья вокруг осей (R)</translation>
    </message>
    <message>
        <source>turn by its Euler parameters</source>
        <translation>поворот по параметрам Эйлера</translation>
    </message>
    <message>
        <source>turn it about z alone</source>
        <translation>поворачивайте только вокруг z</translation>
    </message>
    <message>
        <source>turn it by less</source>
        <translation>поверните на меньший угол</translation>
    </message>
    <message>
        <source>Turn x</source>
        <translation>Поворот x</translation>
    </message>
    <message>
        <source>Turn y</source>
        <translation>Поворот y</translation>
    </message>
    <message>
        <source>Turn z</source>
        <translation>Поворот z</translation>
    </message>
    <message>
        <source>turned %1</source>
        <translation>поворот %1</translation>
    </message>
    <message>
        <source>Turned about or slid along in this order</source>
        <translation>Повороты и сдвиги в этом порядке</translation>
    </message>
    <message>
        <source>Turning bed</source>
        <translation>Основание поворота</translation>
    </message>
    <message>
        <source>turns about %1 · Shift+J: about a ball</source>
        <translation>вращение вокруг %1 · Shift+J: вокруг шара</translation>
    </message>
    <message>
        <source>turns about a ball · J: about a hinge</source>
        <translation>поворот в шаровом шарнире · J: вокруг оси</translation>
    </message>
    <message>
        <source>Turns smaller than this are taken for noise</source>
        <translation>Меньшие колебания считаются шумом</translation>
    </message>
    <message>
        <source>tutorial introduction first steps</source>
        <translation>обучение введение первые шаги</translation>
    </message>
    <message>
        <source>Twelve links of variable length, seen from above</source>
        <translation>Двенадцать звеньев переменной длины, вид сверху</translation>
    </message>
    <message>
        <source>twice the screen</source>
        <translation>вдвое больше экрана</translation>
    </message>
    <message>
        <source>two at most</source>
        <translation>не больше двух</translation>
    </message>
    <message>
        <source>two coefficients stay</source>
        <translation>остаются два коэффициента</translation>
    </message>
    <message>
        <source>Two coupled legs</source>
        <translation>Две связанные ноги</translation>
    </message>
    <message>
        <source>two heads that meet at a node and go on to one insertion</source>
        <translation>две головки сходятся в узле и идут к одному прикреплению</translation>
    </message>
    <message>
        <source>two heavy rods with a rigid part between them</source>
        <translation>два весомых стержня с жёсткой частью между ними</translation>
    </message>
    <message>
        <source>two heavy rods with a stretching part between them</source>
        <translation>два весомых стержня с растяжимой частью между ними</translation>
    </message>
    <message>
        <source>two legs and a trunk of constant lengths (Borisov 2018)</source>
        <translation>две ноги и туловище постоянной длины (Борисов 2018)</translation>
    </message>
    <message>
        <source>Two links, five strands</source>
        <translation>Два звена, пять нитей</translation>
    </message>
    <message>
        <source>Two masses, one contact</source>
        <translation>Две массы, один контакт</translation>
    </message>
    <message>
        <source>Two masses, two contacts</source>
        <translation>Две массы, два контакта</translation>
    </message>
    <message>
        <source>Two or more, times rising</source>
        <translation>Две или более, по возрастанию времени</translation>
    </message>
    <message>
        <source>two people</source>
        <translation>два человека</translation>
    </message>
    <message>
        <source>two points of a path that follow each other are one place</source>
        <translation>две соседние точки пути лежат в одном месте</translation>
    </message>
    <message>
        <source>Two points or more, in order, and surfaces between them</source>
        <translation>Две точки или более по порядку и поверхности между ними</translation>
    </message>
    <message>
        <source>two surfaces of a path follow each other</source>
        <translation>две поверхности пути идут подряд</translation>
    </message>
    <message>
        <source>Two turns of the crank: what joints give, the wheel gets</source>
        <translation>Два оборота: что дают суставы, получает колесо</translation>
    </message>
    <message>
        <source>Two-headed muscle</source>
        <translation>Двуглавая мышца</translation>
    </message>
    <message>
        <source>type a number of mm or degrees · Ctrl: steps · Esc: back</source>
        <translation>введите число мм или градусов · Ctrl: шагами · Esc: назад</translation>
    </message>
    <message>
        <source>type I, to 30°</source>
        <translation>тип I, до 30°</translation>
    </message>
    <message>
        <source>type II, to 50°</source>
        <translation>тип II, до 50°</translation>
    </message>
    <message>
        <source>type III, above 50°</source>
        <translation>тип III, свыше 50°</translation>
    </message>
    <message>
        <source>typed %1</source>
        <translation>введено %1</translation>
    </message>
    <message>
        <source>Typeset</source>
        <translation>Формулы</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>Характерная длина</translation>
    </message>
    <message>
        <source>unchanged by this edit</source>
        <translation>не изменилась этой правкой</translation>
    </message>
    <message>
        <source>Undecided, neither slack nor pulling: %1. Each way its derivatives differ; one is shown.</source>
        <translation>Не определено, ни выключены, ни тянут: %1. Производные в обе стороны различны; показана одна.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>unhide</source>
        <translation>показать скрытое</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>unit force of a constraint, along the axes of a body</source>
        <translation>единичная сила ограничения, по осям тела</translation>
    </message>
    <message>
        <source>unit force of constraint '%1' at %2</source>
        <translation>единичная сила ограничения «%1» в %2</translation>
    </message>
    <message>
        <source>units that fit are %1</source>
        <translation>подходят единицы %1</translation>
    </message>
    <message>
        <source>unknown key '%1'</source>
        <translation>неизвестный ключ «%1»</translation>
    </message>
    <message>
        <source>unknown key '%1' in %2</source>
        <translation>%2: неизвестный ключ «%1»</translation>
    </message>
    <message>
        <source>unknown verb '%1'</source>
        <translation>неизвестная команда «%1»</translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <translation>Несохранённая работа</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>Найдена несохранённая работа</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>until %1 lifts off</source>
        <translation>до отрыва: %1</translation>
    </message>
    <message>
        <source>until %1 touches</source>
        <translation>до касания: %1</translation>
    </message>
    <message>
        <source>until the run ends</source>
        <translation>до конца расчёта</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>без имени</translation>
    </message>
    <message>
        <source>untitled %1</source>
        <translation>%1 (не сохранено)</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>Без весов</translation>
    </message>
    <message>
        <source>unweighted</source>
        <translation>без весов</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>name of a key</comment>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>up the shaft</source>
        <translation>вверх по диафизу</translation>
    </message>
    <message>
        <source>up to patch '%1' cells would have to be cut from %2 squares, more than %3</source>
        <translation>до участка «%1» включительно ячейки пришлось бы вырезать из %2 квадратов, больше чем из %3</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>верхний</translation>
    </message>
    <message>
        <source>upper and B have different numbers of rows</source>
        <translation>у upper и B разное число строк</translation>
    </message>
    <message>
        <source>upper back screw</source>
        <translation>верхний задний винт</translation>
    </message>
    <message>
        <source>Upper end</source>
        <translation>Верхний конец</translation>
    </message>
    <message>
        <source>upper front screw</source>
        <translation>верхний передний винт</translation>
    </message>
    <message>
        <source>Upper limit and low end</source>
        <translation>Верхний предел и нижний край</translation>
    </message>
    <message>
        <source>upper screw</source>
        <translation>верхний винт</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>Upwards and forwards: from the axis of the neck; of a beam along the shaft, upwards stands for outwards.</source>
        <translation>Вверх и вперёд: от оси шейки; для стержня вдоль диафиза «вверх» означает наружу.</translation>
    </message>
    <message>
        <source>upwards, mm</source>
        <translation>вверх, мм</translation>
    </message>
    <message>
        <source>use a cylinder or a sphere</source>
        <translation>используйте цилиндр или сферу</translation>
    </message>
    <message>
        <source>use values and speeds, or let a condition name it</source>
        <translation>используйте значения и скорости или назовите это в условии</translation>
    </message>
    <message>
        <source>Valgus</source>
        <translation>Вальгус</translation>
    </message>
    <message>
        <source>valgus must lie between -60 and 60 degrees</source>
        <translation>вальгус должен быть от -60 до 60°</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>value larger by its step</source>
        <translation>значение больше на шаг</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Значение: %1</translation>
    </message>
    <message>
        <source>Value of the point</source>
        <translation>Значение в точке</translation>
    </message>
    <message>
        <source>variable of %1</source>
        <translation>аргумент: %1</translation>
    </message>
    <message>
        <source>varus</source>
        <translation>варус</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg);;PDF (*.pdf);;Pictures (*.png)</source>
        <translation>Векторные рисунки (*.svg);;PDF (*.pdf);;Рисунки (*.png)</translation>
    </message>
    <message>
        <source>Velocity terms</source>
        <translation>Скоростные члены</translation>
    </message>
    <message>
        <source>verb %1 is refused: %2</source>
        <translation>команда %1 отклонена: %2</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>версия лицензия</translation>
    </message>
    <message>
        <source>Videos (*.mp4)</source>
        <translation>Видео (*.mp4)</translation>
    </message>
    <message>
        <source>Videos are made by the program ffmpeg, which is not installed.</source>
        <translation>Видео создаёт программа ffmpeg, которая не установлена.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Von Mises stress, the largest along each beam. Fatigue: the share of the fatigue strength that a stress between a tenth and the whole of it uses up (Goodman; smooth endurance limits with a notch factor of 2; orders of magnitude). Bearing: on the width of the beam, on cancellous bone or cortex, whichever is nearer to its strength. Bone beyond its strength means that the beam migrates. Largest pressure between the fragments, at the rim of the section: %1 MPa.</source>
        <translation>Напряжение по Мизесу, наибольшее вдоль каждого стержня. Усталость: доля предела выносливости, которую расходует напряжение от десятой части до полного значения (Гудман; пределы выносливости гладких образцов с коэффициентом концентрации 2; по порядку величины). Опора: по ширине стержня, на губчатую или кортикальную кость, смотря что ближе к прочности. Кость за пределом прочности означает миграцию стержня. Наибольшее давление между отломками, по краю сечения: %1 МПа.</translation>
    </message>
    <message>
        <source>W</source>
        <comment>unit</comment>
        <translation>Вт</translation>
    </message>
    <message>
        <source>Walking and stairs, measured peaks</source>
        <translation>Ходьба и лестница, измеренные пики</translation>
    </message>
    <message>
        <source>walking gives 2 to 3</source>
        <translation>при ходьбе — от 2 до 3</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>предупреждение: %1</translation>
    </message>
    <message>
        <source>Waves along the body, friction drives it on</source>
        <translation>Волны вдоль тела, трение движет вперёд</translation>
    </message>
    <message>
        <source>Waves of lengths; scales hold against sliding back</source>
        <translation>Волны длин; чешуя не даёт скользить назад</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Веб-страницы (*.html)</translation>
    </message>
    <message>
        <source>Weight bearing</source>
        <translation>Доля нагрузки</translation>
    </message>
    <message>
        <source>weight bearing must lie between 0 and 1 (100 %)</source>
        <translation>нагрузка на ногу должна быть от 0 до 1 (100 %)</translation>
    </message>
    <message>
        <source>Weight on leg</source>
        <translation>Нагрузка на ногу</translation>
    </message>
    <message>
        <source>Weight on the leg</source>
        <translation>Нагрузка на ногу</translation>
    </message>
    <message>
        <source>Weight on the leg in kilograms</source>
        <translation>Нагрузка на ногу в килограммах</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>Взвешивание</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Жёсткий</translation>
    </message>
    <message>
        <source>weld</source>
        <translation>жёсткое</translation>
    </message>
    <message>
        <source>weld in the plane</source>
        <translation>жёсткое в плоскости</translation>
    </message>
    <message>
        <source>weld it to the base, or leave it out</source>
        <translation>соедините его жёстко с основанием или уберите</translation>
    </message>
    <message>
        <source>Weld it to the ground</source>
        <translation>Жёстко с опорой</translation>
    </message>
    <message>
        <source>were all links springs of their stiffness, which only shares the load, %1</source>
        <translation>будь все связи пружинами их жёсткости, которая лишь распределяет нагрузку, %1</translation>
    </message>
    <message>
        <source>what a constraint holds, along the axes of a body</source>
        <translation>удерживаемое ограничением, по осям тела</translation>
    </message>
    <message>
        <source>What a hip fixation carries</source>
        <translation>Что несёт остеосинтез бедра</translation>
    </message>
    <message>
        <source>What a person reads</source>
        <translation>Что читает человек</translation>
    </message>
    <message>
        <source>what a reader should know</source>
        <translation>что следует знать читателю</translation>
    </message>
    <message>
        <source>what belongs after it?</source>
        <translation>что должно стоять после него?</translation>
    </message>
    <message>
        <source>What bone and fixator carry across the fracture shows here.</source>
        <translation>Здесь видно, что через перелом передают кость и фиксатор.</translation>
    </message>
    <message>
        <source>What does this joint bear in this person?</source>
        <translation>Что несёт этот сустав у этого человека?</translation>
    </message>
    <message>
        <source>What each screw and the bone carry, and what gives way first</source>
        <translation>Что несут винты и кость и что откажет первым</translation>
    </message>
    <message>
        <source>What ends it, and what follows</source>
        <translation>Что его завершает и что следует</translation>
    </message>
    <message>
        <source>What ends the stage</source>
        <translation>Что завершает этап</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Что следует</translation>
    </message>
    <message>
        <source>What forces are measured by, in all criteria but stiffness</source>
        <translation>Чем измеряются силы во всех критериях, кроме жёсткости</translation>
    </message>
    <message>
        <source>What gives way first as the load grows shows here.</source>
        <translation>Здесь видно, что первым не выдерживает при росте нагрузки.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>what happens</source>
        <translation>что происходит</translation>
    </message>
    <message>
        <source>What happens as the load grows</source>
        <translation>Что происходит по мере роста нагрузки</translation>
    </message>
    <message>
        <source>What happens at that force</source>
        <translation>Что происходит при этой силе</translation>
    </message>
    <message>
        <source>What holds its outer end</source>
        <translation>Что держит наружный конец</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Что если</translation>
    </message>
    <message>
        <source>What is done and what is assumed</source>
        <translation>Что делается и что принято</translation>
    </message>
    <message>
        <source>What is drawn over it</source>
        <translation>Что строится по ней</translation>
    </message>
    <message>
        <source>What is given and what is sought</source>
        <translation>Что задано и что ищется</translation>
    </message>
    <message>
        <source>What is heavy and what stretches</source>
        <translation>Что весомо и что растягивается</translation>
    </message>
    <message>
        <source>what is imposed is not held without the load</source>
        <translation>заданное укорочение не удерживается без нагрузки</translation>
    </message>
    <message>
        <source>what is imposed without a load</source>
        <translation>заданное без нагрузки</translation>
    </message>
    <message>
        <source>What is locked is held, what is free has no effort</source>
        <translation>Закреплённое удерживается, на свободное ничто не действует</translation>
    </message>
    <message>
        <source>What is measured on %1</source>
        <translation>Что измерено на: %1</translation>
    </message>
    <message>
        <source>What it carries of the compression</source>
        <translation>Что несёт из сжатия</translation>
    </message>
    <message>
        <source>What it carries of the shear down the plane</source>
        <translation>Что несёт из сдвига вниз по плоскости</translation>
    </message>
    <message>
        <source>What it follows over time; zero when left out</source>
        <translation>Закон изменения во времени; если не задано — ноль</translation>
    </message>
    <message>
        <source>What it rides with</source>
        <translation>С чем движется</translation>
    </message>
    <message>
        <source>What its thread or blade holds along it, times the modulus of the bone</source>
        <translation>Что держит резьба или клинок вдоль, в долях модуля кости</translation>
    </message>
    <message>
        <source>What keeps it from moving along itself</source>
        <translation>Что мешает движению вдоль оси</translation>
    </message>
    <message>
        <source>What must the drives deliver, and what are the equations?</source>
        <translation>Что должны дать приводы и каковы уравнения?</translation>
    </message>
    <message>
        <source>What needs %1 goes too:</source>
        <translation>То, чему нужен объект %1, тоже удаляется:</translation>
    </message>
    <message>
        <source>What of the bone it lies on</source>
        <translation>На какой кости лежит</translation>
    </message>
    <message>
        <source>What stops it at the ends of its range</source>
        <translation>Что останавливает на краях диапазона</translation>
    </message>
    <message>
        <source>What that holds about it, times the modulus and its radius squared</source>
        <translation>Что держит вокруг, в долях модуля на квадрат радиуса</translation>
    </message>
    <message>
        <source>What the 3D view and all panels show</source>
        <translation>Что показывают 3D-вид и все панели</translation>
    </message>
    <message>
        <source>What the coordinate adds to the axis value</source>
        <translation>Что координата прибавляет к значению оси</translation>
    </message>
    <message>
        <source>What the fixation carries</source>
        <translation>Что несёт остеосинтез</translation>
    </message>
    <message>
        <source>What the force depends on most</source>
        <translation>От чего сила зависит больше всего</translation>
    </message>
    <message>
        <source>What the force is of, such as standing on one leg</source>
        <translation>К чему относится сила, например стояние на одной ноге</translation>
    </message>
    <message>
        <source>What the joint forces can be</source>
        <translation>Какими могут быть силы в суставах</translation>
    </message>
    <message>
        <source>What the links' forces can be</source>
        <translation>Какими могут быть силы связей</translation>
    </message>
    <message>
        <source>What the open files say about themselves</source>
        <translation>Что открытые файлы говорят о себе</translation>
    </message>
    <message>
        <source>What the plate or nail resists to turning</source>
        <translation>Сопротивление пластины или гвоздя повороту</translation>
    </message>
    <message>
        <source>What the unsaved work on %1 has changed, beside the saved file:</source>
        <translation>Что изменила несохранённая работа над %1 против сохранённого файла:</translation>
    </message>
    <message>
        <source>What this stage does not say is as there</source>
        <translation>Не сказанное здесь — как там</translation>
    </message>
    <message>
        <source>What was measured is the largest force of the activity; here that is at %1.</source>
        <translation>Измерена наибольшая сила активности; здесь она при %1.</translation>
    </message>
    <message>
        <source>what was measured on it stays in the form; neck and shaft are ellipses of that size now</source>
        <translation>измеренное по ней остаётся в форме; шейка и диафиз теперь эллипсы такого размера</translation>
    </message>
    <message>
        <source>what was set for coordinate '%1'</source>
        <translation>заданное для координаты «%1»</translation>
    </message>
    <message>
        <source>Wheel, right drag</source>
        <translation>Колесо, правая кнопка</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>when</source>
        <translation>когда</translation>
    </message>
    <message>
        <source>When driven</source>
        <translation>При приводе</translation>
    </message>
    <message>
        <source>where</source>
        <translation>где</translation>
    </message>
    <message>
        <source>where it inserts</source>
        <translation>место прикрепления</translation>
    </message>
    <message>
        <source>Where it is hinged</source>
        <translation>Где шарнир</translation>
    </message>
    <message>
        <source>Where it is slack</source>
        <translation>Где нет натяжения</translation>
    </message>
    <message>
        <source>Where it sits on the parent</source>
        <translation>Место на родителе</translation>
    </message>
    <message>
        <source>where its first head begins</source>
        <translation>начало первой головки</translation>
    </message>
    <message>
        <source>where its second head begins</source>
        <translation>начало второй головки</translation>
    </message>
    <message>
        <source>Where links have their rest lengths; the value when left out</source>
        <translation>Значение, при котором связи имеют длину покоя; если не задано — само значение координаты</translation>
    </message>
    <message>
        <source>Where numbers come from</source>
        <translation>Откуда числа</translation>
    </message>
    <message>
        <source>where the fracture is, %1</source>
        <translation>в плоскости перелома: %1</translation>
    </message>
    <message>
        <source>Where the growing contact area has doubled the stiffness</source>
        <translation>Где растущая площадь контакта удвоила жёсткость</translation>
    </message>
    <message>
        <source>where the heads meet</source>
        <translation>место схождения головок</translation>
    </message>
    <message>
        <source>where the neck was picked the bone is %1 wide, wider than the head</source>
        <translation>у отметки шейки ширина кости %1, больше головки</translation>
    </message>
    <message>
        <source>where the neck was picked, %1</source>
        <translation>у отметки шейки: %1</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>Откуда числа</translation>
    </message>
    <message>
        <source>Where the pressure on the layers comes from</source>
        <translation>Откуда давление на слои</translation>
    </message>
    <message>
        <source>Where the shaft is cut, square to itself: below the crossing of the axes of neck and shaft</source>
        <translation>Где разрезан диафиз, поперёк оси: ниже пересечения осей шейки и диафиза</translation>
    </message>
    <message>
        <source>where the shaft was picked above, %1</source>
        <translation>у верхней отметки диафиза: %1</translation>
    </message>
    <message>
        <source>where the shaft was picked below, %1</source>
        <translation>у нижней отметки диафиза: %1</translation>
    </message>
    <message>
        <source>whether links break is followed with sliding contacts that open by the coefficient of friction times their slip, other than Coulomb's law: %1</source>
        <translation>разрывы связей прослеживаются с контактами, которые при скольжении раскрываются на произведение коэффициента трения и проскальзывания, в отличие от закона Кулона: %1</translation>
    </message>
    <message>
        <source>whether links break while the load grows could not be followed to its end: %1</source>
        <translation>рвутся ли связи при росте нагрузки, до конца проследить не удалось: %1</translation>
    </message>
    <message>
        <source>Whether the activity's posture is still that of the people measured</source>
        <translation>Осталась ли поза активности позой измеренных людей</translation>
    </message>
    <message>
        <source>Whether the time of curves, columns and formulas counts from the start of the run or stage</source>
        <translation>От начала расчёта или этапа отсчитывается время кривых, столбцов и формул</translation>
    </message>
    <message>
        <source>Which criteria are compared</source>
        <translation>Какие критерии сравниваются</translation>
    </message>
    <message>
        <source>Which fragment a muscle ends on, where the plane does not say it rightly</source>
        <translation>На каком отломке оканчивается мышца, если плоскость неточна</translation>
    </message>
    <message>
        <source>Which muscles pull, and how hard?</source>
        <translation>Какие мышцы тянут и как сильно?</translation>
    </message>
    <message>
        <source>which rows those are may change on the way, and forces jump where it does; hold less, or let contacts with stiffness bear</source>
        <translation>какие это строки, может меняться по ходу, и силы при этом меняются скачком; закрепите меньше или пусть несут контакты с жёсткостью</translation>
    </message>
    <message>
        <source>Who and what</source>
        <translation>Кто и что</translation>
    </message>
    <message>
        <source>Who carries what in '%1'</source>
        <translation>Распределение нагрузки: «%1»</translation>
    </message>
    <message>
        <source>Who carries what, part by part</source>
        <translation>Распределение нагрузки по частям</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Целиком</translation>
    </message>
    <message>
        <source>whose hip, which question</source>
        <translation>чей сустав, какой вопрос</translation>
    </message>
    <message>
        <source>Whose unit it has; plain SI when left out</source>
        <translation>Чью имеет единицу; если не задано — СИ</translation>
    </message>
    <message>
        <source>Why does one muscle go slack, and what does the rest then carry?</source>
        <translation>Почему одна мышца выключается и что тогда несут остальные?</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>with</source>
        <translation>при этом</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>при %1</translation>
    </message>
    <message>
        <source>With %1 no answer was found, which says nothing of the fragments.</source>
        <translation>При %1 ответ не найден, что ничего не говорит об отломках.</translation>
    </message>
    <message>
        <source>With %1 the fragments cannot be held.</source>
        <translation>При %1 отломки не удержать.</translation>
    </message>
    <message>
        <source>With feet and arms, sized for a person</source>
        <translation>Со стопами и руками, по размерам человека</translation>
    </message>
    <message>
        <source>With its usual dimensions unless beams are stated</source>
        <translation>С обычными размерами, если стержни не заданы</translation>
    </message>
    <message>
        <source>with large displacements</source>
        <translation>с большими перемещениями</translation>
    </message>
    <message>
        <source>with large displacements %1</source>
        <translation>при больших перемещениях: %1</translation>
    </message>
    <message>
        <source>with patch '%1' there would be %2 cells, more than %3</source>
        <translation>с участком «%1» ячеек было бы %2, больше %3</translation>
    </message>
    <message>
        <source>without it the contact is rigid</source>
        <translation>без неё контакт жёсткий</translation>
    </message>
    <message>
        <source>Without one the contact is rigid</source>
        <translation>Без неё контакт жёсткий</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Рабочее место</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Оси опоры</translation>
    </message>
    <message>
        <source>World Axes</source>
        <translation>Оси опоры</translation>
    </message>
    <message>
        <source>worst of %1</source>
        <translation>худшая из %1</translation>
    </message>
    <message>
        <source>worst of %1 postures: %2</source>
        <translation>худшая из %1 поз: %2</translation>
    </message>
    <message>
        <source>Worst Posture</source>
        <translation>Худшая поза</translation>
    </message>
    <message>
        <source>Worst posture</source>
        <translation>Худшая поза</translation>
    </message>
    <message>
        <source>worst posture</source>
        <translation>худшая поза</translation>
    </message>
    <message>
        <source>worst posture: %1</source>
        <translation>худшая поза: %1</translation>
    </message>
    <message>
        <source>worst: %1 %2, %3</source>
        <translation>худшая: %1 %2, %3</translation>
    </message>
    <message>
        <source>wrench on the proximal fragment = -stiffness times displacement and turn</source>
        <translation>сила и момент на проксимальный отломок = -жёсткость, умноженная на перемещение и поворот</translation>
    </message>
    <message>
        <source>write "..." around it, and "" for one within</source>
        <translation>заключите его в "...", а кавычку внутри пишите как ""</translation>
    </message>
    <message>
        <source>write "angle_reference": "ground" in %1 too</source>
        <translation>напишите "angle_reference": "ground" и здесь: %1</translation>
    </message>
    <message>
        <source>write "coordinate", a number of metres, or {"coordinate": ..., "constant": ...}</source>
        <translation>напишите "coordinate", число метров или {"coordinate": ..., "constant": ...}</translation>
    </message>
    <message>
        <source>write "follow" and the motion instead</source>
        <translation>напишите вместо этого "follow" и движение</translation>
    </message>
    <message>
        <source>write "follow" instead of "motion" to drive it by an effort, or remove 'tracking'</source>
        <translation>чтобы вести усилием, напишите "follow" вместо "motion" или уберите «tracking»</translation>
    </message>
    <message>
        <source>write "heads": [{"body": ..., "position": [x, y, z]}, ...]</source>
        <translation>напишите "heads": [{"body": ..., "position": [x, y, z]}, ...]</translation>
    </message>
    <message>
        <source>write "hold", or give their motions</source>
        <translation>напишите "hold" или задайте их движения</translation>
    </message>
    <message>
        <source>write "key": value</source>
        <translation>напишите "ключ": значение</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>напишите %1</translation>
    </message>
    <message>
        <source>write %1; %2 may follow all but stiffness; P is 1 or from %3 to %4</source>
        <translation>напишите %1; после всех, кроме жёсткости, может стоять %2; P равно 1 или от %3 до %4</translation>
    </message>
    <message>
        <source>write %1; a quantity of that name stands between single quotes</source>
        <translation>напишите %1; величина с таким именем пишется в одинарных кавычках</translation>
    </message>
    <message>
        <source>write %1=FROM:TO in degrees or m, such as %1=-20:120</source>
        <translation>напишите %1=ОТ:ДО в градусах или м, например %1=-20:120</translation>
    </message>
    <message>
        <source>Write '%1'</source>
        <translation>Написать «%1»</translation>
    </message>
    <message>
        <source>Write '%1' at all %2 places</source>
        <translation>Написать «%1» во всех местах (%2)</translation>
    </message>
    <message>
        <source>write &lt;, &gt;, &lt;=, &gt;= or ==</source>
        <translation>напишите &lt;, &gt;, &lt;=, &gt;= или ==</translation>
    </message>
    <message>
        <source>write ==</source>
        <translation>напишите ==</translation>
    </message>
    <message>
        <source>write [[x, y], [x, y], ...]</source>
        <translation>напишите [[x, y], [x, y], ...]</translation>
    </message>
    <message>
        <source>write [c0, c1, ...]</source>
        <translation>напишите [c0, c1, ...]</translation>
    </message>
    <message>
        <source>write [x, y, z]</source>
        <translation>напишите [x, y, z]</translation>
    </message>
    <message>
        <source>write [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]</source>
        <translation>напишите [xx, yy, zz] или [xx, yy, zz, xy, xz, yz]</translation>
    </message>
    <message>
        <source>write [{"verb": "rename", "at": ..., "name": ...}, ...]</source>
        <translation>напишите [{"verb": "rename", "at": ..., "name": ...}, ...]</translation>
    </message>
    <message>
        <source>write a backslash as \\</source>
        <translation>обратную косую черту пишите как \\</translation>
    </message>
    <message>
        <source>write a name there</source>
        <translation>напишите там имя</translation>
    </message>
    <message>
        <source>write a number for each row</source>
        <translation>напишите число для каждой строки</translation>
    </message>
    <message>
        <source>write a number for each row between [ and ]</source>
        <translation>напишите между [ и ] число для каждой строки</translation>
    </message>
    <message>
        <source>write a number or an expression such as 2 * knee.speed</source>
        <translation>напишите число или выражение, например 2 * knee.speed</translation>
    </message>
    <message>
        <source>write a number within these</source>
        <translation>напишите число в этих пределах</translation>
    </message>
    <message>
        <source>write a number, or "held" for a motion held fast</source>
        <translation>напишите число или "held" для удерживаемого движения</translation>
    </message>
    <message>
        <source>write a number, or hold the motion: "motion": "hold"</source>
        <translation>напишите число или удерживайте движение: "motion": "hold"</translation>
    </message>
    <message>
        <source>write a number, or put the formula between double quotes</source>
        <translation>напишите число или заключите формулу в двойные кавычки</translation>
    </message>
    <message>
        <source>write a size in SI units</source>
        <translation>напишите размер в единицах СИ</translation>
    </message>
    <message>
        <source>write a unit behind each number</source>
        <translation>пишите единицу после каждого числа</translation>
    </message>
    <message>
        <source>write a value before it</source>
        <translation>напишите перед ним значение</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <translation>напишите целое число</translation>
    </message>
    <message>
        <source>write all three, without quotes or units</source>
        <translation>напишите все три, без кавычек и единиц</translation>
    </message>
    <message>
        <source>write at most %1 times the body weight of %2 N; this bound is the program's own, and a wide one</source>
        <translation>напишите не более %1 веса тела, равного %2 Н; этот предел задан программой и взят с запасом</translation>
    </message>
    <message>
        <source>write at most %1; this bound is the program's own, and a wide one</source>
        <translation>напишите не более %1; этот предел задан программой и взят с запасом</translation>
    </message>
    <message>
        <source>write axes: a rotation about z, translations along x and y</source>
        <translation>напишите оси: вращение вокруг z, переносы вдоль x и y</translation>
    </message>
    <message>
        <source>write coordinate=MOMENT in newton metres or newtons</source>
        <translation>напишите координата=МОМЕНТ в ньютон-метрах или ньютонах</translation>
    </message>
    <message>
        <source>write coordinate=VALUE in degrees or metres</source>
        <translation>напишите координата=ЗНАЧЕНИЕ в градусах или метрах</translation>
    </message>
    <message>
        <source>write either "body" and "position", or "node", or "surface"</source>
        <translation>напишите либо "body" и "position", либо "node", либо "surface"</translation>
    </message>
    <message>
        <source>write either "rotation": [x, y, z] or "translation": [x, y, z]</source>
        <translation>напишите либо "rotation": [x, y, z], либо "translation": [x, y, z]</translation>
    </message>
    <message>
        <source>write further ones into another case</source>
        <translation>остальные запишите в другой случай</translation>
    </message>
    <message>
        <source>write how many links there are</source>
        <translation>напишите число звеньев</translation>
    </message>
    <message>
        <source>write inDegrees=no into the header if they are in radians</source>
        <translation>если они в радианах, напишите в заголовке inDegrees=no</translation>
    </message>
    <message>
        <source>write it as an escape, such as \t</source>
        <translation>запишите его экранированием, например \t</translation>
    </message>
    <message>
        <source>write it as an object, {"key": value, ...}</source>
        <translation>запишите как объект, {"ключ": значение, ...}</translation>
    </message>
    <message>
        <source>write it as in 12.5 or -1e-3, SI and radians, without quotes or units</source>
        <translation>запишите как 12.5 или -1e-3, в СИ и радианах, без кавычек и единиц</translation>
    </message>
    <message>
        <source>write it as in 12.5 or -1e-3, without quotes or units</source>
        <translation>запишите как 12.5 или -1e-3, без кавычек и единиц</translation>
    </message>
    <message>
        <source>write it as in 12.5 or -1e-3, without units</source>
        <translation>запишите как 12.5 или -1e-3, без единиц</translation>
    </message>
    <message>
        <source>write it in %1</source>
        <translation>напишите в %1</translation>
    </message>
    <message>
        <source>write it in N/m, without quotes or units, or %1</source>
        <translation>запишите в Н/м, без кавычек и единиц, или %1</translation>
    </message>
    <message>
        <source>write it in UTF-8</source>
        <translation>запишите в UTF-8</translation>
    </message>
    <message>
        <source>write it without a unit</source>
        <translation>напишите без единицы</translation>
    </message>
    <message>
        <source>write it without quotes</source>
        <translation>запишите без кавычек</translation>
    </message>
    <message>
        <source>write linear, or a power farther from 1</source>
        <translation>напишите linear или степень, более далёкую от 1</translation>
    </message>
    <message>
        <source>write link=A above -1</source>
        <translation>напишите связь=A, где A больше -1</translation>
    </message>
    <message>
        <source>write link=MILLIMETRES</source>
        <translation>напишите связь=МИЛЛИМЕТРЫ</translation>
    </message>
    <message>
        <source>write null for an end that is open</source>
        <translation>для открытого края напишите null</translation>
    </message>
    <message>
        <source>write null where there is no bound</source>
        <translation>где границы нет, напишите null</translation>
    </message>
    <message>
        <source>write numbers as in 12.5 or -1e-3</source>
        <translation>пишите числа как 12.5 или -1e-3</translation>
    </message>
    <message>
        <source>write one of 'time', 'after' and 'when'</source>
        <translation>напишите что-то одно из «time», «after» и «when»</translation>
    </message>
    <message>
        <source>write one of these words</source>
        <translation>напишите одно из этих слов</translation>
    </message>
    <message>
        <source>write six rows of six numbers, [[...], ...], forces before moments, displacements before turns</source>
        <translation>напишите шесть строк по шесть чисел, [[...], ...], силы перед моментами, перемещения перед поворотами</translation>
    </message>
    <message>
        <source>write the character itself, in UTF-8</source>
        <translation>напишите сам символ в UTF-8</translation>
    </message>
    <message>
        <source>write the steps of the file, such as links/psoas/path/1</source>
        <translation>напишите путь внутри файла, например links/psoas/path/1</translation>
    </message>
    <message>
        <source>write three factors along x, y and z</source>
        <translation>напишите три множителя вдоль x, y и z</translation>
    </message>
    <message>
        <source>write true or false in small letters</source>
        <translation>напишите true или false строчными буквами</translation>
    </message>
    <message>
        <source>write two points or more, sorted by x</source>
        <translation>напишите две точки или больше, по возрастанию x</translation>
    </message>
    <message>
        <source>write what it gives into a file, and name that</source>
        <translation>запишите его вывод в файл и укажите этот файл</translation>
    </message>
    <message>
        <source>write x^2 for a power</source>
        <translation>степень пишется как x^2</translation>
    </message>
    <message>
        <source>Written in</source>
        <translation>В осях</translation>
    </message>
    <message>
        <source>x %1   y %2   z %3 mm</source>
        <translation>x %1   y %2   z %3 мм</translation>
    </message>
    <message>
        <source>Y is not zero</source>
        <translation>Y не равно нулю</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>yes: angles are in degrees; no: in radians</source>
        <translation>yes: углы в градусах; no: в радианах</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
    </message>
    <message>
        <source>yield of the %1</source>
        <translation>текучесть: %1</translation>
    </message>
    <message>
        <source>yield, %</source>
        <translation>текучесть, %</translation>
    </message>
    <message>
        <source>yield, MPa</source>
        <translation>текучесть, МПа</translation>
    </message>
    <message>
        <source>Young's</source>
        <translation>Юнга</translation>
    </message>
    <message>
        <source>Young's modulus of layer '%1' is not positive</source>
        <translation>модуль Юнга слоя «%1» не положителен</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>масштаб</translation>
    </message>
    <message>
        <source>zoom all frame centre home reset camera</source>
        <translation>масштаб всё показать целиком центр сброс камеры</translation>
    </message>
    <message>
        <source>zoom to selected frame centre</source>
        <translation>масштаб к выделенному центр</translation>
    </message>
    <message>
        <source>µm</source>
        <comment>unit</comment>
        <translation>мкм</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>unit</comment>
        <translation>мкс</translation>
    </message>
    <message>
        <source>· cortex %1</source>
        <translation>· кортикальная %1</translation>
    </message>
    <message>
        <source>× or ÷ </source>
        <translation>× или ÷ </translation>
    </message>
    <message>
        <source>ΔR</source>
        <translation>ΔR</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>✓ saved %1</source>
        <translation>✓ сохранён %1</translation>
    </message>
</context>
</TS>
