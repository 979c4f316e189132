import { Frame } from '#design-system/index.ts';
import { useChallenge } from '#src/actors/payment/three-ds.ts';
import { useAppliedTheme } from '#src/actors/theme/use-applied-theme.ts';
import { paymentText } from '#src/text/payment.ts';
import type { PaymentActor } from './use-payment.ts';
import { latePart } from '#src/widgets/late-part.tsx';

const text = paymentText.card;

const Modal = latePart(() => import('#design-system/components/modal/modal.tsx').then((module) => module.Modal));

/** The bank asks the shopper to prove who they are, in a window over the page. Closing it asks the server how it stands. */
export function Challenge({ url, actor }: { url: string; actor: PaymentActor }) {
  return (
    <Modal
      open
      title={text.challenge}
      closeLabel={text.challengeClose}
      onOpenChange={() => actor.send({ type: 'payment.checkNow' })}
    >
      <BankFrame url={url} onDone={() => actor.send({ type: 'challenge.finished' })} />
    </Modal>
  );
}

function BankFrame({ url, onDone }: { url: string; onDone: () => void }) {
  const theme = useAppliedTheme();
  return <Frame of="bank" title={text.challengeFrame} {...useChallenge(url, theme, onDone)} />;
}
