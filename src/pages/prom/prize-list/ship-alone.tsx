import { Button } from '#design-system/index.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { Prize } from './queries.ts';
import { prizeListText } from './text.ts';
import { usePrizeCommands } from './use-prize-commands.ts';

/** Takes a prize off an order, or off the next one, once the winner has confirmed it. */
export function ShipAlone({ prize, onDone }: { readonly prize: Prize; readonly onDone: () => void }) {
  const text = useText(prizeListText);
  const ask = useAsk();
  const isOnline = useOnline();
  const { shipAlone } = usePrizeCommands(prize, onDone);
  const detach = async () => {
    const { title, message, ok, cancel } = text.dialog;
    const isOk = await ask({ kind: 'confirm', title, message, okLabel: ok, cancelLabel: cancel });
    if (isOk) shipAlone.mutate();
  };
  return (
    <Button
      tone="outline"
      aria-label={text.aloneOf(prize.title)}
      loading={shipAlone.isPending}
      disabled={!isOnline}
      onClick={() => void detach()}
    >
      {text.alone}
    </Button>
  );
}
