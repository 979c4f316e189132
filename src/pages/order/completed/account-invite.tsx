import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from '#design-system/index.ts';
import { checkPassword } from '#rules/passwords.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useLogIn } from '#src/actors/session/use-log-in.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText } from '#src/text/payment.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';

const text = paymentText.completed.invite;
const invite: FormDefinition<{ password: string }> = {
  ids: { password: 'invite-password' },
  check: ({ password }) => ({ password: checkPassword(password) }),
  failureAt: 'password',
};

/** A guest keeps the order in an account; the password is all that is missing. */
export function AccountInvite({ orderNo, email }: { orderNo: string; email: string }) {
  const { client } = useShop();
  const data = useQueryClient();
  const logIn = useLogIn();
  const notify = useNotify();
  const form = useForm({
    ...invite,
    initial: { password: '' },
    send: async ({ password }) => {
      const headers = orderKey(accessKeyOf(store, orderNo));
      logIn(await unwrap(client.POST('/app-mall/v1/order/keep', { body: { orderNo, password }, headers })));
      notify({ text: text.done, tone: 'success', duration: 4_000 });
      void data.invalidateQueries();
    },
  });

  return (
    <TitledSection title={text.title} lead={text.body(email)}>
      <Form {...form.bind} aria-busy={form.isSending}>
        <AccountPasswordField
          {...form.text('password')}
          name="password"
          label={text.password}
          autoComplete="new-password"
        />
        <Button type="submit" tone="outline" loading={form.isSending}>
          {text.action}
        </Button>
      </Form>
    </TitledSection>
  );
}
