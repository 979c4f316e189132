import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { cleanText } from '#rules/clean-text.ts';
import { boundMail, type BoundedMail } from './bound-mail.ts';
import { foldQuotes, type OwnMail, type TextPart } from './fold-quotes.ts';
import { asLatin, guessText, isGarbled } from './guess-text.ts';
import { htmlText } from './html-text.ts';

/** So much of the text of a mail is kept, in characters. */
const mostText = 100_000;

/** What was written in a mail, and its files. */
export interface MailBody {
  /** Of all bytes. */
  readonly digest: string;
  /** None where there was no word. */
  readonly parts: readonly TextPart[];
  /** There was more than is kept. */
  readonly isCut: boolean;
  readonly files: readonly Uint8Array[];
}

const parse = (mail: Buffer): Promise<Email> =>
  PostalMime.parse(mail, { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true });

const bytesOf = ({ content }: Email['attachments'][number]): Uint8Array => {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
};

/** An attachment as it was before its bytes were taken out. */
function fileOf(attachment: Email['attachments'][number], { files }: BoundedMail): Uint8Array {
  const bytes = bytesOf(attachment);
  return (bytes.length < 100 ? files.get(Buffer.from(bytes).toString()) : undefined) ?? bytes;
}

/** A text with the beginning of what was taken out of it for its size, which may have been words. */
function withLarge(text: string, { files }: BoundedMail): string {
  return [...files].reduce((whole, [name, bytes]) => {
    const head = Buffer.from(bytes.subarray(0, mostText));
    return whole
      .replace(name, () => head.toString())
      .replace(Buffer.from(name).toString('base64'), () => head.toString('base64'));
  }, text);
}

const wordsOf = ({ text, html }: Email): string => (text?.trim() ? text : htmlText(html ?? ''));

/**
 * Reads what was written. For a thread of its own: the bytes are used up, and a mail of any shape takes what it takes.
 * @throws Error for what is nested or headed beyond reason
 */
export async function readBody(raw: Uint8Array<ArrayBuffer>, ownMail: OwnMail): Promise<MailBody> {
  const digest = createHash('sha256').update(raw).digest('base64url');
  const bounded = boundMail(raw);
  const email = await parse(bounded.mail);
  const words = wordsOf(email);
  const readable = guessText(isGarbled(words) ? wordsOf(await parse(asLatin(bounded.mail))) : words);
  const whole = withLarge(readable, bounded);
  const text = cleanText('block', whole.slice(0, mostText));
  return {
    digest,
    parts: text === '' ? [] : foldQuotes(text, ownMail),
    isCut: bounded.isCut || whole.length > mostText,
    files: email.attachments.map((attachment) => fileOf(attachment, bounded)),
  };
}
