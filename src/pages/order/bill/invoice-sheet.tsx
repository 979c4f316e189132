import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import {
  Button,
  Grid,
  Heading,
  Inline,
  InlineMessage,
  Panel,
  ScreenOnly,
  Stack,
  Text,
  VisuallyHidden,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrapFile } from '#src/api/file.ts';
import { saveFile } from '#src/api/save-file.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { dayText } from '#src/widgets/moments.ts';
import { InvoiceParty } from './invoice-party.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { billText as text } from './text.ts';

/** Downloads one document of an order. It goes by request and not by link, because a link carries no key. */
function useInvoiceFile(orderNo: string, invoiceNo: string, access: string | undefined) {
  const { client } = useShop();
  return useMutation({
    mutationFn: () =>
      unwrapFile(
        client.GET('/app-mall/v1/order/bill/pdf', {
          params: { query: { orderNo, invoiceNo } },
          headers: orderKey(access),
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file) => saveFile(file, `${invoiceNo}.pdf`),
  });
}

type Invoice = components['schemas']['Invoice'];

interface InvoiceSheetProps {
  readonly invoice: Invoice;
  readonly orderNo: string;
  readonly access: string | undefined;
}

/** One document as it was issued: who, what, how much, and the same as a file. */
export function InvoiceSheet({ invoice, orderNo, access }: InvoiceSheetProps) {
  const id = useId();
  const site = useSite();
  const { invoiceNo, type, issuedTime, corrects, seller, buyer, paidWith, taxNote } = invoice;
  return (
    <Panel as="article" aria-labelledby={id}>
      <Stack gap="l">
        <Inline justify="between" align="start" wrap>
          <Stack gap="xxs">
            <Heading level={2} look={4} id={id}>
              {text.kinds[type]}
            </Heading>
            <Text as="span" mono>
              {invoiceNo}
            </Text>
            <Text size="small" tone="muted">
              {text.issued(dayText(issuedTime, site))}
              {corrects !== undefined && ` · ${text.corrects(corrects)}`}
            </Text>
          </Stack>
          <ScreenOnly>
            <SheetActions orderNo={orderNo} invoiceNo={invoiceNo} access={access} />
          </ScreenOnly>
        </Inline>
        <Grid plan="pairs">
          <InvoiceParty
            title={type === 'CREDIT_NOTE' ? text.credited : text.buyer}
            name={buyer.company}
            lines={buyer.address.includes(buyer.name) ? buyer.address : [buyer.name, ...buyer.address]}
            notes={buyer.taxId === undefined ? [] : [buyer.taxId]}
          />
          <InvoiceParty
            title={text.seller}
            name={seller.name}
            lines={seller.address}
            notes={[...seller.taxIds, seller.email]}
          />
        </Grid>
        <InvoiceTable invoice={invoice} />
        {taxNote !== undefined && <Text size="small">{taxNote}</Text>}
        {paidWith !== undefined && (
          <Text size="small" tone="muted">
            {text.paidWith(paidWith)}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function SheetActions({ orderNo, invoiceNo, access }: Omit<InvoiceSheetProps, 'invoice'> & { invoiceNo: string }) {
  const isOnline = useOnline();
  const file = useInvoiceFile(orderNo, invoiceNo, access);
  return (
    <Stack gap="xs">
      <Inline wrap>
        <Button tone="solid" loading={file.isPending} disabled={!isOnline} onClick={() => file.mutate()}>
          {text.download} <VisuallyHidden>{text.downloadOf(invoiceNo)}</VisuallyHidden>
        </Button>
        <Button tone="quiet" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Inline>
      {file.error && <InlineMessage tone="critical">{file.error.message}</InlineMessage>}
    </Stack>
  );
}
