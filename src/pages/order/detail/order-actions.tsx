import { useState, type ReactNode } from 'react';
import { Button, Inline, Link, type ButtonTone } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { onceGone, pageTitle, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderText } from '#src/text/orders.ts';
import { useConfirmReceipt } from '../parts/use-confirm-receipt.ts';
import { useOrderCommands } from '../parts/use-order-commands.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { itemsId } from '../parts/items-id.ts';
import { actionPlaces } from './action-places.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { useText } from '#src/widgets/use-text.ts';

type Order = components['schemas']['Order'];
type OrderAction = components['schemas']['OrderAction'];

const CancelOrder = latePart(() => import('./cancel-order.tsx').then((module) => module.CancelOrder));
const ChangeAddress = latePart(() => import('./change-address.tsx').then((module) => module.ChangeAddress));

/** Each line is reviewed on its own: its button stands there. */
function focusItems(): void {
  const items = document.getElementById(itemsId);
  items?.scrollIntoView({ block: 'start' });
  items?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

interface OrderActionsProps {
  readonly order: Order;
  readonly access: string | undefined;
}

/** The next steps of the order: one filled button, others as outlines, and the ways to end it as words. */
export function OrderActions({ order, access }: OrderActionsProps) {
  const { orderNo } = order;
  const { main, quiet } = actionPlaces(order.actions);
  const text = useText(orderText);
  const isOnline = useOnline();
  const { confirm, rebuy } = useOrderCommands(access);
  const confirmReceipt = useConfirmReceipt({ confirm });
  const [open, setOpen] = useState<'cancel' | 'address'>();
  const close = () => setOpen(undefined);
  const focusAfter = useFocusAfter();

  const cancel = () => {
    // A cancelled order has the button no more.
    focusAfter(onceGone(document.activeElement, pageTitle));
    setOpen('cancel');
  };

  const link = (action: OrderAction, tone: ButtonTone, href: string) => (
    <Button key={action} asChild tone={tone}>
      <Link href={href} tone="plain">
        {text.actions[action]}
      </Link>
    </Button>
  );
  const press = (action: OrderAction, tone: ButtonTone, onClick: () => void, loading = false) => (
    <Button key={action} tone={tone} loading={loading} disabled={!isOnline} onClick={onClick}>
      {text.actions[action]}
    </Button>
  );
  const draw: Partial<Record<OrderAction, (tone: ButtonTone) => ReactNode>> = {
    PAY: () => link('PAY', 'brand', href('/order/payment', { orderNo })),
    REVIEW: (tone) => press('REVIEW', tone, focusItems),
    TRACK: (tone) => link('TRACK', tone, href('/order/logistics-detail', { orderNo })),
    CONFIRM: (tone) => press('CONFIRM', tone, () => void confirmReceipt(orderNo), confirm.isPending),
    REBUY: (tone) => press('REBUY', tone, () => rebuy.mutate(orderNo), rebuy.isPending),
    EDIT_ADDRESS: () => press('EDIT_ADDRESS', 'outline', () => setOpen('address')),
    CANCEL: () => press('CANCEL', 'quiet', cancel),
    CANCEL_REQUEST: () => press('CANCEL_REQUEST', 'quiet', cancel),
    WITHDRAW: () => link('WITHDRAW', 'quiet', href('/order/revoke', { orderNo, mode: 'WITHDRAW' })),
    BILL: (tone) => link('BILL', tone, href('/order/bill', { orderNo })),
    CONTACT: (tone) => link('CONTACT', tone, contactHref({ orderNo })),
  };

  return (
    <>
      <section aria-label={text.actionsLabel}>
        <Inline gap="s" wrap>
          {main.map((action, index) => draw[action]?.(index === 0 ? 'solid' : 'outline'))}
          {quiet.map((action) => draw[action]?.('quiet'))}
        </Inline>
      </section>
      {open === 'cancel' && <CancelOrder order={order} access={access} onClose={close} />}
      {open === 'address' && <ChangeAddress order={order} access={access} onClose={close} />}
    </>
  );
}
