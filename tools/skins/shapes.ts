/** Repeatable chance: the same seed draws the same picture on every machine. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const short = (value: number) => Number(value.toFixed(1));

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Six arms with two pairs of needles each. */
export function flake({ x, y, size }: Place, turn: number): string {
  const arm = [0.45, 0.72]
    .map((share) => {
      const [root, reach] = [short(size * share), short(size * 0.24)];
      return `M0-${root}l${reach}-${reach}M0-${root}l-${reach}-${reach}`;
    })
    .join('');
  const arms = Array.from(
    { length: 6 },
    (_, index) => `<path transform="rotate(${index * 60})" d="M0 0V-${size}${arm}"/>`,
  );
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${arms.join('')}</g>`;
}

export const dot = ({ x, y, size }: Place): string => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}"/>`;

/** A paper lantern on its string: cap, ribs, foot and tassel. `drop` is the length of the string. */
export function lantern({ x, y, size }: Place, drop: number): string {
  const [half, ribs] = [short(size * 0.62), [0.22, 0.5].map((share) => short(size * 0.62 * share * 1.3))];
  const body = `<ellipse rx="${half}" ry="${short(size / 2)}"/>`;
  const lines = ribs.map((rib) => `<ellipse rx="${rib}" ry="${short(size / 2)}" class="r"/>`).join('');
  const cap = short(size * 0.26);
  const [top, thick] = [short(size / 2 - 1), short(size * 0.1)];
  const caps = `<path class="c" d="M-${cap}-${top}v-${thick}h${cap * 2}v${thick}zM-${cap} ${top}v${thick}h${cap * 2}v-${thick}z"/>`;
  const tassel = `<path class="r" d="M0 ${short(top + thick)}v${short(size * 0.38)}M-2.5 ${short(top + thick)}v${short(size * 0.26)}M2.5 ${short(top + thick)}v${short(size * 0.26)}"/>`;
  const string = drop > 0 ? `<path class="r" d="M0-${short(top + thick)}v-${short(drop)}"/>` : '';
  return `<g transform="translate(${short(x)} ${short(y)})">${string}${body}${lines}${caps}${tassel}</g>`;
}

/** A wire that hangs in bows from the upper edge of a tile; the ends of a tile meet. */
export const wire = (width: number, bows: number, depth: number): string => {
  const bow = width / bows;
  const curves = Array.from({ length: bows }, () => `q${short(bow / 2)} ${short(depth * 2)} ${short(bow)} 0`);
  return `<path class="w" d="M0-2${curves.join('')}"/>`;
};

/** How deep the wire hangs at a place along it. */
export function depthAt(x: number, width: number, bows: number, depth: number): number {
  const share = (x % (width / bows)) / (width / bows);
  return 4 * depth * share * (1 - share) - 2;
}
