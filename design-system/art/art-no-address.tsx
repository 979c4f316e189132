import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** No address: a front door under a porch light, with a number plate that is empty. */
export function ArtNoAddress() {
  return (
    <Drawing light={[100, 26, 54]}>
      <path d="M66 134V44h68v90M75 134V53h50v81M92 12h16l6 16H86ZM116 92v8M146 64h26v18h-26ZM72 138h56l7 10H65Z" />
      <path className={styles.faint} d="M84 62h32v22H84ZM84 94h22v30H84ZM100 4v8M12 134h44M144 134h44" />
      <circle className={styles.lamp} cx="100" cy="31" r="4" />
    </Drawing>
  );
}
