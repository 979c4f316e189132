import { Button, Link, type ButtonTone } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { orderText } from '#src/text/orders.ts';
import { href } from '#src/routing/href.ts';
import { itemsId } from '../parts/items-id.ts';
import type { useOrderCommands } from '../parts/use-order-commands.ts';
import { rowActions, type RowAction } from './row-actions.ts';
import { useText } from '#src/widgets/use-text.ts';

interface ItemActionsProps {
  readonly order: Pick<components['schemas']['OrderCard'], 'orderNo' | 'status' | 'actions'>;
  readonly commands: ReturnType<typeof useOrderCommands>;
  readonly onConfirm: () => void;
}

/** What the server allows and a list has room for: what is most worth doing as a button, the next one quieter. */
export function ItemActions({ order, commands: { confirm, rebuy }, onConfirm }: ItemActionsProps) {
  const { orderNo } = order;
  const isOnline = useOnline();
  const { actions: names } = useText(orderText);
  const go = (action: RowAction, tone: ButtonTone, to: string) => (
    <Button key={action} asChild tone={tone} size="s">
      <Link href={to} tone="plain">
        {names[action]}
      </Link>
    </Button>
  );
  const press = (
    action: RowAction,
    tone: ButtonTone,
    { isPending, variables }: typeof confirm | typeof rebuy,
    onClick: () => void,
  ) => (
    <Button
      key={action}
      tone={tone}
      size="s"
      loading={isPending && variables === orderNo}
      disabled={!isOnline}
      onClick={onClick}
    >
      {names[action]}
    </Button>
  );
  const draw: Readonly<Record<RowAction, (tone: ButtonTone) => React.ReactNode>> = {
    PAY: (tone) => go('PAY', tone, href('/order/payment', { orderNo })),
    TRACK: (tone) => go('TRACK', tone, href('/order/logistics-detail', { orderNo })),
    REVIEW: (tone) => go('REVIEW', tone, `${href('/order/detail', { orderNo })}#${itemsId}`),
    CONFIRM: (tone) => press('CONFIRM', tone, confirm, onConfirm),
    REBUY: (tone) => press('REBUY', tone, rebuy, () => rebuy.mutate(orderNo)),
  };
  return rowActions(order).map((action, index) => draw[action](index === 0 ? 'outline' : 'quiet'));
}
