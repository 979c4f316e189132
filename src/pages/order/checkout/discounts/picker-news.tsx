import { InlineMessage } from '#design-system/index.ts';
import {
  selectPricing,
  selectRedeemed,
  selectRefused,
  selectReplacedId,
  selectChoice,
} from '#machines/coupon-picker/selectors.ts';
import { chosenIds, slotOf } from '#machines/coupon-picker/choice.ts';
import type { CouponPickerActor } from '#src/actors/coupon-picker/coupon-picker-actor.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { discountsText } from './text.ts';

const text = discountsText.picker;

/** What the last choice did besides: which coupon gave way, and which one is not used and why. */
export function PickerNews({ actor }: { actor: CouponPickerActor }) {
  const site = useSite();
  const { context } = actor.getSnapshot();
  const { coupons } = useActorValue(actor, selectPricing, context.pricing);
  const redeemed = useActorValue(actor, selectRedeemed, null);
  const choice = useActorValue(actor, selectChoice, context.choice);
  const replacedId = useActorValue(actor, selectReplacedId, null);
  const refused = useActorValue(actor, selectRefused, context.refused);
  const all = [...coupons.usable, ...coupons.unusable].map(({ coupon }) => coupon);
  const couponOf = (id: string | null) =>
    all.find(({ couponId }) => couponId === id) ?? (redeemed?.couponId === id ? redeemed : undefined);
  const nameOf = (id: string | null) => {
    const coupon = couponOf(id);
    return coupon ? couponAmount(coupon.terms, site) : text.aCoupon;
  };
  const replaced = couponOf(replacedId);
  const successor =
    replaced &&
    chosenIds(choice).find((id) => {
      const coupon = couponOf(id);
      return coupon && slotOf(coupon) === slotOf(replaced);
    });
  return (
    <div role="status">
      {replacedId !== null && successor !== undefined && (
        <InlineMessage tone="info">{text.replaced(nameOf(replacedId), nameOf(successor))}</InlineMessage>
      )}
      {refused.map(({ couponId, message }) => (
        <InlineMessage key={couponId} tone="caution">
          {text.refused(nameOf(couponId), message ?? text.refusedPlain)}
        </InlineMessage>
      ))}
    </div>
  );
}
