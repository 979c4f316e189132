import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, Form, InlineMessage, Stack } from '#design-system/index.ts';
import { isEmail } from '#rules/validators.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { mailPreferencesText } from '#src/text/mail-preferences.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { EmailField } from '#src/widgets/email-field.tsx';

const text = mailPreferencesText.link;
const emailId = 'preferences-email';

/** Asks for a fresh link. The answer never tells whether we know the address. */
export function LinkRequest() {
  const { client } = useShop();
  const isOnline = useOnline();
  const [email, setEmail] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const request = useMutation({
    mutationFn: (address: string) =>
      unwrap(client.POST('/app-mall/v1/order/unsubscribe/link', { body: { email: address } })),
  });
  const submit = () => {
    const address = email.trim();
    const found = isEmail(address) ? undefined : text.emailInvalid;
    setComplaint(found);
    if (found === undefined) request.mutate(address);
  };

  if (request.isSuccess) {
    return (
      <Stack gap="m" align="start">
        <Banner tone="positive" title={text.sentTitle}>
          {text.sent}
        </Banner>
        <Button tone="quiet" size="s" onClick={request.reset}>
          {text.again}
        </Button>
      </Stack>
    );
  }
  return (
    <Form errors={[{ fieldId: emailId, message: complaint }]} onSubmit={submit}>
      {request.error && <InlineMessage tone="critical">{request.error.message}</InlineMessage>}
      <EmailField
        id={emailId}
        name="email"
        label={text.email}
        value={email}
        error={complaint}
        autoComplete="email"
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" tone="solid" block loading={request.isPending} disabled={!isOnline}>
        {text.action}
      </Button>
    </Form>
  );
}
