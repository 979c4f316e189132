import { Checkbox, Heading, RadioCards, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { markets } from '#rules/markets.ts';
import { countries } from '#rules/address-countries.ts';
import { useSite } from '#src/actors/hooks.ts';
import { checkoutText } from '../../text/checkout.ts';
import { AddressForm } from '#src/widgets/address-form/address-form.tsx';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { billingId, shippingId, type OrderForm } from './use-order-form.ts';

const text = checkoutText.address;
const another = 'NEW';

interface AddressProps {
  readonly form: OrderForm;
  readonly saved: readonly components['schemas']['Address'][];
  readonly isGuest: boolean;
}

export function Address({ form, saved, isGuest }: AddressProps) {
  const countriesHere = markets[useSite()].countries;
  const { shipping, addressId, setAddressId, billsSame, setBillsSame } = form;
  return (
    <TitledPanel title={text.title}>
      {saved.length > 0 && (
        <RadioCards
          legend={text.choose}
          legendHidden
          value={addressId ?? another}
          onChange={(value) => setAddressId(value === another ? undefined : value)}
          options={[
            ...saved.map(({ id, lines: [name, ...lines], deliverable }) => ({
              value: id,
              label: name,
              note: deliverable ? lines.join(', ') : text.notDeliverable,
              disabled: !deliverable,
            })),
            { value: another, label: text.other },
          ]}
        />
      )}
      {addressId === undefined && (
        <Stack gap="m">
          <AddressForm
            schema={shipping.schema}
            value={shipping.value}
            onChange={shipping.change}
            onLeave={shipping.leave}
            errors={shipping.errors}
            countries={countriesHere}
            idPrefix={shippingId}
            autocompleteSection="shipping"
          />
          {!isGuest && (
            <Checkbox
              label={text.save}
              checked={form.savesAddress}
              onChange={(event) => form.setSavesAddress(event.target.checked)}
            />
          )}
        </Stack>
      )}
      <Checkbox
        label={checkoutText.billing.same}
        checked={billsSame}
        onChange={(event) => setBillsSame(event.target.checked)}
      />
      {!billsSame && <Billing form={form} />}
    </TitledPanel>
  );
}

function Billing({ form: { billing } }: { form: OrderForm }) {
  return (
    <Stack gap="m">
      <Heading level={3} look={4}>
        {checkoutText.billing.title}
      </Heading>
      <AddressForm
        schema={billing.schema}
        value={billing.value}
        onChange={billing.change}
        onLeave={billing.leave}
        errors={billing.errors}
        countries={Object.keys(countries)}
        idPrefix={billingId}
        autocompleteSection="billing"
      />
    </Stack>
  );
}
