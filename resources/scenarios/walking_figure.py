"""A planar figure that walks on its feet: paths of feet and hip, and the angles of the joints that follow from them.

The feet go as stated, heel first; each stands flat until the other lands. The hip does not go at an even speed: from the even
way it is moved until the centre of pressure, which follows from the whole figure's motion (its point masses, so exactly), goes
from heel to ball of each foot in single support and on to the other heel in double support. As for an inverted pendulum a
change dx of the hip changes the centre of pressure by dx - h/g d2x/dt2, which is divided out harmonic by harmonic.

That is the plan. Only the joints' angles (and lengths) of it are given to the program: nothing holds the figure, and what
each heel and ball bears is what its contact with the ground does. The plan lets the feet sink as deep as they would under a
figure at rest, so that the figure stays near to it.

Phases count from the landing of the right foot; both legs do the same, half a cycle apart. Of a foot, what stands on the
ground are two balls, at its heel and under the ball of the foot, and its turn counts from flat, toes up.
"""
import math

G = 9.80665  # m/s^2, of the figure
CYCLE, STEP = 1.1, 0.65  # s, m: assumed, a free speed of 1.18 m/s
FOOT, SHANK, THIGH, TRUNK = 0.196251, 0.4403, 0.4222, 0.5155  # m, of the figure
ARM = {"upper_arm": (0.2817, -90), "forearm": (0.2689, -65)}  # m, of the figure; degrees, the mean
TRUNK_SWING, ARM_SWING = (89, 2.4, 2.4, 2), (18, 6)  # degrees: trunk about its mean, twice a cycle; arms about theirs
FLAT = 170.5268785875866  # degrees: the foot's link from toe to ankle when the foot is flat
HEEL, BALL, RADIUS = 0.234, 0.05, 0.03  # m behind the toe: both balls' centres, as high as the toe; m: of both
STIFFNESS, DAMPING, FRICTION = 1e6, 4e3, 0.8  # N/m, N s/m (along the ground too), coefficient: assumed
DOUBLE = 0.12  # share of the cycle that both feet stand, from each landing
LANDED, HEEL_OFF = 0.07, 0.465  # phases: the foot is flat from the one to the other
UP, UP_AT, DOWN, DOWN_AT = 21.0, -0.0405, 60.0, 0.7181  # degrees: the most that toes point up, and down; and when
FIRST, LAST = 0.14, 0.06  # m behind the toe: where the centre of pressure is when single support begins and ends
LANDING_SPEED = 0.01  # m/s, of the swinging foot
# m: what its ball goes ahead of and above the way of degree five, of degrees 0 to 3 in the time of swing from -1 to 1; such that
# the ground's force passes near the centre of mass, as in people: swinging legs then turn the figure little.
AHEAD, ABOVE = (-0.0803, -0.0939, 0.1586, -0.1903), (0.03, -0.1149, 0.2)
HARMONICS, MOST, SAMPLES = 32, 12, 440  # of angles; of what the hip is moved by; times in a cycle
LENGTH = HEEL - BALL  # m, between both balls


def smooth(s):
    s = min(max(s, 0.0), 1.0)
    return s ** 4 * (35 - 84 * s + 70 * s * s - 20 * s ** 3)


def foot_turn(phase):
    """Degrees from flat, toes up; the heel leaves the ground as the other foot lands."""
    p = phase % 1
    if p > 1 + UP_AT:
        p -= 1
    if p < LANDED:
        return UP * (1 - smooth((p - UP_AT) / (LANDED - UP_AT)))
    if p < DOWN_AT:
        return -DOWN * smooth((p - HEEL_OFF) / (DOWN_AT - HEEL_OFF))
    return -DOWN + (UP + DOWN) * smooth((p - DOWN_AT) / (1 + UP_AT - DOWN_AT))


def standing_ball(p):
    """Centre of the ball under a foot that stands and does not sink, m, its toe at 0 when flat: the foot rolls on its heel, stands
    flat, rolls on its ball."""
    a = math.radians(foot_turn(p))
    if a > 0:
        return LENGTH * math.cos(a) - HEEL - RADIUS * a, RADIUS + LENGTH * math.sin(a)
    return -BALL - RADIUS * a, RADIUS


def at_end(axis, p, step):
    """Value, slope and curvature by phase of a coordinate of the standing ball, looked at from one side."""
    a, b, c = (standing_ball(p + k * step)[axis] for k in range(3))
    return a, (-3 * a + 4 * b - c) / (2 * step), (a - 2 * b + c) / (step * step)


def joined(s, lasts, first, last):
    """Of degree five between value, slope and curvature at both ends; s: share of what lies between."""
    v, m, c = first[0], first[1] * lasts, first[2] * lasts * lasts
    r = last[0] - v - m - c / 2
    q = last[1] * lasts - m - c
    w = last[2] * lasts * lasts - c
    return v + m * s + c / 2 * s * s + s ** 3 * (10 * r - 4 * q + w / 2 + s * (7 * q - 15 * r - w + s * (6 * r - 3 * q + w / 2)))


def ball_path(phase):
    """Centre of the ball under the right foot, m, that does not sink; its toe stands at 0 from phase 0 on."""
    turn, p, stance = math.floor(phase), phase % 1, 0.5 + DOUBLE
    if p <= stance:
        x, y = standing_ball(p)
    else:
        lasts, s, h = 1 - stance, (p - stance) / (1 - stance), 1e-3
        (a, b), (c, d) = ((at_end(axis, stance, -h), at_end(axis, 0.0, h)) for axis in (0, 1))
        x = joined(s, lasts, a, (b[0] + 2 * STEP, *b[1:]))
        y = joined(s, lasts, c, (d[0], d[1] - LANDING_SPEED * CYCLE, d[2]))
        bump, u = (4 * s * (1 - s)) ** 3, 2 * s - 1
        x += bump * sum(c * u ** k for k, c in enumerate(AHEAD))
        y += bump * sum(c * u ** k for k, c in enumerate(ABOVE))
    return 2 * STEP * turn + x, y


def front_share(p):
    """How far the centre of pressure is from the rear to the front foot; p: share of the cycle since the landing."""
    s = min(p / DOUBLE, 1.0)
    return s * (1 + s * (1 - s))


def wanted_pressure(phase):
    """Where the centre of pressure is to be, m; the right toe stands at 0 from phase 0 on."""
    step = math.floor(2 * (phase - DOUBLE))
    p = phase - step / 2  # DOUBLE to 0.5 + DOUBLE
    single = (p - DOUBLE) / (0.5 - DOUBLE)
    if single < 1:
        return STEP * step - FIRST + (FIRST - LAST) * single
    s = front_share(p - 0.5)
    return STEP * step - LAST * (1 - s) + (STEP - FIRST) * s


def borne(phase):
    """Of the weight, what heel and ball of the right foot bear at rest with the centre of pressure where it is to be."""
    p = phase % 1
    if p >= 0.5 + DOUBLE:
        return 0.0, 0.0
    if DOUBLE <= p < 0.5:
        ball = (wanted_pressure(p) + HEEL) / LENGTH
        return 1 - ball, ball
    double = p % 0.5
    front = -HEEL + (HEEL - FIRST) * smooth((double - 0.8 * LANDED) / (DOUBLE - 0.8 * LANDED))  # heel first
    share = min(max((wanted_pressure(0.5 + double) + BALL) / (STEP + front + BALL), 0.0), 1.0)
    if p >= 0.5:
        return 0.0, 1 - share
    return share * -(front + BALL) / LENGTH, share * (front + HEEL) / LENGTH


class Series:
    """A periodic function by its samples: mean, cosines and sines."""

    def __init__(self, samples, harmonics=HARMONICS):
        n = len(samples)
        self.mean = sum(samples) / n
        waves = [[(math.cos(2 * math.pi * k * i / n), math.sin(2 * math.pi * k * i / n)) for i in range(n)]
                 for k in range(1, harmonics + 1)]
        self.cosines = [2 / n * sum(v * c for v, (c, _) in zip(samples, wave)) for wave in waves]
        self.sines = [2 / n * sum(v * s for v, (_, s) in zip(samples, wave)) for wave in waves]

    def state(self, share, scale=1.0):
        """Value, rate and acceleration at a share of the cycle."""
        value, rate, acceleration = self.mean, 0.0, 0.0
        for k, (cosine, sine) in enumerate(zip(self.cosines, self.sines), 1):
            w, c, s = 2 * math.pi * k / CYCLE, math.cos(2 * math.pi * k * share), math.sin(2 * math.pi * k * share)
            wave = cosine * c + sine * s
            value += wave
            rate += w * (sine * c - cosine * s)
            acceleration -= w * w * wave
        return scale * value, scale * rate, scale * acceleration


def along(start, angle, length, share):
    """A point of a link, its share of the length from its start: x and y, each as value, rate and acceleration, as are start,
    angle (rad) and length."""
    (x, vx, ax), (y, vy, ay) = start
    a, w, alpha = angle
    r, dr, ddr = (share * v for v in length)
    c, s = math.cos(a), math.sin(a)
    return ((x + r * c, vx + dr * c - r * w * s, ax + ddr * c - 2 * dr * w * s - r * (alpha * s + w * w * c)),
            (y + r * s, vy + dr * s + r * w * c, ay + ddr * s + 2 * dr * w * c + r * (alpha * c - w * w * s)))


def turned(angle, radians):
    return angle[0] + radians, angle[1], angle[2]


def swung(share, mean, cosine, sine, times=1):
    """A swing by one harmonic, degrees, as an angle in rad."""
    wave = Series([0.0], 0)
    wave.mean, wave.cosines, wave.sines = mean, [0.0] * (times - 1) + [cosine], [0.0] * (times - 1) + [sine]
    return wave.state(share, math.pi / 180)


class Walker:
    """share: how much of the knee's bend is left to the knee, the lengths of shank and thigh take the rest; rise: m, by which
    the hip rises and falls about its mean height, m, which leaves the knees bent: straight ones would pass a singular position.
    Time and samples count from phase DOUBLE on: right single support."""

    def __init__(self, model, share, rise, height):
        self.links = {link["name"]: link for link in model["segments"]}
        self.mass = sum(point["mass"] for link in model["segments"] for point in link["points"])
        self.share, self.rise, self.height = share, rise, height
        self.phases = [i / SAMPLES + DOUBLE for i in range(SAMPLES)]
        self.shift, self.deviation = -0.13, [0.0] * SAMPLES
        for _ in range(15):
            self._lay_legs()
            self._move_hip()

    def hip(self, share):
        """Place at a share of the cycle; each coordinate as value, rate and acceleration."""
        dx, vx, ax = self.forward.state(share)
        w, p = 4 * math.pi / CYCLE, share + DOUBLE
        c, s = self.rise * math.cos(4 * math.pi * (p - 0.3)), self.rise * math.sin(4 * math.pi * (p - 0.3))
        return (2 * STEP * (p - 0.55) + STEP / 2 + self.shift + dx, 2 * STEP / CYCLE + vx, ax), (self.height + c, -w * s, -w * w * c)

    def _leg(self, phase, hip):
        """Absolute angles (degrees) of foot, shank and thigh, from toe to hip, and the lengths of shank and thigh."""
        heel, ball = (self.mass * G * part / STIFFNESS for part in borne(phase))  # m, sunk
        turn = math.radians(foot_turn(phase)) + (heel - ball) / LENGTH
        foot = math.radians(FLAT) + turn
        x, y = ball_path(phase)
        x, y = x + BALL * math.cos(turn) + FOOT * math.cos(foot), y - ball + BALL * math.sin(turn) + FOOT * math.sin(foot)
        x, y = hip[0] - x, hip[1] - y
        d = math.hypot(x, y)
        bend = self.share * math.acos((d * d - SHANK ** 2 - THIGH ** 2) / (2 * SHANK * THIGH))
        scale = d / math.sqrt(SHANK ** 2 + THIGH ** 2 + 2 * SHANK * THIGH * math.cos(bend))
        line = math.atan2(y, x) - math.asin(THIGH * scale * math.sin(bend) / d)
        return math.degrees(foot), math.degrees(line), math.degrees(line + bend), SHANK * scale, THIGH * scale

    def _lay_legs(self):
        self.forward = Series(self.deviation, MOST)
        rows = []
        for i, p in enumerate(self.phases):
            (x, _, _), (y, _, _) = self.hip(i / SAMPLES)
            rows.append(self._leg(p, (x, y)))
        self.foot, self.shank, self.thigh, self.shank_length, self.thigh_length = (Series(c) for c in zip(*rows))

    def _leg_links(self, share):
        """From the hip down: name, angle (rad, downwards) and length, each as value, rate and acceleration."""
        down = lambda series: turned(series.state(share, math.pi / 180), math.pi)
        yield "thigh", down(self.thigh), self.thigh_length.state(share)
        yield "shank", down(self.shank), self.shank_length.state(share)
        yield "foot", down(self.foot), (FOOT, 0.0, 0.0)

    def masses(self, share):
        """All point masses with their places at a share of the cycle."""
        hip = self.hip(share)
        for side, delay in (("support", 0.0), ("swing", 0.5)):
            start = hip
            for part, angle, length in self._leg_links(share - delay):
                for point in self.links[f"{side}_{part}"]["points"]:
                    at = point.get("at", 1)
                    yield point["mass"], along(start, angle, length, 1 - at if side == "support" else at)
                start = along(start, angle, length, 1)
        trunk, length = swung(share, *TRUNK_SWING), (TRUNK, 0, 0)
        for point in self.links["trunk"]["points"]:
            yield point["mass"], along(hip, trunk, length, point.get("at", 1))
        for side, delay in (("support", 0.5), ("swing", 0.0)):
            start = along(hip, trunk, length, 1)
            for part, (arm, mean) in ARM.items():
                angle = swung(share - delay, mean, *ARM_SWING)
                for point in self.links[f"{side}_{part}"]["points"]:
                    yield point["mass"], along(start, angle, (arm, 0, 0), point.get("at", 1))
                start = along(start, angle, (arm, 0, 0), 1)

    def pressure(self, share):
        """Where the ground's force acts as a whole, m."""
        force = moment = 0.0
        for m, ((x, _, ax), (y, _, ay)) in self.masses(share):
            force += m * (ay + G)
            moment += m * ((ay + G) * x - ax * y)
        return moment / force

    def _move_hip(self):
        height, gain = 0.98, 0.5  # m, of the centre of mass; half of the step, for a sure way
        missing = Series([wanted_pressure(p) - self.pressure(i / SAMPLES) for i, p in enumerate(self.phases)], MOST)
        self.shift += gain * missing.mean
        for k in range(2, MOST + 1, 2):  # both steps are alike
            share = gain / (1 + height / G * (2 * math.pi * k / CYCLE) ** 2)
            for i in range(SAMPLES):
                a = 2 * math.pi * k * i / SAMPLES
                self.deviation[i] += share * (missing.cosines[k - 1] * math.cos(a) + missing.sines[k - 1] * math.sin(a))

    def absolute_angles(self, share):
        """Of each link, degrees from the horizontal, from its near end to its far end."""
        legs = {"foot": self.foot, "shank": self.shank, "thigh": self.thigh}
        angles = {f"support_{part}": series.state(share)[0] for part, series in legs.items()}
        angles |= {f"swing_{part}": series.state(share - 0.5)[0] - 180 for part, series in legs.items()}
        angles["trunk"] = math.degrees(swung(share, *TRUNK_SWING)[0])
        for side, delay in (("support", 0.5), ("swing", 0.0)):
            for part, (_, mean) in ARM.items():
                angles[f"{side}_{part}"] = math.degrees(swung(share - delay, mean, *ARM_SWING)[0])
        return angles

    def joint_angles(self):
        """Of each link but the right foot from the link before, degrees, as series."""
        rows = [self.absolute_angles(i / SAMPLES) for i in range(SAMPLES)]
        return {link["name"]: Series([row[link["name"]] - row[link["parent"]] for row in rows])
                for link in self.links.values() if link["parent"] in self.links}

    def toe(self, share):
        """Of the right foot, planned: x and y, each as value, rate and acceleration."""
        place = self.hip(share)
        for _, angle, length in self._leg_links(share):
            place = along(place, angle, length, 1)
        return place
