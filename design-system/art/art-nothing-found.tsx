import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Nothing found: the cone of a torch on bare floorboards. */
export function ArtNothingFound() {
  return (
    <Drawing light={[136, 120, 52]}>
      <path
        className={styles.faint}
        d="M74 44l106 72M55 72l36 42M8 98h184M20 146l32-48M58 146l16-48M96 146l2-48M134 146l-12-48M172 146l-26-48"
      />
      <g transform="rotate(32 44 48)">
        <path d="M8 42h34l12-7h8v26h-8l-12-7H8a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4ZM20 48h8" />
        <path className={styles.lit} d="M62 35c7 4 7 22 0 26Z" />
      </g>
      <ellipse cx="136" cy="120" rx="46" ry="12" />
    </Drawing>
  );
}
