import {
  IconBox,
  IconCard,
  IconReturn,
  IconStar,
  IconTruck,
  Panel,
  SectionHeader,
  Shortcuts,
  type Shortcut,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { centerText as text } from '../../text/my-center.ts';
import { href } from '#src/routing/href.ts';

type Counts = components['schemas']['UserInfo']['counts'];

/** The stations of an order, with how many wait at each. */
export function OrderShortcuts({ counts }: { counts: Counts | undefined }) {
  const { orderShortcuts: names } = text;
  const countOf = (value: number | undefined) => ({ value: value ?? 0, text: text.orderCount(value ?? 0) });
  const items: Shortcut[] = [
    {
      href: href('/order/list', { tab: 'TO_PAY' }),
      label: names.unpaid,
      icon: <IconCard />,
      count: countOf(counts?.unpaid),
    },
    {
      href: href('/order/list', { tab: 'TO_SHIP' }),
      label: names.toShip,
      icon: <IconBox />,
      count: countOf(counts?.toShip),
    },
    {
      href: href('/order/list', { tab: 'SHIPPED' }),
      label: names.shipped,
      icon: <IconTruck />,
      count: countOf(counts?.shipped),
    },
    { href: href('/order/list', { tab: 'DELIVERED' }), label: names.review, icon: <IconStar /> },
    {
      href: href('/order/list', { tab: 'AFTER_SALE' }),
      label: names.rma,
      icon: <IconReturn />,
      count: countOf(counts?.rma),
    },
  ];
  return (
    <Panel as="section" aria-labelledby="center-orders">
      <SectionHeader
        id="center-orders"
        look={4}
        title={text.orders}
        link={{ href: href('/order/list'), label: text.allOrders }}
      />
      <Shortcuts label={text.orders} items={items} />
    </Panel>
  );
}
