"""set-*: the lights of a bundle as one group on the paper of the first, in one light and at one scale."""
import kit as k
from registry import scene
from sets import BUTTER, CHALK, CLAY, SAGE, SKY, packshot
from .lamps import R


@scene("set-evening.day")
def _():
    packshot(CLAY, ("dome", dict(at=(-.07, .05, 0), finish="terracotta", shed=13)), ("pebble", dict(at=(.19, -.03, 0), rot=(0, 0, R(-12)))),
             ("dial", dict(at=(.045, -.19, 0), rot=(0, 0, R(-14)))), size=1.24, elev=9)


@scene("set-desk.day")
def _():
    packshot(SKY, ("pillar-duo", dict(at=(-.01, .09, 0), rot=(0, 0, R(-12)), gap=.22)), ("ribbon-bar", dict(at=(.06, -.13, 0), rot=(0, 0, R(16)))),
             ("thermo", dict(at=(.21, .02, 0), rot=(0, 0, R(-20)))), size=1.16, elev=10, dist=3.5, lift=-.03)


@scene("set-film.day")
def _():
    e = packshot(SKY, ("halo-tv", dict(at=(.22, .27, .27), shed=34)), ("arc", dict(at=(-.58, .26, 0), shed=24)),
                 ("orb-a60", dict(at=(-.14, .10, .285), rot=(0, R(-73.9), R(-24)))), ("orb-a60", dict(at=(.04, .08, .285), rot=(0, R(-73.9), R(14)))), size=1.42, elev=5, dist=3.9, back=.36)
    k.box((1.28, .36, .28), (.22, .19, .14), k.wood("#9A6F47", "#C79A6B", 2.6), .006).parent = e


@scene("set-garden.day")
def _():
    packshot(SAGE, ("path", dict(at=(-.27, .04, 0))), ("path", dict(at=(.27, .08, 0))), ("flood", dict(at=(.0, -.07, 0), rot=(0, 0, R(-16)), seen=1.4)),
             ("festoon", dict(a=(-.25, .04, .425), b=(.25, .08, .425), dip=.085, n=4, seen=1.4)), size=1.24, elev=9, dist=3.7)


@scene("set-morning.day")
def _():
    packshot(CLAY, ("wake", dict(at=(-.05, .05, 0), rot=(0, 0, R(8)))), ("cube", dict(at=(.13, -.03, 0), rot=(0, 0, R(30)))),
             ("cube", dict(at=(.03, -.13, 0), rot=(0, 0, R(-16)))), size=1.24, elev=12)


@scene("set-neon.day")
def _():
    packshot(SKY, ("ribbon-neon", dict(at=(-.04, .06, 0))), ("pebble", dict(at=(.14, -.10, 0), rot=(0, 0, R(-10)))), size=1.42, elev=20)


@scene("set-child.day")
def _():
    packshot(CLAY, ("cube", dict(at=(-.075, 0, 0), rot=(0, 0, R(18)))), ("cube", dict(at=(.035, .03, 0), rot=(0, 0, R(-12)))), ("cube", dict(at=(-.02, .015, .094), rot=(0, 0, R(34)))),
             ("orb-globe", dict(at=(.13, -.07, .0027), rot=(0, R(64.5), R(-152)))), size=1.22, elev=11)


@scene("set-start.day")
def _():
    bulb = lambda x, y, turn: ("orb-a60", dict(at=(x, y, .005), rot=(0, R(-73.9), R(turn))))
    packshot(CHALK, ("hub", dict(at=(-.02, .05, 0), rot=(0, 0, R(24)), cable=False)), ("sense", dict(at=(.115, -.075, 0), rot=(0, 0, R(18)))),
             bulb(-.15, .02, -60), bulb(-.10, -.08, -30), bulb(.01, -.11, -16), bulb(.135, .03, 24), size=1.30, elev=24)
