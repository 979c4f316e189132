import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './price.css.ts';

export type PriceParts = {
  /** The formatted price, or words instead of one: "Free", "Not available". */
  now: string;
  /** "From", when options cost differently. */
  prefix?: string | undefined;
  /** The formatted higher price before, and how it is said: "Was". */
  was?: { text: string; spoken: string } | undefined;
};

export type PriceProps = PriceParts & { size?: keyof typeof styles.sizes | undefined };

/** A price. It arrives as text: how money is written is no business of the looks. */
export function Price({ now, prefix, was, size = 'm' }: PriceProps) {
  return (
    <span className={styles.root}>
      <span className={classNames(styles.now, styles.sizes[size], was && styles.lowered)}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        {now}
      </span>
      {was && (
        <span className={styles.was}>
          <VisuallyHidden>{was.spoken} </VisuallyHidden>
          <s>{was.text}</s>
        </span>
      )}
    </span>
  );
}
