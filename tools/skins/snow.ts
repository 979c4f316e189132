import { depthAt, dot, fir, flake, hills, house, wire } from './shapes.ts';
import { along, scatter, tile, tiles, type Painter } from './tile.ts';

const palette = {
  light: {
    snow: ['#ffffff', '#fbfdfd'],
    far: '#dde6e4',
    fir: '#5f7a70',
    wall: '#8f5a3c',
    wire: '#8aa79b',
    flake: '#7fa9b8',
    bulbs: ['#ffb02e', '#d9675f', '#3fa3b8'],
    faint: 0.3,
  },
  dark: {
    snow: ['#2b3a42', '#22303a'],
    far: '#1b2429',
    fir: '#16211d',
    wall: '#0d0f10',
    wire: '#5f7a70',
    flake: '#9fc3cf',
    bulbs: ['#ffb02e', '#c9605a', '#6fd6e8'],
    faint: 0.16,
  },
} as const;

/** A village under snow, a string of coloured lights, falling flakes. */
export const snowPicture: Painter = (theme, slot) => {
  const { snow, far, fir: green, wall, wire: line, flake: ice, bulbs, faint } = palette[theme];
  const { width, height } = tiles[slot];
  if (slot === 'hero') {
    const firs = [28, 46, 150, 164, 181, 262, 338, 352, 470, 486, 505, 590].map((x, index) =>
      fir({ x, y: 34 - (index % 3), size: 15 + ((index * 5) % 9) }),
    );
    const houses = [84, 212, 404, 548].map((x, index) => house({ x, y: 34, size: 20 - (index % 2) * 3 }));
    const style = `.h{fill:${wall}}.w{fill:#ffb02e}`;
    const inner = [
      `<g fill="${far}">${hills(width, height, [22, 30, 20, 27, 18, 28])}</g>`,
      `<g fill="${green}">${firs.join('')}</g>`,
      houses.join(''),
      `<g fill="${snow[1]}">${hills(width, height, [9, 5, 10, 6, 11, 6, 9, 5])}</g>`,
      `<g fill="${snow[0]}">${hills(width, height, [3, 6, 3, 7, 2])}</g>`,
    ];
    return tile(slot, style, inner.join(''));
  }
  if (slot === 'header' || slot === 'tabbar') {
    const [bows, depth] = slot === 'header' ? [3, 11] : [3, 4];
    const lights = along(slot, bows * 5).map((x, index) => {
      const y = depthAt(x, width, bows, depth) + 3;
      const halo = slot === 'header' ? `<g opacity=".25">${dot({ x, y, size: 5 })}</g>` : '';
      return `<g fill="${bulbs[index % 3] ?? line}">${dot({ x, y, size: slot === 'header' ? 2.2 : 1.7 })}${halo}</g>`;
    });
    return tile(slot, `.l{fill:none;stroke:${line}}`, wire(width, bows, depth) + lights.join(''));
  }
  const drops = slot === 'coupon' ? scatter(slot, 6, [2, 14], 41) : scatter(slot, 22, [1.4, 3.4], 23);
  const fallen = drops.map((one) => (one.size > 7 ? flake(one) : dot(one)));
  const style = `path{fill:none;stroke:${ice};stroke-width:1.4;stroke-linecap:round}`;
  return tile(slot, style, `<g fill="${ice}" opacity="${faint}">${fallen.join('')}</g>`);
};
