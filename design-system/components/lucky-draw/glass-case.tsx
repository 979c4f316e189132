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

/** The places of a case and which of them stay free: those of its middle, from the lowest on, so that both sides are alike. */
function placesFor(count: number) {
  const rows = Math.ceil(Math.min(count + 1, most) / columns);
  const [left, middle, right] = columnNames.map((_, column) =>
    Array.from({ length: rows }, (_row, up) => (rows - 1 - up) * columns + column),
  );
  const free = [middle, left, right].flatMap((places) => places ?? []).slice(0, rows * columns - count);
  const all = Array.from({ length: rows * columns }, (_, place) => place);
  return { rows, free, taken: all.filter((place) => !free.includes(place)), all };
}

const columnOf = (place: number) => columnNames[place % columns] ?? 'middle';

const motions = {
  away: undefined,
  searching: styles.searching,
  lowering: styles.lowering,
  there: styles.arrived,
} as const;

/** Lamps in the dark behind glass, and a claw of light above them: it lights what was won, or goes out over a free place. */
export function GlassCase({ prizes, label, wonId, claw }: GlassCaseProps) {
  const inCase = prizes.slice(0, most);
  const { rows, free, taken, all } = placesFor(inCase.length);
  const wonIndex = inCase.findIndex(({ id }) => id === wonId);
  const aim = taken[wonIndex] ?? free[0] ?? most - 1;
  const row = rowNames[rows - 1 - Math.floor(aim / columns)] ?? 'lowest';
  const isOut = wonIndex < 0 && (claw === 'lowering' ? styles.fading : claw === 'there' && styles.out);
  const hasResult = claw === 'lowering' || claw === 'there';
  return (
    <div className={styles.root}>
      <ul className={styles.prizes} aria-label={label}>
        {all.map((place) => {
          const shown = inCase[taken.indexOf(place)];
          if (!shown) return <li key={place} className={styles.prize} aria-hidden="true" />;
          const isWon = hasResult && shown.id === wonId;
          return (
            <li key={shown.id} className={styles.prize} data-won={isWon}>
              <span className={classNames(styles.frame, isWon ? styles.lighting : styles.unlit)}>{shown.prize}</span>
            </li>
          );
        })}
      </ul>
      <Claw
        className={classNames(styles.columns[columnOf(aim)], styles.rows[row], motions[claw])}
        light={isOut || undefined}
      />
      <svg className={styles.shine} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path className={styles.glint} d="M8 44L44 8M8 58L58 8" />
      </svg>
    </div>
  );
}

/** A pendant whose rays are the fingers of a claw; its light falls on every shelf of the column below it. */
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
