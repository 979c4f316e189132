import { useMutation } from '@tanstack/react-query';
import { Banner, Button, InlineMessage, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { confirmEmailText as text } from '#src/text/confirm-email.ts';

/** Mails the link again, and says that it is on its way. */
function SendProof() {
  const { client } = useShop();
  const isOnline = useOnline();
  const proof = useMutation({ mutationFn: () => unwrap(client.POST('/bff-app/v1/mobile/email/proof')) });
  if (proof.isSuccess) return <InlineMessage tone="positive">{text.sent}</InlineMessage>;
  return (
    <Stack gap="s" align="start">
      {proof.error && <InlineMessage tone="critical">{proof.error.message}</InlineMessage>}
      <Button tone="outline" loading={proof.isPending} disabled={!isOnline} onClick={() => proof.mutate()}>
        {text.send}
      </Button>
    </Stack>
  );
}

/** Above what an account has already. @param note in place of what is said of the link */
export function ConfirmEmailBanner({ note = text.body }: { note?: string | undefined }) {
  return (
    <Banner tone="caution" title={text.title} action={<SendProof />}>
      {note}
    </Banner>
  );
}
