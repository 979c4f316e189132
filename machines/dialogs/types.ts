/** What a dialog says; texts live outside the machines. */
export type DialogContent =
  | {
      readonly kind: 'confirm';
      readonly title: string;
      readonly message?: string | undefined;
      readonly okLabel?: string | undefined;
      readonly cancelLabel?: string | undefined;
      /** The Ok takes something away that does not come back. */
      readonly danger?: boolean | undefined;
    }
  | { readonly kind: 'alert'; readonly message: string; readonly confirmLabel?: string | undefined }
  /** A dialog that a page draws itself when its turn has come. */
  | { readonly kind: 'own' };

/** An alert is always answered with ok. */
export type DialogAnswer = 'ok' | 'cancel';

export interface DialogItem {
  /** Given by whoever asks, once per question. */
  readonly id: string;
  readonly content: DialogContent;
}

export interface DialogsContext {
  /** On screen, opening or closing. */
  readonly current: DialogItem | null;
  /** In the order in which they were asked. */
  readonly waiting: readonly DialogItem[];
}

export type DialogsEvent =
  | { readonly type: 'dialog.ask'; readonly dialog: DialogItem }
  | { readonly type: 'dialog.answer'; readonly id: string; readonly answer: DialogAnswer }
  /** Whoever asked is gone: a question without an answer is answered with cancel. */
  | { readonly type: 'dialog.withdraw'; readonly id: string };

/** Sent once for every question. */
export interface DialogAnswered {
  readonly type: 'dialog.answered';
  readonly id: string;
  readonly answer: DialogAnswer;
}
