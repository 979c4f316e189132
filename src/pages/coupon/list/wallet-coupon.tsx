import { CouponCard, CouponRow, Link } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponCondition, couponDay, couponEnd, couponFace } from '#src/widgets/coupon-words.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { UserCoupon } from '../parts/queries.ts';
import { couponPagesText } from '../parts/text.ts';

/** A coupon that can be used, will be, or is held by an order. `now` is when it was read, epoch ms. */
export function WalletSlip({ coupon, now }: { readonly coupon: UserCoupon; readonly now: number }) {
  const text = useText(couponText);
  const page = useText(couponPagesText).list;
  const site = useSite();
  const { couponId, terms, status, validFrom, validTo, orderNo } = coupon;
  const { until, endsSoon } = couponEnd(validTo, { site, now, text });
  const isWaiting = status === 'WAITING';
  const isHeld = status === 'LOCKED';
  const isForAll = terms.scopeText === '' || terms.threshold.amount === 0;
  const condition = couponCondition(terms, text);
  return (
    <CouponCard
      {...couponFace(terms, text)}
      condition={condition}
      until={isWaiting ? `${text.begins(couponDay(validFrom, site))} · ${until}` : until}
      endsSoon={endsSoon && !isHeld}
      state={isHeld || isWaiting ? 'locked' : 'claimed'}
      stateText={isHeld ? page.locked : isWaiting ? page.waiting : undefined}
      use={{ label: text.use, href: href('/coupon/support-list', { couponId }) }}
      note={
        isHeld && orderNo !== undefined ? (
          <>
            {page.lockedBy(orderNo)} <Link href={href('/order/detail', { orderNo })}>{page.toOrder}</Link>
          </>
        ) : undefined
      }
      details={
        isForAll ? undefined : { label: page.details, body: page.detailsBody(terms.name, terms.scopeText, condition) }
      }
      headingLevel={2}
    />
  );
}

/** A coupon whose life is over, in one line. */
export function WalletLine({ coupon }: { readonly coupon: UserCoupon }) {
  const text = useText(couponText);
  const page = useText(couponPagesText).list;
  const site = useSite();
  const { terms, status, validTo, usedTime } = coupon;
  const stateText =
    status === 'USED'
      ? page.used(couponDay(usedTime ?? validTo, site))
      : status === 'REVOKED'
        ? page.revoked
        : page.expired(couponDay(validTo - 1, site));
  return <CouponRow {...couponFace(terms, text)} stateText={stateText} />;
}
