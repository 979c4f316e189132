import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, Form, SkeletonForm } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { markets } from '#rules/markets.ts';
import { useMember, useNotify } from '#src/actors/hooks.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { addressList } from '#src/api/queries/address.ts';
import { shopKey } from '#src/api/shop.ts';
import { orderText } from '#src/text/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AddressForm } from '#src/widgets/address-form/address-form.tsx';
import {
  addressFieldsOf,
  addressSummary,
  addressValueOf,
  firstMessages,
  type AddressValue,
} from '#src/widgets/address-form/address-value.ts';
import { useAddressForm } from '#src/widgets/address-form/use-address-form.ts';

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
        <Button type="submit" form={formId} tone="brand" loading={isSaving}>
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
  const form = useAddressForm({ initial, site: order.site });

  const change = useMutation({
    mutationFn: () =>
      unwrap(
        shop.client.PUT('/app-mall/v1/order/address', {
          body: { orderNo: order.orderNo, address: addressFieldsOf(form.value) },
          headers: orderKey(access),
        }),
      ),
    onMutate: () => onBusy(true),
    onSuccess: async () => {
      notify({ text: text.changed, tone: 'success' });
      await data.invalidateQueries({ queryKey: shopKey(shop, 'order') });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ShopApiError) form.show(firstMessages(error.fields, 'address.'));
    },
    onSettled: () => onBusy(false),
  });
  const submit = () => {
    if (change.isPending) return;
    change.reset();
    if (Object.keys(form.check()).length === 0) change.mutate();
  };
  const listed = addressSummary(form.errors, form.schema, idPrefix);
  const errors = listed.length === 0 && change.error ? [{ message: change.error.message }] : listed;

  return (
    <Form id={formId} gap="l" errorTitle={text.errors} errors={errors} onSubmit={submit}>
      <AddressForm
        schema={form.schema}
        value={form.value}
        onChange={form.change}
        onLeave={form.leave}
        errors={form.errors}
        countries={[form.value.country]}
        idPrefix={idPrefix}
        autocompleteSection="shipping"
      />
    </Form>
  );
}
