import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, Form, SkeletonForm } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { markets } from '#rules/markets.ts';
import { useMember, useNotify } from '#src/actors/use-actors.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { addressList } from '#src/api/queries/address.ts';
import { shopKey } from '#src/api/shop.ts';
import { orderText } from '#src/text/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AddressForm } from '#src/widgets/address-form/address-form.tsx';
import { addressFieldsOf, addressValueOf, type AddressValue } from '#src/widgets/address-form/address-value.ts';
import {
  addressIds,
  addressProps,
  checkAddressIn,
  useAddressSchema,
} from '#src/widgets/address-form/address-fields.ts';
import { useForm } from '#src/forms/use-form.ts';

type Order = components['schemas']['Order'];

const text = orderText.address;
const idPrefix = 'order-address';
const formId = 'order-address-form';

interface ChangeAddressProps {
  readonly order: Order;
  readonly access: string | undefined;
  readonly onClose: () => void;
}

/** Sends the order elsewhere in the same country. A member who ordered to a kept address starts from it. */
export function ChangeAddress({ order, access, onClose }: ChangeAddressProps) {
  const isMember = useMember() !== null;
  const { data, isPending } = useQuery({ ...addressList(useShop()), enabled: isMember });
  const country = order.shippingCountry ?? markets[order.site].countries[0] ?? 'US';
  const same = data?.list.find(({ lines }) => lines.join('\n') === order.shippingAddress.join('\n'));
  const [isSaving, setIsSaving] = useState(false);

  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open && !isSaving) onClose();
      }}
      title={text.change}
      closeLabel={text.close}
      description={text.dialogLead}
      footer={
        <Button type="submit" form={formId} loading={isSaving}>
          {text.save}
        </Button>
      }
    >
      {isMember && isPending ? (
        <SkeletonForm fields={5} />
      ) : (
        <AddressFields
          order={order}
          access={access}
          initial={same ? addressValueOf(same) : { country }}
          onBusy={setIsSaving}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface AddressFieldsProps extends ChangeAddressProps {
  readonly initial: AddressValue;
  readonly onBusy: (isBusy: boolean) => void;
}

function AddressFields({ order, access, initial, onBusy, onClose }: AddressFieldsProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const form = useForm({
    ids: ({ address }) => addressIds('address', idPrefix, address.country),
    check: ({ address }) => checkAddressIn('address', address, order.site),
    judgedOn: 'blur',
    initial: { address: initial },
    send: async ({ address }) => {
      const body = { orderNo: order.orderNo, address: addressFieldsOf(address) };
      await unwrap(shop.client.PUT('/app-mall/v1/order/address', { body, headers: orderKey(access) }));
      notify({ text: text.changed, tone: 'success' });
      await data.invalidateQueries({ queryKey: shopKey(shop, 'order') });
    },
    onSent: onClose,
  });
  const { isSending } = form;
  const { address } = form.values;
  useEffect(() => onBusy(isSending), [onBusy, isSending]);

  return (
    <Form id={formId} gap="l" errorTitle={text.errors} {...form.bind}>
      <AddressForm
        {...addressProps(form, 'address', address)}
        schema={useAddressSchema(address.country)}
        countries={[address.country]}
        idPrefix={idPrefix}
        autocompleteSection="shipping"
      />
    </Form>
  );
}
