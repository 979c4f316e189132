import { href } from '#src/routing/href.ts';
import type { ActorRefFrom } from 'xstate';
import { Button, Link, Panel, Stack, SummaryList, Heading } from '#design-system/index.ts';
import type { revokeMachine } from '#machines/revoke/machine.ts';
import { selectIsBusy } from '#machines/revoke/selectors.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { cancelText, revokeText } from '#src/text/revoke.ts';
import { priceInCoins } from '#src/widgets/coins/price-in-coins.ts';
import { returnedRows } from '#src/widgets/coupons/returned-rows.ts';
import { giftText } from '../parts/gift-text.ts';
import type { RefundPreview, RevokeOption } from './refund-preview.ts';
import * as styles from './revoke.css.ts';
import { useText } from '#src/widgets/use-text.ts';

interface RevokeSummaryProps {
  readonly order: components['schemas']['Order'];
  readonly option: RevokeOption;
  readonly preview: RefundPreview;
  readonly actor: ActorRefFrom<typeof revokeMachine>;
}

/** What comes back, what follows, and the two answers in one size. */
export function RevokeSummary({ order, option: { mode, consequences }, preview, actor }: RevokeSummaryProps) {
  const text = useText(revokeText);
  const site = useSite();
  const isOnline = useOnline();
  const isBusy = useActorValue(actor, selectIsBusy, false);
  const { goods, delivery, protection, giftDeduction, now, later, total } = preview;
  return (
    <Panel as="section" aria-labelledby="revoke-refund" sticky className={styles.refund}>
      <Stack gap="l">
        <Heading level={2} look={4} id="revoke-refund">
          {text.refund.title}
        </Heading>
        <div role="status">
          <SummaryList
            rows={[
              goods
                ? { id: 'goods', label: text.refund.goods, value: formatMoney(goods) }
                : {
                    id: 'order',
                    label: text.refund.orderTotal,
                    value: priceInCoins(order.coinPrice, order.totals.grandTotal, site),
                  },
              ...(delivery && delivery.amount > 0
                ? [{ id: 'delivery', label: text.refund.delivery, value: formatMoney(delivery) }]
                : []),
              ...(protection && protection.amount > 0
                ? [{ id: 'protection', label: text.refund.protection, value: formatMoney(protection) }]
                : []),
              ...(giftDeduction
                ? [{ id: 'gift', label: giftText.deduction, value: `−${formatMoney(giftDeduction)}` }]
                : []),
              ...(now && later
                ? [
                    { id: 'now', label: text.refund.now, value: formatMoney(now) },
                    { id: 'later', label: text.refund.later, value: formatMoney(later) },
                  ]
                : []),
              ...returnedRows(preview, site).map(({ name, value }) => ({ id: name, label: name, value })),
            ]}
            total={{
              label: text.refund.total,
              value: formatMoney(total),
              note: total.amount === 0 && !goods ? cancelText.noRefund : undefined,
            }}
          />
        </div>
        <Stack gap="s">
          <Heading level={2} look={4} id="revoke-next">
            {text.consequences}
          </Heading>
          <ul className={styles.consequences} aria-labelledby="revoke-next">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        </Stack>
        <Stack gap="s">
          <Button type="submit" tone="solid" block loading={isBusy} disabled={!isOnline}>
            {text.submit[mode]}
          </Button>
          <Button asChild tone="outline" block>
            <Link href={href('/order/detail', { orderNo: order.orderNo })} tone="plain">
              {text.keep[mode]}
            </Link>
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
