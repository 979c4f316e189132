import { createHash } from 'node:crypto';
import {
  type BeaconChain,
  commitTo,
  type Digest,
  type DrawEntry,
  type DrawFile,
  drawWinners,
  fromHex,
  numberEntries,
  rootOf,
  roundTime,
  seedText,
} from './draw.ts';

/** SHA-256 at once: for ten thousand entries a hundred times over. */
export const quickDigest: Digest = (bytes) => Uint8Array.from(createHash('sha256').update(bytes).digest());

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const chain: BeaconChain = { chainHash: hash('chain'), publicKey: 'b0', genesis: 1_700_000_000, period: 3 };

/** A beacon round as it looks; nobody has signed it. */
const pretended = (word: string) => {
  const signature = hash(word) + hash(`${word} too`).slice(0, 32);
  return { signature, randomness: createHash('sha256').update(fromHex(signature)).digest('hex') };
};

/** A fair draw, three people in four with one entry, the others with up to three. */
export async function fairDraw(count: number): Promise<DrawFile> {
  const people = Math.ceil((count * 3) / 4);
  const entries = Array.from({ length: count }, (_, at) => ({ pseudonym: `p${at % people}`, sequence: at + 1 }));
  const terms = {
    campaign: 'new-lamp-series',
    beacon: chain,
    round: 1_000_000,
    closeTime: 1_702_000_000_000,
    entryLimit: 2,
    prizes: [
      { title: 'Dome, noon | 110 cm', count: 1 },
      { title: 'Pebble', count: 3 },
      { title: 'A coupon', count: 6 },
    ],
  };
  const round = Math.ceil((terms.closeTime + 1_200_000 - roundTime(chain, 1)) / 3_000);
  const seed = seedText({ ...terms, round }, hash('secret'));
  const unsealed: DrawFile = {
    ...{ version: 2, ...terms, round, seed, seedCommit: '', ...pretended('round'), root: '', count: 0, winners: [] },
    rootTime: terms.closeTime + 5_000,
    entries,
  };
  return reseal(unsealed, ['order', 'commit', 'count', 'root', 'winners']);
}

type Repair = 'order' | 'seed' | 'commit' | 'count' | 'root' | 'winners';

/** Computes parts of a file anew, as who manipulates it would. */
async function reseal(file: DrawFile, repairs: readonly Repair[]): Promise<DrawFile> {
  const numbered = await numberEntries(file.campaign, file.entries, quickDigest);
  const does = (repair: Repair): boolean => repairs.includes(repair);
  const seed = does('seed') ? seedText(file, file.seed.slice(file.seed.lastIndexOf('|') + 1)) : file.seed;
  const sealed = {
    ...{ ...file, seed },
    ...(does('order') && { entries: numbered.map(({ id: _id, ...entry }) => entry) }),
    ...(does('commit') && { seedCommit: await commitTo(seed, quickDigest) }),
    ...(does('count') && { count: file.entries.length }),
    ...(does('root') && {
      root: await rootOf(
        numbered.map(({ id }) => id),
        quickDigest,
      ),
    }),
  };
  return does('winners') ? { ...sealed, winners: await drawWinners(sealed, numbered, quickDigest) } : sealed;
}

export interface Manipulation {
  readonly name: string;
  readonly apply: (fair: DrawFile) => Promise<DrawFile>;
}

const onEntries: Readonly<Record<string, (entries: readonly DrawEntry[], at: number) => DrawEntry[]>> = {
  'of somebody else': (entries, at) =>
    entries.map((entry, index) => (index === at ? { ...entry, pseudonym: 'friend' } : entry)),
  'with another number': (entries, at) =>
    entries.map((entry, index) => (index === at ? { ...entry, sequence: 1_000_000 } : entry)),
  dropped: (entries, at) => entries.toSpliced(at, 1),
  'twice there': (entries, at) => entries.toSpliced(at, 0, ...entries.slice(at, at + 1)),
  'joined by a new one': (entries, at) => entries.toSpliced(at, 0, { pseudonym: 'friend', sequence: 999_999 }),
};

const entryManipulations: readonly Manipulation[] = Object.entries(onEntries).flatMap(([what, change]) =>
  (['first', 'middle', 'last'] as const).flatMap((place) =>
    (
      [
        [],
        ['order', 'count'],
        ['order', 'count', 'root'],
        ['order', 'count', 'root', 'winners'],
      ] as const satisfies readonly (readonly Repair[])[]
    ).map((repairs) => ({
      name: `the ${place} entry ${what}${repairs.length > 0 ? `, with new ${repairs.join(', ')}` : ''}`,
      apply: (fair: DrawFile) => {
        const last = fair.entries.length - 1;
        const at = { first: 0, middle: Math.floor(last / 2), last }[place];
        return reseal({ ...fair, entries: change(fair.entries, at) }, repairs);
      },
    })),
  ),
);

const part = (at: number, word: string) => (fair: DrawFile) => ({
  seed: fair.seed.split('|').with(at, word).join('|'),
});

const onSeed: Readonly<Record<string, (fair: DrawFile) => Partial<DrawFile>>> = {
  'another secret': part(-1, 'luckier'),
  'another limit': part(4, '9'),
  'another prize': part(5, '[["Pebble '),
  'another campaign': part(0, 'other'),
  'another chain': part(1, hash('other')),
  'another round': part(2, '7'),
  'another close': part(3, '1702000000001'),
};

const seedManipulations: readonly Manipulation[] = Object.entries(onSeed).flatMap(([what, change]) =>
  ([[], ['commit'], ['commit', 'winners']] as const satisfies readonly (readonly Repair[])[]).map((repairs) => ({
    name: `a seed with ${what}${repairs.length > 0 ? `, with new ${repairs.join(', ')}` : ''}`,
    apply: (fair: DrawFile) => reseal({ ...fair, ...change(fair) }, repairs),
  })),
);

const onRound: Readonly<Record<string, (fair: DrawFile) => Partial<DrawFile>>> = {
  'the next round': ({ round }) => ({ round: round + 1 }),
  'the round before': ({ round }) => ({ round: round - 1 }),
  'a round before the close': () => ({ round: 1 }),
  'another chain': ({ beacon }) => ({ beacon: { ...beacon, chainHash: hash('other') } }),
  'a beacon that began later': ({ beacon }) => ({ beacon: { ...beacon, genesis: beacon.genesis + 60 } }),
  'a slower beacon': ({ beacon }) => ({ beacon: { ...beacon, period: 4 } }),
  'a key of its own': ({ beacon }) => ({ beacon: { ...beacon, publicKey: 'b1' } }),
  'another value': () => ({ randomness: hash('luckier') }),
  'another signature': () => ({ signature: pretended('luckier').signature }),
  'a value and its signature': () => pretended('luckier'),
};

const roundManipulations: readonly Manipulation[] = Object.entries(onRound).flatMap(([what, change]) =>
  ([[], ['winners']] as const satisfies readonly (readonly Repair[])[]).map((repairs) => ({
    name: `${what}${repairs.length > 0 ? ', with new winners' : ''}`,
    apply: (fair: DrawFile) => reseal({ ...fair, ...change(fair) }, repairs),
  })),
);

const swapped = <One>(all: readonly One[], one: number, other: number): One[] =>
  all.flatMap((item, at) =>
    at === one ? all.slice(other, other + 1) : at === other ? all.slice(one, one + 1) : [item],
  );

const onRest: Readonly<Record<string, (fair: DrawFile) => Partial<DrawFile>>> = {
  'two winners in each other’s place': ({ winners }) => ({ winners: swapped(winners, 0, 1) }),
  'two prizes in each other’s hands': ({ winners }) => ({
    winners: winners.map(({ entryId }, at) => ({ entryId, prize: winners.at(-1 - at)?.prize ?? 0 })),
  }),
  'the first winner dropped': ({ winners }) => ({ winners: winners.slice(1) }),
  'the last winner dropped': ({ winners }) => ({ winners: winners.slice(0, -1) }),
  'a winner twice': ({ winners }) => ({ winners: [...winners, ...winners.slice(0, 1)] }),
  'a winner who never entered': ({ winners }) => ({ winners: winners.with(0, { entryId: hash('friend'), prize: 0 }) }),
  'no winners': () => ({ winners: [] }),
  'one prize more': ({ prizes }) => ({ prizes: [...prizes, { title: 'One more', count: 1 }] }),
  'one prize less': ({ prizes }) => ({ prizes: prizes.slice(1) }),
  'more pieces of a prize': ({ prizes }) => ({ prizes: prizes.with(0, { title: 'Dome, noon', count: 2 }) }),
  'a lesser prize': ({ prizes }) => ({ prizes: prizes.with(0, { title: 'Pebble', count: 1 }) }),
  'an earlier close': ({ closeTime }) => ({ closeTime: closeTime - 1 }),
  'a later seal': ({ rootTime }) => ({ rootTime: rootTime + 3_600_000 }),
  'a seal before the close': ({ closeTime }) => ({ rootTime: closeTime - 1 }),
  'another count': ({ count }) => ({ count: count + 1 }),
  'another root': () => ({ root: hash('other') }),
  'another commitment': () => ({ seedCommit: hash('other') }),
  'entries in another order': ({ entries }) => ({ entries: swapped(entries, 0, entries.length - 1) }),
};

const restManipulations: readonly Manipulation[] = Object.entries(onRest).map(([name, change]) => ({
  name,
  apply: async (fair) => ({ ...fair, ...change(fair) }),
}));

const onPrizes: Readonly<Record<string, (fair: DrawFile) => DrawFile>> = {
  'a prize that nobody sealed': (fair) => ({ ...fair, prizes: [...fair.prizes, { title: 'One more', count: 1 }] }),
  'a prize dropped': (fair) => ({ ...fair, prizes: fair.prizes.slice(1) }),
  'prizes in another order': (fair) => ({ ...fair, prizes: swapped(fair.prizes, 0, 1) }),
  'a prize of another name': (fair) => ({ ...fair, prizes: fair.prizes.with(0, { title: 'Pebble', count: 1 }) }),
  'a prize drawn more often': (fair) => ({ ...fair, prizes: fair.prizes.with(1, { title: 'Pebble', count: 9 }) }),
  'a higher limit of entries': (fair) => ({ ...fair, entryLimit: 3 }),
  'the form that sealed no prizes': ({ entryLimit: _limit, ...fair }) => ({
    ...{ ...fair, version: 1 },
    prizes: fair.prizes.slice(1),
  }),
};

/** What only a seal that names the prizes and the limit shows. */
export const prizeManipulations: readonly Manipulation[] = Object.entries(onPrizes).flatMap(([name, change]) =>
  ([['winners'], ['seed', 'commit', 'winners']] as const satisfies readonly (readonly Repair[])[]).map((repairs) => ({
    name: `${name}, with new ${repairs.join(', ')}`,
    apply: (fair: DrawFile) => reseal(change(fair), repairs),
  })),
);

/** Every way to change a draw that we know of; each with what has to be computed anew to hide it. */
export const manipulations: readonly Manipulation[] = [
  ...entryManipulations,
  ...seedManipulations,
  ...roundManipulations,
  ...restManipulations,
  ...prizeManipulations,
];

/** What a page or a mail has said of a draw, from which a file that is changed through and through differs. */
export function publishedOf(file: DrawFile): Partial<DrawFile> {
  const { entries: _entries, winners: _winners, version: _version, ...published } = file;
  return published;
}
