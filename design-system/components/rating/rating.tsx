import * as styles from './rating.css.ts';
import { fiveStars } from './star.ts';

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
  const lit = (Math.min(5, Math.max(0, value)) / 5) * width;
  return (
    <span className={styles.root}>
      <svg role="img" aria-label={label} width={width} height="16" viewBox={`0 0 ${width} 16`} focusable="false">
        {lit < width ? (
          <>
            <path className={styles.empty} d={fiveStars} />
            {/* A nested drawing clips what is wider than itself. */}
            <svg width={lit} height="16">
              <path className={styles.full} d={fiveStars} />
            </svg>
          </>
        ) : (
          <path className={styles.full} d={fiveStars} />
        )}
      </svg>
      {text !== undefined && <span aria-hidden="true">{text}</span>}
    </span>
  );
}
