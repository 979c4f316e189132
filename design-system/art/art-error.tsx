import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Error: a fuse box with five switches up, and the one that is down lit. */
export function ArtError() {
  return (
    <Drawing light={[128, 84, 54]}>
      <path d="M44 24h112a8 8 0 0 1 8 8v86a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8ZM50 56h12v36H50ZM50 74h12M68 56h12v36H68ZM68 74h12M86 56h12v36H86ZM86 74h12M104 56h12v36h-12ZM104 74h12M122 74V56h12v18M140 56h12v36h-12ZM140 74h12" />
      <path className={styles.lit} d="M122 74h12v18h-12Z" />
      <path className={styles.faint} d="M94 24V6M106 24V6M46 42h110M54 65h4M72 65h4M90 65h4M108 65h4M144 65h4" />
      <path className={styles.faint} d="M52 107h98" strokeDasharray="8 10" />
    </Drawing>
  );
}
