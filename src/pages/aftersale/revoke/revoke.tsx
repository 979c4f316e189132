import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArtOffline, SkeletonOrder, Stack } from '#design-system/index.ts';
import {
  selectIsImpossible,
  selectIsUnread,
  selectProblem,
  selectReceipt,
  selectDraft,
} from '#machines/revoke/selectors.ts';
import type { components } from '#openapi/types.ts';
import { createRevoke } from '#src/actors/revoke/revoke-actor.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { revokeOptions } from '#src/api/queries/order.ts';
import { store } from '#src/storage/browser-store.ts';
import { layoutText } from '#src/text/layout.ts';
import { statesText } from '#src/text/states.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { MessageBlock } from '#src/widgets/message-block.tsx';
import { Impossible } from './impossible.tsx';
import { Receipt } from './receipt.tsx';
import { RevokeForm } from './revoke-form.tsx';

const allWays = ['CANCEL_UNPAID', 'CANCEL_PAID', 'CANCEL_REQUEST', 'WITHDRAW'] as const;

interface RevokeProps {
  readonly order: components['schemas']['Order'];
  readonly access: string | undefined;
}

/** Giving an order back, from what the server offers to its receipt. */
export function Revoke({ order, access }: RevokeProps) {
  const { orderNo } = order;
  const shop = useShop();
  const data = useQueryClient();
  const isOnline = useOnline();
  const firstMode = usePlace().query.get('mode');
  // What the shopper came for stands first, where more than one way is open.
  const ways = allWays.toSorted((a, b) => Number(b === firstMode) - Number(a === firstMode));
  const { actor } = usePageActor(() => createRevoke({ shop, data, store }, { orderNo, access, ways }));
  const draft = useActorValue(actor, selectDraft, null);
  const receipt = useActorValue(actor, selectReceipt, null);
  const problem = useActorValue(actor, selectProblem, null);
  const isUnread = useActorValue(actor, selectIsUnread, false);
  const isImpossible = useActorValue(actor, selectIsImpossible, false);
  // The machine asks; what it does not look into is read here.
  const { data: options } = useQuery({ ...revokeOptions(shop, orderNo, access), enabled: false });

  const again = () => actor.send({ type: 'revoke.retry' });
  if (receipt) return <Receipt order={order} receipt={receipt} />;
  if (isUnread && isOnline) return <MessageBlock {...statesText.failed} onAction={again} />;
  if (isUnread) return <MessageBlock {...statesText.offline} art={<ArtOffline />} onAction={again} />;
  if (isImpossible) return <Impossible order={order} problem={problem} onAgain={again} />;
  if (!draft || !options?.modes.some(({ mode }) => mode === draft.mode)) {
    return (
      <Stack loadingLabel={layoutText.loading}>
        <SkeletonOrder />
      </Stack>
    );
  }
  return <RevokeForm order={order} options={options} draft={draft} actor={actor} />;
}
