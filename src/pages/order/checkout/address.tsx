import { Checkbox, Heading, RadioCards, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { markets } from '#rules/markets.ts';
import { countries } from '#rules/address-countries.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { checkoutText } from './text.ts';
import { addressProps } from '#src/widgets/address-form/address-fields.ts';
import { AddressForm } from '#src/widgets/address-form/address-form.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { billingId, shippingId, type OrderForm } from './use-order-form.ts';
import { useText } from '#src/widgets/use-text.ts';

const another = 'NEW';

interface AddressProps {
  readonly order: OrderForm;
  readonly saved: readonly components['schemas']['Address'][];
  readonly isGuest: boolean;
}

export function Address({ order, saved, isGuest }: AddressProps) {
  const text = useText(checkoutText.address);
  const countriesHere = markets[useSite()].countries;
  const { form, shippingSchema, addressId, setAddressId, billsSame, setBillsSame } = order;
  return (
    <TitledSection title={text.title}>
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
            {...addressProps(form, 'address', form.values.address)}
            schema={shippingSchema}
            countries={countriesHere}
            idPrefix={shippingId}
            autocompleteSection="shipping"
          />
          {!isGuest && <Checkbox label={text.save} {...form.flag('savesAddress')} />}
        </Stack>
      )}
      <Checkbox
        label={checkoutText.billing.same}
        checked={billsSame}
        onChange={(event) => setBillsSame(event.target.checked)}
      />
      {!billsSame && <Billing order={order} />}
    </TitledSection>
  );
}

function Billing({ order: { form, billingSchema } }: { order: OrderForm }) {
  return (
    <Stack gap="m">
      <Heading level={3} look={4}>
        {checkoutText.billing.title}
      </Heading>
      <AddressForm
        {...addressProps(form, 'billing', form.values.billing)}
        schema={billingSchema}
        countries={Object.keys(countries)}
        idPrefix={billingId}
        autocompleteSection="billing"
      />
    </Stack>
  );
}
