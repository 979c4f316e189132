import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Offline: a plug out of its socket, a dark bulb above. The only drawing without a light. */
export function ArtOffline() {
  return (
    <Drawing>
      <circle className={styles.faint} cx="84" cy="42" r="36" strokeDasharray="3 7" />
      <path d="M76 62v-6a17 17 0 1 1 16 0v6ZM78 68h12M84 68v18c0 24-36 8-36 26 0 8 8 8 26 8M74 110h24v20H74ZM98 115h12M98 125h12M132 102h18v36h-18a6 6 0 0 1-6-6v-24a6 6 0 0 1 6-6ZM126 115h10M126 125h10" />
      <path className={styles.faint} d="M79 48l5-10 5 10M150 66v80" />
    </Drawing>
  );
}
