import { useId } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './lucky-draw.css.ts';

/** Positions of the lamps, row by row, and of the one in the claw. */
const lamps = [
  [58, 262, 'amber'],
  [102, 268, 'clear'],
  [148, 262, 'petrol'],
  [192, 268, 'clear'],
  [236, 262, 'amber'],
  [80, 232, 'petrol'],
  [125, 236, 'amber'],
  [214, 234, 'clear'],
  [104, 205, 'clear'],
  [190, 206, 'petrol'],
] as const;

const prize = [160, 238] as const;

function Bulb({
  x,
  y,
  glass,
  lit = false,
}: {
  x: number;
  y: number;
  glass: keyof typeof styles.glasses;
  lit?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="20" className={classNames(styles.glasses[glass], lit && styles.litGlass)} />
      <path d="M-6 17h12v6a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z" className={styles.socket} />
      <path d="M-5 4l3-8 2 6 2-6 3 8" className={styles.filament} />
    </g>
  );
}

/** The drawing of the machine; `data-state` around it selects the animation. */
export function DrawStage({ label }: { label: string }) {
  const glassId = useId();
  const [prizeX, prizeY] = prize;
  return (
    <svg className={styles.stage} viewBox="0 0 320 340" role="img" aria-label={label} focusable="false">
      <clipPath id={glassId}>
        <rect x="22" y="22" width="276" height="268" rx="20" />
      </clipPath>
      <rect className={styles.cabinet} x="8" y="8" width="304" height="324" rx="30" />
      <rect className={styles.glass} x="22" y="22" width="276" height="268" rx="20" />
      <g clipPath={`url(#${glassId})`}>
        <rect className={styles.rail} x="22" y="40" width="276" height="6" />
        {lamps.map(([x, y, glass]) => (
          <Bulb key={`${x} ${y}`} x={x} y={y} glass={glass} />
        ))}
        <g className={styles.claw}>
          <g className={styles.prize}>
            <Bulb x={prizeX} y={prizeY - 118} glass="amber" lit />
          </g>
          <rect className={styles.metal} x="140" y="34" width="40" height="18" rx="6" />
          <path className={styles.rope} d="M160 -200V92" />
          <path className={styles.prongs} d="M160 84c-26 6-30 24-20 40M160 84c26 6 30 24 20 40M160 84v16" />
          <circle className={styles.metal} cx="160" cy="86" r="8" />
        </g>
        <path className={styles.shine} d="M40 60l40-36h22L40 84zM40 104l78-80h10L40 118z" />
      </g>
      <circle className={styles.knob} cx="160" cy="311" r="9" />
      <rect className={styles.slot} x="222" y="306" width="64" height="10" rx="5" />
    </svg>
  );
}
