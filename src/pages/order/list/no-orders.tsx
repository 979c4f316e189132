import { ArtNoOrders, ArtNothingFound, Button, EmptyState, Link } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { orderListText } from '#src/text/orders.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { OrderFilter } from './order-filter.ts';

/** Nothing to list, and the way on from there. */
export function NoOrders({ filter: { tab, q } }: { filter: OrderFilter }) {
  const text = useText(orderListText);
  const isFiltered = q !== '' || tab !== 'ALL';
  const way = isFiltered
    ? { href: href('/order/list'), label: text.allOrders }
    : { href: href('/home/search'), label: text.shop };
  return (
    <EmptyState
      art={q === '' ? <ArtNoOrders /> : <ArtNothingFound />}
      {...(q === '' ? text.empty[tab] : text.noMatch)}
      actions={
        <Button asChild tone={isFiltered ? 'outline' : 'solid'}>
          <Link href={way.href} tone="plain">
            {way.label}
          </Link>
        </Button>
      }
    />
  );
}
