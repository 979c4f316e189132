import { useState } from 'react';
import { Button } from '#design-system/index.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useDialogTurn } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { useText } from '#src/widgets/use-text.ts';
import { rmaText } from './text.ts';
import type { RmaProps } from './rma-props.ts';
import { useRmaCommand } from './use-rma-command.ts';
import { latePart } from '#src/widgets/late-part.tsx';

const RevokeDialog = latePart(() =>
  import('#design-system/components/dialogs/revoke-dialog.tsx').then((module) => module.RevokeDialog),
);

/** Takes a request back, asked once more in the dialog of everything that is taken back. */
export function CancelRma({ rma: { orderNo, rmaNo, type }, access }: RmaProps) {
  const text = useText(rmaText.detail.cancel);
  const { client } = useShop();
  const isOnline = useOnline();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const isMyTurn = useDialogTurn(isAsked);
  const command = useRmaCommand(
    () => unwrap(client.POST('/app-mall/v1/rma/cancel', { body: { orderNo, rmaNo }, headers: orderKey(access) })),
    () => {
      setAsked(false);
      notify({ text: text.done, tone: 'success', duration: 4000 });
    },
  );
  return (
    <>
      <Button tone="outline" disabled={!isOnline} onClick={() => setAsked(true)}>
        {text.open}
      </Button>
      {isAsked && (
        <RevokeDialog
          open={isMyTurn}
          title={text.title}
          message={text.message}
          summary={[
            { name: rmaText.detail.number, value: rmaNo },
            { name: rmaText.detail.kind, value: rmaText.type[type] },
          ]}
          confirmLabel={text.confirm}
          cancelLabel={text.keep}
          busy={command.isPending}
          failure={command.error?.message}
          onConfirm={() => command.mutate(undefined)}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
