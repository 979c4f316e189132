import { Banner } from '#design-system/index.ts';
import type { Payment } from '#src/api/queries/payment.ts';
import { paymentText as text } from '#src/text/payment.ts';

/** What the bank says of a card that it does not take, by the codes that providers share. */
const declines: readonly string[] = ['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc'];

/** Why the last try did not work. What the shopper ended is a fact, not an alarm. */
export function FailedBanner({ payment }: { payment: Pick<Payment, 'failure'> | undefined }) {
  const failure = payment?.failure;
  if (!failure) return null;
  if (failure.code === 'cancelled') return <Banner tone="info">{failure.message}</Banner>;
  return (
    <Banner tone="critical" title={declines.includes(failure.code) ? text.cardDeclined : text.failed}>
      {failure.message}
    </Banner>
  );
}
