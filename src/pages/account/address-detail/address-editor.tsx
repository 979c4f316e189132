import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Banner,
  Button,
  Checkbox,
  Form,
  Heading,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { countries } from '#rules/address-countries.ts';
import { countryName } from '#rules/addresses.ts';
import { markets } from '#rules/markets.ts';
import { useNotify, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { shopKey } from '#src/api/shop.ts';
import { useKeepDraft, type Draft } from '#src/forms/draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { addressDraft, draftOwner, draftOwnerField } from '#src/storage/address-draft.ts';
import { tabStore } from '#src/storage/browser-store.ts';
import {
  addressIds,
  addressProps,
  checkAddressIn,
  useAddressSchema,
} from '#src/widgets/address-form/address-fields.ts';
import { AddressForm } from '#src/widgets/address-form/address-form.tsx';
import {
  addressFieldsOf,
  addressValueOf,
  keptAddressOf,
  type AddressValue,
} from '#src/widgets/address-form/address-value.ts';
import { section } from '#src/widgets/section.css.ts';
import { useText } from '#src/widgets/use-text.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { addressDetailText, addressListText } from '../parts/address-text.ts';
import { useDeleteAddress } from '../parts/use-delete-address.ts';

/** What was typed into one form of an address and not saved; in this tab, like everything that is typed. */
const addressDraftOf = (owner: string): Draft<AddressValue> => ({
  read: () => {
    const texts = tabStore.read(addressDraft);
    return texts[draftOwnerField] === owner ? keptAddressOf(texts) : undefined;
  },
  keep: (value) => tabStore.write(addressDraft, { ...value, [draftOwnerField]: owner }),
  drop: () => tabStore.remove(addressDraft),
});

type Address = components['schemas']['Address'];

const idPrefix = 'address';
const noteId = 'address-courier-note';
const tags = ['HOME', 'WORK', 'OTHER'] as const;
const everywhere = Object.keys(countries).sort((a, b) => countryName(a).localeCompare(countryName(b)));

const leaveQuestion = {
  kind: 'confirm',
  title: addressDetailText.leave.title,
  message: addressDetailText.leave.message,
  okLabel: addressDetailText.leave.ok,
  cancelLabel: addressDetailText.leave.cancel,
} as const;

interface AddressEditorProps {
  /** Undefined for a new one. */
  readonly address: Address | undefined;
  /** For the checkout: only where the market delivers to. */
  readonly onlyDeliverable: boolean;
  readonly onSaved: (address: Address) => void;
  readonly onDeleted: () => void;
}

export function AddressEditor({ address, onlyDeliverable, onSaved, onDeleted }: AddressEditorProps) {
  const text = useText(addressDetailText);
  const shop = useShop();
  const site = useSite();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const [saved] = useState(() => ({
    address: address ? addressValueOf(address) : { country: markets[site].countries[0] ?? 'US' },
    tag: address?.tag ?? 'HOME',
    isDefaultShipping: address?.isDefaultShipping ?? false,
    isDefaultBilling: address?.isDefaultBilling ?? false,
  }));
  const draft = addressDraftOf(draftOwner(shop.member ?? '', address?.id));
  const [restored, setRestored] = useState(draft.read);
  const form = useForm({
    ids: ({ address: { country } }) => ({ ...addressIds('address', idPrefix, country), 'address.note': noteId }),
    check: (typed) => checkAddressIn('address', typed.address, onlyDeliverable ? site : undefined),
    judgedOn: 'blur',
    initial: restored ? { ...saved, address: restored } : saved,
    send: async ({ address: typed, ...marks }) => {
      const body = { ...addressFieldsOf(typed), ...marks };
      const savedAddress = await (address
        ? unwrap(shop.client.PUT('/app-mall/v1/address', { body: { id: address.id, address: body } }))
        : unwrap(shop.client.POST('/app-mall/v1/address', { body })));
      draft.drop();
      notify({ text: text.saved, tone: 'success' });
      await data.invalidateQueries({ queryKey: shopKey(shop, 'address') });
      return savedAddress;
    },
    onSent: onSaved,
    // A new address is the whole request, a changed one a part of it.
    refusalOf: (error) =>
      address || !(error instanceof ShopApiError)
        ? error
        : {
            message: error.message,
            fields: error.fields.map(({ path, message }) => ({ path: `address.${path}`, message })),
          },
  });
  const { address: typed, tag } = form.values;
  const isUnsaved = form.differsFrom(saved) && !form.isSent;
  useKeepDraft(draft, typed, isUnsaved);
  useLeaveGuard(isUnsaved && !form.isSending, leaveQuestion);
  const schema = useAddressSchema(typed.country);

  const { isDeleting, deleteAsked } = useDeleteAddress();
  const remove = async (target: Address) => {
    if (!(await deleteAsked(target))) return;
    draft.drop();
    onDeleted();
  };

  const startAgain = () => {
    draft.drop();
    setRestored(undefined);
    form.restart(saved);
  };

  return (
    <Stack gap="l">
      <Heading level={1} tabIndex={-1}>
        {address ? text.editTitle : text.addTitle}
      </Heading>
      {restored && (
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
      <OfflineBanner>{text.offline}</OfflineBanner>
      <Form gap="l" autoComplete="on" errorTitle={text.errors} {...form.bind}>
        <Stack gap="l">
          <AddressForm
            {...addressProps(form, 'address', typed)}
            schema={schema}
            countries={onlyDeliverable ? markets[site].countries : everywhere}
            idPrefix={idPrefix}
            autocompleteSection="shipping"
          />
          <TextField
            {...form.text('address.note')}
            name={noteId}
            label={text.note}
            hint={text.noteHint}
            optionalText={text.optional}
            maxLength={200}
            autoComplete="off"
          />
        </Stack>
        <div className={section}>
          <Stack gap="m">
            <Stack gap="xs">
              <Text size="small" weight="medium">
                <span aria-hidden="true">{text.tag}</span>
              </Text>
              <SegmentedControl
                legend={text.tag}
                options={tags.map((each) => ({ value: each, label: addressListText.tags[each] }))}
                value={tag}
                onChange={(next) => form.set('tag', next)}
              />
            </Stack>
            <Checkbox
              label={text.defaultShipping}
              note={text.defaultShippingNote}
              {...form.flag('isDefaultShipping')}
            />
            <Checkbox label={text.defaultBilling} {...form.flag('isDefaultBilling')} />
          </Stack>
        </div>
        <Button type="submit" size="l" block loading={form.isSending} disabled={!isOnline}>
          {text.save}
        </Button>
        {address && (
          <Button tone="quiet" block loading={isDeleting} disabled={!isOnline} onClick={() => void remove(address)}>
            {text.delete}
          </Button>
        )}
      </Form>
    </Stack>
  );
}
