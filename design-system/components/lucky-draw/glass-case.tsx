import { type ReactNode, useId } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './glass-case.css.ts';

export type CasePrize = {
  id: string;
  /** A square picture with its text alternative, lit: the case darkens it. */
  prize: ReactNode;
};

/** `away`: it hangs above; `there`: it has lit what was won, or has gone out where nothing was. */
export type ClawState = 'away' | 'searching' | 'lowering' | 'there';

type GlassCaseProps = {
  prizes: readonly CasePrize[];
  label: string;
  wonId: string | undefined;
  claw: ClawState;
};

const columns = 3;
const most = 9;

const columnNames = ['left', 'middle', 'right'] as const;
const rowNames = ['lowest', 'second', 'third'] as const;

/** Where a prize stands: its column, and its row counted from the bottom. Behind the last one there is a free place in a case that is not full. */
function placeOf(index: number, count: number) {
  const place = Math.min(index, most - 1);
  const rowCount = Math.ceil(Math.min(count + 1, most) / columns);
  return {
    column: columnNames[place % columns] ?? 'middle',
    row: rowNames[rowCount - 1 - Math.floor(place / columns)] ?? 'lowest',
  };
}

const motions = {
  away: undefined,
  searching: styles.searching,
  lowering: styles.lowering,
  there: styles.arrived,
} as const;

/** Lamps in the dark behind glass, and a claw of light above them: it lights what was won, or goes out over a free place. */
export function GlassCase({ prizes, label, wonId, claw }: GlassCaseProps) {
  const inCase = prizes.slice(0, most);
  const freePlaces = Array.from(
    { length: inCase.length < most ? columns - (inCase.length % columns) : 0 },
    (_, at) => at,
  );
  const wonIndex = inCase.findIndex(({ id }) => id === wonId);
  const { column, row } = placeOf(wonIndex < 0 ? inCase.length : wonIndex, inCase.length);
  const isOut = wonIndex < 0 && (claw === 'lowering' ? styles.fading : claw === 'there' && styles.out);
  const hasResult = claw === 'lowering' || claw === 'there';
  return (
    <div className={styles.root}>
      <ul className={styles.prizes} aria-label={label}>
        {inCase.map(({ id, prize }) => (
          <li key={id} className={styles.prize} data-won={hasResult && id === wonId}>
            <span className={classNames(styles.frame, hasResult && id === wonId ? styles.lighting : styles.unlit)}>
              {prize}
            </span>
          </li>
        ))}
        {freePlaces.map((place) => (
          <li key={place} className={styles.prize} aria-hidden="true" />
        ))}
      </ul>
      <Claw
        className={classNames(styles.columns[column], styles.rows[row], motions[claw])}
        light={isOut || undefined}
      />
      <svg className={styles.shine} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path className={styles.glint} d="M8 44L44 8M8 58L58 8" />
      </svg>
    </div>
  );
}

/** A pendant whose rays are the fingers of a claw. */
function Claw({ className, light }: { className: string; light: string | undefined }) {
  const cone = useId();
  return (
    <div className={classNames(styles.claw, className)} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 100 100" focusable="false">
        <defs>
          <linearGradient id={cone} x1="0" y1="0" x2="0" y2="1">
            <stop className={styles.nearLight} offset="0" />
            <stop className={styles.farLight} offset="1" />
          </linearGradient>
        </defs>
        <path className={styles.cable} d="M50-600V24" />
        <g className={classNames(styles.light, light)}>
          <path fill={`url(#${cone})`} d="M40 36L-10 330H110L60 36Z" />
          <path className={styles.finger} d="M44 38C31 54 22 80 27 108M56 38C69 54 78 80 73 108M50 42v46" />
          <circle className={styles.bulb} cx="50" cy="37" r="5" />
        </g>
        <path className={styles.shade} d="M32 37C32 28 40 22 50 22C60 22 68 28 68 37Z" />
      </svg>
    </div>
  );
}
