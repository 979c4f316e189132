import { SummaryList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { orderText as text } from '#src/text/orders.ts';
import { totalsText } from '#src/text/totals.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { TotalsSummary } from '#src/widgets/totals-summary.tsx';

type Order = components['schemas']['Order'];

/** How the total came about, and what went back. */
export function OrderTotals({ totals, refunds }: Pick<Order, 'totals' | 'refunds'>) {
  return (
    <TitledSection title={text.totals}>
      <TotalsSummary totals={totals} label={totalsText.total} sum={totals.grandTotal} />
      {refunds
        .filter(({ status }) => status !== 'FAILED')
        .map(({ refundNo, amount, status }) => (
          <Text key={refundNo} as="div" numbers>
            <SummaryList
              rows={[]}
              total={{
                label: status === 'SETTLED' ? text.refunded : text.refundPending,
                value: `−${formatMoney(amount)}`,
              }}
            />
          </Text>
        ))}
      {totals.coinsToEarn > 0 && (
        <Text size="small" tone="muted">
          {text.coinsToEarn(totals.coinsToEarn)}
        </Text>
      )}
    </TitledSection>
  );
}
