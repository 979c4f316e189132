"""Close views: a scene that exists, seen from nearer and with a shallow depth of field. Its light stays as it is."""
import math

import bpy
from mathutils import Vector

import kit as k
from registry import SCENES, scene
from .lamps import R


def near(base, part=(.5, .5, .5), zoom=2.2, fstop=3.5, az=0, el=0, lift=0, at=None, snap=False):
    """Comes `zoom` times nearer to a point of the lit parts (0..1 along each side of their box), turned by az and el.
    Where other lamps shine in the room too, `at` names the point in metres. `snap`: the middle of the lit piece nearest to it."""
    SCENES[base]()
    lit = [o for o in bpy.data.objects if o.lightgroup in k.ZONES and o.type == "MESH"]
    if at is None:
        lo, hi = k.bounds(lit)
        at = [lo[i] + part[i] * (hi[i] - lo[i]) for i in range(3)]
    at = Vector(at)
    if snap:
        middles = [(lo + hi) / 2 for lo, hi in (k.bounds([o]) for o in lit)]
        at = min(middles, key=lambda m: (m - at).length)
    old = k.scene().camera
    way = (Vector(old.location) - at) / zoom
    flat, turn, rise = math.hypot(way.x, way.y), math.atan2(way.x, -way.y) + R(az), math.atan2(way.z, math.hypot(way.x, way.y)) + R(el)
    dist = math.hypot(flat, way.z)
    pos = at + Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise))) * dist
    k.camera(pos, at + Vector((0, 0, lift)), old.data.lens, fstop, focus=at)


@scene("dome-detail.day")
def _():
    near("dome.day", (.35, 0, 2.2), 2.3, az=-16, el=6)


@scene("dome-detail.night")
def _():
    near("dome.night", (.5, 0, 1.6), 2.2, 3, az=-14, el=3)


@scene("pebble-detail.day")
def _():
    near("pebble.day", (.35, .3, .75), 2.0, az=-20, el=6)


@scene("pebble-detail.night")
def _():
    near("pebble.night", (.45, .3, .6), 2.2, 3, az=-16)


@scene("wake-detail.day")
def _():
    near("wake.day", (.4, .3, .4), 1.8, 4, az=-44, el=8)


@scene("cube-detail.day")
def _():
    near("cube.day", (.4, .1, .4), 1.6, az=-14, el=8)


@scene("cube-detail.night")
def _():
    near("cube.night", (.5, .3, .4), 2.4, 3, az=-10)


@scene("hex-panels-detail.day")
def _():
    near("hex-panels.day", (.42, 0, .55), 2.4, 4, az=-20)


@scene("hex-panels-detail.night")
def _():
    near("hex-panels.night", (.45, 0, .5), 2.2, 4, az=-18)


@scene("facet-panels-detail.day")
def _():
    near("facet-panels.day", (.5, 0, .5), 2.4, 4, az=18)


@scene("line-panels-detail.day")
def _():
    near("line-panels.day", (.5, 0, .5), 2.5, 4, az=-18)


@scene("ribbon-s1-detail.day")
def _():
    near("ribbon-s1.day", (.6, .3, .5), 1.8, 4, lift=.08)


@scene("ribbon-s1-detail.night")
def _():
    near("ribbon-s1.night", (.45, 0, 1), 2.8, 4, az=-14, el=-12)


@scene("ribbon-neon-detail.day")
def _():
    near("ribbon-neon.day", (.45, .2, .5), 1.9, 4, el=-4)


@scene("ribbon-neon-detail.night")
def _():
    near("ribbon-neon.night", (.45, 0, .5), 2.2, 4, az=-14)


@scene("ribbon-bar-detail.day")
def _():
    near("ribbon-bar.day", (.25, .2, .5), 3, 4, az=-10)


@scene("halo-tv-detail.day")
def _():
    near("halo-tv.day", (.62, .5, 1), 2.8, 5, az=-22, el=17)


@scene("halo-tv-detail.night")
def _():
    near("halo-tv.night", (.62, .5, 1), 2.8, 5, az=-22, el=14)


@scene("pillar-duo-detail.day")
def _():
    near("pillar-duo.day", (.12, .2, .12), 2.6, 3.5, az=-28, el=8)


@scene("reed-detail.day")
def _():
    near("reed.day", (.5, 0, .12), 3.2, az=-10, el=4)


@scene("arc-detail.day")
def _():
    near("arc.day", (.5, 0, .06), 4.2, az=-14, el=8)


@scene("torch-detail.day")
def _():
    near("torch.day", (.5, .2, .5), 4, 4, az=-10, el=20)


@scene("orb-a60-detail.day")
def _():
    near("orb-a60.day", (.65, .2, .6), 1.4, az=-16)


@scene("orb-a60-detail.night")
def _():
    near("orb-a60.night", (.5, 0, .2), 2.4, 3, az=-12)


@scene("orb-globe-detail.day")
def _():
    near("orb-globe.day", (.4, .2, .4), 1.9, az=-16)


@scene("orb-filament-detail.day")
def _():
    near("orb-filament.day", (.5, .3, .5), 2.2, az=-14)


@scene("orb-gu10-detail.day")
def _():
    near("orb-gu10.day", (.4, .1, .5), 1.9, az=-12)


@scene("disc-detail.day")
def _():
    near("disc.day", (.5, .3, .5), 1.8, 4, az=46, el=14)


@scene("drop-detail.day")
def _():
    near("drop.day", (.5, .1, .85), 2.2, az=-14, el=3)


@scene("sense-detail.day")
def _():
    near("sense.day", at=(0, -.1, .42), zoom=1.5, az=-20, el=6)


@scene("sense-detail.night")
def _():
    near("sense.night", at=(-.055, -.44, .605), zoom=2, fstop=3, az=-12)


@scene("dial-detail.day")
def _():
    near("dial.day", (.4, .1, 1.4), 2.0, az=-16, el=8)


@scene("hub-detail.day")
def _():
    near("hub.day", (.25, .1, .6), 2.2, az=-16, el=4)


@scene("plug-detail.day")
def _():
    near("plug.day", (.5, .2, .5), 2.0, az=-16, el=4)


@scene("plug-detail.night")
def _():
    near("plug.night", at=(-.10, -.08, .235), zoom=2.1, fstop=3, az=-22)


@scene("thermo-detail.day")
def _():
    near("thermo.day", at=(0, -.1, .45), zoom=1.5, az=-18, el=4)


@scene("festoon-detail.day")
def _():
    near("festoon.day", (.35, .4, .4), 2.3, 4, az=-10)


@scene("festoon-detail.night")
def _():
    near("festoon.night", (.45, 0, .3), 7, 4, az=-12, snap=True)


@scene("path-detail.day")
def _():
    near("path.day", (.4, .1, .8), 1.9, 4, az=-10)


@scene("curtain-detail.day")
def _():
    near("curtain.day", (.4, 0, .5), 4, 3, az=-24, snap=True)


@scene("connector-kit-detail.day")
def _():
    near("connector-kit.day", (.5, .5, .5), 2, 3.5, az=-16, el=-14)


@scene("eaves-detail.day")
def _():
    near("eaves.day", (.3, .2, .5), 2.2, 4, az=-10)


@scene("flood-detail.day")
def _():
    near("flood.day", (.25, .1, .6), 2.0, 4, az=-12, el=4)
