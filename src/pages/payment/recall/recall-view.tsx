import { ArtError, ArtReceipt, ArtThankYou, ArtTimeOver } from '#design-system/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { selectStep } from '#machines/payment/selectors.ts';
import { paymentCode } from '#src/actors/checkout/flow-code.ts';
import { useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { recalledPayment, type RecallRequest } from '#src/api/queries/payment.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText } from '#src/text/payment.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { BackToApp } from '#src/widgets/back-to-app.tsx';
import { MessageBlock } from '#src/widgets/message-block.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { href } from '#src/routing/href.ts';
import { RecallWait } from './recall-wait.tsx';

const code = paymentCode();
const text = paymentText.recall;

/** Looks at the payment until it is decided, then goes on: to the thanks, back to paying, or to a promise to write. */
export function RecallView({ request }: { request: RecallRequest }) {
  const { createRecall } = use(code);
  const shop = useShop();
  const data = useQueryClient();
  const navigateTo = useNavigateTo();
  const { actor } = usePageActor(() => createRecall({ shop, data }, request));
  const step = useActorValue(actor, selectStep, 'reading');
  const { data: progress, error } = useQuery({ ...recalledPayment(shop, request), enabled: false });
  const orderNo = progress?.orderNo;
  // In another browser there is neither a key nor a member: only what the signed state says can be shown.
  const isMember = useMember() !== null;
  const mayOpen = orderNo !== undefined && (isMember || accessKeyOf(store, orderNo) !== undefined);
  const next = mayOpen ? pageAfter(step, orderNo) : undefined;

  useEffect(() => {
    if (next !== undefined) navigateTo(next, { replace: true });
  }, [next, navigateTo]);

  if (error instanceof ShopApiError && error.kind === 'answer' && step === 'readFailed') {
    return <MessagePage {...text.invalid} href={href('/order/list')} art={<ArtReceipt />} more={<BackToApp />} />;
  }
  if (step === 'readFailed') {
    const { retry, ...words } = paymentText.unread;
    return <MessageBlock {...words} action={retry} onAction={() => actor.send({ type: 'payment.checkNow' })} />;
  }
  if (step === 'closed')
    return <MessagePage {...text.closed} href={href('/order/list')} art={<ArtTimeOver />} more={<BackToApp />} />;
  if (step === 'succeeded' && !mayOpen)
    return <MessagePage {...text.done} href={href('/home')} art={<ArtThankYou />} more={<BackToApp />} />;
  if (isRetry(step) && !mayOpen)
    return <MessagePage {...text.failed} href={href('/order/list')} art={<ArtError />} more={<BackToApp />} />;
  return <RecallWait actor={actor} orderNo={orderNo} isUndecided={step === 'unknown'} />;
}

/** Where the shopper goes on by themselves. */
function pageAfter(step: string, orderNo: string): string | undefined {
  if (step === 'succeeded') return href('/order/completed', { orderNo });
  return isRetry(step) ? href('/order/payment', { orderNo }) : undefined;
}

function isRetry(step: string): boolean {
  return step === 'choosing' || step === 'cardForm';
}
