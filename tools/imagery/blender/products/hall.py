"""tall-hall: what one sees on coming home."""
import kit as k
from registry import scene
from sets import books, frame_art, put, rug, sideboard, sunroom, vase
from .lamps import R


@scene("tall-hall.night")
def _():
    sunroom("clay", opening=(-1.95, -.62), suns={"sun": (24, 24, 1.4)}, sky=170)
    rug((.02, -1.02), 1.9, .95, "#D9CDB6")
    h = sideboard((.02, -.24, 0), 1.46, .60, .40)
    put("dome", (.30, -.25, h), 1.02, finish="ink", shed=84)
    vase((-.40, -.20, h), .82, "#F1EADF")
    z = books((-.06, -.25, h), [("#B4512D", .22, .024), ("#DAD2C4", .20, .020)], rot=.12)
    _, lit = put("pebble", (-.05, -.25, z), 1.15, (0, 0, R(-14)), shed=46, seen=1.5)
    for o in lit:
        if o.lightgroup in k.ZONES:
            k.zone(o, 2)
    frame_art((-.16, -.02, 1.46), .50, .66, c1="#c9b79c", c2="#3E5A52")
    k.camera((.06, -4.5, 1.22), (.02, -.2, .93), 68, 8, (.2, -.25, .75))
