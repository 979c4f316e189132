import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  selectIsImpossible,
  selectIsSending,
  selectIsUnread,
  selectIsUnsure,
  selectProblem,
  selectReceipt,
  selectDraft,
} from '#machines/revoke/selectors.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { priceInCoins } from '#src/widgets/coins/price-in-coins.ts';
import { returnedRows } from '#src/widgets/coupons/returned-rows.ts';
import { useDialogTurn } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify, useSite } from '#src/actors/use-actors.ts';
import { createRevoke } from '#src/actors/revoke/revoke-actor.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { revokeOptions } from '#src/api/queries/order.ts';
import { store } from '#src/storage/browser-store.ts';
import { orderText } from '#src/text/orders.ts';
import { cancelText } from '#src/text/revoke.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { isDisputed } from '#src/widgets/order-state/is-held.ts';
import { useText } from '#src/widgets/use-text.ts';
import { latePart } from '#src/widgets/late-part.tsx';

/** A withdrawal has a page of its own. */
const ways = ['CANCEL_UNPAID', 'CANCEL_PAID', 'CANCEL_REQUEST'] as const;

const RevokeDialog = latePart(() =>
  import('#design-system/components/dialogs/revoke-dialog.tsx').then((module) => module.RevokeDialog),
);

interface CancelOrderProps {
  readonly order: components['schemas']['Order'];
  readonly access: string | undefined;
  readonly onClose: () => void;
}

/** Asks the server how the order can be cancelled, shows what comes back, and cancels it. */
export function CancelOrder({ order, access, onClose }: CancelOrderProps) {
  const { orderNo, totals, coinPrice } = order;
  const isHeld = coinPrice === undefined && isDisputed(order);
  const text = useText(cancelText);
  const shop = useShop();
  const site = useSite();
  const data = useQueryClient();
  const notify = useNotify();
  const { actor } = usePageActor(() => createRevoke({ shop, data, store }, { orderNo, access, ways }));
  const draft = useActorValue(actor, selectDraft, null);
  const receipt = useActorValue(actor, selectReceipt, null);
  const problem = useActorValue(actor, selectProblem, null);
  const isSending = useActorValue(actor, selectIsSending, false);
  const isUnsure = useActorValue(actor, selectIsUnsure, false);
  const isImpossible = useActorValue(actor, selectIsImpossible, false);
  const isUnread = useActorValue(actor, selectIsUnread, false);
  const { data: options, error } = useQuery({ ...revokeOptions(shop, orderNo, access), enabled: false });

  const done = ways.find((mode) => mode === receipt?.mode);
  const tooLate = isImpossible ? (problem?.message ?? text.tooLate) : undefined;
  const refusal = tooLate ?? (isUnread ? (error?.message ?? text.unread) : undefined);
  useEffect(() => {
    const paid = isHeld ? text.held.done : coinPrice === undefined ? text.done.CANCEL_PAID : text.coins.done;
    const words = done === 'CANCEL_PAID' ? paid : done && text.done[done];
    if (words !== undefined) notify({ text: words, tone: 'success', duration: 4000 });
    else if (refusal !== undefined) notify({ text: refusal, tone: 'warning' });
    else return;
    onClose();
  }, [done, refusal, notify, onClose, text, coinPrice, isHeld]);

  const mode = options?.modes.find((each) => each.mode === draft?.mode);
  const isMyTurn = useDialogTurn(mode !== undefined);
  if (!options || !mode) return null;

  const confirm = (reason: string | undefined) => {
    actor.send({ type: 'revoke.choose', change: { reason: reason ?? null } });
    actor.send({ type: 'revoke.ask' });
    actor.send({ type: 'revoke.confirm' });
  };
  const message = (coinPrice === undefined ? text : text.coins).message[mode.mode];
  const hasRefund = mode.refundPreview.amount > 0;
  const needsReason = mode.mode === 'CANCEL_PAID';
  return (
    <RevokeDialog
      open={isMyTurn}
      title={text.title[mode.mode]}
      message={isHeld && mode.mode === 'CANCEL_PAID' ? text.held.message : message}
      summary={[
        { name: text.order, value: orderNo },
        { name: text.total, value: priceInCoins(coinPrice, totals.grandTotal, site) },
        { name: text.refund, value: hasRefund ? formatMoney(mode.refundPreview) : text.noRefund },
        ...returnedRows({ coins: mode.coinReturn ?? 0, coupons: mode.couponReturn ?? [] }, site),
        ...(mode.until === undefined ? [] : [{ name: text.until, value: deadlineText(mode.until, site) }]),
      ]}
      consequences={mode.consequences}
      reasons={{
        legend: needsReason ? text.reasons : text.reasonsOptional,
        options: options.reasons.map(({ code, label }) => ({ value: code, label })),
      }}
      reasonMissing={needsReason ? text.reasonMissing : undefined}
      confirmLabel={mode.mode === 'CANCEL_REQUEST' ? orderText.actions.CANCEL_REQUEST : orderText.actions.CANCEL}
      cancelLabel={text.keep}
      busy={isSending}
      failure={isUnsure ? text.unsure : problem?.message}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
