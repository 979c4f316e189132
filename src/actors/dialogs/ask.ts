import type { ActorRefFrom } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/machine.ts';
import type { DialogContent } from '#machines/dialogs/types.ts';

export type Question = Exclude<DialogContent, { kind: 'own' }>;

/** A question that was put; it always has an answer in the end. */
export interface Asked {
  /** True is Ok. */
  readonly answer: Promise<boolean>;
  /** Nobody waits any more: the answer is cancel. */
  readonly withdraw: () => void;
}

/** Makes the way to put questions into the queue of dialogs. */
export function askThrough(dialogs: ActorRefFrom<typeof dialogsMachine>): (question: Question) => Asked {
  let count = 0;
  return (content) => {
    const id = `question-${(count += 1)}`;
    const answer = new Promise<boolean>((resolve) => {
      const subscription = dialogs.on('dialog.answered', (answered) => {
        if (answered.id !== id) return;
        subscription.unsubscribe();
        resolve(answered.answer === 'ok');
      });
    });
    dialogs.send({ type: 'dialog.ask', dialog: { id, content } });
    return { answer, withdraw: () => dialogs.send({ type: 'dialog.withdraw', id }) };
  };
}

/** The answer to a question that may be given up by a signal; cancel where nobody could ask it. */
export function answerOf(pending: Asked | undefined, signal: AbortSignal | undefined): Promise<boolean> {
  if (!pending) return Promise.resolve(false);
  signal?.addEventListener('abort', pending.withdraw, { once: true });
  return pending.answer;
}
