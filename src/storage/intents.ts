import { fingerprint } from '#rules/fingerprint.ts';
import { stored } from './keys.ts';
import { textMap } from './shapes.ts';
import type { Store } from './store.ts';

type Fields = Readonly<Record<string, string>>;

/** The fingerprint of a request is short however much it says. */
const hashed = ({ key, hash }: Fields) => (key && hash ? { key, hash } : null);

/**
 * What is kept of each command that is under way: the key under which it is sent again after a reload, and what tells
 * whether it still is the same request. A subject has one intent per operation.
 */
const parsers = {
  /** One at a time in a browser; the server's hash stands for the whole quote. */
  createOrder: ({ key, quoteHash }: Fields) => (key && quoteHash ? { key, quoteHash } : null),
  /** By order. */
  createPayment: ({ key, method, savedCardId }: Fields) =>
    key && method ? { key, method, savedCardId: savedCardId ?? null } : null,
  /** By order. */
  revokeOrder: hashed,
  /** By order line. */
  createReview: hashed,
  /** By order. */
  applyRma: hashed,
  /** By what is exchanged. */
  exchangeCoins: hashed,
  /** By request. */
  messageRma: hashed,
  /** By product. */
  askQuestion: hashed,
  /** By question. */
  answerQuestion: hashed,
  /** By answer. */
  commentOnReply: hashed,
  /** By template; of a guest it waits for the log-in. */
  claimCoupon: hashed,
  /** By account. */
  redeemCoupon: hashed,
  /** By product; of a guest it waits for the log-in. */
  keepFavourite: ({ spu }: Fields) => (spu ? { spu } : null),
  /** By account. */
  createTicket: hashed,
  /** By ticket. */
  writeTicketMessage: hashed,
};

type Operation = keyof typeof parsers;
type StoredIntent<Op extends Operation> = ReturnType<(typeof parsers)[Op]>;

/** The intent of a command that is under way; null where none is kept. */
export function readIntent<Op extends Operation>(store: Store, operation: Op, subject: string): StoredIntent<Op>;
export function readIntent(store: Store, operation: Operation, subject: string): StoredIntent<Operation> {
  const intents = store.read(stored.intents);
  const intent = intents[nameOf(operation, subject)];
  if (typeof intent === 'object') return parsers[operation](intent);
  const earlier = intents[earlierNameOf(operation, subject)];
  return typeof earlier === 'string' ? parsers[operation](earlierFields(operation, earlier)) : null;
}

/** Null forgets the intent: its answer is known. */
export function writeIntent<Op extends Operation>(
  store: Store,
  operation: Op,
  subject: string,
  intent: StoredIntent<Op>,
): void {
  const {
    [nameOf(operation, subject)]: _before,
    [earlierNameOf(operation, subject)]: _earlier,
    ...others
  } = store.read(stored.intents);
  const fields = textMap(intent);
  store.write(stored.intents, fields ? { ...others, [nameOf(operation, subject)]: fields } : others);
}

const nameOf = (operation: Operation, subject: string): string => `${operation} ${subject}`;

/** Until 391a73f each intent was one text under a name of its own. */
const earlierNames: Readonly<Partial<Record<Operation, (subject: string) => string>>> = {
  createOrder: () => 'checkout key',
  createPayment: (orderNo) => `payment key ${orderNo}`,
  revokeOrder: (orderNo) => `revoke ${orderNo}`,
};

/** An operation that is younger has one name. */
const earlierNameOf = (operation: Operation, subject: string): string =>
  earlierNames[operation]?.(subject) ?? nameOf(operation, subject);

function earlierFields(operation: Operation, text: string): Fields {
  if (operation === 'createPayment') return parsedFields(text);
  const [, key = '', request = ''] = /^(\S+) (.+)$/s.exec(text) ?? [];
  return operation === 'createOrder' ? { key, quoteHash: request } : { key, hash: fingerprint(request) };
}

function parsedFields(text: string): Fields {
  try {
    return textMap(JSON.parse(text)) ?? {};
  } catch {
    // Truncated: without it the next payment gets a new key.
    return {};
  }
}
