import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Accordion, Button, InlineMessage, PasswordField, Select, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs.ts';
import { useOnline } from '#src/actors/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { profileText } from '#src/text/profile.ts';
import { useShop } from '#src/use-shop.ts';

type Reason = components['schemas']['DeletionReason'];

const { deletion: text, password: words } = profileText;
const reasons: readonly Reason[] = ['NOT_USED', 'PRIVACY', 'TOO_MUCH_MAIL', 'OTHER_ACCOUNT', 'OTHER'];

/** The end of the account: what it means, the password, and one more question. */
export function Deletion() {
  return <Accordion items={[{ id: 'delete', title: text.title, body: <DeletionForm /> }]} />;
}

function DeletionForm() {
  const shop = useShop();
  const data = useQueryClient();
  const ask = useAsk();
  const isOnline = useOnline();
  const [password, setPassword] = useState('');
  const [reasonCode, setReasonCode] = useState<Reason>();
  const end = useMutation({
    mutationFn: () =>
      unwrap(
        shop.client.POST('/bff-app/v1/mobile/account/delete-request', {
          body: { password, ...(reasonCode === undefined ? {} : { reasonCode }) },
        }),
      ),
    onSuccess: () => data.invalidateQueries({ queryKey: userInfo(shop).queryKey }),
  });
  const complaint = end.error instanceof ShopApiError ? end.error.fieldMessage('password') : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { title, message, ok, cancel } = text.ask;
    const isSure = await ask({ kind: 'confirm', danger: true, title, message, okLabel: ok, cancelLabel: cancel });
    if (isSure) end.mutate();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="m">
        <Text>{text.lead}</Text>
        <Stack as="ul" gap="xxs">
          {text.consequences.map((consequence) => (
            <li key={consequence}>
              <Text size="small" tone="muted">
                {consequence}
              </Text>
            </li>
          ))}
        </Stack>
        {end.error && complaint === undefined && <InlineMessage tone="critical">{end.error.message}</InlineMessage>}
        <PasswordField
          label={text.password}
          showLabel={words.show}
          hideLabel={words.hide}
          capsHint={words.capsLock}
          value={password}
          error={complaint}
          autoComplete="current-password"
          required
          maxLength={64}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Select
          label={text.reason}
          optionalText={profileText.person.optional}
          placeholder={text.choose}
          options={reasons.map((value) => ({ value, label: text.reasons[value] }))}
          value={reasonCode ?? ''}
          onChange={({ target }) => setReasonCode(reasons.find((reason) => reason === target.value))}
        />
        <Button type="submit" tone="danger" loading={end.isPending} disabled={!isOnline || password === ''}>
          {text.action}
        </Button>
      </Stack>
    </form>
  );
}
