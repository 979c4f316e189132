import type { ReactNode } from 'react';
import { Button, IconCard, IconChat, IconInfo, IconReturn, Inline, MenuList } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { components } from '#openapi/types.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { orderText } from '#src/text/orders.ts';
import { section } from '#src/widgets/section.css.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { useOrderCommands } from '../parts/use-order-commands.ts';
import { actionPlaces } from './action-places.ts';
import * as styles from './more-actions.css.ts';

type Order = components['schemas']['Order'];
type OrderAction = components['schemas']['OrderAction'];

interface MoreActionsProps {
  readonly order: Order;
  readonly access: string | undefined;
}

/** What can be done with the order besides its next step: places to go as rows, and what is done at once as buttons. */
export function MoreActions({ order, access }: MoreActionsProps) {
  const { orderNo } = order;
  const text = useText(orderText);
  const isOnline = useOnline();
  const { rebuy } = useOrderCommands(access);
  const { more } = actionPlaces(order.actions);
  const places: Partial<Record<OrderAction, { href: string; icon: ReactNode }>> = {
    RMA: { href: href('/order/rma', { orderNo }), icon: <IconReturn /> },
    BILL: { href: href('/order/bill', { orderNo }), icon: <IconCard /> },
    CONTACT: { href: contactHref({ orderNo }), icon: <IconChat /> },
  };
  const items = [
    ...more.flatMap((action) => {
      const place = places[action];
      return place ? [{ ...place, label: text.actions[action] }] : [];
    }),
    { href: href('/support'), icon: <IconInfo />, label: text.help },
  ];
  return (
    <div className={classNames(section, styles.onScreen)}>
      <TitledSection title={text.moreActions}>
        <MenuList label={text.moreActions} items={items} />
        <Inline gap="s" wrap>
          {more.includes('REBUY') && (
            <Button tone="outline" loading={rebuy.isPending} disabled={!isOnline} onClick={() => rebuy.mutate(orderNo)}>
              {text.actions.REBUY}
            </Button>
          )}
          <Button tone="quiet" onClick={() => window.print()}>
            {text.print}
          </Button>
        </Inline>
      </TitledSection>
    </div>
  );
}
