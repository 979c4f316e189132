import { Button, clockFormat, Inline, Link, OrderCard, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderListText, orderText } from '#src/text/orders.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { dayText, moment } from '#src/widgets/moments.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { statusTones } from '../status-tones.ts';
import type { useOrderCommands } from '../use-order-commands.ts';
import { href } from '#src/routing/href.ts';
import { mainAction } from './main-action.ts';

type Order = components['schemas']['OrderCard'];

interface OrderItemProps {
  readonly order: Order;
  readonly commands: ReturnType<typeof useOrderCommands>;
  readonly onExpired: () => void;
  readonly onConfirm: () => void;
}

/** An order in the list, with the one thing most worth doing. */
export function OrderItem({ order, commands, onExpired, onConfirm }: OrderItemProps) {
  const site = useSite();
  const { orderNo, status, images, itemCount } = order;
  const detail = href('/order/detail', { orderNo });
  return (
    <OrderCard
      number={orderNo}
      href={detail}
      date={{ ...moment(order.placedTime, site), text: dayText(order.placedTime, site) }}
      status={{ text: order.statusText, tone: statusTones[status] }}
      pictures={images.map((image) => ({ ...shopPicture(image), alt: '' }))}
      summary={orderListText.summary(order.title, itemCount)}
      total={formatMoney(order.grandTotal)}
      note={
        order.actions.includes('PAY') && (
          <Text as="span" size="small" tone="muted">
            <Deadline until={order.payExpireTime} format={clockFormat} label={orderText.timeToPay} onEnd={onExpired} />{' '}
            {orderText.payWithin}
          </Text>
        )
      }
      actions={
        <Inline wrap>
          <Button asChild tone="quiet" size="s">
            <Link href={detail} tone="plain" aria-label={orderListText.detailsOf(orderNo)}>
              {orderListText.details}
            </Link>
          </Button>
          <MainAction order={order} commands={commands} onConfirm={onConfirm} />
        </Inline>
      }
    />
  );
}

function MainAction({ order: { orderNo, actions }, commands, onConfirm }: Omit<OrderItemProps, 'onExpired'>) {
  const { confirm, rebuy } = commands;
  const isOnline = useOnline();
  const action = mainAction(actions);
  if (action === undefined) return null;
  const name = orderText.actions[action];
  switch (action) {
    case 'PAY':
      return (
        <Button asChild tone="brand" size="s">
          <Link href={href('/order/payment', { orderNo })} tone="plain">
            {name}
          </Link>
        </Button>
      );
    case 'TRACK':
      return (
        <Button asChild tone="outline" size="s">
          <Link href={`${href('/order/detail', { orderNo })}#delivery`} tone="plain">
            {name}
          </Link>
        </Button>
      );
    case 'CONFIRM':
      return (
        <Button
          tone="outline"
          size="s"
          loading={confirm.isPending && confirm.variables === orderNo}
          disabled={!isOnline}
          onClick={onConfirm}
        >
          {name}
        </Button>
      );
    case 'REBUY':
      return (
        <Button
          tone="outline"
          size="s"
          loading={rebuy.isPending && rebuy.variables === orderNo}
          disabled={!isOnline}
          onClick={() => rebuy.mutate(orderNo)}
        >
          {name}
        </Button>
      );
  }
}
