import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { orderText } from '#src/text/orders.ts';
import type { useOrderCommands } from './use-order-commands.ts';

const { title, message, ok, cancel } = orderText.confirmDialog;

/** Confirms that an order has arrived; asks once before it counts as delivered. */
export function useConfirmReceipt({ confirm }: Pick<ReturnType<typeof useOrderCommands>, 'confirm'>) {
  const ask = useAsk();
  return async (orderNo: string): Promise<void> => {
    const isOk = await ask({ kind: 'confirm', title, message, okLabel: ok, cancelLabel: cancel });
    if (isOk) confirm.mutate(orderNo);
  };
}
