import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Accordion, Button, Form, Select, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { profileText } from '#src/text/profile.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { formErrorsOf, problemAt } from './form-errors.ts';

type Reason = components['schemas']['DeletionReason'];

const text = profileText.deletion;
const ids = { password: 'profile-deletion-password' } as const;
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

  const submit = async () => {
    end.reset();
    const { title, message, ok, cancel } = text.ask;
    const isSure = await ask({ kind: 'confirm', danger: true, title, message, okLabel: ok, cancelLabel: cancel });
    if (isSure) end.mutate();
  };
  return (
    <Form errorTitle={text.failed} errors={formErrorsOf(end.error, ids)} onSubmit={() => void submit()}>
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
      <AccountPasswordField
        id={ids.password}
        label={text.password}
        value={password}
        error={problemAt(end.error, 'password')}
        autoComplete="current-password"
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
    </Form>
  );
}
