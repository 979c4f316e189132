import { AddressCard, Button, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { addressListText as text } from '../parts/address-text.ts';
import { marketsInSentence } from '#src/text/layout.ts';

type Address = components['schemas']['Address'];

interface AddressItemProps {
  readonly address: Address;
  /** Address of its form. */
  readonly editHref: string;
  /** Present while an address is being chosen for the checkout. */
  readonly onChoose: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onMakeDefault: () => void;
  readonly isBusy: boolean;
  readonly isOnline: boolean;
}

export function AddressItem({
  address,
  editHref,
  onChoose,
  onDelete,
  onMakeDefault,
  isBusy,
  isOnline,
}: AddressItemProps) {
  const site = useSite();
  const name = `${address.firstName} ${address.lastName}`;
  const isOut = onChoose !== undefined && !address.deliverable;
  return (
    <AddressCard
      name={name}
      // The name stands above: in the list of lines it would be read twice.
      lines={address.lines.filter((line) => line !== name)}
      tags={[
        ...(address.tag === 'OTHER' ? [] : [text.tags[address.tag]]),
        ...(address.isDefaultShipping ? [text.isDefault] : []),
        ...(address.isDefaultBilling ? [text.isBilling] : []),
      ]}
      note={address.deliverable ? undefined : text.notDeliverable(marketsInSentence[site])}
      preferred={address.isDefaultShipping}
      muted={isOut}
      choose={
        onChoose &&
        !isOut && (
          <Button tone="outline" onClick={onChoose}>
            {text.deliverHere}
          </Button>
        )
      }
      actions={
        <>
          <Button asChild tone="quiet" size="s" flush>
            <Link href={editHref} tone="plain" aria-label={text.editOf(name)}>
              {text.edit}
            </Link>
          </Button>
          {!address.isDefaultShipping && (
            <Button
              tone="quiet"
              size="s"
              flush
              aria-label={text.makeDefaultOf(name)}
              loading={isBusy}
              disabled={!isOnline}
              onClick={onMakeDefault}
            >
              {text.makeDefault}
            </Button>
          )}
          <Button tone="quiet" size="s" flush aria-label={text.deleteOf(name)} disabled={!isOnline} onClick={onDelete}>
            {text.delete}
          </Button>
        </>
      }
    />
  );
}
