import type { ShopContext } from '../shop-context.ts';

/** The words of an email, before they become text and markup. */
export interface MailBody {
  readonly subject: string;
  /** Above all else, in small letters: where an answer by mail ends and what it answers to begins. */
  readonly mark?: string;
  /** The news, in large letters; the subject where it is left out. */
  readonly title?: string;
  /** Below the news: which order. */
  readonly note?: string;
  /** What it is about, lit. */
  readonly picture?: MailPicture;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly { readonly left: string; readonly right: string; readonly strong?: boolean }[];
  /** A button in the markup; its address stands once more at the foot, for who cannot press it. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Another way on, as a plain link. */
  readonly also?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
  /** Why the reader gets it. */
  readonly reason: string;
  /** The way out of mail that nobody has to get. */
  readonly optOut?: { readonly label: string; readonly url: string };
  /** Who sends it, by name and address, where the market is known. */
  readonly sender?: { readonly name: string; readonly address: readonly string[] };
}

export interface MailPicture {
  /** Absolute. */
  readonly url: string;
  readonly alt: string;
  /** Its average colour, shown where pictures are not loaded. */
  readonly color: string;
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  /** Its bytes, in base64 where it is no text. */
  readonly text: string;
  readonly encoding?: 'base64';
}

/** A kind of email: what it says about its facts. An area offers its own in `mails.ts`. */
export interface MailTemplate<Facts> {
  /** Written into the outbox, so it must stay what it is. */
  readonly name: string;
  readonly write: (facts: Facts) => MailBody;
  /** Header fields of a mail that its reader did not have to get. */
  readonly headers?: (facts: Facts) => Readonly<Record<string, string>>;
  /** Message-IDs of what the mail follows, the oldest first: mail programs show them together. */
  readonly thread?: (facts: Facts) => readonly string[];
  /** It answers a mail by itself, and no machine may answer it. */
  readonly isAutomatic?: true;
  /** Where an answer goes; a mail without it cannot be answered. */
  readonly replyTo?: (facts: Facts) => string | undefined;
  /** Made when the mail leaves, so that no file waits in the outbox. */
  readonly attachments?: (facts: Facts, shop: ShopContext) => Promise<readonly Attachment[]>;
}
