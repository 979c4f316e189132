import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, Heading, InlineMessage, Panel, Stack, Text } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import { EmailField } from '#src/widgets/email-field.tsx';

const text = productPageText.notify;
const checkEmail = emailRule(text.emailWrong);
const subscription: FormDefinition<{ email: string }> = {
  ids: { email: 'notify-email' },
  check: ({ email }) => ({ email: checkEmail(email) }),
  failureAt: 'email',
};

/** Leaves an address for a product that is out of stock. A guest confirms it by mail. */
export function NotifyMe({ sku }: { sku: string }) {
  const shop = useShop();
  const isMember = shop.member !== null;
  const { data: user } = useQuery({ ...userInfo(shop), enabled: isMember });
  const [typed, setTyped] = useState<string>();
  const form = useForm({
    ...subscription,
    initial: { email: '' },
    // A member's own address comes with their account, and stands until something else is typed.
    owner: { values: { email: typed ?? user?.email ?? '' }, onChange: ({ email }) => setTyped(email) },
    send: ({ email }) =>
      unwrap(shop.client.POST('/app-mall/v1/stock/subscribe', { body: { sku, email: cleanText('email', email) } })),
  });

  return (
    <Panel as="section" aria-labelledby="notify-me">
      <Stack gap="s">
        <Heading level={2} look={4} id="notify-me">
          {text.title}
        </Heading>
        {form.isSent ? (
          <InlineMessage tone="positive">{isMember ? text.done : text.confirm}</InlineMessage>
        ) : (
          <Form {...form.bind}>
            <Text tone="muted">{text.text}</Text>
            <EmailField {...form.text('email')} name="email" label={text.email} autoComplete="email" />
            <Button type="submit" block loading={form.isSending}>
              {text.submit}
            </Button>
          </Form>
        )}
      </Stack>
    </Panel>
  );
}
