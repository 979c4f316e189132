import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  Banner,
  Button,
  Checkbox,
  Form,
  Heading,
  Panel,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { countries } from '#rules/address-countries.ts';
import { countryName } from '#rules/addresses.ts';
import { markets } from '#rules/markets.ts';
import { useNotify, useSite } from '#src/actors/hooks.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { addressDetailText as text, addressListText } from '../../text/address.ts';
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
import { shopKey } from '#src/api/shop.ts';
import { dropDraft, keepDraft, readDraft } from './address-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type Address = components['schemas']['Address'];

const idPrefix = 'address';
const noteId = 'address-courier-note';
const tags = ['HOME', 'WORK', 'OTHER'] as const;
const everywhere = Object.keys(countries).sort((a, b) => countryName(a).localeCompare(countryName(b)));

const leaveQuestion = {
  kind: 'confirm',
  title: text.leave.title,
  message: text.leave.message,
  okLabel: text.leave.ok,
  cancelLabel: text.leave.cancel,
} as const;

interface AddressEditorProps {
  /** Undefined for a new one. */
  readonly address: Address | undefined;
  /** For the checkout: only where the market delivers to. */
  readonly onlyDeliverable: boolean;
  readonly onSaved: (address: Address) => void;
}

export function AddressEditor({ address, onlyDeliverable, onSaved }: AddressEditorProps) {
  const shop = useShop();
  const site = useSite();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const draftName = address?.id ?? 'new';
  const blank: AddressValue = { country: markets[site].countries[0] ?? 'US' };
  const [saved] = useState(address ? addressValueOf(address) : blank);
  const [draft, setDraft] = useState(() => readDraft(draftName));
  const form = useAddressForm({ initial: draft ?? saved, site: onlyDeliverable ? site : undefined });
  const [isTouched, setIsTouched] = useState(draft !== undefined);
  const [tag, setTag] = useState(address?.tag ?? 'HOME');
  const [isDefaultShipping, setIsDefaultShipping] = useState(address?.isDefaultShipping ?? false);
  const [isDefaultBilling, setIsDefaultBilling] = useState(address?.isDefaultBilling ?? false);
  const { value } = form;

  useEffect(() => {
    if (isTouched) keepDraft(draftName, value);
  }, [isTouched, draftName, value]);

  const save = useMutation({
    mutationFn: () => {
      const body = { ...addressFieldsOf(value), tag, isDefaultShipping, isDefaultBilling };
      return address
        ? unwrap(shop.client.PUT('/app-mall/v1/address', { body: { id: address.id, address: body } }))
        : unwrap(shop.client.POST('/app-mall/v1/address', { body }));
    },
    onSuccess: async (kept) => {
      setIsTouched(false);
      dropDraft();
      notify({ text: text.saved, tone: 'success' });
      await data.invalidateQueries({ queryKey: shopKey(shop, 'address') });
      onSaved(kept);
    },
    onError: (error) => {
      if (error instanceof ShopApiError) form.show(firstMessages(error.fields, address ? 'address.' : ''));
    },
  });
  useLeaveGuard(isTouched && !save.isPending && !save.isSuccess, leaveQuestion);

  const submit = () => {
    if (save.isPending) return;
    save.reset();
    if (Object.keys(form.check()).length === 0) save.mutate();
  };
  const change = (next: AddressValue) => {
    setIsTouched(true);
    form.change(next);
  };
  const startAgain = () => {
    dropDraft();
    setDraft(undefined);
    setIsTouched(false);
    form.change(saved);
    form.show({});
  };

  const listed = addressSummary(form.errors, form.schema, idPrefix);
  const errors = listed.length === 0 && save.error ? [{ message: save.error.message }] : listed;
  const { note = '' } = value;

  return (
    <Stack gap="l">
      <Heading level={1} tabIndex={-1}>
        {address ? text.editTitle : text.addTitle}
      </Heading>
      {draft && (
        <Banner
          tone="info"
          action={
            <Button tone="quiet" size="s" onClick={startAgain}>
              {text.discardDraft}
            </Button>
          }
        >
          {text.draft}
        </Banner>
      )}
      {!isOnline && <Banner tone="caution">{text.offline}</Banner>}
      <Form gap="l" autoComplete="on" errorTitle={text.errors} errors={errors} onSubmit={submit}>
        <Panel>
          <Stack gap="l">
            <AddressForm
              schema={form.schema}
              value={value}
              onChange={change}
              onLeave={form.leave}
              errors={form.errors}
              countries={onlyDeliverable ? markets[site].countries : everywhere}
              idPrefix={idPrefix}
              autocompleteSection="shipping"
            />
            <TextField
              id={noteId}
              name={noteId}
              label={text.note}
              hint={text.noteHint}
              optionalText={text.optional}
              value={note}
              error={form.errors.note}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => change({ ...value, note: event.target.value })}
            />
          </Stack>
        </Panel>
        <Panel>
          <Stack gap="m">
            <Stack gap="xs">
              <Text size="small" weight="medium">
                <span aria-hidden="true">{text.tag}</span>
              </Text>
              <SegmentedControl
                legend={text.tag}
                options={tags.map((each) => ({ value: each, label: addressListText.tags[each] }))}
                value={tag}
                onChange={setTag}
              />
            </Stack>
            <Checkbox
              label={text.defaultShipping}
              note={text.defaultShippingNote}
              checked={isDefaultShipping}
              onChange={(event) => setIsDefaultShipping(event.target.checked)}
            />
            <Checkbox
              label={text.defaultBilling}
              checked={isDefaultBilling}
              onChange={(event) => setIsDefaultBilling(event.target.checked)}
            />
          </Stack>
        </Panel>
        <Button type="submit" tone="brand" size="l" block loading={save.isPending} disabled={!isOnline}>
          {text.save}
        </Button>
      </Form>
    </Stack>
  );
}
