/** The content of a dialog. */
export interface Question {
  readonly kind: 'confirm' | 'alert';
  readonly message: string;
  readonly title?: string | undefined;
  readonly okText: string;
  readonly cancelText?: string;
}

/** The dialogs of an app: the oldest is on screen, the others wait. */
export interface Dialogs {
  /** Resolves with true when the user agrees. Aborting the signal removes the dialog without an answer. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<boolean>;
  readonly shown: () => Question | null;
  /** Taps a button of the dialog on screen, if there is one. */
  readonly tap: (button: unknown) => void;
}

export function createDialogs(): Dialogs {
  let waiting: readonly (readonly [question: Question, close: (isAgreed: boolean) => void])[] = [];
  return {
    ask: (question, signal) =>
      new Promise((resolve) => {
        const own = [question, resolve] as const;
        waiting = [...waiting, own];
        signal.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== own);
        });
      }),
    shown: () => waiting[0]?.[0] ?? null,
    tap(button) {
      const [first, ...rest] = waiting;
      waiting = rest;
      first?.[1](button === 'ok');
    },
  };
}
