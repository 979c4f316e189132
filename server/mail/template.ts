/** The words of an e-mail, before they become text and markup. */
export interface MailBody {
  readonly subject: string;
  /** Paragraphs; those that are links are written out in the text and made a button in the markup. */
  readonly paragraphs: readonly string[];
  readonly rows?: readonly { readonly left: string; readonly right: string; readonly strong?: boolean }[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A kind of e-mail: what it says about its facts. An area offers its own in `mails.ts`. */
export interface MailTemplate<Facts> {
  /** Written into the outbox, so it must stay what it is. */
  readonly name: string;
  readonly write: (facts: Facts) => MailBody;
  /** Header fields of a mail that its reader did not have to get. */
  readonly headers?: (facts: Facts) => Readonly<Record<string, string>>;
  readonly attachments?: (facts: Facts) => readonly Attachment[];
}
