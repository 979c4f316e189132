import { useCallback, useEffect, useId, useRef } from 'react';
import { selectDialog, selectIsOpen } from '#machines/dialogs/selectors.ts';
import type { Question } from './ask.ts';
import { useWithActors } from '../use-actors.ts';
import { useMachineValue } from '../use-machines.ts';

/**
 * Asks the shopper; true is Ok. Questions are shown one after another, and one whose page is gone is answered with
 * cancel.
 */
export function useAsk(): (question: Question) => Promise<boolean> {
  const withActors = useWithActors();
  const withdrawals = useRef(new Set<() => void>());
  useEffect(() => {
    const open = withdrawals.current;
    return () => {
      for (const withdraw of open) withdraw();
    };
  }, []);
  return useCallback(
    (question) =>
      new Promise((resolve) => {
        withActors(({ ask }) => {
          const { answer, withdraw } = ask(question);
          withdrawals.current.add(withdraw);
          void answer.then((isOk) => {
            withdrawals.current.delete(withdraw);
            resolve(isOk);
          });
        });
      }),
    [withActors],
  );
}

/**
 * The turn of a dialog that a page draws itself: true while it may be on screen. Ends when it is not wanted any more or
 * its page goes.
 */
export function useDialogTurn(isWanted: boolean): boolean {
  const withActors = useWithActors();
  const id = useId();
  useEffect(() => {
    if (!isWanted) return;
    withActors(({ dialogs }) => dialogs.send({ type: 'dialog.ask', dialog: { id, content: { kind: 'own' } } }));
    return () => withActors(({ dialogs }) => dialogs.send({ type: 'dialog.withdraw', id }));
  }, [withActors, id, isWanted]);
  return useMachineValue('dialogs', (snapshot) => selectIsOpen(snapshot) && selectDialog(snapshot)?.id === id, false);
}
