import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, SpecList, TextField } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useNotify } from '#src/actors/hooks.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { orderBill } from '#src/api/queries/bill.ts';
import { billText } from '#src/text/bill.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { checkBuyer, maxCompany, maxTaxId, type BuyerComplaints } from './buyer.ts';

const text = billText.company;
const ids = { company: 'bill-company', taxId: 'bill-tax-id' } as const;

const taxIdLabel = (isVat: boolean) => (isVat ? text.vatId : text.taxId);

interface CompanyFormProps {
  readonly orderNo: string;
  readonly access: string | undefined;
  /** The market writes value added tax on its invoices. */
  readonly isVat: boolean;
}

/** Names the company for the invoice to come; it can be done once. */
export function CompanyForm({ orderNo, access, isVat }: CompanyFormProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const { queryKey } = orderBill(shop, orderNo, access);
  const [buyer, setBuyer] = useState({ company: '', taxId: '' });
  const [complaints, setComplaints] = useState<BuyerComplaints>({});

  const name = useMutation({
    mutationFn: ({ company, taxId }: typeof buyer) =>
      unwrap(
        shop.client.PUT('/app-mall/v1/order/bill', {
          body: { orderNo, company, ...(taxId === '' ? {} : { taxId }) },
          headers: orderKey(access),
        }),
      ),
    onSuccess: (bill) => {
      notify({ text: text.saved, tone: 'success' });
      data.setQueryData(queryKey, bill);
    },
    // Named or issued meanwhile, on another device perhaps: the page shows what holds.
    onError: () => data.invalidateQueries({ queryKey }),
  });
  const submit = () => {
    const typed = { company: buyer.company.trim(), taxId: buyer.taxId.trim() };
    const found = checkBuyer(typed);
    setComplaints(found);
    name.reset();
    if (Object.keys(found).length === 0) name.mutate(typed);
  };
  const errors = [
    { message: name.error?.message },
    { fieldId: ids.company, message: complaints.company },
    { fieldId: ids.taxId, message: complaints.taxId },
  ];

  return (
    <TitledPanel title={text.title} lead={text.lead}>
      <Form errorTitle={text.errors} errors={errors} onSubmit={submit}>
        <TextField
          id={ids.company}
          name="company"
          label={text.name}
          value={buyer.company}
          error={complaints.company}
          autoComplete="organization"
          required
          maxLength={maxCompany}
          onChange={(event) => setBuyer({ ...buyer, company: event.target.value })}
        />
        <TextField
          id={ids.taxId}
          name="taxId"
          label={taxIdLabel(isVat)}
          optionalText={text.optional}
          value={buyer.taxId}
          error={complaints.taxId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxTaxId}
          onChange={(event) => setBuyer({ ...buyer, taxId: event.target.value })}
        />
        <Button type="submit" tone="solid" loading={name.isPending} disabled={!isOnline}>
          {text.save}
        </Button>
      </Form>
    </TitledPanel>
  );
}

/** The company that was named for an invoice that is not written yet. */
export function NamedCompany({ bill: { company, taxId, canIssueVat } }: { bill: components['schemas']['Bill'] }) {
  if (company === undefined && taxId === undefined) return null;
  return (
    <TitledPanel title={text.namedTitle} lead={text.namedLead}>
      <SpecList
        items={[
          ...(company === undefined ? [] : [{ name: text.name, value: company }]),
          ...(taxId === undefined ? [] : [{ name: taxIdLabel(canIssueVat), value: taxId }]),
        ]}
      />
    </TitledPanel>
  );
}
