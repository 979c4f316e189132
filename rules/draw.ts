/**
 * A draw that anyone can check. Everything here is pure and runs on a server, in a browser and in a script. Digests are SHA-256,
 * texts UTF-8, hashes lower-case hex, times epoch ms.
 */

import { rootLead } from './draw-states.ts';

/** SHA-256 of bytes. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** By Web Cryptography: away from the thread that draws the page. */
const webDigest: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** A chain of rounds, each signed by a beacon that the shop does not own. Times in seconds, as beacons publish them. */
export interface BeaconChain {
  readonly chainHash: string;
  /** Compressed point of G2, hex. */
  readonly publicKey: string;
  readonly genesis: number;
  readonly period: number;
}

/** What a beacon says of one round. */
export interface BeaconRound {
  readonly round: number;
  /** SHA-256 of the signature. */
  readonly randomness: string;
  readonly signature: string;
}

/** The suite of drand's scheme `bls-unchained-g1-rfc9380`: signatures on G1, keys on G2. */
export const signatureDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What the digest is of that a beacon signs: the round as eight bytes, the largest first. */
export function signedBytes(round: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
}

/** When a round is due; epoch ms. */
export const roundTime = ({ genesis, period }: BeaconChain, round: number): number =>
  (genesis + (round - 1) * period) * 1_000;

/** The first round that is due at a time or later. */
export const roundAfter = ({ genesis, period }: BeaconChain, time: number): number =>
  Math.max(1, Math.ceil((time / 1_000 - genesis) / period) + 1);

/** Who entered and how often before in the campaign; neither holds a `|`. */
export interface DrawEntry {
  readonly pseudonym: string;
  readonly sequence: number;
}

export interface DrawPrize {
  readonly title: string;
  readonly count: number;
}

export interface DrawWinner {
  readonly entryId: string;
  /** Its place in the list of prizes. */
  readonly prize: number;
}

/** What is fixed before anybody enters; the text of the seed repeats it, so that its commitment binds it. */
export interface DrawTerms {
  readonly campaign: string;
  readonly beacon: BeaconChain;
  readonly round: number;
  readonly closeTime: number;
  /** From the first place to the last. */
  readonly prizes: readonly DrawPrize[];
  /** Entries of one person; absent in a draw of version 1, whose seed names neither prizes nor limit. */
  readonly entryLimit?: number;
}

/** What a draw publishes before its beacon speaks: with the commitment from the start, with the root from the close on. */
export interface PublishedDraw extends DrawTerms {
  readonly seedCommit: string;
  readonly rootTime: number;
  readonly root: string;
  readonly count: number;
}

/** The file of a draw: all that is needed to do it again. Entries stand in the order of their ids. */
export interface DrawFile extends PublishedDraw {
  readonly version: 1 | 2;
  readonly seed: string;
  readonly randomness: string;
  readonly signature: string;
  readonly entries: readonly DrawEntry[];
  readonly winners: readonly DrawWinner[];
}

/** How the seed text begins: the draw and what decides it. */
const sealedTerms = ({ campaign, beacon, round, closeTime }: DrawTerms): string =>
  `${[campaign, beacon.chainHash, round, closeTime].join('|')}|`;

/** How it goes on: the limit of entries, and the prizes as JSON with title and count of each. Nothing in version 1. */
const sealedPrizes = ({ prizes, entryLimit }: DrawTerms): string =>
  entryLimit === undefined ? '' : `${entryLimit}|${JSON.stringify(prizes.map(({ title, count }) => [title, count]))}|`;

/**
 * The text whose digest is published before anybody can enter.
 * @param secret random, made for this draw alone; it holds no `|`
 */
export const seedText = (terms: DrawTerms, secret: string): string =>
  `${sealedTerms(terms)}${sealedPrizes(terms)}${secret}`;

const encoder = new TextEncoder();

export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};

export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: text.length >> 1 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );

const digestOf = async (text: string, digest: Digest): Promise<string> => toHex(await digest(encoder.encode(text)));

/** The commitment to a seed. */
export const commitTo = (seed: string, digest: Digest = webDigest): Promise<string> => digestOf(seed, digest);

/** The id of an entry. */
export const entryId = (campaign: string, { pseudonym, sequence }: DrawEntry, digest: Digest = webDigest) =>
  digestOf(`${campaign}|${pseudonym}|${sequence}`, digest);

/** So many are asked for at once: a page stays quick between two slices. */
const slice = 128;

async function each<From, To>(all: readonly From[], map: (one: From) => Promise<To>): Promise<To[]> {
  const mapped: To[] = [];
  for (let at = 0; at < all.length; at += slice)
    mapped.push(...(await Promise.all(all.slice(at, at + slice).map((one) => map(one)))));
  return mapped;
}

const prefixed = (prefix: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes[0] = prefix;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** The tree over leaves (RFC 6962) from its leaves to its root: a node without a neighbour moves up as it is. */
async function merkleTree(
  leaves: readonly Uint8Array[],
  digest: Digest,
): Promise<readonly (readonly Uint8Array<ArrayBuffer>[])[]> {
  let level = await each(leaves, async (leaf) => digest(prefixed(0, leaf)));
  const levels = [level];
  while (level.length > 1) {
    const below = level;
    const pairs = Array.from({ length: Math.ceil(below.length / 2) }, (_, pair) => 2 * pair);
    level = await each(pairs, async (left) => {
      const [one, other] = [below[left] ?? new Uint8Array(), below[left + 1]];
      return other === undefined ? one : digest(prefixed(1, one, other));
    });
    levels.push(level);
  }
  return levels;
}

/** The root of the Merkle tree over leaves (RFC 6962). */
export async function merkleRoot(leaves: readonly Uint8Array[], digest: Digest = webDigest): Promise<string> {
  const top = (await merkleTree(leaves, digest)).at(-1)?.[0];
  return toHex(top ?? (await digest(new Uint8Array())));
}

/** The neighbours on the way from a leaf to the root (RFC 6962, audit path), from below. */
export async function merkleProof(
  leaves: readonly Uint8Array[],
  index: number,
  digest: Digest = webDigest,
): Promise<string[]> {
  const levels = await merkleTree(leaves, digest);
  return levels.slice(0, -1).flatMap((level, height) => {
    const neighbour = level[(index >> height) ^ 1];
    return neighbour === undefined ? [] : [toHex(neighbour)];
  });
}

/** The root that a proof leads to. @param place of the leaf among so many */
export async function rootOfProof(
  leaf: Uint8Array,
  place: { readonly index: number; readonly count: number },
  proof: readonly string[],
  digest: Digest = webDigest,
): Promise<string> {
  let node = await digest(prefixed(0, leaf));
  let { index } = place;
  let last = place.count - 1;
  const left = [...proof];
  while (last > 0) {
    if (index % 2 === 1 || index < last) {
      const neighbour = fromHex(left.shift() ?? '');
      node = await digest(index % 2 === 1 ? prefixed(1, neighbour, node) : prefixed(1, node, neighbour));
    }
    index >>= 1;
    last >>= 1;
  }
  return left.length === 0 ? toHex(node) : '';
}

/** The leaf of an entry. */
export const leafOf = (id: string): Uint8Array<ArrayBuffer> => encoder.encode(id);

/** The root over entries that stand in the order of their ids. */
export const rootOf = (ids: readonly string[], digest: Digest = webDigest): Promise<string> =>
  merkleRoot(
    ids.map((id) => leafOf(id)),
    digest,
  );

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export interface NumberedEntry extends DrawEntry {
  readonly id: string;
}

/** Entries with their ids, in the order in which the root holds them. */
export async function numberEntries(
  campaign: string,
  entries: readonly DrawEntry[],
  digest: Digest = webDigest,
): Promise<NumberedEntry[]> {
  const numbered = await each(entries, async (entry) => ({ ...entry, id: await entryId(campaign, entry, digest) }));
  return numbered.toSorted((one, other) => compare(one.id, other.id));
}

/**
 * Who wins: entries by the digest of seed, randomness and id, each pseudonym once, prizes from the first to the last.
 * Fewer people than prizes leave prizes over.
 */
export async function drawWinners(
  { seed, randomness, prizes }: Pick<DrawFile, 'seed' | 'randomness' | 'prizes'>,
  entries: readonly NumberedEntry[],
  digest: Digest = webDigest,
): Promise<DrawWinner[]> {
  const tickets = await each(entries, async (entry) => ({
    entry,
    ticket: await digestOf(`${seed}|${randomness}|${entry.id}`, digest),
  }));
  const places = prizes.flatMap(({ count }, prize) => Array.from({ length: count }, () => prize));
  const people = new Set<string>();
  const winners: DrawWinner[] = [];
  for (const { entry } of tickets.toSorted((one, other) => compare(one.ticket, other.ticket))) {
    const prize = places[winners.length];
    if (prize === undefined) break;
    if (people.has(entry.pseudonym)) continue;
    people.add(entry.pseudonym);
    winners.push({ entryId: entry.id, prize });
  }
  return winners;
}

export const drawSteps = [
  'commitment',
  'terms',
  'prizes',
  'entries',
  'root',
  'lead',
  'beacon',
  'winners',
  'published',
] as const;
export type DrawStep = (typeof drawSteps)[number];

/** What each step found, in plain words: when it holds, and when it does not. */
export const drawStepWords: Readonly<Record<DrawStep, { readonly holds: string; readonly fails: string }>> = {
  commitment: {
    holds: 'This is the seed sealed before the first entry.',
    fails: 'This isn’t the seed that was sealed.',
  },
  terms: {
    holds: 'The sealed seed names this campaign, its closing time and its beacon round.',
    fails: 'The sealed seed names another campaign, closing time or beacon round.',
  },
  prizes: {
    holds: 'The sealed seed names these prizes and this limit on entries.',
    fails: 'The sealed seed names other prizes or another limit on entries.',
  },
  entries: {
    holds: 'Every entry has its own number, none is missing, and no one has too many.',
    fails: 'An entry is missing, repeated or out of order, or someone has too many.',
  },
  root: {
    holds: 'These are the entries sealed when entries closed.',
    fails: 'These aren’t the entries sealed when entries closed.',
  },
  lead: {
    holds: 'They were sealed at least ten minutes before the beacon published its number.',
    fails: 'They were sealed less than ten minutes before the beacon published its number, or after it.',
  },
  beacon: {
    holds: 'The beacon signed its round, and its number comes from that signature.',
    fails: 'The number isn’t the one the beacon signed.',
  },
  winners: {
    holds: 'The result is the same: the same winners in the same order, and no one wins twice.',
    fails: 'The result is different: other winners, or another order.',
  },
  published: {
    holds: 'Everything matches what was published.',
    fails: 'Something doesn’t match what was published.',
  },
};

export interface DrawFinding {
  readonly step: DrawStep;
  readonly holds: boolean;
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isName = (value: unknown): boolean => isText(value) && !value.includes('|');
const areAll = (value: unknown, is: (one: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isRecord(one) && is(one));

/** A file of version 2 says the limit that its seed names; one of version 1 has none. */
const isOfVersion = ({ version, entryLimit }: Record<string, unknown>): boolean =>
  version === 2 ? isCount(entryLimit) : version === 1 && entryLimit === undefined;

/** A draw file out of what somebody gave; undefined where it has not the shape of one. */
export function parseDrawFile(value: unknown): DrawFile | undefined {
  if (!isRecord(value) || !isOfVersion(value) || !isRecord(value['beacon'])) return undefined;
  const { beacon } = value;
  const isFile =
    isName(value['campaign']) &&
    [value['round'], value['closeTime'], value['rootTime'], value['count']].every(isCount) &&
    [value['seedCommit'], value['root'], value['randomness'], beacon['chainHash']].every(isHash) &&
    [value['seed'], value['signature'], beacon['publicKey']].every(isText) &&
    [beacon['genesis'], beacon['period']].every(isCount) &&
    areAll(value['prizes'], ({ title, count }) => isText(title) && isCount(count)) &&
    areAll(value['entries'], ({ pseudonym, sequence }) => isName(pseudonym) && isCount(sequence)) &&
    areAll(value['winners'], ({ entryId: id, prize }) => isHash(id) && isCount(prize));
  return isFile ? (value as unknown as DrawFile) : undefined;
}

export interface DrawCheck {
  readonly digest?: Digest;
  /** What was published of the draw, from somewhere else than the file; without it the step is left out. */
  readonly published?: Partial<DrawFile>;
  /** Whether a beacon signed its round. */
  readonly isSigned: (chain: BeaconChain, round: BeaconRound) => boolean | Promise<boolean>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many entries the person with the most has. */
function mostEntries(entries: readonly DrawEntry[]): number {
  const counts = new Map<string, number>();
  for (const { pseudonym } of entries) counts.set(pseudonym, (counts.get(pseudonym) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Does a draw again, and says of each step whether it holds; what version 1 did not seal is no step of it. */
export async function* checkDraw(
  file: DrawFile,
  { digest = webDigest, published, isSigned }: DrawCheck,
): AsyncGenerator<DrawFinding> {
  const { beacon, seed, round, signature, randomness, entryLimit } = file;
  yield { step: 'commitment', holds: (await commitTo(seed, digest)) === file.seedCommit };
  const secret = seed.slice(seed.lastIndexOf('|') + 1);
  const isSealed = seed === seedText(file, secret);
  if (entryLimit === undefined) yield { step: 'terms', holds: isSealed };
  else {
    yield { step: 'terms', holds: seed.startsWith(sealedTerms(file)) };
    yield { step: 'prizes', holds: isSealed };
  }
  const entries = await numberEntries(file.campaign, file.entries, digest);
  const inOrder = entries.every(
    ({ id, ...entry }, at) => isSame(entry, file.entries[at]) && id !== entries[at - 1]?.id,
  );
  const isWithin = entryLimit === undefined || mostEntries(entries) <= entryLimit;
  yield { step: 'entries', holds: inOrder && entries.length === file.count && isWithin };
  const ids = entries.map(({ id }) => id);
  yield { step: 'root', holds: (await rootOf(ids, digest)) === file.root };
  const isAhead = file.rootTime >= file.closeTime && file.rootTime + rootLead <= roundTime(beacon, round);
  yield { step: 'lead', holds: isAhead };
  const isNumber = toHex(await digest(fromHex(signature))) === randomness;
  yield { step: 'beacon', holds: isNumber && (await isSigned(beacon, { round, randomness, signature })) };
  yield { step: 'winners', holds: isSame(await drawWinners(file, entries, digest), file.winners) };
  if (published === undefined) return;
  const facts = Object.entries(published) as [keyof DrawFile, unknown][];
  yield { step: 'published', holds: facts.every(([name, fact]) => isSame(fact, file[name])) };
}
