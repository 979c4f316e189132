import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { clockFormat, CouponCard, Link, type CouponState } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { href } from '#src/routing/href.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponCondition, couponEnd, couponFace } from '../coupon-words.ts';
import { Deadline } from '../deadline.tsx';
import { useText } from '../use-text.ts';
import { couponOfferText } from './offer-text.ts';
import * as styles from './offer.css.ts';

type CouponOffer = components['schemas']['CouponOffer'];

interface ClaimCountdownProps {
  /** When claims begin or end, epoch ms on the server's clock. */
  readonly until: number;
  readonly label: string;
  /** Asks the server what holds now. */
  readonly onReached: () => void;
}

/** Time until claims of a coupon begin or end. A page that was kept may have come after that: it asks at once. */
function ClaimCountdown({ until, label, onReached }: ClaimCountdownProps) {
  const ask = useEffectEvent(onReached);
  useEffect(() => {
    if (until <= serverNow()) ask();
  }, [until]);
  return <Deadline calm until={until} format={clockFormat} label={label} onEnd={onReached} />;
}

const looks: Readonly<Record<CouponOffer['state'], CouponState>> = {
  CLAIMABLE: 'available',
  CLAIMED: 'claimed',
  GONE: 'gone',
  SOON: 'locked',
};

/** A beginning or an end of claims that is nearer than this (ms) is counted down to. */
const near = 3 * day;

interface OfferCardProps {
  readonly offer: CouponOffer;
  /** When the offer was read, epoch ms. */
  readonly now: number;
  readonly isClaiming: boolean;
  readonly onClaim: (templateId: string) => void;
  /** Claims have begun or ended since the offer was read. */
  readonly onReached: () => void;
}

/** A coupon that can be claimed, or why it cannot, with a few of the products that it is for. */
export function OfferCard({ offer, now, isClaiming, onClaim, onReached }: OfferCardProps) {
  const text = useText(couponText);
  const page = useText(couponOfferText);
  const site = useSite();
  const { terms, state, leftPercent, validTo, validDays, claimStart, claimEnd, couponId, products } = offer;
  const stateTexts = { CLAIMABLE: undefined, CLAIMED: text.inWallet, GONE: text.gone, SOON: text.startsLabel } as const;
  const end = validTo === null ? undefined : couponEnd(validTo, { site, now, text });
  const period = end?.until ?? text.goodFor(validDays ?? 1);
  const countdown = (until: number | null, label: string): ReactNode =>
    until !== null && until - now < near && <ClaimCountdown until={until} label={label} onReached={onReached} />;
  const toStart = state === 'SOON' && countdown(claimStart, page.untilStart);
  const toEnd = state === 'CLAIMABLE' && countdown(claimEnd, page.untilEnd);
  const starts = (
    <>
      {text.starts(deadlineText(claimStart, site))}
      {toStart && <> · {toStart}</>}
    </>
  );
  const untils = { SOON: starts, GONE: text.goneUntil } as const;
  const group = (offer.isForNewMembers && page.newMembers) || (offer.isForSavvyMembers && page.savvyMembers);
  const note = (group || toEnd) && (
    <>
      {group}
      {group && toEnd && ' · '}
      {toEnd && (
        <>
          {page.claimWithin} {toEnd}
        </>
      )}
    </>
  );
  const { templateId } = terms;
  return (
    <div className={styles.slip}>
      <CouponCard
        {...couponFace(terms, text)}
        condition={couponCondition(terms, text)}
        until={state === 'SOON' || state === 'GONE' ? untils[state] : period}
        endsSoon={end?.endsSoon}
        state={isClaiming ? 'claiming' : looks[state]}
        stateText={stateTexts[state]}
        claim={{ label: text.claim, onClaim: () => onClaim(templateId) }}
        use={couponId === undefined ? undefined : { label: text.use, href: href('/coupon/support-list', { couponId }) }}
        quota={
          leftPercent === null || leftPercent === 100 || state !== 'CLAIMABLE'
            ? undefined
            : { value: 100 - leftPercent, label: page.quota, text: page.quotaText(100 - leftPercent) }
        }
        note={note || undefined}
      />
      {products.length > 0 && (
        <p className={styles.goodFor}>
          <span>{page.products}</span>
          {products.map(({ spu, title }) => (
            <Link key={spu} href={href('/product-detail', { spu })}>
              {title}
            </Link>
          ))}
          <Link href={href('/coupon/support-list', { templateId })}>{page.all}</Link>
        </p>
      )}
    </div>
  );
}
