import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, Form, Heading, InlineMessage, Panel, Stack, Text } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { shopKey } from '#src/api/shop.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import { EmailField } from '#src/widgets/email-field.tsx';

const text = productPageText.notify;
/** Here, for the other words come with the first load of the page. */
const spent = 'This link has been used, or a newer one is on its way. You can ask again here.';
const checkEmail = emailRule(text.emailWrong);
const subscription: FormDefinition<{ email: string }> = {
  ids: { email: 'notify-email' },
  check: ({ email }) => ({ email: checkEmail(email) }),
  failureAt: 'email',
};

/** The click in the mail that asks whether an address may be written to: its token is used once, and leaves the address. */
function useConfirmation() {
  const shop = useShop();
  const navigateTo = useNavigateTo();
  const { path, query } = usePlace();
  const [token] = useState(() => query.get('confirm'));
  const { data, error } = useQuery({
    // Without the member, who may be recognised meanwhile: the token would be sent again, and is spent.
    queryKey: shopKey({ ...shop, member: null }, 'stock', 'confirm', token),
    queryFn: () => unwrap(shop.client.POST('/app-mall/v1/stock/confirm', { body: { token: token ?? '' } })),
    enabled: token !== null,
    staleTime: Infinity,
  });
  const isSpent = error instanceof ShopApiError && error.code === 'NOT_FOUND';
  const isAnswered = data !== undefined || isSpent;
  useEffect(() => {
    if (!isAnswered || !query.has('confirm')) return;
    const rest = new URLSearchParams(query);
    rest.delete('confirm');
    navigateTo(`${path}?${rest.toString()}`, { replace: true });
  }, [isAnswered, path, query, navigateTo]);
  return { isConfirmed: data !== undefined, failure: isSpent ? spent : error?.message };
}

/** Leaves an address for a product that is out of stock. A guest confirms it by mail. */
export function NotifyMe({ sku }: { sku: string }) {
  const shop = useShop();
  const isMember = shop.member !== null;
  const { data: user } = useQuery({ ...userInfo(shop), enabled: isMember });
  const confirmation = useConfirmation();
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
        {form.isSent || confirmation.isConfirmed ? (
          <InlineMessage tone="positive">
            {isMember || confirmation.isConfirmed ? text.done : text.confirm}
          </InlineMessage>
        ) : (
          <Form {...form.bind}>
            {confirmation.failure !== undefined && <InlineMessage tone="caution">{confirmation.failure}</InlineMessage>}
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
