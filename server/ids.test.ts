import { expect, it } from 'vitest';
import { makeIds } from './ids.ts';
import { fakeClock } from './testing/fake-clock.ts';

it('ids are ULIDs that grow, within a millisecond and when time moves on, and never meet those of another process', () => {
  const clock = fakeClock();
  const [ours, theirs] = [makeIds(clock), makeIds(clock)];
  const made = Array.from({ length: 5_000 }, (_, index) => {
    if (index % 3 === 0) clock.advance(1);
    return ours();
  });
  expect(made.filter((id) => !/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id))).toEqual([]);
  expect(made).toEqual(made.toSorted());
  expect(new Set([...made, ...Array.from({ length: 5_000 }, theirs)]).size).toBe(10_000);
});

it('every character behind the time is drawn from the whole alphabet', () => {
  const clock = fakeClock();
  const next = makeIds(clock);
  const drawn = Array.from({ length: 2_000 }, () => {
    clock.advance(1);
    return next().slice(10);
  });
  for (let place = 0; place < 16; place += 1) {
    expect(new Set(drawn.map((random) => random[place])).size).toBe(32);
  }
});
