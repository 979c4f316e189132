import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicPage } from '#src/routing/route.ts';
import { matchRoute } from '#src/routing/route-match.ts';
import { notFound } from '#src/routing/routes.ts';
import { brokenArrows } from '#tests/architecture/check-arrows.ts';
import { brokenFiles } from '#tests/architecture/check-files.ts';
import { samplesOf } from '#tests/fixtures/samples.ts';
import { formatted } from '../../oxfmt.config.ts';
import { addPages } from './add-pages.ts';
import { costTable } from './cost-table.ts';
import { growingStages } from './growing-stages.ts';
import { trialRow } from './trial-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('a generated page', () => {
  test('has a row that a public page may have, with an address that no other page has', () => {
    const row = publicPage(trialRow(1));
    expect(samplesOf(row)).toEqual([
      { address: '/support/light-guide-1', title: 'Light guide 1', heading: 'Light guide 1', as: undefined },
    ]);
    expect(matchRoute(row.path).route).toBe(notFound);
  });

  test('stands in every list of pages, and the next one beside it', async () => {
    const changed = await addPages(2, read);
    for (const [file, line] of [
      ['src/routing/areas/support.ts', "path: '/support/light-guide-N',"],
      ['src/pages/pages.ts', "'/support/light-guide-N': () => import('./support/light-guide-N/page.tsx'),"],
      ['src/routing/routes.test.ts', "'/support/light-guide-N',"],
    ] as const)
      for (const number of ['1', '2']) expect(changed.get(file)).toContain(line.replaceAll('N', number));
    expect([...changed.keys()].filter((file) => file.includes('light-guide-'))).toHaveLength(12);
  });

  test('keeps the layout of the source, the arrows and the rules of files', async () => {
    const changed = await addPages(1, read);
    for (const [file, text] of changed) expect.soft(await formatted(file, text), `the layout of ${file}`).toBe(text);
    expect(brokenArrows(changed)).toEqual([]);
    expect(brokenFiles(changed)).toEqual([]);
  });

  test('is not added where the lists of pages have another shape', async () => {
    await expect(addPages(1, () => Promise.resolve('export const supportRoutes = [];\n'))).rejects.toThrow(
      "src/routing/areas/support.ts must have the line '];' once",
    );
    await expect(addPages(1, () => Promise.resolve('];\n];\n'))).rejects.toThrow('once');
  });
});

describe('the table of what a page costs', () => {
  const stages = [
    {
      name: 'types',
      before: [
        { wall: 4, processor: 6 },
        { wall: 3, processor: 6.5 },
      ],
      after: [
        { wall: 5, processor: 9 },
        { wall: 9, processor: 8 },
      ],
    },
    { name: 'build', before: [{ wall: 10, processor: 11 }], after: [{ wall: 11, processor: 12 }] },
  ];

  test('takes the shortest run of each and divides what was added by the pages', () => {
    expect(costTable(stages, 10, 3).split('\n')).toEqual([
      '                 seconds by the clock      seconds of processors',
      'stage        before    after per page   before    after per page',
      'types           3.0      5.0     0.20      6.0      8.0     0.20',
      'build          10.0     11.0     0.10     11.0     12.0     0.10',
      'all stages     13.0     16.0     0.30     17.0     20.0     0.30',
      '',
      'One more page costs 0.30 s by the clock, within the goal of 3 s.',
    ]);
  });

  test('says when a page costs more than the goal', () => {
    expect(costTable(stages, 1, 3)).toMatch(/One more page costs 3\.00 s .* within/);
    expect(costTable(stages, 1, 2)).toMatch(/more than the goal of 2 s\.$/);
  });

  test('leaves out processor seconds where the system does not tell them', () => {
    const untold = [
      { name: 'types', before: [{ wall: 1, processor: undefined }], after: [{ wall: 2, processor: undefined }] },
    ];
    expect(costTable(untold, 1, 3)).toMatch(/types +1\.0 +2\.0 +1\.00( +–){3}\n/);
  });
});

test('stages are measured without the caches of a run before', () => {
  const commands = growingStages().map(({ command }) => command);
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => command.includes('--cache'))).toEqual([]);
});
