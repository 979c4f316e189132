import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, Heading, InlineMessage, Panel, Stack, Text, TextField } from '#design-system/index.ts';
import { isEmail } from '#rules/validators.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { productPageText } from '#src/text/product-page.ts';
import { useShop } from '#src/actors/use-shop.ts';

const text = productPageText.notify;
const fieldId = 'notify-email';

/** Leaves an address for a product that is out of stock. A guest confirms it by mail. */
export function NotifyMe({ sku }: { sku: string }) {
  const shop = useShop();
  const isMember = shop.member !== null;
  const { data: user } = useQuery({ ...userInfo(shop), enabled: isMember });
  const [typed, setTyped] = useState<string>();
  const [mistake, setMistake] = useState<string>();
  const email = typed ?? user?.email ?? '';
  const subscribe = useMutation({
    mutationFn: (body: { sku: string; email: string }) =>
      unwrap(shop.client.POST('/app-mall/v1/stock/subscribe', { body })),
  });

  const submit = () => {
    const address = email.trim();
    const wrong = isEmail(address) ? undefined : text.emailWrong;
    setMistake(wrong);
    if (wrong === undefined && !subscribe.isPending) subscribe.mutate({ sku, email: address });
  };
  const { error } = subscribe;
  const refused =
    error && (error instanceof ShopApiError ? (error.fieldMessage('email') ?? error.message) : error.message);
  const problem = mistake ?? refused ?? undefined;

  return (
    <Panel as="section" aria-labelledby="notify-me">
      <Stack gap="s">
        <Heading level={2} look={4} id="notify-me">
          {text.title}
        </Heading>
        {subscribe.isSuccess ? (
          <InlineMessage tone="positive">{isMember ? text.done : text.confirm}</InlineMessage>
        ) : (
          <Form errors={[{ fieldId, message: problem }]} onSubmit={submit}>
            <Text tone="muted">{text.text}</Text>
            <TextField
              id={fieldId}
              label={text.email}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              required
              value={email}
              error={problem}
              onChange={({ target }) => {
                setTyped(target.value);
                setMistake(undefined);
                subscribe.reset();
              }}
            />
            <Button type="submit" block loading={subscribe.isPending}>
              {text.submit}
            </Button>
          </Form>
        )}
      </Stack>
    </Panel>
  );
}
