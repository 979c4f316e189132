import {
  IconBox,
  IconCard,
  IconGrid,
  IconReturn,
  IconStar,
  IconTruck,
  MenuList,
  SectionHeader,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { centerText as text } from './text.ts';

type Counts = components['schemas']['UserInfo']['counts'];

const { stations } = text;

const inTab = (tab: components['schemas']['OrderTab']) => href('/order/list', { tab });

/** The stations of an order, with how many are at each. */
export function OrderRows({ counts }: { counts: Counts | undefined }) {
  const figure = (count = 0) => (count === 0 ? undefined : { shown: String(count), spoken: text.orderCount(count) });
  return (
    <section aria-labelledby="center-orders">
      <SectionHeader id="center-orders" look={4} title={text.orders} />
      <MenuList
        label={text.orders}
        items={[
          { href: inTab('TO_PAY'), label: stations.unpaid, icon: <IconCard />, figure: figure(counts?.unpaid) },
          { href: inTab('TO_SHIP'), label: stations.toShip, icon: <IconBox />, figure: figure(counts?.toShip) },
          { href: inTab('SHIPPED'), label: stations.shipped, icon: <IconTruck />, figure: figure(counts?.shipped) },
          { href: inTab('DELIVERED'), label: stations.delivered, icon: <IconStar /> },
          { href: inTab('AFTER_SALE'), label: stations.rma, icon: <IconReturn />, figure: figure(counts?.rma) },
          { href: href('/order/list'), label: text.allOrders, icon: <IconGrid /> },
        ]}
      />
    </section>
  );
}
