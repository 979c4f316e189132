import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button, Inline, Link, Stack, type ButtonTone } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderText } from '#src/text/orders.ts';
import { useConfirmReceipt } from '../use-confirm-receipt.ts';
import { useOrderCommands } from '../use-order-commands.ts';
import { contactAddress } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { inSpelling } from '#src/text/in-spelling.ts';

type Order = components['schemas']['Order'];
type OrderAction = components['schemas']['OrderAction'];

/** What moves the order on; everything else stands back as words. */
const steps: readonly OrderAction[] = ['PAY', 'TRACK', 'CONFIRM', 'EDIT_ADDRESS'];
/** What one comes for once the order is over. */
const afterwards: readonly OrderAction[] = ['REBUY', 'BILL', 'CONTACT'];

const CancelOrder = lazy(() => import('./cancel-order.tsx').then((module) => ({ default: module.CancelOrder })));
const ChangeAddress = lazy(() => import('./change-address.tsx').then((module) => ({ default: module.ChangeAddress })));

interface OrderActionsProps {
  readonly order: Order;
  readonly access: string | undefined;
}

/** Everything the server allows for this order, in its order: one filled button, the other steps as outlines. */
export function OrderActions({ order, access }: OrderActionsProps) {
  const { orderNo, actions, site } = order;
  // The words of the market where it was bought: what is a receipt in one is an invoice in another.
  const text = inSpelling(orderText, site);
  const isOnline = useOnline();
  const { confirm, rebuy } = useOrderCommands(access);
  const confirmReceipt = useConfirmReceipt({ confirm });
  const [open, setOpen] = useState<'cancel' | 'address'>();
  const close = () => setOpen(undefined);

  const link = (action: OrderAction, tone: ButtonTone, href: string) => (
    <Button key={action} asChild tone={tone} flush={tone === 'quiet'}>
      <Link href={href} tone="plain">
        {text.actions[action]}
      </Link>
    </Button>
  );
  const press = (action: OrderAction, tone: ButtonTone, onClick: () => void, loading = false) => (
    <Button key={action} tone={tone} flush={tone === 'quiet'} loading={loading} disabled={!isOnline} onClick={onClick}>
      {text.actions[action]}
    </Button>
  );
  const draw: Readonly<Record<OrderAction, (tone: ButtonTone) => ReactNode>> = {
    PAY: () => link('PAY', 'brand', href('/order/payment', { orderNo })),
    TRACK: (tone) => link('TRACK', tone, href('/order/logistics-detail', { orderNo })),
    CONFIRM: (tone) => press('CONFIRM', tone, () => void confirmReceipt(orderNo), confirm.isPending),
    // Said at each line of the order, since each line is reviewed on its own.
    REVIEW: () => null,
    REBUY: (tone) => press('REBUY', tone, () => rebuy.mutate(orderNo), rebuy.isPending),
    EDIT_ADDRESS: () => press('EDIT_ADDRESS', 'outline', () => setOpen('address')),
    CANCEL: () => press('CANCEL', 'quiet', () => setOpen('cancel')),
    CANCEL_REQUEST: () => press('CANCEL_REQUEST', 'quiet', () => setOpen('cancel')),
    WITHDRAW: () => link('WITHDRAW', 'quiet', href('/order/revoke', { orderNo, mode: 'WITHDRAW' })),
    RMA: (tone) => link('RMA', tone, href('/order/rma', { orderNo })),
    BILL: (tone) => link('BILL', tone, href('/order/bill', { orderNo })),
    CONTACT: (tone) => link('CONTACT', tone, contactAddress),
  };
  const inFront = actions.filter((action) => steps.includes(action));
  const main = inFront.length > 0 ? inFront : afterwards.filter((action) => actions.includes(action)).slice(0, 1);

  return (
    <>
      <Stack as="section" gap="xs" aria-label={text.actionsLabel}>
        <Inline gap="s" wrap>
          {main.map((action, index) => draw[action](index === 0 ? 'solid' : 'outline'))}
        </Inline>
        <Inline gap="m" wrap>
          {actions.filter((action) => !main.includes(action)).map((action) => draw[action]('quiet'))}
          <Button tone="quiet" flush onClick={() => window.print()}>
            {text.print}
          </Button>
        </Inline>
      </Stack>
      {open === 'cancel' && (
        <Suspense fallback={null}>
          <CancelOrder order={order} access={access} onClose={close} />
        </Suspense>
      )}
      {open === 'address' && (
        <Suspense fallback={null}>
          <ChangeAddress order={order} access={access} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
