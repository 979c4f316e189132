import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import {
  checkDraw,
  commitTo,
  type DrawCheck,
  type DrawFile,
  type DrawFinding,
  drawWinners,
  entryId,
  fromHex,
  leafOf,
  merkleProof,
  merkleRoot,
  numberEntries,
  parseDrawFile,
  rootOf,
  rootOfProof,
  roundAfter,
  roundTime,
  seedText,
  toHex,
} from './draw.ts';
import { fairDraw, manipulations, prizeManipulations, publishedOf, quickDigest } from './draw-fixture.ts';

async function findingsOf(file: DrawFile, check: DrawCheck): Promise<readonly DrawFinding[]> {
  const findings: DrawFinding[] = [];
  for await (const finding of checkDraw(file, check)) findings.push(finding);
  return findings;
}

const fails = async (file: DrawFile, published: Partial<DrawFile>): Promise<string[]> => {
  const findings = await findingsOf(file, { digest: quickDigest, published, isSigned: () => true });
  return findings.filter(({ holds }) => !holds).map(({ step }) => step);
};

const script = path.resolve(import.meta.dirname, '../public/check-draw.mjs');

async function loadScript() {
  const loaded: {
    readonly checkDraw: (file: DrawFile, noted?: object) => Promise<readonly (readonly [string, boolean])[]>;
  } = await import(/* @vite-ignore */ script);
  return loaded.checkDraw;
}

describe('the Merkle tree', () => {
  // The leaves and roots with which Certificate Transparency tests its trees.
  const leaves = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ].map((leaf) => fromHex(leaf));
  const roots = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];

  it.each(roots.map((root, count) => ({ root, count })))('has the root of RFC 6962 over $count leaves', async (row) => {
    expect(await merkleRoot(leaves.slice(0, row.count))).toBe(row.root);
  });

  it('has the audit path of RFC 6962', async () => {
    expect(await merkleProof(leaves, 0)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
  });

  it('proves every leaf of every tree, and none that is not in it', async () => {
    for (let count = 1; count <= 33; count += 1) {
      const ids = Array.from({ length: count }, (_, at) => leafOf(`leaf ${at}`));
      const root = await merkleRoot(ids, quickDigest);
      for (const [index, leaf] of ids.entries()) {
        const proof = await merkleProof(ids, index, quickDigest);
        expect(await rootOfProof(leaf, { index, count }, proof, quickDigest)).toBe(root);
        expect(await rootOfProof(leafOf('other'), { index, count }, proof, quickDigest)).not.toBe(root);
        expect(await rootOfProof(leaf, { index, count }, [...proof, root], quickDigest)).not.toBe(root);
      }
    }
  });
});

describe('a draw', () => {
  it('numbers an entry by campaign, pseudonym and sequence', async () => {
    // printf 'garden|p1|7' | sha256sum
    expect(await entryId('garden', { pseudonym: 'p1', sequence: 7 })).toBe(
      toHex(await quickDigest(new TextEncoder().encode('garden|p1|7'))),
    );
  });

  it('takes the round that is due at its time or next', () => {
    const chain = { chainHash: '', publicKey: '', genesis: 1_692_803_367, period: 3 };
    expect(roundTime(chain, 1_000)).toBe(1_692_806_364_000);
    expect(roundAfter(chain, 1_692_806_364_000)).toBe(1_000);
    expect(roundAfter(chain, 1_692_806_364_001)).toBe(1_001);
  });

  it('is found fair, with the digests of the web too', async () => {
    const fair = await fairDraw(300);
    expect(await fails(fair, publishedOf(fair))).toEqual([]);
    const findings = await findingsOf(fair, { isSigned: () => true });
    expect(findings.every(({ holds }) => holds)).toBe(true);
    expect(parseDrawFile(JSON.parse(JSON.stringify(fair)))).toEqual(fair);
  });

  it('gives nobody two prizes, and leaves prizes over where people are few', async () => {
    const fair = await fairDraw(9);
    const people = fair.winners.map(({ entryId: id }) => id);
    expect(people).toHaveLength(7);
    const nobody = await numberEntries(fair.campaign, [], quickDigest);
    expect(await drawWinners(fair, nobody, quickDigest)).toEqual([]);
    expect(await rootOf([], quickDigest)).toMatch(/^e3b0c442/);
  });

  it('that was changed in any of a hundred ways is found out', async () => {
    expect(manipulations.length).toBeGreaterThanOrEqual(100);
    const count = inject('share') === 1 ? 10_000 : 400;
    const fair = await fairDraw(count);
    const published = publishedOf(fair);
    const unseen: string[] = [];
    for (const { name, apply } of manipulations)
      if ((await fails(await apply(fair), published)).length === 0) unseen.push(name);
    expect(unseen).toEqual([]);
  });

  it('whose prizes or limit were changed differs from what was sealed, whatever else was noted', async () => {
    const fair = await fairDraw(40);
    const { seedCommit } = fair;
    expect(await fails(fair, { seedCommit })).toEqual([]);
    for (const { name, apply } of prizeManipulations) {
      const found = await fails(await apply(fair), { seedCommit });
      expect(found.filter((step) => step !== 'winners').length, name).toBeGreaterThan(0);
    }
    const crowded = { ...fair, entryLimit: 1 };
    expect(await fails({ ...crowded, seed: seedText(crowded, 'secret') }, {})).toContain('entries');
  });

  it('that was sealed without its prizes stays fair', async () => {
    const { entryLimit: _limit, ...now } = await fairDraw(40);
    const old: DrawFile = { ...now, version: 1, seed: seedText(now, 'secret') };
    expect(old.seed.split('|')).toHaveLength(5);
    const seedCommit = await commitTo(old.seed, quickDigest);
    const entries = await numberEntries(old.campaign, old.entries, quickDigest);
    const drawn = { ...old, seedCommit, winners: await drawWinners(old, entries, quickDigest) };
    expect(parseDrawFile(drawn)).toEqual(drawn);
    const findings = await findingsOf(drawn, { digest: quickDigest, published: { seedCommit }, isSigned: () => true });
    expect(findings.filter(({ holds }) => !holds)).toEqual([]);
    expect(findings.map(({ step }) => step)).not.toContain('prizes');
    const check = await loadScript();
    expect((await check(drawn, publishedOf(drawn))).every(([, holds]) => holds)).toBe(true);
  });

  it('is found out in ten thousand entries', async () => {
    const fair = await fairDraw(10_000);
    expect(await fails(fair, publishedOf(fair))).toEqual([]);
    const dropped = { ...fair, entries: fair.entries.toSpliced(6_543, 1) };
    expect(await fails(dropped, publishedOf(fair))).toEqual(['entries', 'root']);
  });

  it.each([undefined, 'file', {}, { version: 3 }, { version: 1, beacon: {} }, { version: 2, beacon: {} }])(
    'is no draw: %j',
    (value) => {
      expect(parseDrawFile(value)).toBeUndefined();
    },
  );

  it('favours nobody: chi-squared over 40,000 first prizes at 99.9 %', async () => {
    const people = 20;
    const entries = await numberEntries(
      'fair',
      Array.from({ length: people }, (_, at) => ({ pseudonym: `p${at}`, sequence: at + 1 })),
      quickDigest,
    );
    const draws = 40_000 * Math.max(inject('share'), 0.25);
    const wins = new Map<string, number>();
    for (let at = 0; at < draws; at += 1) {
      const round = { seed: `seed ${at}`, randomness: `round ${at}`, prizes: [{ title: 'Dome', count: 1 }] };
      const [winner] = await drawWinners(round, entries, quickDigest);
      const id = winner?.entryId ?? '';
      wins.set(id, (wins.get(id) ?? 0) + 1);
    }
    const expected = draws / people;
    const deviations = entries.map(({ id }) => ((wins.get(id) ?? 0) - expected) ** 2 / expected);
    // 19 degrees of freedom.
    expect(deviations.reduce((sum, one) => sum + one, 0)).toBeLessThan(43.82);
  });
});

describe('the script that anyone can load', () => {
  const load = async () => {
    const check = await loadScript();
    return async (file: DrawFile, noted?: object) => (await check(file, noted)).every(([, holds]) => holds);
  };

  it('finds what the shop finds', async () => {
    const isFair = await load();
    const fair = await fairDraw(inject('share') === 1 ? 10_000 : 200);
    const published = publishedOf(fair);
    expect(await isFair(fair, published)).toBe(true);
    const unseen: string[] = [];
    for (const { name, apply } of manipulations) if (await isFair(await apply(fair), published)) unseen.push(name);
    // Few notes are enough for all that decides: a beacon whose description was changed still has to say the noted number.
    const { seedCommit, root, randomness } = fair;
    const few = { seedCommit, root, randomness };
    expect(await isFair(fair, few)).toBe(true);
    const deciding = manipulations.filter(
      ({ name }) => !/^a (beacon that began|slower beacon|key of its own)/.test(name),
    );
    const sample = deciding.filter((_, index) => inject('share') === 1 || index % 5 === 0);
    for (const { name, apply } of sample) if (await isFair(await apply(fair), few)) unseen.push(`${name}, few notes`);
    expect(unseen).toEqual([]);
  });

  it('is a program that says what does not hold', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lampyris-script-'));
    const file = path.join(folder, 'draw.json');
    const notes = path.join(folder, 'noted.json');
    const run = (...noted: string[]) => promisify(execFile)(process.execPath, [script, file, ...noted]);
    const fair = await fairDraw(50);
    await writeFile(file, JSON.stringify(fair));
    const { stdout } = await run();
    expect(stdout).toContain('ok    the winners are the same, in the same order');
    expect(stdout).toMatch(/^note {2}not checked without your notes: that beacon .* said this number/m);
    const { seedCommit, root, randomness } = fair;
    await writeFile(notes, JSON.stringify({ seedCommit, root }));
    const refusal = { code: 2, stdout: '', stderr: expect.stringContaining('"randomness" is missing from your notes') };
    await expect(run(notes)).rejects.toMatchObject(refusal);
    await writeFile(notes, JSON.stringify({ seedCommit, root, randomness }));
    expect((await run(notes)).stdout).not.toMatch(/^(FAIL|note)/m);
    await writeFile(file, JSON.stringify({ ...fair, winners: fair.winners.toReversed() }));
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('FAIL  the winners are the same'),
    });
    await rm(folder, { recursive: true });
  });
});
