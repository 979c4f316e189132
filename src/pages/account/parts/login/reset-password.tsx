import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, Heading, Inline, Stack, Text } from '#design-system/index.ts';
import { checkPassword } from '#rules/passwords.ts';
import { unwrap } from '#src/api/envelope.ts';
import { resetText as text, signInText } from '#src/text/account.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { CodeDoor, useCodeDoor } from '../email-code-form.tsx';
import { NewPassword } from '../new-password.tsx';

/** The way back in for someone who forgot: e-mail, code, new password. */
export function ResetPassword({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const door = useCodeDoor('RESET');

  return (
    <Stack gap="l">
      <Heading level={1} look={2} tabIndex={-1}>
        {text.title}
      </Heading>
      <CodeDoor
        door={door}
        label={text.steps.label}
        names={[text.steps.email, text.steps.code, text.steps.password]}
        action={text.send}
        error={door.code.send.error?.message}
        note={<Text tone="muted">{text.emailLead}</Text>}
        last={(email, ticket) => <PasswordStep email={email} ticket={ticket} onDone={onDone} />}
      />
      <Inline justify="centre">
        <Button tone="quiet" size="s" onClick={onBack}>
          {text.back}
        </Button>
      </Inline>
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
  const submit = () => {
    const found = checkPassword(password, email);
    setComplaint(found);
    reset.reset();
    if (found === undefined) reset.mutate();
  };
  const problem = complaint ?? reset.error?.message;
  return (
    <Form gap="l" errors={[{ fieldId: passwordId, message: problem }]} onSubmit={submit}>
      <Text tone="muted">{text.passwordLead}</Text>
      <NewPassword
        id={passwordId}
        label={signInText.newPassword}
        email={email}
        value={password}
        error={problem}
        onChange={(next) => {
          setPassword(next);
          setComplaint(undefined);
        }}
      />
      <Button type="submit" tone="brand" size="l" block loading={reset.isPending}>
        {text.save}
      </Button>
    </Form>
  );
}
