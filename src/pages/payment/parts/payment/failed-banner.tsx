import { Banner } from '#design-system/index.ts';
import type { Payment } from '#src/api/queries/payment.ts';
import { paymentText } from '#src/text/payment.ts';

/** Why the last try did not work. What the shopper ended is a fact, not an alarm. */
export function FailedBanner({ failure }: { failure: Payment['failure'] }) {
  if (!failure) return null;
  if (failure.code === 'cancelled') return <Banner tone="info">{failure.message}</Banner>;
  return (
    <Banner tone="critical" title={paymentText.declined}>
      {failure.message}
    </Banner>
  );
}
