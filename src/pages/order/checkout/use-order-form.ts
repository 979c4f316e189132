import { useEffect, useState } from 'react';
import type { TypedDetails } from '#machines/checkout/types.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { markets } from '#rules/markets.ts';
import { isEmail } from '#rules/validators.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { ShopApiError } from '#src/api/errors.ts';
import { checkoutText } from './text.ts';
import { useKeepDraft } from '#src/forms/draft.ts';
import { useFields } from '#src/forms/use-fields.ts';
import { addressIds, checkAddressIn, useAddressSchema } from '#src/widgets/address-form/address-fields.ts';
import { addressFieldsOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';
import { dropAllTyped, typedOrderDraft } from './typed-order.ts';

type SavedAddress = components['schemas']['Address'];

const text = checkoutText.errors;
export const shippingId = 'shipping';
export const billingId = 'billing';

interface OrderInput {
  readonly email: string;
  readonly remark: string;
  readonly address: AddressValue;
  readonly billing: AddressValue;
  readonly savesAddress: boolean;
}

/** The address book entry that a new checkout starts with. */
function firstAddress(saved: readonly SavedAddress[]): string | undefined {
  const open = saved.filter(({ deliverable }) => deliverable);
  return (open.find(({ isDefaultShipping }) => isDefaultShipping) ?? open[0])?.id;
}

function emailRule(typed: string): string | undefined {
  if (cleanText('email', typed) === '') return text.email.required;
  return isEmail(cleanText('email', typed)) ? undefined : text.email.wrong;
}

/** Everything a shopper types or chooses in a checkout that does not decide the price, and whether it may be sent. */
export function useOrderForm({ isGuest, saved }: { isGuest: boolean; saved: readonly SavedAddress[] }) {
  const site = useSite();
  const country = markets[site].countries[0];
  // A member's tab may be somebody else's next, and their addresses are kept by the shop.
  const [draft] = useState(() => typedOrderDraft(site));
  const [typed] = useState(() => (isGuest ? draft.read() : undefined));
  const [addressId, setAddressId] = useState(() => firstAddress(saved));
  const [billsSame, setBillsSame] = useState(true);
  const form = useFields<OrderInput>({
    ids: ({ address, billing }) => ({
      email: 'checkout-email',
      ...addressIds('address', shippingId, address.country),
      ...addressIds('billing', billingId, billing.country),
    }),
    check: ({ email, address, billing }) => ({
      ...(isGuest && { email: emailRule(email) }),
      ...(addressId === undefined && checkAddressIn('address', address, site)),
      ...(!billsSame && checkAddressIn('billing', billing)),
    }),
    judgedOn: 'blur',
    initial: {
      email: typed?.email ?? '',
      remark: typed?.remark ?? '',
      address: typed?.address ?? { country },
      billing: { country },
      savesAddress: true,
    },
  });

  const { address } = form.values;
  useKeepDraft(draft, form.values, isGuest);
  useEffect(() => {
    if (!isGuest) dropAllTyped();
  }, [isGuest]);

  /** The order as it would be sent, or undefined when something is wrong, which is then on screen. */
  const check = (): TypedDetails | undefined => {
    const order = form.check();
    if (!order) return undefined;
    return {
      billing: billsSame ? 'SAME' : addressFieldsOf(order.billing),
      ...(isGuest && { email: cleanText('email', order.email) }),
      ...(addressId === undefined && { address: addressFieldsOf(order.address) }),
      ...(!isGuest && addressId === undefined && { saveAddress: order.savesAddress }),
      ...(cleanText('block', order.remark) !== '' && { remark: cleanText('block', order.remark) }),
    };
  };

  return {
    form,
    shippingSchema: useAddressSchema(address.country),
    billingSchema: useAddressSchema(form.values.billing.country),
    addressId,
    setAddressId,
    billsSame,
    setBillsSame,
    check,
    /** Says why the server refused: at its fields, or on top. */
    showRefusal: (error: ShopApiError) => form.refuse(error, form.values),
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
