import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Select, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { useForm } from '#src/forms/use-form.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Reason = components['schemas']['DeletionReason'];

const ids = { password: 'profile-deletion-password' };
const reasons: readonly Reason[] = ['NOT_USED', 'PRIVACY', 'TOO_MUCH_MAIL', 'OTHER_ACCOUNT', 'OTHER'];

/** The end of the account: what it means, the password, and one more question. */
export function Deletion() {
  return (
    <TitledSection title={profileText.deletion.title}>
      <DeletionForm />
    </TitledSection>
  );
}

function DeletionForm() {
  const text = useText(profileText.deletion);
  const shop = useShop();
  const data = useQueryClient();
  const ask = useAsk();
  const isOnline = useOnline();
  const form = useForm({
    ids,
    initial: { password: '', reasonCode: '' },
    confirm: () => {
      const { title, message, ok, cancel } = text.ask;
      return ask({ kind: 'confirm', danger: true, title, message, okLabel: ok, cancelLabel: cancel });
    },
    send: async ({ password, reasonCode }) => {
      const reason = reasons.find((each) => each === reasonCode);
      const body = { password, ...(reason === undefined ? {} : { reasonCode: reason }) };
      await unwrap(shop.client.POST('/bff-app/v1/mobile/account/delete-request', { body }));
      await data.invalidateQueries({ queryKey: userInfo(shop).queryKey });
    },
  });

  return (
    <Form errorTitle={text.failed} {...form.bind}>
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
      <AccountPasswordField {...form.text('password')} label={text.password} autoComplete="current-password" />
      <Select
        {...form.text('reasonCode')}
        label={text.reason}
        optionalText={profileText.person.optional}
        placeholder={text.choose}
        options={reasons.map((value) => ({ value, label: text.reasons[value] }))}
      />
      <Button type="submit" tone="danger" loading={form.isSending} disabled={!isOnline || form.values.password === ''}>
        {text.action}
      </Button>
    </Form>
  );
}
