"""Places with the sun in them (16:9): one scene holds the day and the night."""
import kit as k
from props import open_book, throw
from registry import scene
from sets import cup, foliage, plane, planks, put, rug, shrub, sideboard, sofa, sun_of, sunroom, table, vase
from .lamps import R
from .wide import into_zone


@scene("wide-terrace.night")
def _():
    k.world("#DCE8FF", .55)
    sun_of("sun", 42, 38, 1.0, 3.8)
    wall = k.mat("#F1ECE2", .9)
    k.bump(wall, 30, .35, .01)
    plane((20, 7), (0, 1.6, 3.5), wall, (R(90), 0, 0))
    planks(("#8A7660", "#B7A285"), near=-4.2, wide=.15, top=1.6)
    plane((40, 40), (0, 0, -.06), k.mat("#A9A18F", .95))
    foliage((-3.3, -1.5, 3.9), (2.6, 1.4, 1.5), 300, .15)  # over our heads at the left: its leaves draw on wall and table
    for a, b, d, n in (((-3.1, 1.35, 2.62), (3.1, 1.0, 2.72), .36, 13), ((-3.2, -.5, 2.16), (3.2, -.8, 2.34), .38, 13)):
        put("festoon", a=a, b=b, dip=d, n=n, shed=300, seen=1.5, thick=.005)
    h = table((0, -.45), 1.9, .85, .72, .03, ("#9A6F47", "#C79A6B"))
    vase((.42, -.30, h), .85, "#B9573A")
    put("pebble", (-.34, -.45, h), 1.15, shed=26, seen=1.6)
    cup((.06, -.62, h))
    cup((-.66, -.34, h), "#7E9AA3")
    k.box((1.8, .30, .045), (0, .26, .44), k.wood("#9A6F47", "#C79A6B", 2.6), .006)
    for x in (-.78, .78):
        k.box((.05, .26, .42), (x, .26, .21), k.wood("#9A6F47", "#C79A6B", 2.6), .004)
    pot = k.mat("#C2714E", .8, grain=.2, grain_scale=40)
    for x, y, r, c in ((-2.05, .95, .46, "#5E7A4C"), (-2.62, .30, .38, "#6E8758"), (2.15, 1.0, .50, "#58744A"), (2.72, .35, .36, "#6E8758")):
        k.lathe([(0, 0), (r * .52, 0), (r * .68, r * .9), (r * .72, r * .9), (r * .72, r * .98), (r * .60, r * .98), (r * .56, r * .9), (0, r * .88)], pot, (x, y, 0))
        shrub((x, y, r * 1.75), r, int(x * 10) % 7, c)
    k.camera((.2, -6.7, 1.42), (0, 0, 1.10), 52, 9, (0, -.5, 1.0))


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
