import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, Form, Stack, Text } from '#design-system/index.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { useForm } from '#src/forms/use-form.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { EmailCodeForm, useEmailCodeSteps } from '../parts/email-code-form.tsx';
import { profileText } from './text.ts';

const text = profileText.email;
const blank = { password: '' };
const passwordId = 'email-change-password';

/** The way to another email: its code, then the password. */
export function EmailChange({ onClose }: { onClose: () => void }) {
  const steps = useEmailCodeSteps('CHANGE');
  return (
    <Stack gap="m">
      <EmailCodeForm
        isNew
        steps={steps}
        label={text.steps.label}
        names={[text.steps.email, text.steps.code, text.steps.password]}
        action={text.send}
        note={<Text tone="muted">{text.sendLead}</Text>}
        last={(email, ticket) => (
          <PasswordStep email={email} ticket={ticket} onDone={onClose} onTicketLost={steps.toEmail} />
        )}
      />
      <div>
        <Button tone="quiet" size="s" flush onClick={onClose}>
          {text.keep}
        </Button>
      </div>
    </Stack>
  );
}

interface PasswordStepProps {
  readonly email: string;
  readonly ticket: string;
  readonly onDone: () => void;
  /** The ticket is over: the email has to be proved again. */
  readonly onTicketLost: () => void;
}

function PasswordStep({ email, ticket, onDone, onTicketLost }: PasswordStepProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const readAgain = () => data.invalidateQueries({ queryKey: userInfo(shop).queryKey });
  const form = useForm({
    ids: { password: passwordId },
    failureAt: 'password',
    initial: blank,
    send: async ({ password }) => {
      await unwrap(shop.client.POST('/bff-app/v1/mobile/email/change', { body: { email, ticket, password } }));
      notify({ text: text.changed, tone: 'success' });
      await readAgain();
    },
    onSent: onDone,
    onFailed: (error) => {
      // Its answer may be lost although the email is changed.
      void readAgain();
      if (!(error instanceof ShopApiError) || error.code !== 'AUTH_TICKET_INVALID') return;
      notify({ text: error.message, tone: 'danger' });
      onTicketLost();
    },
  });
  useEffect(() => document.getElementById(passwordId)?.focus(), []);
  return (
    <Form gap="l" {...form.bind}>
      <Text tone="muted">{text.passwordLead(email)}</Text>
      <AccountPasswordField {...form.text('password')} label={text.password} autoComplete="current-password" />
      <Button type="submit" size="l" block loading={form.isSending} disabled={form.values.password === ''}>
        {text.change}
      </Button>
    </Form>
  );
}
