import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button, InlineMessage, PasswordField, Stack } from '#design-system/index.ts';
import { useNotify } from '#src/actors/hooks.ts';
import { useOnline } from '#src/actors/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { profileText } from '#src/text/profile.ts';
import { useShop } from '#src/use-shop.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';

const text = profileText.password;
const eye = { showLabel: text.show, hideLabel: text.hide, capsHint: text.capsLock };

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
  const complaint = (path: string) => (error instanceof ShopApiError ? error.fieldMessage(path) : undefined);
  const isPlaced = complaint('oldPassword') ?? complaint('password');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <TitledPanel title={text.title} lead={text.lead}>
      <form onSubmit={submit}>
        <Stack gap="m">
          {error && isPlaced === undefined && <InlineMessage tone="critical">{error.message}</InlineMessage>}
          <PasswordField
            {...eye}
            label={text.old}
            value={oldPassword}
            error={complaint('oldPassword')}
            autoComplete="current-password"
            required
            maxLength={64}
            onChange={(event) => setOldPassword(event.target.value)}
          />
          <PasswordField
            {...eye}
            label={text.next}
            hint={text.hint}
            value={password}
            error={complaint('password')}
            autoComplete="new-password"
            required
            maxLength={64}
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
        </Stack>
      </form>
    </TitledPanel>
  );
}
