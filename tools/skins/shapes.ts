/** Repeatable chance: the same seed draws the same picture on every machine. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const short = (value: number): number => Number(value.toFixed(1));

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A drawing made ten units high, set down at a place in its size. */
export const placed = ({ x, y, size }: Place, drawing: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})scale(${Number((size / 10).toFixed(2))})">${drawing}</g>`;

export const dot = ({ x, y, size }: Place): string => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}"/>`;

/** Light around a lamp: rings that add up towards the middle. */
export const glow = ({ x, y, size }: Place): string =>
  [1, 0.82, 0.64, 0.46].map((share) => dot({ x, y, size: size * share })).join('');

/** Six arms with a pair of needles each. */
export function flake({ x, y, size }: Place): string {
  const at = (turn: number, reach: number) =>
    `${short(x + size * reach * Math.sin(turn))} ${short(y - size * reach * Math.cos(turn))}`;
  const third = Math.PI / 3;
  const arms = [0, 1, 2].map((turn) => `M${at(turn * third, 1)}L${at(turn * third, -1)}`);
  const needles = [0, 1, 2, 3, 4, 5].map((arm) => {
    const turn = arm * third;
    return `M${at(turn - 0.32, 0.86)}L${at(turn, 0.52)} ${at(turn + 0.32, 0.86)}`;
  });
  return `<path d="${[...arms, ...needles].join('')}"/>`;
}

/** A spark with four points. */
export const spark = ({ x, y, size }: Place): string => {
  const [far, near] = [short(size), short(size * 0.16)];
  const points = `M0-${far}Q${near}-${near} ${far} 0Q${near} ${near} 0 ${far}Q-${near} ${near}-${far} 0Q-${near}-${near} 0-${far}z`;
  return `<path transform="translate(${short(x)} ${short(y)})" d="${points}"/>`;
};
