import { Button, Form, Heading, Stack, TextField } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey } from '#src/api/shop.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useText } from '#src/widgets/use-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { rmaText } from './text.ts';
import type { RmaProps } from './rma-props.ts';

const ids = { carrierName: 'rma-carrier', trackingNo: 'rma-tracking' } as const;
const numberPattern = /^[A-Za-z0-9 -]{4,40}$/;

/** The number of a parcel that the shopper sent with a carrier of their own. */
export function ShipForm({ rma: { orderNo, rmaNo }, access }: RmaProps) {
  const text = useText(rmaText.detail.ship);
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const form = useForm({
    ids,
    initial: { carrierName: '', trackingNo: '' },
    check: ({ carrierName, trackingNo }) => ({
      ...(cleanText('line', carrierName) === '' && { carrierName: text.missingCarrier }),
      ...(!numberPattern.test(cleanText('plain', trackingNo)) && { trackingNo: text.wrongTracking }),
    }),
    send: async ({ carrierName, trackingNo }) => {
      await unwrap(
        shop.client.POST('/app-mall/v1/rma/shipping', {
          body: {
            orderNo,
            rmaNo,
            carrierName: cleanText('line', carrierName),
            trackingNo: cleanText('plain', trackingNo),
          },
          headers: orderKey(access),
        }),
      );
      notify({ text: text.saved, tone: 'success', duration: 4000 });
      await data.invalidateQueries({ queryKey: shopKey(shop, 'order') });
    },
  });
  return (
    <Form errorTitle={rmaText.errors} errors={form.errors} onSubmit={form.submit}>
      <Stack gap="m">
        <Heading level={3} look={4}>
          {text.title}
        </Heading>
        <TextField label={text.carrier} autoComplete="off" maxLength={60} {...form.text('carrierName')} />
        <TextField label={text.tracking} autoComplete="off" maxLength={40} {...form.text('trackingNo')} />
        <div>
          <Button type="submit" tone="outline" loading={form.isSending}>
            {text.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
