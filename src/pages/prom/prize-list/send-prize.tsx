import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, Link, RadioCards, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { addressList } from '#src/api/queries/address.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { Prize } from './queries.ts';
import { prizeListText } from './text.ts';
import { usePrizeCommands } from './use-prize-commands.ts';

interface SendPrizeProps {
  readonly prize: Prize;
  readonly onClose: () => void;
}

/** Asks where a prize goes, and sends it there. */
export function SendPrize({ prize, onClose }: SendPrizeProps) {
  const text = useText(prizeListText.address);
  const [key] = useState(() => crypto.randomUUID());
  const [choice, setChoice] = useState<string>();
  const found = useQuery(addressList(useShop()));
  const isOnline = useOnline();
  const navigateTo = useNavigateTo();
  const { send } = usePrizeCommands(prize, () => {
    onClose();
    navigateTo(href('/prom/prize-list', { tab: 'CLAIMED' }));
  });
  const addresses = found.data?.list ?? [];
  const [first] = addresses.filter(({ deliverable }) => deliverable);
  const addressId = choice ?? first?.id;
  const submit = () => {
    if (addressId === undefined) return;
    send.mutate({ key, addressId });
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open && !send.isPending) onClose();
      }}
      title={text.title}
      closeLabel={text.close}
      description={text.lead(prize.title)}
      footer={
        <Button tone="brand" loading={send.isPending} disabled={!isOnline || addressId === undefined} onClick={submit}>
          {text.send}
        </Button>
      }
    >
      <QueryView query={found} waiting={<SkeletonText lines={3} />}>
        {() => (
          <Stack gap="m">
            {addresses.length > 0 ? (
              <RadioCards
                legend={text.choose}
                legendHidden
                value={addressId}
                onChange={setChoice}
                options={addresses.map(({ id, lines: [name, ...lines], deliverable }) => ({
                  value: id,
                  label: name,
                  note: deliverable ? lines.join(', ') : text.notDeliverable,
                  disabled: !deliverable,
                }))}
              />
            ) : (
              <Text>{text.none}</Text>
            )}
            <Link href={href('/account/address-detail', { back: href('/prom/prize-list') })}>{text.add}</Link>
          </Stack>
        )}
      </QueryView>
    </Modal>
  );
}
