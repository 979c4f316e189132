// Repeats a Lampyris draw from its file alone. It needs nothing else, and runs in Node and in a browser.
//   node check-draw.mjs draw.json [noted.json]
// noted.json has what you know from elsewhere: {"seedCommit": "…", "root": "…", "randomness": "…"}. The first two are on the page
// before the draw. The last is the beacon's number, as the beacon publishes it: for drand at
// https://api.drand.sh/<chainHash>/public/<round>. Without it, you can't tell a made-up number from the beacon's: checking that
// the beacon made the signature needs BLS12-381, a library. "Check the draw" on the page has one.

const encode = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const hashOf = async (text) => hex(await sha256(encode(text)));
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const byText = (key) => (one, other) => (one[key] < other[key] ? -1 : Number(one[key] > other[key]));

/** Root of the Merkle tree (RFC 6962) over texts. */
async function merkleRoot(texts) {
  let level = await Promise.all(texts.map((text) => sha256(join([0], encode(text)))));
  while (level.length > 1) {
    const pairs = level.filter((_, at) => at % 2 === 0).map((left, at) => [left, level[2 * at + 1]]);
    level = await Promise.all(pairs.map(([left, right]) => (right ? sha256(join([1], left, right)) : left)));
  }
  return hex(level[0] ?? (await sha256(new Uint8Array())));
}

/** Who wins: entries by sha256 of seed, beacon and id, each person once, the first prize first. */
async function winnersOf({ seed, randomness, prizes }, entries) {
  const tickets = await Promise.all(
    entries.map(async (entry) => ({ ...entry, ticket: await hashOf(`${seed}|${randomness}|${entry.id}`) })),
  );
  const people = new Map(
    tickets
      .sort(byText('ticket'))
      .toReversed()
      .map((entry) => [entry.pseudonym, entry]),
  );
  const first = [...people.values()].sort(byText('ticket'));
  return prizes
    .flatMap(({ count }, prize) => Array.from({ length: count }, () => prize))
    .slice(0, first.length)
    .map((prize, at) => ({ entryId: first[at].id, prize }));
}

/** How often the person with the most entries is in the list. */
function mostEntries(listed) {
  const counts = new Map();
  for (const { pseudonym } of listed) counts.set(pseudonym, (counts.get(pseudonym) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Each sentence with whether it holds. A draw of version 1 was sealed without its prizes and its limit of entries. */
export async function checkDraw(file, noted) {
  const { version, campaign, beacon, round, closeTime, rootTime, seed, entryLimit, prizes, entries: listed } = file;
  const ids = await Promise.all(listed.map((one) => hashOf(`${campaign}|${one.pseudonym}|${one.sequence}`)));
  const entries = listed.map((entry, at) => ({ ...entry, id: ids[at] }));
  const sorted = ids.every((id, at) => at === 0 || ids[at - 1] < id);
  const terms = `${[campaign, beacon.chainHash, round, closeTime].join('|')}|`;
  const sealed = `${entryLimit}|${JSON.stringify(prizes.map(({ title, count }) => [title, count]))}|`;
  const start = seed.slice(0, seed.lastIndexOf('|') + 1);
  const isOld = version === 1 && entryLimit === undefined;
  const due = (beacon.genesis + (round - 1) * beacon.period) * 1000;
  return [
    ['this is the seed that was sealed', (await hashOf(seed)) === file.seedCommit],
    ['the seed names this campaign, beacon, round and close', isOld ? start === terms : start.startsWith(terms)],
    ...(isOld ? [] : [['the seed names these prizes and this limit on entries', start === terms + sealed]]),
    ['every entry is there once, in its place', sorted && ids.length === file.count],
    ...(isOld ? [] : [['no one has more entries than the limit', mostEntries(listed) <= entryLimit]]),
    ['these are the entries that were sealed', (await merkleRoot(ids)) === file.root],
    [
      'they were sealed at least ten minutes before the beacon published its number',
      rootTime >= closeTime && rootTime + 600_000 <= due,
    ],
    ['the beacon’s number comes from its signature', hex(await sha256(unhex(file.signature))) === file.randomness],
    ['the winners are the same, in the same order', same(await winnersOf(file, entries), file.winners)],
    ...(noted
      ? [
          ['you have noted the beacon’s number', noted.randomness !== undefined],
          ['everything matches what you noted', Object.entries(noted).every(([name, fact]) => same(fact, file[name]))],
        ]
      : []),
  ];
}

if (typeof process !== 'undefined' && import.meta.filename === process.argv[1]) {
  const { readFile } = await import('node:fs/promises');
  const [file, noted] = await Promise.all(
    process.argv.slice(2, 4).map(async (path) => JSON.parse(await readFile(path, 'utf8'))),
  );
  const { beacon, round } = file;
  if (noted && noted.randomness === undefined) {
    console.error(
      `"randomness" is missing from your notes: the number beacon ${beacon.chainHash} published for round ${round}. Ask the beacon and note it: without it, you can't tell a made-up number from the beacon's.`,
    );
    process.exit(2);
  }
  const found = await checkDraw(file, noted);
  for (const [sentence, holds] of found) console.log(`${holds ? 'ok  ' : 'FAIL'}  ${sentence}`);
  if (!noted) {
    console.log(
      `note  not checked without your notes: that beacon ${beacon.chainHash} said this number in its round ${round}, and that seed and entries were sealed before`,
    );
  }
  if (!found.every(([, holds]) => holds)) process.exitCode = 1;
}
