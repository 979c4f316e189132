import { href } from '#src/routing/href.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState, Heading, Link, Stack, Text } from '#design-system/index.ts';
import { orderBill } from './queries.ts';
import { billText } from './text.ts';
import { orderText } from '#src/text/orders.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { CompanyForm, NamedCompany } from './company-form.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { AboutOrder } from '../../../widgets/order-access/about-order.tsx';
import { OrderGate } from '../../../widgets/order-access/order-gate.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { useOrderGate } from '../../../widgets/order-access/use-order-gate.ts';
import { WhichOrder } from '../../../widgets/order-access/which-order.tsx';
import { useText } from '#src/widgets/use-text.ts';

export default function BillPage() {
  const orderNo = usePlace().query.get('orderNo') ?? '';
  const text = useText(billText);
  return (
    <div className={styles.page}>
      {orderNo === '' ? <WhichOrder {...text.which} /> : <Bill key={orderNo} orderNo={orderNo} />}
    </div>
  );
}

function Bill({ orderNo }: { orderNo: string }) {
  const text = useText(billText);
  const gate = useOrderGate(orderNo);
  const found = useQuery({ ...orderBill(useShop(), orderNo, gate.access), enabled: gate.isOpen });
  const { data: bill, error, refetch, dataUpdatedAt } = found;

  if (!bill) return <OrderGate gate={gate} error={error} retry={refetch} />;
  const { invoices } = bill;
  return (
    <AboutOrder orderNo={orderNo} site={bill.site} back={text.backToOrder} readAt={dataUpdatedAt} width="medium">
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {billText[invoices.length > 1 ? 'titlesOfMany' : 'titles'][bill.canIssueVat ? 'vat' : 'receipt']}
        </Heading>
        <Text size="small" tone="muted" mono>
          {orderText.order(orderNo)}
        </Text>
      </Stack>
      {bill.buyerEditable && <CompanyForm orderNo={orderNo} access={gate.access} isVat={bill.canIssueVat} />}
      {invoices.length === 0 && <NamedCompany bill={bill} />}
      {invoices.length === 0 && <NoInvoice orderNo={orderNo} />}
      {invoices.map((invoice) => (
        <InvoiceSheet key={invoice.invoiceNo} invoice={invoice} orderNo={orderNo} access={gate.access} />
      ))}
    </AboutOrder>
  );
}

function NoInvoice({ orderNo }: { orderNo: string }) {
  const text = useText(billText);
  return (
    <EmptyState
      title={text.notYet.title}
      body={text.notYet.body}
      actions={
        <Button asChild tone="outline">
          <Link href={href('/order/detail', { orderNo })} tone="plain">
            {text.notYet.order}
          </Link>
        </Button>
      }
    />
  );
}
