// Does a draw of Lampyris again, from its file alone. It needs nothing else and runs in Node and in a browser.
//   node check-draw.mjs draw.json [noted.json]
// noted.json holds what you wrote down before the draw, such as {"seedCommit": "…", "root": "…"}.
// It does not check that the beacon itself made the signature: that needs BLS12-381, a library. Compare it with what drand says at
// https://api.drand.sh/<chainHash>/public/<round>, or press "Check the draw" on the page, which checks it.

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

/** Each sentence with whether it holds. */
export async function checkDraw(file, noted = {}) {
  const { campaign, beacon, round, closeTime, rootTime, seed, entries: listed } = file;
  const ids = await Promise.all(listed.map((one) => hashOf(`${campaign}|${one.pseudonym}|${one.sequence}`)));
  const entries = listed.map((entry, at) => ({ ...entry, id: ids[at] }));
  const sorted = ids.every((id, at) => at === 0 || ids[at - 1] < id);
  const terms = [campaign, beacon.chainHash, round, closeTime].join('|');
  const due = (beacon.genesis + (round - 1) * beacon.period) * 1000;
  return [
    ['the seed is the sealed one', (await hashOf(seed)) === file.seedCommit],
    ['the seed names this campaign, beacon, round and close', seed.slice(0, seed.lastIndexOf('|')) === terms],
    ['every entry is there once, in its place', sorted && ids.length === file.count],
    ['the entries are the sealed ones', (await merkleRoot(ids)) === file.root],
    ['they were sealed ten minutes before the beacon spoke', rootTime >= closeTime && rootTime + 600_000 <= due],
    ['the number of the beacon is that of its signature', hex(await sha256(unhex(file.signature))) === file.randomness],
    ['the same winners come out', same(await winnersOf(file, entries), file.winners)],
    ['all of it is what you noted', Object.entries(noted).every(([name, fact]) => same(fact, file[name]))],
  ];
}

if (typeof process !== 'undefined' && import.meta.filename === process.argv[1]) {
  const { readFile } = await import('node:fs/promises');
  const [file, noted] = await Promise.all(
    process.argv.slice(2, 4).map(async (path) => JSON.parse(await readFile(path, 'utf8'))),
  );
  const found = await checkDraw(file, noted);
  for (const [sentence, holds] of found) console.log(`${holds ? 'ok  ' : 'FAIL'}  ${sentence}`);
  console.log(
    `note  not checked here: that beacon ${file.beacon.chainHash} signed its round ${file.round}; it says so itself`,
  );
  if (!found.every(([, holds]) => holds)) process.exitCode = 1;
}
