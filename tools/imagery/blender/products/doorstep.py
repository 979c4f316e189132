"""sq-parcel, sq-return: one carton on a doorstep, closed with its label, and open with a lamp in paper."""
import math
import random

import bpy
from mathutils import Vector, noise

import kit as k
from props import sheet_of
from registry import scene
from sets import CHALKS, foliage, plane, planks, put, sun_of
from .lamps import R

KRAFT = "#C39A68"
CARTON = (.46, .36, .30)


def kraft(tone=KRAFT):
    m = k.mat(tone, .82, spec=.2)
    return k.bump(m, 34, .10, .004, (1, 1, 14))


def front_step():
    """A sage door in a chalk wall, a stone step with a mat, a garden light beside it. The sun comes from the left, through leaves."""
    k.world("#DCE8FF", .52)
    sun_of("sun", 44, 31, 1.2, 3.8)
    wall = k.mat(CHALKS["chalk"], .9)
    k.bump(wall, 30, .30, .008)
    white = k.mat("#F4F1EA", .55, spec=.3)
    sage, deep = k.mat("#A9B89D", .46, spec=.35), k.mat("#97A78B", .5, spec=.3)
    for x0, x1 in ((-6, -.46), (.98, 6)):
        k.box((x1 - x0, .24, 4), ((x0 + x1) / 2, .62, 1.9), wall, .006)
    for x in (-.42, .94):  # frame
        k.box((.08, .20, 3), (x, .64, 1.4), white, .006)
    k.box((1.28, .05, 2.4), (.26, .70, 1.2), sage, .003)
    for x in (-.06, .58):  # sunk panels, each in a rim
        k.box((.50, .012, .92), (x, .672, .72), deep, .004)
        k.box((.42, .022, .84), (x, .668, .72), sage, .016, 6)
    k.box((1.32, .03, .13), (.26, .665, .085), white, .004)
    stone = k.mat("#CFC8BA", .8)
    k.bump(stone, 46, .35, .004)
    k.box((1.9, 1.5, .14), (.2, -.02, -.07), stone, .012, 6)
    mat_ = k.mat("#8E7350", .98)
    k.bump(mat_, 300, 1, .02)
    k.box((.98, .52, .022), (.26, .30, .011), mat_, .008)
    plane((30, 30), (0, -4, -.14), k.mat("#B9B1A1", .95, grain=.5, grain_scale=60))
    foliage((-2.2, -.9, 2.35), (1.5, 1.1, 1.1), 110, .13)
    put("path", (-.40, -.16, 0), 1.0, shed=300, seen=1.6)
    k.point((-.1, -.25, 2.3), 16, .09)  # the porch light, above the frame


def printed_lamp(at, s, ink):
    """The lamp that is printed on a side of the carton, in one ink."""
    x, y, z = at
    arc = [(.5 * math.cos(a), .5 * math.sin(a) * .86) for a in [i / 24 * math.pi for i in range(25)]]
    out = [k.plate([(p * s, q * s) for p, q in arc], .0003, ink, (x, y, z), 0)]
    out.append(k.box((.10 * s, .0003, .42 * s), (x, y, z - .21 * s), ink, 0))
    out.append(k.box((.44 * s, .0003, .07 * s), (x, y, z - .44 * s), ink, 0))
    return out


def shipping_label(w=.150, d=.105):
    """A label that lies on its back: bars of a code, and lines of an address that nobody can read."""
    paper, ink = k.mat("#FBFAF6", .5), k.mat("#23221f", .7)
    out = [k.box((w, d, .0006), (0, 0, .0003), paper, 0)]
    rn, x = random.Random(11), -w * .40
    while x < w * .40:
        t = rn.choice((.0011, .0011, .0022, .0033))
        out.append(k.box((t, d * .30, .0002), (x + t / 2, -d * .26, .0007), ink, 0))
        x += t + rn.choice((.0013, .0022))
    for i, l in enumerate((.50, .66, .58, .40)):
        out.append(k.box((w * l, d * .045 * (1.5 if i == 0 else 1), .0002), (-w * .40 + w * l / 2, d * (.36 - .11 * i), .0007), ink, 0))
    out.append(k.box((w * .18, w * .18, .0002), (w * .31, d * .24, .0007), ink, 0))
    out.append(k.box((w * .11, w * .11, .0002), (w * .31, d * .24, .0009), paper, 0))
    return out


def closed_carton(at, turn):
    w, d, h = CARTON
    m, seam, tape = kraft(), k.mat("#5d4527", .95), k.mat("#E1CCA4", .5, spec=.4)
    out = [k.box((w, d, h), (0, 0, h / 2), m, .0035, 3)]
    for y in (-1, 1):  # the two flaps of the lid meet in the middle
        out.append(k.box((w - .002, d / 2 - .0012, .004), (0, y * (d / 4 + .0006), h + .0015), m, .0012, 2))
    out.append(k.box((w - .004, .004, .001), (0, 0, h + .0005), seam, 0))
    out.append(k.box((w + .001, .058, .0008), (0, 0, h + .0042), tape, 0))
    for x in (-1, 1):
        out.append(k.box((.0008, .058, .075), (x * (w / 2 + .0006), 0, h - .034), tape, 0))
    label = k.join_at(shipping_label(), (.118, -.098, h + .0038), 1, (0, 0, .03))
    out += printed_lamp((-.13, -d / 2 - .0006, h * .52), .12, k.mat("#6B4A26", .9))
    out.append(label)
    return k.join_at(out, at, 1, (0, 0, turn))


def hinged(size, at, rot, m):
    """A flap whose edge is the axis that it turns round: it lies along +Y of its own frame."""
    o = k.box(size, (0, size[1] / 2, 0), m, .0018, 2)
    return k.join_at([o], at, 1, rot)


def crumpled(w, d, top, m, seed=3, cells=54, deep=.075):
    """Packing paper pressed into a box: creased like paper, higher along the sides."""
    rows = []
    for i in range(cells + 1):
        row = []
        for j in range(cells + 1):
            x, y = w * (i / cells - .5), d * (j / cells - .5)
            p = Vector((x * 13 + seed, y * 13, seed * 1.7))
            cell = noise.voronoi(p + noise.noise_vector(p * .6) * .5)[0]
            crease = cell[1] - cell[0]
            rim = max(abs(x) / (w / 2), abs(y) / (d / 2)) ** 3
            row.append((x * .995, y * .995, top - deep + deep * (.9 * min(1, crease * 1.1) + .55 * rim + .35 * noise.noise(p * .5))))
        rows.append(row)
    return sheet_of(rows, m, .0008, "crumpled")


def coiled_cable(at, r=.052, turns=4, rot=(0, 0, 0), c="#EFE9DD"):
    """A cable wound up and tied."""
    m = k.mat(c, .5)
    pts = [((r + .004 * math.sin(3 * t + i)) * math.cos(t) * 1.25, (r + .004 * math.cos(2 * t)) * math.sin(t), .004 + .0032 * i + .002 * math.sin(5 * t))
           for i in range(turns) for t in [2 * math.pi * s / 16 for s in range(16)]]
    out = [k.tube(k.smooth_path(pts, 360), .0028, m, 12)]
    out.append(k.lathe([(.0105, -.006), (.0118, -.006), (.0118, .006), (.0105, .006), (.0105, -.006)], k.mat("#3E5A52", .8), (r * 1.25, 0, .009), 40, rot=(R(90), 0, 0)))
    return k.join_at(out, at, 1, rot)


def open_carton(at, turn):
    w, d, h = CARTON
    m, t = kraft(), .005
    out = [k.box((w, d, t), (0, 0, t / 2), m, 0)]
    for s in (-1, 1):
        out.append(k.box((w, t, h), (0, s * (d / 2 - t / 2), h / 2), m, .0018, 2))
        out.append(k.box((t, d - 2 * t, h), (s * (w / 2 - t / 2), 0, h / 2), m, .0018, 2))
    out.append(hinged((w - .004, d / 2 - .004, t), (0, -d / 2 + t / 2, h), (R(-52), 0, R(180)), m))
    out.append(hinged((w - .004, d / 2 - .004, t), (0, d / 2 - t / 2, h), (R(62), 0, 0), m))
    out.append(hinged((d - .012, w * .36, t), (-w / 2 + t / 2, 0, h), (R(14), 0, R(90)), m))
    out.append(hinged((d - .012, w * .36, t), (w / 2 - t / 2, 0, h), (R(-34), 0, R(-90)), m))
    out.append(crumpled(w - 2 * t, d - 2 * t, h + .012, k.mat("#DCC9A6", .85)))
    root, objs = put("dome", (.160, .015, h - .020), 1.0, (R(8), R(-82), 0), finish="terracotta", shed=0)
    off = k.mat("#f4efe6", .35)
    for o in objs:
        if o.lightgroup in k.ZONES:  # nothing is plugged in
            o.data.materials.clear()
            o.data.materials.append(off)
            k.zone(o, "amb")
    out += [root, coiled_cable((.14, -.098, h - .020), rot=(R(8), 0, .4))]
    return k.join_at(out, at, 1, (0, 0, turn))


@scene("sq-parcel.night")
def _():
    front_step()
    closed_carton((.06, -.05, .0), R(-21))
    k.camera((.52, -2.15, 1.02), (-.005, .0, .165), 76, 8, (.0, -.2, .2))


@scene("sq-return.night")
def _():
    front_step()
    open_carton((.06, -.07, .0), R(-21))
    k.camera((.52, -2.05, 1.30), (.04, .0, .20), 72, 9, (.0, -.1, .3))
