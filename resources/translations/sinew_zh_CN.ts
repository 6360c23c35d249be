<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>sinew</name>
    <message>
        <source>
and %1 more</source>
        <translation>
以及另外 %1 项</translation>
    </message>
    <message>
        <source> (%1 and %2 %)</source>
        <translation>（%1 与 %2 %）</translation>
    </message>
    <message>
        <source> (%1 so far)</source>
        <translation>（已选 %1）</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source> (at a fit of %1; a band would mix fits)</source>
        <translation>（贴合度 %1；区间会混合不同贴合度）</translation>
    </message>
    <message>
        <source> (chosen)</source>
        <translation>（已选）</translation>
    </message>
    <message>
        <source> (example)</source>
        <translation>（示例）</translation>
    </message>
    <message>
        <source> (first)</source>
        <translation>（最先）</translation>
    </message>
    <message>
        <source> (large: %1)</source>
        <translation>（大位移：%1）</translation>
    </message>
    <message>
        <source> (unsaved copy)</source>
        <translation>（未保存副本）</translation>
    </message>
    <message>
        <source> (worst)</source>
        <translation>（最不利）</translation>
    </message>
    <message>
        <source> after “%1”</source>
        <translation>，在“%1”之后</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <source> Dimensions, places, material and preload are assumed: those of the usual device of its class, not of a product.</source>
        <translation> 尺寸、位置、材料与预紧均为假定：取该类常用器械，而非某一产品。</translation>
    </message>
    <message>
        <source> Hip force and lever arm of all are those of the worst posture of A.</source>
        <translation> 各构造的髋关节力与力臂均取 A 的最不利姿态。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source> samples</source>
        <translation> 个样本</translation>
    </message>
    <message>
        <source> to %1</source>
        <translation>为 %1</translation>
    </message>
    <message>
        <source> · %1× real time</source>
        <translation> · 实时的 %1 倍</translation>
    </message>
    <message>
        <source> · as before the last edits</source>
        <translation> · 为最近编辑之前</translation>
    </message>
    <message>
        <source> · changed</source>
        <translation> · 已更改</translation>
    </message>
    <message>
        <source> · kept run as ghost</source>
        <translation> · 保留的运行以虚影显示</translation>
    </message>
    <message>
        <source> · outdated</source>
        <translation> · 已过时</translation>
    </message>
    <message>
        <source> · partial</source>
        <translation> · 部分</translation>
    </message>
    <message>
        <source>% of the load</source>
        <translation>载荷的 %</translation>
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
按给定 %2
已证 %3
第 5 至 95 百分位 %4，中位数 %5</translation>
    </message>
    <message>
        <source>%1 % of fatigue</source>
        <translation>疲劳强度的 %1 %</translation>
    </message>
    <message>
        <source>%1 % of fatigue now</source>
        <translation>当前为疲劳强度的 %1 %</translation>
    </message>
    <message>
        <source>%1 % of strength now</source>
        <translation>当前为强度的 %1 %</translation>
    </message>
    <message>
        <source>%1 % of the load</source>
        <translation>载荷的 %1 %</translation>
    </message>
    <message>
        <source>%1 % of the section pressed, at a fit of %2</source>
        <translation>截面 %1 % 受压，贴合度 %2</translation>
    </message>
    <message>
        <source>%1 % of yield now</source>
        <translation>当前为屈服的 %1 %</translation>
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
        <translation>%1由 %2 改为 %3</translation>
    </message>
    <message>
        <source>%1 '%2'</source>
        <translation>%1 '%2'</translation>
    </message>
    <message>
        <source>%1 '%2' renamed to '%3'</source>
        <translation>%1 '%2' 重命名为 '%3'</translation>
    </message>
    <message>
        <source>%1 (%2 %3)</source>
        <translation>%1（%2 %3）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number and its range</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <translation>%1（已选）</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 &lt; 0 in row %2</source>
        <translation>第 %2 行中 %1 &lt; 0</translation>
    </message>
    <message>
        <source>%1 &lt; 0 in rows %2</source>
        <translation>第 %2 行中 %1 &lt; 0</translation>
    </message>
    <message>
        <source>%1 &lt; 0 in rows %2 and %3 more</source>
        <translation>第 %2 行及另外 %3 行中 %1 &lt; 0</translation>
    </message>
    <message>
        <source>%1 activities</source>
        <translation>%1 个活动</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>已添加%1</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 对 %2，%3</translation>
    </message>
    <message>
        <source>%1 all round, as given</source>
        <translation>四周 %1，按给定</translation>
    </message>
    <message>
        <source>%1 all round: %2 over %3, the projected area of the sphere</source>
        <translation>四周 %1：%2 除以球的投影面积 %3</translation>
    </message>
    <message>
        <source>%1 along the axes of %2</source>
        <translation>%1，沿 %2 各轴</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>%1 and %2 have no difference</source>
        <translation>%1与%2不能相减</translation>
    </message>
    <message>
        <source>%1 and %2 have no sum</source>
        <translation>%1与%2不能相加</translation>
    </message>
    <message>
        <source>%1 and %2 km/h</source>
        <translation>%1 和 %2 km/h</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 and %2 others</source>
        <translation>%1 及其他 %2 个</translation>
    </message>
    <message>
        <source>%1 and counts as touching</source>
        <translation>%1，按接触处理</translation>
    </message>
    <message>
        <source>%1 and yet has to bear</source>
        <translation>%1，却须承载</translation>
    </message>
    <message>
        <source>%1 axes</source>
        <translation>%1 轴</translation>
    </message>
    <message>
        <source>%1 beams</source>
        <translation>%1 根梁</translation>
    </message>
    <message>
        <source>%1 bear load, %2 without force</source>
        <translation>%1 承载，%2 无力</translation>
    </message>
    <message>
        <source>%1 bodies</source>
        <translation>%1 个刚体</translation>
    </message>
    <message>
        <source>%1 breaks</source>
        <translation>%1 断裂</translation>
    </message>
    <message>
        <source>%1 by this edit</source>
        <translation>此次编辑改变 %1</translation>
    </message>
    <message>
        <source>%1 can become negative</source>
        <translation>%1 可能变为负值</translation>
    </message>
    <message>
        <source>%1 can become negative: its coordinate's range is open below</source>
        <translation>%1 可能变为负值：其坐标的范围没有下限</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2); its landmarks are kept</source>
        <translation>无法读取 %1（%2）；标志点已保留</translation>
    </message>
    <message>
        <source>%1 cannot depend on '%2', which is sought at the same moment</source>
        <translation>%1 不能依赖于 '%2'，后者在同一时刻待求</translation>
    </message>
    <message>
        <source>%1 cannot take account of %2: %3</source>
        <translation>%1无法计入%2：%3</translation>
    </message>
    <message>
        <source>%1 cannot take account of contact '%2': it is rigid or has friction; give it a stiffness, and no friction</source>
        <translation>%1无法计入接触 '%2'：它为刚性或带有摩擦；请为其给出刚度，且不设摩擦</translation>
    </message>
    <message>
        <source>%1 cannot take account of link '%2', which breaks at its strength; let it hold instead</source>
        <translation>%1无法计入连接 '%2'，它达到强度即断裂；请改为达到后保持</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 个单元</translation>
    </message>
    <message>
        <source>%1 cells, %2</source>
        <translation>%1 个单元，%2</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1已更改</translation>
    </message>
    <message>
        <source>%1 changed: %2</source>
        <translation>%1已更改：%2</translation>
    </message>
    <message>
        <source>%1 changes by %2 only: the curvature at %3 can be %4 at most, not %5</source>
        <translation>%1 仅变化 %2：%3处的曲率至多为 %4，不能为 %5</translation>
    </message>
    <message>
        <source>%1 changes by %2 only: the slope at %3 can be %4 at most, not %5</source>
        <translation>%1 仅变化 %2：%3处的斜率至多为 %4，不能为 %5</translation>
    </message>
    <message>
        <source>%1 changes by %2 only: the slopes and curvatures given at its ends are too large together</source>
        <translation>%1 仅变化 %2：其两端给定的斜率与曲率合起来过大</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 列</translation>
    </message>
    <message>
        <source>%1 constraints</source>
        <translation>%1 个约束</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 个接触</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <translation>%1 个坐标</translation>
    </message>
    <message>
        <source>%1 coordinates are found in this stage</source>
        <translation>此阶段求解 %1 个坐标</translation>
    </message>
    <message>
        <source>%1 degrees</source>
        <translation>%1 度</translation>
    </message>
    <message>
        <source>%1 degrees/s</source>
        <translation>%1 度/s</translation>
    </message>
    <message>
        <source>%1 does not let links go one at a time, so it has no history. Choose Stiffness or Quadratic on the page Compare to see theirs.</source>
        <translation>“%1”不逐个释放连接，因此没有历史。请在“比较”页选择“刚度”或“二次”。</translation>
    </message>
    <message>
        <source>%1 ends at %2 s, before the stage does; give a longer table or end the stage earlier</source>
        <translation>%1 在 %2 s 结束，早于该阶段；请给出更长的表格，或提前结束该阶段</translation>
    </message>
    <message>
        <source>%1 engages</source>
        <translation>%1 受力</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 errors, see Problems; %2</source>
        <translation>%1 个错误，见“问题”；%2</translation>
    </message>
    <message>
        <source>%1 falls, so the slope at %2 must be 0 or less</source>
        <translation>%1 下降，因此%2处的斜率必须为 0 或更小</translation>
    </message>
    <message>
        <source>%1 follows %2</source>
        <translation>%1 随 %2</translation>
    </message>
    <message>
        <source>%1 force: %2</source>
        <translation>%1 力：%2</translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation>%1 帧，%2 s</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>%1 from the last point</source>
        <translation>距上一点 %1</translation>
    </message>
    <message>
        <source>%1 given</source>
        <translation>给定%1</translation>
    </message>
    <message>
        <source>%1 goes slack</source>
        <translation>%1 松弛</translation>
    </message>
    <message>
        <source>%1 has %2 angles</source>
        <translation>%1 有 %2 个角度</translation>
    </message>
    <message>
        <source>%1 has %2 arguments, but needs %3</source>
        <translation>%1 有 %2 个参数，但需要 %3 个</translation>
    </message>
    <message>
        <source>%1 has %2 of its three formulas</source>
        <translation>%1应有三个公式，现有 %2 个</translation>
    </message>
    <message>
        <source>%1 has %2 points and needs one</source>
        <translation>%1 有 %2 个点，应为一个</translation>
    </message>
    <message>
        <source>%1 has '%2' but no '%3'</source>
        <translation>%1 有 '%2'，但没有 '%3'</translation>
    </message>
    <message>
        <source>%1 has 1 argument, but needs %2</source>
        <translation>%1 有 1 个参数，但需要 %2 个</translation>
    </message>
    <message>
        <source>%1 has a part '%2', and %3 is named so too</source>
        <translation>%1 有组成部分 '%2'，而%3也以此为名</translation>
    </message>
    <message>
        <source>%1 has a pressure, but no layers that it presses</source>
        <translation>%1 有压强，但没有受压的分层</translation>
    </message>
    <message>
        <source>%1 has axes, but its kind has none of its own</source>
        <translation>%1 给出了轴，但其类型没有自己的轴</translation>
    </message>
    <message>
        <source>%1 has no axes and does not move</source>
        <translation>%1 没有轴，不能运动</translation>
    </message>
    <message>
        <source>%1 has no length</source>
        <translation>%1 没有长度</translation>
    </message>
    <message>
        <source>%1 has no mass</source>
        <translation>%1 没有质量</translation>
    </message>
    <message>
        <source>%1 has points, but its kind has none</source>
        <translation>%1 给出了质点，但其类型没有质点</translation>
    </message>
    <message>
        <source>%1 has rods, but its kind has none</source>
        <translation>%1 给出了杆，但其类型没有杆</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 固定</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <translation>%1 条提示</translation>
    </message>
    <message>
        <source>%1 holds '=': '%2'</source>
        <translation>%1含有 '='：'%2'</translation>
    </message>
    <message>
        <source>%1 holds a control character</source>
        <translation>%1含有控制字符</translation>
    </message>
    <message>
        <source>%1 in space, %2; composed by the %3 method</source>
        <translation>空间内，%1，%2；用%3方法推导</translation>
    </message>
    <message>
        <source>%1 in the plane, %2; composed by the %3 method</source>
        <translation>平面内，%1，%2；用%3方法推导</translation>
    </message>
    <message>
        <source>%1 in the rest posture</source>
        <translation>%1，于静止姿态</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1为 %2</translation>
    </message>
    <message>
        <source>%1 is %2 or below</source>
        <translation>%1为 %2 或更小</translation>
    </message>
    <message>
        <source>%1 is being measured</source>
        <translation>正在测量 %1</translation>
    </message>
    <message>
        <source>%1 is beyond what can be computed with; at most %2</source>
        <translation>%1超出可计算范围；至多 %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1为空</translation>
    </message>
    <message>
        <source>%1 is empty: its minimum lies above its maximum</source>
        <translation>%1为空：其最小值大于最大值</translation>
    </message>
    <message>
        <source>%1 is larger than any skeleton has</source>
        <translation>%1 大于任何骨骼所能有的值</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1为负</translation>
    </message>
    <message>
        <source>%1 is negative in the model's own posture</source>
        <translation>%1在模型自身的姿态下为负</translation>
    </message>
    <message>
        <source>%1 is no UTF-8</source>
        <translation>%1不是 UTF-8</translation>
    </message>
    <message>
        <source>%1 is not finite</source>
        <translation>%1不是有限值</translation>
    </message>
    <message>
        <source>%1 is not held %2</source>
        <translation>%1 无法固定 %2</translation>
    </message>
    <message>
        <source>%1 is scaled by body_weight, but the model's body_weight is 0</source>
        <translation>%1按 body_weight 缩放，但模型的 body_weight 为 0</translation>
    </message>
    <message>
        <source>%1 is too long</source>
        <translation>%1过长</translation>
    </message>
    <message>
        <source>%1 is zero</source>
        <translation>%1为零</translation>
    </message>
    <message>
        <source>%1 is zero in the model's own posture</source>
        <translation>%1在模型自身的姿态下为零</translation>
    </message>
    <message>
        <source>%1 joints</source>
        <translation>%1 个关节</translation>
    </message>
    <message>
        <source>%1 jumps at %2.</source>
        <translation>%1 在 %2 处突变。</translation>
    </message>
    <message>
        <source>%1 jumps at %2: %3.</source>
        <translation>%1 在 %2 处突变：%3。</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation>%1 kg</translation>
    </message>
    <message>
        <source>%1 kg at %2 m is a body mass index of %3 kg/m^2: check mass and height. Forces go by the mass, the size of the bone does not.</source>
        <translation>%1 kg、%2 m 对应体重指数 %3 kg/m^2：请检查质量与身高。力按质量计算，骨的尺寸则不然。</translation>
    </message>
    <message>
        <source>%1 km/h</source>
        <translation>%1 km/h</translation>
    </message>
    <message>
        <source>%1 leaves out %2: %3</source>
        <translation>%1未计入%2：%3</translation>
    </message>
    <message>
        <source>%1 leaves the plane of a plane model</source>
        <translation>%1离开平面模型的平面</translation>
    </message>
    <message>
        <source>%1 lies outside %2 to %3</source>
        <translation>%1超出 %2 至 %3 的范围</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1 个连接</translation>
    </message>
    <message>
        <source>%1 links</source>
        <comment>of a chain</comment>
        <translation>%1 个节段</translation>
    </message>
    <message>
        <source>%1 links bear all they can, amber in Links</source>
        <translation>%1 个连接已达强度上限，见“连接”中琥珀色行</translation>
    </message>
    <message>
        <source>%1 links bear more than the %2 N/cm² that human muscle was found to bear at most (Persad 2024) and state no strength, '%3' %4 N/cm²</source>
        <translation>有%1个连接承受的应力超过人体肌肉的最大实测值%2 N/cm²（Persad 2024），且未给出强度，其中“%3”为%4 N/cm²</translation>
    </message>
    <message>
        <source>%1 lists coordinates, but only ball and free joints do</source>
        <translation>%1 列出了坐标，但只有球关节与自由关节可以列出</translation>
    </message>
    <message>
        <source>%1 loads</source>
        <translation>%1 个载荷</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message>
        <source>%1 more remarks are not shown</source>
        <translation>另有 %1 条提示未显示</translation>
    </message>
    <message>
        <source>%1 motions held</source>
        <translation>约束 %1 个运动</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation>%1 N</translation>
    </message>
    <message>
        <source>%1 N backwards</source>
        <translation>向后 %1 N</translation>
    </message>
    <message>
        <source>%1 N forwards</source>
        <translation>向前 %1 N</translation>
    </message>
    <message>
        <source>%1 N of compression</source>
        <translation>压力 %1 N</translation>
    </message>
    <message>
        <source>%1 N of pull</source>
        <translation>拉力 %1 N</translation>
    </message>
    <message>
        <source>%1 N of shear down</source>
        <translation>向下剪切 %1 N</translation>
    </message>
    <message>
        <source>%1 N of shear up</source>
        <translation>向上剪切 %1 N</translation>
    </message>
    <message>
        <source>%1 needs %2 coordinates, found %3</source>
        <translation>%1 需要 %2 个坐标，实有 %3 个</translation>
    </message>
    <message>
        <source>%1 needs %2 rods, found %3</source>
        <translation>%1 需要 %2 根杆，实有 %3 根</translation>
    </message>
    <message>
        <source>%1 needs %2 stretches, found %3</source>
        <translation>%1 需要 %2 个伸长，实有 %3 个</translation>
    </message>
    <message>
        <source>%1 needs 1 rod, found %2</source>
        <translation>%1 需要 1 根杆，实有 %2 根</translation>
    </message>
    <message>
        <source>%1 needs 1 stretch, found %2</source>
        <translation>%1 需要 1 个伸长，实有 %2 个</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 个对象</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 links bear load</source>
        <translation>%2 个连接中 %1 个承载</translation>
    </message>
    <message>
        <source>%1 of %2 links pull</source>
        <translation>%2 个连接中 %1 个受拉</translation>
    </message>
    <message>
        <source>%1 of %2 muscle lines pull</source>
        <translation>%2 条肌肉线中 %1 条受拉</translation>
    </message>
    <message>
        <source>%1 of %2 postures and loads have no answer; the figures are those of the worst of the others.</source>
        <translation>%2 个姿态与载荷中有 %1 个无结果；指标取其余中最不利者。</translation>
    </message>
    <message>
        <source>%1 of %2 postures are not solved: no force is drawn there.</source>
        <translation>%2 个姿态中 %1 个未求解：该处不画力。</translation>
    </message>
    <message>
        <source>%1 of %2 postures cannot be answered</source>
        <translation>%2 个姿态中 %1 个无结果</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 / %2 · %3</translation>
    </message>
    <message>
        <source>%1 of coordinate '%2'</source>
        <translation>坐标 '%2' 的%1</translation>
    </message>
    <message>
        <source>%1 of the load</source>
        <translation>载荷的 %1</translation>
    </message>
    <message>
        <source>%1 on %2, joint '%3'</source>
        <translation>%1 连接于 %2，关节“%3”</translation>
    </message>
    <message>
        <source>%1 on '%2', from its pole</source>
        <translation>%1在 '%2' 上自其极点的位置</translation>
    </message>
    <message>
        <source>%1 on the head fragment</source>
        <translation>头侧骨折块上的 %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>examples</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 随 %2 的变化</translation>
    </message>
    <message>
        <source>%1 over the postures</source>
        <translation>各姿态的%1</translation>
    </message>
    <message>
        <source>%1 points; %2</source>
        <translation>%1 点；%2</translation>
    </message>
    <message>
        <source>%1 postures in</source>
        <translation>%1 个姿态用时</translation>
    </message>
    <message>
        <source>%1 pull, %2 slack</source>
        <translation>%1 受拉，%2 松弛</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>已移除%1</translation>
    </message>
    <message>
        <source>%1 rises, so the slope at %2 must be 0 or more</source>
        <translation>%1 上升，因此%2处的斜率必须为 0 或更大</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>%1 个节段</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 个来源</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 个阶段</translation>
    </message>
    <message>
        <source>%1 stand at their strength at the same time, at %2 % of the load: they break together, and then carry nothing</source>
        <translation>%1 在载荷的 %2 % 时同时达到强度：它们一起断裂，此后不再受力</translation>
    </message>
    <message>
        <source>%1 steps: step 1 has all links engaged, each further one switches one link, or several that are equally far beyond their limits.</source>
        <translation>%1 步：第 1 步所有连接都受力，之后每步切换一个连接，或同时切换超限程度相同的几个连接。</translation>
    </message>
    <message>
        <source>%1 stop</source>
        <translation>%1 限位</translation>
    </message>
    <message>
        <source>%1 takes a number without a unit</source>
        <translation>%1 只接受无单位的数</translation>
    </message>
    <message>
        <source>%1 takes other arguments</source>
        <translation>%1 不接受此类参数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 to %2 km/h</source>
        <translation>%1 至 %2 km/h</translation>
    </message>
    <message>
        <source>%1 to %2 km/h; no mean exists</source>
        <translation>%1 至 %2 km/h；无平均值</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>%1 turns out of the plane of a plane model</source>
        <translation>%1转出平面模型的平面</translation>
    </message>
    <message>
        <source>%1 until the load is balanced</source>
        <translation>载荷平衡之前，%1</translation>
    </message>
    <message>
        <source>%1 until the load is balanced, where it could not be held</source>
        <translation>载荷平衡之前，%1，而在那里无法支承</translation>
    </message>
    <message>
        <source>%1 until the load is balanced; %2</source>
        <translation>载荷平衡之前，%1；%2</translation>
    </message>
    <message>
        <source>%1 until the load is balanced; forces there differ by up to %2 of the largest</source>
        <translation>载荷平衡之前，%1；那里的力最多相差最大力的 %2</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>%1 was changed by another program</source>
        <translation>%1 已被其他程序更改</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 未保存：%2</translation>
    </message>
    <message>
        <source>%1 was not saved: another program has changed it; reload that version, keep what is here and save again, or save under another name</source>
        <translation>%1 未保存：已被其他程序更改；请重新加载该版本、保留此处内容后再次保存，或另存为其他名称</translation>
    </message>
    <message>
        <source>%1 was not saved: it is open in another window</source>
        <translation>%1 未保存：它已在另一窗口中打开</translation>
    </message>
    <message>
        <source>%1 was removed or renamed; the document is kept here</source>
        <translation>%1 已被移除或重命名；文档仍保留在此</translation>
    </message>
    <message>
        <source>%1 yields</source>
        <translation>%1 屈服</translation>
    </message>
    <message>
        <source>%1 · changed</source>
        <translation>%1 · 已更改</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · 未保存</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 % of the bone's strength there</source>
        <translation>%1，为该处骨强度的 %2 %</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a range of time and a count</comment>
        <translation>%1，共 %2 次</translation>
    </message>
    <message>
        <source>%1, %2, over %3</source>
        <translation>%1，%2；横轴：%3</translation>
    </message>
    <message>
        <source>%1, along %2</source>
        <translation>%1，沿 %2</translation>
    </message>
    <message>
        <source>%1, and %2 samples are left out</source>
        <translation>%1，另有 %2 个样本被略去</translation>
    </message>
    <message>
        <source>%1, and 1 sample is left out</source>
        <translation>%1，另有 1 个样本被略去</translation>
    </message>
    <message>
        <source>%1, at %2 times this load</source>
        <translation>%1，在此载荷的 %2 倍时</translation>
    </message>
    <message>
        <source>%1, at any load</source>
        <translation>%1，在任何载荷下</translation>
    </message>
    <message>
        <source>%1, at any load: tightening does it</source>
        <translation>%1，在任何载荷下：拧紧即导致</translation>
    </message>
    <message>
        <source>%1, character %2: %3</source>
        <translation>%1，第 %2 个字符：%3</translation>
    </message>
    <message>
        <source>%1, Goodman</source>
        <translation>%1，Goodman</translation>
    </message>
    <message>
        <source>%1, in stage '%2' from %3 s on</source>
        <translation>%1，在阶段“%2”自 %3 s 起</translation>
    </message>
    <message>
        <source>%1, last edit %2%3</source>
        <translation>%1，最后编辑于 %2%3</translation>
    </message>
    <message>
        <source>%1, near a singular position of the constraints %2</source>
        <translation>%1，位于约束 %2 的奇异位置附近</translation>
    </message>
    <message>
        <source>%1, near a singular position of the constraints %2; where speeds or forces grew without bound before, take a smaller step</source>
        <translation>%1，位于约束 %2 的奇异位置附近；若此前速度或力无限增大，请减小步长</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1，未找到</translation>
    </message>
    <message>
        <source>%1, not the worst</source>
        <translation>%1，非最不利</translation>
    </message>
    <message>
        <source>%1, point %2 %3</source>
        <translation>%1，点 %2 %3</translation>
    </message>
    <message>
        <source>%1, point %2, %3</source>
        <translation>%1，点 %2，%3</translation>
    </message>
    <message>
        <source>%1, stiffness</source>
        <translation>%1，刚度</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1，然后 %2</translation>
    </message>
    <message>
        <source>%1, then the run ends</source>
        <translation>%1，然后运行结束</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. SI, radians.</source>
        <translation>%1。SI 单位，弧度。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1：%2，于 %3</translation>
    </message>
    <message>
        <source>%1: back to the saved value</source>
        <translation>%1：恢复已保存的值</translation>
    </message>
    <message>
        <source>%1: Fixation &gt; Pick Landmarks on the Mesh</source>
        <translation>%1：内固定 &gt; 在网格上选标志点</translation>
    </message>
    <message>
        <source>%1: how often each force came up</source>
        <translation>%1：各力出现的频度</translation>
    </message>
    <message>
        <source>%1: its force</source>
        <translation>%1：其力</translation>
    </message>
    <message>
        <source>%1: its strands differ, the first is shown</source>
        <translation>%1：各束不同，显示第一束</translation>
    </message>
    <message>
        <source>%1: joint force</source>
        <translation>%1：关节力</translation>
    </message>
    <message>
        <source>%1: landmarks are still to be picked</source>
        <translation>%1：标志点尚待选取</translation>
    </message>
    <message>
        <source>%1: there is no quantity '%2'</source>
        <translation>%1：没有量 '%2'</translation>
    </message>
    <message>
        <source>%1: this seems to be a left femur</source>
        <translation>%1：这似乎是左侧股骨</translation>
    </message>
    <message>
        <source>%1: this seems to be a right femur</source>
        <translation>%1：这似乎是右侧股骨</translation>
    </message>
    <message>
        <source>%1: what it is a share of</source>
        <translation>%1：所占份额的对象</translation>
    </message>
    <message>
        <source>%1: with %2 the fragments cannot be held.</source>
        <translation>%1：在 %2 下骨折块无法固定。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1; a force that presses the head down is negative up the shaft</source>
        <translation>%1；将股骨头下压的力在沿骨干向上方向为负</translation>
    </message>
    <message>
        <source>%1; final</source>
        <translation>%1；最终</translation>
    </message>
    <message>
        <source>%1; look at what acts at %2 s</source>
        <translation>%1；请检查 %2 s 时的作用</translation>
    </message>
    <message>
        <source>%1; note: %2</source>
        <translation>%1；注：%2</translation>
    </message>
    <message>
        <source>%1; the fragments turn by %2, so that small displacements are a rough guide</source>
        <translation>%1；骨折块转动 %2，小位移假设只能作粗略参考</translation>
    </message>
    <message>
        <source>%1; the preload is lost: nothing presses the fragments together when the ties are tightened</source>
        <translation>%1；预紧丧失：收紧拉索时骨折块未被压紧</translation>
    </message>
    <message>
        <source>%1; the range is of all of it</source>
        <translation>%1；范围针对整个活动</translation>
    </message>
    <message>
        <source>%1; the same at %2</source>
        <translation>%1；同样的错误见 %2</translation>
    </message>
    <message>
        <source>%1; the value before is kept</source>
        <translation>%1；保留先前的值</translation>
    </message>
    <message>
        <source>%1; there they change tensions by up to %2 of the largest and joint forces by up to %3 of the largest</source>
        <translation>%1；此时拉力的变化最大达最大值的 %2，关节力的变化最大达最大值的 %3</translation>
    </message>
    <message>
        <source>%1; they follow from how stiff links are, of which the linear path takes the ratios alone</source>
        <translation>%1；它们取决于连接的实际刚度，而线性路径只取刚度之比</translation>
    </message>
    <message>
        <source>%1; tightening closes the gap, however small the preload: nothing else holds it open</source>
        <translation>%1；无论预紧力多小，拧紧都会使间隙闭合：没有别的东西撑开它</translation>
    </message>
    <message>
        <source>%1; try the method 'linearly_implicit', or look at what acts at %2 s</source>
        <translation>%1；请尝试方法 'linearly_implicit'，或检查 %2 s 时的作用</translation>
    </message>
    <message>
        <source>%1; where speeds or forces grew without bound before, take a smaller step</source>
        <translation>%1；若此前速度或力无限增大，请减小步长</translation>
    </message>
    <message>
        <source>%1; wrapping round more than half a turn is not computed: let its path pass a point on the way</source>
        <translation>%1；绕过半圈以上无法计算：请让其路径经过途中的一点</translation>
    </message>
    <message>
        <source>%1° in %2 s</source>
        <translation>%2 s 内 %1°</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>运动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>'!=' is true nearly always, so it never becomes true at a moment</source>
        <translation>'!=' 几乎总是成立，因此不存在开始成立的时刻</translation>
    </message>
    <message>
        <source>'%1'</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>'%1' bears %2 N/cm² and states no strength; human muscle was found to bear %3 at most (Persad 2024)</source>
        <translation>“%1”承受%2 N/cm²，且未给出强度；人体肌肉的最大实测值为%3（Persad 2024）</translation>
    </message>
    <message>
        <source>'%1' breaks at its strength of %2 N, at %3 % of the load, and then carries nothing</source>
        <translation>'%1' 在载荷的 %3 % 时达到其强度 %2 N 而断裂，此后不再受力</translation>
    </message>
    <message>
        <source>'%1' by %2</source>
        <translation>'%1' 偏差 %2</translation>
    </message>
    <message>
        <source>'%1' by %2 and %3</source>
        <translation>'%1' 偏差 %2 与 %3</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 degrees</source>
        <translation>'%1' 由 %2 变为 %3 度</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 degrees/s</source>
        <translation>'%1' 由 %2 变为 %3 °/s</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 m</source>
        <translation>'%1' 由 %2 变为 %3 m</translation>
    </message>
    <message>
        <source>'%1' from %2 to %3 m/s</source>
        <translation>'%1' 由 %2 变为 %3 m/s</translation>
    </message>
    <message>
        <source>'%1' has %2, A has %3</source>
        <translation>'%1' 有 %2，A 有 %3</translation>
    </message>
    <message>
        <source>'%1' has no '='</source>
        <translation>'%1' 中没有 '='</translation>
    </message>
    <message>
        <source>'%1' is left with %2 N</source>
        <translation>'%1' 尚有 %2 N 未平衡</translation>
    </message>
    <message>
        <source>'%1' is left with %2 N m</source>
        <translation>'%1' 尚有 %2 N m 未平衡</translation>
    </message>
    <message>
        <source>'%1' is needed by %2</source>
        <translation>%2 需要 '%1'</translation>
    </message>
    <message>
        <source>'%1' is not a number</source>
        <translation>'%1' 不是数</translation>
    </message>
    <message>
        <source>'%1' is outside the range of the coordinate</source>
        <translation>'%1' 超出坐标的范围</translation>
    </message>
    <message>
        <source>'%1' is taken: it means the end of the run</source>
        <translation>名称 '%1' 已被占用：它表示运行结束</translation>
    </message>
    <message>
        <source>'%1' is taken: it means the ground</source>
        <translation>名称 '%1' 已被占用：它表示地面</translation>
    </message>
    <message>
        <source>'%1' lacks %2 N</source>
        <translation>'%1' 缺少 %2 N</translation>
    </message>
    <message>
        <source>'%1' lacks %2 N m</source>
        <translation>'%1' 缺少 %2 N m</translation>
    </message>
    <message>
        <source>'%1' must be a whole number from %2</source>
        <translation>'%1' 必须为不小于 %2 的整数</translation>
    </message>
    <message>
        <source>'%1' must be a whole number from %2 to %3</source>
        <translation>'%1' 必须为 %2 至 %3 的整数</translation>
    </message>
    <message>
        <source>'%1' must be above zero</source>
        <translation>'%1' 必须大于零</translation>
    </message>
    <message>
        <source>'%1' names no range</source>
        <translation>'%1' 不是一个范围</translation>
    </message>
    <message>
        <source>'%1' took along %2</source>
        <translation>'%1' 连带移除了 %2</translation>
    </message>
    <message>
        <source>'%1' would move by %2</source>
        <translation>“%1”将移动 %2</translation>
    </message>
    <message>
        <source>'%1' would turn by %2</source>
        <translation>“%1”将转动 %2</translation>
    </message>
    <message>
        <source>'%1': %2</source>
        <translation>'%1'：%2</translation>
    </message>
    <message>
        <source>'%1': a straight nail cannot pass the cut of the osteotomy, which bends the shaft</source>
        <translation>'%1'：直髓内钉无法通过截骨面，截骨使骨干成角</translation>
    </message>
    <message>
        <source>'%1': it would cross the cut of the osteotomy as well</source>
        <translation>'%1'：它还会穿过截骨面</translation>
    </message>
    <message>
        <source>'*' is given twice in stage '%1'</source>
        <translation>'*' 在阶段 '%1' 中给定了两次</translation>
    </message>
    <message>
        <source>'*' stands beside other coordinates</source>
        <translation>'*' 与其他坐标同时给出</translation>
    </message>
    <message>
        <source>'**' is no operator here</source>
        <translation>'**' 在此不是运算符</translation>
    </message>
    <message>
        <source>'follow' needs 'tracking'</source>
        <translation>'follow' 需要 'tracking'</translation>
    </message>
    <message>
        <source>'from' must lie before 'to'</source>
        <translation>'from' 必须在 'to' 之前</translation>
    </message>
    <message>
        <source>'tracking' stands beside 'effort'</source>
        <translation>'tracking' 与 'effort' 同时给出</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>(left)</source>
        <translation>（左）</translation>
    </message>
    <message>
        <source>(right)</source>
        <translation>（右）</translation>
    </message>
    <message>
        <source>*.sinew-fixation.json file</source>
        <translation>*.sinew-fixation.json 文件</translation>
    </message>
    <message>
        <source>*.sinew-scenario.json file</source>
        <translation>*.sinew-scenario.json 文件</translation>
    </message>
    <message>
        <source>*.sinew.json model</source>
        <translation>*.sinew.json 模型</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ 添加</translation>
    </message>
    <message>
        <source>+ Add a beam</source>
        <translation>+ 添加梁</translation>
    </message>
    <message>
        <source>+ Add a hip force</source>
        <translation>+ 添加髋关节力</translation>
    </message>
    <message>
        <source>+ condition</source>
        <translation>+ 条件</translation>
    </message>
    <message>
        <source>+ curve</source>
        <translation>+ 曲线</translation>
    </message>
    <message>
        <source>+ new</source>
        <translation>+ 新建</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a text</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>, and %1</source>
        <translation>，且%1</translation>
    </message>
    <message>
        <source>, but %1</source>
        <translation>，但%1</translation>
    </message>
    <message>
        <source>, by tightening alone</source>
        <translation>，仅拧紧所致</translation>
    </message>
    <message>
        <source>, given</source>
        <translation>，给定</translation>
    </message>
    <message>
        <source>, whatever is assumed</source>
        <translation>，无论取何种假定</translation>
    </message>
    <message>
        <source>, yield strain 0.8 %</source>
        <translation>，屈服应变 0.8 %</translation>
    </message>
    <message>
        <source>.mot, .sto or .csv; relative to the scenario's folder</source>
        <translation>.mot、.sto 或 .csv；相对场景文件夹</translation>
    </message>
    <message>
        <source>0 leaves the stiffness as it is, 1 doubles it</source>
        <translation>0 保持刚度不变，1 使其加倍</translation>
    </message>
    <message>
        <source>0 when the model is no person</source>
        <translation>模型不是人时为 0</translation>
    </message>
    <message>
        <source>0.46 is usual in finite element studies</source>
        <translation>有限元研究中常用 0.46</translation>
    </message>
    <message>
        <source>0: it stays where it hits; 1: it loses no speed</source>
        <translation>0：碰后停留；1：速度不损失</translation>
    </message>
    <message>
        <source>1 activity</source>
        <translation>1 个活动</translation>
    </message>
    <message>
        <source>1 axis</source>
        <translation>1 轴</translation>
    </message>
    <message>
        <source>1 beam</source>
        <translation>1 根梁</translation>
    </message>
    <message>
        <source>1 body</source>
        <translation>1 个刚体</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 个单元</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>1 constraint</source>
        <translation>1 个约束</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 个接触</translation>
    </message>
    <message>
        <source>1 coordinate</source>
        <translation>1 个坐标</translation>
    </message>
    <message>
        <source>1 coordinate is found in this stage</source>
        <translation>此阶段求解 1 个坐标</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>1 error, see Problems; %1</source>
        <translation>1 个错误，见“问题”；%1</translation>
    </message>
    <message>
        <source>1 front</source>
        <translation>1 前视</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 条提示</translation>
    </message>
    <message>
        <source>1 is the load as it is</source>
        <translation>1 为载荷原值</translation>
    </message>
    <message>
        <source>1 joint</source>
        <translation>1 个关节</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 个连接</translation>
    </message>
    <message>
        <source>1 link</source>
        <comment>of a chain</comment>
        <translation>1 个节段</translation>
    </message>
    <message>
        <source>1 link bears all it can, amber in Links</source>
        <translation>1 个连接已达强度上限，见“连接”中琥珀色行</translation>
    </message>
    <message>
        <source>1 load</source>
        <translation>1 个载荷</translation>
    </message>
    <message>
        <source>1 motion held</source>
        <translation>约束 1 个运动</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 个节点</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 个数</translation>
    </message>
    <message>
        <source>1 posture in</source>
        <translation>1 个姿态用时</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 行</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>1 segment</source>
        <translation>1 个节段</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 个来源</translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation>1 个阶段</translation>
    </message>
    <message>
        <source>1 step: with all links engaged none is in the wrong, so none switches.</source>
        <translation>1 步：全部连接受力时无矛盾，故无切换。</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>11 links</source>
        <translation>11 个节段</translation>
    </message>
    <message>
        <source>11 moments</source>
        <translation>11 个力矩</translation>
    </message>
    <message>
        <source>12 coordinates</source>
        <translation>12 个坐标</translation>
    </message>
    <message>
        <source>12 links</source>
        <translation>12 个节段</translation>
    </message>
    <message>
        <source>18 coordinates</source>
        <translation>18 个坐标</translation>
    </message>
    <message>
        <source>18 muscles</source>
        <translation>18 块肌肉</translation>
    </message>
    <message>
        <source>1e-8 is usual</source>
        <translation>通常为 1e-8</translation>
    </message>
    <message>
        <source>2 contacts</source>
        <translation>2 次接触</translation>
    </message>
    <message>
        <source>2 coordinates</source>
        <translation>2 个坐标</translation>
    </message>
    <message>
        <source>2 of 5 pull</source>
        <translation>5 束中 2 束受力</translation>
    </message>
    <message>
        <source>2 stages</source>
        <translation>2 个阶段</translation>
    </message>
    <message>
        <source>24 coordinates</source>
        <translation>24 个坐标</translation>
    </message>
    <message>
        <source>26 coordinates</source>
        <translation>26 个坐标</translation>
    </message>
    <message>
        <source>27 muscle lines as published, for comparison</source>
        <translation>27 条已发表的肌肉线，供比较</translation>
    </message>
    <message>
        <source>27 muscles</source>
        <translation>27 块肌肉</translation>
    </message>
    <message>
        <source>3 harmonics</source>
        <translation>3 次谐波</translation>
    </message>
    <message>
        <source>3 of 5 pull</source>
        <translation>5 根中 3 根受力</translation>
    </message>
    <message>
        <source>3 side</source>
        <translation>3 侧视</translation>
    </message>
    <message>
        <source>3 stages</source>
        <translation>3 个阶段</translation>
    </message>
    <message>
        <source>30 postures</source>
        <translation>30 个姿态</translation>
    </message>
    <message>
        <source>316L, annealed</source>
        <translation>316L，退火</translation>
    </message>
    <message>
        <source>316L, cold worked</source>
        <translation>316L，冷作</translation>
    </message>
    <message>
        <source>4 ligaments</source>
        <translation>4 条韧带</translation>
    </message>
    <message>
        <source>5 links</source>
        <translation>5 个节段</translation>
    </message>
    <message>
        <source>5 mm</source>
        <translation>5 mm</translation>
    </message>
    <message>
        <source>52 coordinates</source>
        <translation>52 个坐标</translation>
    </message>
    <message>
        <source>5th to 95th percentile of the samples</source>
        <translation>样本第 5 至 95 百分位</translation>
    </message>
    <message>
        <source>7 steps</source>
        <translation>7 步</translation>
    </message>
    <message>
        <source>7 top</source>
        <translation>7 俯视</translation>
    </message>
    <message>
        <source>: </source>
        <comment>between a name and what is said of it</comment>
        <translation>：</translation>
    </message>
    <message>
        <source>; %1 as what is assumed varies</source>
        <translation>；随假定变化为 %1</translation>
    </message>
    <message>
        <source>; beyond</source>
        <translation>；超出</translation>
    </message>
    <message>
        <source>; dashed: under load, change × %1</source>
        <translation>；虚线：受载，变化 × %1</translation>
    </message>
    <message>
        <source>; movements × %1</source>
        <translation>；位移 × %1</translation>
    </message>
    <message>
        <source>; no pressure known</source>
        <translation>；压强未知</translation>
    </message>
    <message>
        <source>; the total is too small for shares</source>
        <translation>；合计太小，不计份额</translation>
    </message>
    <message>
        <source>; the value before is kept</source>
        <translation>；保留先前的值</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;1&lt;/b&gt;&amp;nbsp; Open the hip.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2&lt;/b&gt;&amp;nbsp; Drag a slider.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3&lt;/b&gt;&amp;nbsp; Read the force.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;1&lt;/b&gt;&amp;nbsp; 打开髋模型。&lt;/p&gt;&lt;p&gt;&lt;b&gt;2&lt;/b&gt;&amp;nbsp; 拖动滑块。&lt;/p&gt;&lt;p&gt;&lt;b&gt;3&lt;/b&gt;&amp;nbsp; 读取力。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>= no difference from A that this model can tell: the bands overlap</source>
        <translation>= 与 A 无本模型可辨的差异：区间重叠</translation>
    </message>
    <message>
        <source>= no difference from A that this model can tell: the bands overlap. Where they do not, the difference is this model's; it is not advice.</source>
        <translation>= 与 A 无本模型可辨的差异：区间重叠。不重叠处的差异属于本模型，并非建议。</translation>
    </message>
    <message>
        <source>[minimum, maximum] for 'range'</source>
        <translation>'range' 的 [最小值, 最大值]</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a %1 begins with {"format": "%2", "version": 1, ...</source>
        <translation>%1以 {"format": "%2", "version": 1, ... 开头</translation>
    </message>
    <message>
        <source>a %1 needs fewer than ten</source>
        <translation>%1所需的括号嵌套不到十层</translation>
    </message>
    <message>
        <source>a %1 of %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>a %1 of %2 links cannot be built</source>
        <translation>无法构建 %2 个节段的 %1</translation>
    </message>
    <message>
        <source>A and B have different numbers of rows</source>
        <translation>A 与 B 的行数不同</translation>
    </message>
    <message>
        <source>a ball or free joint leaves the plane of a plane model</source>
        <translation>球关节或自由关节会离开平面模型的平面</translation>
    </message>
    <message>
        <source>a ball or free joint shares its coordinates with no other</source>
        <translation>球关节或自由关节不与其他关节共用坐标</translation>
    </message>
    <message>
        <source>a beam is round, up to 30 mm thick and wider than its bore, or flat, up to 40 mm wide and high</source>
        <translation>梁为圆截面（直径至多 30 mm，且大于其内孔）或扁平截面（宽与高至多 40 mm）</translation>
    </message>
    <message>
        <source>a beam that rubs in its guide needs a bed along it</source>
        <translation>在导向中有摩擦的梁需要轴向基床</translation>
    </message>
    <message>
        <source>a bed of '%1' must run from one place to a later one, with stiffnesses that are not negative</source>
        <translation>'%1' 的基床必须由前一位置延伸到后一位置，且刚度不得为负</translation>
    </message>
    <message>
        <source>a bed of beam '%1' ends where it begins or before</source>
        <translation>梁 '%1' 的基床终点不在起点之后</translation>
    </message>
    <message>
        <source>a bed of beam '%1' reaches beyond its ends</source>
        <translation>梁 '%1' 的基床超出其两端</translation>
    </message>
    <message>
        <source>A belt only pulls: when it goes taut, what flies on</source>
        <translation>安全带只受拉：何时绷紧，何者继续前冲</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>a body hangs on one joint; close the loop with a constraint ('closure')</source>
        <translation>一个刚体只连接于一个关节；闭环请用约束（'closure'）</translation>
    </message>
    <message>
        <source>a body has 'inertia' and 'gyration_radii'</source>
        <translation>刚体同时有 'inertia' 与 'gyration_radii'</translation>
    </message>
    <message>
        <source>a body has no activation</source>
        <translation>刚体没有激活</translation>
    </message>
    <message>
        <source>a body has no shortening</source>
        <translation>刚体没有缩短量</translation>
    </message>
    <message>
        <source>a body is named 'ground'</source>
        <translation>有刚体名为 'ground'</translation>
    </message>
    <message>
        <source>a bound of row %1 is not a number</source>
        <translation>第 %1 行的界限不是数</translation>
    </message>
    <message>
        <source>a bracket is never closed</source>
        <translation>有括号从未闭合</translation>
    </message>
    <message>
        <source>A cane, a bag, a push: put a load on a body and see at once what it changes. The model stays as it is.</source>
        <translation>手杖、提包、推力：在刚体上施加载荷，立即查看其影响。模型保持不变。</translation>
    </message>
    <message>
        <source>a case is compared with three other fixators at most</source>
        <translation>一个病例至多与另外三种内固定物比较</translation>
    </message>
    <message>
        <source>a chain of links of variable length on a horizontal plane</source>
        <translation>水平面上可变长节段的链</translation>
    </message>
    <message>
        <source>a change is not a number above -1</source>
        <translation>有变化量不是大于 -1 的数</translation>
    </message>
    <message>
        <source>a change names a link and a body</source>
        <translation>更改同时指定了连接与刚体</translation>
    </message>
    <message>
        <source>a change names neither a link nor a body</source>
        <translation>更改既未指定连接，也未指定刚体</translation>
    </message>
    <message>
        <source>a change of link '%1' changes nothing</source>
        <translation>对连接 '%1' 的更改没有改变任何内容</translation>
    </message>
    <message>
        <source>a closure of a plane model holds 'x', 'y' and 'turn_z'</source>
        <translation>平面模型的闭合约束固定 'x'、'y' 与 'turn_z'</translation>
    </message>
    <message>
        <source>a coefficient of a polynomial</source>
        <translation>多项式的系数</translation>
    </message>
    <message>
        <source>a comma stands only between the arguments of a function</source>
        <translation>逗号只能用于函数的参数之间</translation>
    </message>
    <message>
        <source>a comparison has no place here</source>
        <translation>此处不能使用比较</translation>
    </message>
    <message>
        <source>a condition has no value here</source>
        <translation>条件在此处不给出数值</translation>
    </message>
    <message>
        <source>a contact cannot pull: %1</source>
        <translation>接触不能受拉：%1</translation>
    </message>
    <message>
        <source>a coordinate (rad or m)</source>
        <translation>坐标 (rad 或 m)</translation>
    </message>
    <message>
        <source>a coordinate between braces {...}</source>
        <translation>花括号 {...} 中的坐标</translation>
    </message>
    <message>
        <source>A curve has two points at least</source>
        <translation>曲线至少有两点</translation>
    </message>
    <message>
        <source>A cut of the shaft; femur and fracture are stated as before it</source>
        <translation>骨干截断；股骨与骨折按截骨前给定</translation>
    </message>
    <message>
        <source>A cut through the shaft. Femur and fracture above are as before it; the sliders of the femur are another person's anatomy.</source>
        <translation>骨干截断。上面的股骨与骨折为截骨前状态；股骨滑块对应另一人的解剖。</translation>
    </message>
    <message>
        <source>A cylinder is endless along z; a torus lies around z</source>
        <translation>圆柱沿 z 无限长；圆环绕 z</translation>
    </message>
    <message>
        <source>a damaged copy</source>
        <translation>损坏的副本</translation>
    </message>
    <message>
        <source>a delay is for curves, series and tables</source>
        <translation>延迟只用于曲线、级数与表格</translation>
    </message>
    <message>
        <source>A device adds mass; its drives make up for it</source>
        <translation>装置增加质量，由其驱动补偿</translation>
    </message>
    <message>
        <source>a digit after '-'</source>
        <translation>'-' 后的数字</translation>
    </message>
    <message>
        <source>a digit after the decimal point</source>
        <translation>小数点后的数字</translation>
    </message>
    <message>
        <source>a digit in the exponent</source>
        <translation>指数中的数字</translation>
    </message>
    <message>
        <source>a digit is missing after '%1'</source>
        <translation>'%1' 之后缺少数字</translation>
    </message>
    <message>
        <source>a face has a corner that refers to no point of the file</source>
        <translation>有面的顶点未指向文件中的任何点</translation>
    </message>
    <message>
        <source>a face has the corner '%1', which is no point</source>
        <translation>有面的顶点 '%1' 不是点</translation>
    </message>
    <message>
        <source>a face needs at least three corners</source>
        <translation>面至少需要三个顶点</translation>
    </message>
    <message>
        <source>a facet has %1 points and needs three</source>
        <translation>面片有 %1 个点，应为三个</translation>
    </message>
    <message>
        <source>a factor is not above zero</source>
        <translation>有系数不大于零</translation>
    </message>
    <message>
        <source>A fall</source>
        <translation>跌倒</translation>
    </message>
    <message>
        <source>A figure over the postures of the activity shows here.</source>
        <translation>此处显示活动各姿态下的数值。</translation>
    </message>
    <message>
        <source>A file, relative to the scenario's folder</source>
        <translation>文件，相对场景文件夹</translation>
    </message>
    <message>
        <source>a fixation has switches of its own in the view</source>
        <translation>内固定在视图中有自己的开关</translation>
    </message>
    <message>
        <source>a fixator of the kind 'none' has beams</source>
        <translation>类型为 'none' 的内固定物含有梁</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>A force on the head in body weights, in the femur's own axes: forwards, up the shaft, outwards. It begins as the peak of walking</source>
        <translation>作用于股骨头的力，以体重计，在股骨自身轴上：向前、沿骨干向上、向外。初值为行走峰值</translation>
    </message>
    <message>
        <source>a force or moment in body weights is larger than any skeleton has</source>
        <translation>以体重为单位的力或力矩大于任何骨骼所能有</translation>
    </message>
    <message>
        <source>a formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>a formula knows no past</source>
        <translation>公式不能引用过去的值</translation>
    </message>
    <message>
        <source>a given moment or force</source>
        <translation>给定的力矩或力</translation>
    </message>
    <message>
        <source>A has more than %1 rows</source>
        <translation>A 多于 %1 行</translation>
    </message>
    <message>
        <source>A has no rows</source>
        <translation>A 没有行</translation>
    </message>
    <message>
        <source>a heavy rod between two rigid parts</source>
        <translation>两刚性段之间的有质量杆</translation>
    </message>
    <message>
        <source>a heavy rod between two stretching parts</source>
        <translation>两可伸缩段之间的有质量杆</translation>
    </message>
    <message>
        <source>a heavy rod fixed in a heavy tube</source>
        <translation>固定在有质量管中的有质量杆</translation>
    </message>
    <message>
        <source>a heavy rod of constant length</source>
        <translation>定长有质量杆</translation>
    </message>
    <message>
        <source>a heavy rod that slides in a heavy tube</source>
        <translation>在有质量管中滑动的有质量杆</translation>
    </message>
    <message>
        <source>a height of %1 m is no person's</source>
        <translation>%1 m 不是人的身高</translation>
    </message>
    <message>
        <source>a held motion has 'polynomial' and 'spline'</source>
        <translation>所约束的运动同时有 'polynomial' 与 'spline'</translation>
    </message>
    <message>
        <source>a hinge and a slider in a vertical plane</source>
        <translation>竖直平面内的铰与滑块</translation>
    </message>
    <message>
        <source>a hip force must be finite and at most 100 body weights</source>
        <translation>髋关节力必须为有限值，且至多为体重的 100 倍</translation>
    </message>
    <message>
        <source>a hip force must be finite and below 100 body weights</source>
        <translation>髋关节力必须为有限值，且小于体重的 100 倍</translation>
    </message>
    <message>
        <source>a human in space, 52 degrees of freedom (Huston and Liu 1990)</source>
        <translation>空间人体，52 个自由度 (Huston and Liu 1990)</translation>
    </message>
    <message>
        <source>A is not positive definite, which the published rules need</source>
        <translation>A 不是正定的，而已发表的规则要求正定</translation>
    </message>
    <message>
        <source>A is not positive semidefinite (row %1)</source>
        <translation>A 不是半正定的（第 %1 行）</translation>
    </message>
    <message>
        <source>A is not square</source>
        <translation>A 不是方阵</translation>
    </message>
    <message>
        <source>A is not square: %1 of %2</source>
        <translation>A 不是方阵：%1，每行 %2</translation>
    </message>
    <message>
        <source>A is not symmetric, which the published rules need (lemke does not)</source>
        <translation>A 不对称，而已发表的规则要求对称（lemke 不要求）</translation>
    </message>
    <message>
        <source>A is not symmetric, which this method needs (lemke does not)</source>
        <translation>A 不对称，而此方法要求对称（lemke 不要求）</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>A joint's force shows here.</source>
        <translation>此处显示关节力。</translation>
    </message>
    <message>
        <source>A left hip is solved as a right one seen in a mirror, so that downwards, backwards and varus keep their meaning.</source>
        <translation>左髋按镜像的右髋求解，使向下、向后与内翻含义不变。</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>A level hip that sways over the foot, legs that change their length</source>
        <translation>髋保持水平在足上摆动，腿长可变</translation>
    </message>
    <message>
        <source>a level of the least largest force was not found</source>
        <translation>使最大力最小化时有一级水平未能求得</translation>
    </message>
    <message>
        <source>a link cannot bear more than its strength: %1</source>
        <translation>连接所受的力不能超过其强度：%1</translation>
    </message>
    <message>
        <source>a link has broken, the formula does not hold; solved in full</source>
        <translation>有连接断裂，公式不成立；已完整求解</translation>
    </message>
    <message>
        <source>a link switches</source>
        <translation>连接切换</translation>
    </message>
    <message>
        <source>a link that is slack or at its limit would engage</source>
        <translation>某一松弛或达到极限的连接将受力</translation>
    </message>
    <message>
        <source>a link that only pulls, such as a muscle, cannot push: %1</source>
        <translation>只受拉的连接（如肌肉）不能受压：%1</translation>
    </message>
    <message>
        <source>a link that only pushes cannot pull: %1</source>
        <translation>只受压的连接不能受拉：%1</translation>
    </message>
    <message>
        <source>a link's limits do not enclose zero</source>
        <translation>有连接的极限区间不包含零</translation>
    </message>
    <message>
        <source>a link's stiffness is not positive</source>
        <translation>有连接的刚度不为正</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list for '%1'</source>
        <translation>'%1' 的列表</translation>
    </message>
    <message>
        <source>a list for 'coordinates'</source>
        <translation>'coordinates' 的列表</translation>
    </message>
    <message>
        <source>a list for 'equalities'</source>
        <translation>'equalities' 的列表</translation>
    </message>
    <message>
        <source>a list has a length that cannot be</source>
        <translation>有列表的长度无效</translation>
    </message>
    <message>
        <source>a list has no type of its length</source>
        <translation>有列表未给出其长度的类型</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>含 %1 项的列表</translation>
    </message>
    <message>
        <source>a list of coefficients for 'polynomial'</source>
        <translation>'polynomial' 的系数列表</translation>
    </message>
    <message>
        <source>a list of points for 'spline'</source>
        <translation>'spline' 的点列表</translation>
    </message>
    <message>
        <source>a list of rows for 'A'</source>
        <translation>'A' 的行列表</translation>
    </message>
    <message>
        <source>a list of verbs</source>
        <translation>命令列表</translation>
    </message>
    <message>
        <source>a load (N, N m or m)</source>
        <translation>载荷 (N、N m 或 m)</translation>
    </message>
    <message>
        <source>a load or the support names a body that does not exist</source>
        <translation>某一载荷或支撑指定了不存在的刚体</translation>
    </message>
    <message>
        <source>A long lever on a nail in the shaft</source>
        <translation>骨干髓内钉上的长力臂</translation>
    </message>
    <message>
        <source>a lower bound: inertia is left out</source>
        <translation>下界：未计惯性</translation>
    </message>
    <message>
        <source>a mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>a mass of %1 kg is no person's</source>
        <translation>%1 kg 不是人的质量</translation>
    </message>
    <message>
        <source>A model's coordinates show here.</source>
        <translation>此处显示模型的坐标。</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>力矩</translation>
    </message>
    <message>
        <source>a moment of inertia of body '%1'</source>
        <translation>刚体 '%1' 的转动惯量</translation>
    </message>
    <message>
        <source>a motion</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>a motion by central differences</source>
        <translation>中心差分法的运动</translation>
    </message>
    <message>
        <source>a motion cannot be given by a formula</source>
        <translation>运动不能由公式给定</translation>
    </message>
    <message>
        <source>a motion need not be held; for statics take another posture, lock a coordinate, or let links supply what is missing</source>
        <translation>运动不必被维持；静力计算请换一姿态、锁定某个坐标，或由连接提供所缺的力</translation>
    </message>
    <message>
        <source>a motion that is given needs no tracking</source>
        <translation>给定的运动不需要跟踪</translation>
    </message>
    <message>
        <source>A motion, an effort, or a motion to follow</source>
        <translation>运动、作用力或要跟随的运动</translation>
    </message>
    <message>
        <source>a muscle hangs on no body: its points say where they are</source>
        <translation>肌肉不连接于某一刚体：其各点自行给出位置</translation>
    </message>
    <message>
        <source>a muscle of two heads needs two points in 'heads'</source>
        <translation>双头肌肉在 'heads' 中需要两个点</translation>
    </message>
    <message>
        <source>A muscle pulls on the fragment on which it ends: its force counts across the fracture if that is the head. The plane says which</source>
        <translation>肌肉牵拉其止点所在骨折块：若为头侧，其力计入跨骨折载荷。由平面判定</translation>
    </message>
    <message>
        <source>a name ends with another single quote: 'left foot'</source>
        <translation>名称以另一个单引号结束：'left foot'</translation>
    </message>
    <message>
        <source>a name with such a character stands between single quotes: 'left foot'</source>
        <translation>含此类字符的名称置于单引号之间：'left foot'</translation>
    </message>
    <message>
        <source>A needs as many numbers in a row as it has rows</source>
        <translation>A 每行的数的个数须等于其行数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number behind the name of a body: after that step of its joint, _before: along the axes before that step</source>
        <translation>刚体名后的数字：其关节该步之后；_before：沿该步之前的轴</translation>
    </message>
    <message>
        <source>a number for '%1'</source>
        <translation>'%1' 的数</translation>
    </message>
    <message>
        <source>a number in A is not finite</source>
        <translation>A 中有数不是有限值</translation>
    </message>
    <message>
        <source>a number in B is not finite</source>
        <translation>B 中有数不是有限值</translation>
    </message>
    <message>
        <source>a number is needed at every time of at least two: fill the table, or give a number or a curve</source>
        <translation>至少需要两个时刻，每个时刻都要有数值：请填补表格，或给出数值或曲线</translation>
    </message>
    <message>
        <source>a number of body weights</source>
        <translation>体重的倍数</translation>
    </message>
    <message>
        <source>a number or an object for 'stiffness'</source>
        <translation>'stiffness' 的数或对象</translation>
    </message>
    <message>
        <source>a number that begins with a needless 0</source>
        <translation>以多余的 0 开头的数</translation>
    </message>
    <message>
        <source>a number without a unit</source>
        <translation>无单位的数</translation>
    </message>
    <message>
        <source>a number without a unit is in radians: write '%1 deg', or '%1 rad' if it is meant so</source>
        <translation>不带单位的数以弧度计：请写“%1 deg”，若确为弧度则写“%1 rad”</translation>
    </message>
    <message>
        <source>a number would be too large</source>
        <translation>有数将过大</translation>
    </message>
    <message>
        <source>a number, "hold" or an object for %1</source>
        <translation>%1 的数、"hold" 或对象</translation>
    </message>
    <message>
        <source>a number, a name, a function or an opening bracket belongs here</source>
        <translation>此处应为数、名称、函数或左括号</translation>
    </message>
    <message>
        <source>a part of %1</source>
        <translation>%1 的组成部分</translation>
    </message>
    <message>
        <source>a path begins and ends with points; surfaces stand between them</source>
        <translation>路径以点开始并以点结束；曲面位于其间</translation>
    </message>
    <message>
        <source>a path needs two points or more</source>
        <translation>路径至少需要两个点</translation>
    </message>
    <message>
        <source>A Pauwels angle of %1 degrees is hardly seen in a neck: check it, and that it was measured from the horizontal, not from the square of the shaft.</source>
        <translation>%1 度的 Pauwels 角在股骨颈中极少见：请核对，并确认它自水平面量起，而非自骨干轴的垂面。</translation>
    </message>
    <message>
        <source>a periodic curve ends with the value it begins with, but begins with %1 and ends with %2</source>
        <translation>周期曲线的终值应等于始值，但其始值为 %1，终值为 %2</translation>
    </message>
    <message>
        <source>a periodic curve has one curvature at its first and last point, but there %1 and %2 are given</source>
        <translation>周期曲线首末两点的曲率相同，但给定的是 %1 与 %2</translation>
    </message>
    <message>
        <source>a periodic curve has one slope at its first and last point, but there %1 and %2 are given</source>
        <translation>周期曲线首末两点的斜率相同，但给定的是 %1 与 %2</translation>
    </message>
    <message>
        <source>a phase curve needs two characteristic points or more</source>
        <translation>相位曲线至少需要两个特征点</translation>
    </message>
    <message>
        <source>a plane of the neck crosses its axis between half the head's radius and the neck's base: %1 to %2 from the head's centre here</source>
        <translation>颈部平面须在股骨头半径一半处与颈基底之间穿过颈轴：此处为距头中心 %1 至 %2</translation>
    </message>
    <message>
        <source>a plane segment may be turned about z only</source>
        <translation>平面节段只能绕 z 有转角</translation>
    </message>
    <message>
        <source>a plane segment turns about z only</source>
        <translation>平面节段只能绕 z 转动</translation>
    </message>
    <message>
        <source>a PLY file begins with a line 'ply'</source>
        <translation>PLY 文件以 'ply' 一行开头</translation>
    </message>
    <message>
        <source>a point is not finite</source>
        <translation>有点不是有限值</translation>
    </message>
    <message>
        <source>a point mass of 1 kg on a rod of 1 m</source>
        <translation>1 m 杆上的 1 kg 质点</translation>
    </message>
    <message>
        <source>a point mass on a rod of constant length</source>
        <translation>定长杆上的质点</translation>
    </message>
    <message>
        <source>a point mass on a stretching rod</source>
        <translation>可伸缩杆上的质点</translation>
    </message>
    <message>
        <source>a point needs three numbers</source>
        <translation>点需要三个数</translation>
    </message>
    <message>
        <source>a point of a path names more than one of a body, a node and a surface</source>
        <translation>路径点在刚体、节点与曲面中指定了不止一个</translation>
    </message>
    <message>
        <source>a point of a path names neither a body nor a node nor a surface</source>
        <translation>路径点未指定刚体、节点或曲面</translation>
    </message>
    <message>
        <source>a point of link '%1' lies within surface '%2': it runs straight there</source>
        <translation>连接 '%1' 有一点位于曲面 '%2' 之内：该处走直线</translation>
    </message>
    <message>
        <source>A point of the plane, in the frame of the body that carries it</source>
        <translation>平面上一点，在承载刚体坐标系中</translation>
    </message>
    <message>
        <source>a point of two numbers</source>
        <translation>由两个数组成的点</translation>
    </message>
    <message>
        <source>a polygon ends outside the list of corners</source>
        <translation>有多边形的末端超出顶点列表</translation>
    </message>
    <message>
        <source>a polygon has a corner that refers to no point of the file</source>
        <translation>有多边形的顶点未指向文件中的任何点</translation>
    </message>
    <message>
        <source>a polynomial has no coefficients</source>
        <translation>多项式没有系数</translation>
    </message>
    <message>
        <source>a position beside a node has no effect</source>
        <translation>与节点并列的位置不起作用</translation>
    </message>
    <message>
        <source>a position beside a surface has no effect</source>
        <translation>与曲面并列的位置不起作用</translation>
    </message>
    <message>
        <source>a pressure</source>
        <translation>压强</translation>
    </message>
    <message>
        <source>a problem between braces {...}</source>
        <translation>花括号 {...} 中的问题</translation>
    </message>
    <message>
        <source>a problem may have 1400 rows; this seems to be another file</source>
        <translation>一个问题至多有 1400 行；这似乎是其他文件</translation>
    </message>
    <message>
        <source>a problem may have 20 000 cells; this seems to be another file</source>
        <translation>一个问题至多有 20 000 个单元；这似乎是其他文件</translation>
    </message>
    <message>
        <source>a product of inertia of body '%1'</source>
        <translation>刚体 '%1' 的惯性积</translation>
    </message>
    <message>
        <source>a property of the unknown type '%1'</source>
        <translation>有属性的类型 '%1' 未知</translation>
    </message>
    <message>
        <source>a quote is never closed</source>
        <translation>有引号从未闭合</translation>
    </message>
    <message>
        <source>a radius of gyration of body '%1'</source>
        <translation>刚体 '%1' 的回转半径</translation>
    </message>
    <message>
        <source>a reference in body weights, but the model's body_weight is 0</source>
        <translation>参考值以体重计，但模型的 body_weight 为 0</translation>
    </message>
    <message>
        <source>A remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>a reverse oblique plane crosses the axis within 60 mm below the neck's base</source>
        <translation>反斜形平面须在颈基底以下 60 mm 之内穿过轴线</translation>
    </message>
    <message>
        <source>a row number</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>a row of A, a list of numbers</source>
        <translation>A 的一行，即数的列表</translation>
    </message>
    <message>
        <source>a row of six numbers</source>
        <translation>由六个数组成的行</translation>
    </message>
    <message>
        <source>A scenario moves the skeleton: stage by stage it says which motions and which moments are given, and the others are found.</source>
        <translation>场景驱动骨骼：逐阶段说明给定哪些运动与力矩，其余求出。</translation>
    </message>
    <message>
        <source>a screw that pulls needs a thread with a bed along it</source>
        <translation>受拉的螺钉需要带轴向基床的螺纹</translation>
    </message>
    <message>
        <source>a segment is named 'ground'</source>
        <translation>有节段名为 'ground'</translation>
    </message>
    <message>
        <source>A series of postures</source>
        <translation>一系列姿态</translation>
    </message>
    <message>
        <source>a side is a place off the plane z = 0, or a name with _r, _l, right or left</source>
        <translation>侧别由偏离平面 z = 0 的位置，或含 _r、_l、right、left 的名称确定</translation>
    </message>
    <message>
        <source>a single '=' compares nothing</source>
        <translation>单个 '=' 不作比较</translation>
    </message>
    <message>
        <source>a single quote</source>
        <translation>单引号</translation>
    </message>
    <message>
        <source>a spline has at least two points</source>
        <translation>样条至少有两点</translation>
    </message>
    <message>
        <source>a spline is too steep to compute with</source>
        <translation>有样条过陡，无法计算</translation>
    </message>
    <message>
        <source>a spline needs two points or more, found %1</source>
        <translation>样条至少需要两个点，实有 %1 个</translation>
    </message>
    <message>
        <source>A spring between them makes them swing as one</source>
        <translation>其间弹簧使二者同摆</translation>
    </message>
    <message>
        <source>a stage can be like one that stands above it</source>
        <translation>阶段只能仿照列在其上方的阶段</translation>
    </message>
    <message>
        <source>a stage is named 'end'</source>
        <translation>有阶段名为 'end'</translation>
    </message>
    <message>
        <source>a state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>a state between braces {...}</source>
        <translation>花括号 {...} 中的状态</translation>
    </message>
    <message>
        <source>A step in space</source>
        <translation>空间中的一步</translation>
    </message>
    <message>
        <source>a step of %1 s is too long for %2: step^2 k/m is %3, and beyond 4 the motion grows without bound; below %4 s it is 1</source>
        <translation>步长 %1 s 对%2而言过大：step^2 k/m 为 %3，超过 4 时运动会无限增大；步长为 %4 s 时该值为 1</translation>
    </message>
    <message>
        <source>A step, recorded</source>
        <translation>记录的一步</translation>
    </message>
    <message>
        <source>A stiffer wall throws the first mass back twice</source>
        <translation>更硬的墙两次弹回第一质量</translation>
    </message>
    <message>
        <source>a stiffness</source>
        <translation>刚度</translation>
    </message>
    <message>
        <source>a stiffness is a number, or "held" for a motion held fast</source>
        <translation>刚度为数；运动固定不变时为 "held"</translation>
    </message>
    <message>
        <source>a stiffness of a support of beam '%1' is negative</source>
        <translation>梁 '%1' 的支撑有刚度为负</translation>
    </message>
    <message>
        <source>a stretch of %1</source>
        <translation>%1 的伸长</translation>
    </message>
    <message>
        <source>a stretching part, then a heavy rod</source>
        <translation>可伸缩段，后接有质量杆</translation>
    </message>
    <message>
        <source>a subtrochanteric plane crosses the shaft 20 to 150 mm below the neck's base</source>
        <translation>转子下平面须在颈基底以下 20 至 150 mm 处穿过骨干</translation>
    </message>
    <message>
        <source>A sum of functions of coordinates</source>
        <translation>坐标函数之和</translation>
    </message>
    <message>
        <source>a support of '%1' must lie on it, with stiffnesses that are not negative</source>
        <translation>'%1' 的支撑必须位于其上，且刚度不得为负</translation>
    </message>
    <message>
        <source>a support of beam '%1' does not lie on it</source>
        <translation>梁 '%1' 有支撑不在其上</translation>
    </message>
    <message>
        <source>a term has more than one of 'slope', 'polynomial' and 'spline'</source>
        <translation>有项在 'slope'、'polynomial' 与 'spline' 中含有不止一个</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a text for '%1'</source>
        <translation>'%1' 的文本</translation>
    </message>
    <message>
        <source>a text for 'name'</source>
        <translation>'name' 的文本</translation>
    </message>
    <message>
        <source>a text holds %1</source>
        <translation>文本中含有%1</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>a time has to be a number</source>
        <translation>时间必须是数值</translation>
    </message>
    <message>
        <source>a torus in a plane model leads strands out of the plane</source>
        <translation>平面模型中的圆环使束离开平面</translation>
    </message>
    <message>
        <source>A tour of the window</source>
        <translation>窗口导览</translation>
    </message>
    <message>
        <source>a verb</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>a vertex needs three numbers</source>
        <translation>顶点需要三个数</translation>
    </message>
    <message>
        <source>A wall that only pushes is met once</source>
        <translation>只受压的墙仅碰一次</translation>
    </message>
    <message>
        <source>a weightless rod of constant length</source>
        <translation>定长无质量杆</translation>
    </message>
    <message>
        <source>a weightless stretching rod</source>
        <translation>无质量可伸缩杆</translation>
    </message>
    <message>
        <source>A whole human in space, sized for a person</source>
        <translation>空间中的整个人体，按其尺寸</translation>
    </message>
    <message>
        <source>A workbench for the mechanics of skeletons.

Our source is under the Apache License 2.0. The built window links QCustomPlot, which is under the GNU General Public License 3, so the window as a whole may be passed on under the GPL 3.

It also uses Qt (LGPL 3), VTK (BSD), Eigen (MPL 2), jsoncpp (MIT) and CLI11 (BSD).</source>
        <translation>骨骼力学工作台。

本项目源代码采用 Apache 2.0 许可证。构建的窗口链接了采用 GNU 通用公共许可证第 3 版的 QCustomPlot，因此整个窗口可按 GPL 3 分发。

另外还使用 Qt (LGPL 3)、VTK (BSD)、Eigen (MPL 2)、jsoncpp (MIT) 和 CLI11 (BSD)。</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>零字节</translation>
    </message>
    <message>
        <source>A: mass matrix</source>
        <translation>A：质量矩阵</translation>
    </message>
    <message>
        <source>About Sinew</source>
        <translation>关于 Sinew</translation>
    </message>
    <message>
        <source>About the centre of mass</source>
        <translation>对质心</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source>above %1 by %2</source>
        <translation>高于%1，差 %2</translation>
    </message>
    <message>
        <source>above the measured %1 BW</source>
        <translation>高于实测 %1 BW</translation>
    </message>
    <message>
        <source>abs.</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>Absolute angles</source>
        <translation>绝对角</translation>
    </message>
    <message>
        <source>Absolute angles make the shortest equations: one a link. With joint angles each equation adds up those of all links that the joint carries; what they share is named.</source>
        <translation>绝对角使方程最短：每个节段一个方程。采用关节角时，每个方程是该关节所带全部节段方程之和；其公共部分另行命名。</translation>
    </message>
    <message>
        <source>Absolute angles of the links</source>
        <translation>各节段的绝对角</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>绝对容差</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>acceleration of a centre of mass when no rate changes</source>
        <translation>各速率不变时质心的加速度</translation>
    </message>
    <message>
        <source>acceleration of a pole when no rate changes</source>
        <translation>各速率不变时极点的加速度</translation>
    </message>
    <message>
        <source>acceleration of gravity along %1</source>
        <translation>沿 %1 的重力加速度</translation>
    </message>
    <message>
        <source>acceleration of gravity along the axes of %1</source>
        <translation>重力加速度，沿 %1 各轴</translation>
    </message>
    <message>
        <source>acceleration of gravity, along %1</source>
        <translation>重力加速度，沿 %1</translation>
    </message>
    <message>
        <source>acceleration of gravity, along the own axes</source>
        <translation>重力加速度，沿自身各轴</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass of %1 when no rate changes</source>
        <translation>各速率不变时 %1 的质心的加速度</translation>
    </message>
    <message>
        <source>acceleration of the pole of %1 when no rate changes</source>
        <translation>各速率不变时 %1 的极点的加速度</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Across fracture</source>
        <translation>骨折面受力</translation>
    </message>
    <message>
        <source>Across it, about its centre of mass; a thin rod's when left out</source>
        <translation>横向，对其质心；省略时取细杆</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>activities hold posture and loads; set activations in the links to keep them</source>
        <translation>活动只保存姿态与载荷；要保留激活，请在连接中设定</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Activity '%1'</source>
        <translation>活动“%1”</translation>
    </message>
    <message>
        <source>Adapted</source>
        <translation>已适应</translation>
    </message>
    <message>
        <source>Adapted: grown to their new lengths. Fresh: stretched or slack by what their paths have changed</source>
        <translation>已适应：长到新长度。未适应：随路径变化而拉伸或松弛</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>add "dependants": "take" to remove them too, or "leave" to keep them</source>
        <translation>添加 "dependants": "take" 可一并移除，"leave" 则保留</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加%1</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>向 %2 添加%1</translation>
    </message>
    <message>
        <source>add %1, or remove the key: %2</source>
        <translation>添加 %1，或移除该键：%2</translation>
    </message>
    <message>
        <source>Add '%1'</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>add ')'</source>
        <translation>添加 ')'</translation>
    </message>
    <message>
        <source>add 'core_kn'</source>
        <translation>添加 'core_kn'</translation>
    </message>
    <message>
        <source>add 'kt', about 0.8 of the normal stiffness for bone</source>
        <translation>添加 'kt'，对骨约为法向刚度的 0.8 倍</translation>
    </message>
    <message>
        <source>add 'layers', or remove 'layer_pressure'</source>
        <translation>添加 'layers'，或移除 'layer_pressure'</translation>
    </message>
    <message>
        <source>add 'shell', or remove the key</source>
        <translation>添加 'shell'，或移除该键</translation>
    </message>
    <message>
        <source>Add a beam</source>
        <translation>添加梁</translation>
    </message>
    <message>
        <source>Add a copy of the stage</source>
        <translation>添加阶段副本</translation>
    </message>
    <message>
        <source>Add a curve</source>
        <translation>添加曲线</translation>
    </message>
    <message>
        <source>add a file name</source>
        <translation>添加文件名</translation>
    </message>
    <message>
        <source>Add a hip force</source>
        <translation>添加髋关节力</translation>
    </message>
    <message>
        <source>add a joint that carries it</source>
        <translation>添加承载它的关节</translation>
    </message>
    <message>
        <source>Add a load</source>
        <translation>添加载荷</translation>
    </message>
    <message>
        <source>Add a point after the chosen one, or the next power</source>
        <translation>在所选点后添加点，或添加下一次幂</translation>
    </message>
    <message>
        <source>Add a point to %1</source>
        <translation>向 %1 添加点</translation>
    </message>
    <message>
        <source>add a scenario first</source>
        <translation>请先添加场景</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>添加阶段</translation>
    </message>
    <message>
        <source>Add a stage that is like the selected one</source>
        <translation>添加与所选相同的阶段</translation>
    </message>
    <message>
        <source>Add Activity</source>
        <translation>添加活动</translation>
    </message>
    <message>
        <source>Add an osteotomy</source>
        <translation>添加截骨</translation>
    </message>
    <message>
        <source>Add Body</source>
        <translation>添加刚体</translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>添加约束</translation>
    </message>
    <message>
        <source>Add Contact</source>
        <translation>添加接触</translation>
    </message>
    <message>
        <source>Add Coordinate</source>
        <translation>添加坐标</translation>
    </message>
    <message>
        <source>Add curve %1</source>
        <translation>添加曲线 %1</translation>
    </message>
    <message>
        <source>add it above the row of column names; a table without a header is named *.csv</source>
        <translation>在列名行之上添加它；无表头的表格命名为 *.csv</translation>
    </message>
    <message>
        <source>add it first</source>
        <translation>请先添加它</translation>
    </message>
    <message>
        <source>Add Joint</source>
        <translation>添加关节</translation>
    </message>
    <message>
        <source>Add Link</source>
        <translation>添加连接</translation>
    </message>
    <message>
        <source>Add Load</source>
        <translation>添加载荷</translation>
    </message>
    <message>
        <source>Add Node</source>
        <translation>添加节点</translation>
    </message>
    <message>
        <source>add objects to it and remove them</source>
        <translation>向列表中逐个添加或移除对象</translation>
    </message>
    <message>
        <source>add one to 'layers' of the joint</source>
        <translation>在该关节的 'layers' 中添加一层</translation>
    </message>
    <message>
        <source>add one, which says what is given</source>
        <translation>添加一个，以说明给定的是什么</translation>
    </message>
    <message>
        <source>Add Segment</source>
        <translation>添加节段</translation>
    </message>
    <message>
        <source>Add the %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>add the '"', and write a line break as \n</source>
        <translation>添加 '"'，换行写成 \n</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message>
        <source>add up the stiffnesses of some of them</source>
        <translation>将其中若干个的刚度合并</translation>
    </message>
    <message>
        <source>Added mass</source>
        <translation>附加质量</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>%1 s 后</translation>
    </message>
    <message>
        <source>after all verbs as before, at %1: %2</source>
        <translation>执行全部操作后与之前一样，位于 %1：%2</translation>
    </message>
    <message>
        <source>after all verbs, at %1: %2</source>
        <translation>执行全部命令之后，于 %1：%2</translation>
    </message>
    <message>
        <source>after the cut the fracture would face forwards or backwards</source>
        <translation>截骨后骨折面将朝前或朝后</translation>
    </message>
    <message>
        <source>after the cut the neck must still point upwards and inwards</source>
        <translation>截骨后颈仍须指向内上方</translation>
    </message>
    <message>
        <source>after the osteotomy at %1: %2 of valgus turn the plane, and the leg stands by %3 otherwise</source>
        <translation>截骨后为 %1：%2 外翻使平面转动，下肢站立变化 %3</translation>
    </message>
    <message>
        <source>After tightening, before the load</source>
        <translation>拧紧之后、加载之前</translation>
    </message>
    <message>
        <source>after verb %1, at %2: %3</source>
        <translation>执行命令 %1 之后，于 %2：%3</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Against limits</source>
        <translation>与极限比较</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>all coordinates are given in this stage</source>
        <translation>此阶段所有坐标均已给定</translation>
    </message>
    <message>
        <source>all engaged</source>
        <translation>全部受力</translation>
    </message>
    <message>
        <source>all examples for %1</source>
        <translation>全部示例：%1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>All forces of the activity, muscles included, are taken as the share of weight on the leg; in a leg that bears little, muscles pull more than that.</source>
        <translation>活动的所有力（包括肌力）按患肢负重比例取值；负重较小的腿中肌肉的拉力会大于此值。</translation>
    </message>
    <message>
        <source>All forces shown are those of this share of the load; Solve &gt; Full Load applies all of it</source>
        <translation>所示各力对应此载荷份额；“求解 &gt; 满载”施加全部</translation>
    </message>
    <message>
        <source>all grows with the load</source>
        <translation>均随载荷增长</translation>
    </message>
    <message>
        <source>All its pictures frame_0001.png and so on are replaced once the new ones are drawn.</source>
        <translation>新帧绘制完成后，其中的 frame_0001.png 等图片将全部被替换。</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>全部按键</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>全部类型</translation>
    </message>
    <message>
        <source>all mass that moves</source>
        <translation>全部运动质量</translation>
    </message>
    <message>
        <source>all numbers are SI and at most 1e20</source>
        <translation>所有数均以 SI 计，至多 1e20</translation>
    </message>
    <message>
        <source>all numbers are SI; write 0, or at least 1e-60</source>
        <translation>所有数均以 SI 计；写 0，或不小于 1e-60 的数</translation>
    </message>
    <message>
        <source>All of the load</source>
        <translation>全部载荷</translation>
    </message>
    <message>
        <source>all of the load is applied</source>
        <translation>已施加全部载荷</translation>
    </message>
    <message>
        <source>All points go along. Strengths and stiffnesses given as numbers stay; those from area and modulus follow the lengths, and lengths that links state grow with their paths.</source>
        <translation>所有点随之变化。以数值给定的强度与刚度不变；由面积与模量得出者随长度变化，连接给定长度随路径变化。</translation>
    </message>
    <message>
        <source>all that is pressed slips</source>
        <translation>受压处全部滑移</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>沿向</translation>
    </message>
    <message>
        <source>Along the neck unless it is changed</source>
        <translation>未更改时沿股骨颈</translation>
    </message>
    <message>
        <source>Along the plane, before it slides</source>
        <translation>沿平面，滑动之前</translation>
    </message>
    <message>
        <source>along x</source>
        <translation>沿 x</translation>
    </message>
    <message>
        <source>along y</source>
        <translation>沿 y</translation>
    </message>
    <message>
        <source>along z</source>
        <translation>沿 z</translation>
    </message>
    <message>
        <source>Alternative %1: </source>
        <translation>备选 %1：</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>备选</translation>
    </message>
    <message>
        <source>Amplified moments</source>
        <translation>放大的力矩</translation>
    </message>
    <message>
        <source>an %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>an %1 of %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>an activation</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>an activation is not above -1</source>
        <translation>有激活不大于 -1</translation>
    </message>
    <message>
        <source>An activity is what the body does: its posture, its loads and what was measured of it. Choose walking here, and step through it with comma and period; Series shows the joint force over the step.</source>
        <translation>活动即身体所做之事：姿态、载荷以及相应的实测数据。在此选择步行，用逗号和句号键逐步查看；“序列”显示一步中的关节力。</translation>
    </message>
    <message>
        <source>an activity needs a model</source>
        <translation>活动需要模型</translation>
    </message>
    <message>
        <source>an activity needs the model that it is of</source>
        <translation>活动需要其所属的模型</translation>
    </message>
    <message>
        <source>an angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>An angle in the plane of walking, a lean and a length each</source>
        <translation>各有行走平面内的角、倾角与长度</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>An arm is raised forwards, or a telescope lengthens, and comes back</source>
        <translation>手臂前举或伸缩节伸长，然后返回</translation>
    </message>
    <message>
        <source>an array of points or polygons is missing</source>
        <translation>缺少点或多边形的数组</translation>
    </message>
    <message>
        <source>an axis has 'coordinate' and 'terms'</source>
        <translation>有轴同时有 'coordinate' 与 'terms'</translation>
    </message>
    <message>
        <source>an effort cannot be held</source>
        <translation>作用力不能固定</translation>
    </message>
    <message>
        <source>an effort or force reads the force of a rigid contact, which it changes at once</source>
        <translation>有作用力或力读取刚性接触的力，而它会立即改变该力</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>空列表</translation>
    </message>
    <message>
        <source>an end of stage '%1' has more than one condition</source>
        <translation>阶段 '%1' 的某一结束项有不止一个条件</translation>
    </message>
    <message>
        <source>an end of stage '%1' has no condition</source>
        <translation>阶段 '%1' 的某一结束项没有条件</translation>
    </message>
    <message>
        <source>an escape that JSON does not know</source>
        <translation>JSON 不认识的转义序列</translation>
    </message>
    <message>
        <source>an exponent has no unit</source>
        <translation>指数没有单位</translation>
    </message>
    <message>
        <source>an imposed shortening (m)</source>
        <translation>给定缩短量 (m)</translation>
    </message>
    <message>
        <source>an intertrochanteric plane crosses the axis within 20 mm before and 30 mm behind the neck's base</source>
        <translation>转子间平面须在颈基底之前 20 mm 至之后 30 mm 之间穿过轴线</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>一项</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object for %1</source>
        <translation>%1 的对象</translation>
    </message>
    <message>
        <source>an object for 'values'</source>
        <translation>'values' 的对象</translation>
    </message>
    <message>
        <source>an object for coordinate '%1'</source>
        <translation>坐标 '%1' 的对象</translation>
    </message>
    <message>
        <source>an operator is missing before %1</source>
        <translation>%1之前缺少运算符</translation>
    </message>
    <message>
        <source>an osteotomy of a bone that is given as a mesh is not modelled</source>
        <translation>不支持对以网格给出的骨建立截骨模型</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>angle about %1 at which joint '%2' stands in '%3'</source>
        <translation>关节 '%2' 在 '%3' 中绕 %1 的安装角</translation>
    </message>
    <message>
        <source>angle at which link '%1' is hinged</source>
        <translation>节段 '%1' 的铰接角</translation>
    </message>
    <message>
        <source>angle of %1</source>
        <translation>%1 的角度</translation>
    </message>
    <message>
        <source>Angle reference</source>
        <translation>角度基准</translation>
    </message>
    <message>
        <source>Angle to shaft</source>
        <translation>与骨干夹角</translation>
    </message>
    <message>
        <source>angle to the horizontal, standing</source>
        <translation>与水平面夹角，站立</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angles are given, the moments are sought</source>
        <translation>给定角度，求力矩</translation>
    </message>
    <message>
        <source>angles are rotations, stretches are translations</source>
        <translation>角度为转动，伸长为平移</translation>
    </message>
    <message>
        <source>Angles of the equations</source>
        <translation>方程所用角度</translation>
    </message>
    <message>
        <source>Angles ±</source>
        <translation>角度 ±</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation>角加速度</translation>
    </message>
    <message>
        <source>angular acceleration of %1 when no rate changes</source>
        <translation>各速率不变时 %1 的角加速度</translation>
    </message>
    <message>
        <source>angular acceleration when no rate changes</source>
        <translation>各速率不变时的角加速度</translation>
    </message>
    <message>
        <source>Angular speed</source>
        <translation>角速度</translation>
    </message>
    <message>
        <source>angular velocity of %1</source>
        <translation>%1 的角速度</translation>
    </message>
    <message>
        <source>angular velocity, along the own axes</source>
        <translation>角速度，沿自身各轴</translation>
    </message>
    <message>
        <source>another %1 is named '%2' already</source>
        <translation>已有另一%1名为 '%2'</translation>
    </message>
    <message>
        <source>Another condition that ends the stage; the first to become true does</source>
        <translation>另一结束条件；先成立者生效</translation>
    </message>
    <message>
        <source>Another construct, compared with three screws</source>
        <translation>另一构造，与三枚螺钉比较</translation>
    </message>
    <message>
        <source>another model's range</source>
        <translation>另一模型的范围</translation>
    </message>
    <message>
        <source>another model's value</source>
        <translation>另一模型的值</translation>
    </message>
    <message>
        <source>Another model: %1</source>
        <translation>另一模型：%1</translation>
    </message>
    <message>
        <source>another shape has one</source>
        <translation>其他形状才有</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Anterior</source>
        <translation>向前</translation>
    </message>
    <message>
        <source>Anteversion</source>
        <translation>前倾角</translation>
    </message>
    <message>
        <source>anteversion</source>
        <translation>前倾角</translation>
    </message>
    <message>
        <source>anteversion %1</source>
        <translation>前倾角 %1</translation>
    </message>
    <message>
        <source>Apply all of the load again</source>
        <translation>重新施加全部载荷</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Area of the section</source>
        <translation>截面积</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>力臂</translation>
    </message>
    <message>
        <source>arm about %1  %2  %3</source>
        <translation>对 %1 的力臂  %2  %3</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>as all others</source>
        <translation>同其余各项</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>同前</translation>
    </message>
    <message>
        <source>as in %1</source>
        <translation>同 %1</translation>
    </message>
    <message>
        <source>as last solved</source>
        <translation>为上次求解</translation>
    </message>
    <message>
        <source>As load grows</source>
        <translation>载荷递增</translation>
    </message>
    <message>
        <source>as on the screen</source>
        <translation>与屏幕一致</translation>
    </message>
    <message>
        <source>As the load grows</source>
        <translation>随载荷增长</translation>
    </message>
    <message>
        <source>As the window showed it when this report was made</source>
        <translation>生成报告时窗口所示</translation>
    </message>
    <message>
        <source>As what is assumed varies, the head moves by %1 mm and turns into varus by %2°.</source>
        <translation>随假定变化，股骨头移动 %1 mm，内翻转动 %2°。</translation>
    </message>
    <message>
        <source>as when the stage begins</source>
        <translation>与阶段开始时相同</translation>
    </message>
    <message>
        <source>ask for the angles of the model</source>
        <translation>请改用模型自身的角度</translation>
    </message>
    <message>
        <source>ask for the local method, or write the joint as axes</source>
        <translation>请改用局部坐标系法，或将关节写成按轴定义</translation>
    </message>
    <message>
        <source>ask for the local method, which names the quantities of every body</source>
        <translation>请改用局部坐标系法，它会命名每个刚体的量</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Assumed, not measured</source>
        <translation>假定而非实测</translation>
    </message>
    <message>
        <source>assumed: the program's usual value, of which nobody has entered another; measured: on the mesh of the femur. The Pauwels angle is that to the horizontal while standing with the mechanical axis upright; from the shaft: to the square to its axis.</source>
        <translation>假定：程序常用值，无人输入其他值；实测：在股骨网格上。Pauwels 角为站立且机械轴竖直时与水平面的夹角；“自骨干”指与其轴垂面的夹角。</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1 时</translation>
    </message>
    <message>
        <source>at %1 of the load</source>
        <translation>在载荷的 %1 倍时</translation>
    </message>
    <message>
        <source>at %1 s</source>
        <translation>%1 s 时</translation>
    </message>
    <message>
        <source>At a time of the run, after a time in the stage, or when a condition becomes true</source>
        <translation>在运行的某时刻、阶段内一段时间后，或条件成立时</translation>
    </message>
    <message>
        <source>at any load</source>
        <translation>任意载荷下</translation>
    </message>
    <message>
        <source>At any load: %1.</source>
        <translation>任意载荷下：%1。</translation>
    </message>
    <message>
        <source>at landmark %1</source>
        <translation>于标志点 %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>At rest at</source>
        <translation>静止于</translation>
    </message>
    <message>
        <source>at the cursor, %1, names have their values</source>
        <translation>名称旁为光标处（%1）的值</translation>
    </message>
    <message>
        <source>at the full load large displacements change tensions by up to %1 of the largest and joint forces by up to %2 of the largest</source>
        <translation>满载时，大位移使拉力的变化最大达最大值的 %1，使关节力的变化最大达最大值的 %2</translation>
    </message>
    <message>
        <source>at the whole load: %1</source>
        <translation>全部载荷下：%1</translation>
    </message>
    <message>
        <source>At x, y, z of it</source>
        <translation>位于其 x、y、z</translation>
    </message>
    <message>
        <source>At, frame of the body</source>
        <translation>位置，体坐标系</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>automatic slope</source>
        <translation>自动斜率</translation>
    </message>
    <message>
        <source>Automatic weights</source>
        <translation>自动加权</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>axes of body or ground</source>
        <translation>体轴或地面轴</translation>
    </message>
    <message>
        <source>Axes of the body (X changes)</source>
        <translation>刚体轴（X 切换）</translation>
    </message>
    <message>
        <source>Axes of the ground (X changes)</source>
        <translation>地面轴（X 切换）</translation>
    </message>
    <message>
        <source>axes turned by Euler parameters, along the axes before</source>
        <translation>由欧拉参数转动的各轴，沿前一刚体各轴</translation>
    </message>
    <message>
        <source>Axial</source>
        <translation>轴向</translation>
    </message>
    <message>
        <source>Axial bed</source>
        <translation>轴向基床</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>axis %1 of joint '%2'</source>
        <translation>关节 '%2' 的轴 %1</translation>
    </message>
    <message>
        <source>azimuth of %1, about z from x</source>
        <translation>%1 的方位角，绕 z 自 x 量起</translation>
    </message>
    <message>
        <source>b: centrifugal and Coriolis terms</source>
        <translation>b：离心项与科氏项</translation>
    </message>
    <message>
        <source>B: rows of the constraints, lambda: their multipliers</source>
        <translation>B：约束的各行，lambda：其乘子</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后视</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>back</source>
        <translation>后侧</translation>
    </message>
    <message>
        <source>Back to the activity's posture</source>
        <translation>恢复活动姿态</translation>
    </message>
    <message>
        <source>Back to the saved value</source>
        <translation>恢复已保存的值</translation>
    </message>
    <message>
        <source>back, N</source>
        <translation>向后，N</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>球铰</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>球铰</translation>
    </message>
    <message>
        <source>Ball  Shift+J</source>
        <translation>球铰  Shift+J</translation>
    </message>
    <message>
        <source>Ball: three, free: six</source>
        <translation>球铰：三个；自由：六个</translation>
    </message>
    <message>
        <source>bands and events are being computed</source>
        <translation>正在计算区间与事件</translation>
    </message>
    <message>
        <source>Bands and events are being computed.</source>
        <translation>正在计算区间与事件。</translation>
    </message>
    <message>
        <source>Bands and events were not computed.</source>
        <translation>未计算区间与事件。</translation>
    </message>
    <message>
        <source>Bands are computed for the worst posture.</source>
        <translation>区间针对最不利姿态计算。</translation>
    </message>
    <message>
        <source>Bands are made of these, varied one by one.</source>
        <translation>区间由逐一改变这些假定得到。</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>梁</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>梁</translation>
    </message>
    <message>
        <source>beam '%1' ends at %2 m, where it begins or before</source>
        <translation>梁 '%1' 终于 %2 m，不在起点之后</translation>
    </message>
    <message>
        <source>beam '%1' has '%2' beside 'stiffness'</source>
        <translation>梁 '%1' 在 'stiffness' 之外还有 '%2'</translation>
    </message>
    <message>
        <source>beam '%1' has more than one of 'stiffness', 'round', 'flat' and 'section'</source>
        <translation>梁 '%1' 在 'stiffness'、'round'、'flat' 与 'section' 中含有不止一个</translation>
    </message>
    <message>
        <source>beam '%1' has none of 'stiffness', 'round', 'flat' and 'section'</source>
        <translation>梁 '%1' 没有 'stiffness'、'round'、'flat' 或 'section'</translation>
    </message>
    <message>
        <source>beam '%1' is too stiff in one way beside another to compute with</source>
        <translation>梁 '%1' 各种刚度相差过大，无法计算</translation>
    </message>
    <message>
        <source>beam '%1' would be cut into about %2 elements, more than %3</source>
        <translation>梁 '%1' 将被划分为约 %2 个单元，超过 %3 个</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>梁</translation>
    </message>
    <message>
        <source>Beams of its own in place of the usual ones</source>
        <translation>以自定义梁代替常用梁</translation>
    </message>
    <message>
        <source>Bearing on cancellous bone, %1</source>
        <translation>松质骨承压，%1</translation>
    </message>
    <message>
        <source>Bearing on cortex, %1</source>
        <translation>皮质骨承压，%1</translation>
    </message>
    <message>
        <source>Bears</source>
        <translation>承受</translation>
    </message>
    <message>
        <source>Bed</source>
        <translation>基床</translation>
    </message>
    <message>
        <source>Beds</source>
        <translation>基床</translation>
    </message>
    <message>
        <source>beds, stiffness, friction, preload and thread must not be negative</source>
        <translation>基床、刚度、摩擦、预紧与螺纹不得为负</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Before the first edit</source>
        <translation>首次编辑之前</translation>
    </message>
    <message>
        <source>Before the osteotomy</source>
        <translation>截骨之前</translation>
    </message>
    <message>
        <source>before the osteotomy</source>
        <translation>截骨之前</translation>
    </message>
    <message>
        <source>Begin again at the end (L)</source>
        <translation>结束后重新开始 (L)</translation>
    </message>
    <message>
        <source>begin the table at 0 s if it is meant otherwise, or let the stage begin later</source>
        <translation>若本意不同，请让表格从 0 s 开始，或让阶段晚些开始</translation>
    </message>
    <message>
        <source>begins to open</source>
        <translation>开始张开</translation>
    </message>
    <message>
        <source>begins to slip</source>
        <translation>开始滑移</translation>
    </message>
    <message>
        <source>Being composed.</source>
        <translation>正在生成。</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>正在计算。</translation>
    </message>
    <message>
        <source>Being solved.</source>
        <translation>正在求解。</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>below %1 by %2</source>
        <translation>低于%1，差 %2</translation>
    </message>
    <message>
        <source>Below neck axis</source>
        <translation>颈轴以下</translation>
    </message>
    <message>
        <source>below the measured %1 BW</source>
        <translation>低于实测 %1 BW</translation>
    </message>
    <message>
        <source>Below the neck a plate looks better beside a nail than in practice, where nails are preferred (Roberts et al. 2015): that a hip screw slides is not in the model.</source>
        <translation>股骨颈以下骨折，钢板与髓内钉相比，在此显得比临床实际更好，而临床首选髓内钉（Roberts 等 2015）：髋螺钉的滑动未计入模型。</translation>
    </message>
    <message>
        <source>Below the trochanters, a nail</source>
        <translation>转子下，髓内钉</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>安全带</translation>
    </message>
    <message>
        <source>Bend the hip</source>
        <translation>屈髋</translation>
    </message>
    <message>
        <source>bending, back</source>
        <translation>向后弯曲</translation>
    </message>
    <message>
        <source>bending, front</source>
        <translation>向前弯曲</translation>
    </message>
    <message>
        <source>bending, sagittal</source>
        <translation>弯曲，矢状</translation>
    </message>
    <message>
        <source>bending, valgus</source>
        <translation>弯曲，外翻</translation>
    </message>
    <message>
        <source>bending, varus</source>
        <translation>弯曲，内翻</translation>
    </message>
    <message>
        <source>Besides those of the activity</source>
        <translation>活动所含以外</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1 与 %2 之间</translation>
    </message>
    <message>
        <source>Between %1 and %2: taken to the end</source>
        <translation>在 %1 与 %2 之间：已取端值</translation>
    </message>
    <message>
        <source>between its plate alone and a rigid hold</source>
        <translation>介于仅由其钢板固定与刚性固定之间</translation>
    </message>
    <message>
        <source>Between samples</source>
        <translation>样本之间</translation>
    </message>
    <message>
        <source>Between the axes of neck and shaft; about 130 degrees</source>
        <translation>颈轴与骨干轴之间；约 130 度</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>Beyond the ends of the range</source>
        <translation>超出范围两端</translation>
    </message>
    <message>
        <source>blade</source>
        <translation>刀片</translation>
    </message>
    <message>
        <source>blade (drawn in a usual size)</source>
        <translation>刀片（按常用尺寸绘制）</translation>
    </message>
    <message>
        <source>Blade plate</source>
        <translation>角钢板</translation>
    </message>
    <message>
        <source>blade plate</source>
        <translation>角钢板</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>blend</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Bodies cast soft shadows, and crevices are darker</source>
        <translation>物体投下柔和的阴影，缝隙处更暗</translation>
    </message>
    <message>
        <source>Bodies, and how their joints move them from the pole and axes of the body before</source>
        <translation>刚体，以及各关节如何使其相对前一刚体的极点和轴运动</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>body '%1' has a mass and turns or hangs on a segment, which the equations do not support</source>
        <translation>刚体 '%1' 有质量，且转动或连接于节段，方程不支持</translation>
    </message>
    <message>
        <source>body '%1' has no landmarks '%2' and '%3' apart from each other</source>
        <translation>刚体 '%1' 没有彼此分开的标志点 '%2' 与 '%3'</translation>
    </message>
    <message>
        <source>body '%1' has no mass: a motion has nothing to accelerate</source>
        <translation>刚体 '%1' 没有质量：运动没有可加速之物</translation>
    </message>
    <message>
        <source>body '%1' has no mass: statics leaves its weight out, and a motion could not move it</source>
        <translation>刚体 '%1' 没有质量：静力学不计其重量，运动也无法使其移动</translation>
    </message>
    <message>
        <source>body '%1' has no two joints apart from each other</source>
        <translation>刚体 '%1' 没有两个彼此分开的关节</translation>
    </message>
    <message>
        <source>body '%1' has no two joints, and no landmark beside its joint, that say where the segment goes</source>
        <translation>刚体 '%1' 没有两个关节，也没有关节以外的标志点，无法确定节段的走向</translation>
    </message>
    <message>
        <source>body '%1' is a part of segment '%2' already</source>
        <translation>刚体 '%1' 已是节段 '%2' 的组成部分</translation>
    </message>
    <message>
        <source>body '%1' is the child of %2 already</source>
        <translation>刚体 '%1' 已是%2的子体</translation>
    </message>
    <message>
        <source>body '%1' is the child of no joint</source>
        <translation>刚体 '%1' 不是任何关节的子体</translation>
    </message>
    <message>
        <source>body '%1' translates by itself, which the equations do not support</source>
        <translation>刚体 '%1' 自行平移，方程不支持</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>刚体 A</translation>
    </message>
    <message>
        <source>Body a</source>
        <translation>刚体 A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>刚体 B</translation>
    </message>
    <message>
        <source>Body b</source>
        <translation>刚体 B</translation>
    </message>
    <message>
        <source>body frame</source>
        <translation>体坐标系</translation>
    </message>
    <message>
        <source>Body of load %1</source>
        <translation>载荷 %1 的刚体</translation>
    </message>
    <message>
        <source>Body weight</source>
        <translation>体重</translation>
    </message>
    <message>
        <source>Body-fixed x-y-z angles</source>
        <translation>体固 x-y-z 角</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨</translation>
    </message>
    <message>
        <source>bone %1, fixator %2</source>
        <translation>骨 %1，内固定物 %2</translation>
    </message>
    <message>
        <source>Bone (assumed)</source>
        <translation>骨（假定）</translation>
    </message>
    <message>
        <source>Bone across the plane: the section is divided into small cells, which only push and rub (Coulomb friction). Their stiffness is the modulus of the bone over the depth of the layer that gives way, times the fit of the broken surfaces.</source>
        <translation>跨平面的骨：截面划分为只受压并有摩擦（库仑）的小单元。其刚度为骨模量除以变形层深度，再乘以断面贴合度。</translation>
    </message>
    <message>
        <source>bone around it, of its strength</source>
        <translation>周围骨，占其强度</translation>
    </message>
    <message>
        <source>bone around the %1</source>
        <translation>%1周围的骨</translation>
    </message>
    <message>
        <source>bone first</source>
        <translation>骨先失效</translation>
    </message>
    <message>
        <source>bone gives way</source>
        <translation>骨失效</translation>
    </message>
    <message>
        <source>bone gives way around the %1</source>
        <translation>%1周围的骨失效</translation>
    </message>
    <message>
        <source>Bone is loaded beyond its strength: the fixator migrates, and figures beyond that are no prediction.</source>
        <translation>骨所受载荷超过其强度：内固定物移位，超出部分的数值不能作为预测。</translation>
    </message>
    <message>
        <source>Bone lost</source>
        <translation>骨缺损</translation>
    </message>
    <message>
        <source>bone may give way</source>
        <translation>骨可能失效</translation>
    </message>
    <message>
        <source>Bone on bone</source>
        <translation>骨对骨</translation>
    </message>
    <message>
        <source>Bone or flesh that strands wrap round</source>
        <translation>束所绕的骨或软组织</translation>
    </message>
    <message>
        <source>Bone Surface and Landmarks</source>
        <translation>骨表面与标志点</translation>
    </message>
    <message>
        <source>Bone that is lost, evenly</source>
        <translation>均匀骨缺损</translation>
    </message>
    <message>
        <source>bone's share, %</source>
        <translation>骨份额，%</translation>
    </message>
    <message>
        <source>bone, %</source>
        <translation>骨，%</translation>
    </message>
    <message>
        <source>bone, of its strength</source>
        <translation>骨，占其强度</translation>
    </message>
    <message>
        <source>Bones and rigid segments</source>
        <translation>骨与刚性节段</translation>
    </message>
    <message>
        <source>Bore</source>
        <translation>孔径</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>both ways of link '%1' round surface '%2' are equally long: which one it takes is arbitrary</source>
        <translation>连接“%1”绕曲面“%2”的两条路径一样长：取哪一条是任意的</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>仰视</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>断裂</translation>
    </message>
    <message>
        <source>Breaks at</source>
        <translation>断裂于</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>断裂</translation>
    </message>
    <message>
        <source>Build and change the model</source>
        <translation>构建与修改模型</translation>
    </message>
    <message>
        <source>BW</source>
        <translation>BW</translation>
    </message>
    <message>
        <source>By 1/stiffness</source>
        <translation>按 1/刚度</translation>
    </message>
    <message>
        <source>by angle</source>
        <translation>按角度</translation>
    </message>
    <message>
        <source>By area</source>
        <translation>按面积</translation>
    </message>
    <message>
        <source>by area</source>
        <translation>按面积</translation>
    </message>
    <message>
        <source>By area if every link states one, else unweighted</source>
        <translation>若各连接均给出面积则按面积，否则不加权</translation>
    </message>
    <message>
        <source>by compliance</source>
        <translation>按柔度</translation>
    </message>
    <message>
        <source>by how much forces change there is not known: %1</source>
        <translation>那里的力变化多少未知：%1</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>按强度</translation>
    </message>
    <message>
        <source>by strength</source>
        <translation>按强度</translation>
    </message>
    <message>
        <source>by the formula</source>
        <translation>按公式</translation>
    </message>
    <message>
        <source>By the plane</source>
        <translation>按平面</translation>
    </message>
    <message>
        <source>By volume</source>
        <translation>按体积</translation>
    </message>
    <message>
        <source>by volume</source>
        <translation>按体积</translation>
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
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel Run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cancelled at %1 s</source>
        <translation>在 %1 s 取消</translation>
    </message>
    <message>
        <source>cancelled; what was recorded until then is shown</source>
        <translation>已取消；显示此前记录</translation>
    </message>
    <message>
        <source>Cancellous</source>
        <translation>松质骨</translation>
    </message>
    <message>
        <source>Cancellous modulus</source>
        <translation>松质骨模量</translation>
    </message>
    <message>
        <source>cannot be held</source>
        <translation>无法维持</translation>
    </message>
    <message>
        <source>cannot read the mesh '%1'</source>
        <translation>无法读取网格 '%1'</translation>
    </message>
    <message>
        <source>cannot read the model '%1'</source>
        <translation>无法读取模型 '%1'</translation>
    </message>
    <message>
        <source>cannot read the table '%1'</source>
        <translation>无法读取表格 '%1'</translation>
    </message>
    <message>
        <source>cannot save: %1</source>
        <translation>无法保存：%1</translation>
    </message>
    <message>
        <source>cannot save: the file is write-protected</source>
        <translation>无法保存：文件受写保护</translation>
    </message>
    <message>
        <source>cannot save: the file name is empty or holds a zero byte</source>
        <translation>无法保存：文件名为空或含有零字节</translation>
    </message>
    <message>
        <source>cannot save: there is no fixation to write</source>
        <translation>无法保存：没有可写入的内固定</translation>
    </message>
    <message>
        <source>cannot save: there is no motion to write</source>
        <translation>无法保存：没有可写入的运动</translation>
    </message>
    <message>
        <source>cannot save: this is a folder</source>
        <translation>无法保存：这是文件夹</translation>
    </message>
    <message>
        <source>cannot save: this is no ordinary file</source>
        <translation>无法保存：这不是普通文件</translation>
    </message>
    <message>
        <source>cannot write to the folder '%1': %2</source>
        <translation>无法写入文件夹 '%1'：%2</translation>
    </message>
    <message>
        <source>Cannulated screws</source>
        <translation>空心螺钉</translation>
    </message>
    <message>
        <source>cannulated screws</source>
        <translation>空心螺钉</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>病例</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>单元尺寸</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>central differences · step %1 ms</source>
        <translation>中心差分 · 步长 %1 ms</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Centre in ground</source>
        <translation>地面系中的中心</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>质心</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation>质心</translation>
    </message>
    <message>
        <source>centre of mass of body '%1' from joint '%2'</source>
        <translation>刚体 '%1' 的质心自关节 '%2' 的位置</translation>
    </message>
    <message>
        <source>centre of pressure</source>
        <translation>压力中心</translation>
    </message>
    <message>
        <source>centroid of the section</source>
        <translation>截面形心</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Chain on a plane</source>
        <translation>平面上的链</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change %1 %2 in %3</source>
        <translation>在 %3 中更改 %1 %2</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>更改它</translation>
    </message>
    <message>
        <source>Change it, and take it back</source>
        <translation>更改与撤销</translation>
    </message>
    <message>
        <source>change its permissions, or save elsewhere</source>
        <translation>更改其权限，或保存到别处</translation>
    </message>
    <message>
        <source>change its points or shapes</source>
        <translation>更改其点或形状</translation>
    </message>
    <message>
        <source>Change of stiffness of %1</source>
        <translation>%1 的刚度变化</translation>
    </message>
    <message>
        <source>Change of stiffness of %1 in per cent</source>
        <translation>%1 的刚度变化百分比</translation>
    </message>
    <message>
        <source>Change of stiffness. Double click: as it was</source>
        <translation>刚度变化。双击：恢复</translation>
    </message>
    <message>
        <source>Change of the outer radius</source>
        <translation>外半径变化</translation>
    </message>
    <message>
        <source>Change the added loads</source>
        <translation>更改附加载荷</translation>
    </message>
    <message>
        <source>Change the coordinate of %1</source>
        <translation>更改 %1 的坐标</translation>
    </message>
    <message>
        <source>change the motion, or the range in the model</source>
        <translation>请修改运动，或修改模型中的范围</translation>
    </message>
    <message>
        <source>change the value or the range</source>
        <translation>更改该值或范围</translation>
    </message>
    <message>
        <source>change the value, or the range in the model</source>
        <translation>更改该值，或更改模型中的范围</translation>
    </message>
    <message>
        <source>Change what ends %1</source>
        <translation>更改 %1 的结束条件</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>changed since: the range is of the activity as it was measured</source>
        <translation>此后已更改：范围针对实测时的活动</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Changes with</source>
        <translation>随之变化</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>检查其权限</translation>
    </message>
    <message>
        <source>check the condition, or let the run last longer</source>
        <translation>检查条件，或延长运行时间</translation>
    </message>
    <message>
        <source>check the folder's permissions and the space left</source>
        <translation>检查文件夹的权限与剩余空间</translation>
    </message>
    <message>
        <source>check the name and the folder</source>
        <translation>检查名称与文件夹</translation>
    </message>
    <message>
        <source>check the name and the permissions</source>
        <translation>检查名称与权限</translation>
    </message>
    <message>
        <source>check the numbers; xy, xz and yz are minus the integrals of x y, x z and y z</source>
        <translation>检查这些数；xy、xz 与 yz 为 x y、x z 与 y z 的积分取负</translation>
    </message>
    <message>
        <source>check the radii: no square may exceed the sum of the other two</source>
        <translation>检查各半径：任一半径的平方不得超过另两者平方之和</translation>
    </message>
    <message>
        <source>check their moduli</source>
        <translation>检查其模量</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>子体</translation>
    </message>
    <message>
        <source>Choose '%1'</source>
        <translation>选择“%1”</translation>
    </message>
    <message>
        <source>choose a %1</source>
        <translation>请选择%1</translation>
    </message>
    <message>
        <source>choose a *.sinew-fixation.json file</source>
        <translation>请选择 *.sinew-fixation.json 文件</translation>
    </message>
    <message>
        <source>choose a *.sinew-scenario.json file</source>
        <translation>请选择 *.sinew-scenario.json 文件</translation>
    </message>
    <message>
        <source>choose a *.sinew.json file in it</source>
        <translation>请选择其中的一个 *.sinew.json 文件</translation>
    </message>
    <message>
        <source>choose a *.sinew.json model</source>
        <translation>请选择 *.sinew.json 模型</translation>
    </message>
    <message>
        <source>Choose a curve</source>
        <translation>选择曲线</translation>
    </message>
    <message>
        <source>choose a larger 'element'</source>
        <translation>增大 'element'</translation>
    </message>
    <message>
        <source>choose a larger 'element' or fewer beds</source>
        <translation>增大 'element' 或减少基床</translation>
    </message>
    <message>
        <source>choose a nail or a plate along the shaft</source>
        <translation>选择髓内钉或沿骨干的钢板</translation>
    </message>
    <message>
        <source>choose a plate, or an osteotomy that only turns</source>
        <translation>选择钢板，或只作转动的截骨</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>选择较短的名称</translation>
    </message>
    <message>
        <source>choose a smaller size</source>
        <translation>选择较小的尺寸</translation>
    </message>
    <message>
        <source>Choose an activity</source>
        <translation>选择活动</translation>
    </message>
    <message>
        <source>choose another file with a list of verbs</source>
        <translation>请选择另一个含命令列表的文件</translation>
    </message>
    <message>
        <source>choose another fixator or angle</source>
        <translation>选择其他内固定物或角度</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>选择其他名称</translation>
    </message>
    <message>
        <source>choose another one, such as '%1'</source>
        <translation>选择其他名称，如 '%1'</translation>
    </message>
    <message>
        <source>Choose in Case where the bone is broken, or open one of File &gt; Fixations.</source>
        <translation>在“病例”中选择骨折部位，或打开 文件 &gt; 内固定 中的一个。</translation>
    </message>
    <message>
        <source>choose larger cells</source>
        <translation>选择较大的单元</translation>
    </message>
    <message>
        <source>choose Open, which takes files of all kinds</source>
        <translation>请用“打开”，它可打开各类文件</translation>
    </message>
    <message>
        <source>choose smaller ones</source>
        <translation>选择较小的数</translation>
    </message>
    <message>
        <source>Choose the model's own posture</source>
        <translation>选择模型自身的姿态</translation>
    </message>
    <message>
        <source>choose the one that the case was made with</source>
        <translation>请选择建立该病例时所用的模型</translation>
    </message>
    <message>
        <source>choose the other side, or pick the condyles at the back</source>
        <translation>选择另一侧，或在后方选取两髁</translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation>选择绘制内容</translation>
    </message>
    <message>
        <source>Choose what to plot with “+ curve”</source>
        <translation>用“+ 曲线”选择绘制内容</translation>
    </message>
    <message>
        <source>Choose where the bone is broken</source>
        <translation>选择骨折部位</translation>
    </message>
    <message>
        <source>Chosen, but it pulls in no posture of this activity</source>
        <translation>已选，但在此活动中均不受拉</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Clamp a segment to '%1'</source>
        <translation>将节段固定到“%1”</translation>
    </message>
    <message>
        <source>Clamp an Exoskeleton Segment to the Body</source>
        <translation>将外骨骼节段固定到刚体</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear Selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>clearance of loose screws</source>
        <translation>松动螺钉的间隙</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>click %1 · Esc: give up</source>
        <translation>单击%1 · Esc：放弃</translation>
    </message>
    <message>
        <source>Click a bone, a joint or a link, here or in the view, to read its properties.</source>
        <translation>在此处或视图中单击骨、关节或连接以查看其属性。</translation>
    </message>
    <message>
        <source>Click a point on the narrowest part of the neck</source>
        <translation>单击股骨颈最窄处的一点</translation>
    </message>
    <message>
        <source>click a third place for the angle · Esc: start anew</source>
        <translation>单击第三处测角度 · Esc：重新开始</translation>
    </message>
    <message>
        <source>Click for the next mode</source>
        <translation>单击切换模式</translation>
    </message>
    <message>
        <source>Click four or more points all around the head</source>
        <translation>在股骨头四周单击四点以上</translation>
    </message>
    <message>
        <source>Click Its Place in the View</source>
        <translation>在视图中单击位置</translation>
    </message>
    <message>
        <source>Click Its Points in the View</source>
        <translation>在视图中单击各点</translation>
    </message>
    <message>
        <source>click points on bones, one after the other</source>
        <translation>依次单击骨上的点</translation>
    </message>
    <message>
        <source>Click the hindmost point of the inner condyle</source>
        <translation>单击内侧髁最后点</translation>
    </message>
    <message>
        <source>Click the hindmost point of the outer condyle</source>
        <translation>单击外侧髁最后点</translation>
    </message>
    <message>
        <source>Click the inner side of the knee, at its widest</source>
        <translation>单击膝内侧最宽处</translation>
    </message>
    <message>
        <source>Click the outer side of the knee, at its widest</source>
        <translation>单击膝外侧最宽处</translation>
    </message>
    <message>
        <source>click the second place · Esc: start anew</source>
        <translation>单击第二处 · Esc：重新开始</translation>
    </message>
    <message>
        <source>Click the shaft twice: below the lesser trochanter, and further down</source>
        <translation>单击骨干两次：小转子以下及更下方</translation>
    </message>
    <message>
        <source>click to measure anew · Esc: take it away</source>
        <translation>单击重新测量 · Esc：移除</translation>
    </message>
    <message>
        <source>click two places for a distance, a third for an angle</source>
        <translation>单击两处测距离，第三处测角度</translation>
    </message>
    <message>
        <source>click where it ends · Esc: give up</source>
        <translation>单击其末端位置 · Esc：放弃</translation>
    </message>
    <message>
        <source>click where its joint is, on a body or on the ground</source>
        <translation>在刚体或地面上单击其关节位置</translation>
    </message>
    <message>
        <source>click where the %1 goes, on a body or on the ground · Esc: give up</source>
        <translation>在刚体或地面上单击%1的位置 · Esc：放弃</translation>
    </message>
    <message>
        <source>click where the %1 is</source>
        <translation>单击%1的位置</translation>
    </message>
    <message>
        <source>Clinicians</source>
        <translation>临床医生</translation>
    </message>
    <message>
        <source>clip plane section slice cross-section</source>
        <translation>剖切 截面 裁剪平面 切片</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时起点</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>计时起点</translation>
    </message>
    <message>
        <source>clone copy</source>
        <translation>克隆 副本 复制</translation>
    </message>
    <message>
        <source>Close %1; View &gt; Panels shows it again</source>
        <translation>关闭%1；可由“视图 &gt; 面板”再次显示</translation>
    </message>
    <message>
        <source>close it there, or choose another name</source>
        <translation>在该窗口中关闭它，或选择其他名称</translation>
    </message>
    <message>
        <source>Close Window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Closed loops, rods, couplings</source>
        <translation>闭环、连杆、耦合</translation>
    </message>
    <message>
        <source>closure '%1' is not written out in symbols: %2</source>
        <translation>闭合“%1”未用符号写出：%2</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>unit</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>Cobalt chrome</source>
        <translation>钴铬</translation>
    </message>
    <message>
        <source>Cobalt-chromium</source>
        <translation>钴铬</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>coefficient of link '%1'</source>
        <translation>节段 '%1' 的系数</translation>
    </message>
    <message>
        <source>coefficient of links '%1' and '%2'</source>
        <translation>节段 '%1' 与 '%2' 的系数</translation>
    </message>
    <message>
        <source>coefficient of power %1 of %2</source>
        <translation>%2 的 %1 次幂的系数</translation>
    </message>
    <message>
        <source>Coefficient, %1</source>
        <translation>系数，%1</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>column %1 has no name</source>
        <translation>第 %1 列没有名称</translation>
    </message>
    <message>
        <source>column '%1' of table '%2' has gaps</source>
        <translation>表格“%2”的列“%1”有缺失</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>to do it</comment>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare constructs</source>
        <translation>固定方案比较</translation>
    </message>
    <message>
        <source>Compare Criteria</source>
        <translation>比较准则</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>Compare with another fixator</source>
        <translation>与另一内固定物比较</translation>
    </message>
    <message>
        <source>Compared constructs</source>
        <translation>所比较的构造</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>柔度</translation>
    </message>
    <message>
        <source>Component of the force on the child body, ground frame</source>
        <translation>作用于子体的力的分量，地面系</translation>
    </message>
    <message>
        <source>compr., N</source>
        <translation>压缩，N</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>受压</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>compute a part of it apart</source>
        <translation>将其一部分单独计算</translation>
    </message>
    <message>
        <source>compute a part of it apart, or leave out brackets that change nothing</source>
        <translation>将其一部分单独计算，或去掉多余的括号</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Computed %1 %2.</source>
        <translation>计算 %1 %2。</translation>
    </message>
    <message>
        <source>Computed value against the measured range</source>
        <translation>计算值与实测范围</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>Condition that ends the stage</source>
        <translation>结束阶段的条件</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>constant angle of %1</source>
        <translation>%1 的常角</translation>
    </message>
    <message>
        <source>constant of %1</source>
        <translation>%1 的常数项</translation>
    </message>
    <message>
        <source>Constant part</source>
        <translation>常数部分</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>constraint '%1' holds body '%2' to itself</source>
        <translation>约束 '%1' 将刚体 '%2' 固定于其自身</translation>
    </message>
    <message>
        <source>constraint '%1' holds motion '%2' twice</source>
        <translation>约束 '%1' 重复固定运动 '%2'</translation>
    </message>
    <message>
        <source>constraint '%1' holds no motion</source>
        <translation>约束 '%1' 没有固定任何运动</translation>
    </message>
    <message>
        <source>constraint '%1' makes coordinate '%2' a function of itself</source>
        <translation>约束 '%1' 使坐标 '%2' 成为其自身的函数</translation>
    </message>
    <message>
        <source>constraint rows that others imply bear nothing here, since statics cannot tell their shares apart: %1</source>
        <translation>由其他行蕴含的约束行在此不受力，因为静力学无法区分各自的份额：%1</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Constraints move %1 along.</source>
        <translation>约束带动：%1。</translation>
    </message>
    <message>
        <source>constraints that follow a function of time</source>
        <translation>随时间函数变化的约束</translation>
    </message>
    <message>
        <source>Constraints, row by row</source>
        <translation>逐行列出的约束</translation>
    </message>
    <message>
        <source>Constructs compared</source>
        <translation>构造比较</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>contact %1 cannot stay closed: given motions or constraints press it in</source>
        <translation>接触 %1 无法保持闭合：给定的运动或约束将其压入</translation>
    </message>
    <message>
        <source>contact %1 jams while it slides (Painleve's paradox); give it a stiffness</source>
        <translation>接触 %1 在滑动中卡死（Painlevé 悖论）；请为其给出刚度</translation>
    </message>
    <message>
        <source>contact '%1'</source>
        <translation>接触“%1”</translation>
    </message>
    <message>
        <source>contact '%1' is open by %2</source>
        <translation>接触“%1”张开 %2</translation>
    </message>
    <message>
        <source>contact '%1' lets body '%2' touch itself</source>
        <translation>接触 '%1' 使刚体 '%2' 与其自身接触</translation>
    </message>
    <message>
        <source>contact '%1' lies %2 mm behind its plane; it is rigid and counts as touching</source>
        <translation>接触 '%1' 位于其平面之后 %2 mm；它为刚性，按接触计</translation>
    </message>
    <message>
        <source>contact '%1' lies %2 mm in its plane and bears %3 times the weight of all bodies; is that the posture?</source>
        <translation>接触“%1”压入其平面 %2 mm，承受全部物体重量的 %3 倍；姿势是否正确？</translation>
    </message>
    <message>
        <source>Contact, only pushes</source>
        <translation>接触，只受压</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>contacts %1 cannot stay closed: given motions or constraints press it in</source>
        <translation>接触 %1 无法保持闭合：给定的运动或约束将其压入</translation>
    </message>
    <message>
        <source>contacts belong to a body: click on one</source>
        <translation>接触属于刚体：请单击一个刚体</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>coordinate '%1'</source>
        <translation>坐标 '%1'</translation>
    </message>
    <message>
        <source>coordinate '%1' belongs to joint '%2' already</source>
        <translation>坐标 '%1' 已属于关节 '%2'</translation>
    </message>
    <message>
        <source>coordinate '%1' has both an acceleration and an effort</source>
        <translation>坐标 '%1' 既有加速度又有作用力</translation>
    </message>
    <message>
        <source>coordinate '%1' is an angle of segment '%2' already</source>
        <translation>坐标 '%1' 已是节段 '%2' 的角度</translation>
    </message>
    <message>
        <source>coordinate '%1' is given twice in stage '%2'</source>
        <translation>坐标 '%1' 在阶段 '%2' 中给定了两次</translation>
    </message>
    <message>
        <source>coordinate '%1' is no rotation</source>
        <translation>坐标 '%1' 不是转动</translation>
    </message>
    <message>
        <source>coordinate '%1' is no translation</source>
        <translation>坐标 '%1' 不是平移</translation>
    </message>
    <message>
        <source>coordinate '%1' is set twice</source>
        <translation>坐标 '%1' 设定了两次</translation>
    </message>
    <message>
        <source>coordinate '%1' moves no joint</source>
        <translation>没有关节随坐标 '%1' 运动</translation>
    </message>
    <message>
        <source>coordinate '%1' stands beside 'coordinates'</source>
        <translation>坐标 '%1' 与 'coordinates' 并列</translation>
    </message>
    <message>
        <source>coordinate '%1' stands twice</source>
        <translation>坐标 '%1' 出现两次</translation>
    </message>
    <message>
        <source>Coordinate of the curve</source>
        <translation>曲线的坐标</translation>
    </message>
    <message>
        <source>Coordinate that is moved through its range</source>
        <translation>在其范围内移动的坐标</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Coordinates and efforts</source>
        <translation>坐标与广义力</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>copy objects in Sinew, or a text such as {"bodies": [...]}</source>
        <translation>在 Sinew 中复制对象，或复制如 {"bodies": [...]} 的文本</translation>
    </message>
    <message>
        <source>Copy plot</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy Table of Postures</source>
        <translation>复制姿态表</translation>
    </message>
    <message>
        <source>Copy the table to paste it into another program</source>
        <translation>复制表格以粘贴到其他程序</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Core kn</source>
        <translation>核心 kn</translation>
    </message>
    <message>
        <source>Core kt</source>
        <translation>核心 kt</translation>
    </message>
    <message>
        <source>Cortex of the neck</source>
        <translation>颈的皮质</translation>
    </message>
    <message>
        <source>Cortex of the same</source>
        <translation>同处皮质</translation>
    </message>
    <message>
        <source>Cortex of the shaft</source>
        <translation>骨干的皮质</translation>
    </message>
    <message>
        <source>Cortical modulus</source>
        <translation>皮质骨模量</translation>
    </message>
    <message>
        <source>Cosines</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>could not run; see the messages</source>
        <translation>无法运行；见消息</translation>
    </message>
    <message>
        <source>coupling</source>
        <translation>耦合</translation>
    </message>
    <message>
        <source>coupling '%1'</source>
        <translation>耦合 '%1'</translation>
    </message>
    <message>
        <source>Crank</source>
        <translation>曲柄</translation>
    </message>
    <message>
        <source>Crank and pedals close two loops; a turn is solved in milliseconds</source>
        <translation>曲柄与踏板形成两个闭环；一圈毫秒求解</translation>
    </message>
    <message>
        <source>Crash ride with a belt</source>
        <translation>系安全带的碰撞</translation>
    </message>
    <message>
        <source>create person human skeleton patient body mass height</source>
        <translation>创建 人体 骨架 患者 体重 身高</translation>
    </message>
    <message>
        <source>create the folder first, or save elsewhere</source>
        <translation>请先创建文件夹，或保存到别处</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>准则</translation>
    </message>
    <message>
        <source>criterion optimisation activation load sharing</source>
        <translation>准则 优化 激活 载荷分配</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>截面积</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV STO table numbers curves</source>
        <translation>CSV STO 表格 数值 曲线</translation>
    </message>
    <message>
        <source>Ctrl+left drag</source>
        <translation>Ctrl+左键拖动</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Cubic</source>
        <translation>三次</translation>
    </message>
    <message>
        <source>Cubic stiffness</source>
        <translation>三次刚度</translation>
    </message>
    <message>
        <source>cubic stiffness of the spring</source>
        <translation>弹簧的三次刚度</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>曲率</translation>
    </message>
    <message>
        <source>curvature of %1</source>
        <translation>%1 的曲率</translation>
    </message>
    <message>
        <source>curvature of the natural cubic spline of %1 through %2</source>
        <translation>%1 的自然三次样条的二阶导数，过点 %2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>curve %1</source>
        <translation>曲线 %1</translation>
    </message>
    <message>
        <source>Curve %1 with its rate and acceleration</source>
        <translation>曲线 %1 及其变化率和加速度</translation>
    </message>
    <message>
        <source>curve '%1': %2</source>
        <translation>曲线 '%1'：%2</translation>
    </message>
    <message>
        <source>Curve of the function</source>
        <translation>函数曲线</translation>
    </message>
    <message>
        <source>Curve that is followed</source>
        <translation>所跟随的曲线</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Curves of the recording</source>
        <translation>记录的曲线</translation>
    </message>
    <message>
        <source>Cut Away the Front</source>
        <translation>切除前部</translation>
    </message>
    <message>
        <source>cut bone correction angle</source>
        <translation>截骨 矫正 角度</translation>
    </message>
    <message>
        <source>Cyclist</source>
        <translation>骑行者</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Damper</source>
        <translation>阻尼器</translation>
    </message>
    <message>
        <source>dampers of coordinates</source>
        <translation>坐标的阻尼</translation>
    </message>
    <message>
        <source>dampers of links</source>
        <translation>连接的阻尼</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>Damping along the plane</source>
        <translation>沿平面阻尼</translation>
    </message>
    <message>
        <source>damping of contacts</source>
        <translation>接触的阻尼</translation>
    </message>
    <message>
        <source>damping of stops</source>
        <translation>限位的阻尼</translation>
    </message>
    <message>
        <source>Damping of the tracking</source>
        <translation>跟踪阻尼</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>dashed: kept run</source>
        <translation>虚线：保留的运行</translation>
    </message>
    <message>
        <source>Dashed: with large displacements.</source>
        <translation>虚线：计入大位移。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>day mode white colours</source>
        <translation>日间模式 白色 颜色</translation>
    </message>
    <message>
        <source>decimals are written with a full stop: 1.5</source>
        <translation>小数用句点书写：1.5</translation>
    </message>
    <message>
        <source>default panels docks windows</source>
        <translation>默认 面板 窗口 布局</translation>
    </message>
    <message>
        <source>default pose initial angles neutral zero</source>
        <translation>默认姿势 初始角度 中立 归零</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Delay of the given value</source>
        <translation>给定值的延迟</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the body</source>
        <translation>删除刚体</translation>
    </message>
    <message>
        <source>Delete the coordinate</source>
        <translation>删除坐标</translation>
    </message>
    <message>
        <source>Delete the link</source>
        <translation>删除连接</translation>
    </message>
    <message>
        <source>Delete the node</source>
        <translation>删除节点</translation>
    </message>
    <message>
        <source>Delete the point</source>
        <translation>删除点</translation>
    </message>
    <message>
        <source>Delete the surface</source>
        <translation>删除曲面</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>微分</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>deselect select none</source>
        <translation>取消选择 全不选</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Detach Mesh</source>
        <translation>移除网格</translation>
    </message>
    <message>
        <source>Detach the femur mesh</source>
        <translation>取消股骨网格</translation>
    </message>
    <message>
        <source>detach the mesh: what was measured on it stays</source>
        <translation>分离网格：在其上测得的数据保留</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>直径</translation>
    </message>
    <message>
        <source>diameter %1 mm</source>
        <translation>直径 %1 mm</translation>
    </message>
    <message>
        <source>diameter / bore or width × height, mm</source>
        <translation>直径 / 孔径或宽 × 高，mm</translation>
    </message>
    <message>
        <source>did you mean '%1'?</source>
        <translation>是否指 '%1'？</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Differs from the saved file</source>
        <translation>与已保存文件不同</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>direction of %1</source>
        <translation>%1 的方向</translation>
    </message>
    <message>
        <source>direction of '%1'</source>
        <translation>'%1' 的方向</translation>
    </message>
    <message>
        <source>direction of '%1' in '%2'</source>
        <translation>“%2”中“%1”的方向</translation>
    </message>
    <message>
        <source>direction of the turned axis of joint '%1'</source>
        <translation>关节 '%1' 转动后的轴的方向</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Discard the unsaved work on '%1'?</source>
        <translation>放弃“%1”未保存的工作？</translation>
    </message>
    <message>
        <source>Dismount from a bar</source>
        <translation>单杠下法</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>位移</translation>
    </message>
    <message>
        <source>Distal</source>
        <translation>远侧</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distances and angles</source>
        <translation>距离与角度</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>dotted: measured</source>
        <translation>点线：实测</translation>
    </message>
    <message>
        <source>Double click a title</source>
        <translation>双击标题</translation>
    </message>
    <message>
        <source>Double click: back to the activity's value</source>
        <translation>双击：恢复活动的值</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>name of a key</comment>
        <translation>↓</translation>
    </message>
    <message>
        <source>down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>down, N</source>
        <translation>向下，N</translation>
    </message>
    <message>
        <source>drag a body to pose the joints</source>
        <translation>拖动刚体以摆姿</translation>
    </message>
    <message>
        <source>Drag a body: the joints follow</source>
        <translation>拖动刚体：关节随动</translation>
    </message>
    <message>
        <source>Drag a point; a double click adds one or removes it</source>
        <translation>拖动点；双击添加或移除</translation>
    </message>
    <message>
        <source>Drag along axes (G)</source>
        <translation>沿轴拖动 (G)</translation>
    </message>
    <message>
        <source>drag freely, in steps</source>
        <translation>自由拖动、按步拖动</translation>
    </message>
    <message>
        <source>Drag or press the arrow keys to choose the posture; double click for the worst</source>
        <translation>拖动或按方向键选择姿态；双击为最不利</translation>
    </message>
    <message>
        <source>Drag the %1</source>
        <translation>拖动 %1</translation>
    </message>
    <message>
        <source>Drag the fracture plane</source>
        <translation>拖动骨折面</translation>
    </message>
    <message>
        <source>Drag the slider of hip flexion: every force is solved anew as it moves. In the view, muscles that pull are thick and coloured by their tension, slack ones thin and dashed.</source>
        <translation>拖动屈髋（hip flexion）滑块：移动时所有力都会重新求解。视图中，受力的肌肉较粗并按张力着色，松弛的肌肉为细虚线。</translation>
    </message>
    <message>
        <source>drag: along the bone · Shift: off it · Esc: back</source>
        <translation>拖动：沿骨面 · Shift：离开 · Esc：返回</translation>
    </message>
    <message>
        <source>Dragging</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Draw %1 '%2'</source>
        <translation>绘制%1“%2”</translation>
    </message>
    <message>
        <source>Draw a body: B · or start from a figure: File &gt; New Figure…</source>
        <translation>绘制刚体：B · 或从现成图形开始：文件 &gt; 新建图形…</translation>
    </message>
    <message>
        <source>Draw a body: its joint, then its end</source>
        <translation>绘制刚体：先关节，后末端</translation>
    </message>
    <message>
        <source>Draw a muscle point by point</source>
        <translation>逐点绘制肌肉</translation>
    </message>
    <message>
        <source>Drawing %1…</source>
        <translation>正在绘制 %1…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>drive %1</source>
        <translation>驱动 %1</translation>
    </message>
    <message>
        <source>Driven</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>driven</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Driven in the model by given efforts, which Q holds: %1.</source>
        <translation>在模型中由给定作用力驱动，其计入 Q：%1。</translation>
    </message>
    <message>
        <source>Driven: a given moment or force acts on it</source>
        <translation>驱动：受给定力矩或力作用</translation>
    </message>
    <message>
        <source>Drives the coordinate towards the motion</source>
        <translation>驱动坐标趋向该运动</translation>
    </message>
    <message>
        <source>Drop a file</source>
        <translation>拖入文件</translation>
    </message>
    <message>
        <source>Drop What Is Compared</source>
        <translation>移除比较</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>时长</translation>
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
        <translation>各肌肉按平面归属骨折块</translation>
    </message>
    <message>
        <source>Earthworm</source>
        <translation>蚯蚓</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>作用力</translation>
    </message>
    <message>
        <source>effort on coordinate '%1'</source>
        <translation>坐标 '%1' 上的作用力</translation>
    </message>
    <message>
        <source>efforts can only hold the three turns of joint '%1' where they are</source>
        <translation>作用力只能让关节 '%1' 的三个转动保持不动</translation>
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
        <translation>关节压强下的弹性壳：半径变化多少</translation>
    </message>
    <message>
        <source>Elastic shells, from the solid core outwards</source>
        <translation>弹性壳，自实心核向外</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>elevation of %1 from the x-y plane</source>
        <translation>%1 相对 x-y 平面的仰角</translation>
    </message>
    <message>
        <source>Eleven links</source>
        <translation>十一节段</translation>
    </message>
    <message>
        <source>Eleven links that stretch</source>
        <translation>十一个可伸缩节段</translation>
    </message>
    <message>
        <source>Eleven-link figure</source>
        <translation>十一节段人体</translation>
    </message>
    <message>
        <source>Eleven-link figure of variable lengths</source>
        <translation>可变长十一节段</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>椭球</translation>
    </message>
    <message>
        <source>Elongation</source>
        <translation>伸长</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language, a name of a file</comment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束项</translation>
    </message>
    <message>
        <source>end a muscle</source>
        <translation>结束肌肉</translation>
    </message>
    <message>
        <source>end of '%1'</source>
        <translation>'%1' 的端点</translation>
    </message>
    <message>
        <source>end of run</source>
        <translation>运行结束</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>结束于 %1</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>结束条件</translation>
    </message>
    <message>
        <source>Ends as %1 does</source>
        <translation>与 %1 同样结束</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>Energy drift %1</source>
        <translation>能量漂移 %1</translation>
    </message>
    <message>
        <source>energy drift not known</source>
        <translation>能量漂移未知</translation>
    </message>
    <message>
        <source>energy kept</source>
        <translation>能量守恒</translation>
    </message>
    <message>
        <source>energy kept exactly</source>
        <translation>能量精确守恒</translation>
    </message>
    <message>
        <source>energy may come from nothing in impacts above 2, and beyond 4 in any motion; take a shorter step</source>
        <translation>超过 2 时碰撞中可能凭空产生能量，超过 4 时任何运动都会；请减小步长</translation>
    </message>
    <message>
        <source>energy off by %1</source>
        <translation>能量偏差 %1</translation>
    </message>
    <message>
        <source>energy that no work accounts for: %1 % of the largest energy or work</source>
        <translation>有能量得不到功的解释：占最大能量或功的 %1 %</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>受力</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>工程师</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter goes to the state after an edit</source>
        <translation>Enter 转到某次编辑后的状态</translation>
    </message>
    <message>
        <source>Enter or double click: done · Backspace: last point back · Esc: give up</source>
        <translation>Enter 或双击：完成 · Backspace：撤回一点 · Esc：放弃</translation>
    </message>
    <message>
        <source>entries of A, b and g that others refer to stand there by their names</source>
        <translation>被其他项引用的 A、b、g 元素以其名称出现</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>方程</translation>
    </message>
    <message>
        <source>equations are composed for the variable-length links of 'segments'</source>
        <translation>方程针对 'segments' 的变长节段列写</translation>
    </message>
    <message>
        <source>Equations as text</source>
        <translation>方程文本</translation>
    </message>
    <message>
        <source>Equations of Motion</source>
        <translation>运动方程</translation>
    </message>
    <message>
        <source>Equations of motion</source>
        <translation>运动方程</translation>
    </message>
    <message>
        <source>Equations of motion, term by term, as LaTeX or C++</source>
        <translation>逐项的运动方程，LaTeX 或 C++</translation>
    </message>
    <message>
        <source>Equations of motion: %1</source>
        <translation>运动方程：%1</translation>
    </message>
    <message>
        <source>equilibrium could not be followed beyond %1</source>
        <translation>平衡无法追踪到 %1 以后</translation>
    </message>
    <message>
        <source>equilibrium posture found</source>
        <translation>已求得平衡姿态</translation>
    </message>
    <message>
        <source>equilibrium posture found, but it is unstable</source>
        <translation>已求得平衡姿态，但不稳定</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Esc ends it at any time</source>
        <translation>随时可按 Esc 结束</translation>
    </message>
    <message>
        <source>Euler parameter; speed %1 (rad/s)</source>
        <translation>欧拉参数；速度 %1 (rad/s)</translation>
    </message>
    <message>
        <source>Euler parameters of ball and free joints</source>
        <translation>球关节与自由关节的欧拉参数</translation>
    </message>
    <message>
        <source>Events are computed for the worst posture.</source>
        <translation>事件针对最不利姿态计算。</translation>
    </message>
    <message>
        <source>Events as the load grows</source>
        <translation>载荷增长中的事件</translation>
    </message>
    <message>
        <source>every force is possible</source>
        <translation>所有力均可行</translation>
    </message>
    <message>
        <source>every number must be finite</source>
        <translation>所有数必须为有限值</translation>
    </message>
    <message>
        <source>Every picture is an example, which opens solved and ready to change. Click on this one, a hip with its muscles, or on Next.</source>
        <translation>每张图片都是一个示例，打开时已求解并可修改。请点击这张带肌肉的髋关节，或点击“下一步”。</translation>
    </message>
    <message>
        <source>Every stiffness as the model states it</source>
        <translation>所有刚度均按模型给定</translation>
    </message>
    <message>
        <source>every stiffness as the model states it</source>
        <translation>所有刚度均按模型给定</translation>
    </message>
    <message>
        <source>Every stiffness between %1 and %2 times the stated one; %n samples, log-uniform.</source>
        <translation>每个刚度取给定值的 %1 至 %2 倍；%n 个样本，对数均匀。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Exoskeleton gait</source>
        <translation>外骨骼步态</translation>
    </message>
    <message>
        <source>expected %1 for '%2', found %3</source>
        <translation>'%2' 应为 %1，实为%3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，实为%2</translation>
    </message>
    <message>
        <source>expected ',' or '%1', found %2</source>
        <translation>应为 ',' 或 '%1'，实为%2</translation>
    </message>
    <message>
        <source>expected ':' after the key '%1', found %2</source>
        <translation>键 '%1' 之后应为 ':'，实为%2</translation>
    </message>
    <message>
        <source>expected a %1 between braces {...}, found %2</source>
        <translation>应为花括号 {...} 中的%1，实为%2</translation>
    </message>
    <message>
        <source>expected a %1, found nothing but blanks</source>
        <translation>应为%1，实为空白</translation>
    </message>
    <message>
        <source>expected a file, found a folder</source>
        <translation>应为文件，实为文件夹</translation>
    </message>
    <message>
        <source>expected a fixation, found something else</source>
        <translation>应为内固定，实为其他内容</translation>
    </message>
    <message>
        <source>expected a key between double quotes, found %1</source>
        <translation>应为双引号中的键，实为%1</translation>
    </message>
    <message>
        <source>expected a motion, found something else</source>
        <translation>应为运动，实为其他内容</translation>
    </message>
    <message>
        <source>expected a number or a name, found %1</source>
        <translation>应为数或名称，实为%1</translation>
    </message>
    <message>
        <source>expected a number, found '%1'</source>
        <translation>应为数，实为 '%1'</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <translation>应为值，实为%1</translation>
    </message>
    <message>
        <source>expected an operator, found %1</source>
        <translation>应为运算符，实为%1</translation>
    </message>
    <message>
        <source>expected another value after the comma, found '%1'</source>
        <translation>逗号之后应为另一个值，实为 '%1'</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>\u 之后应为四位十六进制数字</translation>
    </message>
    <message>
        <source>expected inDegrees=yes or inDegrees=no, found '%1'</source>
        <translation>应为 inDegrees=yes 或 inDegrees=no，实为 '%1'</translation>
    </message>
    <message>
        <source>expected one direction of the axis, found none</source>
        <translation>轴应有一个方向，实际没有</translation>
    </message>
    <message>
        <source>expected one direction of the axis, found two</source>
        <translation>轴应有一个方向，实有两个</translation>
    </message>
    <message>
        <source>expected one of 'curve', 'table', 'series' and 'formula' in %1</source>
        <translation>%1中应有 'curve'、'table'、'series' 与 'formula' 之一</translation>
    </message>
    <message>
        <source>expected one of 'motion', 'effort' and 'follow'</source>
        <translation>应有 'motion'、'effort' 与 'follow' 之一</translation>
    </message>
    <message>
        <source>expected the column 'time', found '%1'</source>
        <translation>应为列 'time'，实为 '%1'</translation>
    </message>
    <message>
        <source>expected the end of the file after the closing bracket, found %1</source>
        <translation>右括号之后文件应结束，实为%1</translation>
    </message>
    <message>
        <source>expected the end of the number, found %1</source>
        <translation>数应在此结束，实为%1</translation>
    </message>
    <message>
        <source>expected the format '%1', found %2</source>
        <translation>格式应为 '%1'，实为%2</translation>
    </message>
    <message>
        <source>expected three numbers [x, y, z] for '%1', found %2</source>
        <translation>'%1' 应为三个数 [x, y, z]，实为%2</translation>
    </message>
    <message>
        <source>expected version 1, found %1</source>
        <translation>版本应为 1，实为%1</translation>
    </message>
    <message>
        <source>experiment markers compare load CSV</source>
        <translation>实验 标记点 比较 加载 CSV</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>显式</translation>
    </message>
    <message>
        <source>explicit Runge-Kutta · rtol %1</source>
        <translation>显式 Runge-Kutta · rtol %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>export curve diagram chart graph SVG PDF</source>
        <translation>导出 曲线 图表 图形 SVG PDF</translation>
    </message>
    <message>
        <source>Export curves</source>
        <translation>导出曲线</translation>
    </message>
    <message>
        <source>Export Frames</source>
        <translation>导出帧</translation>
    </message>
    <message>
        <source>Export Frames to Folder</source>
        <translation>导出帧到文件夹</translation>
    </message>
    <message>
        <source>Export Frames…</source>
        <translation>导出帧…</translation>
    </message>
    <message>
        <source>export it as .stl, .ply, .obj or .vtp</source>
        <translation>导出为 .stl、.ply、.obj 或 .vtp</translation>
    </message>
    <message>
        <source>Export Motion</source>
        <translation>导出运动</translation>
    </message>
    <message>
        <source>Export Motion…</source>
        <translation>导出运动…</translation>
    </message>
    <message>
        <source>Export Numbers</source>
        <translation>导出数值</translation>
    </message>
    <message>
        <source>Export Numbers…</source>
        <translation>导出数值…</translation>
    </message>
    <message>
        <source>Export Results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>Export Results as CSV…</source>
        <translation>导出结果为 CSV…</translation>
    </message>
    <message>
        <source>export the bone as a surface</source>
        <translation>将骨导出为曲面</translation>
    </message>
    <message>
        <source>export the mesh again</source>
        <translation>重新导出网格</translation>
    </message>
    <message>
        <source>Export the plotted curves as CSV</source>
        <translation>将所绘曲线导出为 CSV</translation>
    </message>
    <message>
        <source>Export Video</source>
        <translation>导出视频</translation>
    </message>
    <message>
        <source>Export Video…</source>
        <translation>导出视频…</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>导出：%1</translation>
    </message>
    <message>
        <source>exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>F fit</source>
        <translation>F 适合窗口</translation>
    </message>
    <message>
        <source>F&amp;ixation</source>
        <translation>内固定(&amp;I)</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Factor of the given value</source>
        <translation>给定值的系数</translation>
    </message>
    <message>
        <source>Factor of the model</source>
        <translation>模型系数</translation>
    </message>
    <message>
        <source>Far rod</source>
        <translation>远端杆</translation>
    </message>
    <message>
        <source>fatigue %1, yield %2</source>
        <translation>疲劳 %1，屈服 %2</translation>
    </message>
    <message>
        <source>fatigue of the %1</source>
        <translation>%1疲劳</translation>
    </message>
    <message>
        <source>fatigue strength of the %1</source>
        <translation>%1的疲劳强度</translation>
    </message>
    <message>
        <source>fatigue, %</source>
        <translation>疲劳，%</translation>
    </message>
    <message>
        <source>female</source>
        <translation>女</translation>
    </message>
    <message>
        <source>Femur</source>
        <translation>股骨</translation>
    </message>
    <message>
        <source>Fewer fields</source>
        <translation>更少字段</translation>
    </message>
    <message>
        <source>field, %1</source>
        <translation>字段，%1</translation>
    </message>
    <message>
        <source>Fields that are seldom needed</source>
        <translation>不常用的字段</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>a ready model</comment>
        <translation>图形</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Figure over the activity</source>
        <translation>活动中的指标</translation>
    </message>
    <message>
        <source>Figures of '%1', the worst of %2, and their least and largest as each assumption varies alone</source>
        <translation>“%1”（%2 个中最不利）的指标，及各假定单独变化时的最小与最大值</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>film movie animation clip MP4 GIF</source>
        <translation>影片 视频 动画 MP4 GIF</translation>
    </message>
    <message>
        <source>film movie animation images sequence</source>
        <translation>影片 动画 图像 序列</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter muscles</source>
        <translation>筛选肌肉</translation>
    </message>
    <message>
        <source>Filter the coordinates</source>
        <translation>筛选坐标</translation>
    </message>
    <message>
        <source>Filter the model tree</source>
        <translation>筛选模型树</translation>
    </message>
    <message>
        <source>Find a command or an object of the model</source>
        <translation>查找命令或模型对象</translation>
    </message>
    <message>
        <source>Find command or object    Ctrl+K</source>
        <translation>查找命令或对象    Ctrl+K</translation>
    </message>
    <message>
        <source>Find Command or Object…</source>
        <translation>查找命令或对象…</translation>
    </message>
    <message>
        <source>Find Equilibrium Posture</source>
        <translation>求平衡姿态</translation>
    </message>
    <message>
        <source>Find the equilibrium posture</source>
        <translation>求平衡姿态</translation>
    </message>
    <message>
        <source>first derivative of %1</source>
        <translation>%1的一阶导数</translation>
    </message>
    <message>
        <source>First derivatives; exact while the same links stay engaged.</source>
        <translation>一阶导数；受力连接不变时精确。</translation>
    </message>
    <message>
        <source>First force in five minutes</source>
        <translation>五分钟求出第一个力</translation>
    </message>
    <message>
        <source>first to give way</source>
        <translation>最先失效</translation>
    </message>
    <message>
        <source>first to give way: being computed</source>
        <translation>最先失效：计算中</translation>
    </message>
    <message>
        <source>first to give way: not computed</source>
        <translation>最先失效：未计算</translation>
    </message>
    <message>
        <source>first to give way: see the worst posture</source>
        <translation>最先失效：见最不利姿态</translation>
    </message>
    <message>
        <source>First to go</source>
        <translation>最先失效</translation>
    </message>
    <message>
        <source>First to go: %1.</source>
        <translation>最先失效：%1。</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>最先：%1</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>Fit %1 to %2</source>
        <translation>将 %1 拟合到 %2</translation>
    </message>
    <message>
        <source>Fit All</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Fit of surfaces</source>
        <translation>表面贴合</translation>
    </message>
    <message>
        <source>fit of the surfaces</source>
        <translation>断面的贴合</translation>
    </message>
    <message>
        <source>Fit Selection</source>
        <translation>适合所选</translation>
    </message>
    <message>
        <source>Fit the curve to a measured column</source>
        <translation>将曲线拟合到实测列</translation>
    </message>
    <message>
        <source>Fit to measured</source>
        <translation>拟合实测</translation>
    </message>
    <message>
        <source>Fit to measured…</source>
        <translation>拟合实测…</translation>
    </message>
    <message>
        <source>Fitted to %1: %2</source>
        <translation>已拟合到 %1：%2</translation>
    </message>
    <message>
        <source>Fit…</source>
        <translation>拟合…</translation>
    </message>
    <message>
        <source>Five links</source>
        <translation>五节段</translation>
    </message>
    <message>
        <source>Five links in space</source>
        <translation>空间五节段</translation>
    </message>
    <message>
        <source>Five links that stretch</source>
        <translation>五个可伸缩节段</translation>
    </message>
    <message>
        <source>Five ties on one body</source>
        <translation>一个刚体上的五根拉索</translation>
    </message>
    <message>
        <source>Five-link figure</source>
        <translation>五节段人体</translation>
    </message>
    <message>
        <source>Five-link figure in space</source>
        <translation>空间五节段人体</translation>
    </message>
    <message>
        <source>Five-link figure of variable lengths</source>
        <translation>可变长五节段</translation>
    </message>
    <message>
        <source>Fix a broken hip</source>
        <translation>固定骨折的髋部</translation>
    </message>
    <message>
        <source>fix the formula</source>
        <translation>请修正公式</translation>
    </message>
    <message>
        <source>fix the model first</source>
        <translation>请先修正模型</translation>
    </message>
    <message>
        <source>fix the other names first</source>
        <translation>请先修正其他名称</translation>
    </message>
    <message>
        <source>fix these first</source>
        <translation>请先修正这些</translation>
    </message>
    <message>
        <source>fix what the problems name, then keep it again</source>
        <translation>修正“问题”所指之处，再重新保留</translation>
    </message>
    <message>
        <source>Fixation</source>
        <translation>内固定</translation>
    </message>
    <message>
        <source>fixation</source>
        <translation>内固定</translation>
    </message>
    <message>
        <source>Fixation breaks the neck of the femur that is open and asks what holds it: drag the fracture and the screws, and read what bone and metal bear and what gives way first. For research and teaching, not a medical device.</source>
        <translation>“内固定”使所打开股骨的颈部骨折，并考察由什么固定：拖动骨折和螺钉，查看骨与金属的受力以及何者先失效。用于研究与教学，非医疗器械。</translation>
    </message>
    <message>
        <source>fixation not saved</source>
        <translation>内固定未保存</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>内固定</translation>
    </message>
    <message>
        <source>Fixator</source>
        <translation>内固定物</translation>
    </message>
    <message>
        <source>fixator</source>
        <translation>内固定物</translation>
    </message>
    <message>
        <source>Fixator: %1</source>
        <translation>内固定物：%1</translation>
    </message>
    <message>
        <source>Fixator: screws, bolts, blades and nails are beams in elastic beds of bone on both sides of the plane; heads on the cortex only pull, screws in a barrel or nail slide once friction is overcome, plates and nails turn a little.</source>
        <translation>内固定物：螺钉、螺栓、刀片和髓内钉为平面两侧骨弹性基础上的梁；皮质上的钉头只受拉，套筒或钉内的螺钉克服摩擦后滑动，钢板与髓内钉略有转动。</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>扁平</translation>
    </message>
    <message>
        <source>flat section</source>
        <translation>扁平截面</translation>
    </message>
    <message>
        <source>float a panel</source>
        <translation>浮动面板</translation>
    </message>
    <message>
        <source>floating</source>
        <translation>悬浮</translation>
    </message>
    <message>
        <source>floating: no strand holds it</source>
        <translation>悬浮：无束约束</translation>
    </message>
    <message>
        <source>Follow the Figure</source>
        <translation>跟随人体</translation>
    </message>
    <message>
        <source>followed there, %1</source>
        <translation>跟踪到那里：%1</translation>
    </message>
    <message>
        <source>followed there, %1 and joint '%2' bears %3 N instead of %4 N</source>
        <translation>跟踪到那里：%1，关节“%2”承受 %3 N，而不是 %4 N</translation>
    </message>
    <message>
        <source>followed there, joint '%1' bears %2 N instead of %3 N</source>
        <translation>跟踪到那里：关节“%1”承受 %2 N，而不是 %3 N</translation>
    </message>
    <message>
        <source>followed to the whole load</source>
        <translation>已跟踪至全部载荷</translation>
    </message>
    <message>
        <source>followed to × %1</source>
        <translation>追踪至 × %1</translation>
    </message>
    <message>
        <source>Followed up to %1 times the load.</source>
        <translation>追踪至 %1 倍载荷。</translation>
    </message>
    <message>
        <source>follows a curve over time</source>
        <translation>随时间沿曲线变化</translation>
    </message>
    <message>
        <source>follows a function of time</source>
        <translation>随时间函数变化</translation>
    </message>
    <message>
        <source>for a product write *</source>
        <translation>乘积请写 *</translation>
    </message>
    <message>
        <source>for a product write * before the bracket</source>
        <translation>乘积请在括号前写 *</translation>
    </message>
    <message>
        <source>for a product write *; a name with blanks stands between single quotes</source>
        <translation>乘积请写 *；含空格的名称置于单引号之间</translation>
    </message>
    <message>
        <source>For fractures of this kind guidelines name hip screws and nails, not screws alone (Roberts et al. 2015): what makes those fail in use, cycles and cut-out, is not in the model.</source>
        <translation>对此类骨折，指南推荐髋螺钉与髓内钉，而非单用螺钉（Roberts 等 2015）：使后者在使用中失效的循环载荷与切出未计入模型。</translation>
    </message>
    <message>
        <source>For research and teaching, not a medical device</source>
        <translation>用于研究与教学，非医疗器械</translation>
    </message>
    <message>
        <source>For the report</source>
        <translation>用于报告</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Force %1 of load %2</source>
        <translation>载荷 %2 的力 %1</translation>
    </message>
    <message>
        <source>force '%1' acts on the ground and has no effect</source>
        <translation>力 '%1' 作用于地面，不起作用</translation>
    </message>
    <message>
        <source>force '%1' has neither a force nor a moment</source>
        <translation>力 '%1' 既无力也无力矩</translation>
    </message>
    <message>
        <source>Force Arrows</source>
        <translation>力箭头</translation>
    </message>
    <message>
        <source>Force in per cent of the body weight</source>
        <translation>力占体重的百分比</translation>
    </message>
    <message>
        <source>Force intervals</source>
        <translation>力的区间</translation>
    </message>
    <message>
        <source>force of a load, along the axes of a body</source>
        <translation>载荷的力，沿某刚体各轴</translation>
    </message>
    <message>
        <source>force of load '%1'</source>
        <translation>载荷 '%1' 的力</translation>
    </message>
    <message>
        <source>force of the loads on a body and all that it carries, along the axes before</source>
        <translation>作用于刚体及其所带各体的载荷的力，沿前一刚体各轴</translation>
    </message>
    <message>
        <source>force on '%1', %2 of the frame in '%3'</source>
        <translation>作用于 '%1' 的力，沿 '%3' 坐标系的 %2</translation>
    </message>
    <message>
        <source>Force on the body, ground frame</source>
        <translation>作用于刚体的力，地面系</translation>
    </message>
    <message>
        <source>Force on the child, ground frame</source>
        <translation>作用于子体的力，地面系</translation>
    </message>
    <message>
        <source>force over distance; pushes the two points apart</source>
        <translation>力除以距离；将两点推开</translation>
    </message>
    <message>
        <source>Force over the cross-section that the link states; amber: it bears all of its strength, or more</source>
        <translation>力除以连接所给的横截面积；琥珀色：已达到或超过其强度</translation>
    </message>
    <message>
        <source>force that a body and all that it carries need when no rate changes, along the axes before</source>
        <translation>各速率不变时刚体及其所带各体所需的力，沿前一刚体各轴</translation>
    </message>
    <message>
        <source>force that moves %1, along the axes before it</source>
        <translation>使 %1 运动的力，沿其前一刚体各轴</translation>
    </message>
    <message>
        <source>Force to explain</source>
        <translation>要解释的力</translation>
    </message>
    <message>
        <source>Force, ground frame</source>
        <translation>力，地面系</translation>
    </message>
    <message>
        <source>Force, N</source>
        <translation>力，N</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Forces and moments on the head fragment about the middle of the section: pressed together, down and backwards along the plane, into varus, about the way down, about the normal. Parts add up to the load. Bone can carry more than all of it, since screws pull the fragments together.</source>
        <translation>作用于头侧骨折块、对截面中心的力与力矩：压紧、沿平面向下与向后、内翻、绕向下方向、绕法向。各部分之和为载荷。由于螺钉将骨折块拉紧，骨可承受超过全部的份额。</translation>
    </message>
    <message>
        <source>Forces as the load grows</source>
        <translation>随载荷增长的力</translation>
    </message>
    <message>
        <source>Forces by criteria</source>
        <translation>各准则的力</translation>
    </message>
    <message>
        <source>Forces of one posture</source>
        <translation>单一姿态的力</translation>
    </message>
    <message>
        <source>Forces of the links that change most, before and after</source>
        <translation>变化最大的连接力，前后对比</translation>
    </message>
    <message>
        <source>Forces over the share of the load</source>
        <translation>力随载荷份额的变化</translation>
    </message>
    <message>
        <source>Forces that always act</source>
        <translation>始终作用的力</translation>
    </message>
    <message>
        <source>Form of stiffness</source>
        <translation>刚度形式</translation>
    </message>
    <message>
        <source>Format of the equations</source>
        <translation>方程格式</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Formula of the given value</source>
        <translation>给定值的公式</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>向前</translation>
    </message>
    <message>
        <source>forwards</source>
        <translation>向前</translation>
    </message>
    <message>
        <source>forwards, mm</source>
        <translation>向前，mm</translation>
    </message>
    <message>
        <source>four people</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>four points fit any sphere: pick more, all round</source>
        <translation>四点总能拟合球：请在四周多选几点</translation>
    </message>
    <message>
        <source>Fourier</source>
        <translation>傅里叶级数</translation>
    </message>
    <message>
        <source>Fourier series</source>
        <translation>傅里叶级数</translation>
    </message>
    <message>
        <source>Fraction of the length: 0 the near end, 1 the tip</source>
        <translation>长度份额：0 为近端，1 为尖端</translation>
    </message>
    <message>
        <source>fractions of a body weight of %1 N were written in kg, N and N m, because the body weight here is %2 N</source>
        <translation>体重 %1 N 的份额已换写为 kg、N 与 N m，因为此处体重为 %2 N</translation>
    </message>
    <message>
        <source>Fracture</source>
        <translation>骨折</translation>
    </message>
    <message>
        <source>Fracture: %1</source>
        <translation>骨折：%1</translation>
    </message>
    <message>
        <source>Fragment</source>
        <translation>骨折块</translation>
    </message>
    <message>
        <source>Fragments open</source>
        <translation>骨折块张开</translation>
    </message>
    <message>
        <source>Fragments stay closed</source>
        <translation>骨折块保持闭合</translation>
    </message>
    <message>
        <source>Fragments stay in contact</source>
        <translation>骨折块保持接触</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Free: links balance it. Locked: a reaction takes it. Driven: a given effort acts on it</source>
        <translation>自由：由连接平衡。锁定：由反力承担。驱动：受给定作用力</translation>
    </message>
    <message>
        <source>Free: the links must balance it</source>
        <translation>自由：由连接平衡</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>未适应</translation>
    </message>
    <message>
        <source>fresh, '%1' would bear more than ten body weights by its new length alone</source>
        <translation>未适应时，仅因新长度 '%1' 就将承受超过十倍体重的力</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>Friction %1 in place of %2</source>
        <translation>摩擦 %1 代替 %2</translation>
    </message>
    <message>
        <source>friction 0.5</source>
        <translation>摩擦 0.5</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>friction has no effect without a tangential stiffness, in this cell and maybe others</source>
        <translation>没有切向刚度时摩擦不起作用，此单元如此，其他单元或亦如此</translation>
    </message>
    <message>
        <source>friction in the guide</source>
        <translation>导向中的摩擦</translation>
    </message>
    <message>
        <source>friction must lie between 0 and 2</source>
        <translation>摩擦系数必须在 0 与 2 之间</translation>
    </message>
    <message>
        <source>friction of %1</source>
        <translation>%1 的摩擦</translation>
    </message>
    <message>
        <source>friction of a contact cannot exceed its coefficient times the push: %1</source>
        <translation>接触的摩擦力不能超过摩擦系数与压力之积：%1</translation>
    </message>
    <message>
        <source>friction of bone on bone</source>
        <translation>骨与骨之间的摩擦</translation>
    </message>
    <message>
        <source>friction of contacts</source>
        <translation>接触的摩擦</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>From angle</source>
        <translation>起始角度</translation>
    </message>
    <message>
        <source>from end to end of '%1'</source>
        <translation>'%1' 的一端至另一端</translation>
    </message>
    <message>
        <source>from end to end of a distance that is held</source>
        <translation>所保持距离的一端至另一端</translation>
    </message>
    <message>
        <source>From head</source>
        <translation>距头</translation>
    </message>
    <message>
        <source>From head centre</source>
        <translation>距头中心</translation>
    </message>
    <message>
        <source>From that axis, forwards</source>
        <translation>自该轴向前</translation>
    </message>
    <message>
        <source>From that axis: upwards of the neck, outwards of the shaft</source>
        <translation>自该轴：颈向上，干向外</translation>
    </message>
    <message>
        <source>From the axis of neck or shaft</source>
        <translation>距颈轴或骨干轴</translation>
    </message>
    <message>
        <source>From the centre of the head along the axis of the neck, then down that of the shaft</source>
        <translation>自股骨头中心沿颈轴，再沿骨干轴向下</translation>
    </message>
    <message>
        <source>From the centre of the head to the middle of the knee; 0.245 of the height when left out</source>
        <translation>自头中心至膝中点；省略时为身高的 0.245</translation>
    </message>
    <message>
        <source>From the centre of the head to where the axes of neck and shaft cross</source>
        <translation>自股骨头中心至颈轴与骨干轴交点</translation>
    </message>
    <message>
        <source>From the core outwards</source>
        <translation>自核心向外</translation>
    </message>
    <message>
        <source>from the ground</source>
        <translation>自地面</translation>
    </message>
    <message>
        <source>from the head</source>
        <translation>自股骨头方向</translation>
    </message>
    <message>
        <source>from the joint's force</source>
        <translation>由关节力</translation>
    </message>
    <message>
        <source>from the parent</source>
        <translation>自父体</translation>
    </message>
    <message>
        <source>From the start of the run, or of the stage</source>
        <translation>自运行或阶段开始</translation>
    </message>
    <message>
        <source>From where time counts</source>
        <translation>计时起点</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前视</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前侧</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Full Load</source>
        <translation>满载</translation>
    </message>
    <message>
        <source>Full load</source>
        <translation>满载</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Further links that jump: %1.</source>
        <translation>另有突变的连接：%1。</translation>
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
        <translation>g</translation>
    </message>
    <message>
        <source>g: weights</source>
        <translation>g：重力项</translation>
    </message>
    <message>
        <source>Gait on rigid legs</source>
        <translation>刚性腿步态</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>gap, mm</source>
        <translation>间隙，mm</translation>
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
        <translation>广义坐标</translation>
    </message>
    <message>
        <source>Getting Started</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>虚影</translation>
    </message>
    <message>
        <source>give "force": [x, y, z] or "moment": [x, y, z]</source>
        <translation>给出 "force": [x, y, z] 或 "moment": [x, y, z]</translation>
    </message>
    <message>
        <source>give "from" and "to", points of the body</source>
        <translation>给出 "from" 与 "to"，均为该刚体上的点</translation>
    </message>
    <message>
        <source>Give %1 %2 in %3</source>
        <translation>在 %3 中给定 %1 %2</translation>
    </message>
    <message>
        <source>Give %1 a new curve in %2</source>
        <translation>在 %2 中为 %1 给定新曲线</translation>
    </message>
    <message>
        <source>give 'cells' instead</source>
        <translation>改为给出 'cells'</translation>
    </message>
    <message>
        <source>give 'cells', 'patches', 'beams', 'ties' or 'sliders', %1</source>
        <translation>给出 'cells'、'patches'、'beams'、'ties' 或 'sliders'，%1</translation>
    </message>
    <message>
        <source>give 'from' and 'to' along it, from the plane: negative distally, positive proximally</source>
        <translation>沿梁给出 'from' 与 'to'，自平面起算：远侧为负，近侧为正</translation>
    </message>
    <message>
        <source>give a 'factor', or 'from', 'to' and 'distance' between landmarks</source>
        <translation>给出 'factor'，或标志点间的 'from'、'to' 与 'distance'</translation>
    </message>
    <message>
        <source>give a body the shape of a femur</source>
        <translation>将某刚体的形状设为股骨</translation>
    </message>
    <message>
        <source>give a direction across the beam</source>
        <translation>给出横向于梁的方向</translation>
    </message>
    <message>
        <source>give a direction in the patch</source>
        <translation>给出片区平面内的方向</translation>
    </message>
    <message>
        <source>give a direction, such as [0, 0, 1]</source>
        <translation>给出方向，如 [0, 0, 1]</translation>
    </message>
    <message>
        <source>give a height between %1 and %2 m</source>
        <translation>身高须在 %1 与 %2 m 之间</translation>
    </message>
    <message>
        <source>give a mass between %1 and %2 kg</source>
        <translation>质量须在 %1 与 %2 kg 之间</translation>
    </message>
    <message>
        <source>give a mass to its points or rods</source>
        <translation>为其质点或杆给出质量</translation>
    </message>
    <message>
        <source>give a number between 1 and %1</source>
        <translation>给出 1 与 %1 之间的数</translation>
    </message>
    <message>
        <source>give a number for each column</source>
        <translation>为每列给出一个数</translation>
    </message>
    <message>
        <source>give all three on one side</source>
        <translation>三者均按运动或均按作用力给出</translation>
    </message>
    <message>
        <source>give an 'activation' or a 'shortening', or remove it</source>
        <translation>给出 'activation' 或 'shortening'，或移除它</translation>
    </message>
    <message>
        <source>give as many as the kind has</source>
        <translation>按该类型应有的数目给出</translation>
    </message>
    <message>
        <source>give both as many angles, or remove 'angle_reference'</source>
        <translation>使两者角度数目相同，或移除 'angle_reference'</translation>
    </message>
    <message>
        <source>give both the same orientation in in_parent</source>
        <translation>使两者在 in_parent 中的方位相同</translation>
    </message>
    <message>
        <source>give each angle a coordinate of its own</source>
        <translation>为每个角度指定各自的坐标</translation>
    </message>
    <message>
        <source>give each number a column of its own</source>
        <translation>每个数各占一列</translation>
    </message>
    <message>
        <source>give fewer states at once; or this is another file</source>
        <translation>一次少给一些状态；或这是其他文件</translation>
    </message>
    <message>
        <source>Give it 1 kg, as a ball of water</source>
        <translation>赋予 1 kg，按水球</translation>
    </message>
    <message>
        <source>Give it 1 kg, as a bar</source>
        <translation>赋予 1 kg，按杆</translation>
    </message>
    <message>
        <source>Give it a mass of 1 kg</source>
        <translation>赋予 1 kg 质量</translation>
    </message>
    <message>
        <source>give it a mass, or weld it to its neighbour</source>
        <translation>为其给出质量，或将其刚性固接到相邻刚体</translation>
    </message>
    <message>
        <source>give it a name that no other has</source>
        <translation>为其取一个不重复的名称</translation>
    </message>
    <message>
        <source>Give it an effort</source>
        <translation>给定作用力</translation>
    </message>
    <message>
        <source>Give it the nearest value of its range</source>
        <translation>取范围内最近值</translation>
    </message>
    <message>
        <source>give its length</source>
        <translation>给出其长度</translation>
    </message>
    <message>
        <source>give its mass to a segment as a mass point</source>
        <translation>将其质量作为质点赋给某节段</translation>
    </message>
    <message>
        <source>give one of the two; "coordinates": "*" is for all that are not named</source>
        <translation>二者给出其一；"coordinates": "*" 代表所有未列出的坐标</translation>
    </message>
    <message>
        <source>give one of the two; the other is computed</source>
        <translation>二者给出其一；另一个由计算得出</translation>
    </message>
    <message>
        <source>give one of them</source>
        <translation>给出其中之一</translation>
    </message>
    <message>
        <source>give rotations and translations apart</source>
        <translation>转动与平移请分开给出</translation>
    </message>
    <message>
        <source>give the contact a stiffness, or use the method 'differences', where it reads the force a step ago</source>
        <translation>为接触给出刚度，或采用方法 'differences'，该方法读取上一步的力</translation>
    </message>
    <message>
        <source>give the coordinate a range</source>
        <translation>为坐标给出范围</translation>
    </message>
    <message>
        <source>give the coordinate a range, or remove 'stop'</source>
        <translation>为坐标给出范围，或移除 'stop'</translation>
    </message>
    <message>
        <source>give the efforts of its turns in Stages to let it go</source>
        <translation>在“阶段”中给出其转动的作用力，以将其释放</translation>
    </message>
    <message>
        <source>give the model a body_weight in N</source>
        <translation>为模型给出以 N 计的 body_weight</translation>
    </message>
    <message>
        <source>give the model a body_weight in N, or write the value without a scale</source>
        <translation>为模型给出以 N 计的 body_weight，或写不带缩放的值</translation>
    </message>
    <message>
        <source>give up; back to Select</source>
        <translation>放弃；返回选择</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>given</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>given efforts</source>
        <translation>给定作用力</translation>
    </message>
    <message>
        <source>Given for %1</source>
        <translation>%1 的给定值</translation>
    </message>
    <message>
        <source>Given in this stage (one of each pair)</source>
        <translation>本阶段给定（每对取其一）</translation>
    </message>
    <message>
        <source>given pair</source>
        <translation>给定对</translation>
    </message>
    <message>
        <source>Given pressure on the layers</source>
        <translation>给定的分层压强</translation>
    </message>
    <message>
        <source>Given value</source>
        <translation>给定值</translation>
    </message>
    <message>
        <source>gives way</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>gives way by %1 as springs</source>
        <translation>作为弹簧会退让 %1</translation>
    </message>
    <message>
        <source>GJ</source>
        <translation>GJ</translation>
    </message>
    <message>
        <source>Go on with the document as it is here; saving then replaces the file</source>
        <translation>继续使用此处的文档；保存时将替换文件</translation>
    </message>
    <message>
        <source>Goes over smoothly from the motion before</source>
        <translation>由先前运动平滑过渡</translation>
    </message>
    <message>
        <source>Goes over smoothly from the motion before within this time</source>
        <translation>在此时间内由先前运动平滑过渡</translation>
    </message>
    <message>
        <source>GPa</source>
        <comment>unit</comment>
        <translation>GPa</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>gravity (m/s^2)</source>
        <translation>重力加速度 (m/s^2)</translation>
    </message>
    <message>
        <source>gravity settings criterion body weight</source>
        <translation>重力 设置 准则 体重</translation>
    </message>
    <message>
        <source>Gravity terms</source>
        <translation>重力项</translation>
    </message>
    <message>
        <source>grid 100 mm</source>
        <translation>网格 100 mm</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>ground force</source>
        <translation>地面反力</translation>
    </message>
    <message>
        <source>ground frame</source>
        <translation>地面系</translation>
    </message>
    <message>
        <source>ground moment</source>
        <translation>地面力矩</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>导向</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Guide bed</source>
        <translation>导向基床</translation>
    </message>
    <message>
        <source>Guide length</source>
        <translation>导向长度</translation>
    </message>
    <message>
        <source>Guide turning</source>
        <translation>导向转动</translation>
    </message>
    <message>
        <source>Guided Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Gyration radius</source>
        <translation>回转半径</translation>
    </message>
    <message>
        <source>Haba et al. 2012 to Morgan et al. 2003</source>
        <translation>Haba 等 2012 至 Morgan 等 2003</translation>
    </message>
    <message>
        <source>half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>Half axes of an ellipsoid</source>
        <translation>椭球半轴</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>半个代理对</translation>
    </message>
    <message>
        <source>half of it is open</source>
        <translation>骨折面一半张开</translation>
    </message>
    <message>
        <source>Half of the load</source>
        <translation>一半载荷</translation>
    </message>
    <message>
        <source>half open</source>
        <translation>张开一半</translation>
    </message>
    <message>
        <source>Half the load</source>
        <translation>载荷减半</translation>
    </message>
    <message>
        <source>half the sum of both directions of '%1'</source>
        <translation>“%1”两个方向之和的一半</translation>
    </message>
    <message>
        <source>hang both on '%1'</source>
        <translation>将两者都连接于 '%1'</translation>
    </message>
    <message>
        <source>hang it on the ground, on a segment, or on a body that only translates against the ground</source>
        <translation>将其连接于地面、节段，或相对地面只平移的刚体</translation>
    </message>
    <message>
        <source>Hangs on</source>
        <translation>连接于</translation>
    </message>
    <message>
        <source>Hardening</source>
        <translation>硬化</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Head diameter</source>
        <translation>股骨头直径</translation>
    </message>
    <message>
        <source>head diameter</source>
        <translation>股骨头直径</translation>
    </message>
    <message>
        <source>Head on cortex</source>
        <translation>钉头抵皮质</translation>
    </message>
    <message>
        <source>head screw (drawn in a usual size)</source>
        <translation>头螺钉（按常用尺寸绘制）</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>身高</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>of a picture</comment>
        <translation>高度</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>帮助(&amp;P)</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>受约束</translation>
    </message>
    <message>
        <source>held</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>held at %1</source>
        <translation>固定于 %1</translation>
    </message>
    <message>
        <source>Held motion</source>
        <translation>受约束运动</translation>
    </message>
    <message>
        <source>held motion</source>
        <translation>所约束的运动</translation>
    </message>
    <message>
        <source>Held motions of B in the frame of A</source>
        <translation>A 系中 B 的受约束运动</translation>
    </message>
    <message>
        <source>held, cannot turn</source>
        <translation>固定，不可转动</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>here is a byte that is no UTF-8 text</source>
        <translation>此处有一个字节不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>here is the degree sign of Windows-1252, which is no UTF-8 text</source>
        <translation>此处是 Windows-1252 编码的度符号，不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>here is the micro sign of Windows-1252, which is no UTF-8 text</source>
        <translation>此处是 Windows-1252 编码的微符号，不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>here is the superscript 2 of Windows-1252, which is no UTF-8 text</source>
        <translation>此处是 Windows-1252 编码的上标 2，不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>Here the links share by stiffness; the window shows: %1.</source>
        <translation>此处连接按刚度分担；窗口显示：%1。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>hide others show only</source>
        <translation>隐藏其他 仅显示</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>铰链</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>铰链</translation>
    </message>
    <message>
        <source>Hinge  J</source>
        <translation>铰链  J</translation>
    </message>
    <message>
        <source>hinge in the plane</source>
        <translation>平面铰</translation>
    </message>
    <message>
        <source>hinge or ball for a drawn body</source>
        <translation>新刚体用铰链或球铰</translation>
    </message>
    <message>
        <source>Hinge to tip</source>
        <translation>铰至尖端</translation>
    </message>
    <message>
        <source>hip</source>
        <translation>髋</translation>
    </message>
    <message>
        <source>hip force</source>
        <translation>髋关节力</translation>
    </message>
    <message>
        <source>Hip force '%1'</source>
        <translation>髋关节力“%1”</translation>
    </message>
    <message>
        <source>hip force and lever arm: of every construct in %1</source>
        <translation>髋关节力与力臂：各构造于 %1</translation>
    </message>
    <message>
        <source>hip force contact reaction load</source>
        <translation>髋关节力 接触力 反力 载荷</translation>
    </message>
    <message>
        <source>Hip force in body weights; compression and shear across the plane; bone: bearing of the fixator, of the strength of the bone; fatigue and yield of the metal. Worst: nearest to a limit, or farthest beyond it.</source>
        <translation>髋关节力以体重计；跨平面的压缩与剪切；骨：内固定物承压占骨强度；金属的疲劳与屈服。最不利：最接近极限或超出最多者。</translation>
    </message>
    <message>
        <source>Hip force on the head: %1 N, %2 body weights.</source>
        <translation>作用于股骨头的髋关节力：%1 N，%2 倍体重。</translation>
    </message>
    <message>
        <source>Hip force, %1</source>
        <translation>髋关节力，%1</translation>
    </message>
    <message>
        <source>Hip force, bearing, stress, pressure and gap show here against their limits.</source>
        <translation>此处显示髋关节力、承压、应力、压强和间隙与其极限的对比。</translation>
    </message>
    <message>
        <source>Hip forces besides those of the activity</source>
        <translation>活动以外的髋关节力</translation>
    </message>
    <message>
        <source>Hip joint force</source>
        <translation>髋关节力</translation>
    </message>
    <message>
        <source>hip joint force</source>
        <translation>髋关节力</translation>
    </message>
    <message>
        <source>hip screw</source>
        <translation>髋螺钉</translation>
    </message>
    <message>
        <source>hip, BW</source>
        <translation>髋，BW</translation>
    </message>
    <message>
        <source>Hip, standing and walking</source>
        <translation>髋，站立与行走</translation>
    </message>
    <message>
        <source>Hips, knees and ankles bend and stretch again, both legs alike; one foot is held and carries all</source>
        <translation>髋、膝、踝先屈后伸，双腿相同；一只脚固定并承受全部重量</translation>
    </message>
    <message>
        <source>his model</source>
        <translation>其模型</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Hold</source>
        <comment>a motion</comment>
        <translation>保持</translation>
    </message>
    <message>
        <source>Hold all three</source>
        <translation>三者均约束</translation>
    </message>
    <message>
        <source>hold its turns at 0, turn the frame on a body instead, or hold one turn in a closure</source>
        <translation>请将其转动保持为 0，改为转动刚体上的坐标系，或在一个闭合中只保持一个转动</translation>
    </message>
    <message>
        <source>Hold none of them</source>
        <translation>均不约束</translation>
    </message>
    <message>
        <source>hold of the guide</source>
        <translation>导向的固定</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Homogeneous rods</source>
        <translation>均质杆</translation>
    </message>
    <message>
        <source>hoop</source>
        <translation>环向</translation>
    </message>
    <message>
        <source>Hoop stress, the larger of both faces; tension positive</source>
        <translation>环向应力，取两面较大者；受拉为正</translation>
    </message>
    <message>
        <source>How far it ends beyond the head's centre</source>
        <translation>超出头中心的距离</translation>
    </message>
    <message>
        <source>How far it ends beyond the head's centre, along itself</source>
        <translation>沿自身超出股骨头中心的距离</translation>
    </message>
    <message>
        <source>How far these figures move with what is assumed was not computed.</source>
        <translation>这些指标随假定的变化未计算。</translation>
    </message>
    <message>
        <source>How it is given</source>
        <translation>给定方式</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation>计算方法</translation>
    </message>
    <message>
        <source>How links share the load shows here. Open a model.</source>
        <translation>此处显示各连接如何分担载荷。请打开模型。</translation>
    </message>
    <message>
        <source>How many times larger the movement of the head fragment is drawn</source>
        <translation>头侧骨折块位移的放大倍数</translation>
    </message>
    <message>
        <source>How much steeper the neck gets; negative: varus</source>
        <translation>颈变陡的角度；负值为内翻</translation>
    </message>
    <message>
        <source>How often each joint force came up</source>
        <translation>各关节力出现的频度</translation>
    </message>
    <message>
        <source>How the body is drawn</source>
        <translation>刚体的绘制方式</translation>
    </message>
    <message>
        <source>How the equations are composed: by matrices for chains of segments, in local frames for bodies and joints, unless you choose. They mean the same; the time it takes is not the same, nor the length of those of bodies in space.</source>
        <translation>方程的生成方法：节段链用矩阵法，刚体与关节用局部坐标系，除非另选。含义相同；耗时以及空间刚体方程的长度不同。</translation>
    </message>
    <message>
        <source>How the equations of motion are integrated</source>
        <translation>运动方程的积分方法</translation>
    </message>
    <message>
        <source>How the link is drawn</source>
        <translation>连接的绘制方式</translation>
    </message>
    <message>
        <source>How well stiffnesses are known</source>
        <translation>刚度的已知程度</translation>
    </message>
    <message>
        <source>if so meant, set its kind to 'weld'</source>
        <translation>若确需如此，将其类型设为 'weld'</translation>
    </message>
    <message>
        <source>implant fracture screw nail fixator</source>
        <translation>植入物 骨折 螺钉 髓内钉 内固定物</translation>
    </message>
    <message>
        <source>implants screws side by side</source>
        <translation>植入物 螺钉 并排 比较</translation>
    </message>
    <message>
        <source>Implicit</source>
        <translation>隐式</translation>
    </message>
    <message>
        <source>implicit Runge-Kutta · rtol %1</source>
        <translation>隐式 Runge-Kutta · rtol %1</translation>
    </message>
    <message>
        <source>implied by other rows</source>
        <translation>由其他行蕴含</translation>
    </message>
    <message>
        <source>Imposed shortening</source>
        <translation>给定缩短量</translation>
    </message>
    <message>
        <source>imposed shortenings</source>
        <translation>给定缩短量</translation>
    </message>
    <message>
        <source>Imposed: positive pulls, negative is slack</source>
        <translation>给定：正为拉，负为松</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>于 %1</translation>
    </message>
    <message>
        <source>In %1 no muscle pulls on the head fragment, in other postures some do: a stated hip force comes without them, and the worst posture may be the worst only because it has them.</source>
        <translation>%1 中没有肌肉牵拉头侧骨折块，而其他姿态中有：给定髋关节力不含肌肉拉力，最不利姿态可能仅因含有肌肉拉力而最不利。</translation>
    </message>
    <message>
        <source>in %1 of %2 steps of stage '%3' the direction in which a contact slides was not found to 0.01 rad</source>
        <translation>阶段 '%3' 的 %2 步中有 %1 步，接触滑动方向未能确定到 0.01 rad</translation>
    </message>
    <message>
        <source>In '%1' this plane carries %2, %3, %4, and %5 N m of bending; %6, the head moves by %7 mm and turns into varus by %8 degrees. First to go: %9.</source>
        <translation>在 '%1' 中，此平面承受 %2、%3、%4 以及 %5 N m 的弯矩；%6，股骨头移动 %7 mm，内翻转动 %8 度。最先失效：%9。</translation>
    </message>
    <message>
        <source>In '%1': %2.</source>
        <translation>“%1”：%2。</translation>
    </message>
    <message>
        <source>In a</source>
        <translation>A 系中</translation>
    </message>
    <message>
        <source>in a plane model it has one, about z, or none</source>
        <translation>平面模型中它有一个绕 z 的角度，或没有</translation>
    </message>
    <message>
        <source>In b</source>
        <translation>B 系中</translation>
    </message>
    <message>
        <source>in balance to %1</source>
        <translation>平衡至 %1</translation>
    </message>
    <message>
        <source>in body weights</source>
        <translation>以体重计</translation>
    </message>
    <message>
        <source>In child</source>
        <translation>子体中</translation>
    </message>
    <message>
        <source>In Edit the tools at the view's upper left drag and draw muscles, bodies and joints, and Properties takes numbers with units. Each edit is a line of History: click on one, or press Ctrl+Z, to go back. Ctrl+K finds everything else.</source>
        <translation>在“编辑”中，视图左上角的工具可拖动和绘制肌肉、刚体与关节，“属性”接受带单位的数值。每次编辑是“历史”中的一行：点击某一行或按 Ctrl+Z 即可返回。Ctrl+K 可查找其他一切。</translation>
    </message>
    <message>
        <source>In files: %1</source>
        <translation>文件中：%1</translation>
    </message>
    <message>
        <source>In its guide</source>
        <translation>在其导向中</translation>
    </message>
    <message>
        <source>in line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>In Motion, stages say which angles or moments are given, and the others are found. Open the gait, in a window of its own: Space plays it, a drag on the timeline scrubs, Plots shows any quantity over time.</source>
        <translation>在“运动”中，各阶段规定哪些角度或力矩为给定，其余由计算得出。在单独的窗口中打开步态：空格键播放，在时间轴上拖动可定位，“曲线图”显示任意量随时间的变化。</translation>
    </message>
    <message>
        <source>In motion: against the rate of its elongation</source>
        <translation>运动中：阻碍伸长速率</translation>
    </message>
    <message>
        <source>In parent</source>
        <translation>父体中</translation>
    </message>
    <message>
        <source>In place of a body</source>
        <translation>代替刚体</translation>
    </message>
    <message>
        <source>In place of a body: what the strand wraps round between the previous and the next point</source>
        <translation>代替刚体：束在前后两点间所绕之物</translation>
    </message>
    <message>
        <source>in steps</source>
        <translation>按步</translation>
    </message>
    <message>
        <source>In such a fracture hip screw, blade plate and locking plate are one model here: a side plate held above, over the length of the neck, and below. The screw or blade in the head is drawn, but not computed by itself.</source>
        <translation>对此类骨折，髋螺钉、角钢板与锁定钢板在此为同一模型：侧板在上方（沿颈长范围）与下方固定。头内的螺钉或刀片会绘出，但不单独计算。</translation>
    </message>
    <message>
        <source>In the frame of the body</source>
        <translation>在刚体坐标系中</translation>
    </message>
    <message>
        <source>In the frame of the body, when no strand is stretched</source>
        <translation>在刚体坐标系中，各束未拉伸时</translation>
    </message>
    <message>
        <source>In the frame that the axes before this one reach</source>
        <translation>在前述各轴之后的坐标系中</translation>
    </message>
    <message>
        <source>In the ground frame</source>
        <translation>在地面系中</translation>
    </message>
    <message>
        <source>In the mesh's own numbers</source>
        <translation>以网格自身数值</translation>
    </message>
    <message>
        <source>In the model's own posture</source>
        <translation>在模型自身姿态下</translation>
    </message>
    <message>
        <source>In which force and moment are written</source>
        <translation>力与力矩所用坐标系</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>惯量</translation>
    </message>
    <message>
        <source>inertia about the pole, of a body and all that it carries</source>
        <translation>刚体及其所带各体对极点的惯量</translation>
    </message>
    <message>
        <source>inertia of %1 and all that it carries</source>
        <translation>%1 及其所带各体的惯量</translation>
    </message>
    <message>
        <source>inertia of %1 and all that it carries, along the axes before it</source>
        <translation>%1 及其所带各体的惯量，沿其前一刚体各轴</translation>
    </message>
    <message>
        <source>inner</source>
        <translation>内侧</translation>
    </message>
    <message>
        <source>Inner diameter</source>
        <translation>内径</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入%1</translation>
    </message>
    <message>
        <source>Insert Ready Part</source>
        <translation>插入现成部件</translation>
    </message>
    <message>
        <source>Insert Ready Part…</source>
        <translation>插入现成部件…</translation>
    </message>
    <message>
        <source>inside %1</source>
        <translation>在%1之内</translation>
    </message>
    <message>
        <source>inside its region: formula exact</source>
        <translation>在其区域内：公式精确</translation>
    </message>
    <message>
        <source>Install it (on Debian and Ubuntu: sudo apt install ffmpeg), or export the frames as numbered PNG pictures, which any other program can make a video of.</source>
        <translation>请安装它（Debian 和 Ubuntu：sudo apt install ffmpeg），或将各帧导出为带编号的 PNG 图片，再用其他程序制成视频。</translation>
    </message>
    <message>
        <source>Intertrochanteric</source>
        <translation>转子间</translation>
    </message>
    <message>
        <source>intertrochanteric</source>
        <translation>转子间</translation>
    </message>
    <message>
        <source>Intertrochanteric fracture</source>
        <translation>转子间骨折</translation>
    </message>
    <message>
        <source>inverted triangle</source>
        <translation>倒三角</translation>
    </message>
    <message>
        <source>is a function of</source>
        <translation>是其函数</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>隔离</translation>
    </message>
    <message>
        <source>Isometric</source>
        <translation>等轴测</translation>
    </message>
    <message>
        <source>It bears %1; the most it can is %2</source>
        <translation>承受 %1；上限为 %2</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>无法恢复。</translation>
    </message>
    <message>
        <source>It cannot turn either</source>
        <translation>也不能转动</translation>
    </message>
    <message>
        <source>It cannot turn in its guide or plate</source>
        <translation>在导向或钢板中不能转动</translation>
    </message>
    <message>
        <source>it does not change with time here: give one number for the whole of it</source>
        <translation>此处不随时间变化：请给出一个贯穿始终的数值</translation>
    </message>
    <message>
        <source>it does not cross the fracture: it begins %1 behind it</source>
        <translation>未跨过骨折：起于其后 %1</translation>
    </message>
    <message>
        <source>it does not cross the fracture: it ends %1 before it</source>
        <translation>未跨过骨折：止于其前 %1</translation>
    </message>
    <message>
        <source>it does not reach the outer side of the bone</source>
        <translation>未达到骨的外侧</translation>
    </message>
    <message>
        <source>it does not reach the outer side of the shaft</source>
        <translation>未达到骨干的外侧</translation>
    </message>
    <message>
        <source>it gives no motion and no force; fill it to use it</source>
        <translation>它不能给出运动或力；如要使用请补全</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>它有 %1</translation>
    </message>
    <message>
        <source>it has no effect, but is kept when the file is saved</source>
        <translation>不起作用，但保存文件时保留</translation>
    </message>
    <message>
        <source>it has no faces: points alone are no surface</source>
        <translation>没有面：仅有点不构成曲面</translation>
    </message>
    <message>
        <source>it has no points with x, y and z</source>
        <translation>没有带 x、y、z 的点</translation>
    </message>
    <message>
        <source>it has no such field</source>
        <translation>没有此字段</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>它没有</translation>
    </message>
    <message>
        <source>it has none at all</source>
        <translation>它一个也没有</translation>
    </message>
    <message>
        <source>it has one, about z; two, about z and then about -y; or none</source>
        <translation>它有一个角度，绕 z；或两个，先绕 z 再绕 -y；或没有</translation>
    </message>
    <message>
        <source>it holds '%1' and not a surface (PolyData)</source>
        <translation>其中为 '%1'，不是曲面 (PolyData)</translation>
    </message>
    <message>
        <source>it holds several turns and some of them not at 0</source>
        <translation>它保持多个转动，且其中有的不为 0</translation>
    </message>
    <message>
        <source>It is a femur of the other side, seen in a mirror</source>
        <translation>为对侧股骨的镜像</translation>
    </message>
    <message>
        <source>it is ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>it is measured from the centre to the middle of the tube</source>
        <translation>自中心量至管的中线</translation>
    </message>
    <message>
        <source>it is needed</source>
        <translation>此项必需</translation>
    </message>
    <message>
        <source>it is one of %1</source>
        <translation>须为以下之一：%1</translation>
    </message>
    <message>
        <source>it is passed over</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>it is passed over; the keys are A, B, equalities, lower and upper</source>
        <translation>已跳过；键为 A、B、equalities、lower 与 upper</translation>
    </message>
    <message>
        <source>it is the first of its list</source>
        <translation>已在列表首位</translation>
    </message>
    <message>
        <source>it is the last of its list</source>
        <translation>已在列表末位</translation>
    </message>
    <message>
        <source>it leaves the neck above by %1</source>
        <translation>向上超出颈 %1</translation>
    </message>
    <message>
        <source>it leaves the neck at the back by %1</source>
        <translation>向后超出颈 %1</translation>
    </message>
    <message>
        <source>it leaves the neck below by %1</source>
        <translation>向下超出颈 %1</translation>
    </message>
    <message>
        <source>it leaves the neck in front by %1</source>
        <translation>向前超出颈 %1</translation>
    </message>
    <message>
        <source>it leaves the shaft by %1</source>
        <translation>超出骨干 %1</translation>
    </message>
    <message>
        <source>it lies along the neck and does not cross a reverse oblique fracture</source>
        <translation>它沿颈放置，不跨过反斜形骨折</translation>
    </message>
    <message>
        <source>it lies along the neck and does not cross a subtrochanteric fracture</source>
        <translation>它沿颈放置，不跨过转子下骨折</translation>
    </message>
    <message>
        <source>it must be 5 to 500 mm long</source>
        <translation>长度必须为 5 至 500 mm</translation>
    </message>
    <message>
        <source>it must be above %1</source>
        <translation>必须大于 %1</translation>
    </message>
    <message>
        <source>it must be above that, up to %1</source>
        <translation>必须大于该值，至多 %1</translation>
    </message>
    <message>
        <source>it must be above zero</source>
        <translation>必须大于零</translation>
    </message>
    <message>
        <source>it must be thinner than half the width; leave it out for a patch without a core</source>
        <translation>必须薄于宽度的一半；无核心的片区请省略</translation>
    </message>
    <message>
        <source>it must be zero or above</source>
        <translation>必须为零或更大</translation>
    </message>
    <message>
        <source>it opens by %1 mm</source>
        <translation>骨折面张开 %1 mm</translation>
    </message>
    <message>
        <source>it runs along the fracture and does not cross it</source>
        <translation>它沿骨折走行，不跨过骨折</translation>
    </message>
    <message>
        <source>it runs from %1 to %2 m</source>
        <translation>其范围为 %1 至 %2 m</translation>
    </message>
    <message>
        <source>it stands for all that are not named; let it stand alone</source>
        <translation>它代表所有未指名者；请单独使用</translation>
    </message>
    <message>
        <source>it states %1 items of '%2', more than the file can hold</source>
        <translation>声明有 %1 项 '%2'，超过文件所能容纳</translation>
    </message>
    <message>
        <source>it states %1 points and holds %2</source>
        <translation>声明有 %1 个点，实有 %2 个</translation>
    </message>
    <message>
        <source>it states more data than it can hold</source>
        <translation>声明的数据多于所能容纳</translation>
    </message>
    <message>
        <source>it stays closed</source>
        <translation>骨折面保持闭合</translation>
    </message>
    <message>
        <source>it was not written whole</source>
        <translation>未写完整</translation>
    </message>
    <message>
        <source>it was true already when the stage began, and a stage ends when its condition becomes true</source>
        <translation>阶段开始时该条件已经成立，而阶段在其条件变为成立时才结束</translation>
    </message>
    <message>
        <source>items count from 0</source>
        <translation>各项从 0 计</translation>
    </message>
    <message>
        <source>its angle to the shaft must lie between 80 and 175 degrees</source>
        <translation>与骨干夹角必须在 80 至 175 度之间</translation>
    </message>
    <message>
        <source>Its centre and axes, in the frame of the body</source>
        <translation>其中心与轴，在刚体坐标系中</translation>
    </message>
    <message>
        <source>its centre of mass at</source>
        <translation>其质心位于</translation>
    </message>
    <message>
        <source>its compressed data are damaged</source>
        <translation>其压缩数据已损坏</translation>
    </message>
    <message>
        <source>its coordinates are %1</source>
        <translation>其坐标为 %1</translation>
    </message>
    <message>
        <source>its damping decides how it bounces; without a stiffness it is rigid</source>
        <translation>其阻尼决定如何弹起；没有刚度则为刚性</translation>
    </message>
    <message>
        <source>its data are compressed by '%1'; write it with zlib or without compression</source>
        <translation>其数据以 '%1' 压缩；请用 zlib 或不压缩写出</translation>
    </message>
    <message>
        <source>its data are cut off</source>
        <translation>其数据被截断</translation>
    </message>
    <message>
        <source>its effort</source>
        <translation>其作用力</translation>
    </message>
    <message>
        <source>Its file; the activity's postures come from its statics</source>
        <translation>其文件；活动姿态来自其静力学</translation>
    </message>
    <message>
        <source>its guide is longer than it is</source>
        <translation>其导向比自身还长</translation>
    </message>
    <message>
        <source>its guide must be longer than 1 mm</source>
        <translation>其导向必须长于 1 mm</translation>
    </message>
    <message>
        <source>Its heavy parts</source>
        <translation>其有质量部分</translation>
    </message>
    <message>
        <source>its keys are %1</source>
        <translation>可用的键为 %1</translation>
    </message>
    <message>
        <source>Its largest force in the postures of this activity</source>
        <translation>其在此活动各姿态中的最大力</translation>
    </message>
    <message>
        <source>its length</source>
        <translation>其长度</translation>
    </message>
    <message>
        <source>its length and moment arms jump there; let its path pass a point on the side that is meant, or take a cylinder with a side</source>
        <translation>其长度与力臂在该处突变；请让路径经过所需一侧的点，或改用指定了一侧的圆柱</translation>
    </message>
    <message>
        <source>its length and moment arms jump there; move the point or make the surface smaller</source>
        <translation>其长度与力臂在该处突变；请移动该点或缩小曲面</translation>
    </message>
    <message>
        <source>its moment about the pole</source>
        <translation>其对极点的力矩</translation>
    </message>
    <message>
        <source>its moment of constraint '%1' at %2</source>
        <translation>约束 '%1' 在 %2 处的力矩</translation>
    </message>
    <message>
        <source>its motion</source>
        <translation>其运动</translation>
    </message>
    <message>
        <source>Its name in the model</source>
        <translation>在模型中的名称</translation>
    </message>
    <message>
        <source>its offsets must be within 100 mm, its tip within 200 mm of the centre of the head</source>
        <translation>偏移不得超过 100 mm，尖端距头中心不得超过 200 mm</translation>
    </message>
    <message>
        <source>its outer radius must be greater</source>
        <translation>其外半径必须更大</translation>
    </message>
    <message>
        <source>its outer radius must be greater; layers stand from the core outwards</source>
        <translation>其外半径必须更大；各层自核心向外排列</translation>
    </message>
    <message>
        <source>its pelvis is not free to go down</source>
        <translation>其骨盆不能自由下降</translation>
    </message>
    <message>
        <source>its points are too near to each other</source>
        <translation>其各点彼此过近</translation>
    </message>
    <message>
        <source>its radius of gyration</source>
        <translation>其回转半径</translation>
    </message>
    <message>
        <source>its rate when no rate changes</source>
        <translation>各速率不变时其变化率</translation>
    </message>
    <message>
        <source>its thread is longer than it is</source>
        <translation>其螺纹比自身还长</translation>
    </message>
    <message>
        <source>its tip leaves the head by %1</source>
        <translation>其尖端超出头 %1</translation>
    </message>
    <message>
        <source>J</source>
        <comment>unit</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>J, Shift+J</source>
        <translation>J、Shift+J</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>joint '%1'</source>
        <translation>关节 '%1'</translation>
    </message>
    <message>
        <source>joint '%1' is a ball joint, whose speeds are not the rates of coordinates</source>
        <translation>关节 '%1' 为球关节，其速度不是坐标的变化率</translation>
    </message>
    <message>
        <source>joint '%1' is a free joint, whose speeds are not the rates of coordinates</source>
        <translation>关节 '%1' 为自由关节，其速度不是坐标的变化率</translation>
    </message>
    <message>
        <source>joint '%1' moves the base in a way that the equations do not support</source>
        <translation>关节 '%1' 使基座运动的方式不受方程支持</translation>
    </message>
    <message>
        <source>Joint angles</source>
        <translation>关节角</translation>
    </message>
    <message>
        <source>joint angles sliders pose posture</source>
        <translation>关节角 滑块 姿势 姿态</translation>
    </message>
    <message>
        <source>Joint force</source>
        <translation>关节力</translation>
    </message>
    <message>
        <source>Joint force over the postures of the activity</source>
        <translation>活动各姿态的关节力</translation>
    </message>
    <message>
        <source>Joint force says what the hip bears, in newtons and body weights, against what was measured in people. Links lists each muscle with its force and lever arm; a click on a row selects it everywhere.</source>
        <translation>“关节力”以牛顿和体重倍数给出髋关节的受力，并与人体实测对照。“连接”列出每块肌肉的力和力臂；点击某一行即在各处选中它。</translation>
    </message>
    <message>
        <source>Joint force, N</source>
        <translation>关节力，N</translation>
    </message>
    <message>
        <source>Joint of Drawn Bodies</source>
        <translation>新刚体的关节</translation>
    </message>
    <message>
        <source>Joint resultants</source>
        <translation>关节合力</translation>
    </message>
    <message>
        <source>Joint resultants by criterion</source>
        <translation>各准则的关节合力</translation>
    </message>
    <message>
        <source>joint to joint</source>
        <translation>关节到关节</translation>
    </message>
    <message>
        <source>Joint with layers</source>
        <translation>含分层的关节</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>joints follow; locked ones stay · Esc: back</source>
        <translation>关节随动；锁定者不动 · Esc：返回</translation>
    </message>
    <message>
        <source>JSON has no comments; put remarks in a 'note'</source>
        <translation>JSON 没有注释；备注请写入 'note'</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep activity '%1'</source>
        <translation>保存活动“%1”</translation>
    </message>
    <message>
        <source>Keep as activity</source>
        <translation>保存为活动</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>二者保留其一</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>保留其中之一</translation>
    </message>
    <message>
        <source>Keep posture in %1</source>
        <translation>将姿态存入 %1</translation>
    </message>
    <message>
        <source>Keep Posture in Model</source>
        <translation>将姿态存入模型</translation>
    </message>
    <message>
        <source>keep the length between that of the longer rod and the sum of both, by the range of its coordinate</source>
        <translation>用坐标范围使长度保持在较长杆的长度与两杆之和之间</translation>
    </message>
    <message>
        <source>Keep This Run for Comparison</source>
        <translation>保留此次运行以供比较</translation>
    </message>
    <message>
        <source>Keeps direction</source>
        <translation>保持方向</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>kept run</source>
        <translation>保留的运行</translation>
    </message>
    <message>
        <source>Keyboard to Next Panel</source>
        <translation>键盘到下一面板</translation>
    </message>
    <message>
        <source>Keyboard to Previous Panel</source>
        <translation>键盘到上一面板</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>键合</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>键盘与鼠标</translation>
    </message>
    <message>
        <source>kg</source>
        <comment>unit</comment>
        <translation>kg</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>kind 'points' has points and one stretch, the whole length</source>
        <translation>类型 'points' 有若干质点和一段伸长，即全长</translation>
    </message>
    <message>
        <source>kind 'rod_between' has one rod and two stretches, before and after it</source>
        <translation>类型 'rod_between' 有一根杆和其前后两段伸长</translation>
    </message>
    <message>
        <source>kind 'rods_apart' has two rods and one stretch between them</source>
        <translation>类型 'rods_apart' 有两根杆和其间一段伸长</translation>
    </message>
    <message>
        <source>kind 'stretch_rod' has one stretch, then one rod</source>
        <translation>类型 'stretch_rod' 先有一段伸长，再有一根杆</translation>
    </message>
    <message>
        <source>kind 'telescope' has two rods and one stretch, the whole length</source>
        <translation>类型 'telescope' 有两根杆和一段伸长，即全长</translation>
    </message>
    <message>
        <source>Kind of fracture</source>
        <translation>骨折类型</translation>
    </message>
    <message>
        <source>Kind of parameter</source>
        <translation>参数类型</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>动能</translation>
    </message>
    <message>
        <source>Kn</source>
        <translation>Kn</translation>
    </message>
    <message>
        <source>kN</source>
        <comment>unit</comment>
        <translation>kN</translation>
    </message>
    <message>
        <source>kPa</source>
        <comment>unit</comment>
        <translation>kPa</translation>
    </message>
    <message>
        <source>Kt</source>
        <translation>Kt</translation>
    </message>
    <message>
        <source>l: loads</source>
        <translation>l：载荷</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>lag screw</source>
        <translation>拉力螺钉</translation>
    </message>
    <message>
        <source>Lagrange</source>
        <translation>拉格朗日法</translation>
    </message>
    <message>
        <source>lagrange</source>
        <translation>拉格朗日</translation>
    </message>
    <message>
        <source>Lagrange symbolic formula</source>
        <translation>拉格朗日 符号 公式</translation>
    </message>
    <message>
        <source>lagrange, local, matrix or recurrent</source>
        <translation>lagrange、local、matrix 或 recurrent</translation>
    </message>
    <message>
        <source>Landing without rebound</source>
        <translation>无反弹着地</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>标志点</translation>
    </message>
    <message>
        <source>landmark</source>
        <translation>标志点</translation>
    </message>
    <message>
        <source>landmark '%1' of '%2'</source>
        <translation>“%2”的标志点“%1”</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <translation>标志点</translation>
    </message>
    <message>
        <source>landmarks belong to a body: click on one</source>
        <translation>标志点属于刚体：请单击一个刚体</translation>
    </message>
    <message>
        <source>Landmarks picked on it</source>
        <translation>已选标志点</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>large displacements</source>
        <translation>大位移</translation>
    </message>
    <message>
        <source>large displacements cannot take account of constraint '%1'</source>
        <translation>大位移无法计入约束 '%1'</translation>
    </message>
    <message>
        <source>large displacements hold the whole load, the posture as it stands does not</source>
        <translation>计入大位移可承受全部载荷，按当前姿态则不能</translation>
    </message>
    <message>
        <source>large displacements move '%1', which takes the support reaction, against the root of the model, and loads do not turn with it</source>
        <translation>大位移使承受支撑反力的 '%1' 相对模型的根移动，载荷不随其转动</translation>
    </message>
    <message>
        <source>larger than any skeleton has: at most %1</source>
        <translation>大于任何骨骼所能有的值：最多 %1</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Largest %1 at %2</source>
        <translation>最大 %1，于 %2</translation>
    </message>
    <message>
        <source>Largest difference between the energy and what work has made of it, over the largest energy or work</source>
        <translation>能量与功所致值的最大差，相对于最大能量或功</translation>
    </message>
    <message>
        <source>Largest gap</source>
        <translation>最大间隙</translation>
    </message>
    <message>
        <source>largest gap</source>
        <translation>最大间隙</translation>
    </message>
    <message>
        <source>Largest gap, %1 edge</source>
        <translation>最大间隙，%1缘</translation>
    </message>
    <message>
        <source>largest gap, %1 edge</source>
        <translation>最大间隙，%1缘</translation>
    </message>
    <message>
        <source>Largest left-over of the equations of equilibrium, relative to the forces: %1</source>
        <translation>平衡方程的最大残差（相对于力）：%1</translation>
    </message>
    <message>
        <source>largest measured in the activity %1</source>
        <translation>活动中实测最大 %1</translation>
    </message>
    <message>
        <source>Largest of the series %1 %2.</source>
        <translation>序列最大 %1 %2。</translation>
    </message>
    <message>
        <source>largest slip</source>
        <translation>最大滑移</translation>
    </message>
    <message>
        <source>Largest stress in the metal</source>
        <translation>金属中的最大应力</translation>
    </message>
    <message>
        <source>last drawn point back</source>
        <translation>撤回最后一点</translation>
    </message>
    <message>
        <source>Lasts until the run ends</source>
        <translation>持续至运行结束</translation>
    </message>
    <message>
        <source>Lateral</source>
        <translation>侧向</translation>
    </message>
    <message>
        <source>Lateral condyle</source>
        <translation>外侧髁</translation>
    </message>
    <message>
        <source>Lateral epicondyle</source>
        <translation>外上髁</translation>
    </message>
    <message>
        <source>Lateral stiffness of the bone around it, times its modulus</source>
        <translation>周围骨的侧向刚度，乘其模量</translation>
    </message>
    <message>
        <source>Lateral stiffness of the bone around the guide, times its modulus</source>
        <translation>导向周围骨的侧向刚度，乘其模量</translation>
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
        <translation>层</translation>
    </message>
    <message>
        <source>layer '%1' does not lie around the one within it</source>
        <translation>分层 '%1' 未包围其内层</translation>
    </message>
    <message>
        <source>layer '%1' is incompressible: its Poisson's ratio is 0.5</source>
        <translation>分层 '%1' 不可压缩：其泊松比为 0.5</translation>
    </message>
    <message>
        <source>layer '%1' of %2 does not lie around '%3', which is within it</source>
        <translation>%2 的分层 '%1' 未包围其内的 '%3'</translation>
    </message>
    <message>
        <source>layer '%1' of %2 is incompressible</source>
        <translation>%2 的分层 '%1' 不可压缩</translation>
    </message>
    <message>
        <source>Layer pressure</source>
        <translation>分层压强</translation>
    </message>
    <message>
        <source>Layered joints</source>
        <translation>分层关节</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>分层</translation>
    </message>
    <message>
        <source>Layers of %1</source>
        <translation>%1 的分层</translation>
    </message>
    <message>
        <source>Layers of a Joint</source>
        <translation>关节分层</translation>
    </message>
    <message>
        <source>layers of joints</source>
        <translation>关节的分层</translation>
    </message>
    <message>
        <source>layers only press on each other</source>
        <translation>各层之间只能相互压紧</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Least largest force (or stress)</source>
        <translation>最大力（或应力）最小</translation>
    </message>
    <message>
        <source>Least sum of cubes</source>
        <translation>立方和最小</translation>
    </message>
    <message>
        <source>Least sum of forces (or stresses)</source>
        <translation>力（或应力）之和最小</translation>
    </message>
    <message>
        <source>Least sum of powers p</source>
        <translation>p 次幂和最小</translation>
    </message>
    <message>
        <source>Least sum of squares</source>
        <translation>平方和最小</translation>
    </message>
    <message>
        <source>Least sum of squares of all that balances, though muscles may come out pushing</source>
        <translation>所有平衡解中平方和最小，但肌肉可能受压</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>省略它</translation>
    </message>
    <message>
        <source>leave out 'on' and 'position'; write body and position of heads, node and insertion</source>
        <translation>省略 'on' 与 'position'；写出各头、节点与止点的刚体和位置</translation>
    </message>
    <message>
        <source>Leaves the mesh and keeps what was measured on it</source>
        <translation>移除网格，保留其测量结果</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>name of a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>左键拖动</translation>
    </message>
    <message>
        <source>Left femur</source>
        <translation>左股骨</translation>
    </message>
    <message>
        <source>Left handed</source>
        <translation>左旋</translation>
    </message>
    <message>
        <source>Left hip</source>
        <translation>左髋</translation>
    </message>
    <message>
        <source>left its region: %1 would break; solved in full</source>
        <translation>离开其区域：%1 将断裂；已完整求解</translation>
    </message>
    <message>
        <source>left its region: %1 would engage; solved in full</source>
        <translation>离开其区域：%1 将受力；已完整求解</translation>
    </message>
    <message>
        <source>left its region: %1 would go slack; solved in full</source>
        <translation>离开其区域：%1 将松弛；已完整求解</translation>
    </message>
    <message>
        <source>left its region: %1 would leave or reach its strength; solved in full</source>
        <translation>离开其区域：%1 将达到或脱离其强度；已完整求解</translation>
    </message>
    <message>
        <source>left its region: %1; solved in full</source>
        <translation>离开其区域：%1；已完整求解</translation>
    </message>
    <message>
        <source>Left out: moments of %1 N m that the activity gives to the model's hip; a ball joint bears none.</source>
        <translation>未计入：活动赋予模型髋部的 %1 N m 力矩；球关节不承受力矩。</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>左视</translation>
    </message>
    <message>
        <source>Legend, labels and axes</source>
        <translation>图例、标签和坐标轴</translation>
    </message>
    <message>
        <source>Legs of variable length on feet that only push and rub</source>
        <translation>可变长双腿，足部只受压与摩擦</translation>
    </message>
    <message>
        <source>legs with feet, trunk and arms of constant lengths (Borisov 2018)</source>
        <translation>带足双腿、躯干与双臂，定长 (Borisov 2018)</translation>
    </message>
    <message>
        <source>Lemke's method ended on a ray: no answer, and no proof that there is none, for A + A' is not positive semidefinite</source>
        <translation>Lemke 法终止于射线：未得结果，也不能证明无解，因为 A + A' 不是半正定</translation>
    </message>
    <message>
        <source>Lemke's method had not come to an end after %1 pivots</source>
        <translation>Lemke 法在 %1 次主元变换后仍未结束</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Length</source>
        <comment>of a film</comment>
        <translation>时长</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>length %1 mm</source>
        <translation>长度 %1 mm</translation>
    </message>
    <message>
        <source>length besides %1 of link '%2'</source>
        <translation>节段 '%2' 除 %1 以外的长度</translation>
    </message>
    <message>
        <source>length of %1</source>
        <translation>%1 的长度</translation>
    </message>
    <message>
        <source>Length of a link</source>
        <translation>节段长度</translation>
    </message>
    <message>
        <source>length of link '%1'</source>
        <translation>节段 '%1' 的长度</translation>
    </message>
    <message>
        <source>Length of the path from end to end</source>
        <translation>路径全长</translation>
    </message>
    <message>
        <source>Length, mm</source>
        <translation>长度，mm</translation>
    </message>
    <message>
        <source>length, mm</source>
        <translation>长度，mm</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Lengths ±</source>
        <translation>长度 ±</translation>
    </message>
    <message>
        <source>Less than in the others, whatever is assumed</source>
        <translation>无论何种假定均小于其他</translation>
    </message>
    <message>
        <source>let each coordinate translate it along x, y or z of the first segment's frame, as it is</source>
        <translation>使每个坐标沿首节段坐标系的 x、y 或 z 原样平移它</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>let it go; take a drag back</source>
        <translation>松开；撤回拖动</translation>
    </message>
    <message>
        <source>let its path reach another body</source>
        <translation>使其路径到达另一刚体</translation>
    </message>
    <message>
        <source>let OpenSim find the coordinates from it, and take the .mot or .sto that it writes</source>
        <translation>请用 OpenSim 由它求出坐标，再取其写出的 .mot 或 .sto 文件</translation>
    </message>
    <message>
        <source>let the conditions leave room between each other, or give the stages a time to last ('after')</source>
        <translation>请在各条件之间留出间隔，或给阶段规定持续时间（“after”）</translation>
    </message>
    <message>
        <source>level walking</source>
        <translation>平地行走</translation>
    </message>
    <message>
        <source>Lever arm about %1: %2</source>
        <translation>对 %1 的力臂：%2</translation>
    </message>
    <message>
        <source>lever arm of the abductors</source>
        <translation>外展肌力臂</translation>
    </message>
    <message>
        <source>Lever arm, 1</source>
        <translation>力臂，1</translation>
    </message>
    <message>
        <source>Lever arm, mm</source>
        <translation>力臂，mm</translation>
    </message>
    <message>
        <source>Lever arms</source>
        <translation>力臂</translation>
    </message>
    <message>
        <source>Lifting 15 kg</source>
        <translation>提起 15 kg</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>同</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>肢体</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Linearly implicit</source>
        <translation>线性隐式</translation>
    </message>
    <message>
        <source>linearly implicit · rtol %1</source>
        <translation>线性隐式 · rtol %1</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>link</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>link '%1'</source>
        <translation>连接“%1”</translation>
    </message>
    <message>
        <source>link '%1' begins and ends on one body and has no effect</source>
        <translation>连接 '%1' 起止于同一刚体，不起作用</translation>
    </message>
    <message>
        <source>link '%1' broke at %2 s under its strength of %3 N</source>
        <translation>连接 '%1' 在 %2 s 达到其强度 %3 N 而断裂</translation>
    </message>
    <message>
        <source>link '%1' has damping and passes a massless node: the node's speed is not determined by a state</source>
        <translation>连接 '%1' 有阻尼并经过无质量节点：状态不能确定该节点的速度</translation>
    </message>
    <message>
        <source>link '%1' runs past surface '%2' on the other side than its path states</source>
        <translation>连接“%1”从曲面“%2”的另一侧经过，与其路径所定的不符</translation>
    </message>
    <message>
        <source>link '%1' runs round surface '%2' on another side than in the rest posture</source>
        <translation>连接“%1”绕曲面“%2”的一侧与静息姿态不同</translation>
    </message>
    <message>
        <source>link '%1' runs straight through surface '%2': no way round it was found</source>
        <translation>连接“%1”笔直穿过曲面“%2”：未找到绕行路径</translation>
    </message>
    <message>
        <source>Link forces by criterion</source>
        <translation>各准则的连接力</translation>
    </message>
    <message>
        <source>Link, %1</source>
        <translation>连接，%1</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>links</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>links or contacts can neither open nor close at %1 s; use the method 'differences'</source>
        <translation>%1 s 处连接或接触既不能断开也不能闭合；请采用方法 'differences'</translation>
    </message>
    <message>
        <source>links or contacts switch without end near %1 s; give them more damping, or use the method 'differences'</source>
        <translation>%1 s 附近连接或接触不停切换；请加大其阻尼，或采用方法 'differences'</translation>
    </message>
    <message>
        <source>Links share the load by an optimality criterion: %1; numbers in SI units</source>
        <translation>各连接按最优准则分担载荷：%1；采用 SI 单位</translation>
    </message>
    <message>
        <source>Links share the load by their stiffness (Kolesnikov 2004); numbers in SI units</source>
        <translation>各连接按刚度分担载荷 (Kolesnikov 2004)；采用 SI 单位</translation>
    </message>
    <message>
        <source>links that wrap round surfaces</source>
        <translation>绕过曲面的连接</translation>
    </message>
    <message>
        <source>links, N</source>
        <translation>连接，N</translation>
    </message>
    <message>
        <source>list all verbs with --list</source>
        <translation>用 --list 列出所有命令</translation>
    </message>
    <message>
        <source>list rows, counting from 0, or write true or false for each row</source>
        <translation>列出各行（从 0 计），或为每行写 true 或 false</translation>
    </message>
    <message>
        <source>Live result</source>
        <translation>实时结果</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>load</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>载荷 %1</translation>
    </message>
    <message>
        <source>load '%1' acts on the ground and has no effect</source>
        <translation>载荷 '%1' 作用于地面，不起作用</translation>
    </message>
    <message>
        <source>Load across the fracture</source>
        <translation>跨骨折载荷</translation>
    </message>
    <message>
        <source>Load across the fracture: who carries it</source>
        <translation>跨骨折载荷：由谁承担</translation>
    </message>
    <message>
        <source>Load Femur Mesh</source>
        <translation>加载股骨网格</translation>
    </message>
    <message>
        <source>Load Femur Mesh…</source>
        <translation>加载股骨网格…</translation>
    </message>
    <message>
        <source>Load Mesh…</source>
        <translation>加载网格…</translation>
    </message>
    <message>
        <source>Load Path</source>
        <translation>加载路径</translation>
    </message>
    <message>
        <source>Load path</source>
        <translation>加载路径</translation>
    </message>
    <message>
        <source>Load the femur mesh '%1'</source>
        <translation>载入股骨网格“%1”</translation>
    </message>
    <message>
        <source>load, %1</source>
        <translation>载荷，%1</translation>
    </message>
    <message>
        <source>Load: the hip force of the posture on the head, with the pull of the muscles that end on the head fragment. Of an activity both come from the statics of the model's whole limb; stated hip forces are taken as they are.</source>
        <translation>载荷：该姿态下作用于股骨头的髋关节力，连同止于头侧骨折块的肌肉拉力。活动中二者均来自模型整肢的静力学；给定髋关节力按原值采用。</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>loads belong to a body: click on one</source>
        <translation>载荷属于刚体：请单击一个刚体</translation>
    </message>
    <message>
        <source>Loads, and forces in joints and contacts</source>
        <translation>载荷，以及关节力和接触力</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部坐标系</translation>
    </message>
    <message>
        <source>Local Axes</source>
        <translation>局部轴</translation>
    </message>
    <message>
        <source>Local frames</source>
        <translation>局部坐标系</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>定位 %1</translation>
    </message>
    <message>
        <source>locate it, or state loads</source>
        <translation>定位它，或给定载荷</translation>
    </message>
    <message>
        <source>Locate Mesh…</source>
        <translation>定位网格…</translation>
    </message>
    <message>
        <source>Locate Model…</source>
        <translation>定位模型…</translation>
    </message>
    <message>
        <source>Locate the femur mesh '%1'</source>
        <translation>定位股骨网格“%1”</translation>
    </message>
    <message>
        <source>lock it, let a link cross it, or give it an effort</source>
        <translation>锁定它，使某连接跨过它，或为其给定作用力</translation>
    </message>
    <message>
        <source>Lock the coordinate</source>
        <translation>锁定坐标</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Locked in the model, so that the effort is the reaction that holds it: %1.</source>
        <translation>在模型中锁定，故作用力即保持其不动的反力：%1。</translation>
    </message>
    <message>
        <source>Locked: a reaction takes it</source>
        <translation>锁定：由反力承担</translation>
    </message>
    <message>
        <source>locking bolts (drawn in a usual size)</source>
        <translation>锁定螺栓（按常用尺寸绘制）</translation>
    </message>
    <message>
        <source>Locking plate</source>
        <translation>锁定钢板</translation>
    </message>
    <message>
        <source>locking plate</source>
        <translation>锁定钢板</translation>
    </message>
    <message>
        <source>look at the permissions of %1</source>
        <translation>检查 %1 的权限</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下侧</translation>
    </message>
    <message>
        <source>lower and B have different numbers of rows</source>
        <translation>lower 与 B 的行数不同</translation>
    </message>
    <message>
        <source>lower back screw</source>
        <translation>后下螺钉</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>lower bounds are zero unless 'lower' says otherwise</source>
        <translation>除非 'lower' 另有规定，下限为零</translation>
    </message>
    <message>
        <source>lower front screw</source>
        <translation>前下螺钉</translation>
    </message>
    <message>
        <source>lower screw</source>
        <translation>下螺钉</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>m</source>
        <comment>unit</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Make %1 end</source>
        <translation>使 %1 有终点</translation>
    </message>
    <message>
        <source>Make %1 periodic</source>
        <translation>使 %1 周期化</translation>
    </message>
    <message>
        <source>Make %1 the case</source>
        <translation>将 %1 设为病例</translation>
    </message>
    <message>
        <source>Make a curve for this coordinate and take it</source>
        <translation>为此坐标新建曲线并采用</translation>
    </message>
    <message>
        <source>Make construct %1 the case</source>
        <translation>将构造 %1 设为病例</translation>
    </message>
    <message>
        <source>make it longer, or move the tip</source>
        <translation>将其加长，或移动尖端</translation>
    </message>
    <message>
        <source>Make Points</source>
        <translation>生成点</translation>
    </message>
    <message>
        <source>make room on the disk, or save elsewhere</source>
        <translation>腾出磁盘空间，或保存到别处</translation>
    </message>
    <message>
        <source>make the guide shorter</source>
        <translation>缩短导向</translation>
    </message>
    <message>
        <source>make the step longer or the duration shorter</source>
        <translation>加大步长或缩短时长</translation>
    </message>
    <message>
        <source>make the step shorter or the duration longer</source>
        <translation>请减小步长或延长时长</translation>
    </message>
    <message>
        <source>make the thread shorter</source>
        <translation>缩短螺纹</translation>
    </message>
    <message>
        <source>make the window larger, and try again</source>
        <translation>放大窗口后重试</translation>
    </message>
    <message>
        <source>make them larger</source>
        <translation>将其加大</translation>
    </message>
    <message>
        <source>male</source>
        <translation>男</translation>
    </message>
    <message>
        <source>Markers whose trails are drawn</source>
        <translation>绘制轨迹的标记</translation>
    </message>
    <message>
        <source>marrow: bears nothing</source>
        <translation>骨髓：不承载</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>mass cannot be added to a link</source>
        <translation>不能给连接附加质量</translation>
    </message>
    <message>
        <source>Mass matrix, symmetric; entries that are not listed are 0</source>
        <translation>质量矩阵（对称）；未列出的元素为 0</translation>
    </message>
    <message>
        <source>mass of %1</source>
        <translation>%1 的质量</translation>
    </message>
    <message>
        <source>mass of %1 and all that it carries</source>
        <translation>%1 及其所带各体的质量</translation>
    </message>
    <message>
        <source>mass of a body and all that it carries</source>
        <translation>刚体及其所带各体的质量</translation>
    </message>
    <message>
        <source>Mass of a link</source>
        <translation>节段质量</translation>
    </message>
    <message>
        <source>mass of body '%1'</source>
        <translation>刚体 '%1' 的质量</translation>
    </message>
    <message>
        <source>mass of body '%1' and of all that it carries</source>
        <translation>刚体 '%1' 及其所带各体的质量</translation>
    </message>
    <message>
        <source>mass of link '%1'</source>
        <translation>节段 '%1' 的质量</translation>
    </message>
    <message>
        <source>mass point</source>
        <translation>质点</translation>
    </message>
    <message>
        <source>mass that the tip of link '%1' carries</source>
        <translation>节段 '%1' 尖端所带的质量</translation>
    </message>
    <message>
        <source>mass times place from the pole, of a body and all that it carries</source>
        <translation>刚体及其所带各体的质量乘以自极点的位置</translation>
    </message>
    <message>
        <source>mass times place of %1 and all that it carries</source>
        <translation>%1 及其所带各体的质量乘以位置</translation>
    </message>
    <message>
        <source>mass times place of %1 and all that it carries, along the axes before it</source>
        <translation>%1 及其所带各体的质量乘以位置，沿其前一刚体各轴</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>masses</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Masses at fractions of the length</source>
        <translation>位于长度份额处的质量</translation>
    </message>
    <message>
        <source>Masses grow with the volume</source>
        <translation>质量随体积增长</translation>
    </message>
    <message>
        <source>Massless points where strands meet</source>
        <translation>各束汇合的无质量点</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>Material of all its parts</source>
        <translation>全部部件的材料</translation>
    </message>
    <message>
        <source>Material: %1</source>
        <translation>材料：%1</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵法</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>maximum highest stress critical</source>
        <translation>最大 最高 应力 危险</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean of all postures %1</source>
        <translation>全部姿态均值 %1</translation>
    </message>
    <message>
        <source>Mean of both peaks %1: %2 and %3</source>
        <translation>双峰均值 %1：%2 与 %3</translation>
    </message>
    <message>
        <source>Mean of peaks</source>
        <translation>双峰均值</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>Measured %1 %2.</source>
        <translation>实测 %1 %2。</translation>
    </message>
    <message>
        <source>measured %1 BW</source>
        <translation>实测 %1 BW</translation>
    </message>
    <message>
        <source>measured before it was changed and kept</source>
        <translation>在更改并保留之前实测</translation>
    </message>
    <message>
        <source>Measured column</source>
        <translation>实测列</translation>
    </message>
    <message>
        <source>Measured column that is followed</source>
        <translation>所跟随的实测列</translation>
    </message>
    <message>
        <source>Measured columns</source>
        <translation>实测列</translation>
    </message>
    <message>
        <source>measured in people</source>
        <translation>人体实测</translation>
    </message>
    <message>
        <source>Measured in people, or another model's values</source>
        <translation>人体实测，或另一模型的值</translation>
    </message>
    <message>
        <source>measured mean</source>
        <translation>实测均值</translation>
    </message>
    <message>
        <source>Measured on %1; grey numbers come from it</source>
        <translation>在 %1 上测得；灰色数字由其得来</translation>
    </message>
    <message>
        <source>Measured on the mesh</source>
        <translation>在网格上测得</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>实测范围</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>实测：%1</translation>
    </message>
    <message>
        <source>Mechanical length</source>
        <translation>机械轴长</translation>
    </message>
    <message>
        <source>mechanical length</source>
        <translation>机械轴长</translation>
    </message>
    <message>
        <source>Mechanical length, 0.245 of the height</source>
        <translation>机械轴长，身高的 0.245</translation>
    </message>
    <message>
        <source>medial and lateral seem to be confused</source>
        <translation>内侧与外侧似乎弄反了</translation>
    </message>
    <message>
        <source>Medial condyle</source>
        <translation>内侧髁</translation>
    </message>
    <message>
        <source>Medial epicondyle</source>
        <translation>内上髁</translation>
    </message>
    <message>
        <source>Medialisation</source>
        <translation>内移</translation>
    </message>
    <message>
        <source>mend it and scale again, or set these lengths</source>
        <translation>修正后重新缩放，或设定这些长度</translation>
    </message>
    <message>
        <source>menu of the object</source>
        <translation>对象菜单</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>mesh landmark</source>
        <translation>网格标志点</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>metal</source>
        <translation>金属</translation>
    </message>
    <message>
        <source>metal fatigues</source>
        <translation>金属疲劳</translation>
    </message>
    <message>
        <source>metal first</source>
        <translation>金属先失效</translation>
    </message>
    <message>
        <source>Metal is loaded beyond yield: it has bent, and figures beyond that are no prediction.</source>
        <translation>金属受力超过屈服极限：已弯曲，超出部分的数值不能作为预测。</translation>
    </message>
    <message>
        <source>metal may fatigue</source>
        <translation>金属可能疲劳</translation>
    </message>
    <message>
        <source>metal may yield</source>
        <translation>金属可能屈服</translation>
    </message>
    <message>
        <source>metal on metal; fit to Loch et al. 1998</source>
        <translation>金属对金属；按 Loch 等 1998 拟合</translation>
    </message>
    <message>
        <source>metal yields</source>
        <translation>金属屈服</translation>
    </message>
    <message>
        <source>metal, of fatigue</source>
        <translation>金属，占疲劳</translation>
    </message>
    <message>
        <source>metal, of fatigue strength</source>
        <translation>金属，占疲劳强度</translation>
    </message>
    <message>
        <source>metal, of yield</source>
        <translation>金属，占屈服</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Method by which they are composed</source>
        <translation>生成方法</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>middle screw</source>
        <translation>中螺钉</translation>
    </message>
    <message>
        <source>Min/max</source>
        <translation>极小极大</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>负的%1</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Mirror Left/Right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mises</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>missing %1</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>mm</source>
        <comment>unit</comment>
        <translation>mm</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Mode of %1: %2</source>
        <translation>%1 的模式：%2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>model not saved</source>
        <translation>模型未保存</translation>
    </message>
    <message>
        <source>Model posture</source>
        <translation>模型姿态</translation>
    </message>
    <message>
        <source>Model tree</source>
        <translation>模型树</translation>
    </message>
    <message>
        <source>modelled %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>Models, motions and fixations (%1)</source>
        <translation>模型、运动和内固定 (%1)</translation>
    </message>
    <message>
        <source>modes of coordinates</source>
        <translation>坐标的模式</translation>
    </message>
    <message>
        <source>moduli must lie between 1 MPa and 100 GPa, that of cancellous bone no larger than that of cortex</source>
        <translation>模量必须在 1 MPa 与 100 GPa 之间，松质骨模量不得大于皮质骨</translation>
    </message>
    <message>
        <source>Modulus</source>
        <translation>模量</translation>
    </message>
    <message>
        <source>modulus of cancellous bone</source>
        <translation>松质骨模量</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>力矩</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>力矩</translation>
    </message>
    <message>
        <source>moment about the pole that they need</source>
        <translation>所需的对极点的力矩</translation>
    </message>
    <message>
        <source>Moment arms</source>
        <translation>力臂</translation>
    </message>
    <message>
        <source>moment of a load, along the axes of a body</source>
        <translation>载荷的力矩，沿某刚体各轴</translation>
    </message>
    <message>
        <source>moment of inertia of %1 about its mass centre</source>
        <translation>%1 对其质心的转动惯量</translation>
    </message>
    <message>
        <source>moment of inertia of body '%1' about its centre of mass</source>
        <translation>刚体 '%1' 对其质心的转动惯量</translation>
    </message>
    <message>
        <source>moment of inertia of body '%1' about its centre of mass, %2</source>
        <translation>刚体 '%1' 对其质心的转动惯量，%2</translation>
    </message>
    <message>
        <source>moment of load '%1'</source>
        <translation>载荷 '%1' 的力矩</translation>
    </message>
    <message>
        <source>moment of momentum that %1 gives %2 and all that it carries</source>
        <translation>%1 使 %2 及其所带各体产生的动量矩</translation>
    </message>
    <message>
        <source>moment of that momentum about the pole</source>
        <translation>该动量对极点的矩</translation>
    </message>
    <message>
        <source>moment of these loads about the pole</source>
        <translation>这些载荷对极点的力矩</translation>
    </message>
    <message>
        <source>moment on '%1', %2 of the frame in '%3'</source>
        <translation>作用于 '%1' 的力矩，沿 '%3' 坐标系的 %2</translation>
    </message>
    <message>
        <source>moment on '%1', along half the sum of %2 of both frames</source>
        <translation>作用于“%1”的力矩，沿两坐标系 %2 轴之和的一半</translation>
    </message>
    <message>
        <source>moment that a link alone needs for a unit acceleration of a joint: the first index is its own joint's</source>
        <translation>单个节段为某关节的单位加速度所需的力矩：第一个下标为其自身关节</translation>
    </message>
    <message>
        <source>moment that a link alone needs for an acceleration of a joint</source>
        <translation>单个节段为某关节的加速度所需的力矩</translation>
    </message>
    <message>
        <source>moment that moves %1, along the axes before it</source>
        <translation>使 %1 运动的力矩，沿其前一刚体各轴</translation>
    </message>
    <message>
        <source>Moments of inertia</source>
        <translation>惯性矩</translation>
    </message>
    <message>
        <source>moments of inertia</source>
        <translation>转动惯量</translation>
    </message>
    <message>
        <source>momentum that %1 gives %2 and all that it carries</source>
        <translation>%1 使 %2 及其所带各体产生的动量</translation>
    </message>
    <message>
        <source>momentum that a unit rate of a coordinate gives a body and all that it carries</source>
        <translation>坐标的单位速率使刚体及其所带各体产生的动量</translation>
    </message>
    <message>
        <source>More fields…</source>
        <translation>更多字段…</translation>
    </message>
    <message>
        <source>more than %1 brackets inside each other</source>
        <translation>括号嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>more than %1 unknown keys in %2</source>
        <translation>%2 中有超过 %1 个未知键</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>motion '%1' leaves the plane of a plane model</source>
        <translation>运动 '%1' 离开平面模型的平面</translation>
    </message>
    <message>
        <source>motion not saved</source>
        <translation>运动未保存</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>Motions (*.mot *.sto *.csv)</source>
        <translation>运动 (*.mot *.sto *.csv)</translation>
    </message>
    <message>
        <source>Motions (*.mot *.sto *.csv);;All files (*)</source>
        <translation>运动 (*.mot *.sto *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Motions of frame b relative to frame a, such as x and y</source>
        <translation>b 系相对 a 系的运动，如 x 与 y</translation>
    </message>
    <message>
        <source>Motions over time</source>
        <translation>随时间的运动</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move  G</source>
        <translation>移动  G</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Move %1 by %2</source>
        <translation>%1：移动 %2</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>下移 %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>上移 %1</translation>
    </message>
    <message>
        <source>Move a landmark</source>
        <translation>移动标志点</translation>
    </message>
    <message>
        <source>move a path point, so that the link has a direction to pull along</source>
        <translation>移动一个路径点，使连接有可牵拉的方向</translation>
    </message>
    <message>
        <source>move a point beside the surface, or take another surface</source>
        <translation>将一点移到曲面旁，或换用其他曲面</translation>
    </message>
    <message>
        <source>Move a point of %1</source>
        <translation>移动 %1 的点</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>move it into 'coordinates'</source>
        <translation>将其移入 'coordinates'</translation>
    </message>
    <message>
        <source>move it towards the axis</source>
        <translation>将其向轴线移动</translation>
    </message>
    <message>
        <source>move it towards the axis of the neck, or make it shorter</source>
        <translation>将其向颈轴移动，或缩短</translation>
    </message>
    <message>
        <source>move it; with Shift in larger steps</source>
        <translation>移动；按 Shift 步长更大</translation>
    </message>
    <message>
        <source>Move the %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>move the plane, or repair the mesh</source>
        <translation>移动该平面，或修复网格</translation>
    </message>
    <message>
        <source>move the point, or make the surface smaller</source>
        <translation>移动该点，或缩小曲面</translation>
    </message>
    <message>
        <source>Move the stage down</source>
        <translation>下移阶段</translation>
    </message>
    <message>
        <source>Move the stage up</source>
        <translation>上移阶段</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>move, rotate what is selected</source>
        <translation>移动、旋转所选</translation>
    </message>
    <message>
        <source>moved %1, in %2</source>
        <translation>移动 %1，于 %2</translation>
    </message>
    <message>
        <source>moved to meet the constraints: %1</source>
        <translation>为满足约束已移动：%1</translation>
    </message>
    <message>
        <source>movement of the head</source>
        <translation>股骨头位移</translation>
    </message>
    <message>
        <source>movement × %1</source>
        <translation>位移 × %1</translation>
    </message>
    <message>
        <source>MPa</source>
        <comment>unit</comment>
        <translation>MPa</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>unit</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Muscle</source>
        <translation>肌肉</translation>
    </message>
    <message>
        <source>muscle</source>
        <translation>肌肉</translation>
    </message>
    <message>
        <source>Muscles</source>
        <translation>肌肉</translation>
    </message>
    <message>
        <source>Muscles adapted</source>
        <translation>肌肉已适应</translation>
    </message>
    <message>
        <source>Muscles after the osteotomy</source>
        <translation>截骨后的肌肉</translation>
    </message>
    <message>
        <source>Muscles fresh</source>
        <translation>肌肉未适应</translation>
    </message>
    <message>
        <source>Muscles on the fragments by the plane</source>
        <translation>按平面划分各骨折块的肌肉</translation>
    </message>
    <message>
        <source>Muscles on the head: %1 of %2</source>
        <translation>头侧肌肉：%1 / %2</translation>
    </message>
    <message>
        <source>Muscles round the bone, held against measurements in people</source>
        <translation>肌肉绕骨，与人体实测对照</translation>
    </message>
    <message>
        <source>muscles tendons ligaments forces moment arms table</source>
        <translation>肌肉 肌腱 韧带 力 力臂 表格</translation>
    </message>
    <message>
        <source>Muscles that pull on the head fragment: %1.</source>
        <translation>牵拉头侧骨折块的肌肉：%1。</translation>
    </message>
    <message>
        <source>Muscles, ligaments, cables</source>
        <translation>肌肉、韧带、缆索</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必须%1</translation>
    </message>
    <message>
        <source>must give the forces of Stiffness: the weights are 1/k and nothing is imposed</source>
        <translation>应与刚度法一致：权重为 1/k，且无给定缩短</translation>
    </message>
    <message>
        <source>N</source>
        <comment>unit</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Nail</source>
        <translation>髓内钉</translation>
    </message>
    <message>
        <source>nail</source>
        <translation>髓内钉</translation>
    </message>
    <message>
        <source>nail (drawn in a usual size)</source>
        <translation>髓内钉（按常用尺寸绘制）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>name a *.sinew-fixation.json file in it</source>
        <translation>请指定其中的一个 *.sinew-fixation.json 文件</translation>
    </message>
    <message>
        <source>name a *.sinew-scenario.json file in it</source>
        <translation>请指定其中的一个 *.sinew-scenario.json 文件</translation>
    </message>
    <message>
        <source>name a *.sinew.json file in it</source>
        <translation>请指定其中的一个 *.sinew.json 文件</translation>
    </message>
    <message>
        <source>name a .stl, .ply, .obj or .vtp file in it</source>
        <translation>请指定其中的一个 .stl、.ply、.obj 或 .vtp 文件</translation>
    </message>
    <message>
        <source>name a body</source>
        <translation>指定一个刚体</translation>
    </message>
    <message>
        <source>name a coordinate in an axis of a joint or in a segment</source>
        <translation>在关节的轴或节段中指定一个坐标</translation>
    </message>
    <message>
        <source>name a curve without a coordinate, which is in N m or N</source>
        <translation>指定一条不带坐标的曲线，其单位为 N m 或 N</translation>
    </message>
    <message>
        <source>name a file in it</source>
        <translation>请指定其中的一个文件</translation>
    </message>
    <message>
        <source>name a file with a list of verbs in it</source>
        <translation>请指定一个含命令列表的文件</translation>
    </message>
    <message>
        <source>name a link</source>
        <translation>指定一个连接</translation>
    </message>
    <message>
        <source>name another coordinate</source>
        <translation>指定另一个坐标</translation>
    </message>
    <message>
        <source>name another curve</source>
        <translation>指定另一条曲线</translation>
    </message>
    <message>
        <source>name it as 'next' of an end, or remove it</source>
        <translation>将其指定为某个结束条件的 'next'，或移除它</translation>
    </message>
    <message>
        <source>name it in an axis of a joint, or remove it</source>
        <translation>在关节的轴中引用它，或移除它</translation>
    </message>
    <message>
        <source>name it in the path of a link</source>
        <translation>在某连接的路径中引用它</translation>
    </message>
    <message>
        <source>name it, or take away the separator</source>
        <translation>为其命名，或去掉分隔符</translation>
    </message>
    <message>
        <source>name its file, such as "leg.sinew.json"</source>
        <translation>指定其文件，如 "leg.sinew.json"</translation>
    </message>
    <message>
        <source>Name of a hip force</source>
        <translation>髋关节力名称</translation>
    </message>
    <message>
        <source>Name of load %1</source>
        <translation>载荷 %1 的名称</translation>
    </message>
    <message>
        <source>Name of the activity that keeps the posture and its loads</source>
        <translation>保存姿态及其载荷的活动名称</translation>
    </message>
    <message>
        <source>Name of the hip force</source>
        <translation>髋关节力名称</translation>
    </message>
    <message>
        <source>name one of the model's bodies; segments are as long as their coordinates and rods say</source>
        <translation>指定模型的一个刚体；节段的长度由其坐标与杆决定</translation>
    </message>
    <message>
        <source>name one of the two</source>
        <translation>二者指定其一</translation>
    </message>
    <message>
        <source>name some, or write "*" for all that are not named</source>
        <translation>指定若干个，或写 "*" 代表所有未列出的</translation>
    </message>
    <message>
        <source>name some, such as ["x", "y"]</source>
        <translation>指定若干个，如 ["x", "y"]</translation>
    </message>
    <message>
        <source>name the body that it acts on</source>
        <translation>指定其作用的刚体</translation>
    </message>
    <message>
        <source>name the model's file as "model"</source>
        <translation>以 "model" 指定模型文件</translation>
    </message>
    <message>
        <source>name three rotations</source>
        <translation>指定三个转动</translation>
    </message>
    <message>
        <source>name three rotations, then three translations</source>
        <translation>先指定三个转动，再指定三个平移</translation>
    </message>
    <message>
        <source>name two bodies</source>
        <translation>指定两个刚体</translation>
    </message>
    <message>
        <source>name two of its landmarks</source>
        <translation>指定其两个标志点</translation>
    </message>
    <message>
        <source>Named places on the body</source>
        <translation>刚体上的命名位置</translation>
    </message>
    <message>
        <source>Names a muscle of several strands</source>
        <translation>多束肌肉的名称</translation>
    </message>
    <message>
        <source>Names and sizes of forces beside their arrows</source>
        <translation>箭头旁的力名称和大小</translation>
    </message>
    <message>
        <source>names are unique within a kind</source>
        <translation>同类名称不得重复</translation>
    </message>
    <message>
        <source>Near rod</source>
        <translation>近端杆</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>股骨颈</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>颈</translation>
    </message>
    <message>
        <source>neck %1 × %2 mm</source>
        <translation>颈 %1 × %2 mm</translation>
    </message>
    <message>
        <source>neck cortex</source>
        <translation>颈皮质</translation>
    </message>
    <message>
        <source>Neck depth</source>
        <translation>颈深</translation>
    </message>
    <message>
        <source>neck depth</source>
        <translation>颈深</translation>
    </message>
    <message>
        <source>Neck fracture</source>
        <translation>股骨颈骨折</translation>
    </message>
    <message>
        <source>Neck fracture over a step</source>
        <translation>股骨颈骨折，一个步态</translation>
    </message>
    <message>
        <source>Neck fracture, hip screw</source>
        <translation>股骨颈骨折，髋螺钉</translation>
    </message>
    <message>
        <source>Neck fracture, three screws</source>
        <translation>股骨颈骨折，三枚螺钉</translation>
    </message>
    <message>
        <source>Neck height</source>
        <translation>颈高</translation>
    </message>
    <message>
        <source>neck height</source>
        <translation>颈高</translation>
    </message>
    <message>
        <source>Neck length</source>
        <translation>颈长</translation>
    </message>
    <message>
        <source>neck length</source>
        <translation>颈长</translation>
    </message>
    <message>
        <source>Neck shaft angle</source>
        <translation>颈干角</translation>
    </message>
    <message>
        <source>Neck shell</source>
        <translation>颈皮质</translation>
    </message>
    <message>
        <source>neck's anteversion</source>
        <translation>颈前倾角</translation>
    </message>
    <message>
        <source>Neck-shaft angle</source>
        <translation>颈干角</translation>
    </message>
    <message>
        <source>neck-shaft angle</source>
        <translation>颈干角</translation>
    </message>
    <message>
        <source>neck-shaft angle %1</source>
        <translation>颈干角 %1</translation>
    </message>
    <message>
        <source>Neck-shaft angle after it</source>
        <translation>其后的颈干角</translation>
    </message>
    <message>
        <source>New %1, point %2</source>
        <translation>新建%1，点 %2</translation>
    </message>
    <message>
        <source>New curve</source>
        <translation>新建曲线</translation>
    </message>
    <message>
        <source>New Figure</source>
        <translation>新建图形</translation>
    </message>
    <message>
        <source>New Figure…</source>
        <translation>新建图形…</translation>
    </message>
    <message>
        <source>New fixation</source>
        <translation>新建内固定</translation>
    </message>
    <message>
        <source>New Fixation of This Model</source>
        <translation>为此模型新建内固定</translation>
    </message>
    <message>
        <source>New fixation: %1</source>
        <translation>新建内固定：%1</translation>
    </message>
    <message>
        <source>New from template</source>
        <translation>由模板新建</translation>
    </message>
    <message>
        <source>New from template…</source>
        <translation>由模板新建…</translation>
    </message>
    <message>
        <source>New length of %1</source>
        <translation>%1 的新长度</translation>
    </message>
    <message>
        <source>New Model</source>
        <translation>新建模型</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>新建模型</translation>
    </message>
    <message>
        <source>New Motion</source>
        <translation>新建运动</translation>
    </message>
    <message>
        <source>New motion</source>
        <translation>新建运动</translation>
    </message>
    <message>
        <source>New Motion of This Model…</source>
        <translation>为此模型新建运动…</translation>
    </message>
    <message>
        <source>New Motion to the Shown Posture and Back</source>
        <translation>新建到所示姿态并返回的运动</translation>
    </message>
    <message>
        <source>New name of '%1':</source>
        <translation>“%1”的新名称：</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>新建窗口</translation>
    </message>
    <message>
        <source>Newtons, or body weights</source>
        <translation>牛顿或体重</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next Posture</source>
        <translation>下一姿态</translation>
    </message>
    <message>
        <source>Next Posture of the Activity</source>
        <translation>活动的下一姿态</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>night mode black colours</source>
        <translation>夜间模式 黑色 颜色</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no %1 of this program is so large</source>
        <translation>本程序的%1不会如此大</translation>
    </message>
    <message>
        <source>no activity with several postures is chosen</source>
        <translation>未选择含多个姿态的活动</translation>
    </message>
    <message>
        <source>no admissible link forces balance the load</source>
        <translation>没有可行的连接力能与载荷平衡</translation>
    </message>
    <message>
        <source>no angle of it can be let go alone</source>
        <translation>没有可单独释放的角度</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>No answer was found with %1.</source>
        <translation>在 %1 下未求得结果。</translation>
    </message>
    <message>
        <source>no balance was found, though friction might hold the load; parts of it 32 times smaller did not help</source>
        <translation>未找到平衡，尽管摩擦可能承受住载荷；把每份载荷缩小到 1/32 也无济于事</translation>
    </message>
    <message>
        <source>No body has two joints or two landmarks apart from each other.</source>
        <translation>没有刚体具有两个相距的关节或标志点。</translation>
    </message>
    <message>
        <source>no body is selected</source>
        <translation>未选择刚体</translation>
    </message>
    <message>
        <source>no body of it has mass</source>
        <translation>其中没有刚体有质量</translation>
    </message>
    <message>
        <source>no coordinate</source>
        <translation>无坐标</translation>
    </message>
    <message>
        <source>No coordinate has this in its name.</source>
        <translation>没有名称含此内容的坐标。</translation>
    </message>
    <message>
        <source>no coordinate is driven, so no angle is sought; give a coordinate a moment first</source>
        <translation>没有驱动的坐标，故不求角度；请先给某坐标一个力矩</translation>
    </message>
    <message>
        <source>no coordinate is named</source>
        <translation>未指定坐标</translation>
    </message>
    <message>
        <source>No difference from A that this model can tell</source>
        <translation>与 A 无本模型可辨的差异</translation>
    </message>
    <message>
        <source>No epicondyles were picked on the mesh: the length of %1 from the head to the knee is assumed.</source>
        <translation>网格上未选取上髁：自头至膝的长度假定为 %1。</translation>
    </message>
    <message>
        <source>no equilibrium nearby holds more than %1</source>
        <translation>附近没有可承受超过 %1 的平衡</translation>
    </message>
    <message>
        <source>no fixation is so large; this seems to be another file</source>
        <translation>内固定文件不会如此大；这似乎是其他文件</translation>
    </message>
    <message>
        <source>No fixation yet</source>
        <translation>尚无内固定</translation>
    </message>
    <message>
        <source>no fixation yet</source>
        <translation>尚无内固定</translation>
    </message>
    <message>
        <source>No fixator</source>
        <translation>无内固定物</translation>
    </message>
    <message>
        <source>no fixator</source>
        <translation>无内固定物</translation>
    </message>
    <message>
        <source>no font that is installed has its characters; the package %1 has one</source>
        <translation>已安装的字体中没有其字符；软件包 %1 中有</translation>
    </message>
    <message>
        <source>no force</source>
        <translation>无力</translation>
    </message>
    <message>
        <source>no forces of contact %1 obey rigid contact and dry friction (Painleve's paradox); give them a stiffness</source>
        <translation>接触 %1 没有同时满足刚性接触与干摩擦的力（Painlevé 悖论）；请为其给出刚度</translation>
    </message>
    <message>
        <source>no forces of contacts %1 obey rigid contact and dry friction (Painleve's paradox); give them a stiffness</source>
        <translation>接触 %1 没有同时满足刚性接触与干摩擦的力（Painlevé 悖论）；请为这些接触给出刚度</translation>
    </message>
    <message>
        <source>No joint has layers. Select a joint and add layers to it under Properties: the core first, then the shells around it.</source>
        <translation>没有含分层的关节。选择关节并在“属性”中添加分层：先核心，再外围各壳。</translation>
    </message>
    <message>
        <source>no knee and ankle were found below the joint '%1'</source>
        <translation>关节 '%1' 以下未找到膝与踝</translation>
    </message>
    <message>
        <source>No knee was picked on the mesh: the anteversion of %1 degrees is assumed.</source>
        <translation>网格上未选取膝：前倾角假定为 %1 度。</translation>
    </message>
    <message>
        <source>no least</source>
        <translation>无下限</translation>
    </message>
    <message>
        <source>no limit with a source</source>
        <translation>无文献依据的限值</translation>
    </message>
    <message>
        <source>No link switches on the way: every force is one straight line.</source>
        <translation>途中无连接切换：各力均为直线。</translation>
    </message>
    <message>
        <source>no lower end</source>
        <translation>无下端</translation>
    </message>
    <message>
        <source>No messages. Remarks about files and results show here.</source>
        <translation>没有消息。此处显示关于文件与结果的提示。</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>未打开模型</translation>
    </message>
    <message>
        <source>no model is so large; this seems to be another file</source>
        <translation>模型文件不会如此大；这似乎是其他文件</translation>
    </message>
    <message>
        <source>no most</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>no object of the model is selected</source>
        <translation>未选择模型对象</translation>
    </message>
    <message>
        <source>no part of a fixator bears</source>
        <translation>内固定物各部分均不受力</translation>
    </message>
    <message>
        <source>No person: more than %1. Nothing is judged by what was measured in people</source>
        <translation>不是人的体重：超过 %1。不与人体实测值比较评判</translation>
    </message>
    <message>
        <source>no plot is shown</source>
        <translation>未显示任何图</translation>
    </message>
    <message>
        <source>No posture can be held.</source>
        <translation>没有可维持的姿态。</translation>
    </message>
    <message>
        <source>No posture or load of this case has an answer.</source>
        <translation>此病例的姿态与载荷均无结果。</translation>
    </message>
    <message>
        <source>No pressure yet: the joint's force is not computed.</source>
        <translation>尚无压强：关节力未计算。</translation>
    </message>
    <message>
        <source>No pressure: the forces shown are not admissible, so that the joint's force is not used.</source>
        <translation>无压强：所示的力不可行，故不采用该关节力。</translation>
    </message>
    <message>
        <source>No pressure: the joint's force is not known here.</source>
        <translation>无压强：此处关节力未知。</translation>
    </message>
    <message>
        <source>no pressures known</source>
        <translation>压强未知</translation>
    </message>
    <message>
        <source>No problems. What is wrong or missing shows here; nothing here blocks editing or saving.</source>
        <translation>没有问题。错误或缺失会显示在此；均不妨碍编辑或保存。</translation>
    </message>
    <message>
        <source>no recovery copy could be written: %1</source>
        <translation>无法写出恢复副本：%1</translation>
    </message>
    <message>
        <source>no rigid body has the inertia of body '%1': its largest principal moment exceeds the sum of the other two</source>
        <translation>刚体 '%1' 的惯量不可能存在：其最大主惯量超过另两个之和</translation>
    </message>
    <message>
        <source>no run has been recorded</source>
        <translation>没有运行记录</translation>
    </message>
    <message>
        <source>no scenario is open</source>
        <translation>未打开场景</translation>
    </message>
    <message>
        <source>no scenario is so large; this seems to be another file</source>
        <translation>场景文件不会如此大；这似乎是其他文件</translation>
    </message>
    <message>
        <source>no screw in bone is tightened by more than 10 000 N</source>
        <translation>骨内螺钉的拧紧力不会超过 10 000 N</translation>
    </message>
    <message>
        <source>no script is so large; this seems to be another file</source>
        <translation>脚本不会如此大；这似乎是其他文件</translation>
    </message>
    <message>
        <source>no shoulder, upper arm or telescope was found by the names of joints and segments</source>
        <translation>按关节与节段的名称未找到肩、上臂或伸缩管</translation>
    </message>
    <message>
        <source>No soft tissue and no blood supply, which decides many neck fractures; muscles of a healthy leg in the given posture. Devices are classes, not products. In vivo, hip force alone varies by a factor of 1.5 between people. Use differences and their signs, not digits.</source>
        <translation>未计软组织与血供，而后者决定许多股骨颈骨折的结局；肌肉取该姿态下的健康腿。器械为类别而非产品。体内仅髋关节力在人与人之间就相差 1.5 倍。请使用差异及其符号，而非具体数字。</translation>
    </message>
    <message>
        <source>no solution exists: A resists nothing along rows %1, no bound stops them and B pushes on; 1/2 X'AX + B'X falls without end</source>
        <translation>无解：A 沿第 %1 行没有阻力，也无界限阻挡，而 B 持续推动；1/2 X'AX + B'X 无限下降</translation>
    </message>
    <message>
        <source>no solution exists: no X between its bounds gives row %1 the sign it must have</source>
        <translation>无解：界限内没有 X 能使第 %1 行取得应有的符号</translation>
    </message>
    <message>
        <source>no solution exists: the equality rows (%1) cannot hold between the bounds of X</source>
        <translation>无解：等式行（%1）在 X 的界限内不能成立</translation>
    </message>
    <message>
        <source>no solution exists: whatever X between its bounds, %1 cannot have the signs they must have, all at once</source>
        <translation>无解：无论 X 在界限内如何取值，%1 不能同时取得应有的符号</translation>
    </message>
    <message>
        <source>no stage leads to stage '%1'</source>
        <translation>没有阶段通向阶段 '%1'</translation>
    </message>
    <message>
        <source>no state of rest by Coulomb's law was found near this posture; the forces shown balance the load within the cones of friction, as one of many distributions; see what a motion does: %1</source>
        <translation>此姿态附近未找到符合库仑定律的静止状态；所示的力在摩擦锥内与载荷平衡，为多种分布之一；请看运动的结果：%1</translation>
    </message>
    <message>
        <source>No stiffnesses of this range reach what was measured.</source>
        <translation>此范围内任何刚度均达不到实测值。</translation>
    </message>
    <message>
        <source>No stiffnesses of this range reach what was measured; inertia is left out.</source>
        <translation>此范围内任何刚度均达不到实测值；未计惯性。</translation>
    </message>
    <message>
        <source>no strand meets node '%1'</source>
        <translation>没有束汇合于节点 '%1'</translation>
    </message>
    <message>
        <source>no strand wraps round surface '%1'</source>
        <translation>没有束绕过曲面 '%1'</translation>
    </message>
    <message>
        <source>No stresses: %1.</source>
        <translation>无应力：%1。</translation>
    </message>
    <message>
        <source>no two legs with hip, knee and ankle were found by the names of joints and segments</source>
        <translation>按关节与节段的名称未找到具有髋、膝、踝的双腿</translation>
    </message>
    <message>
        <source>no upper end</source>
        <translation>无上端</translation>
    </message>
    <message>
        <source>Nobody holds himself: joints reach their stops, limbs the ground</source>
        <translation>无人支撑：关节抵限位，肢体触地</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>node '%1' lacks (%2, %3, %4) N</source>
        <translation>节点 '%1' 缺少 (%2, %3, %4) N</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>nodes belong to a body: click on one</source>
        <translation>节点属于刚体：请单击一个刚体</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>none: fixed to its parent</source>
        <translation>无：固定于父体</translation>
    </message>
    <message>
        <source>None: fixed; one: about z; two: about z, then about -y</source>
        <translation>无：固定；一个：绕 z；两个：先绕 z，再绕 -y</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法向</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>法向力</translation>
    </message>
    <message>
        <source>normal force</source>
        <translation>法向力</translation>
    </message>
    <message>
        <source>not admissible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>未计算。</translation>
    </message>
    <message>
        <source>Not for choosing an implant or permitting weight bearing</source>
        <translation>不得用于选择植入物或许可负重</translation>
    </message>
    <message>
        <source>not found · Locate</source>
        <translation>未找到 · 定位</translation>
    </message>
    <message>
        <source>not held %1</source>
        <translation>无法固定 %1</translation>
    </message>
    <message>
        <source>Not held with %1.</source>
        <translation>在 %1 下无法固定。</translation>
    </message>
    <message>
        <source>not judged: no person has this weight</source>
        <translation>不作评判：人没有这样的体重</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>not measured; chosen so that early varus is of the size seen in cadavers</source>
        <translation>未测量；取值使早期内翻与尸体标本所见相当</translation>
    </message>
    <message>
        <source>Not now: %1.</source>
        <translation>暂不可用：%1。</translation>
    </message>
    <message>
        <source>not possible yet: %1</source>
        <translation>尚不可行：%1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>未求解</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>尚未求解。</translation>
    </message>
    <message>
        <source>Not solved yet: Answer says what is wrong with the case.</source>
        <translation>尚未求解：“结论”中说明病例的问题。</translation>
    </message>
    <message>
        <source>not solved: %1</source>
        <translation>未求解：%1</translation>
    </message>
    <message>
        <source>not solved: %1 before the load is balanced, and forces hold near the posture only</source>
        <translation>未求解：载荷平衡之前，%1，而力只在该姿态附近成立</translation>
    </message>
    <message>
        <source>not solved: %1 before the load is balanced; %2</source>
        <translation>未求解：载荷平衡之前，%1；%2</translation>
    </message>
    <message>
        <source>not sought</source>
        <translation>未求取</translation>
    </message>
    <message>
        <source>Not written out, so that Q holds what they do: %1 (%2).</source>
        <translation>未展开写出，其作用计入 Q：%1（%2）。</translation>
    </message>
    <message>
        <source>Not written out, so that Q holds what they do: springs and dampers of coordinates (%1), since %2.</source>
        <translation>未展开写出，其作用计入 Q：坐标的弹簧与阻尼器（%1），因为%2。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note for the report</source>
        <translation>报告备注</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注：%1</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>注：%1。</translation>
    </message>
    <message>
        <source>Nothing can be drawn: %1</source>
        <translation>无法绘制：%1</translation>
    </message>
    <message>
        <source>nothing could be measured on it: the femur is the one stated in the form</source>
        <translation>无法在其上测量：股骨取表单中给定的形状</translation>
    </message>
    <message>
        <source>nothing differs from the saved file</source>
        <translation>与已保存文件没有差异</translation>
    </message>
    <message>
        <source>nothing gives way up to there</source>
        <translation>至此无失效</translation>
    </message>
    <message>
        <source>Nothing has been recorded yet: run the scenario</source>
        <translation>尚无记录：请运行场景</translation>
    </message>
    <message>
        <source>Nothing here yet: the Edit workspace has tools to draw bodies</source>
        <translation>尚无内容：“编辑”工作区有绘制刚体的工具</translation>
    </message>
    <message>
        <source>nothing holds coordinate '%1': it is free, and no link, spring or moment acts on it</source>
        <translation>坐标 '%1' 无任何固定：它是自由的，且没有连接、弹簧或力矩作用于它</translation>
    </message>
    <message>
        <source>nothing holds the proximal fragment</source>
        <translation>近侧骨折块无任何固定</translation>
    </message>
    <message>
        <source>Nothing is called '%1'</source>
        <translation>没有名为“%1”的内容</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>没有比较对象</translation>
    </message>
    <message>
        <source>nothing is computed</source>
        <translation>未进行计算</translation>
    </message>
    <message>
        <source>nothing is hidden</source>
        <translation>没有隐藏的对象</translation>
    </message>
    <message>
        <source>nothing is pressed</source>
        <translation>无受压处</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>没有正在运行的内容</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>nothing is solved yet</source>
        <translation>尚未求解</translation>
    </message>
    <message>
        <source>Nothing loads the leg</source>
        <translation>下肢未受载</translation>
    </message>
    <message>
        <source>nothing of the model moves: it has no coordinates</source>
        <translation>模型没有可动部分：没有坐标</translation>
    </message>
    <message>
        <source>Nothing of this kind changes this force while the same links stay engaged.</source>
        <translation>受力连接不变时，此类参数不改变该力。</translation>
    </message>
    <message>
        <source>Nothing of this model moves: it has no coordinates.</source>
        <translation>模型不可运动：没有坐标。</translation>
    </message>
    <message>
        <source>Nothing of what is looked for happens.</source>
        <translation>未出现所查找的事件。</translation>
    </message>
    <message>
        <source>Nothing on the mesh tells its side (no lesser trochanter is seen, no condyles were picked): it is taken for a left femur.</source>
        <translation>网格上无法判断侧别（未见小转子，未选取髁）：按左股骨处理。</translation>
    </message>
    <message>
        <source>Nothing on the mesh tells its side (no lesser trochanter is seen, no condyles were picked): it is taken for a right femur.</source>
        <translation>网格上无法判断侧别（未见小转子，未选取髁）：按右股骨处理。</translation>
    </message>
    <message>
        <source>nothing to solve: the model has no body</source>
        <translation>无可求解：模型中没有刚体</translation>
    </message>
    <message>
        <source>nothing up to %1 times this load</source>
        <translation>至此载荷的 %1 倍均无失效</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>nothing: no part of a fixator bears</source>
        <translation>无：内固定物没有任何部分受力</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Nu</source>
        <translation>ν</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>numbers begin with a digit or '-', such as 0.5</source>
        <translation>数以数字或 '-' 开头，如 0.5</translation>
    </message>
    <message>
        <source>numbers of a state are at most %1</source>
        <translation>状态中的数至多为 %1</translation>
    </message>
    <message>
        <source>numbers stand without units</source>
        <translation>数不带单位</translation>
    </message>
    <message>
        <source>Oblique impact</source>
        <translation>斜碰撞</translation>
    </message>
    <message>
        <source>Obliquity</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>obliquity</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>time</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Of a ball around the point</source>
        <translation>点周围的球</translation>
    </message>
    <message>
        <source>Of a barrel or the eye of a nail, from its outer end inwards</source>
        <translation>套筒或钉孔，自外端向内</translation>
    </message>
    <message>
        <source>Of a flat one</source>
        <translation>扁平截面的</translation>
    </message>
    <message>
        <source>Of a flat one, from front to back</source>
        <translation>扁平截面的，前后方向</translation>
    </message>
    <message>
        <source>Of a rigid contact: speed after over speed before an impact</source>
        <translation>刚性接触：碰后与碰前速度之比</translation>
    </message>
    <message>
        <source>Of a sphere, a cylinder, or the tube of a torus</source>
        <translation>球、圆柱或圆环管的</translation>
    </message>
    <message>
        <source>Of a torus, to the middle of its tube</source>
        <translation>圆环，至管中心</translation>
    </message>
    <message>
        <source>Of all its parts</source>
        <translation>全部部件</translation>
    </message>
    <message>
        <source>of another unit</source>
        <translation>单位不同</translation>
    </message>
    <message>
        <source>Of each pair of coordinate and effort, just one</source>
        <translation>坐标与作用力每对取其一</translation>
    </message>
    <message>
        <source>of fatigue, %</source>
        <translation>占疲劳强度，%</translation>
    </message>
    <message>
        <source>Of its mass, as a fraction of its length</source>
        <translation>其质量，占长度份额</translation>
    </message>
    <message>
        <source>Of its numbers</source>
        <translation>其数值的</translation>
    </message>
    <message>
        <source>Of its shaft; 0: it is flat</source>
        <translation>其杆；0 为扁平</translation>
    </message>
    <message>
        <source>Of its step</source>
        <translation>属于步骤</translation>
    </message>
    <message>
        <source>of strength, %</source>
        <translation>占强度，%</translation>
    </message>
    <message>
        <source>Of the activity</source>
        <translation>属于活动</translation>
    </message>
    <message>
        <source>of the activity</source>
        <translation>属于活动</translation>
    </message>
    <message>
        <source>of the body mass</source>
        <translation>体质量</translation>
    </message>
    <message>
        <source>Of the body mass: the load of the activity times that share</source>
        <translation>占体质量：活动载荷乘以该份额</translation>
    </message>
    <message>
        <source>of the body weight</source>
        <translation>体重</translation>
    </message>
    <message>
        <source>Of the bone in a trochanteric plane, along its steepest way down</source>
        <translation>转子平面内的骨，沿最陡下行方向</translation>
    </message>
    <message>
        <source>Of the broken surfaces: 1 a saw cut, 0.01 hardly touching</source>
        <translation>断面：1 为锯切，0.01 为几乎不接触</translation>
    </message>
    <message>
        <source>Of the differences</source>
        <translation>差分的</translation>
    </message>
    <message>
        <source>Of the last model that could be computed with; see Problems</source>
        <translation>属于最近可计算的模型；见“问题”</translation>
    </message>
    <message>
        <source>Of the model</source>
        <translation>模型的</translation>
    </message>
    <message>
        <source>Of the model in '%1': %2</source>
        <translation>关于 '%1' 中的模型：%2</translation>
    </message>
    <message>
        <source>Of the model, for this motion only</source>
        <translation>模型的，仅用于此运动</translation>
    </message>
    <message>
        <source>Of the narrowest section of the neck, from above to below</source>
        <translation>颈最窄截面，自上而下</translation>
    </message>
    <message>
        <source>Of the neck to the condyles; about 10 degrees</source>
        <translation>股骨颈相对股骨髁；约 10 度</translation>
    </message>
    <message>
        <source>Of the plane to the horizontal, seen from the front while standing with the mechanical axis upright; negative: it falls outwards</source>
        <translation>平面与水平面的夹角，正面观，站立且机械轴竖直；负值为向外倾</translation>
    </message>
    <message>
        <source>of the project</source>
        <translation>项目自带</translation>
    </message>
    <message>
        <source>Of the run</source>
        <translation>运行的</translation>
    </message>
    <message>
        <source>Of the same, from front to back</source>
        <translation>同处，前后方向</translation>
    </message>
    <message>
        <source>Of the shaft about itself; positive: less anteversion</source>
        <translation>骨干绕自身；正值减小前倾</translation>
    </message>
    <message>
        <source>Of the shaft under the piece with the head</source>
        <translation>骨干相对头侧骨折块</translation>
    </message>
    <message>
        <source>Of the surface: .stl, .ply, .obj or .vtp</source>
        <translation>曲面：.stl、.ply、.obj 或 .vtp</translation>
    </message>
    <message>
        <source>of this step of the activity</source>
        <translation>属于活动的此步骤</translation>
    </message>
    <message>
        <source>of yield, %</source>
        <translation>占屈服，%</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>On</source>
        <translation>作用于</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a computer</comment>
        <translation>于 %1</translation>
    </message>
    <message>
        <source>on %1 surface</source>
        <translation>在 %1 表面</translation>
    </message>
    <message>
        <source>on average; one or two patients</source>
        <translation>平均值；一或两名患者</translation>
    </message>
    <message>
        <source>on bone, MPa</source>
        <translation>对骨，MPa</translation>
    </message>
    <message>
        <source>On free feet: moments of back, hips and knees</source>
        <translation>双足自由：背、髋、膝力矩</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>在地面上</translation>
    </message>
    <message>
        <source>On the head, in the femur's own axes: forwards, up the shaft, outwards</source>
        <translation>作用于股骨头，在股骨自身轴上：向前、沿骨干向上、向外</translation>
    </message>
    <message>
        <source>On the outermost layer; from the joint's force when left out</source>
        <translation>作用于最外层；省略时由关节力得出</translation>
    </message>
    <message>
        <source>On which it ends</source>
        <translation>其止点所在</translation>
    </message>
    <message>
        <source>once is enough</source>
        <translation>一次即可</translation>
    </message>
    <message>
        <source>One a phase</source>
        <translation>每相位一个</translation>
    </message>
    <message>
        <source>One angle is let go, all others are held</source>
        <translation>释放一个角度，其余保持</translation>
    </message>
    <message>
        <source>one comparison makes a condition, none a formula</source>
        <translation>条件只含一个比较，公式不含比较</translation>
    </message>
    <message>
        <source>one condyle was picked and the other was not</source>
        <translation>只选取了一侧髁，另一侧未选取</translation>
    </message>
    <message>
        <source>one epicondyle was picked and the other was not</source>
        <translation>只选取了一侧上髁，另一侧未选取</translation>
    </message>
    <message>
        <source>One leg swings ahead with a bent knee and comes down, the other carries</source>
        <translation>一条腿屈膝向前摆出并落下，另一条腿支撑</translation>
    </message>
    <message>
        <source>One more like the chosen one, or like the last</source>
        <translation>再添加一根与所选或最后一根相同的梁</translation>
    </message>
    <message>
        <source>One muscle</source>
        <translation>一块肌肉</translation>
    </message>
    <message>
        <source>one number cannot be an angle and a length</source>
        <translation>一个数不能既是角度又是长度</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>one of them must hang on the ground or on a body</source>
        <translation>其中之一必须连接于地面或某刚体</translation>
    </message>
    <message>
        <source>one of these must hang on the ground or on a body that does; close the loop with a constraint ('closure')</source>
        <translation>其中之一必须连接于地面或连接于地面的刚体；闭环请用约束（'closure'）</translation>
    </message>
    <message>
        <source>one patient</source>
        <translation>一名患者</translation>
    </message>
    <message>
        <source>One posture alone. Choose an activity of several, or add a load.</source>
        <translation>仅一个姿态。请选择含多个姿态的活动，或添加载荷。</translation>
    </message>
    <message>
        <source>One sample back (,)</source>
        <translation>后退一个样本 (,)</translation>
    </message>
    <message>
        <source>One sample forward (.)</source>
        <translation>前进一个样本 (.)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>only a screw whose head pulls on the cortex can be tightened: no preload without it</source>
        <translation>只有钉头抵住皮质的螺钉才能拧紧：否则没有预紧</translation>
    </message>
    <message>
        <source>only efforts can; use a curve, a series or a table for motions</source>
        <translation>只有作用力可以；运动请用曲线、级数或表格</translation>
    </message>
    <message>
        <source>only in the %1 workspace (%2)</source>
        <translation>仅在工作区“%1”中（%2）</translation>
    </message>
    <message>
        <source>only in the %1 workspaces (%2)</source>
        <translation>仅在工作区 %1 中（%2）</translation>
    </message>
    <message>
        <source>only its third number, about z, may differ from 0</source>
        <translation>只有第三个数（绕 z）可以不为 0</translation>
    </message>
    <message>
        <source>only motions go over smoothly</source>
        <translation>只有运动可以平滑过渡</translation>
    </message>
    <message>
        <source>only pulls</source>
        <translation>只受拉</translation>
    </message>
    <message>
        <source>only pushes</source>
        <translation>只受压</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>open</source>
        <translation>张开</translation>
    </message>
    <message>
        <source>Open a file of measured columns (.mot, .sto or .csv)</source>
        <translation>打开实测列文件（.mot、.sto 或 .csv）</translation>
    </message>
    <message>
        <source>Open a model: how far the forces can be trusted shows here.</source>
        <translation>打开模型：此处显示各力的可信程度。</translation>
    </message>
    <message>
        <source>Open a model: what stiffer and softer muscles change shows here.</source>
        <translation>打开模型：此处显示肌肉变硬变软的影响。</translation>
    </message>
    <message>
        <source>Open a model: what the forces depend on most shows here.</source>
        <translation>打开模型：此处显示各力最敏感的参数。</translation>
    </message>
    <message>
        <source>open a panel with one: %1</source>
        <translation>请打开带图的面板：%1</translation>
    </message>
    <message>
        <source>Open a scenario to see its motion plotted</source>
        <translation>打开场景以查看运动曲线</translation>
    </message>
    <message>
        <source>Open a scenario to see the curves it gives to its stages</source>
        <translation>打开场景以查看各阶段的曲线</translation>
    </message>
    <message>
        <source>Open a scenario to see the stages of a motion and what is given in each</source>
        <translation>打开场景以查看运动的各阶段及其给定内容</translation>
    </message>
    <message>
        <source>Open a scenario…</source>
        <translation>打开场景…</translation>
    </message>
    <message>
        <source>open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Open Scenario</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Open Scenario…</source>
        <translation>打开场景…</translation>
    </message>
    <message>
        <source>Open the file as it is now; the changes made here are asked about first</source>
        <translation>打开文件的当前版本；会先询问此处的更改</translation>
    </message>
    <message>
        <source>Open the hip</source>
        <translation>打开髋部模型</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>OpenSim storage (*.sto *.mot);;Tables (*.csv)</source>
        <translation>OpenSim 数据 (*.sto *.mot);;表格 (*.csv)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>or bodies, by a length on them, between joints or landmarks:</source>
        <translation>或按刚体上关节或标志点间的长度：</translation>
    </message>
    <message>
        <source>or drop a file anywhere</source>
        <translation>或将文件拖到任意位置</translation>
    </message>
    <message>
        <source>order %1, %2 steps</source>
        <translation>阶数 %1，%2 步</translation>
    </message>
    <message>
        <source>order of %1</source>
        <translation>%1的顺序</translation>
    </message>
    <message>
        <source>Order of the equations of motion: 2m = %1, m the number of given efforts</source>
        <translation>运动方程的阶数：2m = %1，m 为给定力或力矩的数目</translation>
    </message>
    <message>
        <source>Ordered switching finds the three in three steps</source>
        <translation>有序切换三步找到三根</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>方位</translation>
    </message>
    <message>
        <source>Origin in ground</source>
        <translation>地面系中的原点</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>正交投影</translation>
    </message>
    <message>
        <source>Osteotomy</source>
        <translation>截骨</translation>
    </message>
    <message>
        <source>Osteotomy: %1</source>
        <translation>截骨：%1</translation>
    </message>
    <message>
        <source>Osteotomy…</source>
        <translation>截骨…</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Other fixators, to compare with</source>
        <translation>用于比较的其他内固定物</translation>
    </message>
    <message>
        <source>Out of the plane</source>
        <translation>离开平面</translation>
    </message>
    <message>
        <source>outdated, run again · %1</source>
        <translation>已过时，请重新运行 · %1</translation>
    </message>
    <message>
        <source>outer</source>
        <translation>外侧</translation>
    </message>
    <message>
        <source>Outer diameter</source>
        <translation>外径</translation>
    </message>
    <message>
        <source>Outer radius</source>
        <translation>外半径</translation>
    </message>
    <message>
        <source>Outer radius without load</source>
        <translation>无载外半径</translation>
    </message>
    <message>
        <source>Output step</source>
        <translation>输出步长</translation>
    </message>
    <message>
        <source>Outward turn</source>
        <translation>外旋</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>向外</translation>
    </message>
    <message>
        <source>outwards</source>
        <translation>向外</translation>
    </message>
    <message>
        <source>Over the activity</source>
        <translation>活动全程</translation>
    </message>
    <message>
        <source>Overlay Measured Data</source>
        <translation>叠加实测数据</translation>
    </message>
    <message>
        <source>Overlay Measured Data…</source>
        <translation>叠加实测数据…</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>own beams</source>
        <translation>自定义梁</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定义尺寸</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Pa</source>
        <comment>unit</comment>
        <translation>Pa</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 / %2 页</translation>
    </message>
    <message>
        <source>Pages of the recruitment panel</source>
        <translation>肌力分配面板的页</translation>
    </message>
    <message>
        <source>pan, as Shift+left drag</source>
        <translation>平移，同 Shift+左键</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父体</translation>
    </message>
    <message>
        <source>Parent: joint angles. Ground: absolute angles</source>
        <translation>父体：关节角。地面：绝对角</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>part of %1</source>
        <translation>%1 的一部分</translation>
    </message>
    <message>
        <source>partial, until %1: %2</source>
        <translation>部分，至 %1：%2</translation>
    </message>
    <message>
        <source>partial: cancelled at %1</source>
        <translation>部分：于 %1 取消</translation>
    </message>
    <message>
        <source>parts of the mesh overlap: join them into one surface</source>
        <translation>网格各部分重叠：请合并为一个曲面</translation>
    </message>
    <message>
        <source>Parts that change their length</source>
        <translation>可变长部件</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>被动</translation>
    </message>
    <message>
        <source>passive links</source>
        <translation>被动连接</translation>
    </message>
    <message>
        <source>Passive strands, slack in the middle of the range and taut at its ends</source>
        <translation>被动束：范围中部松弛，两端绷紧</translation>
    </message>
    <message>
        <source>Passive tissue, such as a ligament: its tension follows from its length beyond this in every posture</source>
        <translation>被动组织，如韧带：任何姿态下其张力由超过此值的长度决定</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>片区</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>片区</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Path points</source>
        <translation>路径点</translation>
    </message>
    <message>
        <source>patient body weight kilograms</source>
        <translation>患者 体重 公斤</translation>
    </message>
    <message>
        <source>patient person mass kilograms</source>
        <translation>患者 人 质量 公斤</translation>
    </message>
    <message>
        <source>patient stature size</source>
        <translation>患者 身高 体型</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Pauwels</source>
        <translation>Pauwels</translation>
    </message>
    <message>
        <source>Pauwels angle</source>
        <translation>Pauwels 角</translation>
    </message>
    <message>
        <source>Pauwels angle after it</source>
        <translation>其后的 Pauwels 角</translation>
    </message>
    <message>
        <source>Pauwels angle from the shaft</source>
        <translation>自骨干的 Pauwels 角</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰度</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>峰度</translation>
    </message>
    <message>
        <source>Peak of the phase</source>
        <translation>相位峰度</translation>
    </message>
    <message>
        <source>Peak of the phase as a number</source>
        <translation>相位峰度数值</translation>
    </message>
    <message>
        <source>Peak pressure, cancellous bone</source>
        <translation>松质骨峰值压强</translation>
    </message>
    <message>
        <source>Pedalling</source>
        <translation>蹬踏</translation>
    </message>
    <message>
        <source>Pelvis</source>
        <translation>骨盆</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>摆</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Per second squared</source>
        <translation>每秒平方</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Periodic</source>
        <translation>周期性</translation>
    </message>
    <message>
        <source>periodic</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Periodic moments</source>
        <translation>周期力矩</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>患者</translation>
    </message>
    <message>
        <source>Person and load</source>
        <translation>人与载荷</translation>
    </message>
    <message>
        <source>perspective parallel projection camera</source>
        <translation>透视 平行投影 相机</translation>
    </message>
    <message>
        <source>phase %1 (%2 to %3 s)</source>
        <translation>相位 %1（%2 至 %3 s）</translation>
    </message>
    <message>
        <source>Phase %1, %2–%3 s</source>
        <translation>相位 %1，%2–%3 s</translation>
    </message>
    <message>
        <source>Phase curve</source>
        <translation>相位曲线</translation>
    </message>
    <message>
        <source>Pick a picture, move a slider, see every force at once. Each example opens solved and ready to change.</source>
        <translation>选择图片，移动滑块，即刻看到所有力。每个示例打开时均已求解，可随意更改。</translation>
    </message>
    <message>
        <source>pick both at the knee</source>
        <translation>两者均在膝部选取</translation>
    </message>
    <message>
        <source>pick both, or remove it</source>
        <translation>两者都选取，或移除它</translation>
    </message>
    <message>
        <source>pick it below the trochanters</source>
        <translation>在转子以下选取</translation>
    </message>
    <message>
        <source>pick it elsewhere</source>
        <translation>在别处选取</translation>
    </message>
    <message>
        <source>pick it elsewhere, or repair the mesh</source>
        <translation>在别处选取，或修复网格</translation>
    </message>
    <message>
        <source>pick it on the neck's narrowest part</source>
        <translation>在颈的最窄处选取</translation>
    </message>
    <message>
        <source>Pick Landmarks</source>
        <translation>选标志点</translation>
    </message>
    <message>
        <source>Pick Landmarks on the Mesh</source>
        <translation>在网格上选标志点</translation>
    </message>
    <message>
        <source>pick one below the lesser trochanter and one further down</source>
        <translation>一点选在小转子以下，另一点选在更下方</translation>
    </message>
    <message>
        <source>pick one on its narrowest part</source>
        <translation>在其最窄处选一点</translation>
    </message>
    <message>
        <source>pick points all around it</source>
        <translation>在其四周选点</translation>
    </message>
    <message>
        <source>pick points all around the head</source>
        <translation>在头的四周选点</translation>
    </message>
    <message>
        <source>pick some on its other sides</source>
        <translation>在其他侧再选几点</translation>
    </message>
    <message>
        <source>pick the %1 on the mesh</source>
        <translation>请在网格上选取：%1</translation>
    </message>
    <message>
        <source>pick the neck on its narrowest part</source>
        <translation>在颈的最窄处选取颈</translation>
    </message>
    <message>
        <source>pick the shaft below the trochanters</source>
        <translation>在转子以下选取骨干</translation>
    </message>
    <message>
        <source>pick them 50 mm apart or more</source>
        <translation>两点至少相距 50 mm</translation>
    </message>
    <message>
        <source>pick them on the sides of the knee</source>
        <translation>在膝的两侧选取</translation>
    </message>
    <message>
        <source>Pick: %1</source>
        <translation>拾取：%1</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>place of '%1'</source>
        <translation>'%1' 的位置</translation>
    </message>
    <message>
        <source>place of '%1' on '%2', from its pole</source>
        <translation>'%1' 在 '%2' 上自其极点的位置</translation>
    </message>
    <message>
        <source>place of a pole from the one before, along the axes before; rd, rdd: its derivatives</source>
        <translation>极点相对前一极点的位置，沿前一刚体各轴；rd、rdd：其导数</translation>
    </message>
    <message>
        <source>place of joint '%1' from the pole of '%2'</source>
        <translation>关节 '%1' 自 '%2' 的极点的位置</translation>
    </message>
    <message>
        <source>place of load '%1' from the pole of '%2'</source>
        <translation>载荷 '%1' 自 '%2' 的极点的位置</translation>
    </message>
    <message>
        <source>place of point mass %1 as a fraction of the length</source>
        <translation>质点 %1 的位置，以长度份额计</translation>
    </message>
    <message>
        <source>place of the mass centre as a fraction of the length of %1</source>
        <translation>质心的位置，以 %1 的长度份额计</translation>
    </message>
    <message>
        <source>place of the pole of %1</source>
        <translation>%1 的极点的位置</translation>
    </message>
    <message>
        <source>Planar snake</source>
        <translation>平面蛇</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Plane through</source>
        <translation>平面过</translation>
    </message>
    <message>
        <source>Plane: all motion and all forces in the x-y plane</source>
        <translation>平面：所有运动与力在 x-y 平面内</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>钢板</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>钢板</translation>
    </message>
    <message>
        <source>plate (drawn in a usual size)</source>
        <translation>钢板（按常用尺寸绘制）</translation>
    </message>
    <message>
        <source>plate alone</source>
        <translation>仅钢板</translation>
    </message>
    <message>
        <source>plate and bone</source>
        <translation>钢板与骨</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Play a gait</source>
        <translation>播放步态</translation>
    </message>
    <message>
        <source>Play or Pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Plot over the activity</source>
        <translation>活动曲线图</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Plots over the range of a coordinate</source>
        <translation>坐标范围内的曲线图</translation>
    </message>
    <message>
        <source>Plots over time</source>
        <translation>随时间的曲线图</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>point %1 (at %2 s)</source>
        <translation>点 %1（%2 s 处）</translation>
    </message>
    <message>
        <source>point %1 has a number that is not finite</source>
        <translation>点 %1 含有非有限的数</translation>
    </message>
    <message>
        <source>point %1 is not finite</source>
        <translation>点 %1 不是有限值</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>第 %1 / %2 点</translation>
    </message>
    <message>
        <source>point %1 of '%2'</source>
        <translation>“%2”的点 %1</translation>
    </message>
    <message>
        <source>Point %1 of load %2</source>
        <translation>载荷 %2 的点 %1</translation>
    </message>
    <message>
        <source>point %1, %2</source>
        <translation>点 %1，%2</translation>
    </message>
    <message>
        <source>Point a</source>
        <translation>点 A</translation>
    </message>
    <message>
        <source>Point at %1 of the length</source>
        <translation>长度 %1 处的点</translation>
    </message>
    <message>
        <source>Point b</source>
        <translation>点 B</translation>
    </message>
    <message>
        <source>point mass %1 of link '%2'</source>
        <translation>节段 '%2' 的质点 %1</translation>
    </message>
    <message>
        <source>point masses on a rod of constant length</source>
        <translation>定长杆上的多个质点</translation>
    </message>
    <message>
        <source>point masses on a stretching rod</source>
        <translation>可伸缩杆上的多个质点</translation>
    </message>
    <message>
        <source>point of a curve</source>
        <translation>曲线的点</translation>
    </message>
    <message>
        <source>point of a path</source>
        <translation>路径点</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points and holds</source>
        <translation>点与固定</translation>
    </message>
    <message>
        <source>points miss it by %1 mm</source>
        <translation>各点偏差 %1 mm</translation>
    </message>
    <message>
        <source>Points on head, neck, shaft and knee, from which the bone is measured</source>
        <translation>头、颈、骨干与膝上的点，据以测量骨骼</translation>
    </message>
    <message>
        <source>Points or coefficients</source>
        <translation>点或系数</translation>
    </message>
    <message>
        <source>Points picked on it: four or more of the head, one of the neck, two of the shaft, and of the knee if it is there</source>
        <translation>其上选取的点：头四点以上，颈一点，骨干两点，以及膝（若有）</translation>
    </message>
    <message>
        <source>Points that stand where they are</source>
        <translation>固定不动的点</translation>
    </message>
    <message>
        <source>Points ±</source>
        <translation>点 ±</translation>
    </message>
    <message>
        <source>Poisson</source>
        <translation>泊松比</translation>
    </message>
    <message>
        <source>Poisson ratio</source>
        <translation>泊松比</translation>
    </message>
    <message>
        <source>Poisson's ratio</source>
        <translation>泊松比</translation>
    </message>
    <message>
        <source>Poisson's ratio must lie between 0 and 0.5</source>
        <translation>泊松比必须在 0 与 0.5 之间</translation>
    </message>
    <message>
        <source>Poisson's ratio of layer '%1' is not between -1 and 0.5</source>
        <translation>分层 '%1' 的泊松比不在 -1 与 0.5 之间</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>摆姿</translation>
    </message>
    <message>
        <source>Pose the joints</source>
        <translation>摆放关节</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position, %1</source>
        <translation>位置，%1</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>姿态</translation>
    </message>
    <message>
        <source>posture</source>
        <translation>姿态</translation>
    </message>
    <message>
        <source>Posture changed, the range is of the activity's own. %1</source>
        <translation>姿态已更改，范围属于活动本身的姿态。%1</translation>
    </message>
    <message>
        <source>Postures and loads</source>
        <translation>姿态与载荷</translation>
    </message>
    <message>
        <source>Postures and loads solved</source>
        <translation>已求解的姿态与载荷</translation>
    </message>
    <message>
        <source>Postures with loads</source>
        <translation>带载荷的姿态</translation>
    </message>
    <message>
        <source>Postures, muscles and their sources: the model %1.</source>
        <translation>姿态、肌肉及其来源：模型 %1。</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>势能</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂次</translation>
    </message>
    <message>
        <source>Power of x, %1</source>
        <translation>x 的幂，%1</translation>
    </message>
    <message>
        <source>Preload</source>
        <translation>预紧</translation>
    </message>
    <message>
        <source>preload, N</source>
        <translation>预紧，N</translation>
    </message>
    <message>
        <source>present</source>
        <translation>有</translation>
    </message>
    <message>
        <source>press</source>
        <translation>压紧</translation>
    </message>
    <message>
        <source>pressed share of the section</source>
        <translation>截面受压份额</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>压紧</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>压强</translation>
    </message>
    <message>
        <source>pressure %1</source>
        <translation>压强 %1</translation>
    </message>
    <message>
        <source>Pressure on the bone around it, of its strength</source>
        <translation>对周围骨的压强，占其强度</translation>
    </message>
    <message>
        <source>Pressure on the layers of %1</source>
        <translation>%1 分层上的压强</translation>
    </message>
    <message>
        <source>Pressure on the outer face</source>
        <translation>外表面压强</translation>
    </message>
    <message>
        <source>Pressure, % of bone's strength there</source>
        <translation>压强，占该处骨强度 %</translation>
    </message>
    <message>
        <source>Previous Posture</source>
        <translation>上一姿态</translation>
    </message>
    <message>
        <source>Previous Posture of the Activity</source>
        <translation>活动的上一姿态</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>problem in JSON</source>
        <translation>JSON 格式的问题</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Products of inertia</source>
        <translation>惯性积</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Properties of the Model Itself</source>
        <translation>模型本身的属性</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>proven: no stiffnesses of the range give less or more</source>
        <translation>已证：范围内的刚度不会更小或更大</translation>
    </message>
    <message>
        <source>Proximal</source>
        <translation>近侧</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation>伪逆</translation>
    </message>
    <message>
        <source>Published values to be held against</source>
        <translation>用于对照的已发表值</translation>
    </message>
    <message>
        <source>pull of %1</source>
        <translation>%1 的拉力</translation>
    </message>
    <message>
        <source>pulled apart</source>
        <translation>拉开</translation>
    </message>
    <message>
        <source>pulls and pushes</source>
        <translation>可拉可压</translation>
    </message>
    <message>
        <source>Push-off, flight and landing</source>
        <translation>蹬地、腾空与落地</translation>
    </message>
    <message>
        <source>Put %1 on the head fragment</source>
        <translation>将 %1 归于头侧骨折块</translation>
    </message>
    <message>
        <source>Put %1 on the shaft</source>
        <translation>将 %1 归于骨干</translation>
    </message>
    <message>
        <source>put a comma between two values</source>
        <translation>两个值之间加逗号</translation>
    </message>
    <message>
        <source>put a point of a body between them</source>
        <translation>在其间加一个刚体上的点</translation>
    </message>
    <message>
        <source>Put in a nail</source>
        <translation>置入髓内钉</translation>
    </message>
    <message>
        <source>Put in three screws</source>
        <translation>置入三枚螺钉</translation>
    </message>
    <message>
        <source>put it between [ and ], even if it has one item</source>
        <translation>置于 [ 与 ] 之间，即使只有一项</translation>
    </message>
    <message>
        <source>put it between double quotes</source>
        <translation>置于双引号之间</translation>
    </message>
    <message>
        <source>put it farther from the head's centre, or make it more level</source>
        <translation>使其离头中心更远，或更接近水平</translation>
    </message>
    <message>
        <source>put it first</source>
        <translation>置于最前</translation>
    </message>
    <message>
        <source>put its z at 0</source>
        <translation>将其 z 置为 0</translation>
    </message>
    <message>
        <source>put the cut lower, or choose another fixator</source>
        <translation>降低截骨位置，或选择其他内固定物</translation>
    </message>
    <message>
        <source>put the cut lower, or remove the osteotomy</source>
        <translation>降低截骨位置，或移除截骨</translation>
    </message>
    <message>
        <source>q'' of a ball or free joint: the rate of its angular velocity</source>
        <translation>球关节或自由关节的 q''：其角速度的导数</translation>
    </message>
    <message>
        <source>Q: generalised efforts of drives and of what the notes name</source>
        <translation>Q：驱动及说明中所列的广义力</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>二次</translation>
    </message>
    <message>
        <source>Quadratic damping</source>
        <translation>二次阻尼</translation>
    </message>
    <message>
        <source>quadratic damping</source>
        <translation>二次阻尼</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>r: springs and dampers of coordinates</source>
        <translation>r：坐标的弹簧与阻尼</translation>
    </message>
    <message>
        <source>rad</source>
        <comment>unit</comment>
        <translation>rad</translation>
    </message>
    <message>
        <source>Radii</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radii of gyration</source>
        <translation>回转半径</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>raise the coordinate's value, or the constant</source>
        <translation>增大坐标值或常数</translation>
    </message>
    <message>
        <source>raise the minimum of the coordinate's range, or the constant</source>
        <translation>增大坐标范围的最小值或常数</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Range of every stiffness</source>
        <translation>各刚度的范围</translation>
    </message>
    <message>
        <source>Range of Forces</source>
        <translation>力的范围</translation>
    </message>
    <message>
        <source>Range of the mean of all postures</source>
        <translation>全部姿态均值范围</translation>
    </message>
    <message>
        <source>Range of the mean of both peaks</source>
        <translation>双峰均值范围</translation>
    </message>
    <message>
        <source>Range: the largest force over the steps lies within. Lower bound: it stays below the high end. Mean of peaks: the mean of the largest of both halves of the steps does. Mean: that of all steps does</source>
        <translation>范围：各步最大力落在其中。下界：低于上端。双峰均值：前后两半最大值的平均。均值：全部步骤的平均</translation>
    </message>
    <message>
        <source>ranges of coordinates</source>
        <translation>坐标的范围</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>rate of that rate when no rate changes</source>
        <translation>各速率不变时该变化率的变化率</translation>
    </message>
    <message>
        <source>rate of the place of a pole</source>
        <translation>极点位置的变化率</translation>
    </message>
    <message>
        <source>rate of the place of the pole of %1</source>
        <translation>%1 的极点位置的变化率</translation>
    </message>
    <message>
        <source>rate of the same</source>
        <translation>上述量的变化率</translation>
    </message>
    <message>
        <source>rate of what a constraint holds</source>
        <translation>约束所保持的量的变化率</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>伸手</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>反力</translation>
    </message>
    <message>
        <source>reaction %1</source>
        <translation>约束反作用 %1</translation>
    </message>
    <message>
        <source>reactions joint forces moments table</source>
        <translation>反力 关节力 力矩 表格</translation>
    </message>
    <message>
        <source>Read the forces</source>
        <translation>查看各力</translation>
    </message>
    <message>
        <source>reading failed: %1</source>
        <translation>读取失败：%1</translation>
    </message>
    <message>
        <source>Rebounds, slides, sticks, comes to rest</source>
        <translation>反弹、滑动、粘着、静止</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>recorded %1</source>
        <translation>记录的 %1</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>肌力分配</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>递推法</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>递推</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>reference ghost baseline</source>
        <translation>参考 残影 基准</translation>
    </message>
    <message>
        <source>Reference point</source>
        <translation>参考点</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>rel.</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>相对容差</translation>
    </message>
    <message>
        <source>relative: a share of the mass or weight of the whole body</source>
        <translation>相对：占全身质量或体重的份额</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>Released from the horizontal: its period is known</source>
        <translation>由水平释放：周期已知</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Reload '%1' and lose the changes made here?</source>
        <translation>重新加载“%1”并放弃此处的更改？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>remove 'angle_reference', or hang it on a body that does not turn</source>
        <translation>移除 'angle_reference'，或将其连接于不转动的刚体</translation>
    </message>
    <message>
        <source>remove 'axes', or remove 'kind' to make it a joint of axes</source>
        <translation>移除 'axes'，或移除 'kind' 使其成为按轴定义的关节</translation>
    </message>
    <message>
        <source>remove 'coordinates'; axes name their own</source>
        <translation>移除 'coordinates'；各轴自行指定坐标</translation>
    </message>
    <message>
        <source>Remove a landmark</source>
        <translation>移除标志点</translation>
    </message>
    <message>
        <source>Remove a point of %1</source>
        <translation>移除 %1 的点</translation>
    </message>
    <message>
        <source>Remove construct %1</source>
        <translation>移除构造 %1</translation>
    </message>
    <message>
        <source>Remove curve %1</source>
        <translation>移除曲线 %1</translation>
    </message>
    <message>
        <source>Remove curve “%1”</source>
        <translation>移除曲线“%1”</translation>
    </message>
    <message>
        <source>remove erase</source>
        <translation>删除 清除</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>移除它</translation>
    </message>
    <message>
        <source>remove one of the commas</source>
        <translation>删除其中一个逗号</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>移除其中之一</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>移除点</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>移除一些</translation>
    </message>
    <message>
        <source>Remove the %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>remove the 0</source>
        <translation>删除 0</translation>
    </message>
    <message>
        <source>Remove the chosen point, or the highest power</source>
        <translation>移除所选点或最高次幂</translation>
    </message>
    <message>
        <source>remove the comma</source>
        <translation>删除逗号</translation>
    </message>
    <message>
        <source>Remove the curve</source>
        <translation>移除曲线</translation>
    </message>
    <message>
        <source>Remove the hip force '%1'</source>
        <translation>移除髋关节力“%1”</translation>
    </message>
    <message>
        <source>remove the orientation, or the key 'angle_reference'</source>
        <translation>移除方位，或移除键 'angle_reference'</translation>
    </message>
    <message>
        <source>Remove the osteotomy</source>
        <translation>移除截骨</translation>
    </message>
    <message>
        <source>Remove the stage</source>
        <translation>移除阶段</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>移除此条件</translation>
    </message>
    <message>
        <source>Remove this hip force</source>
        <translation>移除此髋关节力</translation>
    </message>
    <message>
        <source>remove those that do not lie on the head</source>
        <translation>移除不在头上的点</translation>
    </message>
    <message>
        <source>remove what follows the %1</source>
        <translation>删除%1之后的内容</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Rename '%1' to '%2'</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Rename curve</source>
        <translation>重命名曲线</translation>
    </message>
    <message>
        <source>Rename it '%1'</source>
        <translation>重命名为 '%1'</translation>
    </message>
    <message>
        <source>rename one of the two</source>
        <translation>重命名二者之一</translation>
    </message>
    <message>
        <source>Rename the curve</source>
        <translation>重命名曲线</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replaces the series by a curve through few of its points, within 1 % of its range</source>
        <translation>用经过少数点的曲线代替级数，偏差不超过其范围的 1 %</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Report (PDF)…</source>
        <translation>报告 (PDF)…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset Layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Reset Posture</source>
        <translation>重置姿态</translation>
    </message>
    <message>
        <source>Reset posture</source>
        <translation>重置姿态</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>阻力</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>rest balance static pose release</source>
        <translation>静止 平衡 静态姿势 释放</translation>
    </message>
    <message>
        <source>rest of the spring</source>
        <translation>弹簧的静止位置</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>restitution of contacts</source>
        <translation>接触的恢复系数</translation>
    </message>
    <message>
        <source>Resultant</source>
        <translation>合力</translation>
    </message>
    <message>
        <source>results are those of before</source>
        <translation>显示的是先前结果</translation>
    </message>
    <message>
        <source>Reverse oblique</source>
        <translation>反斜形</translation>
    </message>
    <message>
        <source>reverse oblique</source>
        <translation>反斜形</translation>
    </message>
    <message>
        <source>Reverse oblique fracture</source>
        <translation>反斜形骨折</translation>
    </message>
    <message>
        <source>Rides with</source>
        <translation>随动于</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>name of a key</comment>
        <translation>→</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>Right femur</source>
        <translation>右股骨</translation>
    </message>
    <message>
        <source>Right handed</source>
        <translation>右旋</translation>
    </message>
    <message>
        <source>Right hip</source>
        <translation>右髋</translation>
    </message>
    <message>
        <source>Right Side</source>
        <translation>右视</translation>
    </message>
    <message>
        <source>rigid</source>
        <translation>刚性</translation>
    </message>
    <message>
        <source>rigid contacts</source>
        <translation>刚性接触</translation>
    </message>
    <message>
        <source>rigid contacts cannot stay closed any more</source>
        <translation>刚性接触无法继续保持闭合</translation>
    </message>
    <message>
        <source>rigid links impose shortenings that no displacement fulfils together: links %1</source>
        <translation>刚性连接给定的缩短量无法由任何位移同时满足：连接 %1</translation>
    </message>
    <message>
        <source>Ring radius</source>
        <translation>环半径</translation>
    </message>
    <message>
        <source>rms %1, largest difference %2</source>
        <translation>均方根 %1，最大差 %2</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>杆</translation>
    </message>
    <message>
        <source>rod %1 of link '%2'</source>
        <translation>节段 '%2' 的杆 %1</translation>
    </message>
    <message>
        <source>Rod between</source>
        <translation>中间杆</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>杆</translation>
    </message>
    <message>
        <source>Rods apart</source>
        <translation>分离杆</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotate  R</source>
        <translation>旋转  R</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>绕 %1</translation>
    </message>
    <message>
        <source>round section</source>
        <translation>圆形截面</translation>
    </message>
    <message>
        <source>round-off keeps the forces from coming into balance</source>
        <translation>舍入误差使力无法达到平衡</translation>
    </message>
    <message>
        <source>round-off or overflow spoilt the pivoting</source>
        <translation>舍入误差或溢出破坏了主元变换</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>row %1 of A has %2, A has %3</source>
        <translation>A 的第 %1 行有 %2，A 有 %3</translation>
    </message>
    <message>
        <source>row %1 stands twice in 'equalities'</source>
        <translation>第 %1 行在 'equalities' 中出现两次</translation>
    </message>
    <message>
        <source>row %1, number %2 is %3</source>
        <translation>第 %1 行第 %2 个数为 %3</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>rows %1 and %2 more</source>
        <translation>第 %1 行及另外 %2 行</translation>
    </message>
    <message>
        <source>rows count from 0 to %1</source>
        <translation>行号从 0 到 %1</translation>
    </message>
    <message>
        <source>rows count from 0; all need the same length</source>
        <translation>行号从 0 计；各行长度必须相同</translation>
    </message>
    <message>
        <source>rows of constraints and holds that others imply bear nothing in stage '%1', since the motion does not tell their shares: %2</source>
        <translation>阶段“%1”中可由其他行推出的约束和固定行不承力，因为运动不能确定它们的分配：%2</translation>
    </message>
    <message>
        <source>rows that depend on each other could not be told apart</source>
        <translation>无法区分相互依赖的行</translation>
    </message>
    <message>
        <source>Rubs</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>run</source>
        <comment>whose time counts</comment>
        <translation>运行开始</translation>
    </message>
    <message>
        <source>run it without damping, or let it run from body to body</source>
        <translation>去掉阻尼，或使其在刚体之间走行</translation>
    </message>
    <message>
        <source>Run the scenario again (Ctrl+Return)</source>
        <translation>重新运行场景 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Run the scenario to see its stages here.</source>
        <translation>运行场景以在此查看各阶段。</translation>
    </message>
    <message>
        <source>Running: the plots are drawn at the end of the run</source>
        <translation>正在计算：计算结束时绘制曲线</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>运行中…</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>运行中…</translation>
    </message>
    <message>
        <source>running… %1 of %2</source>
        <translation>运行中… %1 / %2</translation>
    </message>
    <message>
        <source>runs again · %1</source>
        <translation>即将重新计算 · %1</translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>sagittal</source>
        <translation>矢状</translation>
    </message>
    <message>
        <source>sample less often (output_step), or make the run shorter</source>
        <translation>请降低采样频率（output_step），或缩短计算</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>save elsewhere</source>
        <translation>保存到别处</translation>
    </message>
    <message>
        <source>Save Equations</source>
        <translation>保存方程</translation>
    </message>
    <message>
        <source>Save Fixation</source>
        <translation>保存内固定</translation>
    </message>
    <message>
        <source>Save Fixation As</source>
        <translation>内固定另存为</translation>
    </message>
    <message>
        <source>Save Fixation As…</source>
        <translation>内固定另存为…</translation>
    </message>
    <message>
        <source>save it in another folder, such as that of your documents</source>
        <translation>保存到其他文件夹，如您的文档文件夹</translation>
    </message>
    <message>
        <source>save it with fewer triangles, or, if it is text, in a binary format</source>
        <translation>请用较少的三角形保存；如果是文本格式，也可以用二进制格式保存</translation>
    </message>
    <message>
        <source>Save Model As</source>
        <translation>模型另存为</translation>
    </message>
    <message>
        <source>Save or copy what this page shows</source>
        <translation>保存或复制此页内容</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save Plot</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Save Plot…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>save pose default angles</source>
        <translation>保存姿势 默认角度</translation>
    </message>
    <message>
        <source>Save Scenario</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Save Scenario As</source>
        <translation>场景另存为</translation>
    </message>
    <message>
        <source>Save Scenario As…</source>
        <translation>场景另存为…</translation>
    </message>
    <message>
        <source>Save the changes to '%1' first?</source>
        <translation>先保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Save the document as it is here under another name</source>
        <translation>将此处的文档另存为其他名称</translation>
    </message>
    <message>
        <source>save the document soon</source>
        <translation>请尽快保存文档</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>将文件保存为 UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8 text; a spreadsheet calls it 'CSV UTF-8'</source>
        <translation>请将文件存为 UTF-8 文本；电子表格中称为“CSV UTF-8”</translation>
    </message>
    <message>
        <source>save the model instead</source>
        <translation>改为保存模型</translation>
    </message>
    <message>
        <source>save to a folder that you may write to</source>
        <translation>保存到有写入权限的文件夹</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>say "adapted", or take a model whose muscles are softer</source>
        <translation>写 "adapted"，或采用肌肉较软的模型</translation>
    </message>
    <message>
        <source>say "own", or remove them</source>
        <translation>写 "own"，或移除它们</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>Scale the model by %1</source>
        <translation>模型缩放 %1</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>缩放…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>screenshot image render export PNG</source>
        <translation>截图 图像 渲染 导出 PNG</translation>
    </message>
    <message>
        <source>screw</source>
        <translation>螺钉</translation>
    </message>
    <message>
        <source>screw against turning</source>
        <translation>防旋螺钉</translation>
    </message>
    <message>
        <source>screws (drawn in a usual size)</source>
        <translation>螺钉（按常用尺寸绘制）</translation>
    </message>
    <message>
        <source>Screws, bolts, blades and nails</source>
        <translation>螺钉、螺栓、刀片与髓内钉</translation>
    </message>
    <message>
        <source>Search curves</source>
        <translation>搜索曲线</translation>
    </message>
    <message>
        <source>Search, such as “hip moment”</source>
        <translation>搜索，如“hip moment”</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座椅</translation>
    </message>
    <message>
        <source>second derivative of %1</source>
        <translation>%1 的二阶导数</translation>
    </message>
    <message>
        <source>second derivative of the place of a pole when no rate changes</source>
        <translation>各速率不变时极点位置的二阶导数</translation>
    </message>
    <message>
        <source>second derivative of the place of the pole of %1</source>
        <translation>%1 的极点位置的二阶导数</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>截面</translation>
    </message>
    <message>
        <source>Section of the fracture</source>
        <translation>骨折截面</translation>
    </message>
    <message>
        <source>Section of the fracture, face on, seen from the head</source>
        <translation>骨折截面正视，自股骨头方向</translation>
    </message>
    <message>
        <source>Section through the layers of the joint</source>
        <translation>关节分层截面</translation>
    </message>
    <message>
        <source>Section, face on</source>
        <translation>截面正视</translation>
    </message>
    <message>
        <source>see '%1' in Case</source>
        <translation>见“病例”中的“%1”</translation>
    </message>
    <message>
        <source>see Problems</source>
        <translation>见“问题”</translation>
    </message>
    <message>
        <source>see that its file '%1' is there</source>
        <translation>确认其文件 '%1' 存在</translation>
    </message>
    <message>
        <source>see what is said of that file</source>
        <translation>见对该文件的说明</translation>
    </message>
    <message>
        <source>see what is said of that file, or leave 'mesh' out</source>
        <translation>见对该文件的说明，或省略 'mesh'</translation>
    </message>
    <message>
        <source>see what is said of that file, or leave 'model' and 'activity' out</source>
        <translation>见对该文件的说明，或省略 'model' 与 'activity'</translation>
    </message>
    <message>
        <source>see whether a smaller step, or exact events, change the motion</source>
        <translation>看较小步长或精确事件是否改变运动</translation>
    </message>
    <message>
        <source>seeking the equilibrium posture… (Solve menu or Ctrl+Shift+E stops it)</source>
        <translation>正在求平衡姿态…（“求解”菜单或 Ctrl+Shift+E 停止）</translation>
    </message>
    <message>
        <source>seen from %1 for constraint '%2'</source>
        <translation>约束 '%2' 所保持的量，自 %1 观察</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>节段</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>节段</translation>
    </message>
    <message>
        <source>segment '%1'</source>
        <translation>节段 '%1'</translation>
    </message>
    <message>
        <source>segment '%1' hangs beside the tip of its parent, which the equations do not support</source>
        <translation>节段 '%1' 未连接于其父体的尖端，方程不支持</translation>
    </message>
    <message>
        <source>segment '%1' hangs on '%2', which the equations do not support</source>
        <translation>节段 '%1' 连接于 '%2'，方程不支持</translation>
    </message>
    <message>
        <source>segment '%1' has too many angles</source>
        <translation>节段 '%1' 的角度过多</translation>
    </message>
    <message>
        <source>segment '%1' is fixed to its parent at an angle, which is not supported with absolute angles</source>
        <translation>节段 '%1' 以某角度固定于其父体，采用绝对角时不支持</translation>
    </message>
    <message>
        <source>segment '%1' is hinged at a fixed angle to its parent that the equations do not support</source>
        <translation>节段 '%1' 与其父体的铰接带有固定角度，方程不支持</translation>
    </message>
    <message>
        <source>segment '%1' is hinged in other directions than segment '%2', which is not supported</source>
        <translation>节段 '%1' 的铰接方向与节段 '%2' 不同，不支持</translation>
    </message>
    <message>
        <source>segment '%1' names the coordinate '%2', which the model has not</source>
        <translation>节段 '%1' 引用坐标 '%2'，模型中没有该坐标</translation>
    </message>
    <message>
        <source>segment '%1' needs %2 stretches and %3 rods for its kind, found %4 and %5</source>
        <translation>节段 '%1' 的类型需要 %2 段伸长和 %3 根杆，实有 %4 段和 %5 根</translation>
    </message>
    <message>
        <source>segment '%1' shares the coordinate '%2' with another joint, so that absolute angles cannot stand in its place</source>
        <translation>节段 '%1' 与另一关节共用坐标 '%2'，不能以绝对角代替</translation>
    </message>
    <message>
        <source>segment '%1' stands on another base than segment '%2', which is not supported</source>
        <translation>节段 '%1' 与节段 '%2' 的基座不同，不支持</translation>
    </message>
    <message>
        <source>segment '%1' turns relatively to a segment that leaves the x-y plane, which the equations do not support</source>
        <translation>节段 '%1' 相对一个离开 x-y 平面的节段转动，方程不支持</translation>
    </message>
    <message>
        <source>segment '%1': coordinate '%2' is no rotation</source>
        <translation>节段 '%1'：坐标 '%2' 不是转动</translation>
    </message>
    <message>
        <source>segment '%1': coordinate '%2' is no translation</source>
        <translation>节段 '%1'：坐标 '%2' 不是平移</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>节段</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select a link to have its force here too</source>
        <translation>选择连接后其力也在此列出</translation>
    </message>
    <message>
        <source>select in a box</source>
        <translation>框选</translation>
    </message>
    <message>
        <source>Select, and drag what is selected</source>
        <translation>选择，并拖动所选</translation>
    </message>
    <message>
        <source>select; on nothing: clear</source>
        <translation>选择；空白处：取消</translation>
    </message>
    <message>
        <source>Selected links, then those that bear most; all of them are in the export.</source>
        <translation>先所选连接，后受力最大者；导出含全部。</translation>
    </message>
    <message>
        <source>Sense</source>
        <translation>受力方式</translation>
    </message>
    <message>
        <source>Sensitivities</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <comment>a tab</comment>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>sensitivity derivative influence</source>
        <translation>敏感度 导数 影响</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>separate the columns with commas, and decimals with a full stop</source>
        <translation>列用逗号分隔，小数用点号</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>series</source>
        <translation>级数</translation>
    </message>
    <message>
        <source>Series such as slow walking show here. Choose an activity.</source>
        <translation>此处显示慢走等序列。请选择活动。</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>设置 %2 的%1</translation>
    </message>
    <message>
        <source>Set %1 of the %2</source>
        <translation>设置 %2 的%1</translation>
    </message>
    <message>
        <source>Set a contact with the ground</source>
        <translation>设置与地面的接触</translation>
    </message>
    <message>
        <source>Set a force</source>
        <translation>设置力</translation>
    </message>
    <message>
        <source>Set a landmark on a body</source>
        <translation>在刚体上设标志点</translation>
    </message>
    <message>
        <source>Set a node where muscles meet</source>
        <translation>在肌肉汇合处设节点</translation>
    </message>
    <message>
        <source>Set a slope of %1</source>
        <translation>设置 %1 的斜率</translation>
    </message>
    <message>
        <source>Set activations</source>
        <translation>设置激活</translation>
    </message>
    <message>
        <source>set angle_reference to ground</source>
        <translation>将 angle_reference 设为 ground</translation>
    </message>
    <message>
        <source>Set body weight</source>
        <translation>设置体重</translation>
    </message>
    <message>
        <source>set its z to 0</source>
        <translation>将其 z 设为 0</translation>
    </message>
    <message>
        <source>Set the given force of %1</source>
        <translation>设置 %1 的给定力</translation>
    </message>
    <message>
        <source>Set the given moment of %1</source>
        <translation>设置 %1 的给定力矩</translation>
    </message>
    <message>
        <source>Set the mode of %1</source>
        <translation>设置 %1 的模式</translation>
    </message>
    <message>
        <source>set the orientation of in_parent to 0</source>
        <translation>将 in_parent 的方位设为 0</translation>
    </message>
    <message>
        <source>set the position of in_parent to 0</source>
        <translation>将 in_parent 的位置设为 0</translation>
    </message>
    <message>
        <source>Set the share of the load</source>
        <translation>设置载荷份额</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Seventeen bodies</source>
        <translation>十七个刚体</translation>
    </message>
    <message>
        <source>Seventeen-body human</source>
        <translation>十七刚体人体</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>several materials</source>
        <translation>多种材料</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>shadows ambient occlusion</source>
        <translation>阴影 环境光遮蔽</translation>
    </message>
    <message>
        <source>Shaft</source>
        <translation>骨干</translation>
    </message>
    <message>
        <source>shaft %1 mm</source>
        <translation>骨干 %1 mm</translation>
    </message>
    <message>
        <source>shaft cortex</source>
        <translation>骨干皮质</translation>
    </message>
    <message>
        <source>Shaft diameter</source>
        <translation>骨干直径</translation>
    </message>
    <message>
        <source>shaft diameter</source>
        <translation>骨干直径</translation>
    </message>
    <message>
        <source>Shaft shell</source>
        <translation>骨干皮质</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Shape a phase of %1</source>
        <translation>调整 %1 的相位</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Share of its bed that a loose screw has in the shaft's fragment</source>
        <translation>松动螺钉在干侧骨折块中的基床份额</translation>
    </message>
    <message>
        <source>Share of the full load: 20 kg on the leg of a person of 80 kg are a quarter of all forces</source>
        <translation>满载的份额：80 kg 的人患肢 20 kg 即全部力的四分之一</translation>
    </message>
    <message>
        <source>sharing by a criterion</source>
        <translation>按准则分担</translation>
    </message>
    <message>
        <source>sharing by the pseudo-inverse</source>
        <translation>按伪逆分担</translation>
    </message>
    <message>
        <source>shear back</source>
        <translation>向后剪切</translation>
    </message>
    <message>
        <source>shear down</source>
        <translation>向下剪切</translation>
    </message>
    <message>
        <source>shear down carried by bone</source>
        <translation>骨承担的剪切</translation>
    </message>
    <message>
        <source>shear down carried by the fixator</source>
        <translation>内固定物承担的剪切</translation>
    </message>
    <message>
        <source>shear down in bone / fixator</source>
        <translation>向下剪切：骨 / 内固定物</translation>
    </message>
    <message>
        <source>shear down the plane</source>
        <translation>沿平面向下剪切</translation>
    </message>
    <message>
        <source>shear forward</source>
        <translation>向前剪切</translation>
    </message>
    <message>
        <source>shear in the fixator</source>
        <translation>内固定物中的剪切</translation>
    </message>
    <message>
        <source>shear up</source>
        <translation>向上剪切</translation>
    </message>
    <message>
        <source>shear, back</source>
        <translation>剪切，向后</translation>
    </message>
    <message>
        <source>shear, down</source>
        <translation>剪切，向下</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>壳</translation>
    </message>
    <message>
        <source>shift by (%1)</source>
        <translation>平移 (%1)</translation>
    </message>
    <message>
        <source>Shift, Ctrl</source>
        <translation>Shift、Ctrl</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Short, such as Dostal 1981</source>
        <translation>简短，如 Dostal 1981</translation>
    </message>
    <message>
        <source>shortcuts keyboard cheat sheet</source>
        <translation>快捷键 键盘 速查表</translation>
    </message>
    <message>
        <source>Shortening</source>
        <translation>缩短</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>较短</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show or hide its fields</source>
        <translation>显示或隐藏其字段</translation>
    </message>
    <message>
        <source>Show this in the 3D view and all panels</source>
        <translation>在三维视图与各面板中显示</translation>
    </message>
    <message>
        <source>Shown first</source>
        <translation>首先显示</translation>
    </message>
    <message>
        <source>shown in the 3D view</source>
        <translation>显示于三维视图</translation>
    </message>
    <message>
        <source>shown: %1</source>
        <translation>当前显示：%1</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧别</translation>
    </message>
    <message>
        <source>Simple pendulum</source>
        <translation>单摆</translation>
    </message>
    <message>
        <source>simulate compute forward dynamics</source>
        <translation>仿真 计算 正向动力学</translation>
    </message>
    <message>
        <source>Since the stage began</source>
        <translation>自阶段开始</translation>
    </message>
    <message>
        <source>Sines</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Sinew %1</source>
        <translation>Sinew %1</translation>
    </message>
    <message>
        <source>Sinew fixations</source>
        <translation>Sinew 内固定</translation>
    </message>
    <message>
        <source>Sinew models</source>
        <translation>Sinew 模型</translation>
    </message>
    <message>
        <source>Sinew motions</source>
        <translation>Sinew 运动</translation>
    </message>
    <message>
        <source>Sinew scenarios (*.sinew-scenario.json);;All files (*)</source>
        <translation>Sinew 场景 (*.sinew-scenario.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>six people at %1 W and %2 turns a minute</source>
        <translation>六人，%1 W、每分钟 %2 转</translation>
    </message>
    <message>
        <source>six rows for 'stiffness'</source>
        <translation>'stiffness' 的六行</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>size length factor larger smaller segment lengths</source>
        <translation>大小 长度 系数 放大 缩小 节段长度</translation>
    </message>
    <message>
        <source>Size of the force that the joint bears</source>
        <translation>关节所承受力的大小</translation>
    </message>
    <message>
        <source>Size of the largest lever arm over the rotations that are not locked, each with what constraints move along; the tool tip of a row names the rotation</source>
        <translation>对未锁定转动的最大力臂，均计入约束带动的部分；各行提示给出是哪个转动</translation>
    </message>
    <message>
        <source>Size of the lever arm about %1; what constraints move with it counts</source>
        <translation>对 %1 的力臂大小；计入约束带动的部分</translation>
    </message>
    <message>
        <source>Size of the moment about the joint's centre</source>
        <translation>对关节中心力矩的大小</translation>
    </message>
    <message>
        <source>Size, hold, preload</source>
        <translation>尺寸、锚固、预紧</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>偏度</translation>
    </message>
    <message>
        <source>skew</source>
        <translation>偏度</translation>
    </message>
    <message>
        <source>skew and peak of phase %1 must lie between -1 and 1</source>
        <translation>相位 %1 的偏度与峰度必须在 -1 与 1 之间</translation>
    </message>
    <message>
        <source>Skew of the phase</source>
        <translation>相位偏度</translation>
    </message>
    <message>
        <source>Skew of the phase as a number</source>
        <translation>相位偏度数值</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>松弛</translation>
    </message>
    <message>
        <source>Slack length</source>
        <translation>松弛长度</translation>
    </message>
    <message>
        <source>slack lengths and other lengths that links state stay as they are: the model does not stand</source>
        <translation>连接给出的松弛长度及其他长度保持不变：模型不成立</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>滑动</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>滑件</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>滑件</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>滑动</translation>
    </message>
    <message>
        <source>Sliding friction</source>
        <translation>滑动摩擦</translation>
    </message>
    <message>
        <source>Sliding hip screw</source>
        <translation>滑动髋螺钉</translation>
    </message>
    <message>
        <source>sliding hip screw</source>
        <translation>滑动髋螺钉</translation>
    </message>
    <message>
        <source>sliding hip screw with antirotation screw</source>
        <translation>滑动髋螺钉加防旋螺钉</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Slope at the point</source>
        <translation>点的斜率</translation>
    </message>
    <message>
        <source>slope of %1</source>
        <translation>%1的斜率</translation>
    </message>
    <message>
        <source>slope of the natural cubic spline of %1 through %2</source>
        <translation>%1 的自然三次样条的斜率，过点 %2</translation>
    </message>
    <message>
        <source>Slow walking: the worst posture of each of three constructs</source>
        <translation>慢走：三种构造中何姿态最不利</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>减小</translation>
    </message>
    <message>
        <source>Smallest turn</source>
        <translation>最小起伏</translation>
    </message>
    <message>
        <source>Smooth when left out</source>
        <translation>省略时光滑</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>Snap: %1</source>
        <translation>捕捉：%1</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>捕捉</translation>
    </message>
    <message>
        <source>Snapping: Shift frees a point, Ctrl takes steps or leaves them</source>
        <translation>捕捉：Shift 释放点，Ctrl 启用或取消步长</translation>
    </message>
    <message>
        <source>Soft Shading</source>
        <translation>柔和明暗</translation>
    </message>
    <message>
        <source>Soft tissue, or a drive's own spring</source>
        <translation>软组织，或驱动自身的弹簧</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>solve</source>
        <comment>how long it took</comment>
        <translation>求解</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已求解</translation>
    </message>
    <message>
        <source>solved in</source>
        <translation>求解用时</translation>
    </message>
    <message>
        <source>solved in full</source>
        <translation>完整求解</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>已求解，%1</translation>
    </message>
    <message>
        <source>solved, though row %1 was chosen %2 times</source>
        <translation>已求解，但第 %1 行被选中 %2 次</translation>
    </message>
    <message>
        <source>solved: the forces balance</source>
        <translation>已求解：力平衡</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>求解中…</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>求解中…</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>something is missing at the end</source>
        <translation>结尾缺少内容</translation>
    </message>
    <message>
        <source>something is missing before ')'</source>
        <translation>')' 之前缺少内容</translation>
    </message>
    <message>
        <source>Something to try; whether it holds is then computed</source>
        <translation>可尝试；随后计算是否可固定</translation>
    </message>
    <message>
        <source>sort the points by x</source>
        <translation>将各点按 x 排序</translation>
    </message>
    <message>
        <source>sought</source>
        <translation>待求</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>source of the range</source>
        <translation>范围来源</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>name of a key</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>Spatial</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed of playing, 1× is real time</source>
        <translation>播放速度，1× 为实时</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Spread as its own</source>
        <translation>按自身分布</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>Spring and stops</source>
        <translation>弹簧与限位</translation>
    </message>
    <message>
        <source>Spring, damper, stops</source>
        <translation>弹簧、阻尼、限位</translation>
    </message>
    <message>
        <source>spring, damper, stops</source>
        <translation>弹簧、阻尼、限位</translation>
    </message>
    <message>
        <source>Springs and dampers</source>
        <translation>弹簧与阻尼</translation>
    </message>
    <message>
        <source>springs and stops of coordinates push as they do in the posture itself and give way no further, since a criterion knows no displacements</source>
        <translation>坐标的弹簧与限位按姿态本身的状态施力，不再退让，因为准则不涉及位移</translation>
    </message>
    <message>
        <source>springs of coordinates</source>
        <translation>坐标的弹簧</translation>
    </message>
    <message>
        <source>springs, stops or drives of coordinates</source>
        <translation>坐标的弹簧、限位或驱动</translation>
    </message>
    <message>
        <source>square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>Squat</source>
        <translation>下蹲</translation>
    </message>
    <message>
        <source>squat reach swing step inverse dynamics</source>
        <translation>下蹲 伸够 摆动 迈步 逆动力学</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>stage</source>
        <comment>whose time counts</comment>
        <translation>阶段开始</translation>
    </message>
    <message>
        <source>stage %1 follows itself for ever at %2 s</source>
        <translation>阶段 %1 在 %2 s 处无休止地接续自身</translation>
    </message>
    <message>
        <source>Stage %1 uses this curve: give it something else first</source>
        <translation>阶段 %1 使用此曲线：请先为其指定其他内容</translation>
    </message>
    <message>
        <source>stage '%1' %2</source>
        <translation>阶段“%1”：%2</translation>
    </message>
    <message>
        <source>stage '%1' begins at %2 s of %3, which gives '%4' and covers %5 s to %6 s</source>
        <translation>阶段 '%1' 始于 %3 的 %2 s 处，后者给出 '%4'，覆盖 %5 s 至 %6 s</translation>
    </message>
    <message>
        <source>stage '%1' begins at %2 s, %3, which gives '%4', at %5 s: it is taken from its first row on</source>
        <translation>阶段“%1”始于 %2 s，而给出“%4”的%3始于 %5 s：从其首行开始取用</translation>
    </message>
    <message>
        <source>stage '%1' begins at %2 s, and table '%3', which a formula names, covers %4 s to %5 s</source>
        <translation>阶段“%1”始于 %2 s，而公式所用的表格“%3”涵盖 %4 s 至 %5 s</translation>
    </message>
    <message>
        <source>stage '%1' begins at a singular position of the constraints, where the motion may branch: %2; begin beside it</source>
        <translation>阶段 '%1' 始于约束的奇异位置，运动可能分岔：%2；请从其附近开始</translation>
    </message>
    <message>
        <source>stage '%1' begins with the rigid contact '%2' %3 m inside its plane; move the figure, or give the contact a stiffness</source>
        <translation>阶段 '%1' 开始时刚性接触 '%2' 已陷入其平面 %3 m；请移动人体，或为接触给出刚度</translation>
    </message>
    <message>
        <source>stage '%1' cannot begin: %2</source>
        <translation>阶段 '%1' 无法开始：%2</translation>
    </message>
    <message>
        <source>stage '%1' gives '%2' the value %3, but it stands at %4 (SI and radians)</source>
        <translation>阶段 '%1' 为 '%2' 给定值 %3，但其当前为 %4（SI 与弧度）</translation>
    </message>
    <message>
        <source>stage '%1' gives neither the motion nor the effort of coordinate '%2'</source>
        <translation>阶段 '%1' 既未给出坐标 '%2' 的运动，也未给出其作用力</translation>
    </message>
    <message>
        <source>stage '%1' holds constraints that are off when it begins: %2</source>
        <translation>阶段 '%1' 保持的约束在开始时有偏差：%2</translation>
    </message>
    <message>
        <source>stage '%1' holds constraints that cannot be met; nearest to its start they are off: %2</source>
        <translation>阶段 '%1' 保持的约束无法满足；离起始位置最近处仍有偏差：%2</translation>
    </message>
    <message>
        <source>stage '%1' holds constraints that its speeds cannot keep: %2</source>
        <translation>阶段 '%1' 的速度无法维持其保持的约束：%2</translation>
    </message>
    <message>
        <source>stage '%1' stopped at %2 s: %3</source>
        <translation>阶段 '%1' 停止于 %2 s：%3</translation>
    </message>
    <message>
        <source>stage '%1' was still waiting for %2 when the run ended at %3 s</source>
        <translation>运行在 %3 s 结束时，阶段 '%1' 仍在等待 %2</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Stages, and what bears when</source>
        <translation>各阶段及其承载</translation>
    </message>
    <message>
        <source>Standard Views</source>
        <translation>标准视图</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>state a side, which a cylinder has, or move a point</source>
        <translation>请指定一侧（圆柱有此项），或移动一个点</translation>
    </message>
    <message>
        <source>state another stiffness, or another length for it</source>
        <translation>为其给定另一刚度或另一长度</translation>
    </message>
    <message>
        <source>state in JSON</source>
        <translation>JSON 格式的状态</translation>
    </message>
    <message>
        <source>state its 'strength' in newtons</source>
        <translation>给出其以牛顿计的 'strength'</translation>
    </message>
    <message>
        <source>state its stiffness by area and modulus</source>
        <translation>用面积与模量给出其刚度</translation>
    </message>
    <message>
        <source>state the three half axes of the ellipsoid</source>
        <translation>给出椭球的三个半轴</translation>
    </message>
    <message>
        <source>Stated hip force, body weights</source>
        <translation>给定髋关节力，体重倍数</translation>
    </message>
    <message>
        <source>Stated hip forces are in the axes of the shaft below the cut, and as large after the osteotomy as before it; only an activity's follow its lever arms.</source>
        <translation>给定的髋关节力以截骨面以下骨干的轴表示，截骨前后大小相同；只有活动的力随力臂变化。</translation>
    </message>
    <message>
        <source>Stated loads alone</source>
        <translation>仅给定载荷</translation>
    </message>
    <message>
        <source>static coefficient of link '%1'</source>
        <translation>节段 '%1' 的静力系数</translation>
    </message>
    <message>
        <source>statics</source>
        <translation>静力学</translation>
    </message>
    <message>
        <source>statics of rigid bodies cannot tell the force of contact '%1' from what joints, locks and constraints bear, one of many distributions is shown</source>
        <translation>刚体静力学无法将接触 '%1' 的力与关节、锁定及约束所承受者区分，所示为多种分布之一</translation>
    </message>
    <message>
        <source>statics of rigid bodies cannot tell the forces of these contacts apart, one of many distributions is shown: %1</source>
        <translation>刚体静力学无法区分这些接触的力，所示为多种分布之一：%1</translation>
    </message>
    <message>
        <source>Steel annealed</source>
        <translation>退火钢</translation>
    </message>
    <message>
        <source>Steel cold worked</source>
        <translation>冷作钢</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>a motion</comment>
        <translation>迈步</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step Back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step Forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Step of the activity</source>
        <translation>活动的步骤</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>步长 %1</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>粘着</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>刚度</translation>
    </message>
    <message>
        <source>stiffness</source>
        <translation>刚度</translation>
    </message>
    <message>
        <source>Stiffness along the plane</source>
        <translation>沿平面刚度</translation>
    </message>
    <message>
        <source>Stiffness doubled at</source>
        <translation>刚度加倍于</translation>
    </message>
    <message>
        <source>stiffness method · SI</source>
        <translation>刚度法 · SI</translation>
    </message>
    <message>
        <source>stiffness of %1</source>
        <translation>%1 的刚度</translation>
    </message>
    <message>
        <source>stiffness of the spring</source>
        <translation>弹簧的刚度</translation>
    </message>
    <message>
        <source>Stiffness of the tracking</source>
        <translation>跟踪刚度</translation>
    </message>
    <message>
        <source>Stiffness within a factor</source>
        <translation>刚度在某倍数内</translation>
    </message>
    <message>
        <source>Stiffness ±</source>
        <translation>刚度 ±</translation>
    </message>
    <message>
        <source>stiffnesses as stated</source>
        <translation>刚度按给定</translation>
    </message>
    <message>
        <source>stiffnesses of contacts</source>
        <translation>接触的刚度</translation>
    </message>
    <message>
        <source>stiffnesses of contacts that grow with depth</source>
        <translation>随深度增大的接触刚度</translation>
    </message>
    <message>
        <source>STL CT scan import bone patient</source>
        <translation>STL CT 扫描 导入 骨 患者</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>限位</translation>
    </message>
    <message>
        <source>Stop here; what was recorded until now is kept (Ctrl+.)</source>
        <translation>在此停止；保留已有记录 (Ctrl+.)</translation>
    </message>
    <message>
        <source>Stop Seeking the Equilibrium Posture</source>
        <translation>停止求平衡姿态</translation>
    </message>
    <message>
        <source>Stops at the ends of the range</source>
        <translation>范围两端限位</translation>
    </message>
    <message>
        <source>stops of coordinates</source>
        <translation>坐标的限位</translation>
    </message>
    <message>
        <source>Strand</source>
        <translation>束</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>强度 %1</translation>
    </message>
    <message>
        <source>strength %1, at a fit of %2</source>
        <translation>强度 %1，贴合度 %2</translation>
    </message>
    <message>
        <source>strength, MPa</source>
        <translation>强度，MPa</translation>
    </message>
    <message>
        <source>strengths at which links break</source>
        <translation>使连接断裂的强度</translation>
    </message>
    <message>
        <source>strengths that hold</source>
        <translation>达到后保持的强度</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>应力</translation>
    </message>
    <message>
        <source>stress</source>
        <translation>应力</translation>
    </message>
    <message>
        <source>stress</source>
        <comment>short</comment>
        <translation>应力</translation>
    </message>
    <message>
        <source>Stress after von Mises, the larger of both faces</source>
        <translation>冯·米塞斯应力，取两面较大者</translation>
    </message>
    <message>
        <source>stress of the %1, bending %2</source>
        <translation>%1的应力，弯矩 %2</translation>
    </message>
    <message>
        <source>Stress, %1</source>
        <translation>应力，%1</translation>
    </message>
    <message>
        <source>stress, MPa</source>
        <translation>应力，MPa</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>伸长</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>伸长</translation>
    </message>
    <message>
        <source>Stretch rod</source>
        <translation>可伸缩杆</translation>
    </message>
    <message>
        <source>Stretches</source>
        <translation>伸长</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Subtrochanteric</source>
        <translation>转子下</translation>
    </message>
    <message>
        <source>subtrochanteric</source>
        <translation>转子下</translation>
    </message>
    <message>
        <source>Subtrochanteric fracture</source>
        <translation>转子下骨折</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>如 %1</translation>
    </message>
    <message>
        <source>such as 'time', a tab, 'knee_angle', and below it rows of numbers</source>
        <translation>如 'time'、制表符、'knee_angle'，其下为数值行</translation>
    </message>
    <message>
        <source>such as -3 * hip.speed</source>
        <translation>例如 -3 * hip.speed</translation>
    </message>
    <message>
        <source>Such as 30 % of the cycle</source>
        <translation>如周期的 30 %</translation>
    </message>
    <message>
        <source>such as \u00e9</source>
        <translation>如 \u00e9</translation>
    </message>
    <message>
        <source>Such as knee &gt; 17 deg; a number without a unit is in m, s, N, kg and radians</source>
        <translation>例如 knee &gt; 17 deg；不带单位的数以 m、s、N、kg 和弧度计</translation>
    </message>
    <message>
        <source>such as knee.value &gt; 0.5</source>
        <translation>如 knee.value &gt; 0.5</translation>
    </message>
    <message>
        <source>Such as left_foot.normal &lt; 0</source>
        <translation>如 left_foot.normal &lt; 0</translation>
    </message>
    <message>
        <source>such as left_foot.normal &lt; 0</source>
        <translation>例如 left_foot.normal &lt; 0</translation>
    </message>
    <message>
        <source>Such as ten people</source>
        <translation>如十人</translation>
    </message>
    <message>
        <source>such as {"curve": "swing"}, {"table": "walk", "column": "hip"} or {"formula": "-3 * hip.speed"}</source>
        <translation>如 {"curve": "swing"}、{"table": "walk", "column": "hip"} 或 {"formula": "-3 * hip.speed"}</translation>
    </message>
    <message>
        <source>such as {"damping": 3}</source>
        <translation>如 {"damping": 3}</translation>
    </message>
    <message>
        <source>sum of mass times fraction of link '%1'</source>
        <translation>节段 '%1' 的质量乘以份额之和</translation>
    </message>
    <message>
        <source>sum of mass times fraction squared of link '%1'</source>
        <translation>节段 '%1' 的质量乘以份额平方之和</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>支承</translation>
    </message>
    <message>
        <source>Support leg, swing leg and trunk</source>
        <translation>支撑腿、摆动腿与躯干</translation>
    </message>
    <message>
        <source>Support leg, swing leg and trunk of variable length</source>
        <translation>可变长的支撑腿、摆动腿与躯干</translation>
    </message>
    <message>
        <source>Supported at</source>
        <translation>支撑于</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>支承</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>曲面</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>曲面</translation>
    </message>
    <message>
        <source>surface '%1' has its centre off the plane of the model</source>
        <translation>曲面 '%1' 的中心不在模型平面内</translation>
    </message>
    <message>
        <source>surface '%1' is turned out of the plane of the model</source>
        <translation>曲面 '%1' 转出模型平面</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>曲面</translation>
    </message>
    <message>
        <source>Surfaces (%1);;All files (*)</source>
        <translation>曲面 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>swap parent and child</source>
        <translation>互换父体与子体</translation>
    </message>
    <message>
        <source>swap the two</source>
        <translation>互换两者</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>互换它们</translation>
    </message>
    <message>
        <source>swap them, or leave it out for a full bar</source>
        <translation>互换两者；实心杆请省略内径</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Sweep over a Coordinate</source>
        <translation>坐标扫描</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>摆动</translation>
    </message>
    <message>
        <source>Swing of a leg</source>
        <translation>摆腿</translation>
    </message>
    <message>
        <source>Swing, kick, let go, fly</source>
        <translation>摆动、踢腿、脱手、飞出</translation>
    </message>
    <message>
        <source>Switching History</source>
        <translation>切换历史</translation>
    </message>
    <message>
        <source>Switching history</source>
        <translation>切换历史</translation>
    </message>
    <message>
        <source>symmetry flip reflect other side</source>
        <translation>对称 翻转 镜像 另一侧</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>table '%1'</source>
        <translation>表格 '%1'</translation>
    </message>
    <message>
        <source>table '%1' begins at %2 s, not at 0: it is taken from its first row on</source>
        <translation>表格“%1”始于 %2 s 而非 0：从其首行开始取用</translation>
    </message>
    <message>
        <source>table '%1' has not been read</source>
        <translation>表格 '%1' 尚未读取</translation>
    </message>
    <message>
        <source>table '%1' has one row, and a motion needs two</source>
        <translation>表格“%1”只有一行，而运动需要两行</translation>
    </message>
    <message>
        <source>table column</source>
        <translation>表格列</translation>
    </message>
    <message>
        <source>table spreadsheet Excel save numbers</source>
        <translation>表格 电子表格 Excel 保存 数值</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv);;OpenSim storage (*.sto)</source>
        <translation>表格 (*.csv);;OpenSim 数据 (*.sto)</translation>
    </message>
    <message>
        <source>take a Poisson's ratio below 0.5, such as 0.499</source>
        <translation>采用小于 0.5 的泊松比，如 0.499</translation>
    </message>
    <message>
        <source>take a shorter step or finer tolerances; impacts and stiff springs need them most</source>
        <translation>请减小步长或收紧容差；碰撞和刚性弹簧最需要如此</translation>
    </message>
    <message>
        <source>Take all off</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>take another posture, lock a coordinate, or let links supply what is missing</source>
        <translation>换用其他姿态，锁定某坐标，或由连接补足所缺</translation>
    </message>
    <message>
        <source>take fewer rows a second; or this is another file</source>
        <translation>减少每秒行数；或这是其他文件</translation>
    </message>
    <message>
        <source>take it away or add '('</source>
        <translation>去掉它或补上 '('</translation>
    </message>
    <message>
        <source>take it out of 'plots'</source>
        <translation>将其从 'plots' 中去掉</translation>
    </message>
    <message>
        <source>take one below, such as 0.499: a solid of 0.5 does not give way to pressure</source>
        <translation>取较小的值，如 0.499：泊松比为 0.5 的固体受压不退让</translation>
    </message>
    <message>
        <source>take the next handle of plane or screw</source>
        <translation>选取平面或螺钉的下一手柄</translation>
    </message>
    <message>
        <source>Take the osteotomy away</source>
        <translation>移除截骨</translation>
    </message>
    <message>
        <source>take the posture in which it comes to rest, or make what gives way stiffer</source>
        <translation>取其静止时的姿态，或使退让处更硬</translation>
    </message>
    <message>
        <source>Take this beam out</source>
        <translation>移除此梁</translation>
    </message>
    <message>
        <source>Take this load off</source>
        <translation>移除此载荷</translation>
    </message>
    <message>
        <source>takes coordinate '%1' to %2, beyond its range, which ends at %3</source>
        <translation>使坐标“%1”到达 %2，超出其止于 %3 的范围</translation>
    </message>
    <message>
        <source>Takes the value of this long ago</source>
        <translation>取此时长之前的值</translation>
    </message>
    <message>
        <source>Telescope</source>
        <translation>伸缩管</translation>
    </message>
    <message>
        <source>Telescopic arm</source>
        <translation>伸缩臂</translation>
    </message>
    <message>
        <source>template hold swing squat step reach</source>
        <translation>模板 保持 摆动 下蹲 迈步 伸手</translation>
    </message>
    <message>
        <source>ten people</source>
        <translation>十人</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>张力</translation>
    </message>
    <message>
        <source>Tension of the link; negative: compression</source>
        <translation>连接张力；负值为压力</translation>
    </message>
    <message>
        <source>Tension, N</source>
        <translation>张力，N</translation>
    </message>
    <message>
        <source>Tension: only pulls. Compression: only pushes</source>
        <translation>受拉：只拉。受压：只压</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>texts stand between double quotes</source>
        <translation>文本置于双引号之间</translation>
    </message>
    <message>
        <source>That carries it</source>
        <translation>承载它的刚体</translation>
    </message>
    <message>
        <source>that comes of very large stiffnesses ("held" holds a motion fast), of very short elements, and of a thick beam whose bed is on one side of the fracture alone</source>
        <translation>原因可能是刚度极大（"held" 将运动完全固定）、单元极短，或粗梁的基床仅在骨折一侧</translation>
    </message>
    <message>
        <source>that model has no activity '%1'</source>
        <translation>该模型没有活动 '%1'</translation>
    </message>
    <message>
        <source>that name ends the run; choose another</source>
        <translation>该名称用于结束运行；请另选</translation>
    </message>
    <message>
        <source>that name is the world's; choose another</source>
        <translation>该名称留给地面；请另选</translation>
    </message>
    <message>
        <source>That of the path in the rest posture when left out</source>
        <translation>省略时取静止姿态的路径长度</translation>
    </message>
    <message>
        <source>that part has no effect</source>
        <translation>该部分不起作用</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1 of %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.2, which this computer does not offer. Install a graphics driver (on Debian and Ubuntu: libgl1-mesa-dri). All else works.</source>
        <translation>三维视图需要 OpenGL 3.2，而本机不提供。请安装显卡驱动（Debian 和 Ubuntu 上为 libgl1-mesa-dri）。其他功能照常可用。</translation>
    </message>
    <message>
        <source>The 5th to 95th percentiles of the samples lie inside the measured range.</source>
        <translation>样本的第 5 至 95 百分位落在实测范围内。</translation>
    </message>
    <message>
        <source>the activation formula</source>
        <translation>激活公式</translation>
    </message>
    <message>
        <source>the activation in '%1' is not above -1</source>
        <translation>'%1' 中的激活不大于 -1</translation>
    </message>
    <message>
        <source>the activation of link '%1'</source>
        <translation>连接 '%1' 的激活</translation>
    </message>
    <message>
        <source>The angles are those of the model: absolute angles are for chains of segments that hang on each other's tips.</source>
        <translation>角度取模型自身的角度：绝对角用于依次悬挂在前一节段尖端的节段链。</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but body '%2' turns</source>
        <translation>%1 的角度为绝对角，但刚体 '%2' 转动</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but it is turned in its parent</source>
        <translation>%1 的角度为绝对角，但它在其父体中有转角</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but its parent has another number of angles</source>
        <translation>%1 的角度为绝对角，但其父体的角度数目不同</translation>
    </message>
    <message>
        <source>the angles of %1 are absolute, but those of its parent are not</source>
        <translation>%1 的角度为绝对角，但其父体的角度不是</translation>
    </message>
    <message>
        <source>the angles of a segment are rotations</source>
        <translation>节段的角度为转动</translation>
    </message>
    <message>
        <source>the answer did not pass its own verification</source>
        <translation>结果未通过自身的校验</translation>
    </message>
    <message>
        <source>the answer does not balance the load; this is a fault of the method</source>
        <translation>结果与载荷不平衡；这是方法的缺陷</translation>
    </message>
    <message>
        <source>the answer is that of before the last change</source>
        <translation>结果为上次更改之前的</translation>
    </message>
    <message>
        <source>The anteversion is that to the line of the epicondyles, which is turned outwards by some degrees against the backs of the condyles.</source>
        <translation>前倾角相对于上髁连线，该线相对于两髁后缘外旋若干度。</translation>
    </message>
    <message>
        <source>the anteversion must lie between -60 and 60 degrees</source>
        <translation>前倾角必须在 -60 至 60 度之间</translation>
    </message>
    <message>
        <source>the appended data have no beginning</source>
        <translation>附加数据没有起始标记</translation>
    </message>
    <message>
        <source>the area of cell %1 must be positive</source>
        <translation>单元 %1 的面积必须为正</translation>
    </message>
    <message>
        <source>the arguments of %1 are of different kinds</source>
        <translation>%1 的各参数量纲不同</translation>
    </message>
    <message>
        <source>the array '%1' holds no numbers</source>
        <translation>数组 '%1' 中没有数</translation>
    </message>
    <message>
        <source>the array '%1': %2</source>
        <translation>数组 '%1'：%2</translation>
    </message>
    <message>
        <source>the arrow of '%1'</source>
        <translation>“%1”的箭头</translation>
    </message>
    <message>
        <source>The axes of neck and shaft miss each other by %1; they are taken to cross.</source>
        <translation>颈轴与骨干轴相距 %1；视为相交。</translation>
    </message>
    <message>
        <source>The axis of the bone that it follows</source>
        <translation>其所沿的骨轴</translation>
    </message>
    <message>
        <source>the axis of the neck could not be found</source>
        <translation>未能找到颈的轴线</translation>
    </message>
    <message>
        <source>The balance of the head fragment, computed afresh for every posture, is off by at most %1 of the load.</source>
        <translation>各姿态重新计算的头侧骨折块平衡误差至多为载荷的 %1。</translation>
    </message>
    <message>
        <source>the beams would be cut into more than %1 elements</source>
        <translation>梁将被划分为超过 %1 个单元</translation>
    </message>
    <message>
        <source>the blend of an effort has no effect</source>
        <translation>作用力的过渡不起作用</translation>
    </message>
    <message>
        <source>The body that carries the plane</source>
        <translation>承载平面的刚体</translation>
    </message>
    <message>
        <source>The body that takes the support reaction; the ground when left out</source>
        <translation>承受支撑反力的刚体；省略时为地面</translation>
    </message>
    <message>
        <source>The body turns about the axis of the ground that points to the viewer, else about z (J)</source>
        <translation>刚体绕指向观察者的地面轴转动，否则绕 z (J)</translation>
    </message>
    <message>
        <source>The body turns all ways about its joint (Shift+J)</source>
        <translation>刚体绕关节任意转动 (Shift+J)</translation>
    </message>
    <message>
        <source>the body weight</source>
        <translation>体重</translation>
    </message>
    <message>
        <source>the body weight (N)</source>
        <translation>体重 (N)</translation>
    </message>
    <message>
        <source>the body weight of the objects is negative</source>
        <translation>各对象的体重为负</translation>
    </message>
    <message>
        <source>the bone around it must resist: its bed must be positive</source>
        <translation>其周围的骨必须有抵抗：基床必须为正</translation>
    </message>
    <message>
        <source>The bone in the plane is the mesh's; the width and depth that the case states do not count.</source>
        <translation>平面中的骨取自网格；病例中给定的宽度与深度不计。</translation>
    </message>
    <message>
        <source>the bone in the plane must be 10 to 100 mm deep</source>
        <translation>平面中的骨深度必须为 10 至 100 mm</translation>
    </message>
    <message>
        <source>the bone in the plane must be 20 to 150 mm wide</source>
        <translation>平面中的骨宽度必须为 20 至 150 mm</translation>
    </message>
    <message>
        <source>the bounds of row %1 leave no number</source>
        <translation>第 %1 行的上下限之间没有可取的数</translation>
    </message>
    <message>
        <source>the brackets do not match</source>
        <translation>括号不匹配</translation>
    </message>
    <message>
        <source>the byte %1 is no UTF-8</source>
        <translation>字节 %1 不是 UTF-8</translation>
    </message>
    <message>
        <source>The camera moves with the figure, in films too</source>
        <translation>相机随人体移动，视频中也是</translation>
    </message>
    <message>
        <source>the case has no mesh</source>
        <translation>病例没有网格</translation>
    </message>
    <message>
        <source>the case has one; its sliders are in the form</source>
        <translation>病例已有截骨；滑块在表单中</translation>
    </message>
    <message>
        <source>The case states no fixator.</source>
        <translation>该病例未指定内固定物。</translation>
    </message>
    <message>
        <source>the case's model is open</source>
        <translation>病例的模型已打开</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>该单元格为空</translation>
    </message>
    <message>
        <source>the cells are of type '%1', not single numbers</source>
        <translation>单元格的类型为 '%1'，不是单个数</translation>
    </message>
    <message>
        <source>the centre of '%1'</source>
        <translation>“%1”的中心</translation>
    </message>
    <message>
        <source>the change from point %1 to point %2 is too fast to compute with</source>
        <translation>从点 %1 到点 %2 的变化过快，无法计算</translation>
    </message>
    <message>
        <source>the changes are too large to compute with</source>
        <translation>变化过大，无法计算</translation>
    </message>
    <message>
        <source>the clearance must lie between 0 and 1, and above 0</source>
        <translation>间隙必须在 0 与 1 之间，且大于 0</translation>
    </message>
    <message>
        <source>the clipboard holds no objects of a model</source>
        <translation>剪贴板中没有模型的对象</translation>
    </message>
    <message>
        <source>the column '%1' has gaps</source>
        <translation>列“%1”有缺失</translation>
    </message>
    <message>
        <source>the column '%1' stands twice</source>
        <translation>列 '%1' 出现两次</translation>
    </message>
    <message>
        <source>the column 'time' is not the first</source>
        <translation>列 'time' 不是第一列</translation>
    </message>
    <message>
        <source>the columns are separated by tabs: separate them with commas</source>
        <translation>各列以制表符分隔：请改用逗号分隔</translation>
    </message>
    <message>
        <source>the command line separates names and values with '='</source>
        <translation>命令行中名称与值用 '=' 分隔</translation>
    </message>
    <message>
        <source>The complete system: shared by stiffness, no criterion needed</source>
        <translation>完整系统：按刚度分担，无需准则</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>the condition compares coordinate '%1' with %2 degrees</source>
        <translation>该条件将坐标“%1”与 %2° 比较</translation>
    </message>
    <message>
        <source>the condition compares coordinate '%1' with %2 degrees, outside its range</source>
        <translation>该条件将坐标“%1”与 %2° 比较，超出其范围</translation>
    </message>
    <message>
        <source>the condition has no comparison</source>
        <translation>条件中没有比较</translation>
    </message>
    <message>
        <source>the condyles lie %1 apart</source>
        <translation>两髁相距 %1</translation>
    </message>
    <message>
        <source>the condyles lie above the lower end of the shaft</source>
        <translation>髁位于骨干下端之上</translation>
    </message>
    <message>
        <source>the condyles lie in front of the epicondyles</source>
        <translation>髁位于上髁之前</translation>
    </message>
    <message>
        <source>the condyles lie in front of the shaft</source>
        <translation>髁位于骨干之前</translation>
    </message>
    <message>
        <source>the constraints cannot be met any more</source>
        <translation>约束已无法再满足</translation>
    </message>
    <message>
        <source>the constraints cannot be met any more: %1</source>
        <translation>约束已无法再满足：%1</translation>
    </message>
    <message>
        <source>the control character %1</source>
        <translation>控制字符 %1</translation>
    </message>
    <message>
        <source>The coordinate whose unit the curve has</source>
        <translation>曲线单位所属的坐标</translation>
    </message>
    <message>
        <source>the copy cannot be read</source>
        <translation>副本无法读取</translation>
    </message>
    <message>
        <source>the core of patch '%1' has no normal stiffness</source>
        <translation>片区 '%1' 的芯部没有法向刚度</translation>
    </message>
    <message>
        <source>the core of patch '%1' has no shell around it</source>
        <translation>片区 '%1' 的芯部外没有壳</translation>
    </message>
    <message>
        <source>the cortex in the plane must leave room within it</source>
        <translation>平面中的皮质必须在其内留有空间</translation>
    </message>
    <message>
        <source>the cortex of the neck must leave room within it</source>
        <translation>颈的皮质必须在其内留有空间</translation>
    </message>
    <message>
        <source>the cortex of the shaft must leave room within it</source>
        <translation>骨干的皮质必须在其内留有空间</translation>
    </message>
    <message>
        <source>the criterion weighs links by area, but link '%1' states none</source>
        <translation>准则按面积对连接加权，但连接 '%1' 未给出面积</translation>
    </message>
    <message>
        <source>the criterion weighs links by strength, but link '%1' states none</source>
        <translation>准则按强度对连接加权，但连接 '%1' 未给出强度</translation>
    </message>
    <message>
        <source>the criterion's forces could not be brought into balance</source>
        <translation>准则所得的力无法达到平衡</translation>
    </message>
    <message>
        <source>the curvature at %1 must be %2 or less, or the curve would turn back</source>
        <translation>%1 处的曲率必须不大于 %2，否则曲线会折返</translation>
    </message>
    <message>
        <source>the curvature at %1 must be %2 or more, or the curve would turn back</source>
        <translation>%1 处的曲率必须不小于 %2，否则曲线会折返</translation>
    </message>
    <message>
        <source>the curve '%1' is a length, coordinate '%2' is not</source>
        <translation>曲线 '%1' 是长度，坐标 '%2' 不是</translation>
    </message>
    <message>
        <source>the curve '%1' is a motion of coordinate '%2', not an effort</source>
        <translation>曲线 '%1' 是坐标 '%2' 的运动，不是作用力</translation>
    </message>
    <message>
        <source>the curve '%1' is an angle, coordinate '%2' is not</source>
        <translation>曲线 '%1' 是角度，坐标 '%2' 不是</translation>
    </message>
    <message>
        <source>the curve is constant beside %1, so its curvature there must be 0</source>
        <translation>曲线在 %1 旁为常数，故该处曲率必须为 0</translation>
    </message>
    <message>
        <source>the curve is constant beside %1, so its slope there must be 0</source>
        <translation>曲线在 %1 旁为常数，故该处斜率必须为 0</translation>
    </message>
    <message>
        <source>The curve repeats: the last point is the first, one period later</source>
        <translation>曲线重复：末点即一个周期后的首点</translation>
    </message>
    <message>
        <source>the curve turns at %1, so its slope there must be 0</source>
        <translation>曲线在 %1 处转折，故该处斜率必须为 0</translation>
    </message>
    <message>
        <source>the cut must lie 0 to 150 mm below the crossing of the axes of neck and shaft</source>
        <translation>截骨面必须位于颈轴与骨干轴交点以下 0 至 150 mm</translation>
    </message>
    <message>
        <source>The cut of the osteotomy counts as healed: below the fracture all is one rigid piece, and what holds the cut together is not in the answer.</source>
        <translation>截骨面视为已愈合：骨折以下为一个刚体，截骨面的固定不在结果之内。</translation>
    </message>
    <message>
        <source>the damping of the friction of contact '%1' is zero</source>
        <translation>接触 '%1' 的摩擦阻尼为零</translation>
    </message>
    <message>
        <source>the direction across of '%1' is along it</source>
        <translation>'%1' 的横向与其轴向相同</translation>
    </message>
    <message>
        <source>the direction across of beam '%1' is along it</source>
        <translation>梁 '%1' 的横向与其轴向相同</translation>
    </message>
    <message>
        <source>the direction along of patch '%1' is that of its normal</source>
        <translation>片区 '%1' 的纵向与其法向相同</translation>
    </message>
    <message>
        <source>the direction of '%1' is no unit vector</source>
        <translation>'%1' 的方向不是单位向量</translation>
    </message>
    <message>
        <source>the direction of the friction of contact %1 could not be found; give it a stiffness</source>
        <translation>无法求得接触 %1 的摩擦方向；请为其给出刚度</translation>
    </message>
    <message>
        <source>the direction of the friction of contacts %1 could not be found; give it a stiffness</source>
        <translation>无法求得这些接触的摩擦方向：%1；请为其给出刚度</translation>
    </message>
    <message>
        <source>the disk is read-only; save elsewhere</source>
        <translation>磁盘为只读；请保存到别处</translation>
    </message>
    <message>
        <source>the disk or the connection may be damaged</source>
        <translation>磁盘或连接可能已损坏</translation>
    </message>
    <message>
        <source>the edit has dropped %1</source>
        <translation>编辑丢弃了 %1</translation>
    </message>
    <message>
        <source>the edit has dropped the added load '%1'</source>
        <translation>编辑丢弃了附加载荷 '%1'</translation>
    </message>
    <message>
        <source>the element '%1' has no number of items</source>
        <translation>元素 '%1' 没有项数</translation>
    </message>
    <message>
        <source>the elements of '%1' must be longer than a thousandth of it</source>
        <translation>'%1' 的单元长度必须大于其长度的千分之一</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件结尾</translation>
    </message>
    <message>
        <source>the ends of '%1' must be two finite places, in order</source>
        <translation>'%1' 的两端必须为有限位置，且按顺序</translation>
    </message>
    <message>
        <source>the epicondyles lie %1 apart</source>
        <translation>两上髁相距 %1</translation>
    </message>
    <message>
        <source>the epicondyles lie above the lower end of the shaft</source>
        <translation>上髁位于骨干下端之上</translation>
    </message>
    <message>
        <source>the equality rows contradict each other (%1)</source>
        <translation>各等式行相互矛盾 (%1)</translation>
    </message>
    <message>
        <source>The equations could not be composed: %1.</source>
        <translation>无法生成方程：%1。</translation>
    </message>
    <message>
        <source>the equations of %1 bodies with %2 coordinates would have more than %3 terms in closed form</source>
        <translation>%1 个刚体、%2 个坐标的方程以封闭形式将超过 %3 项</translation>
    </message>
    <message>
        <source>the equations of motion</source>
        <translation>运动方程</translation>
    </message>
    <message>
        <source>the equations of motion could not be fulfilled: the posture is too near to a singular one</source>
        <translation>运动方程无法满足：姿态过于接近奇异姿态</translation>
    </message>
    <message>
        <source>the equations of motion have no solution here</source>
        <translation>运动方程在此无解</translation>
    </message>
    <message>
        <source>The equations of motion of a model show here.</source>
        <translation>此处显示模型的运动方程。</translation>
    </message>
    <message>
        <source>The equations, term by term</source>
        <translation>逐项列出的方程</translation>
    </message>
    <message>
        <source>the evaluation of a state</source>
        <translation>状态的求值</translation>
    </message>
    <message>
        <source>the examples that come with the program are not overwritten</source>
        <translation>随程序提供的示例不会被覆盖</translation>
    </message>
    <message>
        <source>The femur is %1 long; at a height of %2 m %3 are usual (0.245 of it, Drillis and Contini 1966). A model is scaled by the height; that length sets how far the shaft leans.</source>
        <translation>股骨长 %1；身高 %2 m 时通常为 %3（身高的 0.245，Drillis and Contini 1966）。模型按身高缩放；该长度决定骨干的倾斜程度。</translation>
    </message>
    <message>
        <source>the femur must be 100 to 800 mm long</source>
        <translation>股骨长度必须为 100 至 800 mm</translation>
    </message>
    <message>
        <source>The fields are those of the %1; a change is made in all of them.</source>
        <translation>字段属于 %1；更改将应用于全部。</translation>
    </message>
    <message>
        <source>The figure a little earlier and later, and the run that is compared</source>
        <translation>稍早和稍晚时刻的人体，以及用于比较的运行</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>the file cannot be reached: %1</source>
        <translation>无法访问文件：%1</translation>
    </message>
    <message>
        <source>the file cannot be read to its end</source>
        <translation>无法将文件读到结尾</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>the file ends before the '%1' of line %2 is closed</source>
        <translation>文件在第 %2 行的 '%1' 闭合之前结束</translation>
    </message>
    <message>
        <source>the file has more than two million values</source>
        <translation>文件中的值超过两百万个</translation>
    </message>
    <message>
        <source>the file has zero bytes at its end; remove them</source>
        <translation>文件结尾有零字节；请删除</translation>
    </message>
    <message>
        <source>the file is cut off</source>
        <translation>文件被截断</translation>
    </message>
    <message>
        <source>the file is cut off, or not an STL file: it states %1 triangles and holds %2</source>
        <translation>文件被截断，或不是 STL 文件：声明有 %1 个三角形，实有 %2 个</translation>
    </message>
    <message>
        <source>the file is cut off: an STL file has at least 84 bytes</source>
        <translation>文件被截断：STL 文件至少有 84 字节</translation>
    </message>
    <message>
        <source>the file is cut off: it does not end with 'endsolid'</source>
        <translation>文件被截断：结尾不是 'endsolid'</translation>
    </message>
    <message>
        <source>the file is damaged; export the mesh again</source>
        <translation>文件已损坏；请重新导出网格</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file is larger than 64 MB</source>
        <translation>文件大于 64 MB</translation>
    </message>
    <message>
        <source>the file may have been cut off or edited</source>
        <translation>文件可能被截断或改动过</translation>
    </message>
    <message>
        <source>the file seems to be cut off</source>
        <translation>文件似乎被截断</translation>
    </message>
    <message>
        <source>the file seems to be UTF-16; save it as UTF-8</source>
        <translation>文件似乎是 UTF-16；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>the file was written by a newer Sinew; use that one</source>
        <translation>文件由更新版本的 Sinew 写成；请使用该版本</translation>
    </message>
    <message>
        <source>the file would be larger than allowed here</source>
        <translation>文件将超过此处允许的大小</translation>
    </message>
    <message>
        <source>the first derivative of %1</source>
        <translation>%1的一阶导数</translation>
    </message>
    <message>
        <source>the first three of a ball or free joint are rotations, the others translations</source>
        <translation>球关节或自由关节的前三个坐标为转动，其余为平移</translation>
    </message>
    <message>
        <source>The first to become true ends the stage</source>
        <translation>先成立者结束阶段</translation>
    </message>
    <message>
        <source>the fit must lie between 0 and 1, and above 0</source>
        <translation>贴合度必须在 0 与 1 之间，且大于 0</translation>
    </message>
    <message>
        <source>the fixation</source>
        <translation>内固定</translation>
    </message>
    <message>
        <source>the fixation was never saved</source>
        <translation>内固定从未保存</translation>
    </message>
    <message>
        <source>the fixation's file was written after this copy: what was changed there is told here too</source>
        <translation>内固定的文件在此副本之后写成：其中的更改也在此列出</translation>
    </message>
    <message>
        <source>The fixator shows here beside others that are added.</source>
        <translation>此处显示该内固定物与所添加的其他内固定物的对比。</translation>
    </message>
    <message>
        <source>The folder '%1' has frames of a film already.</source>
        <translation>文件夹“%1”中已有影片帧。</translation>
    </message>
    <message>
        <source>The force of '%1' on the head points upwards, but a socket only presses on the head: check its signs (forwards, upwards, outwards).</source>
        <translation>'%1' 对股骨头的力指向上方，而髋臼只能压股骨头：请检查其符号（向前、向上、向外）。</translation>
    </message>
    <message>
        <source>the force of a link would pass its limit</source>
        <translation>某一连接的力将超过其极限</translation>
    </message>
    <message>
        <source>the force of force '%1'</source>
        <translation>力 '%1' 的力分量</translation>
    </message>
    <message>
        <source>the forces of links and contacts could not be found: %1</source>
        <translation>无法求得连接与接触的力：%1</translation>
    </message>
    <message>
        <source>the forces of the constraints %1 are not determined at this singular position</source>
        <translation>约束 %1 的力在此奇异位置不确定</translation>
    </message>
    <message>
        <source>The Format of Files</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>the format of this file is not known</source>
        <translation>未知的文件格式</translation>
    </message>
    <message>
        <source>the former file is not kept as '%1': %2</source>
        <translation>原文件未保留为 '%1'：%2</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>the formula ends too early</source>
        <translation>公式过早结束</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>公式为空</translation>
    </message>
    <message>
        <source>the formula is longer than %1 characters</source>
        <translation>公式长于 %1 个字符</translation>
    </message>
    <message>
        <source>the formula is nested too deeply</source>
        <translation>公式嵌套过深</translation>
    </message>
    <message>
        <source>the formula keeps too many numbers at a time</source>
        <translation>公式同时保留的数过多</translation>
    </message>
    <message>
        <source>the fracture begins to open</source>
        <translation>骨折开始张开</translation>
    </message>
    <message>
        <source>the fracture must lie above the cut of the osteotomy, all of it</source>
        <translation>骨折必须整个位于截骨面之上</translation>
    </message>
    <message>
        <source>the fragments are not held: under %1 of the load they would move by %2, farther than they reach</source>
        <translation>骨折块未被固定住：在 %1 的载荷下它们会移动 %2，超过自身尺寸</translation>
    </message>
    <message>
        <source>the fragments are not held: under %1 of the load they would turn by %2, where small displacements are no guide beyond %3</source>
        <translation>骨折块未被固定住：在 %1 的载荷下它们会转动 %2，而小位移假设超过 %3 就不再适用</translation>
    </message>
    <message>
        <source>the fragments cannot be held any more</source>
        <translation>骨折块已无法再固定</translation>
    </message>
    <message>
        <source>The fragments cannot be held in %1 of %2 postures</source>
        <translation>%2 个姿态中有 %1 个无法固定骨折块</translation>
    </message>
    <message>
        <source>The fragments cannot be held.</source>
        <translation>骨折块无法固定。</translation>
    </message>
    <message>
        <source>the fragments cannot be held: nothing resists this sliding enough</source>
        <translation>骨折块无法固定：对这一滑动的阻力不足</translation>
    </message>
    <message>
        <source>the fragments cannot be held: nothing resists this turning enough</source>
        <translation>骨折块无法固定：对这一转动的阻力不足</translation>
    </message>
    <message>
        <source>The fragments cannot be held: there is nothing to compare with limits.</source>
        <translation>骨折块无法固定：无可与极限比较。</translation>
    </message>
    <message>
        <source>The fragments move farther than this model of small displacements can tell: it fails.</source>
        <translation>骨折块的移动超出本小位移模型的适用范围：固定失效。</translation>
    </message>
    <message>
        <source>the friction of cell %1 must not be negative</source>
        <translation>单元 %1 的摩擦不得为负</translation>
    </message>
    <message>
        <source>the friction of patch '%1' has no effect without a tangential stiffness</source>
        <translation>片区 '%1' 没有切向刚度，其摩擦不起作用</translation>
    </message>
    <message>
        <source>The full citation</source>
        <translation>完整引文</translation>
    </message>
    <message>
        <source>the function %1 needs its brackets</source>
        <translation>函数 %1 需要括号</translation>
    </message>
    <message>
        <source>the gap must lie between 0 and 50 mm</source>
        <translation>间隙必须在 0 至 50 mm 之间</translation>
    </message>
    <message>
        <source>The given moment or force when driven</source>
        <translation>驱动时的给定力矩或力</translation>
    </message>
    <message>
        <source>The greatest rate early or late in the phase</source>
        <translation>相位内最大速率偏早或偏晚</translation>
    </message>
    <message>
        <source>The greatest rate low and long, or high and short</source>
        <translation>最大速率低而长，或高而短</translation>
    </message>
    <message>
        <source>the ground is the child of %1</source>
        <translation>地面是 %1 的子体</translation>
    </message>
    <message>
        <source>The ground, a body, or a segment: then at its tip</source>
        <translation>地面、刚体或节段：节段则在其尖端</translation>
    </message>
    <message>
        <source>The guide of the %1 reaches across the fracture into the head fragment.</source>
        <translation>%1的导向段越过骨折进入头侧骨折块。</translation>
    </message>
    <message>
        <source>the head must be 20 to 80 mm wide</source>
        <translation>股骨头宽度必须为 20 至 80 mm</translation>
    </message>
    <message>
        <source>the head of the femur needs at least four points, and has %1</source>
        <translation>股骨头至少需要四个点，现有 %1 个</translation>
    </message>
    <message>
        <source>the head would be %1 wide; heads of femurs measure 20 to 80 mm</source>
        <translation>股骨头宽度将为 %1；股骨头为 20 至 80 mm</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>文件头没有结束</translation>
    </message>
    <message>
        <source>the header does not end: there is no line 'endheader'</source>
        <translation>文件头没有结束：没有 'endheader' 行</translation>
    </message>
    <message>
        <source>the header has neither 'version' nor 'inDegrees': angles are in degrees</source>
        <translation>文件头既无“version”也无“inDegrees”：角度以度计</translation>
    </message>
    <message>
        <source>the header states another number of columns: the file has %1</source>
        <translation>文件头声明的列数不同：文件有 %1 列</translation>
    </message>
    <message>
        <source>the header states another number of rows: the file has %1</source>
        <translation>文件头声明的行数不同：文件有 %1 行</translation>
    </message>
    <message>
        <source>the header states no format that can be read</source>
        <translation>文件头未声明可读取的格式</translation>
    </message>
    <message>
        <source>the height must lie between 50 and 260 cm</source>
        <translation>身高必须在 50 至 260 cm 之间</translation>
    </message>
    <message>
        <source>The hip of straight lines</source>
        <translation>直线肌肉的髋</translation>
    </message>
    <message>
        <source>The hip with its capsule</source>
        <translation>含关节囊的髋</translation>
    </message>
    <message>
        <source>the hold of the fragments</source>
        <translation>骨折块的固定</translation>
    </message>
    <message>
        <source>the impact at the start has no solution: constraints or given motions contradict each other</source>
        <translation>起始处的冲击无解：约束或给定运动相互矛盾</translation>
    </message>
    <message>
        <source>the implicit equations of a step could not be solved</source>
        <translation>无法求解某一步的隐式方程</translation>
    </message>
    <message>
        <source>the inner diameter of beam '%1' is not below the outer one</source>
        <translation>梁 '%1' 的内径不小于外径</translation>
    </message>
    <message>
        <source>the integrator gave up</source>
        <translation>积分器中止</translation>
    </message>
    <message>
        <source>the intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>The intervals failed: %1.</source>
        <translation>区间计算失败：%1。</translation>
    </message>
    <message>
        <source>the joint '%1' does not turn about z by one coordinate</source>
        <translation>关节 '%1' 不是以一个坐标绕 z 转动</translation>
    </message>
    <message>
        <source>The joint centre on the child</source>
        <translation>子体上的关节中心</translation>
    </message>
    <message>
        <source>the joint force of this posture is not known</source>
        <translation>此姿态的关节力未知</translation>
    </message>
    <message>
        <source>the key '%1' is missing</source>
        <translation>缺少键 '%1'</translation>
    </message>
    <message>
        <source>the key '%1' is missing from %2</source>
        <translation>%2 缺少键 '%1'</translation>
    </message>
    <message>
        <source>the key '%1' stands twice</source>
        <translation>键 '%1' 出现两次</translation>
    </message>
    <message>
        <source>the key '%1' stands twice in %2</source>
        <translation>键 '%1' 在 %2 中出现两次</translation>
    </message>
    <message>
        <source>the key 'format' is missing</source>
        <translation>缺少键 'format'</translation>
    </message>
    <message>
        <source>the key 'name' is missing from a coordinate</source>
        <translation>坐标缺少键 'name'</translation>
    </message>
    <message>
        <source>the key 'version' is missing</source>
        <translation>缺少键 'version'</translation>
    </message>
    <message>
        <source>The language changes at the next start</source>
        <translation>语言将在下次启动时更改</translation>
    </message>
    <message>
        <source>the largest is about 1.8e308</source>
        <translation>最大约为 1.8e308</translation>
    </message>
    <message>
        <source>The largest strain is %1 %: linear elasticity assumes small ones, up to about %2 %.</source>
        <translation>最大应变为 %1 %：线弹性假定小应变，至多约 %2 %。</translation>
    </message>
    <message>
        <source>The last point is the first, one period later</source>
        <translation>末点即一个周期后的首点</translation>
    </message>
    <message>
        <source>the later of the two rows counts, here and below</source>
        <translation>以两行中较后者为准，此处及以下均如此</translation>
    </message>
    <message>
        <source>the lateral condyle</source>
        <translation>外侧髁</translation>
    </message>
    <message>
        <source>the lateral epicondyle</source>
        <translation>外上髁</translation>
    </message>
    <message>
        <source>The layers are spheres, as in Borisov 2018; this joint turns about one axis, where surfaces are rather cylinders.</source>
        <translation>各层为球面，依 Borisov 2018；此关节绕一根轴转动，其表面更接近圆柱面。</translation>
    </message>
    <message>
        <source>the least largest force could not be proven</source>
        <translation>无法证明所得为最小的最大力</translation>
    </message>
    <message>
        <source>the least sum of forces could not be proven</source>
        <translation>无法证明所得为最小的力之和</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>%1 的长度</translation>
    </message>
    <message>
        <source>the length of a row is not positive</source>
        <translation>某一行的长度不为正</translation>
    </message>
    <message>
        <source>the lengths of a segment are translations</source>
        <translation>节段的长度为平移</translation>
    </message>
    <message>
        <source>The lengths that change</source>
        <translation>变化的长度</translation>
    </message>
    <message>
        <source>The lesser trochanter seems to stand %1 in front of the shaft: the mesh seems to be of a left femur, and is taken for a right one.</source>
        <translation>小转子似乎位于骨干之前 %1：网格似为左股骨，现按右股骨处理。</translation>
    </message>
    <message>
        <source>The lesser trochanter seems to stand %1 in front of the shaft: the mesh seems to be of a right femur, and is taken for a left one.</source>
        <translation>小转子似乎位于骨干之前 %1：网格似为右股骨，现按左股骨处理。</translation>
    </message>
    <message>
        <source>the line ends before its item: a number is missing</source>
        <translation>行在其项完整之前结束：缺少一个数</translation>
    </message>
    <message>
        <source>the line goes on after its item: a number too many</source>
        <translation>行在其项之后仍有内容：多出一个数</translation>
    </message>
    <message>
        <source>the link problem holds a number that is not finite</source>
        <translation>连接问题含有非有限的数</translation>
    </message>
    <message>
        <source>the link problem holds a number too large to compute with</source>
        <translation>连接问题含有过大而无法计算的数</translation>
    </message>
    <message>
        <source>The links cannot hold more than %1.</source>
        <translation>连接最多可承受 %1。</translation>
    </message>
    <message>
        <source>the links cannot hold more than the end of the path</source>
        <translation>连接无法承受超过路径终点的载荷</translation>
    </message>
    <message>
        <source>the links' weights differ too much for the power %1</source>
        <translation>对幂 %1 而言，各连接的权重相差过大</translation>
    </message>
    <message>
        <source>the list '%1' is not set as a whole</source>
        <translation>列表 '%1' 不能整体设置</translation>
    </message>
    <message>
        <source>the list of radii of surface '%1' has no effect</source>
        <translation>曲面 '%1' 的半径列表不起作用</translation>
    </message>
    <message>
        <source>the list of states is empty</source>
        <translation>状态列表为空</translation>
    </message>
    <message>
        <source>the load comes in 1 to 10 000 parts</source>
        <translation>载荷分为 1 至 10 000 份</translation>
    </message>
    <message>
        <source>the load factor is not finite</source>
        <translation>载荷系数不是有限数</translation>
    </message>
    <message>
        <source>the load must be finite</source>
        <translation>载荷必须有限</translation>
    </message>
    <message>
        <source>the load path</source>
        <translation>加载路径</translation>
    </message>
    <message>
        <source>the load path did not come to an end</source>
        <translation>加载路径未能到达终点</translation>
    </message>
    <message>
        <source>the load path did not pass its own verification</source>
        <translation>加载路径未通过自身的校验</translation>
    </message>
    <message>
        <source>the load path does not run from a smaller to a larger multiple of the load</source>
        <translation>加载路径不是从较小载荷倍数到较大倍数</translation>
    </message>
    <message>
        <source>the load path with large displacements</source>
        <translation>大位移加载路径</translation>
    </message>
    <message>
        <source>The lost bone is a gap from the start; openings count what tightening leaves of it.</source>
        <translation>缺失的骨从一开始即为间隙；张开量按拧紧后剩余的间隙计算。</translation>
    </message>
    <message>
        <source>the low end of a reference for joint '%1' lies above the high end</source>
        <translation>关节 '%1' 的参考值下端高于上端</translation>
    </message>
    <message>
        <source>the lower bound %1 of row %2 is above its upper bound %3</source>
        <translation>第 %2 行的下限 %1 高于其上限 %3</translation>
    </message>
    <message>
        <source>the lower bound of row %1 is above its upper bound</source>
        <translation>第 %1 行的下限高于其上限</translation>
    </message>
    <message>
        <source>the mass added to body '%1' takes away more than it has</source>
        <translation>附加到刚体 '%1' 的负质量超过其原有质量</translation>
    </message>
    <message>
        <source>the mass may not fall below 0</source>
        <translation>质量不得降至 0 以下</translation>
    </message>
    <message>
        <source>the mass must be positive, up to 500 kg</source>
        <translation>质量必须为正，至多 500 kg</translation>
    </message>
    <message>
        <source>the measured mean</source>
        <translation>实测均值</translation>
    </message>
    <message>
        <source>the measured range</source>
        <translation>实测范围</translation>
    </message>
    <message>
        <source>the medial condyle</source>
        <translation>内侧髁</translation>
    </message>
    <message>
        <source>the medial epicondyle</source>
        <translation>内上髁</translation>
    </message>
    <message>
        <source>the mesh '%1' is not there</source>
        <translation>网格 '%1' 不存在</translation>
    </message>
    <message>
        <source>The mesh has a %1 of %2; that the case states %3 does not count.</source>
        <translation>网格的%1为 %2；病例中给定的 %3 不计。</translation>
    </message>
    <message>
        <source>the mesh has a hole there: its outline ends %1 from where it began</source>
        <translation>该处网格有孔洞：其轮廓终点距起点 %1</translation>
    </message>
    <message>
        <source>The mesh has cracks of up to %1 in the plane, which were closed.</source>
        <translation>网格在平面内有至多 %1 的裂缝，已闭合。</translation>
    </message>
    <message>
        <source>The mesh has no inner surface in the plane: a cortex of %1 is assumed.</source>
        <translation>网格在平面内没有内表面：假定皮质为 %1。</translation>
    </message>
    <message>
        <source>the mesh is being measured</source>
        <translation>正在测量网格</translation>
    </message>
    <message>
        <source>the mesh is no longer part of the case</source>
        <translation>网格不再属于该病例</translation>
    </message>
    <message>
        <source>the metal of the %1</source>
        <translation>%1的金属</translation>
    </message>
    <message>
        <source>the middle of the condyles lies %1 beside the axis of the shaft</source>
        <translation>两髁中点偏离骨干轴线 %1</translation>
    </message>
    <message>
        <source>the middle of the epicondyles lies %1 beside the axis of the shaft</source>
        <translation>两上髁中点偏离骨干轴线 %1</translation>
    </message>
    <message>
        <source>the middle of the head lies %1 beside the axis of the shaft</source>
        <translation>股骨头中心偏离骨干轴线 %1</translation>
    </message>
    <message>
        <source>The mirror image, for a left side</source>
        <translation>镜像，用于左侧</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model '%1' was not found: of the activity '%2' nothing is answered, the stated loads are.</source>
        <translation>未找到模型 '%1'：活动 '%2' 不予求解，给定载荷照常求解。</translation>
    </message>
    <message>
        <source>The model '%1' was not found: only the stated loads are answered. Locate Model… finds it</source>
        <translation>未找到模型“%1”：仅求解给定载荷。请用“定位模型…”查找</translation>
    </message>
    <message>
        <source>the model '%1' was not found: there are no postures to answer</source>
        <translation>未找到模型 '%1'：没有可求解的姿态</translation>
    </message>
    <message>
        <source>the model has a motion already</source>
        <translation>模型已有运动</translation>
    </message>
    <message>
        <source>the model has constraints, with which not every coordinate can be given</source>
        <translation>模型有约束，因此不能给定全部坐标</translation>
    </message>
    <message>
        <source>the model has constraints, with which the others cannot all be held</source>
        <translation>模型有约束，因此其余坐标不能全部保持不动</translation>
    </message>
    <message>
        <source>the model has errors</source>
        <translation>模型有错误</translation>
    </message>
    <message>
        <source>the model has errors, see Problems</source>
        <translation>模型有错误，见“问题”</translation>
    </message>
    <message>
        <source>the model has errors: %1</source>
        <translation>模型有错误：%1</translation>
    </message>
    <message>
        <source>the model has no coordinate '%1'</source>
        <translation>模型没有坐标 '%1'</translation>
    </message>
    <message>
        <source>The model has no coordinate to move.</source>
        <translation>模型没有可动坐标。</translation>
    </message>
    <message>
        <source>the model has no femur</source>
        <translation>模型没有股骨</translation>
    </message>
    <message>
        <source>The model has no joint.</source>
        <translation>模型没有关节。</translation>
    </message>
    <message>
        <source>The model has no joint; choose a link.</source>
        <translation>模型没有关节；请选择连接。</translation>
    </message>
    <message>
        <source>The model has no link to show.</source>
        <translation>模型没有可显示的连接。</translation>
    </message>
    <message>
        <source>The model has no links.</source>
        <translation>模型没有连接。</translation>
    </message>
    <message>
        <source>the model has no segments</source>
        <translation>模型没有节段</translation>
    </message>
    <message>
        <source>the model is its own mirror image: nothing of it has a side</source>
        <translation>模型是其自身的镜像：没有分左右之处</translation>
    </message>
    <message>
        <source>The model is scaled by %1 to the person's height: its femur of %2 belongs to a stature of %3 m (thigh 0.245 of it, Drillis and Contini 1966).</source>
        <translation>模型按身高缩放 %1：其股骨 %2 对应身高 %3 m（大腿为身高的 0.245，Drillis and Contini 1966）。</translation>
    </message>
    <message>
        <source>the model was never saved</source>
        <translation>模型从未保存</translation>
    </message>
    <message>
        <source>The model's femur has no epicondyles to measure it by, so the person's height was not used.</source>
        <translation>模型的股骨没有可供测量的上髁，故未采用身高。</translation>
    </message>
    <message>
        <source>the model's file was written after this copy: what was changed there is told here too</source>
        <translation>模型的文件在此副本之后写成：其中的更改也在此列出</translation>
    </message>
    <message>
        <source>The model's own posture at rest, where left out</source>
        <translation>省略时取模型静止姿态</translation>
    </message>
    <message>
        <source>The model's when left out</source>
        <translation>省略时取模型的值</translation>
    </message>
    <message>
        <source>the moment of force '%1'</source>
        <translation>力 '%1' 的力矩</translation>
    </message>
    <message>
        <source>The most that it bears</source>
        <translation>其最大承载</translation>
    </message>
    <message>
        <source>the motion</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>the motion comes to a singular position of the constraints %1 and does not pass it along one branch</source>
        <translation>运动到达约束 %1 的奇异位置，且不能沿单一分支通过</translation>
    </message>
    <message>
        <source>the motion is over-constrained: %1 cannot hold together with the other constraints and the given accelerations; give efforts instead of accelerations, or remove a constraint</source>
        <translation>运动过约束：%1 与其余约束及给定加速度不能同时成立；请给定作用力代替加速度，或移除一个约束</translation>
    </message>
    <message>
        <source>the motion passes %1 singular positions of the constraints %2, at %3 to %4 s, and goes on along its branch; the forces of these constraints grow without bound there</source>
        <translation>运动在 %3 至 %4 s 通过约束 %2 的 %1 个奇异位置，并沿其分支继续；这些约束的力在该处无限增大</translation>
    </message>
    <message>
        <source>the motion passes 1 singular position of the constraints %1, at %2 s, and goes on along its branch; the forces of these constraints grow without bound there</source>
        <translation>运动在 %2 s 通过约束 %1 的 1 个奇异位置，并沿其分支继续；这些约束的力在该处无限增大</translation>
    </message>
    <message>
        <source>The motion to follow</source>
        <translation>要跟随的运动</translation>
    </message>
    <message>
        <source>the motion was never saved</source>
        <translation>运动从未保存</translation>
    </message>
    <message>
        <source>the motion was not run: the model has errors</source>
        <translation>未运行运动：模型有错误</translation>
    </message>
    <message>
        <source>the motion's file was written after this copy: what was changed there is told here too</source>
        <translation>运动的文件在此副本之后写成：其中的更改也在此列出</translation>
    </message>
    <message>
        <source>the name '%1' ends with a full stop</source>
        <translation>名称 '%1' 以句点结尾</translation>
    </message>
    <message>
        <source>the name '%1' is taken by another object</source>
        <translation>名称 '%1' 已被另一对象占用</translation>
    </message>
    <message>
        <source>the name has a double quote that is not doubled or not closed</source>
        <translation>名称中有未双写或未闭合的双引号</translation>
    </message>
    <message>
        <source>the name of a %1</source>
        <translation>%1的名称</translation>
    </message>
    <message>
        <source>the name of a body or 'ground'</source>
        <translation>刚体名称或 'ground'</translation>
    </message>
    <message>
        <source>the name of an %1</source>
        <translation>%1的名称</translation>
    </message>
    <message>
        <source>the natural cubic spline of %1 through %2</source>
        <translation>%1 的自然三次样条，过点 %2</translation>
    </message>
    <message>
        <source>the neck must be 10 to 120 mm long</source>
        <translation>颈长必须为 10 至 120 mm</translation>
    </message>
    <message>
        <source>the neck must be at most 1.2 times as deep as the head</source>
        <translation>颈的深度至多为头的 1.2 倍</translation>
    </message>
    <message>
        <source>the neck must be at most 1.2 times as high as the head</source>
        <translation>颈的高度至多为头的 1.2 倍</translation>
    </message>
    <message>
        <source>the neck needs one point, and has %1</source>
        <translation>颈需要一个点，现有 %1 个</translation>
    </message>
    <message>
        <source>the neck would be turned by %1 degrees against the knee</source>
        <translation>颈相对膝将转过 %1 度</translation>
    </message>
    <message>
        <source>the neck would stand at %1 degrees to the shaft; necks stand at 90 to 170 degrees</source>
        <translation>颈与骨干将成 %1 度；颈干角为 90 至 170 度</translation>
    </message>
    <message>
        <source>the neck-shaft angle must lie between 90 and 170 degrees</source>
        <translation>颈干角必须在 90 至 170 度之间</translation>
    </message>
    <message>
        <source>The next in the list when left out; 'end': none</source>
        <translation>省略时为列表下一个；'end' 表示无</translation>
    </message>
    <message>
        <source>the node's own position counts</source>
        <translation>以节点自身的位置为准</translation>
    </message>
    <message>
        <source>the normal of cell %1 is no unit vector</source>
        <translation>单元 %1 的法向不是单位向量</translation>
    </message>
    <message>
        <source>the normal stiffness of cell %1 must be positive</source>
        <translation>单元 %1 的法向刚度必须为正</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>数 %1</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>数 %1 过大</translation>
    </message>
    <message>
        <source>the number %1 is too small</source>
        <translation>数 %1 过小</translation>
    </message>
    <message>
        <source>the number for '%1' is too large to compute with</source>
        <translation>“%1”的数值过大，无法计算</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>该数过大</translation>
    </message>
    <message>
        <source>the number of changes is not the number of links</source>
        <translation>变化量的数目与连接数不符</translation>
    </message>
    <message>
        <source>the number of samples is negative</source>
        <translation>样本数为负</translation>
    </message>
    <message>
        <source>the number of steps is %1</source>
        <translation>步数为 %1</translation>
    </message>
    <message>
        <source>the numbers of the mesh seem to be centimetres: export it in mm</source>
        <translation>网格的数值似以厘米计：请以 mm 导出</translation>
    </message>
    <message>
        <source>the numbers of the mesh seem to be metres: set its unit to m</source>
        <translation>网格的数值似以米计：请将其单位设为 m</translation>
    </message>
    <message>
        <source>the numbers of the mesh seem to be millimetres: set its unit to mm</source>
        <translation>网格的数值似以毫米计：请将其单位设为 mm</translation>
    </message>
    <message>
        <source>the numbers of the problem are too large or too small to compute with</source>
        <translation>问题中的数过大或过小，无法计算</translation>
    </message>
    <message>
        <source>the objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>the obliquity must lie between -60 and 60 degrees</source>
        <translation>倾斜角必须在 -60 至 60 度之间</translation>
    </message>
    <message>
        <source>The open files say nothing about themselves. Edit &gt; Properties of the Model Itself has a field for it.</source>
        <translation>所打开文件没有说明。可在“编辑 &gt; 模型本身的属性”中填写。</translation>
    </message>
    <message>
        <source>The order in which links go slack and engage shows here. Open a model.</source>
        <translation>此处显示连接松弛与受力的次序。请打开模型。</translation>
    </message>
    <message>
        <source>The Order Law</source>
        <translation>次序定律</translation>
    </message>
    <message>
        <source>The order law: who switches when</source>
        <translation>次序定律：何者何时切换</translation>
    </message>
    <message>
        <source>The other hip</source>
        <translation>对侧髋</translation>
    </message>
    <message>
        <source>the other side of the pair is sought</source>
        <translation>该对的另一方为待求量</translation>
    </message>
    <message>
        <source>the parents form a loop: %1</source>
        <translation>父体构成环路：%1</translation>
    </message>
    <message>
        <source>the parents of the segments form a loop</source>
        <translation>节段的父体构成环路</translation>
    </message>
    <message>
        <source>the path of link '%1' begins or ends with a surface</source>
        <translation>连接 '%1' 的路径以曲面开始或结束</translation>
    </message>
    <message>
        <source>the path of link '%1' has no length in the rest posture</source>
        <translation>连接 '%1' 的路径在静止姿态下没有长度</translation>
    </message>
    <message>
        <source>the path of link '%1' has no point</source>
        <translation>连接 '%1' 的路径没有点</translation>
    </message>
    <message>
        <source>the path of link '%1' has one point</source>
        <translation>连接 '%1' 的路径只有一个点</translation>
    </message>
    <message>
        <source>the path takes sliding contacts to open by the coefficient of friction times their slip, other than the forces at one load, which obey Coulomb's law and may differ: %1</source>
        <translation>加载路径假定滑动接触按摩擦系数乘以滑移量张开；单一载荷下的力则服从库仑定律，二者可能不同：%1</translation>
    </message>
    <message>
        <source>The patient's femur as a surface; what is measured on it counts</source>
        <translation>患者股骨的曲面；以其测量结果为准</translation>
    </message>
    <message>
        <source>The patient's own femur as a surface: .stl, .ply, .obj or .vtp</source>
        <translation>患者自身股骨的曲面：.stl、.ply、.obj 或 .vtp</translation>
    </message>
    <message>
        <source>the Pauwels angle must lie between -90 and 90 degrees</source>
        <translation>Pauwels 角必须在 -90 至 90 度之间</translation>
    </message>
    <message>
        <source>the picture could not be drawn</source>
        <translation>图像无法绘制</translation>
    </message>
    <message>
        <source>the place and the gap of cell %1 must be finite</source>
        <translation>单元 %1 的位置与间隙必须有限</translation>
    </message>
    <message>
        <source>the plane of '%1'</source>
        <translation>“%1”的平面</translation>
    </message>
    <message>
        <source>the plane runs along the bone: it must make at least 20 degrees with its axis</source>
        <translation>平面沿骨走向：与骨轴线的夹角至少须为 20 度</translation>
    </message>
    <message>
        <source>the plane runs lengthwise through neck and head</source>
        <translation>平面沿颈与头的纵向走行</translation>
    </message>
    <message>
        <source>The plane says: it ends on the head fragment</source>
        <translation>按平面：止于头侧骨折块</translation>
    </message>
    <message>
        <source>The plane says: it ends on the shaft</source>
        <translation>按平面：止于骨干</translation>
    </message>
    <message>
        <source>The plane that feet and contacts stand on</source>
        <translation>足部和接触所在的平面</translation>
    </message>
    <message>
        <source>The plate or nail on the shaft that holds these beams is part of their support here; its own stress is not computed.</source>
        <translation>固定这些梁的骨干钢板或髓内钉在此作为其支承的一部分；其自身应力未计算。</translation>
    </message>
    <message>
        <source>The plate spans the cut of the osteotomy and counts as bent to the bone; what it carries at the cut is not in the answer.</source>
        <translation>钢板跨过截骨面，视为已按骨形弯曲；它在截骨面处的受力不在结果之内。</translation>
    </message>
    <message>
        <source>the plot could not be drawn</source>
        <translation>曲线图无法绘制</translation>
    </message>
    <message>
        <source>the point of '%1'</source>
        <translation>“%1”的点</translation>
    </message>
    <message>
        <source>the point on the neck lies %1 from the middle of the head along the neck</source>
        <translation>颈上的点沿颈距股骨头中心 %1</translation>
    </message>
    <message>
        <source>the points of a spline do not rise in x, or are fewer than two</source>
        <translation>样条的点在 x 上不递增，或少于两个</translation>
    </message>
    <message>
        <source>the points of the knee lie %1 apart across the shaft</source>
        <translation>膝部各点横向于骨干相距 %1</translation>
    </message>
    <message>
        <source>the points on the head lie in one plane, which determines no sphere</source>
        <translation>头上各点位于同一平面，无法确定球面</translation>
    </message>
    <message>
        <source>The points on the head lie on one side of it, so that its size and middle follow from little: pick some on its other sides.</source>
        <translation>头上各点位于其一侧，其大小与中心的依据不足：请在其他侧也选点。</translation>
    </message>
    <message>
        <source>the points on the head miss the sphere through them by %1</source>
        <translation>头上各点偏离所拟合球面 %1</translation>
    </message>
    <message>
        <source>the position is singular: %1 depend on the other constraints here, but not beside it (rank %2 of %3), so the motion may branch and the forces of the constraints are not determined; move away</source>
        <translation>位置奇异：%1 在此处与其余约束相关，但在邻近处不相关（秩 %2 / %3），因此运动可能分叉，约束力不确定；请移开</translation>
    </message>
    <message>
        <source>The posture</source>
        <translation>姿态</translation>
    </message>
    <message>
        <source>the posture</source>
        <translation>姿态</translation>
    </message>
    <message>
        <source>the posture could not be solved at one of the sampled stiffnesses</source>
        <translation>在某一采样刚度下无法求解姿态</translation>
    </message>
    <message>
        <source>the posture is %1 degrees off constraint '%2'; change a coordinate so that it is met</source>
        <translation>姿态偏离约束 '%2' %1 度；请更改某一坐标以满足约束</translation>
    </message>
    <message>
        <source>the posture is %1 m off constraint '%2'; change a coordinate so that it is met</source>
        <translation>姿态偏离约束 '%2' %1 m；请更改某一坐标以满足约束</translation>
    </message>
    <message>
        <source>the posture is not that of this model</source>
        <translation>姿态不属于此模型</translation>
    </message>
    <message>
        <source>the posture is singular: efforts do not determine the acceleration of %1; they move no mass, or undo each other; give their acceleration, or move away</source>
        <translation>姿态奇异：作用力不能确定 %1 的加速度；它们不移动任何质量，或相互抵消；请给出其加速度，或移开</translation>
    </message>
    <message>
        <source>the posture is the model's own: move a coordinate first</source>
        <translation>姿态即模型自身的姿态：请先移动某一坐标</translation>
    </message>
    <message>
        <source>the posture is too near to a singular one: accelerations would mean nothing</source>
        <translation>姿态过于接近奇异姿态：加速度没有意义</translation>
    </message>
    <message>
        <source>the posture or a load holds a number that is not finite</source>
        <translation>姿态或载荷含有非有限的数</translation>
    </message>
    <message>
        <source>The posture set in Posture is not used here: a fixation is answered in the postures and loads of its own activity. Edit &gt; Keep Posture in Model writes yours into an activity.</source>
        <translation>此处不使用在“姿态”中设置的姿态：内固定按其自身活动的姿态和载荷求解。编辑 &gt; 将姿态存入模型 可把您的姿态写入活动。</translation>
    </message>
    <message>
        <source>the posture was not kept: the model cannot be computed with as it is now</source>
        <translation>姿态未保留：模型目前无法计算</translation>
    </message>
    <message>
        <source>The postures of an activity, such as slow walking, show here. This model has no such activity.</source>
        <translation>此处显示活动的各个姿态，例如慢走。此模型没有这样的活动。</translation>
    </message>
    <message>
        <source>the power of the criterion is neither 1 nor between %1 and %2</source>
        <translation>准则的幂既不是 1，也不在 %1 与 %2 之间</translation>
    </message>
    <message>
        <source>the preload of '%1' must not be negative</source>
        <translation>'%1' 的预紧不得为负</translation>
    </message>
    <message>
        <source>The pressure is a mean: the joint's force over the projected area of the outermost sphere, pi R^2. Where the surfaces meet it is higher.</source>
        <translation>压强为平均值：关节力除以最外球面的投影面积 pi R^2。表面接触处的压强更高。</translation>
    </message>
    <message>
        <source>the pressure on the layers is not a number from 0 on</source>
        <translation>各层的压强不是不小于 0 的数</translation>
    </message>
    <message>
        <source>the problem seems to have no solution, but the proof failed</source>
        <translation>问题似乎无解，但未能证明</translation>
    </message>
    <message>
        <source>the program opens %1</source>
        <translation>程序可打开 %1</translation>
    </message>
    <message>
        <source>The published example, and how its links switch</source>
        <translation>已发表示例及其连接的切换</translation>
    </message>
    <message>
        <source>the published rules know no bounds but X &gt;= 0 (row %1)</source>
        <translation>已发表的规则除 X &gt;= 0 外不处理其他界限（第 %1 行）</translation>
    </message>
    <message>
        <source>the radii of surface '%1' are not all above zero</source>
        <translation>曲面 '%1' 的半径并非全部大于零</translation>
    </message>
    <message>
        <source>the radius of surface '%1'</source>
        <translation>曲面 '%1' 的半径</translation>
    </message>
    <message>
        <source>the radius of surface '%1' has no effect</source>
        <translation>曲面 '%1' 的半径不起作用</translation>
    </message>
    <message>
        <source>the range is of the posture before it was changed and kept</source>
        <translation>范围针对更改并保留之前的姿态</translation>
    </message>
    <message>
        <source>the range of stiffnesses must go from a factor above 0, at most 1, to one of at least 1</source>
        <translation>刚度范围必须从大于 0 且至多为 1 的系数到至少为 1 的系数</translation>
    </message>
    <message>
        <source>the rates of the load path were not found: %1</source>
        <translation>未能求得加载路径的变化率：%1</translation>
    </message>
    <message>
        <source>The recorded moments as periodic functions</source>
        <translation>记录力矩的周期函数</translation>
    </message>
    <message>
        <source>The recorded moments on links with their mass spread evenly</source>
        <translation>记录力矩作用于质量均布的节段</translation>
    </message>
    <message>
        <source>The recording has none of the chosen curves: choose others with “+ curve”</source>
        <translation>记录中没有所选曲线：用“+ 曲线”另选</translation>
    </message>
    <message>
        <source>the recovery copy could not be removed</source>
        <translation>恢复副本无法删除</translation>
    </message>
    <message>
        <source>the report could not be written to %1</source>
        <translation>报告无法写入 %1</translation>
    </message>
    <message>
        <source>the report could not be written to %1: %2</source>
        <translation>报告无法写入 %1：%2</translation>
    </message>
    <message>
        <source>the report was written to %1</source>
        <translation>报告已写入 %1</translation>
    </message>
    <message>
        <source>the rest posture</source>
        <translation>静止姿态</translation>
    </message>
    <message>
        <source>the restitution of contact '%1' has no effect: it gives way</source>
        <translation>接触 '%1' 的恢复系数不起作用：接触为柔性</translation>
    </message>
    <message>
        <source>the result is out of bounds</source>
        <translation>结果超出界限</translation>
    </message>
    <message>
        <source>the results could not be written to %1: %2</source>
        <translation>结果无法写入 %1：%2</translation>
    </message>
    <message>
        <source>the ring radius of surface '%1' has no effect</source>
        <translation>曲面 '%1' 的环半径不起作用</translation>
    </message>
    <message>
        <source>the ring radius of surface '%1' is not larger than the radius of its tube: there is no hole</source>
        <translation>曲面 '%1' 的环半径不大于其管的半径：中间没有孔</translation>
    </message>
    <message>
        <source>the rod of link '%1'</source>
        <translation>节段 '%1' 的杆</translation>
    </message>
    <message>
        <source>the rods of %1 can come apart or run into the hinges</source>
        <translation>%1 的杆可能脱开或撞到铰</translation>
    </message>
    <message>
        <source>the row has %1, the table %2</source>
        <translation>该行有 %1，表有 %2</translation>
    </message>
    <message>
        <source>the rule came to its end with an answer that is none: %1</source>
        <translation>规则已到终点，但所得并非解：%1</translation>
    </message>
    <message>
        <source>the rule cycles: after %1 exchanges the same rows are active as once before, and it would go on for ever</source>
        <translation>规则陷入循环：%1 次交换后，起作用的行与先前某次相同，将永无止境</translation>
    </message>
    <message>
        <source>the rule had not come to its end after %1 exchanges</source>
        <translation>规则在 %1 次交换后仍未到终点</translation>
    </message>
    <message>
        <source>The run failed: %1.</source>
        <translation>运行失败：%1。</translation>
    </message>
    <message>
        <source>The run has recorded nothing; the messages say why.</source>
        <translation>运行未产生记录；原因见消息。</translation>
    </message>
    <message>
        <source>the run would have more than %1 samples</source>
        <translation>运行将超过 %1 个样本</translation>
    </message>
    <message>
        <source>the run would have more than %1 steps</source>
        <translation>运行将超过 %1 步</translation>
    </message>
    <message>
        <source>the run would record %1 samples of %2 numbers, more than the memory is meant to hold</source>
        <translation>计算将记录 %1 个样本，每个 %2 个数，超出内存限度</translation>
    </message>
    <message>
        <source>the same at %1</source>
        <translation>同样的错误见 %1</translation>
    </message>
    <message>
        <source>The same impact with the right dampers</source>
        <translation>同一碰撞配以适当阻尼</translation>
    </message>
    <message>
        <source>The same in body weights</source>
        <translation>以体重计的同一量</translation>
    </message>
    <message>
        <source>The same person, fracture and activity; each construct in its own worst posture. In brackets, the least and largest of a figure as each assumption varies alone.</source>
        <translation>同一人、同一骨折与活动；各构造取其最不利姿态。括号内为各假定单独变化时的最小与最大值。</translation>
    </message>
    <message>
        <source>The same walk; the hip rises and falls by 4.8 cm</source>
        <translation>同样的行走；髋升降 4.8 cm</translation>
    </message>
    <message>
        <source>the same with lengths that change</source>
        <translation>同上，长度可变</translation>
    </message>
    <message>
        <source>the same with two angles a link</source>
        <translation>同上，每节段两个角</translation>
    </message>
    <message>
        <source>The samples miss the measured range; the proven bounds do not exclude it.</source>
        <translation>样本未达实测范围；已证界限并不排除它。</translation>
    </message>
    <message>
        <source>The samples reach the measured range in part.</source>
        <translation>样本部分落入实测范围。</translation>
    </message>
    <message>
        <source>the saved file is gone: %1</source>
        <translation>已保存的文件不见了：%1</translation>
    </message>
    <message>
        <source>The scenario has no curves yet</source>
        <translation>场景中还没有曲线</translation>
    </message>
    <message>
        <source>The scenario has no table of recorded columns</source>
        <translation>场景没有记录列的表格</translation>
    </message>
    <message>
        <source>the scenario names no model</source>
        <translation>场景未指明模型</translation>
    </message>
    <message>
        <source>The scenario or the model has changed since this run</source>
        <translation>此次运行后场景或模型已更改</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture</source>
        <translation>求平衡姿态</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture cannot take account of constraint '%1'</source>
        <translation>求平衡姿态时无法考虑约束 '%1'</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture was cancelled</source>
        <translation>求平衡姿态已取消</translation>
    </message>
    <message>
        <source>the search for an equilibrium posture was stopped by another change</source>
        <translation>求平衡姿态因另一更改而停止</translation>
    </message>
    <message>
        <source>the second derivative of %1</source>
        <translation>%1 的二阶导数</translation>
    </message>
    <message>
        <source>The section face on, seen from the head</source>
        <translation>截面正视，自股骨头方向</translation>
    </message>
    <message>
        <source>the section of '%1' must be stiff in all ways</source>
        <translation>'%1' 的截面必须在各方向均有刚度</translation>
    </message>
    <message>
        <source>the sensitivities</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>the sensitivities of this model are %1 million numbers, more than the %2 million that are computed; take links or path points out of it</source>
        <translation>该模型的灵敏度有 %1 百万个数，超过所计算的 %2 百万个；请减少连接或路径点</translation>
    </message>
    <message>
        <source>the shaft must be 10 to 60 mm thick</source>
        <translation>骨干粗细必须为 10 至 60 mm</translation>
    </message>
    <message>
        <source>the shaft must stay under the piece: move it by less than its thickness</source>
        <translation>骨干必须保持在骨折块之下：移动量须小于其粗细</translation>
    </message>
    <message>
        <source>the shaft needs two points, and has %1</source>
        <translation>骨干需要两个点，现有 %1 个</translation>
    </message>
    <message>
        <source>the shaft would be %1 thick; shafts measure 10 to 60 mm</source>
        <translation>骨干粗细将为 %1；骨干为 10 至 60 mm</translation>
    </message>
    <message>
        <source>The share of the body mass that the leg may bear. All forces of the activity, muscles included, are taken as that share of the full ones: 20 kg of 80 kg are a quarter</source>
        <translation>该腿可承受的体质量份额。活动的全部力（含肌肉）按此份额取：80 kg 中的 20 kg 即四分之一</translation>
    </message>
    <message>
        <source>the share of the load</source>
        <translation>载荷份额</translation>
    </message>
    <message>
        <source>the share of the load and the activations were not kept</source>
        <translation>载荷份额与激活未保留</translation>
    </message>
    <message>
        <source>the shear stiffness of '%1' must be positive</source>
        <translation>'%1' 的剪切刚度必须为正</translation>
    </message>
    <message>
        <source>the shell of patch '%1' leaves no room within it</source>
        <translation>片区 '%1' 的壳未在其内留有空间</translation>
    </message>
    <message>
        <source>The shown posture was changed: it is none of these any more.</source>
        <translation>所示姿态已更改：它不再是其中之一。</translation>
    </message>
    <message>
        <source>the side has no effect: only a cylinder is wrapped on a given side</source>
        <translation>侧别不起作用：只有圆柱按给定侧绕行</translation>
    </message>
    <message>
        <source>The simplest model: first the link, then the joint</source>
        <translation>最简模型：先连接，后关节</translation>
    </message>
    <message>
        <source>the situation does not belong to this mechanism: the sizes differ</source>
        <translation>工况不属于此机构：大小不符</translation>
    </message>
    <message>
        <source>the sizes of the link problem's arrays do not match</source>
        <translation>连接问题各数组的大小不一致</translation>
    </message>
    <message>
        <source>The slope is chosen: level where the curve turns, smooth elsewhere</source>
        <translation>斜率自动选取：转折处水平，其余光滑</translation>
    </message>
    <message>
        <source>the solution did not pass its own verification: %1</source>
        <translation>解未通过自身的校验：%1</translation>
    </message>
    <message>
        <source>The solver failed: %1.</source>
        <translation>求解器失败：%1。</translation>
    </message>
    <message>
        <source>the speeds at the start were changed to meet the constraints: %1</source>
        <translation>起始速度已更改以满足约束：%1</translation>
    </message>
    <message>
        <source>the stage '%1' does not stand above this one</source>
        <translation>阶段 '%1' 不在此阶段之上</translation>
    </message>
    <message>
        <source>The stage that follows</source>
        <translation>后续阶段</translation>
    </message>
    <message>
        <source>the stages %1 switch for ever at %2 s</source>
        <translation>阶段 %1 在 %2 s 处无休止地互相切换</translation>
    </message>
    <message>
        <source>the start of coordinate '%1' is given twice</source>
        <translation>坐标 '%1' 的起始值给出两次</translation>
    </message>
    <message>
        <source>the start value of coordinate '%1' lies outside its range</source>
        <translation>坐标 '%1' 的起始值超出其范围</translation>
    </message>
    <message>
        <source>the start was moved to meet the constraints: %1</source>
        <translation>起始位置已移动以满足约束：%1</translation>
    </message>
    <message>
        <source>the state is off its constraints: %1; no state was found that meets them, the nearest is off: %2</source>
        <translation>状态偏离其约束：%1；未找到满足约束的状态，最近者仍偏离：%2</translation>
    </message>
    <message>
        <source>the state is off its constraints: %1; the nearest state that meets them moves %2</source>
        <translation>状态偏离其约束：%1；满足约束的最近状态移动 %2</translation>
    </message>
    <message>
        <source>the state of the layers is not finite</source>
        <translation>各层的状态不是有限值</translation>
    </message>
    <message>
        <source>the state, an acceleration or an effort is not a finite number, or is missing</source>
        <translation>状态、加速度或作用力不是有限数，或缺失</translation>
    </message>
    <message>
        <source>the step became too short: forces change too fast or grow without bound here</source>
        <translation>步长过小：力在此处变化过快或无限增大</translation>
    </message>
    <message>
        <source>the step is long for %1 in stage '%2': step^2 k/m is %3</source>
        <translation>在阶段“%2”中步长对%1而言偏大：step^2 k/m 为 %3</translation>
    </message>
    <message>
        <source>the step is longer than the run</source>
        <translation>步长比整个计算还长</translation>
    </message>
    <message>
        <source>the steps have become as short as %1 s and the run would hardly end; look at what is so stiff or so fast, or try another method</source>
        <translation>步长已缩短到 %1 s，计算几乎不会结束；请检查何处过刚或过快，或改用其他方法</translation>
    </message>
    <message>
        <source>the steps of a load path are shares of the load between 1e-6 and 1</source>
        <translation>加载路径的步长为载荷份额，在 1e-6 与 1 之间</translation>
    </message>
    <message>
        <source>The stiffness is multiplied by 1 + activation</source>
        <translation>刚度乘以 1 + 激活</translation>
    </message>
    <message>
        <source>the stiffness of '%1' gives energy away</source>
        <translation>'%1' 的刚度会凭空释放能量</translation>
    </message>
    <message>
        <source>the stiffness of '%1' is not symmetric</source>
        <translation>'%1' 的刚度不对称</translation>
    </message>
    <message>
        <source>the stiffness of '%1' must be finite</source>
        <translation>'%1' 的刚度必须有限</translation>
    </message>
    <message>
        <source>the stiffness of '%1' must be positive</source>
        <translation>'%1' 的刚度必须为正</translation>
    </message>
    <message>
        <source>the stiffness of '%1' must be positive, its limit and friction not negative</source>
        <translation>'%1' 的刚度必须为正，其极限与摩擦不得为负</translation>
    </message>
    <message>
        <source>the stiffness of a contact and its depth could not be brought together</source>
        <translation>接触的刚度与其深度无法取得一致</translation>
    </message>
    <message>
        <source>the stiffness of beam '%1' gives energy away: an eigenvalue is negative</source>
        <translation>梁 '%1' 的刚度会凭空释放能量：有一个特征值为负</translation>
    </message>
    <message>
        <source>the stiffness of beam '%1' is not symmetric: %2, %3</source>
        <translation>梁 '%1' 的刚度不对称：%2，%3</translation>
    </message>
    <message>
        <source>the stiffness of link '%1'</source>
        <translation>连接 '%1' 的刚度</translation>
    </message>
    <message>
        <source>the stiffness of link '%1' is not a positive number</source>
        <translation>连接 '%1' 的刚度不是正数</translation>
    </message>
    <message>
        <source>the stiffness of the engaged links cannot be inverted</source>
        <translation>受力连接的刚度矩阵不可逆</translation>
    </message>
    <message>
        <source>the stiffness of the friction of contact '%1' is zero</source>
        <translation>接触 '%1' 的摩擦刚度为零</translation>
    </message>
    <message>
        <source>the stiffness says all; remove the key, or give a section instead of the stiffness</source>
        <translation>刚度已说明全部；请删除该键，或以截面代替刚度</translation>
    </message>
    <message>
        <source>the stop of '%1' is %2 away and yet has to bear</source>
        <translation>“%1”的限位尚距 %2，却须承载</translation>
    </message>
    <message>
        <source>the stop of coordinate '%1' has no end of a range to stop at</source>
        <translation>坐标 '%1' 的限位没有可供止动的范围端点</translation>
    </message>
    <message>
        <source>the strands that meet at massless nodes have no balance near their last places</source>
        <translation>汇合于无质量节点的各束在其最后位置附近没有平衡</translation>
    </message>
    <message>
        <source>The strands' forces added up</source>
        <translation>各束力之和</translation>
    </message>
    <message>
        <source>The study failed: %1.</source>
        <translation>研究失败：%1。</translation>
    </message>
    <message>
        <source>the surface's own position counts</source>
        <translation>以曲面自身的位置为准</translation>
    </message>
    <message>
        <source>the surfaces begin to slip</source>
        <translation>断面开始滑移</translation>
    </message>
    <message>
        <source>the switching did not come to an end</source>
        <translation>切换未能结束</translation>
    </message>
    <message>
        <source>the symbolic links form a loop; save under another name</source>
        <translation>符号链接构成环路；请以其他名称保存</translation>
    </message>
    <message>
        <source>the tangential stiffness of cell %1 must not be negative</source>
        <translation>单元 %1 的切向刚度不得为负</translation>
    </message>
    <message>
        <source>the text '%1'</source>
        <translation>文本 '%1'</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>文本过长</translation>
    </message>
    <message>
        <source>the text that begins here has no closing quote on its line</source>
        <translation>从此处开始的文本在本行没有闭合引号</translation>
    </message>
    <message>
        <source>The thread of the %1 reaches across the fracture: held on both sides, such a screw cannot press them together, but here it is tightened as if it could.</source>
        <translation>%1的螺纹越过骨折：两侧均被锚固的螺钉不能将骨折块压紧，但此处按可以压紧来拧紧。</translation>
    </message>
    <message>
        <source>the three turns of joint '%1' are given in part as motions, in part as efforts</source>
        <translation>关节 '%1' 的三个转动部分以运动给定，部分以作用力给定</translation>
    </message>
    <message>
        <source>the time %1 comes after the time %2</source>
        <translation>时间 %1 出现在时间 %2 之后</translation>
    </message>
    <message>
        <source>the time %1 stands twice</source>
        <translation>时间 %1 出现两次</translation>
    </message>
    <message>
        <source>the time left is shorter than a step can be</source>
        <translation>剩余时间短于最小步长</translation>
    </message>
    <message>
        <source>the times must rise, but point %1 is at %2 s and the one before at %3 s</source>
        <translation>时间必须递增，但点 %1 位于 %2 s，前一点位于 %3 s</translation>
    </message>
    <message>
        <source>the turn must lie between -60 and 60 degrees</source>
        <translation>转角必须在 -60 至 60 度之间</translation>
    </message>
    <message>
        <source>the two ends of the load path do not fit each other, or hold a number that makes no sense</source>
        <translation>加载路径的两端互不相符，或含有无意义的数</translation>
    </message>
    <message>
        <source>The two fragments are rigid and meet at a flat fracture plane; the one towards the knee rests, the other moves by a small displacement and turn (six numbers).</source>
        <translation>两骨折块为刚体，沿平面骨折面接触；近膝侧固定，另一块作微小位移与转动（六个数）。</translation>
    </message>
    <message>
        <source>the two must be equal</source>
        <translation>二者必须相等</translation>
    </message>
    <message>
        <source>the two points on the shaft lie %1 apart, too near to each other to tell its axis</source>
        <translation>骨干上的两点相距 %1，过近，无法确定其轴线</translation>
    </message>
    <message>
        <source>the typical length must be positive</source>
        <translation>典型长度必须为正</translation>
    </message>
    <message>
        <source>the unit must be %1</source>
        <translation>单位必须是 %1</translation>
    </message>
    <message>
        <source>the value of coordinate '%1' lies outside its range</source>
        <translation>坐标 '%1' 的值超出其范围</translation>
    </message>
    <message>
        <source>The value of so long ago</source>
        <translation>此时长之前的值</translation>
    </message>
    <message>
        <source>The way round a cylinder, about its z</source>
        <translation>绕圆柱 z 轴的方向</translation>
    </message>
    <message>
        <source>The ways of points through the motion</source>
        <translation>运动过程中各点的路径</translation>
    </message>
    <message>
        <source>The whole figure, every link of variable length</source>
        <translation>整个人体，各节段可变长</translation>
    </message>
    <message>
        <source>The whole model by</source>
        <translation>整个模型按</translation>
    </message>
    <message>
        <source>the x of a spline's points must rise, but %1 does not exceed the one before</source>
        <translation>样条各点的 x 必须递增，但 %1 不大于前一点</translation>
    </message>
    <message>
        <source>their median</source>
        <translation>其中位数</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>然后</translation>
    </message>
    <message>
        <source>then next</source>
        <translation>下一阶段</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>现有 %1</translation>
    </message>
    <message>
        <source>there are %1 and more</source>
        <translation>现有 %1 等</translation>
    </message>
    <message>
        <source>there are %1 shapes for %2 phases</source>
        <translation>%2 个相位有 %1 个形状</translation>
    </message>
    <message>
        <source>there are %1 shapes for 1 phase</source>
        <translation>1 个相位有 %1 个形状</translation>
    </message>
    <message>
        <source>there are 'time', coordinates with .speed, links with .force, contacts with .normal, bodies with .x and more</source>
        <translation>可用 'time'、带 .speed 的坐标、带 .force 的连接、带 .normal 的接触、带 .x 的刚体等</translation>
    </message>
    <message>
        <source>there are more than %1 beams</source>
        <translation>梁多于 %1 根</translation>
    </message>
    <message>
        <source>there are more than %1 cells</source>
        <translation>单元多于 %1 个</translation>
    </message>
    <message>
        <source>there are more than %1 patches</source>
        <translation>片区多于 %1 个</translation>
    </message>
    <message>
        <source>there are no layers</source>
        <translation>没有层</translation>
    </message>
    <message>
        <source>there are no rows of numbers</source>
        <translation>没有数值行</translation>
    </message>
    <message>
        <source>there are no stages</source>
        <translation>没有阶段</translation>
    </message>
    <message>
        <source>there is a fixation already</source>
        <translation>已有内固定</translation>
    </message>
    <message>
        <source>there is an activity '%1' already</source>
        <translation>已有活动 '%1'</translation>
    </message>
    <message>
        <source>there is no %1 '%2'</source>
        <translation>没有%1 '%2'</translation>
    </message>
    <message>
        <source>there is no '%1'</source>
        <translation>没有“%1”</translation>
    </message>
    <message>
        <source>there is no '%1' here</source>
        <translation>此处没有 '%1'</translation>
    </message>
    <message>
        <source>there is no activity '%1'</source>
        <translation>没有活动 '%1'</translation>
    </message>
    <message>
        <source>there is no activity '%1' in the model</source>
        <translation>模型中没有活动 '%1'</translation>
    </message>
    <message>
        <source>there is no answer to report</source>
        <translation>没有可报告的结果</translation>
    </message>
    <message>
        <source>there is no body '%1' to scale</source>
        <translation>没有可缩放的刚体 '%1'</translation>
    </message>
    <message>
        <source>there is no body for the contact here</source>
        <translation>此处没有可设接触的刚体</translation>
    </message>
    <message>
        <source>there is no body for the landmark here</source>
        <translation>此处没有可设标志点的刚体</translation>
    </message>
    <message>
        <source>there is no body for the load here</source>
        <translation>此处没有可加载荷的刚体</translation>
    </message>
    <message>
        <source>there is no body for the node here</source>
        <translation>此处没有可设节点的刚体</translation>
    </message>
    <message>
        <source>there is no bone of the mesh</source>
        <translation>网格在此处没有骨</translation>
    </message>
    <message>
        <source>there is no bone of the mesh around the axis</source>
        <translation>网格在轴线周围没有骨</translation>
    </message>
    <message>
        <source>there is no coordinate '%1'</source>
        <translation>没有坐标 '%1'</translation>
    </message>
    <message>
        <source>there is no coordinate '%1' to sweep</source>
        <translation>没有可扫描的坐标 '%1'</translation>
    </message>
    <message>
        <source>there is no equilibrium posture within the ranges; at the nearest, %1</source>
        <translation>范围内没有平衡姿态；最近处：%1</translation>
    </message>
    <message>
        <source>there is no equilibrium posture: the free coordinates cannot be held in any posture tried</source>
        <translation>没有平衡姿态：所试的任何姿态都无法支持自由坐标</translation>
    </message>
    <message>
        <source>there is no figure '%1'</source>
        <translation>没有人体模型 '%1'</translation>
    </message>
    <message>
        <source>there is no fixation</source>
        <translation>没有内固定</translation>
    </message>
    <message>
        <source>There is no fixator.</source>
        <translation>没有内固定物。</translation>
    </message>
    <message>
        <source>there is no function '%1'</source>
        <translation>没有函数 '%1'</translation>
    </message>
    <message>
        <source>there is no link '%1'</source>
        <translation>没有连接 '%1'</translation>
    </message>
    <message>
        <source>there is no load</source>
        <translation>没有载荷</translation>
    </message>
    <message>
        <source>There is no load.</source>
        <translation>没有载荷。</translation>
    </message>
    <message>
        <source>there is no method '%1' of composing equations</source>
        <translation>没有建立方程的方法 '%1'</translation>
    </message>
    <message>
        <source>there is no name between the quotes</source>
        <translation>引号之间没有名称</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>没有数</translation>
    </message>
    <message>
        <source>there is no object '%1'</source>
        <translation>没有对象 '%1'</translation>
    </message>
    <message>
        <source>there is no posture '%1'</source>
        <translation>没有姿态 '%1'</translation>
    </message>
    <message>
        <source>there is no row %1</source>
        <translation>没有第 %1 行</translation>
    </message>
    <message>
        <source>there is no row %1 to be an equality (rows count from 0)</source>
        <translation>没有可作等式的第 %1 行（行从 0 计）</translation>
    </message>
    <message>
        <source>there is no row of column names</source>
        <translation>没有列名行</translation>
    </message>
    <message>
        <source>there is no scenario to paste these objects in</source>
        <translation>没有可粘贴这些对象的场景</translation>
    </message>
    <message>
        <source>there is no solution to start from</source>
        <translation>没有可作起点的解</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>there is no template '%1'</source>
        <translation>没有模板 '%1'</translation>
    </message>
    <message>
        <source>there is no triangle in it</source>
        <translation>其中没有三角形</translation>
    </message>
    <message>
        <source>there is no way to share a load called '%1'</source>
        <translation>没有名为 '%1' 的载荷分配方法</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>there is nothing at '%1' that this can be done to</source>
        <translation>'%1' 处没有可执行此操作的内容</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>there is nothing to save</source>
        <translation>没有可保存的内容</translation>
    </message>
    <message>
        <source>There is nothing to save: this page is empty</source>
        <translation>没有可保存的内容：此页为空</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>There is unsaved work on %1, last edit %2%3</source>
        <translation>%1 有未保存的工作，最后编辑于 %2%3</translation>
    </message>
    <message>
        <source>These are the equations of the model itself, without the postures, loads and gravity of its activities: %1.</source>
        <translation>这是模型自身的方程，不含其活动的姿态、载荷与重力：%1。</translation>
    </message>
    <message>
        <source>these forces balance the load but are not admissible, since the pseudo-inverse knows no limits: %1</source>
        <translation>这些力与载荷平衡，但不可行，因为伪逆不考虑极限：%1</translation>
    </message>
    <message>
        <source>These loads are assumed: the case states none.</source>
        <translation>这些载荷为假定：病例未给出。</translation>
    </message>
    <message>
        <source>they act on rotation vectors, which Euler parameters do not show</source>
        <translation>它们作用于转动向量，欧拉参数不显示转动向量</translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation>否则更改将丢失。</translation>
    </message>
    <message>
        <source>they are named '%1 (1)' and so on; rename one of them to use it by its name</source>
        <translation>它们被命名为“%1 (1)”等；如要按名称使用，请重命名其中一列</translation>
    </message>
    <message>
        <source>they damp quadratically an angle that is a difference of absolute angles</source>
        <translation>它们对一个由绝对角之差构成的角施加二次阻尼</translation>
    </message>
    <message>
        <source>thigh, shank and foot of a person, hinged at hip, knee and ankle</source>
        <translation>人的大腿、小腿与足，于髋、膝、踝铰接</translation>
    </message>
    <message>
        <source>thin rods, hinged one after the other</source>
        <translation>依次铰接的细杆</translation>
    </message>
    <message>
        <source>This activity is one posture. Series such as slow walking show here.</source>
        <translation>此活动只有一个姿态。此处显示慢走等序列。</translation>
    </message>
    <message>
        <source>this bracket is never closed</source>
        <translation>此括号从未闭合</translation>
    </message>
    <message>
        <source>this bracket was never opened</source>
        <translation>此括号从未打开</translation>
    </message>
    <message>
        <source>this case</source>
        <translation>本病例</translation>
    </message>
    <message>
        <source>This case could not be solved.</source>
        <translation>此病例无法求解。</translation>
    </message>
    <message>
        <source>This column cannot be fitted: it has gaps or fewer than two samples</source>
        <translation>此列无法拟合：有缺失或样本少于两个</translation>
    </message>
    <message>
        <source>this command is for smaller problems</source>
        <translation>此命令用于较小的问题</translation>
    </message>
    <message>
        <source>this divides by zero</source>
        <translation>此处除以零</translation>
    </message>
    <message>
        <source>this is %1, but %2 is wanted</source>
        <translation>这是%1，但需要%2</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>this is a marker file (.trc): places of markers, not coordinates over time</source>
        <translation>这是标记点文件（.trc）：内容是标记点位置，而非随时间变化的坐标</translation>
    </message>
    <message>
        <source>this is no %1</source>
        <translation>这不是%1</translation>
    </message>
    <message>
        <source>this is no finite number</source>
        <translation>这不是有限数</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>this is no recovery copy</source>
        <translation>这不是恢复副本</translation>
    </message>
    <message>
        <source>this is no text file</source>
        <translation>这不是文本文件</translation>
    </message>
    <message>
        <source>this is not a mesh that can be read</source>
        <translation>这不是可读取的网格</translation>
    </message>
    <message>
        <source>this is not well-formed XML: %1</source>
        <translation>这不是格式良好的 XML：%1</translation>
    </message>
    <message>
        <source>this is the first posture</source>
        <translation>这是第一个姿态</translation>
    </message>
    <message>
        <source>this is the last posture</source>
        <translation>这是最后一个姿态</translation>
    </message>
    <message>
        <source>this load</source>
        <translation>本载荷</translation>
    </message>
    <message>
        <source>this load at 1</source>
        <translation>本载荷为 1</translation>
    </message>
    <message>
        <source>This load cannot be held.</source>
        <translation>此载荷无法维持。</translation>
    </message>
    <message>
        <source>this model has no femur: open the hip, or begin with an empty one</source>
        <translation>此模型没有股骨：请打开髋模型或从空模型开始</translation>
    </message>
    <message>
        <source>This model has no links. Joint forces are under Joints, what holds each coordinate is under Coordinates.</source>
        <translation>此模型没有连接。关节力见“关节”，各坐标的约束反力见“坐标”。</translation>
    </message>
    <message>
        <source>this posture cannot be held</source>
        <translation>此姿态无法维持</translation>
    </message>
    <message>
        <source>this posture cannot be held at the start of the path</source>
        <translation>此姿态在路径起点无法维持</translation>
    </message>
    <message>
        <source>this posture cannot be held: %1</source>
        <translation>此姿态无法维持：%1</translation>
    </message>
    <message>
        <source>this quote is never closed</source>
        <translation>此引号从未闭合</translation>
    </message>
    <message>
        <source>this run is kept already</source>
        <translation>此次运行已保留</translation>
    </message>
    <message>
        <source>This scenario has no curves. Add one with “+ new”</source>
        <translation>此场景没有曲线。用“+ 新建”添加</translation>
    </message>
    <message>
        <source>this seems to be another file</source>
        <translation>这似乎是别的文件</translation>
    </message>
    <message>
        <source>this seems to be XML, not a %1</source>
        <translation>这似乎是 XML，不是%1</translation>
    </message>
    <message>
        <source>Those that hold</source>
        <translation>起固定作用的各项</translation>
    </message>
    <message>
        <source>Thread diameter</source>
        <translation>螺纹直径</translation>
    </message>
    <message>
        <source>Thread length</source>
        <translation>螺纹长度</translation>
    </message>
    <message>
        <source>thread, mm</source>
        <translation>螺纹，mm</translation>
    </message>
    <message>
        <source>three or six numbers for 'inertia'</source>
        <translation>'inertia' 的三个或六个数</translation>
    </message>
    <message>
        <source>three stiffnesses [x, y, z] for '%1'</source>
        <translation>'%1' 的三个刚度 [x, y, z]</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>拉索</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>拉索</translation>
    </message>
    <message>
        <source>Tightened screws lean by up to %1 degrees against the fracture: tightening, which comes first and without friction, pushes the fragments along it, and is part of what bone and metal bear.</source>
        <translation>拧紧的螺钉相对骨折倾斜至多 %1 度：拧紧先行且无摩擦，会沿骨折推动骨折块，并构成骨与金属所承受载荷的一部分。</translation>
    </message>
    <message>
        <source>Tightening comes first and without friction; then the load grows step by step. Movements count from after tightening.</source>
        <translation>先拧紧且无摩擦；随后载荷逐步增长。位移自拧紧后计算。</translation>
    </message>
    <message>
        <source>Tightening has brought the fragments %1 mm together: the neck is shorter by that, and movements count from there.</source>
        <translation>拧紧使骨折块靠拢 %1 mm：股骨颈相应缩短，移动量由此算起。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time of the point</source>
        <translation>点的时间</translation>
    </message>
    <message>
        <source>Time that ends the stage</source>
        <translation>结束阶段的时间</translation>
    </message>
    <message>
        <source>Time to blend over from the motion before</source>
        <translation>由先前运动过渡的时间</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>时间，s</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>times must rise from row to row</source>
        <translation>时间必须逐行递增</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>尖端</translation>
    </message>
    <message>
        <source>tip beyond the head's centre</source>
        <translation>尖端超出头中心</translation>
    </message>
    <message>
        <source>Titanium eli</source>
        <translation>钛 ELI</translation>
    </message>
    <message>
        <source>Titanium tan</source>
        <translation>钛 TAN</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>报告标题</translation>
    </message>
    <message>
        <source>To</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>To horizontal</source>
        <translation>与水平面夹角</translation>
    </message>
    <message>
        <source>To keep them too, save this document under another name first.</source>
        <translation>若要保留更改，请先将此文档另存为其他名称。</translation>
    </message>
    <message>
        <source>to mass centre %1 of link '%2'</source>
        <translation>至节段 '%2' 的质心 %1</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到结尾 (End)</translation>
    </message>
    <message>
        <source>to the horizontal</source>
        <translation>与水平面</translation>
    </message>
    <message>
        <source>To the horizontal in the frontal plane, standing with the mechanical axis upright</source>
        <translation>额状面内与水平面夹角，站立且机械轴竖直</translation>
    </message>
    <message>
        <source>To the outer surface of the bone when left out</source>
        <translation>省略时至骨外表面</translation>
    </message>
    <message>
        <source>to the shaft</source>
        <translation>与骨干</translation>
    </message>
    <message>
        <source>To the shaft; along its axis when left out</source>
        <translation>与骨干夹角；省略时沿其轴</translation>
    </message>
    <message>
        <source>To the Start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>到开头 (Home)</translation>
    </message>
    <message>
        <source>to the tip of link '%1'</source>
        <translation>至节段 '%1' 的尖端</translation>
    </message>
    <message>
        <source>to which is added</source>
        <translation>再加上</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>too many brackets and signs within one another</source>
        <translation>括号与符号嵌套过多</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Tools of Edit</source>
        <translation>编辑工具</translation>
    </message>
    <message>
        <source>Tools of the View</source>
        <translation>视图工具</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>俯视</translation>
    </message>
    <message>
        <source>torsion</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>Torsional</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>towards %1</source>
        <translation>趋向 %1</translation>
    </message>
    <message>
        <source>track camera</source>
        <translation>跟踪 相机</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>tracking</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Tracking gives at most</source>
        <translation>跟踪上限</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>trail</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>triangle %1 has a point of number %2 (from 0), but there are %3</source>
        <translation>三角形 %1 有编号为 %2 的点（从 0 计），但共有 %3 个点</translation>
    </message>
    <message>
        <source>triangle %1 has a point that is not finite</source>
        <translation>三角形 %1 有非有限的点</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>true or false for '%1'</source>
        <translation>'%1' 的 true 或 false</translation>
    </message>
    <message>
        <source>try again, or report this</source>
        <translation>请重试，或报告此问题</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>转动 %1</translation>
    </message>
    <message>
        <source>Turn %1 by %2</source>
        <translation>%1：转动 %2</translation>
    </message>
    <message>
        <source>turn about %1 by %2</source>
        <translation>绕 %1 轴转动 %2</translation>
    </message>
    <message>
        <source>turn about the neck</source>
        <translation>绕股骨颈转动</translation>
    </message>
    <message>
        <source>Turn about the upright axis; positive: the front of the plane lies further inwards</source>
        <translation>绕竖轴转动；正值表示平面前部更靠内</translation>
    </message>
    <message>
        <source>turn about x</source>
        <translation>绕 x 转动</translation>
    </message>
    <message>
        <source>turn about y</source>
        <translation>绕 y 转动</translation>
    </message>
    <message>
        <source>turn about z</source>
        <translation>绕 z 转动</translation>
    </message>
    <message>
        <source>Turn bodies and segments about axes (R)</source>
        <translation>绕轴转动刚体与节段 (R)</translation>
    </message>
    <message>
        <source>turn by its Euler parameters</source>
        <translation>按其欧拉参数转动</translation>
    </message>
    <message>
        <source>turn it about z alone</source>
        <translation>只绕 z 转动</translation>
    </message>
    <message>
        <source>turn it by less</source>
        <translation>减小转角</translation>
    </message>
    <message>
        <source>Turn x</source>
        <translation>转 x</translation>
    </message>
    <message>
        <source>Turn y</source>
        <translation>转 y</translation>
    </message>
    <message>
        <source>Turn z</source>
        <translation>转 z</translation>
    </message>
    <message>
        <source>turned %1</source>
        <translation>转动 %1</translation>
    </message>
    <message>
        <source>Turned about or slid along in this order</source>
        <translation>按此次序转动或滑动</translation>
    </message>
    <message>
        <source>Turning bed</source>
        <translation>转动基床</translation>
    </message>
    <message>
        <source>turns about %1 · Shift+J: about a ball</source>
        <translation>绕 %1 转动 · Shift+J：绕球铰</translation>
    </message>
    <message>
        <source>turns about a ball · J: about a hinge</source>
        <translation>绕球铰转动 · J：绕铰链轴</translation>
    </message>
    <message>
        <source>Turns smaller than this are taken for noise</source>
        <translation>小于此值的起伏视为噪声</translation>
    </message>
    <message>
        <source>tutorial introduction first steps</source>
        <translation>教程 入门 第一步</translation>
    </message>
    <message>
        <source>Twelve links of variable length, seen from above</source>
        <translation>十二个可变长节段，俯视</translation>
    </message>
    <message>
        <source>twice the screen</source>
        <translation>屏幕的两倍</translation>
    </message>
    <message>
        <source>two at most</source>
        <translation>至多两个</translation>
    </message>
    <message>
        <source>two coefficients stay</source>
        <translation>保留两个系数</translation>
    </message>
    <message>
        <source>Two coupled legs</source>
        <translation>两条耦合的腿</translation>
    </message>
    <message>
        <source>two heads that meet at a node and go on to one insertion</source>
        <translation>两头在节点汇合后至同一止点</translation>
    </message>
    <message>
        <source>two heavy rods with a rigid part between them</source>
        <translation>中间刚性的两根有质量杆</translation>
    </message>
    <message>
        <source>two heavy rods with a stretching part between them</source>
        <translation>中间可伸缩的两根有质量杆</translation>
    </message>
    <message>
        <source>two legs and a trunk of constant lengths (Borisov 2018)</source>
        <translation>定长双腿与躯干 (Borisov 2018)</translation>
    </message>
    <message>
        <source>Two links, five strands</source>
        <translation>两节段，五束</translation>
    </message>
    <message>
        <source>Two masses, one contact</source>
        <translation>两质量，一次接触</translation>
    </message>
    <message>
        <source>Two masses, two contacts</source>
        <translation>两质量，两次接触</translation>
    </message>
    <message>
        <source>Two or more, times rising</source>
        <translation>两个以上，时间递增</translation>
    </message>
    <message>
        <source>two people</source>
        <translation>两人</translation>
    </message>
    <message>
        <source>two points of a path that follow each other are one place</source>
        <translation>路径中相邻两点位置重合</translation>
    </message>
    <message>
        <source>Two points or more, in order, and surfaces between them</source>
        <translation>依次两点以上，及其间曲面</translation>
    </message>
    <message>
        <source>two surfaces of a path follow each other</source>
        <translation>路径中两个曲面相邻</translation>
    </message>
    <message>
        <source>Two turns of the crank: what joints give, the wheel gets</source>
        <translation>曲柄两圈：关节所出即车轮所得</translation>
    </message>
    <message>
        <source>Two-headed muscle</source>
        <translation>双头肌</translation>
    </message>
    <message>
        <source>type a number of mm or degrees · Ctrl: steps · Esc: back</source>
        <translation>键入毫米或度数 · Ctrl：按步 · Esc：返回</translation>
    </message>
    <message>
        <source>type I, to 30°</source>
        <translation>I 型，至 30°</translation>
    </message>
    <message>
        <source>type II, to 50°</source>
        <translation>II 型，至 50°</translation>
    </message>
    <message>
        <source>type III, above 50°</source>
        <translation>III 型，大于 50°</translation>
    </message>
    <message>
        <source>typed %1</source>
        <translation>键入 %1</translation>
    </message>
    <message>
        <source>Typeset</source>
        <translation>排版</translation>
    </message>
    <message>
        <source>Typical length</source>
        <translation>特征长度</translation>
    </message>
    <message>
        <source>unchanged by this edit</source>
        <translation>此次编辑未改变</translation>
    </message>
    <message>
        <source>Undecided, neither slack nor pulling: %1. Each way its derivatives differ; one is shown.</source>
        <translation>未定，既不松弛也不受拉：%1。两侧导数不同；显示其一。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>unhide</source>
        <translation>取消隐藏</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>unit force of a constraint, along the axes of a body</source>
        <translation>约束的单位力，沿某刚体各轴</translation>
    </message>
    <message>
        <source>unit force of constraint '%1' at %2</source>
        <translation>约束 '%1' 的单位力，于 %2</translation>
    </message>
    <message>
        <source>units that fit are %1</source>
        <translation>适用的单位有 %1</translation>
    </message>
    <message>
        <source>unknown key '%1'</source>
        <translation>未知的键 '%1'</translation>
    </message>
    <message>
        <source>unknown key '%1' in %2</source>
        <translation>%2 中有未知的键 '%1'</translation>
    </message>
    <message>
        <source>unknown verb '%1'</source>
        <translation>未知的命令 '%1'</translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <translation>未保存的工作</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>发现未保存的工作</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>until %1 lifts off</source>
        <translation>至 %1 离地</translation>
    </message>
    <message>
        <source>until %1 touches</source>
        <translation>至 %1 触地</translation>
    </message>
    <message>
        <source>until the run ends</source>
        <translation>至运行结束</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>untitled %1</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>不加权</translation>
    </message>
    <message>
        <source>unweighted</source>
        <translation>不加权</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>name of a key</comment>
        <translation>↑</translation>
    </message>
    <message>
        <source>up the shaft</source>
        <translation>沿骨干向上</translation>
    </message>
    <message>
        <source>up to patch '%1' cells would have to be cut from %2 squares, more than %3</source>
        <translation>到区块“%1”为止，单元须从 %2 个方格中切出，超过 %3 个</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上侧</translation>
    </message>
    <message>
        <source>upper and B have different numbers of rows</source>
        <translation>upper 与 B 的行数不同</translation>
    </message>
    <message>
        <source>upper back screw</source>
        <translation>后上螺钉</translation>
    </message>
    <message>
        <source>Upper end</source>
        <translation>上端</translation>
    </message>
    <message>
        <source>upper front screw</source>
        <translation>前上螺钉</translation>
    </message>
    <message>
        <source>Upper limit and low end</source>
        <translation>上限与下端</translation>
    </message>
    <message>
        <source>upper screw</source>
        <translation>上螺钉</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Upwards and forwards: from the axis of the neck; of a beam along the shaft, upwards stands for outwards.</source>
        <translation>向上与向前：距颈轴；沿骨干的梁，“向上”表示向外。</translation>
    </message>
    <message>
        <source>upwards, mm</source>
        <translation>向上，mm</translation>
    </message>
    <message>
        <source>use a cylinder or a sphere</source>
        <translation>请使用圆柱或球</translation>
    </message>
    <message>
        <source>use values and speeds, or let a condition name it</source>
        <translation>请使用值与速度，或在条件中引用它</translation>
    </message>
    <message>
        <source>Valgus</source>
        <translation>外翻</translation>
    </message>
    <message>
        <source>valgus must lie between -60 and 60 degrees</source>
        <translation>外翻必须在 -60 至 60 度之间</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>value larger by its step</source>
        <translation>值增大一步</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Value of the point</source>
        <translation>点的值</translation>
    </message>
    <message>
        <source>variable of %1</source>
        <translation>%1 的变量</translation>
    </message>
    <message>
        <source>varus</source>
        <translation>内翻</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg);;PDF (*.pdf);;Pictures (*.png)</source>
        <translation>矢量图 (*.svg);;PDF (*.pdf);;图片 (*.png)</translation>
    </message>
    <message>
        <source>Velocity terms</source>
        <translation>速度项</translation>
    </message>
    <message>
        <source>verb %1 is refused: %2</source>
        <translation>命令 %1 被拒绝：%2</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>版本 许可证</translation>
    </message>
    <message>
        <source>Videos (*.mp4)</source>
        <translation>视频 (*.mp4)</translation>
    </message>
    <message>
        <source>Videos are made by the program ffmpeg, which is not installed.</source>
        <translation>视频由程序 ffmpeg 生成，但尚未安装。</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Von Mises stress, the largest along each beam. Fatigue: the share of the fatigue strength that a stress between a tenth and the whole of it uses up (Goodman; smooth endurance limits with a notch factor of 2; orders of magnitude). Bearing: on the width of the beam, on cancellous bone or cortex, whichever is nearer to its strength. Bone beyond its strength means that the beam migrates. Largest pressure between the fragments, at the rim of the section: %1 MPa.</source>
        <translation>冯·米塞斯应力，取各梁沿线最大值。疲劳：应力在其十分之一至全值之间变化时所耗疲劳强度的份额（Goodman；光滑试样疲劳极限，缺口系数 2；仅数量级）。承压：按梁宽作用于松质骨或皮质骨，取更接近强度者。骨超过强度意味着梁发生移位。骨折块间最大压强（截面边缘）：%1 MPa。</translation>
    </message>
    <message>
        <source>W</source>
        <comment>unit</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Walking and stairs, measured peaks</source>
        <translation>行走与上下楼，实测峰值</translation>
    </message>
    <message>
        <source>walking gives 2 to 3</source>
        <translation>步行时为 2 至 3</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Waves along the body, friction drives it on</source>
        <translation>体波推进，摩擦驱动</translation>
    </message>
    <message>
        <source>Waves of lengths; scales hold against sliding back</source>
        <translation>长度波；鳞片防止后滑</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Weight bearing</source>
        <translation>负重比例</translation>
    </message>
    <message>
        <source>weight bearing must lie between 0 and 1 (100 %)</source>
        <translation>负重比例必须在 0 与 1 (100 %) 之间</translation>
    </message>
    <message>
        <source>Weight on leg</source>
        <translation>患肢负重</translation>
    </message>
    <message>
        <source>Weight on the leg</source>
        <translation>患肢负重</translation>
    </message>
    <message>
        <source>Weight on the leg in kilograms</source>
        <translation>患肢负重（千克）</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>加权</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>刚性固接</translation>
    </message>
    <message>
        <source>weld</source>
        <translation>刚性固接</translation>
    </message>
    <message>
        <source>weld in the plane</source>
        <translation>平面刚性固接</translation>
    </message>
    <message>
        <source>weld it to the base, or leave it out</source>
        <translation>刚性固接到基座，或省略</translation>
    </message>
    <message>
        <source>Weld it to the ground</source>
        <translation>刚性固接到地面</translation>
    </message>
    <message>
        <source>were all links springs of their stiffness, which only shares the load, %1</source>
        <translation>若所有连接都是其刚度的弹簧（刚度仅用于分配载荷），%1</translation>
    </message>
    <message>
        <source>what a constraint holds, along the axes of a body</source>
        <translation>约束所保持的量，沿某刚体各轴</translation>
    </message>
    <message>
        <source>What a hip fixation carries</source>
        <translation>髋部内固定承受的载荷</translation>
    </message>
    <message>
        <source>What a person reads</source>
        <translation>供人阅读</translation>
    </message>
    <message>
        <source>what a reader should know</source>
        <translation>读者须知</translation>
    </message>
    <message>
        <source>what belongs after it?</source>
        <translation>其后应为何？</translation>
    </message>
    <message>
        <source>What bone and fixator carry across the fracture shows here.</source>
        <translation>此处显示骨和内固定物各自跨骨折承担的部分。</translation>
    </message>
    <message>
        <source>What does this joint bear in this person?</source>
        <translation>此人的这个关节承受多少？</translation>
    </message>
    <message>
        <source>What each screw and the bone carry, and what gives way first</source>
        <translation>各螺钉与骨的分担，以及何者先失效</translation>
    </message>
    <message>
        <source>What ends it, and what follows</source>
        <translation>结束条件及后续</translation>
    </message>
    <message>
        <source>What ends the stage</source>
        <translation>结束阶段的条件</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>其后</translation>
    </message>
    <message>
        <source>What forces are measured by, in all criteria but stiffness</source>
        <translation>除刚度外各准则中力的度量</translation>
    </message>
    <message>
        <source>What gives way first as the load grows shows here.</source>
        <translation>此处显示载荷增大时最先失效的部分。</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>what happens</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>What happens as the load grows</source>
        <translation>载荷增长时发生什么</translation>
    </message>
    <message>
        <source>What happens at that force</source>
        <translation>达到该力时的行为</translation>
    </message>
    <message>
        <source>What holds its outer end</source>
        <translation>固定其外端的方式</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>What is done and what is assumed</source>
        <translation>所作与所假定</translation>
    </message>
    <message>
        <source>What is drawn over it</source>
        <translation>对其绘制的内容</translation>
    </message>
    <message>
        <source>What is given and what is sought</source>
        <translation>给定与待求</translation>
    </message>
    <message>
        <source>What is heavy and what stretches</source>
        <translation>何者有质量、何者可伸缩</translation>
    </message>
    <message>
        <source>what is imposed is not held without the load</source>
        <translation>没有载荷时，所施加的缩短无法保持平衡</translation>
    </message>
    <message>
        <source>what is imposed without a load</source>
        <translation>无载荷时的给定缩短</translation>
    </message>
    <message>
        <source>What is locked is held, what is free has no effort</source>
        <translation>锁定的保持不动，自由的不受驱动力</translation>
    </message>
    <message>
        <source>What is measured on %1</source>
        <translation>%1 上的测量</translation>
    </message>
    <message>
        <source>What it carries of the compression</source>
        <translation>所承担的压缩</translation>
    </message>
    <message>
        <source>What it carries of the shear down the plane</source>
        <translation>所承担的向下剪切</translation>
    </message>
    <message>
        <source>What it follows over time; zero when left out</source>
        <translation>随时间的变化规律；省略时为零</translation>
    </message>
    <message>
        <source>What it rides with</source>
        <translation>随动对象</translation>
    </message>
    <message>
        <source>What its thread or blade holds along it, times the modulus of the bone</source>
        <translation>螺纹或刀片沿其轴的固定力，乘骨模量</translation>
    </message>
    <message>
        <source>What keeps it from moving along itself</source>
        <translation>阻止其沿自身轴向移动的部分</translation>
    </message>
    <message>
        <source>What must the drives deliver, and what are the equations?</source>
        <translation>驱动须提供多少，方程为何？</translation>
    </message>
    <message>
        <source>What needs %1 goes too:</source>
        <translation>依赖 %1 的内容也将删除：</translation>
    </message>
    <message>
        <source>What of the bone it lies on</source>
        <translation>其所依托的骨质</translation>
    </message>
    <message>
        <source>What stops it at the ends of its range</source>
        <translation>在范围两端的限位</translation>
    </message>
    <message>
        <source>What that holds about it, times the modulus and its radius squared</source>
        <translation>绕其轴的固定，乘模量与半径平方</translation>
    </message>
    <message>
        <source>What the 3D view and all panels show</source>
        <translation>三维视图与各面板所示</translation>
    </message>
    <message>
        <source>What the coordinate adds to the axis value</source>
        <translation>坐标对轴值的贡献</translation>
    </message>
    <message>
        <source>What the fixation carries</source>
        <translation>内固定承受的载荷</translation>
    </message>
    <message>
        <source>What the force depends on most</source>
        <translation>力最敏感的参数</translation>
    </message>
    <message>
        <source>What the force is of, such as standing on one leg</source>
        <translation>该力的来源，如单腿站立</translation>
    </message>
    <message>
        <source>What the joint forces can be</source>
        <translation>关节力的可能值</translation>
    </message>
    <message>
        <source>What the links' forces can be</source>
        <translation>连接力的可能值</translation>
    </message>
    <message>
        <source>What the open files say about themselves</source>
        <translation>所打开文件的自述</translation>
    </message>
    <message>
        <source>What the plate or nail resists to turning</source>
        <translation>钢板或髓内钉的抗转</translation>
    </message>
    <message>
        <source>What the unsaved work on %1 has changed, beside the saved file:</source>
        <translation>%1 未保存的工作相对已保存文件的更改：</translation>
    </message>
    <message>
        <source>What this stage does not say is as there</source>
        <translation>本阶段未述者与之相同</translation>
    </message>
    <message>
        <source>What was measured is the largest force of the activity; here that is at %1.</source>
        <translation>实测值为活动中的最大力；此处出现在 %1。</translation>
    </message>
    <message>
        <source>what was measured on it stays in the form; neck and shaft are ellipses of that size now</source>
        <translation>在其上测得的结果保留在表单中；颈与骨干现为相应大小的椭圆</translation>
    </message>
    <message>
        <source>what was set for coordinate '%1'</source>
        <translation>坐标 '%1' 的设定</translation>
    </message>
    <message>
        <source>Wheel, right drag</source>
        <translation>滚轮、右键拖动</translation>
    </message>
    <message>
        <source>When</source>
        <translation>何时</translation>
    </message>
    <message>
        <source>when</source>
        <translation>当</translation>
    </message>
    <message>
        <source>When driven</source>
        <translation>驱动时</translation>
    </message>
    <message>
        <source>where</source>
        <translation>式中</translation>
    </message>
    <message>
        <source>where it inserts</source>
        <translation>止点</translation>
    </message>
    <message>
        <source>Where it is hinged</source>
        <translation>铰接处</translation>
    </message>
    <message>
        <source>Where it is slack</source>
        <translation>松弛处</translation>
    </message>
    <message>
        <source>Where it sits on the parent</source>
        <translation>在父体上的位置</translation>
    </message>
    <message>
        <source>where its first head begins</source>
        <translation>第一头的起点</translation>
    </message>
    <message>
        <source>where its second head begins</source>
        <translation>第二头的起点</translation>
    </message>
    <message>
        <source>Where links have their rest lengths; the value when left out</source>
        <translation>各连接处于静止长度时的坐标值；省略时取坐标自身的值</translation>
    </message>
    <message>
        <source>Where numbers come from</source>
        <translation>数值来源</translation>
    </message>
    <message>
        <source>where the fracture is, %1</source>
        <translation>骨折处：%1</translation>
    </message>
    <message>
        <source>Where the growing contact area has doubled the stiffness</source>
        <translation>接触面积增大使刚度加倍处</translation>
    </message>
    <message>
        <source>where the heads meet</source>
        <translation>两头汇合处</translation>
    </message>
    <message>
        <source>where the neck was picked the bone is %1 wide, wider than the head</source>
        <translation>选取颈部处的骨宽 %1，比头还宽</translation>
    </message>
    <message>
        <source>where the neck was picked, %1</source>
        <translation>选取颈部处：%1</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>数值来源</translation>
    </message>
    <message>
        <source>Where the pressure on the layers comes from</source>
        <translation>分层压强的来源</translation>
    </message>
    <message>
        <source>Where the shaft is cut, square to itself: below the crossing of the axes of neck and shaft</source>
        <translation>骨干横截处：颈轴与骨干轴交点以下</translation>
    </message>
    <message>
        <source>where the shaft was picked above, %1</source>
        <translation>在上方选取骨干处：%1</translation>
    </message>
    <message>
        <source>where the shaft was picked below, %1</source>
        <translation>在下方选取骨干处：%1</translation>
    </message>
    <message>
        <source>whether links break is followed with sliding contacts that open by the coefficient of friction times their slip, other than Coulomb's law: %1</source>
        <translation>追踪连接断裂时，滑动接触按摩擦系数乘以滑移量张开，与库仑定律不同：%1</translation>
    </message>
    <message>
        <source>whether links break while the load grows could not be followed to its end: %1</source>
        <translation>载荷增长时连接是否断裂未能追踪到底：%1</translation>
    </message>
    <message>
        <source>Whether the activity's posture is still that of the people measured</source>
        <translation>活动姿态是否仍为受测者的姿态</translation>
    </message>
    <message>
        <source>Whether the time of curves, columns and formulas counts from the start of the run or stage</source>
        <translation>曲线、列与公式的时间自运行或阶段开始计</translation>
    </message>
    <message>
        <source>Which criteria are compared</source>
        <translation>比较哪些准则</translation>
    </message>
    <message>
        <source>Which fragment a muscle ends on, where the plane does not say it rightly</source>
        <translation>平面判定不准时肌肉止于哪块骨折块</translation>
    </message>
    <message>
        <source>Which muscles pull, and how hard?</source>
        <translation>哪些肌肉在拉，力有多大？</translation>
    </message>
    <message>
        <source>which rows those are may change on the way, and forces jump where it does; hold less, or let contacts with stiffness bear</source>
        <translation>这些行可能在过程中改变，力随之跳变；请减少固定，或让有刚度的接触承力</translation>
    </message>
    <message>
        <source>Who and what</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Who carries what in '%1'</source>
        <translation>“%1”中各部分的分担</translation>
    </message>
    <message>
        <source>Who carries what, part by part</source>
        <translation>各部分的分担</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>whose hip, which question</source>
        <translation>谁的髋，什么问题</translation>
    </message>
    <message>
        <source>Whose unit it has; plain SI when left out</source>
        <translation>采用其单位；省略时为 SI</translation>
    </message>
    <message>
        <source>Why does one muscle go slack, and what does the rest then carry?</source>
        <translation>为何一块肌肉松弛，其余又承受多少？</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>with</source>
        <translation>其中</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>在 %1 下</translation>
    </message>
    <message>
        <source>With %1 no answer was found, which says nothing of the fragments.</source>
        <translation>在 %1 下未求得结果，这不说明骨折块的情况。</translation>
    </message>
    <message>
        <source>With %1 the fragments cannot be held.</source>
        <translation>在 %1 下骨折块无法固定。</translation>
    </message>
    <message>
        <source>With feet and arms, sized for a person</source>
        <translation>含足与臂，按人体尺寸</translation>
    </message>
    <message>
        <source>With its usual dimensions unless beams are stated</source>
        <translation>未给出梁时取常用尺寸</translation>
    </message>
    <message>
        <source>with large displacements</source>
        <translation>计入大位移</translation>
    </message>
    <message>
        <source>with large displacements %1</source>
        <translation>大位移时：%1</translation>
    </message>
    <message>
        <source>with patch '%1' there would be %2 cells, more than %3</source>
        <translation>加上片区 '%1' 将有 %2 个单元，超过 %3 个</translation>
    </message>
    <message>
        <source>without it the contact is rigid</source>
        <translation>没有它则接触为刚性</translation>
    </message>
    <message>
        <source>Without one the contact is rigid</source>
        <translation>无则接触为刚性</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>World</source>
        <translation>地面系</translation>
    </message>
    <message>
        <source>World Axes</source>
        <translation>地面坐标轴</translation>
    </message>
    <message>
        <source>worst of %1</source>
        <translation>%1 个中最不利</translation>
    </message>
    <message>
        <source>worst of %1 postures: %2</source>
        <translation>%1 个姿态中最不利：%2</translation>
    </message>
    <message>
        <source>Worst Posture</source>
        <translation>最不利姿态</translation>
    </message>
    <message>
        <source>Worst posture</source>
        <translation>最不利姿态</translation>
    </message>
    <message>
        <source>worst posture</source>
        <translation>最不利姿态</translation>
    </message>
    <message>
        <source>worst posture: %1</source>
        <translation>最不利姿态：%1</translation>
    </message>
    <message>
        <source>worst: %1 %2, %3</source>
        <translation>最不利：%1 %2，%3</translation>
    </message>
    <message>
        <source>wrench on the proximal fragment = -stiffness times displacement and turn</source>
        <translation>近侧骨折块上的力旋量 = -刚度乘以位移与转角</translation>
    </message>
    <message>
        <source>write "..." around it, and "" for one within</source>
        <translation>用 "..." 括起，其中的引号写成 ""</translation>
    </message>
    <message>
        <source>write "angle_reference": "ground" in %1 too</source>
        <translation>在 %1 中也写 "angle_reference": "ground"</translation>
    </message>
    <message>
        <source>write "coordinate", a number of metres, or {"coordinate": ..., "constant": ...}</source>
        <translation>写 "coordinate"、以米计的数，或 {"coordinate": ..., "constant": ...}</translation>
    </message>
    <message>
        <source>write "follow" and the motion instead</source>
        <translation>改写 "follow" 及该运动</translation>
    </message>
    <message>
        <source>write "follow" instead of "motion" to drive it by an effort, or remove 'tracking'</source>
        <translation>若由作用力驱动，将 "motion" 改写为 "follow"，否则删除 'tracking'</translation>
    </message>
    <message>
        <source>write "heads": [{"body": ..., "position": [x, y, z]}, ...]</source>
        <translation>写成 "heads": [{"body": ..., "position": [x, y, z]}, ...]</translation>
    </message>
    <message>
        <source>write "hold", or give their motions</source>
        <translation>请写 "hold"，或给定它们的运动</translation>
    </message>
    <message>
        <source>write "key": value</source>
        <translation>写成 "key": value</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>写 %1</translation>
    </message>
    <message>
        <source>write %1; %2 may follow all but stiffness; P is 1 or from %3 to %4</source>
        <translation>写 %1；除 stiffness 外，其后均可接 %2；P 为 1 或 %3 至 %4</translation>
    </message>
    <message>
        <source>write %1; a quantity of that name stands between single quotes</source>
        <translation>写 %1；同名的量写在单引号之间</translation>
    </message>
    <message>
        <source>write %1=FROM:TO in degrees or m, such as %1=-20:120</source>
        <translation>写 %1=FROM:TO，以度或 m 计，如 %1=-20:120</translation>
    </message>
    <message>
        <source>Write '%1'</source>
        <translation>写入 '%1'</translation>
    </message>
    <message>
        <source>Write '%1' at all %2 places</source>
        <translation>在全部 %2 处写为 '%1'</translation>
    </message>
    <message>
        <source>write &lt;, &gt;, &lt;=, &gt;= or ==</source>
        <translation>写 &lt;、&gt;、&lt;=、&gt;= 或 ==</translation>
    </message>
    <message>
        <source>write ==</source>
        <translation>写 ==</translation>
    </message>
    <message>
        <source>write [[x, y], [x, y], ...]</source>
        <translation>写 [[x, y], [x, y], ...]</translation>
    </message>
    <message>
        <source>write [c0, c1, ...]</source>
        <translation>写 [c0, c1, ...]</translation>
    </message>
    <message>
        <source>write [x, y, z]</source>
        <translation>写 [x, y, z]</translation>
    </message>
    <message>
        <source>write [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]</source>
        <translation>写 [xx, yy, zz] 或 [xx, yy, zz, xy, xz, yz]</translation>
    </message>
    <message>
        <source>write [{"verb": "rename", "at": ..., "name": ...}, ...]</source>
        <translation>写 [{"verb": "rename", "at": ..., "name": ...}, ...]</translation>
    </message>
    <message>
        <source>write a backslash as \\</source>
        <translation>反斜杠写成 \\</translation>
    </message>
    <message>
        <source>write a name there</source>
        <translation>在该处写一个名称</translation>
    </message>
    <message>
        <source>write a number for each row</source>
        <translation>为每行写一个数</translation>
    </message>
    <message>
        <source>write a number for each row between [ and ]</source>
        <translation>在 [ 与 ] 之间为每行写一个数</translation>
    </message>
    <message>
        <source>write a number or an expression such as 2 * knee.speed</source>
        <translation>写一个数，或表达式，如 2 * knee.speed</translation>
    </message>
    <message>
        <source>write a number within these</source>
        <translation>写一个在此范围内的数</translation>
    </message>
    <message>
        <source>write a number, or "held" for a motion held fast</source>
        <translation>写一个数；运动固定不变时写 "held"</translation>
    </message>
    <message>
        <source>write a number, or hold the motion: "motion": "hold"</source>
        <translation>写一个数，或固定该运动："motion": "hold"</translation>
    </message>
    <message>
        <source>write a number, or put the formula between double quotes</source>
        <translation>写一个数，或将公式写在双引号之间</translation>
    </message>
    <message>
        <source>write a size in SI units</source>
        <translation>以 SI 单位写出大小</translation>
    </message>
    <message>
        <source>write a unit behind each number</source>
        <translation>在每个数之后写单位</translation>
    </message>
    <message>
        <source>write a value before it</source>
        <translation>在其前写一个值</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <translation>写一个整数</translation>
    </message>
    <message>
        <source>write all three, without quotes or units</source>
        <translation>三个都写出，不加引号或单位</translation>
    </message>
    <message>
        <source>write at most %1 times the body weight of %2 N; this bound is the program's own, and a wide one</source>
        <translation>最多写体重 %2 N 的 %1 倍；此界限由本程序设定，且很宽</translation>
    </message>
    <message>
        <source>write at most %1; this bound is the program's own, and a wide one</source>
        <translation>最多写 %1；此界限由本程序设定，且很宽</translation>
    </message>
    <message>
        <source>write axes: a rotation about z, translations along x and y</source>
        <translation>写出各轴：绕 z 的转动，沿 x 与 y 的平移</translation>
    </message>
    <message>
        <source>write coordinate=MOMENT in newton metres or newtons</source>
        <translation>写 coordinate=MOMENT，以牛顿米或牛顿计</translation>
    </message>
    <message>
        <source>write coordinate=VALUE in degrees or metres</source>
        <translation>写 coordinate=VALUE，以度或米计</translation>
    </message>
    <message>
        <source>write either "body" and "position", or "node", or "surface"</source>
        <translation>写 "body" 与 "position"，或 "node"，或 "surface"</translation>
    </message>
    <message>
        <source>write either "rotation": [x, y, z] or "translation": [x, y, z]</source>
        <translation>写 "rotation": [x, y, z] 或 "translation": [x, y, z]</translation>
    </message>
    <message>
        <source>write further ones into another case</source>
        <translation>更多的请写入另一病例</translation>
    </message>
    <message>
        <source>write how many links there are</source>
        <translation>写出节段的数目</translation>
    </message>
    <message>
        <source>write inDegrees=no into the header if they are in radians</source>
        <translation>若以弧度计，请在文件头写入 inDegrees=no</translation>
    </message>
    <message>
        <source>write it as an escape, such as \t</source>
        <translation>写成转义序列，如 \t</translation>
    </message>
    <message>
        <source>write it as an object, {"key": value, ...}</source>
        <translation>写成对象 {"key": value, ...}</translation>
    </message>
    <message>
        <source>write it as in 12.5 or -1e-3, SI and radians, without quotes or units</source>
        <translation>写成如 12.5 或 -1e-3，用 SI 单位与弧度，不加引号或单位</translation>
    </message>
    <message>
        <source>write it as in 12.5 or -1e-3, without quotes or units</source>
        <translation>写成如 12.5 或 -1e-3，不加引号或单位</translation>
    </message>
    <message>
        <source>write it as in 12.5 or -1e-3, without units</source>
        <translation>写成如 12.5 或 -1e-3，不加单位</translation>
    </message>
    <message>
        <source>write it in %1</source>
        <translation>以 %1 为单位书写</translation>
    </message>
    <message>
        <source>write it in N/m, without quotes or units, or %1</source>
        <translation>以 N/m 写出，不加引号或单位，或写 %1</translation>
    </message>
    <message>
        <source>write it in UTF-8</source>
        <translation>以 UTF-8 写出</translation>
    </message>
    <message>
        <source>write it without a unit</source>
        <translation>不带单位书写</translation>
    </message>
    <message>
        <source>write it without quotes</source>
        <translation>写出时不加引号</translation>
    </message>
    <message>
        <source>write linear, or a power farther from 1</source>
        <translation>写 linear，或离 1 更远的幂</translation>
    </message>
    <message>
        <source>write link=A above -1</source>
        <translation>写 link=A，大于 -1</translation>
    </message>
    <message>
        <source>write link=MILLIMETRES</source>
        <translation>写 link=MILLIMETRES</translation>
    </message>
    <message>
        <source>write null for an end that is open</source>
        <translation>开放的一端写 null</translation>
    </message>
    <message>
        <source>write null where there is no bound</source>
        <translation>无界限处写 null</translation>
    </message>
    <message>
        <source>write numbers as in 12.5 or -1e-3</source>
        <translation>数写成如 12.5 或 -1e-3</translation>
    </message>
    <message>
        <source>write one of 'time', 'after' and 'when'</source>
        <translation>写 'time'、'after' 与 'when' 之一</translation>
    </message>
    <message>
        <source>write one of these words</source>
        <translation>写这些词之一</translation>
    </message>
    <message>
        <source>write six rows of six numbers, [[...], ...], forces before moments, displacements before turns</source>
        <translation>写六行、每行六个数，[[...], ...]，力在力矩之前，位移在转角之前</translation>
    </message>
    <message>
        <source>write the character itself, in UTF-8</source>
        <translation>写该字符本身，用 UTF-8</translation>
    </message>
    <message>
        <source>write the steps of the file, such as links/psoas/path/1</source>
        <translation>写出文件中的各级，如 links/psoas/path/1</translation>
    </message>
    <message>
        <source>write three factors along x, y and z</source>
        <translation>写出沿 x、y 与 z 的三个系数</translation>
    </message>
    <message>
        <source>write true or false in small letters</source>
        <translation>写小写的 true 或 false</translation>
    </message>
    <message>
        <source>write two points or more, sorted by x</source>
        <translation>写两个或更多点，按 x 排序</translation>
    </message>
    <message>
        <source>write what it gives into a file, and name that</source>
        <translation>请将其输出写入文件，再指定该文件</translation>
    </message>
    <message>
        <source>write x^2 for a power</source>
        <translation>幂写成 x^2</translation>
    </message>
    <message>
        <source>Written in</source>
        <translation>所用坐标系</translation>
    </message>
    <message>
        <source>x %1   y %2   z %3 mm</source>
        <translation>x %1   y %2   z %3 mm</translation>
    </message>
    <message>
        <source>Y is not zero</source>
        <translation>Y 不为零</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>yes: angles are in degrees; no: in radians</source>
        <translation>yes：角度以度为单位；no：以弧度为单位</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>yield of the %1</source>
        <translation>%1 屈服</translation>
    </message>
    <message>
        <source>yield, %</source>
        <translation>屈服，%</translation>
    </message>
    <message>
        <source>yield, MPa</source>
        <translation>屈服，MPa</translation>
    </message>
    <message>
        <source>Young's</source>
        <translation>杨氏</translation>
    </message>
    <message>
        <source>Young's modulus of layer '%1' is not positive</source>
        <translation>层 '%1' 的杨氏模量不为正</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>zoom all frame centre home reset camera</source>
        <translation>缩放 全部 居中 重置相机</translation>
    </message>
    <message>
        <source>zoom to selected frame centre</source>
        <translation>缩放到所选 居中</translation>
    </message>
    <message>
        <source>µm</source>
        <comment>unit</comment>
        <translation>µm</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>unit</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>· cortex %1</source>
        <translation>· 皮质骨 %1</translation>
    </message>
    <message>
        <source>× or ÷ </source>
        <translation>× 或 ÷ </translation>
    </message>
    <message>
        <source>ΔR</source>
        <translation>ΔR</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>✓ saved %1</source>
        <translation>✓ 已保存 %1</translation>
    </message>
</context>
</TS>
