import { useId } from 'react';
import * as styles from './level-lamp.css.ts';

const shade = 'M150 34h60l10 116h-80z';

/** A floor lamp with a paper shade; the light of each of its parts follows the brightness. */
export function LampDrawing({ brightness }: { brightness: number }) {
  const id = useId();
  const [halo, pool, bulb] = [`${id}-halo`, `${id}-pool`, `${id}-bulb`];
  return (
    <svg className={styles.drawing} viewBox="0 0 360 380" fill="none" aria-hidden="true" focusable="false">
      <radialGradient id={halo}>
        <stop offset="0" className={styles.light} stopOpacity="0.62" />
        <stop offset="0.4" className={styles.light} stopOpacity="0.2" />
        <stop offset="1" className={styles.light} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={pool}>
        <stop offset="0" className={styles.light} stopOpacity="0.5" />
        <stop offset="1" className={styles.light} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={bulb} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.bulb} stopOpacity="0" />
        <stop offset="0.55" className={styles.bulb} />
        <stop offset="1" className={styles.bulb} stopOpacity="0" />
      </linearGradient>
      <path className={styles.floor} d="M40 348H320" />
      <path className={styles.stem} d="M180 150V344M152 346h56" />
      <path className={styles.shade} d={shade} />
      <g opacity={brightness}>
        <circle cx="180" cy="104" r="172" fill={`url(#${halo})`} />
        <ellipse cx="180" cy="350" rx="150" ry="22" fill={`url(#${pool})`} />
        <path className={styles.paper} d={shade} />
        <path d={shade} fill={`url(#${bulb})`} opacity={brightness} />
        <path className={styles.rib} d="M146.5 74h67M144 104h72M141.5 134h77" />
      </g>
    </svg>
  );
}
