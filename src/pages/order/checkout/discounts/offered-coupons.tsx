import { Button, CouponCard, Stack, Text } from '#design-system/index.ts';
import { chosenIds } from '#machines/coupon-picker/choice.ts';
import { selectChoice, selectIsPricing } from '#machines/coupon-picker/selectors.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import type { CouponPickerActor } from '#src/actors/coupon-picker/coupon-picker-actor.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponCondition, couponEnd, couponFace } from '#src/widgets/coupon-words.ts';
import { useText } from '#src/widgets/use-text.ts';
import { discountsText } from './text.ts';
import * as styles from './coupon-picker.css.ts';

const text = discountsText.picker;

interface OfferedCouponsProps {
  readonly actor: CouponPickerActor;
  readonly coupons: Quote['coupons'];
}

/** The coupons that fit the order, each with what it takes off. */
export function OfferedCoupons({ actor, coupons }: OfferedCouponsProps) {
  const site = useSite();
  const words = useText(couponText);
  const choice = useActorValue(actor, selectChoice, actor.getSnapshot().context.choice);
  const isPricing = useActorValue(actor, selectIsPricing, false);
  const chosen = chosenIds(choice);
  if (coupons.usable.length === 0) return <Text tone="muted">{text.empty}</Text>;
  return (
    <Stack gap="m">
      <ul aria-label={text.list} className={styles.list}>
        {coupons.usable.map(({ coupon, discount }) => {
          const isChosen = chosen.includes(coupon.couponId);
          const inOrder = coupons.used.find(({ couponId }) => couponId === coupon.couponId)?.discount;
          return (
            <li key={coupon.couponId} className={styles.slip}>
              <CouponCard
                {...couponFace(coupon.terms, words)}
                condition={couponCondition(coupon.terms, words)}
                {...couponEnd(coupon.validTo, { site, now: serverNow(), text: words })}
                note={noteOf({ discount, inOrder, isChosen, isPricing })}
                state="available"
                claim={{
                  label: isChosen ? text.remove : text.use,
                  tone: isChosen ? 'outline' : 'solid',
                  onClaim: () => actor.send({ type: 'coupon.toggle', couponId: coupon.couponId }),
                }}
              />
            </li>
          );
        })}
      </ul>
      {!choice.isAutomatic && coupons.best.some((id) => !chosen.includes(id)) && (
        <div>
          <Button tone="quiet" size="s" flush onClick={() => actor.send({ type: 'coupons.useBest' })}>
            {text.best}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface Offered {
  /** What it takes off by itself. */
  readonly discount: Money;
  /** What it takes off in the last pricing; undefined where that does not use it. */
  readonly inOrder: Money | undefined;
  readonly isChosen: boolean;
  readonly isPricing: boolean;
}

function noteOf({ discount, inOrder, isChosen, isPricing }: Offered): string {
  if (isChosen) return inOrder && !isPricing ? text.inUse(formatMoney(inOrder)) : text.chosen;
  return discount.amount === 0 ? text.savesNothing : text.alone(formatMoney(discount));
}
