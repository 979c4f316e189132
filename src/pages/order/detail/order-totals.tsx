import { SummaryList, Text, type SummaryListProps } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderDiscountsText } from '#src/text/discounts.ts';
import { orderText as text } from '#src/text/orders.ts';
import { totalsText } from '#src/text/totals.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { couponAmount } from '#src/widgets/coupons/coupon-amount.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { TotalsSummary } from '#src/widgets/totals-summary.tsx';

/** What a refund moved besides the money: coins, coupons, and what was kept for coins that are spent. */
function refundNotes(
  { coinReturn = 0, coinClawback = 0, shortfall, couponReturn = [] }: Refund,
  site: Site,
): readonly string[] {
  return [
    ...(coinReturn > 0 ? [orderDiscountsText.refund.coinsBack(coinCount(coinReturn, site))] : []),
    ...(coinClawback > 0 ? [orderDiscountsText.refund.coinsTaken(coinCount(coinClawback, site))] : []),
    ...(shortfall && shortfall.amount > 0 ? [orderDiscountsText.refund.shortfall(formatMoney(shortfall))] : []),
    ...couponReturn.map(({ terms }) => orderDiscountsText.refund.couponBack(couponAmount(terms, site))),
  ];
}

type Order = components['schemas']['Order'];

type Refund = Order['refunds'][number];

const labels: Readonly<Record<Refund['status'], string>> = {
  PENDING: text.refundPending,
  HELD: text.refundHeld,
  SETTLED: text.refunded,
  FAILED: text.refundPending,
};

/** How the total came about, and what went back. */
export function OrderTotals({ totals, refunds }: Pick<Order, 'totals' | 'refunds'>) {
  const site = useSite();
  return (
    <TitledSection title={text.totals}>
      <TotalsSummary totals={totals} label={totalsText.total} sum={totals.grandTotal} />
      {refunds
        .filter(({ status }) => status !== 'FAILED')
        .map((refund) => (
          <Text key={refund.refundNo} as="div" numbers>
            <SummaryList rows={[]} total={refundTotal(refund, site)} />
          </Text>
        ))}
    </TitledSection>
  );
}

function refundTotal(refund: Refund, site: Site): SummaryListProps['total'] {
  const { amount, status, toCoins } = refund;
  const note = refundNotes(refund, site).join(' ') || undefined;
  if (toCoins !== undefined && toCoins > 0) {
    const value = orderDiscountsText.coins(coinCount(toCoins, site));
    return { label: orderDiscountsText.refund.asCoins, value, note };
  }
  return { label: labels[status], value: `−${formatMoney(amount)}`, note };
}
