"""Things that somebody in the house was using a moment ago."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

import kit as k


def sheet_of(rows, m, thick=.004, name="sheet"):
    """A soft sheet from rows of points: smoothed, and as thick as told."""
    bm = bmesh.new()
    vs = [[bm.verts.new(p) for p in row] for row in rows]
    for a, b in zip(vs, vs[1:]):
        for i in range(len(a) - 1):
            bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    me = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o = k.add(name, me, m, angle=180)
    sd = o.modifiers.new("s", "SOLIDIFY")
    sd.thickness, sd.offset = thick, 1
    sub = o.modifiers.new("u", "SUBSURF")
    sub.levels = sub.render_levels = 2
    return o


def throw(over, width=.46, c="#C98A2B", at=(0, 0, 0), rot=0, seed=5, folds=3):
    """A blanket that lies over something: `over` is the line it follows, [(x, z), ...]; it is `width` wide along Y."""
    rn = random.Random(seed)
    m = k.mat(c, .95)
    k.bump(m, 520, .5, .004)
    line = k.smooth_path([(x, 0, z) for x, z in over], 34)
    n, rows = 26, []
    for i, p in enumerate(line):
        loose = .010 * abs(i / 33 - .5) * 2
        rows.append([(p.x + loose * math.sin(j / n * folds * 6.28 + 1) + rn.uniform(-.0012, .0012), -width / 2 + width * j / n + .012 * math.sin(i * .21 + j * .1), p.z + .004 * math.sin(j / n * folds * 6.28 + i * .12))
                     for j in range(n + 1)])
    o = sheet_of(rows, m, .012, "throw")
    o.location, o.rotation_euler = at, (0, 0, rot)
    return o


def open_book(at, rot=0, s=1.0, cover="#B4512D"):
    """A book lying open on its back, pages bulging to both sides of the fold."""
    w, d = .145 * s, .215 * s
    paper = k.mat("#F2EBDD", .85)
    ink = k.mat("#8f887c", .9)
    root = []
    root.append(k.box((2 * w + .012, d + .010, .004), (0, 0, .002), k.mat(cover, .6), .0015))
    for sx in (-1, 1):
        bulge = lambda u: .004 + .021 * s * (math.sin(min(1, u * 1.15) * math.pi) ** .8 * (1 - .55 * u))
        rows = [[(sx * w * i / 18, -d / 2 + d * j / 4, bulge(i / 18)) for j in range(5)] for i in range(19)]
        root.append(sheet_of(rows, paper, .001, "page"))
        for i in range(2, 18):  # the block of pages below the open one
            x, h = sx * w * (i + .5) / 18.6, bulge((i + .5) / 18.6) - .0015
            root.append(k.box((w / 18, d * .99, h), (x, 0, h / 2), paper, 0, 1))
        for r in range(13):  # lines of print, in three strokes each
            for i in range(3):
                u = .22 + .24 * i
                root.append(k.box((w * .2, .0022, .0004), (sx * w * (u + .06), d * (.36 - r * .058), bulge(u + .06) + .0017), ink, 0, 1, rot=(0, -sx * -.10 * (u > .4), 0)))
    return k.join_at(root, at, 1, (0, 0, rot))
