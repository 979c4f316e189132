import { ground, levelAt, type Ridge } from './ground.ts';
import { glow, placed, short } from './shapes.ts';
import { alongString, stringPath, type Hung } from './string.ts';
import { tiles } from './tile.ts';

/** A paper lantern: body with a lit middle, ribs, cap, foot and tassel; hung by its upper end. */
export const paperLantern =
  '<path class="b" d="M0 1.6a4.4 3.6 0 1 1 0 7.2a4.4 3.6 0 1 1 0-7.2z"/><ellipse class="i" cy="5.2" rx="2.7" ry="3.3"/><path class="n" d="M-1.4 1.8Q-3.4 5.2-1.4 8.6M1.4 1.8Q3.4 5.2 1.4 8.6M0 1.6V8.8"/><path class="c" d="M-1.9 1h3.8v1h-3.8zM-1.9 8.4h3.8v1h-3.8zM-.3 9.4h.6v3h-.6zM-.2 0h.4v1h-.4z"/>';

export const lanternStyle = (paper: string, core: string, line: string): string =>
  `.b{fill:${paper}}.i{fill:${core}}.n{fill:none;stroke:${line};stroke-width:.4}.c{fill:${line}}`;

export interface MarketColours {
  readonly bank: readonly [near: string, far: string];
  readonly pole: string;
  readonly light: string;
  /** How much light the lanterns throw into the air; none by day. */
  readonly shine: number;
}

const far: Ridge = [
  [150, 100],
  [330, 80],
  [430, 86],
  [540, 70],
  [640, 100],
];
const near: Ridge = [
  [0, 100],
  [90, 92],
  [200, 95],
  [330, 89],
  [470, 92],
  [560, 86],
  [640, 100],
];

const poles = [
  [214, 70],
  [320, 56],
  [440, 34],
  [576, 8],
] as const;
const strings: readonly (Hung & { readonly sizes: readonly number[] })[] = [
  { from: [130, 92], to: [214, 70], sag: 3, sizes: [] },
  { from: [214, 70], to: [320, 56], sag: 5, sizes: [10, 11, 12] },
  { from: [320, 56], to: [440, 34], sag: 8, sizes: [15, 17, 18] },
  { from: [440, 34], to: [576, 8], sag: 13, sizes: [24, 27, 29] },
  { from: [576, 8], to: [628, 96], sag: 1, sizes: [] },
];

/** A path of lanterns by the water, which come nearer to the right; flat at both ends, low where a phone has its button. */
export function lanternMarket({ bank, pole, light, shine }: MarketColours): string {
  const edge = tiles.hero.height;
  const hung = strings.flatMap((one) =>
    one.sizes.map((size, index) => ({ ...alongString(one, 0.2 + index * 0.29), size })),
  );
  const lit = hung.map(({ x, y, size }) => glow({ x, y: y + size * 0.52, size: size * 0.95 }));
  const mirrored = hung.map(
    ({ x, size }) => `M${short(x - size * 0.4)} ${short(levelAt(near, x) + 4)}h${short(size * 0.8)}`,
  );
  return [
    `<g fill="${bank[1]}">${ground(far, edge)}</g>`,
    shine > 0 ? `<g fill="${light}" fill-opacity="${shine}">${lit.join('')}</g>` : '',
    `<g fill="none" stroke="${pole}"><path d="${strings.map(stringPath).join('')}"/><path stroke-width="2.4" stroke-linecap="round" d="${poles.map(([x, top]) => `M${x} ${edge}V${top}`).join('')}"/></g>`,
    ...hung.map((one) => placed(one, paperLantern)),
    `<g fill="${bank[0]}">${ground(near, edge)}</g>`,
    `<path fill="none" stroke="${light}" stroke-width="1.6" stroke-linecap="round" opacity=".6" d="${mirrored.join('')}"/>`,
  ].join('');
}
