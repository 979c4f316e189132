import { Stack, SummaryList, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { billText as text } from '#src/text/bill.ts';

type Invoice = components['schemas']['Invoice'];

/** 14975 parts per 100,000 as `14.975 %`. */
const percent = (rate: number) => `${rate / 1_000} %`;

/** The sums of a document and the tax in them or on top. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const { type, goods, discount, shipping, tax, taxLines, taxIncluded, total } = invoice;
  const taxText = taxIncluded ? text.taxIncluded : text.taxAdded;
  return (
    <Stack gap="s">
      <SummaryList
        rows={[
          { id: 'goods', label: text.goods, value: formatMoney(goods) },
          ...(discount.amount === 0
            ? []
            : [
                { id: 'discount', label: text.discount, value: `−${formatMoney(discount)}`, tone: 'discount' as const },
              ]),
          {
            id: 'shipping',
            label: text.shipping,
            value: shipping.amount === 0 ? text.free : formatMoney(shipping),
          },
          ...(taxIncluded ? [] : [{ id: 'tax', label: text.tax, value: formatMoney(tax) }]),
        ]}
        total={{ label: type === 'CREDIT_NOTE' ? text.creditTotal : text.total, value: formatMoney(total) }}
      />
      {taxLines.map((line) => (
        <Text key={line.rate} size="small" tone="muted" numbers>
          {taxText(percent(line.rate), formatMoney(line.base), formatMoney(line.tax))}
        </Text>
      ))}
    </Stack>
  );
}
