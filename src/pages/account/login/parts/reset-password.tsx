import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button, FormErrorSummary, Heading, Stack, Text } from '#design-system/index.ts';
import { checkPassword } from '#rules/passwords.ts';
import { unwrap } from '#src/api/envelope.ts';
import { resetText as text, signInText } from '#src/text/account.ts';
import { useShop } from '#src/use-shop.ts';
import { CodeStep } from '../../parts/code-step.tsx';
import { DoorSteps } from '../../parts/door-steps.tsx';
import { EmailStep } from '../../parts/email-step.tsx';
import { NewPassword } from '../../parts/new-password.tsx';
import { useEmailCode } from '../../parts/use-email-code.ts';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'password'; readonly email: string; readonly ticket: string };

const order: readonly Step['name'][] = ['email', 'code', 'password'];

/** The way back in for someone who forgot: e-mail, code, new password. */
export function ResetPassword({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'email' });
  const code = useEmailCode('RESET');

  return (
    <Stack gap="l">
      <Heading level={1} look={2} tabIndex={-1}>
        {text.title}
      </Heading>
      <DoorSteps
        label={text.steps.label}
        names={[text.steps.email, text.steps.code, text.steps.password]}
        current={order.indexOf(step.name)}
      />
      {step.name === 'email' && (
        <EmailStep
          action={text.send}
          busy={code.send.isPending}
          error={code.send.error?.message}
          onSend={(email) => code.send.mutate(email, { onSuccess: () => setStep({ name: 'code', email }) })}
        >
          <Text tone="muted">{text.emailLead}</Text>
        </EmailStep>
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          code={code}
          onTicket={(ticket) => setStep({ name: 'password', email: step.email, ticket })}
          onOtherEmail={() => setStep({ name: 'email' })}
        />
      )}
      {step.name === 'password' && <PasswordStep {...step} onDone={onDone} />}
      <div>
        <Button tone="quiet" size="s" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </Stack>
  );
}

const passwordId = 'reset-password';

function PasswordStep({ email, ticket, onDone }: { email: string; ticket: string; onDone: () => void }) {
  const { client } = useShop();
  const [password, setPassword] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const reset = useMutation({
    mutationFn: () =>
      unwrap(client.POST('/bff-app/v1/mobile/email/password-forget', { body: { email, ticket, password } })),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPassword(password, email);
    setComplaint(found);
    if (found === undefined) reset.mutate();
  };
  const problem = complaint ?? reset.error?.message;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="l">
        <FormErrorSummary
          title={signInText.errors}
          errors={problem === undefined ? [] : [{ fieldId: passwordId, message: problem }]}
        />
        <Text tone="muted">{text.passwordLead}</Text>
        <NewPassword
          id={passwordId}
          label={signInText.newPassword}
          email={email}
          value={password}
          error={complaint}
          onChange={(next) => {
            setPassword(next);
            setComplaint(undefined);
          }}
        />
        <Button type="submit" tone="brand" size="l" block loading={reset.isPending}>
          {text.save}
        </Button>
      </Stack>
    </form>
  );
}
