import { describe, expect, it } from 'vitest';
import { maskContacts, tagsOf, waitsForOperator } from './qa-texts.ts';

describe('contacts in a text', () => {
  it.each([
    ['Write to jo.smith+lamps@mail.example.org, please', 'Write to [email hidden], please'],
    ['jürgen@lämpchen.de', '[email hidden]'],
    ['My order lus261121k7q2md and LJA261121K7Q2MD', 'My order [order number hidden] and [order number hidden]'],
    ['Two @ half price, LM-DOME, L24', 'Two @ half price, LM-DOME, L24'],
  ])('%s', (text, masked) => {
    expect(maskContacts(text)).toBe(masked);
    expect(maskContacts(masked)).toBe(masked);
  });
});

describe('a text of a member', () => {
  const waits = (change: object) => waitsForOperator({ text: 'How warm is it?', media: 0, approved: 3, ...change });

  it('waits until three were approved, with a link and with a picture', () => {
    expect(waits({})).toBe(false);
    expect(waits({ approved: 2 })).toBe(true);
    expect(waits({ text: 'See www.lamps.example' })).toBe(true);
    expect(waits({ text: 'Much cheaper at lumen.lighting' })).toBe(true);
    expect(waits({ media: 1 })).toBe(true);
    expect(waits({ text: maskContacts('Mail jo@mail.com') })).toBe(false);
  });
});

describe('the words of a question', () => {
  it('say what it is about, at most three things', () => {
    expect(tagsOf('Can it stay in the rain?')).toEqual(['OUTDOOR']);
    expect(tagsOf('An apple a day')).toEqual([]);
    expect(tagsOf('Mount with the app, dim the lamp, voice, plug, rain')).toEqual(['SETUP', 'APP', 'LIGHT']);
  });
});
