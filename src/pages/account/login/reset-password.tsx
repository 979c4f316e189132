import { Button, Form, Heading, Inline, Stack, Text } from '#design-system/index.ts';
import { checkPassword } from '#rules/passwords.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { resetText as text, credentialsText } from '../parts/login-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { EmailCodeForm, useEmailCodeSteps } from '../parts/email-code-form.tsx';
import { NewPassword } from '../parts/new-password.tsx';

/** The way back in for someone who forgot: email, code, new password. */
export function ResetPassword({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const steps = useEmailCodeSteps('RESET');

  return (
    <Stack gap="l">
      <Heading level={1} look={2} tabIndex={-1}>
        {text.title}
      </Heading>
      <EmailCodeForm
        steps={steps}
        label={text.steps.label}
        names={[text.steps.email, text.steps.code, text.steps.password]}
        action={text.send}
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

const passwordForm: FormDefinition<{ password: string }> = {
  ids: { password: 'reset-password' },
  failureAt: 'password',
};

function PasswordStep({ email, ticket, onDone }: { email: string; ticket: string; onDone: () => void }) {
  const { client } = useShop();
  const form = useForm({
    ...passwordForm,
    check: ({ password }) => ({ password: checkPassword(password, email) }),
    initial: { password: '' },
    send: ({ password }) =>
      unwrap(client.POST('/bff-app/v1/mobile/email/password-forget', { body: { email, ticket, password } })),
    onSent: onDone,
  });
  return (
    <Form gap="l" {...form.bind}>
      <Text tone="muted">{text.passwordLead}</Text>
      <NewPassword {...form.text('password')} label={credentialsText.newPassword} email={email} />
      <Button type="submit" size="l" block loading={form.isSending}>
        {text.save}
      </Button>
    </Form>
  );
}
