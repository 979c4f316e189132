import { useState, type ReactNode } from 'react';
import { CodeStep } from './code-step.tsx';
import { DoorSteps } from './email-code-steps.tsx';
import { EmailStep } from './email-step.tsx';
import { useEmailCode } from './use-email-code.ts';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'last'; readonly email: string; readonly ticket: string };

const order: readonly Step['name'][] = ['email', 'code', 'last'];

/** Where the shopper stands on a way that begins with a code by e-mail. */
export function useCodeDoor(scene: Parameters<typeof useEmailCode>[0]) {
  const code = useEmailCode(scene);
  const [step, setStep] = useState<Step>({ name: 'email' });
  const toEmail = () => setStep({ name: 'email' });
  return { code, step, setStep, toEmail };
}

interface CodeDoorProps {
  readonly door: ReturnType<typeof useCodeDoor>;
  readonly label: string;
  readonly names: readonly [email: string, code: string, last: string];
  readonly action: string;
  /** What is wrong with the e-mail. */
  readonly error: string | undefined;
  /** Between the e-mail and its button. */
  readonly note: ReactNode;
  /** What the ticket opens. */
  readonly last: (email: string, ticket: string) => ReactNode;
}

/** E-mail, code, and what the ticket of the code opens. */
export function CodeDoor({ door, label, names, action, error, note, last }: CodeDoorProps) {
  const { code, step, setStep, toEmail } = door;
  return (
    <>
      <DoorSteps label={label} names={names} current={order.indexOf(step.name)} />
      {step.name === 'email' && (
        <EmailStep
          action={action}
          busy={code.send.isPending}
          error={error}
          onSend={(email) => code.send.mutate(email, { onSuccess: () => setStep({ name: 'code', email }) })}
        >
          {note}
        </EmailStep>
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          code={code}
          onTicket={(ticket) => setStep({ name: 'last', email: step.email, ticket })}
          onOtherEmail={toEmail}
        />
      )}
      {step.name === 'last' && last(step.email, step.ticket)}
    </>
  );
}
