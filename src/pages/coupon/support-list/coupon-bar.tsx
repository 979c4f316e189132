import { Button, Link, Progress } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { shortMoney } from '#src/widgets/coupon-words.ts';
import { couponPagesText } from '../parts/text.ts';
import * as styles from '../parts/coupon.css.ts';

const text = couponPagesText.products;

interface CouponBarProps {
  readonly progress: components['schemas']['CouponProgress'];
  readonly threshold: components['schemas']['Money'];
}

/** How much is missing, in sight while the list moves under it. */
export function CouponBar({ progress: { eligible, missing }, threshold }: CouponBarProps) {
  const isReached = missing.amount === 0 && eligible.amount > 0;
  const words = isReached ? text.reached : missing.amount > 0 ? text.missing(shortMoney(missing)) : undefined;
  return (
    <div className={styles.bar}>
      <div className={styles.barText}>
        <p role="status" className={styles.status}>
          {words !== undefined && <span className={styles.strong}>{words}</span>}
          <span>{eligible.amount === 0 ? text.notInCart : text.inCart(shortMoney(eligible))}</span>
        </p>
        {threshold.amount > 0 && (
          <Progress
            value={Math.min(eligible.amount, threshold.amount)}
            max={threshold.amount}
            label={text.progress}
            tone={isReached ? 'brand' : 'neutral'}
          />
        )}
      </div>
      <Button asChild tone={isReached ? 'solid' : 'outline'}>
        <Link href={href('/shopping-cart')} tone="plain">
          {text.toCart}
        </Link>
      </Button>
    </div>
  );
}
