import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Heading, Panel, Text } from '#design-system/index.ts';
import { checkPassword } from '#rules/passwords.ts';
import { useNotify } from '#src/actors/hooks.ts';
import { useSignIn } from '#src/actors/use-sign-in.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText } from '#src/text/payment.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useState } from 'react';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';

const text = paymentText.completed.invite;
const passwordId = 'invite-password';

/** A guest keeps the order in an account; the password is all that is missing. */
export function AccountInvite({ orderNo, email }: { orderNo: string; email: string }) {
  const { client } = useShop();
  const data = useQueryClient();
  const signIn = useSignIn();
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      unwrap(
        client.POST('/app-mall/v1/order/keep', {
          body: { orderNo, password },
          headers: orderKey(accessKeyOf(store, orderNo)),
        }),
      ),
    onSuccess: (tokens) => {
      signIn(tokens);
      notify({ text: text.done, tone: 'success', duration: 4_000 });
      void data.invalidateQueries();
    },
    onError: (error) => setProblem(error.message),
  });

  const submit = () => {
    const wrong = checkPassword(password);
    setProblem(wrong);
    if (wrong === undefined && !isPending) mutate();
  };

  return (
    <Panel as="section" aria-labelledby="invite">
      <Form errors={[{ fieldId: passwordId, message: problem }]} aria-busy={isPending} onSubmit={submit}>
        <Heading level={2} look={4} id="invite">
          {text.title}
        </Heading>
        <Text tone="muted">{text.body(email)}</Text>
        <AccountPasswordField
          id={passwordId}
          name="password"
          label={text.password}
          autoComplete="new-password"
          error={problem}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            if (problem !== undefined) setProblem(checkPassword(event.target.value));
          }}
        />
        <Button type="submit" loading={isPending}>
          {text.action}
        </Button>
      </Form>
    </Panel>
  );
}
