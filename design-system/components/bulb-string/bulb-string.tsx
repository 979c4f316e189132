import { classNames } from '../../foundations/class-names.ts';
import { strungBulbs, type StrungBulb } from './strung-bulbs.ts';
import * as styles from './bulb-string.css.ts';

export type BulbStringProps = {
  /** The text alternative: "2,318 entries, 3 of them won". */
  label: string;
  /** How many entries there are; they are numbered from 1. */
  entries: number;
  /** The numbers of the entries that won. */
  winners: readonly number[];
  /** The numbers of the viewer's own entries; each gets a ring. */
  own?: readonly number[] | undefined;
  /** The most bulbs there are. */
  limit?: number | undefined;
  /** What one bulb stands for, where entries share bulbs: "One bulb is 6 entries." */
  scaleText: (entriesPerBulb: number) => string;
};

const spacing = 20;
const wireTop = 3;

/** Bulbs hang from one piece of wire that sags in its middle; the ends of two pieces meet. */
function placesOf(slots: number) {
  const width = slots * spacing;
  const sag = width / 40;
  return {
    width,
    height: wireTop + sag + 24,
    wire: `M0 ${wireTop}Q${width / 2} ${wireTop + 2 * sag} ${width} ${wireTop}`,
    at: (index: number) => {
      const share = (index + 0.5) / slots;
      return { x: share * width, y: wireTop + 4 * sag * share * (1 - share) };
    },
  };
}

/** A bulb that hangs from a point of the wire. */
const bulbAt = (x: number, y: number) =>
  `M${x - 1.3} ${y}v3c0 1.4-2.9 2.3-2.9 5.2a4.2 4.2 0 1 0 8.4 0c0-2.9-2.9-3.8-2.9-5.2v-3z`;

type StrandProps = { bulbs: readonly StrungBulb[]; slots: number; lit: ReadonlySet<number>; own: ReadonlySet<number> };

function Strand({ bulbs, slots, lit, own }: StrandProps) {
  const { width, height, wire, at } = placesOf(slots);
  const hung = bulbs.map((bulb, index) => ({ ...bulb, ...at(index) }));
  const isLit = ({ first, isSingle }: StrungBulb) => isSingle && lit.has(first);
  const off = hung.filter((bulb) => !isLit(bulb));
  return (
    <svg className={styles.strand} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className={styles.unlit} d={wire} />
      <path className={styles.unlit} d={off.map(({ x, y }) => bulbAt(x, y)).join('')} />
      {hung.filter(isLit).map(({ first, x, y }) => (
        <g key={first} data-winner={first} transform={`translate(${x} ${y}) scale(1.25)`}>
          <circle className={styles.halo} cy="8.5" r="9" />
          <path className={styles.lit} d={bulbAt(0, 0)} />
        </g>
      ))}
      {hung
        .filter(({ first, isSingle }) => isSingle && own.has(first))
        .map(({ first, x, y }) => (
          <circle key={first} data-own={first} className={styles.ring} cx={x} cy={y + 9} r="9" />
        ))}
    </svg>
  );
}

/** Every entry of a draw as a bulb on a string, with the winners lit. Names and prizes are a list beside it. */
export function BulbString({ label, entries, winners, own = [], limit = 400, scaleText }: BulbStringProps) {
  const { entriesPerBulb, bulbs } = strungBulbs(entries, [...winners, ...own], limit);
  const slots = bulbs.length > 60 ? 20 : 10;
  const strands = Array.from({ length: Math.ceil(bulbs.length / slots) }, (_, index) =>
    bulbs.slice(index * slots, (index + 1) * slots),
  );
  const extent = strands.length === 1 ? 'one' : strands.length < 4 ? 'few' : 'many';
  const [lit, mine] = [new Set(winners), new Set(own)];
  return (
    <figure className={styles.root}>
      <div className={classNames(styles.strands, styles.extents[extent])} role="img" aria-label={label}>
        {strands.map((strand) => (
          <Strand key={strand[0]?.first} bulbs={strand} slots={slots} lit={lit} own={mine} />
        ))}
      </div>
      {entriesPerBulb > 1 && <figcaption className={styles.scale}>{scaleText(entriesPerBulb)}</figcaption>}
    </figure>
  );
}
