import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './glass-case.css.ts';

export type CasePrize = {
  id: string;
  /** A square picture with its text alternative. */
  prize: ReactNode;
};

type GlassCaseProps = {
  prizes: readonly CasePrize[];
  label: string;
  wonId: string | undefined;
  isSwaying: boolean;
  isPlaying: boolean;
  onPlayed: () => void;
};

const columns = 3;
const most = 9;

const columnNames = ['left', 'middle', 'right'] as const;
const rowNames = ['lowest', 'second', 'third'] as const;

/** Where a prize lies: its column, and its row counted from the bottom. */
function placeOf(index: number, count: number) {
  const rowCount = Math.ceil(count / columns);
  return {
    column: columnNames[index % columns] ?? 'middle',
    row: rowNames[rowCount - 1 - Math.floor(index / columns)] ?? 'lowest',
  };
}

/** Prizes behind glass and the claw above them: it goes to the prize that was won, or comes back empty. */
export function GlassCase({ prizes, label, wonId, isSwaying, isPlaying, onPlayed }: GlassCaseProps) {
  const inCase = prizes.slice(0, most);
  const wonIndex = inCase.findIndex(({ id }) => id === wonId);
  const { column, row } = placeOf(wonIndex < 0 ? 1 : wonIndex, inCase.length);
  const motion = isPlaying ? styles.playing : isSwaying && styles.swaying;
  return (
    <div className={styles.root}>
      <ul className={styles.prizes} aria-label={label}>
        {inCase.map(({ id, prize }) => (
          <li
            key={id}
            className={classNames(styles.prize, id === wonId && (isPlaying ? styles.leaving : styles.gone))}
            data-won={id === wonId}
          >
            <span className={styles.frame}>{prize}</span>
          </li>
        ))}
      </ul>
      <div
        className={classNames(styles.claw, styles.columns[column], styles.rows[row], motion)}
        aria-hidden="true"
        onAnimationEnd={({ target, currentTarget }) => {
          if (isPlaying && target === currentTarget) onPlayed();
        }}
      >
        {wonIndex >= 0 && (
          <div className={classNames(styles.carried, isPlaying && styles.arriving)}>
            <span className={styles.frame}>{inCase[wonIndex]?.prize}</span>
          </div>
        )}
        <svg className={styles.drawing} viewBox="0 0 100 100" focusable="false">
          <path className={styles.line} d="M50-600V36" />
          <path className={styles.line} d="M50 46C28 50 16 68 24 90M50 46C72 50 84 68 76 90M50 46v24" />
          <rect className={styles.hub} x="38" y="32" width="24" height="16" rx="8" />
        </svg>
      </div>
      <svg className={styles.shine} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path className={styles.glint} d="M8 44L44 8M8 58L58 8" />
      </svg>
    </div>
  );
}
