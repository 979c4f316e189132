import { Button, Form } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { mailPreferencesText } from '#src/text/mail-preferences.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { EmailSent } from '#src/widgets/email-sent.tsx';

const text = mailPreferencesText.link;
const checkEmail = emailRule(text.emailInvalid);
const ids = { email: 'preferences-email' };
const linkRequest: FormDefinition<{ email: string }> = {
  ids,
  check: ({ email }) => ({ email: checkEmail(email) }),
  failureAt: 'email',
};

/** Asks for a fresh link. The answer never tells whether we know the address. */
export function LinkRequest() {
  const { client } = useShop();
  const isOnline = useOnline();
  const form = useForm({
    ...linkRequest,
    initial: { email: '' },
    send: ({ email }) =>
      unwrap(client.POST('/app-mall/v1/order/unsubscribe/link', { body: { email: cleanText('email', email) } })),
  });

  if (form.isSent) return <EmailSent text={text} fieldId={ids.email} onAgain={form.again} />;
  return (
    <Form {...form.bind}>
      <EmailField {...form.text('email')} name="email" label={text.email} autoComplete="email" />
      <Button type="submit" tone="solid" block loading={form.isSending} disabled={!isOnline}>
        {text.action}
      </Button>
    </Form>
  );
}
