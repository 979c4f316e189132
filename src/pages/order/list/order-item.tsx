import { clockFormat, OrderCard, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { OrderSite } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { orderStateText } from '#src/text/order-state.ts';
import { orderListText } from '#src/text/orders.ts';
import { priceInCoins } from '#src/widgets/coins/price-in-coins.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { dayText, moment } from '#src/widgets/moments.ts';
import { orderHeadline } from '#src/widgets/order-state/order-headline.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { useOrderCommands } from '../parts/use-order-commands.ts';
import { href } from '#src/routing/href.ts';
import { ItemActions } from './item-actions.tsx';
import { orderTone, passedStations, stations } from './order-tone.ts';

interface OrderItemProps {
  readonly order: components['schemas']['OrderCard'];
  readonly commands: ReturnType<typeof useOrderCommands>;
  readonly onExpired: () => void;
  readonly onConfirm: () => void;
}

/** An order in the list: what is true of it now, and what is most worth doing. */
export function OrderItem({ order, commands, onExpired, onConfirm }: OrderItemProps) {
  const { orderNo, site, images, title, itemCount, placedTime } = order;
  const headline = orderHeadline(order, site, serverNow());
  const detail = href('/order/detail', { orderNo });
  const [first] = images;
  const passed = passedStations(order);
  return (
    <OrderCard
      title={headline}
      tone={orderTone(order)}
      way={passed === undefined ? undefined : { passed, of: stations }}
      href={detail}
      linkLabel={`${headline}. ${orderListText.detailsOf(orderNo)}`}
      picture={first && { ...shopPicture(first), alt: '' }}
      summary={orderStateText.contents(title, itemCount)}
      number={orderNo}
      date={{ ...moment(placedTime, site), text: dayText(placedTime, site) }}
      total={priceInCoins(order.coinPrice, order.grandTotal, site)}
      note={
        order.actions.includes('PAY') && (
          <Text size="small">
            <Deadline
              until={order.payExpireTime}
              format={clockFormat}
              label={orderStateText.timeLeft}
              onEnd={onExpired}
            />{' '}
            {orderStateText.payWithin}
          </Text>
        )
      }
      actions={
        <OrderSite value={site}>
          <ItemActions order={order} commands={commands} onConfirm={onConfirm} />
        </OrderSite>
      }
    />
  );
}
