import { chance, depthAt, dot, flake, lantern, wire } from './shapes.ts';

type Theme = 'light' | 'dark';

/** Where a festival shows: each picture is a tile, repeated over its place from the upper left corner on. */
export const slots = ['hero', 'header', 'tabbar', 'background', 'coupon'] as const;
export type Slot = (typeof slots)[number];

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** How strongly it shows: less where more is written on it. */
  readonly strength: number;
  readonly seed: number;
  readonly pieces: number;
}

const sheets: Readonly<Record<'hero' | 'background' | 'coupon', Sheet>> = {
  hero: { width: 480, height: 440, strength: 1, seed: 7, pieces: 11 },
  background: { width: 520, height: 560, strength: 0.4, seed: 23, pieces: 8 },
  coupon: { width: 220, height: 120, strength: 0.8, seed: 41, pieces: 5 },
};

const tile = (width: number, height: number, style: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${inner}</svg>\n`;

/** Places that keep clear of each other and of the edges, so that tiles meet without a seam. */
function places(
  { width, height, seed, pieces }: Sheet,
  widest: number,
): { x: number; y: number; size: number; turn: number }[] {
  const next = chance(seed);
  const found: { x: number; y: number; size: number; turn: number }[] = [];
  for (let tries = 0; found.length < pieces && tries < 4_000; tries += 1) {
    const size = widest * (0.4 + 0.6 * next());
    const one = {
      x: size + next() * (width - 2 * size),
      y: size + next() * (height - 2 * size),
      size,
      turn: next() * 60,
    };
    if (found.every(({ x, y, size: other }) => Math.hypot(x - one.x, y - one.y) > 1.5 * (size + other)))
      found.push(one);
  }
  return found;
}

const snow = {
  light: { flake: '#7fa9b8', bulbs: ['#ffb02e', '#e5a19b', '#8fc3cf'], wire: '#8aa79b', share: 0.42 },
  dark: { flake: '#9fc3cf', bulbs: ['#ffb02e', '#c9605a', '#6fd6e8'], wire: '#5f7a70', share: 0.26 },
} as const;

function snowPicture(theme: Theme, slot: Slot): string {
  const colours = snow[theme];
  if (slot === 'header' || slot === 'tabbar') {
    const { width, bows, depth } =
      slot === 'header' ? { width: 360, bows: 3, depth: 11 } : { width: 240, bows: 3, depth: 6 };
    const bulbs = Array.from({ length: bows * 5 }, (_, index) => {
      const x = ((index + 0.5) * width) / (bows * 5);
      const y = depthAt(x, width, bows, depth) + 3.5;
      return `<g fill="${colours.bulbs[index % 3] ?? colours.wire}">${dot({ x, y, size: 2.4 })}<g opacity=".22">${dot({ x, y, size: 6 })}</g></g>`;
    });
    const style = `.w{fill:none;stroke:${colours.wire};stroke-width:1}`;
    const inner = `<g opacity="${slot === 'header' ? 0.75 : 0.65}">${wire(width, bows, depth)}${bulbs.join('')}</g>`;
    return tile(width, slot === 'header' ? 76 : 96, style, inner);
  }
  const sheet = sheets[slot];
  const flakes = places(sheet, slot === 'hero' ? 34 : slot === 'coupon' ? 18 : 26).map((one, index) =>
    index % 3 === 2
      ? `<g stroke="none">${dot({ ...one, size: one.size / 6 })}</g>`
      : flake({ ...one, size: Math.round(one.size) }, one.turn),
  );
  const style = `g{fill:${colours.flake};stroke:${colours.flake};stroke-width:1.4;stroke-linecap:round}path{fill:none}`;
  const opacity = (colours.share * sheet.strength).toFixed(2);
  return tile(sheet.width, sheet.height, style, `<g opacity="${opacity}">${flakes.join('')}</g>`);
}

const paper = {
  light: { body: '#f0a55c', line: '#b4532a', share: 0.5 },
  dark: { body: '#d98324', line: '#ffb02e', share: 0.24 },
} as const;

function lanternPicture(theme: Theme, slot: Slot): string {
  const { body, line, share } = paper[theme];
  const style = `ellipse{fill:${body}}.r{fill:none;stroke:${line};stroke-width:1}.c{fill:${line}}.w{fill:none;stroke:${line};stroke-width:1}`;
  if (slot === 'header' || slot === 'tabbar') {
    const { width, bows, depth, size } =
      slot === 'header' ? { width: 480, bows: 2, depth: 9, size: 15 } : { width: 260, bows: 2, depth: 4, size: 10 };
    const hung = Array.from({ length: bows * 3 }, (_, index) => {
      const x = ((index + 0.5) * width) / (bows * 3);
      return lantern({ x, y: depthAt(x, width, bows, depth) + size * 0.6 + 3, size }, 3);
    });
    const inner = `<g opacity="${theme === 'light' ? 0.62 : 0.5}">${wire(width, bows, depth)}${hung.join('')}</g>`;
    return tile(width, slot === 'header' ? 76 : 96, style, inner);
  }
  const sheet = sheets[slot];
  const hung = places(sheet, slot === 'hero' ? 46 : slot === 'coupon' ? 22 : 34).map((one) =>
    lantern({ ...one, size: Math.round(one.size) }, Math.round(one.size * 0.5)),
  );
  const opacity = (share * sheet.strength).toFixed(2);
  return tile(sheet.width, sheet.height, style, `<g opacity="${opacity}">${hung.join('')}</g>`);
}

/** The festivals this shop comes with, and how each paints a slot in a theme. */
export const festivals: Readonly<Record<string, (theme: Theme, slot: Slot) => string>> = {
  lantern: lanternPicture,
  snow: snowPicture,
};

/** Every file of the festivals by its path in themes/. */
export function skinFiles(): Map<string, string> {
  const files = new Map([['skins.json', `${JSON.stringify(Object.keys(festivals)).replaceAll(',', ', ')}\n`]]);
  for (const [name, paint] of Object.entries(festivals)) {
    for (const theme of ['light', 'dark'] as const) {
      const ui = Object.fromEntries(slots.map((slot) => [`skin-${slot}`, `url(/skins/${name}/${slot}.svg)`]));
      files.set(`skins/${name}/${theme}/ui.json`, `${JSON.stringify(ui, null, 2)}\n`);
      for (const slot of slots) files.set(`skins/${name}/${theme}/${slot}.svg`, paint(theme, slot));
    }
  }
  return files;
}
