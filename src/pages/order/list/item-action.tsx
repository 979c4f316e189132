import { Button, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderText } from '#src/text/orders.ts';
import { href } from '#src/routing/href.ts';
import type { useOrderCommands } from '../parts/use-order-commands.ts';
import { mainAction } from './main-action.ts';
import { useText } from '#src/widgets/use-text.ts';

interface ItemActionProps {
  readonly order: Pick<components['schemas']['OrderCard'], 'orderNo' | 'status' | 'actions'>;
  readonly commands: ReturnType<typeof useOrderCommands>;
  readonly onConfirm: () => void;
}

/** The first thing that the server allows and a list has room for; nothing where there is none. */
export function ItemAction({ order, commands: { confirm, rebuy }, onConfirm }: ItemActionProps) {
  const { orderNo } = order;
  const { actions: names } = useText(orderText);
  switch (mainAction(order)) {
    case undefined:
      return null;
    case 'PAY':
      return <Go to={href('/order/payment', { orderNo })}>{names.PAY}</Go>;
    case 'TRACK':
      return <Go to={`${href('/order/detail', { orderNo })}#delivery`}>{names.TRACK}</Go>;
    case 'CONFIRM':
      return (
        <Do isBusy={confirm.isPending && confirm.variables === orderNo} onClick={onConfirm}>
          {names.CONFIRM}
        </Do>
      );
    case 'REBUY':
      return (
        <Do isBusy={rebuy.isPending && rebuy.variables === orderNo} onClick={() => rebuy.mutate(orderNo)}>
          {names.REBUY}
        </Do>
      );
  }
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild tone="outline" size="s">
      <Link href={to} tone="plain">
        {children}
      </Link>
    </Button>
  );
}

function Do({ isBusy, onClick, children }: { isBusy: boolean; onClick: () => void; children: string }) {
  const isOnline = useOnline();
  return (
    <Button tone="outline" size="s" loading={isBusy} disabled={!isOnline} onClick={onClick}>
      {children}
    </Button>
  );
}
