import { useEffect, useState } from 'react';
import type { FormError } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { markets } from '#rules/markets.ts';
import { isEmail } from '#rules/validators.ts';
import type { OrderDetails } from '#src/actors/checkout.ts';
import { useSite } from '#src/actors/hooks.ts';
import type { ShopApiError } from '#src/api/errors.ts';
import { checkoutText } from '../../text/checkout.ts';
import { addressFieldsOf, addressSummary, firstMessages } from '#src/widgets/address-form/address-value.ts';
import { dropAllTyped, keepTyped, readTyped } from './typed-order.ts';
import { useAddressForm } from '#src/widgets/address-form/use-address-form.ts';

type PayMethod = OrderDetails['payMethod'];
type SavedAddress = components['schemas']['Address'];

const text = checkoutText.errors;
export const emailId = 'checkout-email';
export const shippingId = 'shipping';
export const billingId = 'billing';

/** The address book entry that a new checkout starts with. */
function firstAddress(saved: readonly SavedAddress[]): string | undefined {
  const open = saved.filter(({ deliverable }) => deliverable);
  return (open.find(({ isDefaultShipping }) => isDefaultShipping) ?? open[0])?.id;
}

function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return text.email.required;
  return isEmail(email.trim()) ? undefined : text.email.wrong;
}

/** Everything a shopper types or chooses in a checkout that does not decide the price, and whether it may be sent. */
export function useOrderForm({ isGuest, saved }: { isGuest: boolean; saved: readonly SavedAddress[] }) {
  const site = useSite();
  const country = markets[site].countries[0];
  // A member's tab may be somebody else's next, and their addresses are kept by the shop.
  const [typed] = useState(() => (isGuest ? readTyped(site) : undefined));
  const [email, setEmail] = useState(typed?.email ?? '');
  const [emailError, setEmailError] = useState<string>();
  const [addressId, setAddressId] = useState(() => firstAddress(saved));
  const shipping = useAddressForm({ initial: typed?.address ?? { country }, site });
  const [savesAddress, setSavesAddress] = useState(true);
  const [billsSame, setBillsSame] = useState(true);
  const billing = useAddressForm({ initial: { country } });
  const [payMethod, setPayMethod] = useState<PayMethod>('CARD');
  const [remark, setRemark] = useState(typed?.remark ?? '');
  const [others, setOthers] = useState<readonly FormError[]>([]);

  const { value: address } = shipping;
  useEffect(() => {
    if (isGuest) keepTyped(site, { email, remark, address });
    else dropAllTyped();
  }, [isGuest, site, email, remark, address]);

  const errors: readonly FormError[] = [
    ...(emailError === undefined ? [] : [{ fieldId: emailId, message: emailError }]),
    ...addressSummary(shipping.errors, shipping.schema, shippingId),
    ...addressSummary(billing.errors, billing.schema, billingId),
    ...others,
  ];

  /** The order as it would be sent, or undefined when something is wrong, which is then on screen. */
  const check = (): OrderDetails | undefined => {
    const wrongEmail = isGuest ? emailProblem(email) : undefined;
    const wrongShipping = addressId === undefined ? shipping.check() : {};
    const wrongBilling = billsSame ? {} : billing.check();
    setEmailError(wrongEmail);
    setOthers([]);
    if (wrongEmail !== undefined || Object.keys({ ...wrongShipping, ...wrongBilling }).length > 0) return undefined;
    return {
      payMethod,
      billing: billsSame ? 'SAME' : addressFieldsOf(billing.value),
      ...(isGuest && { email: email.trim() }),
      ...(addressId === undefined && { address: addressFieldsOf(shipping.value) }),
      ...(!isGuest && addressId === undefined && { saveAddress: savesAddress }),
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    };
  };

  /** Puts the server's complaints at their fields; one without a field is said on top. */
  const showRefusal = (error: ShopApiError) => {
    const at = (name: string) => firstMessages(error.fields, name);
    const ownFields = Object.keys({ ...at('address.'), ...at('billing.') }).length > 0;
    setEmailError(error.fieldMessage('email'));
    shipping.show(at('address.'));
    billing.show(at('billing.'));
    setOthers(ownFields || error.fieldMessage('email') !== undefined ? [] : [{ message: error.message }]);
  };

  return {
    email: {
      value: email,
      error: emailError,
      change: (value: string) => {
        setEmail(value);
        if (emailError !== undefined) setEmailError(emailProblem(value));
      },
      leave: () => {
        if (email.trim() !== '') setEmailError(emailProblem(email));
      },
    },
    shipping,
    addressId,
    setAddressId,
    savesAddress,
    setSavesAddress,
    billing,
    billsSame,
    setBillsSame,
    payMethod,
    setPayMethod,
    remark,
    setRemark,
    errors,
    check,
    showRefusal,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
