"""wide-dark: twelve lamps in a row on a dark board."""
import bpy

import kit as k
from registry import scene
from sets import plane, put
from .bulbs import socket_lamp
from .lamps import R


def on_board(build, zone):
    """Builds a lamp, all of its light in one zone."""
    before = set(bpy.data.objects)
    build()
    for o in bpy.data.objects:
        if o not in before and o.lightgroup in k.ZONES:
            k.zone(o, zone)


@scene("wide-dark.night")
def _():
    wall = k.mat("#39332d", .85, spec=.2)
    k.bump(wall, 120, .12, .003)
    plane((16, 8), (0, .06, 3.0), wall, (R(90), 0, 0))
    h = .50
    k.box((10, .46, .05), (0, -.17, h - .025), k.wood("#2c2019", "#4d3a2c", 2.2, (.25, 3, 3)), .004)
    k.world("#E4E8F4", .30)
    k.area((-3.4, -2.8, 2.6), (0, -.2, .6), 1.5, 190, "#FFF6EA")
    k.area((3.6, -3.2, 2.0), (0, -.2, .6), 1.8, 40, "#DCE6FF")
    foot = lambda bulb, x, seat, tall: (lambda: socket_lamp((x, -.18, h), bulb, seat, h=tall))
    row = (
        (1, lambda: put("dome", (-1.80, -.18, h), 1.02, finish="terracotta", shed=140)),
        (1, foot("orb-a60", -1.46, .0386, .12)),
        (1, lambda: put("pebble", (-1.15, -.20, h), 1.35, (0, 0, R(-10)), shed=78, seen=1.6)),
        (1, lambda: put("wake", (-.80, -.19, h), 1.15, (0, 0, R(10)), shed=44, seen=1.4)),
        (2, lambda: put("dome", (-.42, -.17, h), 1.02, finish="bone", shed=160)),
        (2, lambda: put("cube", (-.09, -.20, h), 1.35, (0, 0, R(14)), shed=44, seen=1.5)),
        (2, foot("orb-globe", .20, .0364, .12)),
        (2, lambda: put("pillar-duo", (.51, -.18, h), .74, gap=.15, shed=44, seen=1.6)),
        (3, lambda: put("dome", (.86, -.17, h), 1.02, finish="ink", shed=140)),
        (3, lambda: put("pebble", (1.19, -.20, h), 1.2, (0, 0, R(160)), shed=78, seen=1.6)),
        (3, foot("orb-a60", 1.49, .0386, .09)),
        (3, lambda: put("wake", (1.80, -.19, h), 1.15, (0, 0, R(-10)), shed=44, seen=1.4, clock="9:30")),
    )
    for zone, build in row:
        on_board(build, zone)
    k.camera((0, -6.8, 1.04), (0, 0, .645), 55, 8, (0, -.2, .62))
