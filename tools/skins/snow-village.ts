import { ground, levelAt, type Ridge } from './ground.ts';
import { dot, glow, placed, short } from './shapes.ts';
import { tiles } from './tile.ts';

export interface VillageColours {
  /** Near, middle and far. */
  readonly snow: readonly [string, string, string];
  readonly cap: string;
  readonly fir: string;
  readonly wall: string;
  readonly window: string;
  readonly bulbs: readonly string[];
  /** How much light the windows throw into the air; none by day. */
  readonly shine: number;
}

const fir = '<path d="M0-10 2-6.4H1L3-3.2H1.8L4 0H-4L-1.8-3.2H-3L-1-6.4H-2z"/>';
const cap =
  '<path class="s" d="M0-10 2-6.4.7-6.9 0-6.2-.8-6.9-2-6.4zM3-3.2 1.7-4.2 1.5-3.2zM-3-3.2-1.5-3.9-1.8-3.2z"/>';
const house =
  '<path class="h" d="M-5 0V-5L0-9 2.6-7V-10H4V-5.8L5-5V0z"/><path class="r" d="M-6-4.5 0-9.3 6-4.5"/><path class="w" d="M-3.2-4.2h2.3v2.3h-2.3zM.9-4.2h2.3v2.3H.9z"/>';
const church =
  '<path class="h" d="M-1.6 0V-6L0-10 1.6-6V-3.4L5-2V0z"/><path class="r t" d="M-1.8-6 0-10.1 1.8-6M1.6-3.6 5.3-1.9"/><path class="w" d="M-.5-2.4V-3.9a.5.5 0 0 1 1 0V-2.4z"/>';

const far: Ridge = [
  [120, 100],
  [300, 62],
  [372, 70],
  [478, 34],
  [640, 100],
];
const middle: Ridge = [
  [0, 100],
  [96, 86],
  [190, 90],
  [330, 76],
  [430, 64],
  [520, 70],
  [640, 100],
];
const near: Ridge = [
  [0, 100],
  [70, 92],
  [180, 97],
  [320, 88],
  [430, 92],
  [540, 84],
  [640, 100],
];

/** A village on a hill under snow. Low on the left, where a phone has its button, and flat at both ends. */
export function snowVillage({ snow, cap: white, fir: green, wall, window, bulbs, shine }: VillageColours): string {
  const edge = tiles.hero.height;
  const stand = ([x, size]: readonly [number, number]) => ({ x, y: levelAt(middle, x) + 2, size });
  const wood = [
    [58, 14],
    [74, 20],
    [88, 13],
    [226, 22],
    [243, 28],
    [258, 18],
    [346, 34],
    [366, 26],
    [568, 30],
    [586, 20],
  ] as const;
  const homes = (
    [
      [398, 24],
      [500, 26],
    ] as const
  ).map(stand);
  const tower = stand([442, 54]);
  const festive = stand([544, 46]);
  const lights = [
    [0, -0.98],
    [-0.1, -0.7],
    [0.12, -0.62],
    [-0.16, -0.42],
    [0.06, -0.36],
    [0.2, -0.28],
    [-0.24, -0.12],
    [0, -0.1],
  ].map(
    ([across = 0, up = 0], index) =>
      `<g fill="${bulbs[index % bulbs.length]}">${dot({ x: festive.x + across * festive.size, y: festive.y + up * festive.size, size: index === 0 ? 2.4 : 1.5 })}</g>`,
  );
  const air = [...homes, tower].map(({ x, y, size }) => glow({ x, y: y - 10, size: 20 + size / 3 }));
  const pools = [...homes, tower].map(({ x, y }) => `<ellipse cx="${x}" cy="${short(y + 3)}" rx="17" ry="3.4"/>`);
  return [
    `<style>.s{fill:${white}}.h{fill:${wall}}.r{fill:none;stroke:${white};stroke-linecap:round;stroke-linejoin:round}.t{stroke-width:.55}.w{fill:${window}}</style>`,
    `<g fill="${snow[2]}">${ground(far, edge)}</g>`,
    shine > 0 ? `<g fill="${window}" fill-opacity="${shine}">${air.join('')}</g>` : '',
    `<g fill="${snow[1]}">${ground(middle, edge)}</g>`,
    `<g fill="${green}">${wood
      .map(stand)
      .map((one) => placed(one, fir + cap))
      .join('')}${placed(festive, fir)}</g>`,
    shine > 0 ? `<g fill="${window}" opacity=".3">${pools.join('')}</g>` : '',
    ...homes.map((one) => placed(one, house)),
    placed(tower, church),
    ...lights,
    `<g fill="${snow[0]}">${ground(near, edge)}</g>`,
  ].join('');
}
