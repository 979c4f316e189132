import { useCallback, useEffect, useRef, useState } from 'react';
import { selectDialog, selectIsOpen } from '#machines/dialogs/selectors.ts';
import type { DialogContent } from '#machines/dialogs/types.ts';
import type { Actors } from './actors.ts';
import { useActors, useTell } from './hooks.ts';
import { useActorValue } from './use-actor-value.ts';

export type Question = Exclude<DialogContent, { kind: 'own' }>;

let asked = 0;
const nextId = () => `dialog-${(asked += 1)}`;

/** Puts a question into the queue and waits for its answer. */
function ask({ dialogs }: Actors, id: string, content: DialogContent): Promise<boolean> {
  return new Promise((resolve) => {
    const subscription = dialogs.on('dialog.answered', (answered) => {
      if (answered.id !== id) return;
      subscription.unsubscribe();
      resolve(answered.answer === 'ok');
    });
    dialogs.send({ type: 'dialog.ask', dialog: { id, content } });
  });
}

/**
 * Asks the shopper; true is Ok. Questions are shown one after another, and one whose page is gone is answered with
 * cancel.
 */
export function useAsk(): (question: Question) => Promise<boolean> {
  const tell = useTell();
  const open = useRef(new Set<string>());
  useEffect(() => {
    const ids = open.current;
    return () => {
      for (const id of ids) tell(({ dialogs }) => dialogs.send({ type: 'dialog.withdraw', id }));
    };
  }, [tell]);
  return useCallback(
    (question) =>
      new Promise((resolve) => {
        const id = nextId();
        open.current.add(id);
        tell((actors) => {
          void ask(actors, id, question).then((isOk) => {
            open.current.delete(id);
            resolve(isOk);
          });
        });
      }),
    [tell],
  );
}

/**
 * The turn of a dialog that a page draws itself: true while it may be on screen. Ends when it is not wanted any more or
 * its page goes.
 */
export function useDialogTurn(isWanted: boolean): boolean {
  const tell = useTell();
  const [id] = useState(nextId);
  useEffect(() => {
    if (!isWanted) return;
    tell(({ dialogs }) => dialogs.send({ type: 'dialog.ask', dialog: { id, content: { kind: 'own' } } }));
    return () => tell(({ dialogs }) => dialogs.send({ type: 'dialog.withdraw', id }));
  }, [tell, id, isWanted]);
  return useActorValue(
    useActors()?.dialogs,
    (snapshot) => selectIsOpen(snapshot) && selectDialog(snapshot)?.id === id,
    false,
  );
}
