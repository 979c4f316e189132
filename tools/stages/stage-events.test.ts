import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followEvents } from './stage-events.ts';

test('events are read as they come, each once and none before its line has ended', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampyris-events-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'units.events');
  const read = followEvents(file);
  expect(read()).toEqual([]);
  const line = Buffer.from(`${JSON.stringify({ title: 'a lamp – lit' })}\n`);
  // In the middle of a letter of three bytes.
  const middle = line.indexOf('–') + 1;
  appendFileSync(file, Buffer.concat([line, line.subarray(0, middle)]));
  expect(read()).toEqual([{ title: 'a lamp – lit' }]);
  expect(read()).toEqual([]);
  appendFileSync(file, line.subarray(middle));
  expect(read()).toEqual([{ title: 'a lamp – lit' }]);
});
