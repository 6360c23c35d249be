"""A planar figure that walks without tipping over: paths of feet and hip, the angles that follow from them, and what the
ground does.

The feet go as stated. The hip does not go at an even speed: from the even way it is moved until the centre of pressure,
which follows from the whole figure's motion (its point masses, so exactly), goes from heel to ball of each foot in single
support and on to the other heel in double support. As for an inverted pendulum a change dx of the hip changes the centre of
pressure by dx - h/g d2x/dt2, which is divided out harmonic by harmonic.

Phases count from the landing of the right foot; both legs do the same, half a cycle apart.
"""
import math

G = 9.80665  # m/s^2, of the figure
CYCLE, STEP = 1.1, 0.65  # s, m: assumed, a free speed of 1.18 m/s
FLAT = 170.5268785875866  # degrees: the foot's link from toe to ankle when the foot is flat
HEEL, BALL = 0.15, 0.07  # m behind the toe: where the centre of pressure comes to the foot, and leaves it
STANCE, DOUBLE = 0.6, 0.1  # shares of the cycle
HARMONICS, SAMPLES = 32, 440
LEFT_LEAVES = 1 / 12  # share of the force with which the left foot leaves the ground
BENT = 0.77  # m, the mean height of the hip: knees stay bent, as straight ones would pass a singular position
COS = [math.cos(2 * math.pi * i / SAMPLES) for i in range(SAMPLES)]
SIN = [math.sin(2 * math.pi * i / SAMPLES) for i in range(SAMPLES)]


def smooth(s):
    s = min(max(s, 0.0), 1.0)
    return s ** 4 * (35 - 84 * s + 70 * s * s - 20 * s ** 3)


def toe(phase):
    """Place of the right toe, m; it stands from 0 to STANCE."""
    turn, p = math.floor(phase), phase % 1
    s = max(p - STANCE, 0) / (1 - STANCE)
    return 2 * STEP * (turn + smooth(s)), 0.04 * 256 * (s * (1 - s)) ** 4 * (1.5 - s)


def foot_angle(phase):
    """Degrees; the heel leaves the ground within single support and comes down in the air."""
    p = phase % 1
    return FLAT - 45 * (smooth((p - 0.35) / 0.31) if p < 0.66 else 1 - smooth((p - 0.66) / 0.34))


def wanted_pressure(phase):
    """Where the centre of pressure is to be, m; the right toe stands at 0 from phase 0 on."""
    step = math.floor(2 * (phase - DOUBLE))
    p = phase - DOUBLE - step / 2  # 0 to 0.5
    single = 0.5 - DOUBLE
    if p < single:
        return STEP * step - HEEL + (HEEL - BALL) * p / single
    return STEP * step - BALL + (STEP - HEEL + BALL) * (p - single) / DOUBLE


class Series:
    """A periodic function by its samples: mean, cosines and sines, and value, rate and acceleration at each sample."""

    def __init__(self, samples):
        n = len(samples)
        self.mean = sum(samples) / n
        self.cosines = [2 / n * sum(v * COS[k * i % n] for i, v in enumerate(samples)) for k in range(1, HARMONICS + 1)]
        self.sines = [2 / n * sum(v * SIN[k * i % n] for i, v in enumerate(samples)) for k in range(1, HARMONICS + 1)]
        self.states = [self._state(i) for i in range(n)]

    def _state(self, i):
        value, rate, acceleration = self.mean, 0.0, 0.0
        for k in range(1, HARMONICS + 1):
            w, c, s = 2 * math.pi * k / CYCLE, COS[k * i % SAMPLES], SIN[k * i % SAMPLES]
            wave = self.cosines[k - 1] * c + self.sines[k - 1] * s
            value += wave
            rate += w * (self.sines[k - 1] * c - self.cosines[k - 1] * s)
            acceleration -= w * w * wave
        return value, rate, acceleration


def along(start, angle, length, share):
    """Place and acceleration of a point of a link: share of its length from its start. Each of angle (rad) and length is
    value, rate and acceleration; start: ((x, ax), (y, ay))."""
    (x, ax), (y, ay) = start
    a, w, alpha = angle
    r, dr, ddr = (share * v for v in length)
    c, s = math.cos(a), math.sin(a)
    return ((x + r * c, ax + ddr * c - 2 * dr * w * s - r * (alpha * s + w * w * c)),
            (y + r * s, ay + ddr * s + 2 * dr * w * c + r * (alpha * c - w * w * s)))


class Walker:
    """share: how much of the knee's bend is left to the knee, the lengths of shank and thigh take the rest; rise: m, by which
    the hip rises and falls about its mean height."""

    def __init__(self, model, share, rise):
        self.links = {link["name"]: link for link in model["segments"]}
        self.share, self.rise = share, rise
        self.phases = [i / SAMPLES + DOUBLE for i in range(SAMPLES)]
        self.shift, self.deviation = -0.045, [0.0] * SAMPLES
        for _ in range(25):
            self._lay_legs()
            self._find_ground()
            self._move_hip()

    def _leg(self, phase, hip):
        """Absolute angles (degrees) of foot, shank and thigh, from toe to hip, and the lengths of shank and thigh."""
        foot, shank, thigh = 0.196251, 0.4403, 0.4222
        a = math.radians(foot_angle(phase))
        x, y = toe(phase)
        x, y = hip[0] - x - foot * math.cos(a), hip[1] - y - foot * math.sin(a)
        d = math.hypot(x, y)
        bend = self.share * math.acos((d * d - shank ** 2 - thigh ** 2) / (2 * shank * thigh))
        scale = d / math.sqrt(shank ** 2 + thigh ** 2 + 2 * shank * thigh * math.cos(bend))
        line = math.atan2(y, x) - math.asin(thigh * scale * math.sin(bend) / d)
        return math.degrees(a), math.degrees(line), math.degrees(line + bend), shank * scale, thigh * scale

    def _lay_legs(self):
        deviation = Series(self.deviation)
        self.hip = []
        for (dx, _, ax), p in zip(deviation.states, self.phases):
            x = 2 * STEP * (p - 0.55) + STEP / 2 + self.shift + dx
            wave = self.rise * math.cos(4 * math.pi * (p - 0.3))
            self.hip.append(((x, ax), (BENT + wave, -(4 * math.pi / CYCLE) ** 2 * wave)))
        rows = [self._leg(p, (hip[0][0], hip[1][0])) for p, hip in zip(self.phases, self.hip)]
        self.foot, self.shank, self.thigh, self.shank_length, self.thigh_length = (Series(c) for c in zip(*rows))

    def _masses(self, i):
        """All point masses with their places and accelerations at a sample."""
        radians = lambda series, j, turn=0: tuple(math.radians(v) + (math.radians(turn) if n == 0 else 0)
                                                  for n, v in enumerate(series.states[j]))
        for side, j in (("support", i), ("swing", (i + SAMPLES // 2) % SAMPLES)):
            start = self.hip[i]
            for part, series, length in (("thigh", self.thigh, self.thigh_length.states[j]),
                                         ("shank", self.shank, self.shank_length.states[j]),
                                         ("foot", self.foot, (0.196251, 0, 0))):
                angle = radians(series, j, 180)  # downwards
                for point in self.links[f"{side}_{part}"]["points"]:
                    share = point.get("at", 1)
                    yield point["mass"], along(start, angle, length, 1 - share if side == "support" else share)
                start = along(start, angle, length, 1)
        w = 2 * math.pi / CYCLE

        def swing(time, mean, cosine, sine, w):
            c, s = math.cos(w * time), math.sin(w * time)
            wave = cosine * c + sine * s
            return tuple(math.radians(v) for v in (mean + wave, w * (sine * c - cosine * s), -w * w * wave))

        time = i * CYCLE / SAMPLES
        trunk, length = swing(time, 87, 0.8, 0.8, 2 * w), (0.5155, 0, 0)
        for point in self.links["trunk"]["points"]:
            yield point["mass"], along(self.hip[i], trunk, length, point.get("at", 1))
        for side, delay in (("support", CYCLE / 2), ("swing", 0)):
            start = along(self.hip[i], trunk, length, 1)
            for part, mean, arm in (("upper_arm", -90, 0.2817), ("forearm", -65, 0.2689)):
                angle = swing(time - delay, mean, -18, -6, w)
                for point in self.links[f"{side}_{part}"]["points"]:
                    yield point["mass"], along(start, angle, (arm, 0, 0), point.get("at", 1))
                start = along(start, angle, (arm, 0, 0), 1)

    def _find_ground(self):
        """The whole ground force, N, and its centre of pressure, m, at each sample."""
        self.force, self.pressure = [], []
        for i in range(SAMPLES):
            fx = fy = moment = 0.0
            for m, ((x, ax), (y, ay)) in self._masses(i):
                fx += m * ax
                fy += m * (ay + G)
                moment += m * ((ay + G) * x - ax * y)
            self.force.append((fx, fy))
            self.pressure.append(moment / fy)

    def _move_hip(self):
        height, gain, most = 0.95, 0.5, 8  # m, of the centre of mass; half of the step, for a sure way; harmonics
        missing = Series([wanted_pressure(p) - at for p, at in zip(self.phases, self.pressure)])
        self.shift += missing.mean
        for k in range(2, most + 1, 2):  # both steps are alike
            share = gain / (1 + height / G * (2 * math.pi * k / CYCLE) ** 2)
            for i in range(SAMPLES):
                self.deviation[i] += share * (missing.cosines[k - 1] * COS[k * i % SAMPLES]
                                              + missing.sines[k - 1] * SIN[k * i % SAMPLES])

    def _rear_share(self, i, least):
        """Share of the ground's force that the right foot, which is behind, bears at a sample of the double support that follows
        its single support: as the centre of pressure of the whole says. The foot ahead lands with a twelfth, and the one
        behind bears at least that share, so that none pulls."""
        landing = 1 / 12
        return min(max((STEP - HEEL - self.pressure[i]) / (STEP - HEEL + BALL), least), 1 - landing)

    def _moments(self, i, least):
        """Of the ground on the rear and the front foot about their toes, N m, at such a sample: the foot that bears less is
        pressed at its ball or heel, the other where the centre of pressure of the whole wants it."""
        rear, whole, at = self._rear_share(i, least), self.force[i][1], self.pressure[i]
        front = 1 - rear
        ball, heel = -BALL, STEP - HEEL
        if rear > front:
            ball = (at - front * heel) / rear
        else:
            heel = (at - rear * ball) / front
        return rear * whole * ball, front * whole * (heel - STEP)

    def _shared(self, count, least):
        """Forces of the rear and the front foot at even times of a double support: (x, y), N, parallel to the whole."""
        first = round((0.5 - DOUBLE) * SAMPLES)
        samples = [first + round(n * DOUBLE * SAMPLES / (count - 1)) for n in range(count)]
        shares = [self._rear_share(i, least) for i in samples]
        return ([tuple(share * f for f in self.force[i]) for i, share in zip(samples, shares)],
                [tuple((1 - share) * f for f in self.force[i]) for i, share in zip(samples, shares)])

    def rear_force(self, count):
        """Of the right foot, which leaves with nothing: its force is given."""
        return self._shared(count, 0.0)[0]

    def front_force(self, count):
        """Of the right foot ahead. The left one behind bears what is left, which is sought: a share to be sure."""
        return self._shared(count, LEFT_LEAVES)[1]

    def left_moment(self):
        """Moment of the ground on the left foot about its toe, N m, as a series over the cycle from the landing of the left foot
        half a cycle after the right one's."""
        half, double, samples = SAMPLES // 2, round(DOUBLE * SAMPLES), []
        early = 4  # samples: a series is half way at a jump, so this one jumps before the right foot lands
        for i in range(SAMPLES):
            # i counts from the right foot's single support on; the left foot is loaded from half - double on.
            if i < half - double:
                samples.append(0.0)
            elif i < half:  # its heel takes over
                samples.append(self._moments(i, 0.0)[1])
            elif i < SAMPLES - double - early:  # as the right foot half a cycle earlier
                samples.append(self.pressure[i - half] * self.force[i - half][1])
            else:  # the ball lets go
                samples.append(self._moments(max(i, SAMPLES - double) - half, LEFT_LEAVES)[0])
        return Series(samples)
