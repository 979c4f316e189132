import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useNotify, useSite } from '#src/actors/hooks.ts';
import { idempotent, orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { revokeOptions } from '#src/api/queries/order.ts';
import { shopKey } from '#src/api/shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { readIntent, writeIntent } from '#src/storage/orders.ts';
import { orderText } from '#src/text/orders.ts';
import { useShop } from '#src/use-shop.ts';
import { momentText } from '#src/widgets/moments.ts';

type Schemas = components['schemas'];
type Reason = Schemas['CancelReason'];
type Mode = Schemas['RevokeOptions']['modes'][number];

const text = orderText.cancel;

const RevokeDialog = lazy(() =>
  import('#design-system/components/dialogs/revoke-dialog.tsx').then((module) => ({ default: module.RevokeDialog })),
);

interface CancelOrderProps {
  readonly order: Schemas['Order'];
  readonly access: string | undefined;
  readonly onClose: () => void;
}

/** Asks the server how the order can be cancelled, shows what comes back, and cancels it. */
export function CancelOrder({ order, access, onClose }: CancelOrderProps) {
  const shop = useShop();
  const notify = useNotify();
  const { data, error, isFetching } = useQuery(revokeOptions(shop, order.orderNo, access));
  const mode = data?.modes[0];
  const refusal = isFetching || mode ? undefined : (error?.message ?? text.tooLate);

  useEffect(() => {
    if (refusal === undefined) return;
    notify({ text: refusal, tone: 'warning' });
    onClose();
  }, [refusal, notify, onClose]);

  if (!data || !mode || isFetching) return null;
  return <CancelDialog order={order} mode={mode} reasons={data.reasons} access={access} onClose={onClose} />;
}

interface CancelDialogProps extends CancelOrderProps {
  readonly mode: Mode;
  readonly reasons: Schemas['RevokeOptions']['reasons'];
}

function CancelDialog({ order: { orderNo, totals }, mode, reasons, access, onClose }: CancelDialogProps) {
  const shop = useShop();
  const site = useSite();
  const data = useQueryClient();
  const notify = useNotify();

  const revoke = useMutation({
    mutationFn: async (reasonCode: Reason | undefined) => {
      // The reason is part of the name: another reason is another request and needs another key.
      const intent = `revoke ${orderNo} ${mode.mode} ${reasonCode ?? ''}`;
      const key = readIntent(store, intent) ?? crypto.randomUUID();
      writeIntent(store, intent, key);
      const reply = await unwrap(
        shop.client.POST('/app-mall/v1/order/revoke', {
          body: { orderNo, mode: mode.mode, ...(reasonCode === undefined ? {} : { reasonCode }) },
          params: { header: idempotent(key) },
          headers: orderKey(access),
        }),
      );
      writeIntent(store, intent, undefined);
      return reply;
    },
    onSuccess: async () => {
      notify({ text: text.done[mode.mode], tone: 'success', duration: 4000 });
      await data.invalidateQueries({ queryKey: shopKey(shop, 'order') });
      onClose();
    },
  });

  const hasRefund = mode.refundPreview.amount > 0;
  const summary = [
    { name: text.order, value: orderNo },
    { name: text.total, value: formatMoney(totals.grandTotal) },
    { name: text.refund, value: hasRefund ? formatMoney(mode.refundPreview) : text.noRefund },
    ...(mode.until === undefined ? [] : [{ name: text.until, value: momentText(mode.until, site) }]),
  ];
  const needsReason = mode.mode === 'CANCEL_PAID';
  return (
    <Suspense fallback={null}>
      <RevokeDialog
        open
        title={text.title[mode.mode]}
        message={text.message[mode.mode]}
        summary={summary}
        consequences={mode.consequences}
        reasons={{
          legend: needsReason ? text.reasons : text.reasonsOptional,
          options: reasons.map(({ code, label }) => ({ value: code, label })),
        }}
        reasonMissing={needsReason ? text.reasonMissing : undefined}
        confirmLabel={mode.mode === 'CANCEL_REQUEST' ? orderText.actions.CANCEL_REQUEST : orderText.actions.CANCEL}
        cancelLabel={text.keep}
        busy={revoke.isPending}
        failure={revoke.error?.message}
        onConfirm={(reason) => revoke.mutate(reasons.find(({ code }) => code === reason)?.code)}
        onCancel={onClose}
      />
    </Suspense>
  );
}
