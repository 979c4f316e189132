import { useId, type ReactNode } from 'react';
import * as styles from './art.css.ts';

/** Line art with one light in it; the glow lies where the light is. */
function Drawing({ light, children }: { light: readonly [x: number, y: number, radius: number]; children: ReactNode }) {
  const id = useId();
  const [x, y, radius] = light;
  return (
    <svg
      className={styles.root}
      width="200"
      height="150"
      viewBox="0 0 200 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={id}>
        <stop offset="0" className={styles.glow} stopOpacity="0.55" />
        <stop offset="0.45" className={styles.glow} stopOpacity="0.16" />
        <stop offset="1" className={styles.glow} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#${id})`} stroke="none" />
      {children}
    </svg>
  );
}

/** An open box under a hanging bulb. */
export function ArtEmptyCart() {
  return (
    <Drawing light={[100, 50, 62]}>
      <path className={styles.faint} d="M100 4v26" />
      <path d="M94 30h12v7H94Z" />
      <path d="M94 37c-6 3-9 8-9 13a15 15 0 0 0 30 0c0-5-3-10-9-13" />
      <circle className={styles.lamp} cx="100" cy="50" r="6" />
      <path d="M52 92l48 16 48-16v36l-48 16-48-16ZM52 92l-14 12 48 16 14-12M148 92l14 12-48 16-14-12M100 108v36" />
    </Drawing>
  );
}

/** A mushroom lamp on a table with nothing beside it. */
export function ArtNothingHere() {
  return (
    <Drawing light={[100, 76, 68]}>
      <path d="M56 74c2-26 20-42 44-42s42 16 44 42c-14 6-74 6-88 0Z" />
      <path d="M93 79l-5 49h24l-5-49" />
      <circle className={styles.lamp} cx="100" cy="66" r="5" />
      <path className={styles.faint} d="M20 128h160M36 140h52M118 140h30" />
    </Drawing>
  );
}

/** A torch that searches in the dark. */
export function ArtNotFound() {
  return (
    <Drawing light={[138, 62, 58]}>
      <path d="M22 118l34-34 16 16-34 34a6 6 0 0 1-8 0l-8-8a6 6 0 0 1 0-8ZM56 84l8-18 26 26-18 8" />
      <path className={styles.faint} d="M74 62l40-42M94 84l46 40M84 72l62-10" />
      <path d="M126 52c0-7 5-12 12-12s12 5 12 11c0 9-12 9-12 19" />
      <circle className={styles.lamp} cx="138" cy="82" r="3.5" />
    </Drawing>
  );
}

/** A bulb with a broken filament. */
export function ArtBroken() {
  return (
    <Drawing light={[100, 64, 60]}>
      <path d="M78 104c-2-10-16-20-16-40a38 38 0 0 1 76 0c0 20-14 30-16 40Z" />
      <path d="M80 104h40v10H80ZM84 114h32v10H84ZM92 124h16v8H92Z" />
      <path d="M88 104V74l6-8M112 104V74l-4-5" />
      <path className={styles.faint} d="M96 60l4-6 3 7" />
      <circle className={styles.lamp} cx="100" cy="66" r="2.5" />
    </Drawing>
  );
}

/** A pulled plug. */
export function ArtOffline() {
  return (
    <Drawing light={[100, 74, 52]}>
      <path d="M12 74h42M54 58v32h14c9 0 16-7 16-16s-7-16-16-16ZM84 67h10M84 81h10" />
      <path d="M188 74h-42M146 58v32h-14c-9 0-16-7-16-16s7-16 16-16Z" />
      <path className={styles.faint} d="M100 44v-10M86 48l-5-8M114 48l5-8M100 104v10M86 100l-5 8M114 100l5 8" />
      <circle className={styles.lamp} cx="105" cy="74" r="3" />
    </Drawing>
  );
}

/** A lantern with a tick: it worked. */
export function ArtDone() {
  return (
    <Drawing light={[100, 80, 66]}>
      <path d="M82 40c0-12 8-20 18-20s18 8 18 20M74 40h52l6 14H68ZM74 54l-4 62h60l-4-62M64 116h72v12H64Z" />
      <path d="M86 84l10 10 20-22" />
      <circle className={styles.lamp} cx="100" cy="108" r="3" />
    </Drawing>
  );
}
