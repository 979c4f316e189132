import { useId } from 'react';
import * as styles from './rating.css.ts';
import { star } from './star.ts';

const width = 88;

export type RatingProps = {
  /** 0 to 5; fractions are drawn. */
  value: number;
  /** The text alternative: "4.6 out of 5, 212 reviews". */
  label: string;
  /** Text beside the stars: "4.6 (212)". */
  text?: string | undefined;
};

/** Five stars, lit up to the value. */
export function Rating({ value, label, text }: RatingProps) {
  const clip = useId();
  const lit = (Math.min(5, Math.max(0, value)) / 5) * width;
  const stars = [0, 1, 2, 3, 4].map((index) => <path key={index} d={star} transform={`translate(${index * 18} 0)`} />);
  return (
    <span className={styles.root}>
      <svg role="img" aria-label={label} width={width} height="16" viewBox={`0 0 ${width} 16`} focusable="false">
        <clipPath id={clip}>
          <rect width={lit} height="16" />
        </clipPath>
        <g className={styles.empty}>{stars}</g>
        <g className={styles.full} clipPath={`url(#${clip})`}>
          {stars}
        </g>
      </svg>
      {text !== undefined && <span aria-hidden="true">{text}</span>}
    </span>
  );
}
