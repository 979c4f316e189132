/** Repeatable chance: the same seed draws the same picture on every machine. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const short = (value: number) => Number(value.toFixed(1));
const at = (x: number, y: number) => `translate(${short(x)} ${short(y)})`;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Six arms with two pairs of needles each. */
export function flake({ x, y, size }: Place): string {
  const needles = [0.45, 0.72].map((share) => {
    const [root, reach] = [short(size * share), short(size * 0.24)];
    return `M0-${root}l${reach}-${reach}M0-${root}l-${reach}-${reach}`;
  });
  const arms = [0, 60, 120, 180, 240, 300].map(
    (turn) => `<path transform="rotate(${turn})" d="M0 0V-${short(size)}${needles.join('')}"/>`,
  );
  return `<g transform="${at(x, y)}">${arms.join('')}</g>`;
}

export const dot = ({ x, y, size }: Place): string => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}"/>`;

/** A paper lantern: body, ribs, cap and foot, `size` high, hung by its upper end. */
export function lantern({ x, y, size }: Place): string {
  const [half, tall, cap] = [size * 0.56, size * 0.4, size * 0.24];
  const ribs = [0.35, 0.7].map((share) => `<ellipse class="l" rx="${short(half * share)}" ry="${short(tall)}"/>`);
  const ends = [-size / 2, size / 2 - size * 0.12].map(
    (top) =>
      `<rect class="c" x="-${short(cap)}" y="${short(top)}" width="${short(cap * 2)}" height="${short(size * 0.12)}"/>`,
  );
  return `<g transform="${at(x, y + size / 2)}"><ellipse rx="${short(half)}" ry="${short(tall)}"/>${ribs.join('')}${ends.join('')}</g>`;
}

/** A wire that hangs in bows from the upper edge of a tile; the ends of a tile meet. */
export function wire(width: number, bows: number, depth: number): string {
  const bow = short(width / bows);
  return `<path class="l" d="M0-1${`q${bow / 2} ${depth * 2} ${bow} 0`.repeat(bows)}"/>`;
}

/** How deep the wire hangs at a place along it. */
export function depthAt(x: number, width: number, bows: number, depth: number): number {
  const share = (x % (width / bows)) / (width / bows);
  return 4 * depth * share * (1 - share) - 1;
}

/** A soft range of hills along the lower edge, whose ends meet; `tops` are heights above the edge. */
export function hills(width: number, height: number, tops: readonly number[]): string {
  const step = width / tops.length;
  const [first = 0] = tops;
  const curves = [...tops.slice(1), first].map((top, index) => {
    const [from, to] = [(index + 0.5) * step, (index + 1) * step];
    return `C${short(from)} ${height - (tops[index] ?? 0)} ${short(from)} ${height - top} ${short(to)} ${height - top}`;
  });
  return `<path d="M0 ${height}V${height - first}${curves.join('')}V${height}z"/>`;
}

export const fir = ({ x, y, size }: Place): string =>
  `<path transform="${at(x, y)}" d="M0-${short(size)}l${short(size * 0.2)} ${short(size * 0.45)}h-${short(size * 0.1)}l${short(size * 0.2)} ${short(size * 0.55)}h-${short(size * 0.6)}l${short(size * 0.2)}-${short(size * 0.55)}h-${short(size * 0.1)}z"/>`;

/** A house with a lit window, `size` wide. */
export const house = ({ x, y, size }: Place): string => {
  const tall = short(size * 0.55);
  return `<g transform="${at(x, y)}"><path class="h" d="M0 0v-${tall}l${short(size / 2)}-${short(size * 0.4)}l${short(size / 2)} ${short(size * 0.4)}v${tall}z"/><rect class="w" x="${short(size * 0.38)}" y="-${short(size * 0.45)}" width="${short(size * 0.24)}" height="${short(size * 0.26)}"/></g>`;
};
