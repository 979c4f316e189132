import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, SpecList, TextField } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { orderBill } from './queries.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { billText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { checkBuyer, maxCompany, maxTaxId, trimmed, type Buyer } from './buyer.ts';
import { useText } from '#src/widgets/use-text.ts';

const buyerForm: FormDefinition<Buyer> = {
  ids: { company: 'bill-company', taxId: 'bill-tax-id' },
  check: (typed) => checkBuyer(trimmed(typed)),
};

const taxIdLabel = (isVat: boolean) => billText.company[isVat ? 'vatId' : 'taxId'];

interface CompanyFormProps {
  readonly orderNo: string;
  readonly access: string | undefined;
  /** The market writes value added tax on its invoices. */
  readonly isVat: boolean;
}

/** Names the company for the invoice to come; it can be done once. */
export function CompanyForm({ orderNo, access, isVat }: CompanyFormProps) {
  const spelledText = useText(billText.company);
  // Where value added tax is written, the document is an invoice, whatever market the shopper looks from.
  const text = isVat ? billText.company : spelledText;
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const { queryKey } = orderBill(shop, orderNo, access);
  const form = useForm({
    ...buyerForm,
    initial: { company: '', taxId: '' },
    send: async (typed) => {
      const { company, taxId } = trimmed(typed);
      const body = { orderNo, company, ...(taxId === '' ? {} : { taxId }) };
      const bill = await unwrap(shop.client.PUT('/app-mall/v1/order/bill', { body, headers: orderKey(access) }));
      data.setQueryData(queryKey, bill);
      notify({ text: text.saved, tone: 'success' });
    },
    // Named or issued meanwhile, on another device perhaps: the page shows what holds.
    onFailed: () => void data.invalidateQueries({ queryKey }),
  });

  return (
    <TitledSection title={text.title} lead={text.lead}>
      <Form errorTitle={text.errors} {...form.bind}>
        <TextField
          {...form.text('company')}
          name="company"
          label={text.name}
          autoComplete="organization"
          required
          maxLength={maxCompany}
        />
        <TextField
          {...form.text('taxId')}
          name="taxId"
          label={taxIdLabel(isVat)}
          optionalText={text.optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxTaxId}
        />
        <Button type="submit" tone="solid" loading={form.isSending} disabled={!isOnline}>
          {text.save}
        </Button>
      </Form>
    </TitledSection>
  );
}

/** The company that was named for an invoice that is not written yet. */
export function NamedCompany({ bill: { company, taxId, canIssueVat } }: { bill: components['schemas']['Bill'] }) {
  const spelledText = useText(billText.company);
  const text = canIssueVat ? billText.company : spelledText;
  if (company === undefined && taxId === undefined) return null;
  return (
    <TitledSection title={text.namedTitle} lead={text.namedLead}>
      <SpecList
        items={[
          ...(company === undefined ? [] : [{ name: text.name, value: company }]),
          ...(taxId === undefined ? [] : [{ name: taxIdLabel(canIssueVat), value: taxId }]),
        ]}
      />
    </TitledSection>
  );
}
