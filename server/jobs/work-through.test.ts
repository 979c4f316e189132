import { expect, it, vi } from 'vitest';
import { workThrough } from './work-through.ts';

function job(name: string, due: string[], run: (row: string) => boolean) {
  const log = { error: vi.fn() };
  const tried: string[] = [];
  const read: string[][] = [];
  const start = () =>
    workThrough(
      { log },
      {
        name,
        read: async (after: string | undefined) => {
          const left = after === undefined ? due : due.filter((row) => row > after);
          read.push(left.slice(0, 2));
          return left.slice(0, 2);
        },
        keyOf: (row) => row,
        run: async (row) => {
          tried.push(row);
          const isDone = run(row);
          if (isDone) due.splice(due.indexOf(row), 1);
          return isDone;
        },
      },
    );
  return { start, log, tried, read };
}

it('rows that refuse or fail stop no other, and are reported once', async () => {
  const due = ['a', 'b', 'bad', 'c', 'd', 'e'];
  const { start, log, tried, read } = job('sweep', due, (row) => {
    if (row === 'bad') throw new Error('no sense');
    return row !== 'a' && row !== 'b';
  });
  expect(await start()).toBe(3);
  expect(tried).toEqual(['a', 'b', 'bad', 'c', 'd', 'e']);
  expect(due).toEqual(['a', 'b', 'bad']);
  // Those that stay are not read again in the same run.
  expect(read).toEqual([['a', 'b'], ['bad', 'c'], ['d', 'e'], []]);
  await start();
  expect(log.error).toHaveBeenCalledTimes(1);
});

it('a row that is due again although it was done does not hold the job', async () => {
  const read = async (after: string | undefined) =>
    after === 'other' ? [] : after === 'again' ? ['again', 'other'] : ['again'];
  const log = { error: vi.fn() };
  const run = vi.fn(async () => true);
  expect(await workThrough({ log }, { name: 'again', read, keyOf: (row) => row, run })).toBe(2);
  expect(run).toHaveBeenCalledTimes(2);
});

it('a database that is away ends the job', async () => {
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const read = async () => ['a', 'b'];
  const log = { error: vi.fn() };
  const run = () => Promise.reject(away);
  await expect(workThrough({ log }, { name: 'away', read, keyOf: (row) => row, run })).rejects.toBe(away);
});
