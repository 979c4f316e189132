import type { ActorRefFrom } from 'xstate';
import type { revokeMachine } from '#machines/revoke/machine.ts';
import { selectIsConfirming, selectIsSending, selectIsUnsure } from '#machines/revoke/selectors.ts';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useDialogTurn } from '#src/actors/dialogs/use-dialogs.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { cancelText, revokeText as text } from '#src/text/revoke.ts';
import type { RefundPreview, RevokeOption } from './refund-preview.ts';
import { revokeMessage } from './revoke-message.ts';
import { latePart } from '#src/widgets/late-part.tsx';

const RevokeDialog = latePart(() =>
  import('#design-system/components/dialogs/revoke-dialog.tsx').then((module) => module.RevokeDialog),
);

interface ConfirmRevokeProps {
  readonly order: components['schemas']['Order'];
  readonly option: RevokeOption;
  readonly draft: RevokeDraft;
  readonly preview: RefundPreview;
  readonly actor: ActorRefFrom<typeof revokeMachine>;
}

/** Asks once more, stays while the request is sent, and says so when no answer came. */
export function ConfirmRevoke({ order, option, draft, preview, actor }: ConfirmRevokeProps) {
  const { mode } = option;
  const isConfirming = useActorValue(actor, selectIsConfirming, false);
  const isSending = useActorValue(actor, selectIsSending, false);
  const isUnsure = useActorValue(actor, selectIsUnsure, false);
  const isWanted = isConfirming || isSending || isUnsure;
  const isMyTurn = useDialogTurn(isWanted);
  if (!isWanted) return null;

  const pieces = draft.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <RevokeDialog
      open={isMyTurn}
      title={cancelText.title[mode]}
      message={revokeMessage(order, option, draft)}
      summary={[
        { name: cancelText.order, value: order.orderNo },
        ...(pieces > 0 ? [{ name: text.pieces, value: text.pieceCount(pieces) }] : []),
        {
          name: cancelText.refund,
          value: preview.total.amount > 0 ? formatMoney(preview.total) : cancelText.noRefund,
        },
        ...(preview.now ? [{ name: text.refund.now, value: formatMoney(preview.now) }] : []),
      ]}
      confirmLabel={text.confirm[mode]}
      cancelLabel={text.keep[mode]}
      busy={isSending}
      failure={isUnsure ? cancelText.unsure : undefined}
      onConfirm={() => actor.send({ type: 'revoke.confirm' })}
      onCancel={() => actor.send({ type: 'revoke.back' })}
    />
  );
}
