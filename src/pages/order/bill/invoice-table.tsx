import { DataTable, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import type { Site } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { inSpelling } from '#src/text/in-spelling.ts';
import { billText as text } from './text.ts';

type Invoice = components['schemas']['Invoice'];

const columns = [
  { key: 'item', label: text.columns.item },
  { key: 'quantity', label: text.columns.quantity, numeric: true },
  { key: 'unit', label: text.columns.unit, numeric: true },
  { key: 'total', label: text.columns.total, numeric: true },
] as const;

/** 14975 parts per 100,000 as `14.975%`. */
const percent = (rate: number) => `${rate / 1_000}%`;

/** What a document is about, what it adds up to, and the tax in it or on top. */
export function InvoiceTable({ invoice }: { invoice: Invoice }) {
  const { lines, taxLines, taxIncluded } = invoice;
  const taxText = taxIncluded ? text.taxIncluded : text.taxAdded;
  return (
    <Stack gap="m">
      <DataTable
        caption={text.lines}
        captionHidden
        columns={columns}
        rows={lines.map(({ title, options, sku, quantity, unit, total }, index) => ({
          id: `${index} ${sku ?? title}`,
          cells: {
            item: <Item title={title} about={[options, sku].filter((part) => part !== undefined).join(' · ')} />,
            quantity,
            unit: formatMoney(unit),
            total: formatMoney(total),
          },
        }))}
        sums={sumsOf(invoice, useSite())}
      />
      {taxLines.map((line) => (
        <Text key={line.rate} size="small" tone="muted" numbers>
          {taxText(percent(line.rate), formatMoney(line.base), formatMoney(line.tax))}
        </Text>
      ))}
    </Stack>
  );
}

function Item({ title, about }: { title: string; about: string }) {
  return (
    <Stack as="span" gap="none">
      {title}
      <Text as="span" size="small" tone="muted" weight="regular">
        {about}
      </Text>
    </Stack>
  );
}

function sumsOf({ type, goods, discount, shipping, tax, taxIncluded, total }: Invoice, site: Site) {
  const names = inSpelling(text, site);
  return [
    { id: 'goods', label: text.goods, value: formatMoney(goods) },
    ...(discount.amount === 0 ? [] : [{ id: 'discount', label: text.discount, value: `−${formatMoney(discount)}` }]),
    { id: 'shipping', label: names.shipping, value: shipping.amount === 0 ? text.free : formatMoney(shipping) },
    ...(taxIncluded ? [] : [{ id: 'tax', label: text.tax, value: formatMoney(tax) }]),
    { id: 'total', label: type === 'CREDIT_NOTE' ? text.creditTotal : text.total, value: formatMoney(total) },
  ];
}
