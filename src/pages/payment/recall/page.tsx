import { ArtReceipt } from '#design-system/index.ts';
import { useIsResolvingSession } from '#src/actors/use-actors.ts';
import { paymentText } from '#src/text/payment.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { BackToApp } from '#src/widgets/back-to-app.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { useState } from 'react';
import { href } from '#src/routing/href.ts';
import { recallRequestOf } from './recall-request.ts';
import { RecallView } from './recall-view.tsx';

export default function RecallPage() {
  const { query } = usePlace();
  // The address as it came: the page may leave it while this one still stands.
  const [request] = useState(() => recallRequestOf(query));
  const isResolving = useIsResolvingSession();
  if (!request)
    return (
      <MessagePage
        {...paymentText.recall.invalid}
        href={href('/order/list')}
        art={<ArtReceipt />}
        more={<BackToApp />}
      />
    );
  return isResolving ? null : <RecallView request={request} />;
}
