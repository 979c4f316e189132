import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** A payment that is looked up: a receipt, its last line lit. */
export function ArtReceipt() {
  return (
    <Drawing light={[100, 104, 52]}>
      <path d="M44 14h112M62 14v114l9.5-8 9.5 8 9.5-8 9.5 8 9.5-8 9.5 8 9.5-8 9.5 8V14" />
      <path className={styles.faint} d="M76 34h48M76 50h20M112 50h12M76 64h28M114 64h10M76 80h48" />
      <path className={styles.lit} d="M76 96h48v10H76Z" />
    </Drawing>
  );
}
