import { Button, Form } from '#design-system/index.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useForm } from '#src/forms/use-form.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';

const text = profileText.password;
const blank = { oldPassword: '', password: '' };
const ids = { oldPassword: 'profile-old-password', password: 'profile-new-password' };

/** A new password against the present one. */
export function PasswordForm() {
  const { client } = useShop();
  const notify = useNotify();
  const isOnline = useOnline();
  const form = useForm({
    ids,
    initial: blank,
    send: async (body) => {
      await unwrap(client.POST('/bff-app/v1/mobile/email/change-password', { body }));
      notify({ text: text.changed, tone: 'success' });
    },
    onSent: () => {
      form.restart(blank);
    },
  });
  const { oldPassword, password } = form.values;
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <Form errorTitle={text.failed} {...form.bind}>
        <AccountPasswordField {...form.text('oldPassword')} label={text.old} autoComplete="current-password" />
        <AccountPasswordField {...form.text('password')} label={text.next} autoComplete="new-password" />
        <Button type="submit" loading={form.isSending} disabled={!isOnline || oldPassword === '' || password === ''}>
          {text.action}
        </Button>
      </Form>
    </TitledSection>
  );
}
