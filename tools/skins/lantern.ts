import { depthAt, dot, hills, lantern, wire } from './shapes.ts';
import { along, scatter, tile, tiles, type Painter } from './tile.ts';

const palette = {
  light: { paper: '#f2a65a', line: '#a8472a', water: ['#efd3a6', '#e7c48e'], spark: '#d98324', faint: 0.22 },
  dark: { paper: '#d9791f', line: '#ffc069', water: ['#22180d', '#2f200f'], spark: '#ffb02e', faint: 0.15 },
} as const;

/** Lanterns that float down a river, lanterns on a string, sparks. */
export const lanternPicture: Painter = (theme, slot) => {
  const { paper, line, water, spark, faint } = palette[theme];
  const { width, height } = tiles[slot];
  const style = `ellipse{fill:${paper}}.l{fill:none;stroke:${line};stroke-width:.8}.c{fill:${line}}`;
  if (slot === 'hero') {
    const floating = [34, 92, 131, 208, 262, 330, 371, 446, 498, 560, 612].map((x, index) => {
      const one = { x, y: 8 + ((index * 7) % 12), size: 12 + ((index * 5) % 7) };
      return `<g opacity=".3" fill="${spark}">${dot({ x, y: one.y + one.size / 2, size: one.size * 0.85 })}</g>${lantern(one)}`;
    });
    const inner = [
      `<g fill="${water[0]}">${hills(width, height, [14, 10, 14, 10, 14, 10, 14, 10])}</g>`,
      floating.join(''),
      `<g fill="${water[1]}">${hills(width, height, [4, 8, 4, 8, 4, 8, 4, 8, 4, 8])}</g>`,
    ];
    return tile(slot, style, inner.join(''));
  }
  if (slot === 'header' || slot === 'tabbar') {
    const [bows, depth, size] = slot === 'header' ? [2, 6, 11] : [2, 2, 6];
    const hung = along(slot, bows * 4).map((x) => lantern({ x, y: depthAt(x, width, bows, depth), size }));
    return tile(slot, style, wire(width, bows, depth) + hung.join(''));
  }
  const sparks = slot === 'coupon' ? scatter(slot, 6, [2, 13], 5) : scatter(slot, 20, [1.2, 3], 19);
  const lit = sparks.map((one) =>
    one.size > 7 ? lantern({ ...one, y: one.y - one.size, size: one.size * 2 }) : dot(one),
  );
  return tile(slot, style, `<g fill="${spark}" opacity="${faint}">${lit.join('')}</g>`);
};
