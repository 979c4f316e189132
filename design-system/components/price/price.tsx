import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './price.css.ts';

export type PriceParts = {
  /** The formatted price, or text instead of it: "Free", "Not available". */
  now: string;
  /** "From", when variants have different prices. */
  prefix?: string | undefined;
  /** The formatted former price, and its announcement: "Was". */
  was?: { text: string; spoken: string } | undefined;
};

export type PriceProps = PriceParts & { size?: keyof typeof styles.sizes | undefined };

/** A price. It is passed as text: formatting money is not part of the design system. */
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
