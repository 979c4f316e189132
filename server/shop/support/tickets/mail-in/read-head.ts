import { createHash } from 'node:crypto';
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';
import { cleanText } from '#rules/clean-text.ts';
import type { Config } from '#server/config.ts';

/** Whom a mail is to and from, as its first bytes say it. */
export interface MailHead {
  /** What stands behind the plus sign of the service's address. */
  readonly token: string | undefined;
  /** In lower case. */
  readonly sender: string;
  /** One mailbox wrote it, and the server that took it does not say that the name of its domain is forged. */
  readonly isSenderSure: boolean;
  /** A machine wrote it: out of office, a list, a report about a mail, the shop itself. */
  readonly isAutomatic: boolean;
  /** A digest of the mail's own id and its sender; undefined where it has no id. */
  readonly mailId: string | undefined;
  /** Its own id as our answers name it; undefined for one that no mail program would know again. */
  readonly mailRef: string | undefined;
}

/** So much of a mail is looked at before it is known whom it is to, in bytes. */
const mostHead = 128 * 1024;

/** So many lines of it: no mail program writes a tenth of that. */
const mostLines = 2_000;

/** So much of all fields of one name, in bytes. */
const mostOfName = 8 * 1024;

/** Headers that an envelope leaves behind. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

/** Whoever writes one of these is no person. */
const headersOfMachines = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'];

const neededNames: ReadonlySet<string> = new Set([
  ...['from', 'to', 'cc', 'message-id', 'authentication-results'],
  ...['auto-submitted', 'precedence', 'return-path', 'content-type'],
  ...envelopeHeaders,
  ...headersOfMachines,
]);

/** The needed fields of a mail, as they stand there: what is read of them has a bound, whatever the mail holds. */
function fieldsOf(raw: Uint8Array): Buffer {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, mostHead));
  const fields: Buffer[] = [];
  const sizes = new Map<string, number>();
  let name = '';
  for (let [at, left] = [0, mostLines]; at < head.length && left > 0; left -= 1) {
    const end = head.indexOf('\n', at);
    const line = head.subarray(at, end === -1 ? head.length : end + 1);
    at += line.length;
    if (line[0] === 0x0a || (line[0] === 0x0d && line[1] === 0x0a)) break;
    if (line[0] !== 0x20 && line[0] !== 0x09) name = nameOf(line);
    const size = (sizes.get(name) ?? 0) + line.length;
    if (!neededNames.has(name) || size > mostOfName) continue;
    sizes.set(name, size);
    fields.push(line);
  }
  return Buffer.concat([...fields, Buffer.from('\r\n')]);
}

const longestName = Math.max(...[...neededNames].map(({ length }) => length));

const nameOf = (line: Buffer): string =>
  (/^[^:]*/.exec(line.toString('latin1', 0, longestName + 1))?.[0] ?? '').trim().toLowerCase();

const boxes = (address: Address | undefined): string[] => {
  if (address === undefined) return [];
  return address.group === undefined ? [address.address] : address.group.map((box) => box.address);
};

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

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
): boolean {
  const submitted = headerOf(email, 'auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(headerOf(email, 'precedence')) ||
    headersOfMachines.some((name) => headerOf(email, name) !== '') ||
    headerOf(email, 'return-path') === '<>' ||
    headerOf(email, 'content-type').startsWith('multipart/report') ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(sender) ||
    [supportMail, bare(mailFrom)].some((own) => own.toLowerCase() === sender)
  );
}

/** Of several authors none is sure; the first report is that of the server that took the mail in, and it counts against it alone. */
function isSenderSure(email: Email): boolean {
  const authors = addressParser(headerOf(email, 'from'));
  const isOne = authors.length === 1 && authors[0]?.group === undefined;
  return isOne && !/\bdmarc\s*=\s*fail\b/.test(headerOf(email, 'authentication-results'));
}

/** Reads whom a mail is to and from, without a look at its body. @param raw as it came */
export async function readHead(raw: Uint8Array, config: Pick<Config, 'supportMail' | 'mailFrom'>): Promise<MailHead> {
  const email = await PostalMime.parse(fieldsOf(raw));
  const { messageId } = email;
  const sender = cleanText('email', boxes(email.from)[0] ?? '');
  return {
    token: tokenOf(email, config.supportMail),
    sender,
    isSenderSure: isSenderSure(email),
    isAutomatic: isAutomatic(email, sender, config),
    mailId: messageId && createHash('sha256').update(`${sender} ${messageId}`).digest('base64url'),
    mailRef: /^<[\x21-\x3B\x3D\x3F-\x7E]{1,240}>$/.exec(messageId ?? '')?.[0],
  };
}
