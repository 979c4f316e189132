import { useMutation } from '@tanstack/react-query';
import { Button, InlineMessage, Stack } from '#design-system/index.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { unwrap } from '#src/api/envelope.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';

const text = profileText.data;

/** Everything that is kept of the member, by mail. */
export function DataExport() {
  const { client } = useShop();
  const isOnline = useOnline();
  const order = useMutation({
    mutationFn: () => unwrap(client.GET('/bff-app/v1/mobile/account/data-export')),
  });
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <Stack gap="s" align="start">
        {order.error && <InlineMessage tone="critical">{order.error.message}</InlineMessage>}
        {order.data ? (
          <InlineMessage tone="positive">{text.sent(order.data.emailMasked)}</InlineMessage>
        ) : (
          <Button tone="outline" loading={order.isPending} disabled={!isOnline} onClick={() => order.mutate()}>
            {text.action}
          </Button>
        )}
      </Stack>
    </TitledSection>
  );
}
