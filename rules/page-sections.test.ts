import { describe, expect, it } from 'vitest';
import { compositionFaults, planSections, type SectionKind } from './page-sections.ts';

const all: readonly SectionKind[] = ['picture', 'rail', 'grid', 'split', 'list', 'number', 'tool'];

describe('the grounds of a page', () => {
  it('of the home page alternate, with its one night band below the kinds of light', () => {
    const home: SectionKind[] = ['picture', 'rail', 'tool', 'grid', 'picture', 'split', 'list', 'rail', 'number'];
    expect(planSections(home).map(({ ground }) => ground)).toEqual([
      undefined,
      'paper',
      'night',
      'white',
      undefined,
      'sand',
      'paper',
      'white',
      'paper',
    ]);
  });

  it('never follow themselves but for paper, with one night and two sands, whatever a page is made of', () => {
    const pages = (length: number): SectionKind[][] =>
      length === 0 ? [[]] : pages(length - 1).flatMap((page) => all.map((kind) => [...page, kind]));
    for (const kinds of [0, 1, 2, 3, 4, 5].flatMap(pages)) {
      const plan = planSections(kinds);
      const grounds = plan.map(({ ground }) => ground);
      const isRight = plan.every(({ ground, continues }, place) => {
        const above = grounds[place - 1];
        const follows = ground !== undefined && ground === above;
        return (
          (!follows || ground === 'paper') &&
          continues === follows &&
          (ground === undefined) === (kinds[place] === 'picture')
        );
      });
      const count = (name: string) => grounds.filter((ground) => ground === name).length;
      if (!isRight || plan.length !== kinds.length || count('night') > 1 || count('sand') > 2)
        expect.fail(`${kinds.join(' ')}: ${grounds.join(' ')}`);
    }
  });
});

describe('the composition of a page', () => {
  it('is without fault where kinds alternate and none occurs a third time', () => {
    expect(compositionFaults(['picture', 'rail', 'grid', 'rail'])).toEqual([]);
  });

  it('names a kind that follows itself and one that occurs three times', () => {
    expect(compositionFaults(['rail', 'rail', 'list', 'rail'])).toEqual(['rail follows itself', 'rail occurs 3 times']);
  });
});
