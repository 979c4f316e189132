"""sq-parts, sq-chairs, wide-watts: a lamp taken apart, two armchairs, bulbs beside a meter."""
import math

import bpy

import kit as k
from registry import scene
from sets import CHALK, CHALKS, armchair, cup, packshot, plane, planks, put, rug, sunroom, table, vase
from .bulbs import socket_lamp
from .doorstep import coiled_cable
from .lamps import BRASS, R


def laid_out(objs, at, rot=(0, 0, 0)):
    """Puts pieces of a product down: turned as told, lowest point on the table, the middle of what is seen from above at `at`."""
    root = k.join_at(objs, (0, 0, 0), 1, rot)
    lo, hi = k.bounds(objs)
    root.location = (at[0] - (lo.x + hi.x) / 2, at[1] - (lo.y + hi.y) / 2, -lo.z + .0005)
    return root


def steel_screw(at, turn=0):
    steel = k.mat("#C9C6BF", .25, 1)
    o = k.lathe([(0, 0), (.0026, 0), (.0030, .001), (.0030, .0024), (.0014, .0026), (.0014, .013), (0, .0145)], steel, seg=32)
    o.rotation_euler, o.location = (R(90), 0, turn), (*at, .0031)


def led_plate(at):
    """The round board of the lamp: twelve diodes, two wires."""
    out = [k.lathe([(0, 0), (.094, 0), (.094, .0016), (0, .0016)], k.mat("#B4B8BA", .38, .85), (0, 0, .002))]
    for i in range(12):
        a = 2 * math.pi * i / 12
        out.append(k.zone(k.box((.010, .010, .0014), (.072 * math.cos(a), .072 * math.sin(a), .0043), k.glow(3.2, 700, .8, body="#F6D58A"), .0006, rot=(0, 0, a)), 1))
    out.append(k.box((.030, .022, .006), (0, 0, .0065), k.mat("#2b2a28", .5), .001))
    for i, c in ((-1, "#B4512D"), (1, "#26241f")):
        out.append(k.tube(k.smooth_path([(.006 * i, -.010, .006), (.008 * i, -.05, .010), (.005 * i + .004, -.098, .006), (.010 * i, -.125, .003)], 40), .0011, k.mat(c, .5), 10))
    return k.join_at(out, at)


@scene("sq-parts.night")
def _():
    sheet = k.mat(CHALK, .72, spec=.2, grain=.06, grain_scale=160)
    plane((8, 8), (0, 0, 0), sheet)
    k.world("#F6F1E8", .46)
    k.area((-1.9, .9, 1.7), (0, 0, 0), .42, 84, "#FFF5E8")
    k.area((1.6, -1.2, 2.2), (0, 0, 0), 1.8, 16, "#F2F4FF")
    root, (shade, _under, cap, diffuser, stem, ring, dial) = put("dome", shed=0)
    for o in (shade, cap, diffuser, stem, ring, dial, _under):
        o.parent = None
    bpy.data.objects.remove(root)
    opal = k.mat("#f6f0e6", .35)
    diffuser.data.materials.clear()
    diffuser.data.materials.append(opal)
    k.zone(diffuser, "amb")
    laid_out([_under, cap], (-.135, .285))
    laid_out([shade], (-.135, .130), (R(-90), 0, 0))
    laid_out([ring], (-.135, -.052))
    laid_out([stem], (-.135, -.180), (R(-90), 0, 0))
    laid_out([k.lathe([(.004, 0), (.0735, 0), (.0735, .003), (.004, .003), (.004, 0)], k.mat("#3E5A52", .98))], (.045, -.245))
    laid_out([diffuser], (.155, .205))
    led_plate((.155, -.03, 0))
    k.point((.155, -.03, .06), 1.1, .05)  # what the diodes shed on the sheet
    laid_out([dial], (-.030, -.135))
    coiled_cable((.220, -.240, 0), .048, c="#2B2A28")
    for i in range(4):
        steel_screw((.150 + .022 * i, -.165 + .002 * (i % 2)), .1 * (i - 1.5))
    k.camera((0, -.06, 1.75), (0, 0, 0), 76, 11)


@scene("sq-chairs.night")
def _():
    sunroom("sage", opening=(-1.95, -.62), suns={"sun": (24, 24, 1.4)}, sky=170)
    rug((.02, -.98), 2.5, 1.15, "#D9CDB6")
    armchair((-.66, -.92), R(58), "#B9573A")
    armchair((.70, -.92), R(-58), "#4E6A60")
    wood_ = k.wood("#9A6F47", "#C79A6B", 4)
    k.lathe([(0, .40), (.20, .40), (.205, .407), (.205, .418), (.20, .424), (0, .424)], wood_, (.02, -.86, 0))
    for i in range(3):
        a = 2 * math.pi * i / 3 + .4
        k.tube([(.02 + .07 * math.cos(a), -.86 + .07 * math.sin(a), .41), (.02 + .17 * math.cos(a), -.86 + .17 * math.sin(a), 0)], .013, wood_, 20)
    put("pebble", (-.02, -.88, .424), 1.35, (0, 0, R(-12)), shed=46, seen=1.6)
    cup((.13, -.93, .424), "#F1EADF")
    k.camera((.05, -4.5, 1.16), (.02, 0, .47), 51, 8, (0, -.9, .6))


def bulb_foot(at, h):
    """The foot of socket_lamp, for a bulb that is put in by itself."""
    k.lathe([(0, 0), (.060, 0), (.064, .004), (.062, .016), (.035, .024), (.022, .04), (.019, h - .03), (.024, h - .02), (0, h - .018)], k.wood("#3c2a1c", "#7a5336", 6), at)
    k.lathe([(.0185, h - .022), (.0195, h - .01), (.0195, h + .022), (.0180, h + .024), (.0165, h + .022), (.0165, h)], k.mat(BRASS, .25, 1), at)


def wall_meter(x, y, z, reading):
    """A meter on the wall: what it reads above, the plug below."""
    shell, ink = k.mat("#F4F1EA", .4, coat=.2), k.mat("#26241f", .8)
    k.plate(k.rrect(.094, .182, .016), .020, shell, (x, y - .020, z), .004, seg=6)
    k.plate(k.rrect(.070, .052, .006), .0006, k.mat("#d3d6c6", .6), (x, y - .0206, z + .048), 0)
    k.text(reading, .0215, ink, (x, y - .0210, z + .0475), depth=.0001)
    put("plug", (x, y - .062, z - .062), 1, (0, 0, 0))


@scene("wide-watts.night")
def _():
    wall = k.mat(CHALKS["sky"], .85, spec=.2)
    k.bump(wall, 120, .10, .003)
    plane((8, 4), (0, .13, 1.0), wall, (R(90), 0, 0))
    top = k.wood("#B58E63", "#D9B98D", 3, (.35, 4, 4), rough=.45)
    k.box((4, 1.2, .04), (0, -.47, -.02), top, .004)
    k.world("#EAF0FF", .42)
    k.area((-1.7, -.9, 1.3), (0, 0, .1), .5, 52, "#FFF6EA")
    k.area((1.6, -1.6, 1.6), (0, 0, .1), 1.4, 14, "#EAF0FF")
    socket_lamp((-.205, -.06, 0), "orb-a60", .0386, h=.10)
    bulb_foot((-.055, -.015, 0), .085)
    put("orb-filament", (-.055, -.015, .088))
    put("orb-gu10", (.060, -.115, .0249), 1, (R(88), 0, R(-24)))
    wall_meter(.215, .13, .135, "9.5 W")
    white = k.mat("#e4dccd", .55)
    head = (.215, .130 - .063, .135 - .062 + .0275)
    k.lathe([(0, -.0150), (.0160, -.0150), (.0190, -.0130), (.0192, .010), (.0170, .0180), (.0080, .0250), (.0050, .040), (.0045, .044), (0, .044)], white, head, rot=(R(90), 0, 0))
    x, y, z = head
    k.tube(k.smooth_path([(x, y - .041, z), (x - .002, y - .062, z - .016), (x - .01, y - .064, z - .07), (x - .04, y - .050, .006), (.10, .045, .0035), (-.02, .062, .0035), (-.13, .04, .0035), (-.19, -.02, .0035)], 120), .0030, white, 12)
    k.camera((.02, -1.34, .25), (.004, 0, .112), 62, 8, (-.1, -.06, .12))
