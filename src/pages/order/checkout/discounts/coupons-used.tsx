import { lazy, Suspense, useState } from 'react';
import { Button, Inline, InlineMessage, Stack, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import type { PricedChoices } from '#src/actors/checkout/preview-request.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { discountsText } from './text.ts';

/** Why a coupon that the shopper chose is not in the price on screen; null where all of them are. */
function couponsNotUsed({ used, unusable }: Quote['coupons'], chosen: readonly string[] | undefined): string | null {
  const missing = chosen?.find((id) => !used.some(({ couponId }) => couponId === id));
  if (missing === undefined) return null;
  return unusable.find(({ coupon }) => coupon.couponId === missing)?.message ?? discountsText.coupons.notUsed;
}

const text = discountsText.coupons;
const CouponPicker = lazy(() => import('./coupon-picker.tsx').then((module) => ({ default: module.CouponPicker })));

interface CouponsUsedProps {
  readonly quote: Quote;
  readonly choices: PricedChoices;
  readonly isQuoting: boolean;
  /** Why the order could not be placed with one of them. */
  readonly lost: string | null;
  readonly onChoose: (choices: Partial<PricedChoices>) => void;
}

/** What the coupons take off, and the way to the others. */
export function CouponsUsed({ quote, choices, isQuoting, lost, onChoose }: CouponsUsedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { used, usable } = quote.coupons;
  const problem = lost ?? (isQuoting ? null : couponsNotUsed(quote.coupons, choices.couponIds));
  return (
    <Stack gap="s">
      <Inline justify="between" gap="m">
        <div>
          <Text weight="medium">{text.title}</Text>
          <UsedText coupons={quote.coupons} />
        </div>
        <Button tone="outline" size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {used.length > 0 ? text.change : usable.length > 0 ? text.choose : text.enterCode}
        </Button>
      </Inline>
      <div role="status">{problem !== null && <InlineMessage tone="caution">{problem}</InlineMessage>}</div>
      {isOpen && (
        <ErrorBoundary onError={remoteLog.pageError}>
          <Suspense fallback={null}>
            <CouponPicker quote={quote} choices={choices} onChoose={onChoose} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}

function UsedText({ coupons: { used, usable, unusable } }: Pick<Quote, 'coupons'>) {
  const site = useSite();
  const rows = used.flatMap(({ couponId, discount }) => {
    const coupon = usable.find((each) => each.coupon.couponId === couponId)?.coupon;
    return coupon ? [{ couponId, name: couponAmount(coupon.terms, site), saves: formatMoney(discount) }] : [];
  });
  if (rows.length > 0) {
    return rows.map(({ couponId, name, saves }) => (
      <Text key={couponId} size="small" tone="muted" numbers>
        {name}, {text.saves(saves)}
      </Text>
    ));
  }
  const none = unusable.length === 0 ? text.none : text.noneFits(unusable.length);
  return (
    <Text size="small" tone="muted">
      {usable.length > 0 ? text.unused(usable.length) : none}
    </Text>
  );
}
