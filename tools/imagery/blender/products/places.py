"""Places with the sun in them (16:9): one scene holds the day and the night."""
import kit as k
from props import open_book, throw
from registry import scene
from sets import put, rug, sideboard, sofa, sunroom, table, vase
from .lamps import R
from .wide import into_zone


@scene("wide-sunroom.night")
def _():
    sunroom("chalk")
    rug((-.15, -1.5), 3.1, 1.9, "#B9B3A6")
    sofa((-.86, -.62), 2.1, "#8C9280")
    legs = k.wood("#7c5332", "#b9854f", 6)
    for x in (-1.80, .08):
        for y in (-.96, -.30):
            k.lathe([(0, 0), (.014, 0), (.022, .16), (0, .16)], legs, (x, y, 0), 32)
    throw([(.42, .74), (.37, .85), (.30, .905), (.215, .875), (.175, .70), (.14, .575), (.05, .548), (-.25, .548), (-.385, .53), (-.425, .46), (-.44, .36), (-.435, .22)],
          .38, "#3E5A52", (-.58, -.62, 0), R(90))
    into_zone(2, put("reed", (.71, -.36, 0), 1.05, shed=7, seen=1.35))
    h = sideboard((1.55, -.28, 0), 1.20, .58)
    put("dome", (1.27, -.32, h), 1.15, finish="bone", shed=110)
    vase((1.88, -.24, h), 1.05, "#B9573A")
    t = table((.02, -1.50), 1.05, .54, .36, .03, ("#9A6F47", "#C79A6B"))
    into_zone(3, put("pebble", (.36, -1.52, t), 1.1, shed=20, seen=1.6))
    open_book((-.16, -1.53, t), -.22)
    k.camera((.2, -6.4, 1.25), (0, 0, .77), 48, 9, (.4, -1.0, .8))
