import { dot, flake, short } from './shapes.ts';
import { snowVillage } from './snow-village.ts';
import { bowsOf, evenly, stringPath } from './string.ts';
import { scatter, sky, tile, tiles, type Painter } from './tile.ts';

const palette = {
  light: {
    village: {
      snow: ['#ffffff', '#dfe9ec', '#c4d6db'],
      cap: '#ffffff',
      fir: '#587a6c',
      wall: '#8f5a3c',
      window: '#ffc257',
      bulbs: ['#ffb02e', '#d9675f', '#7fd0df'],
      shine: 0,
    },
    wire: '#8aa79b',
    socket: '#587a6c',
    ice: '#6f9fb0',
    bulbs: ['#f0a11c', '#d9675f', '#3fa3b8'],
    faint: 0.42,
  },
  dark: {
    village: {
      snow: ['#8ea6b4', '#5d7684', '#33444f'],
      cap: '#a9bfcb',
      fir: '#22362f',
      wall: '#4a2f22',
      window: '#ffb02e',
      bulbs: ['#ffc257', '#e8776f', '#8fe0ee'],
      shine: 0.075,
    },
    wire: '#5f7a70',
    socket: '#5f7a70',
    ice: '#b4d3de',
    bulbs: ['#ffb02e', '#e06a62', '#6fd6e8'],
    faint: 0.2,
  },
} as const;

/** A string of coloured bulbs, each with a socket and a little light around it. */
function bulbString(
  width: number,
  bows: readonly [count: number, sag: number],
  size: number,
  colours: readonly string[],
) {
  const strings = bowsOf(width, ...bows);
  const places = strings.flatMap((one) => evenly(one, 5));
  const bulb = `q${short(size)} ${short(size * 1.3)} 0 ${short(size * 2)}q-${short(size)}-${short(size * 0.7)} 0-${short(size * 2)}z`;
  const lit = colours.map((colour, index) => {
    const mine = places.filter((_, place) => place % colours.length === index);
    const halos = mine.map(({ x, y }) => dot({ x, y: y + size * 1.8, size: size * 1.9 })).join('');
    return `<g fill="${colour}"><g opacity=".22">${halos}</g><path d="${mine.map(({ x, y }) => `M${short(x)} ${short(y + size * 0.6)}${bulb}`).join('')}"/></g>`;
  });
  const sockets = places.map(({ x, y }) => `M${short(x)} ${short(y)}v${short(size * 0.8)}`).join('');
  return `<path class="l" d="${strings.map(stringPath).join('')}"/>${lit.join('')}<path class="k" d="${sockets}"/>`;
}

/** A village under snow, a string of coloured lights, falling flakes. */
export const snowPicture: Painter = (theme, slot) => {
  const { village, wire, socket, ice, bulbs, faint } = palette[theme];
  if (slot === 'hero') return tile(slot, '', snowVillage(village));
  if (slot === 'header' || slot === 'tabbar') {
    const { width } = tiles[slot];
    const style = `.l,.k{fill:none;stroke:${wire};stroke-width:.8}.k{stroke:${socket};stroke-width:1.6}`;
    return tile(
      slot,
      style,
      slot === 'header' ? bulbString(width, [3, 5], 2.2, bulbs) : bulbString(width, [3, 2.6], 1.8, bulbs),
    );
  }
  const style = `path{fill:none;stroke:${ice};stroke-linecap:round}`;
  const fallen = slot === 'coupon' ? scatter(slot, 4, [8, 14], 41).map(flake).join('') : sky(23, [5, 10], flake);
  return tile(slot, style, `<g opacity="${faint}">${fallen}</g>`);
};
