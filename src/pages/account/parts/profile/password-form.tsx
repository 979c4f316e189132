import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form } from '#design-system/index.ts';
import { useNotify } from '#src/actors/hooks.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { profileText } from '#src/text/profile.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { formErrorsOf, problemAt } from './form-errors.ts';

const text = profileText.password;
const ids = { oldPassword: 'profile-old-password', password: 'profile-new-password' } as const;

/** A new password against the present one. */
export function PasswordForm() {
  const { client } = useShop();
  const notify = useNotify();
  const isOnline = useOnline();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () =>
      unwrap(client.POST('/bff-app/v1/mobile/email/change-password', { body: { oldPassword, password } })),
    onSuccess: () => {
      setOldPassword('');
      setPassword('');
      notify({ text: text.changed, tone: 'success' });
    },
  });
  const { error } = change;
  return (
    <TitledPanel title={text.title} lead={text.lead}>
      <Form errorTitle={text.failed} errors={formErrorsOf(error, ids)} onSubmit={() => change.mutate()}>
        <AccountPasswordField
          id={ids.oldPassword}
          label={text.old}
          value={oldPassword}
          error={problemAt(error, 'oldPassword')}
          autoComplete="current-password"
          onChange={(event) => setOldPassword(event.target.value)}
        />
        <AccountPasswordField
          id={ids.password}
          label={text.next}
          value={password}
          error={problemAt(error, 'password')}
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          type="submit"
          tone="outline"
          loading={change.isPending}
          disabled={!isOnline || oldPassword === '' || password === ''}
        >
          {text.action}
        </Button>
      </Form>
    </TitledPanel>
  );
}
