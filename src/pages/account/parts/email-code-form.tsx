import { useState, type ReactNode } from 'react';
import { StepIndicator } from '#design-system/index.ts';
import { credentialsText as text } from './login-text.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { useEmailCode } from './use-email-code.ts';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'last'; readonly email: string; readonly ticket: string };

const order: readonly Step['name'][] = ['email', 'code', 'last'];

/** Where the shopper stands on a way that begins with a code by email. */
export function useEmailCodeSteps(scene: Parameters<typeof useEmailCode>[0]) {
  const code = useEmailCode(scene);
  const [step, setStep] = useState<Step>({ name: 'email' });
  /** Why no code was sent at the last try. */
  const [error, setError] = useState<Error>();
  const toEmail = () => setStep({ name: 'email' });
  return { code, step, setStep, toEmail, error, setError };
}

interface EmailCodeFormProps {
  readonly steps: ReturnType<typeof useEmailCodeSteps>;
  readonly label: string;
  /** True where a member takes another email. */
  readonly isNew?: boolean;
  readonly names: readonly [email: string, code: string, last: string];
  readonly action: string;
  /** How a refused email reads, where not as the server says it. */
  readonly messageOf?: (error: Error) => string;
  readonly onLeft?: (email: string) => void;
  /** Between the email and its button. */
  readonly note: ReactNode;
  /** What the ticket opens. */
  readonly last: (email: string, ticket: string) => ReactNode;
}

const ownMessage = ({ message }: Error) => message;

/** Email, code, and what the ticket of the code opens. */
export function EmailCodeForm({
  steps,
  label,
  isNew = false,
  names,
  action,
  messageOf = ownMessage,
  onLeft,
  note,
  last,
}: EmailCodeFormProps) {
  const { code, step, setStep, toEmail, setError } = steps;
  return (
    <>
      <Steps label={label} names={names} current={order.indexOf(step.name)} />
      {step.name === 'email' && (
        <EmailStep
          isNew={isNew}
          action={action}
          send={(email) => {
            setError(undefined);
            return code.send(email);
          }}
          onLeft={onLeft}
          onSent={(email) => setStep({ name: 'code', email })}
          refusalOf={(error) => {
            setError(error);
            return { message: messageOf(error) };
          }}
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

function Steps({ label, names, current }: { label: string; names: readonly string[]; current: number }) {
  return (
    <StepIndicator
      label={label}
      steps={names.map((name, index) => {
        if (index === current) return { label: name, state: 'current', spoken: text.stepCurrent };
        return index < current
          ? { label: name, state: 'done', spoken: text.stepDone }
          : { label: name, state: 'todo', spoken: text.stepAhead };
      })}
    />
  );
}
