import { Heading, Panel, Stack, SummaryList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { orderText as text } from '#src/text/orders.ts';
import { totalsText } from '#src/text/totals.ts';
import { totalNote, totalRows } from '#src/widgets/total-rows.ts';

type Order = components['schemas']['Order'];

/** How the total came about, and what went back. */
export function OrderTotals({ totals, refunds }: Pick<Order, 'totals' | 'refunds'>) {
  return (
    <Panel as="section" aria-labelledby="order-totals">
      <Stack gap="m">
        <Heading level={2} look={4} id="order-totals">
          {text.totals}
        </Heading>
        <SummaryList
          rows={totalRows(totals)}
          total={{ label: totalsText.total, value: formatMoney(totals.grandTotal), note: totalNote(totals) }}
        />
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
      </Stack>
    </Panel>
  );
}
