import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { cleanText } from '#rules/clean-text.ts';
import { ticketLengths } from '#rules/ticket-limits.ts';
import type { Config } from '#server/config.ts';
import { cutQuotes } from './cut-quotes.ts';
import { htmlText } from './html-text.ts';

/** A mail as the shop reads it: whom it is to and from, what was written, and its files. */
export interface IncomingMail {
  /** A digest; the same for the same mail. */
  readonly mailId: string;
  /** What stands behind the plus sign of the service's address. */
  readonly token: string | undefined;
  /** In lower case. */
  readonly sender: string;
  /** A machine wrote it: out of office, a list, a report about a mail, the shop itself. */
  readonly isAutomatic: boolean;
  readonly text: string;
  /** The text was longer than a message can be. */
  readonly isCut: boolean;
  readonly files: readonly Uint8Array[];
}

const boxes = (address: Address | undefined): string[] => {
  if (address === undefined) return [];
  return address.group === undefined ? [address.address] : address.group.map((box) => box.address);
};

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

/** Headers that an envelope leaves behind. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

function tokenOf(email: Email, supportMail: string): string | undefined {
  const [local = '', domain = ''] = supportMail.toLowerCase().split('@');
  const all = [
    ...[...(email.to ?? []), ...(email.cc ?? [])].flatMap(boxes),
    ...envelopeHeaders.map((name) => headerOf(email, name).replaceAll(/[<>]/g, '')),
  ];
  for (const address of all.map((each) => each.trim().toLowerCase())) {
    if (address.startsWith(`${local}+`) && address.endsWith(`@${domain}`))
      return address.slice(local.length + 1, -domain.length - 1);
  }
  return undefined;
}

const bare = (address: string): string => /<([^<>]*)>/.exec(address)?.[1] ?? address;

/** RFC 3834 and what programs did before it. */
function isAutomatic(
  email: Email,
  sender: string,
  { supportMail, mailFrom }: Pick<Config, 'supportMail' | 'mailFrom'>,
) {
  const submitted = headerOf(email, 'auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(headerOf(email, 'precedence')) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some(
      (name) => headerOf(email, name) !== '',
    ) ||
    headerOf(email, 'return-path') === '<>' ||
    headerOf(email, 'content-type').startsWith('multipart/report') ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(sender) ||
    [supportMail, bare(mailFrom)].some((own) => own.toLowerCase() === sender)
  );
}

const bytesOf = ({ content }: Email['attachments'][number]): Uint8Array => {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
};

/** Reads a mail as it came. @returns undefined for what is no mail, or is nested or headed beyond reason */
export async function readMail(
  raw: Uint8Array,
  config: Pick<Config, 'supportMail' | 'mailFrom'>,
): Promise<IncomingMail | undefined> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: 20,
    maxHeadersSize: 128 * 1024,
    forceRfc822Attachments: true,
  }).catch(() => undefined);
  if (email === undefined) return undefined;
  const sender = cleanText('email', boxes(email.from)[0] ?? '');
  const written = cleanText(
    'block',
    cutQuotes(cleanText('block', email.text?.trim() ? email.text : htmlText(email.html ?? ''))),
  );
  const characters = [...written];
  const { max } = ticketLengths.text;
  return {
    mailId: createHash('sha256')
      .update(email.messageId ?? raw)
      .digest('base64url'),
    token: tokenOf(email, config.supportMail),
    sender,
    isAutomatic: isAutomatic(email, sender, config),
    text: characters.length > max ? `${characters.slice(0, max).join('')}…` : written,
    isCut: characters.length > max,
    files: email.attachments.map(bytesOf),
  };
}
