import { useId, type ReactNode } from 'react';
import * as styles from './drawing.css.ts';

/** Line art with one glow, placed where the light is; none where the light is off. */
export function Drawing({
  light,
  children,
}: {
  light?: readonly [x: number, y: number, radius: number];
  children: ReactNode;
}) {
  const id = useId();
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
      {light && (
        <>
          <radialGradient id={id}>
            <stop offset="0" className={styles.glow} stopOpacity="0.55" />
            <stop offset="0.45" className={styles.glow} stopOpacity="0.16" />
            <stop offset="1" className={styles.glow} stopOpacity="0" />
          </radialGradient>
          <circle cx={light[0]} cy={light[1]} r={light[2]} fill={`url(#${id})`} stroke="none" />
        </>
      )}
      {children}
    </svg>
  );
}
