import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createSearchBoxImplementations } from './implementations.ts';
import type { searchBoxMachine } from './machine.ts';
import { suggestions } from './model.ts';
import { selectActive, selectFound, selectQuestion, selectTyped } from './selectors.ts';
import type { Suggestion } from './types.ts';

function box(machine: typeof searchBoxMachine, words = '') {
  const clock = new SimulatedClock();
  const suggest = fakeEffect<[string, AbortSignal], readonly Suggestion[]>();
  const opened: string[] = [];
  const implementations = createSearchBoxImplementations({
    suggest: suggest.effect,
    rememberSearch: (searched) => opened.push(`remember ${searched}`),
    openSearch: (searched) => opened.push(`search ${searched}`),
    openPlace: (href) => opened.push(href),
  });
  const actor = createActor(machine.provide(implementations), { clock, input: { words } }).start();
  const snapshot = () => actor.getSnapshot();
  const type = (text: string) => actor.send({ type: 'words.typed', text });
  return {
    actor,
    clock,
    suggest,
    opened,
    type,
    active: () => selectActive(snapshot()),
    found: () => selectFound(snapshot()),
    shown: () => (selectFound(snapshot()) ?? 0) > 0,
    typed: () => selectTyped(snapshot()),
    questions: () => suggest.calls.map(({ args }) => args[0]),
    suggested: async (options: readonly Suggestion[] = suggestions) => {
      type('rib');
      clock.increment(250);
      suggest.last().reply.resolve(options);
      await settle();
    },
  };
}

export const searchBoxScenarios: Scenarios<typeof searchBoxMachine> = {
  'the server is asked once, 250 ms after the last character, for the words without blanks around them': (machine) => {
    const { clock, type, questions } = box(machine);
    type('ri');
    clock.increment(249);
    type(' rib ');
    clock.increment(249);
    expect(questions()).toEqual([]);
    clock.increment(1);
    expect(questions()).toEqual(['rib']);
  },

  'one character asks nothing and takes the list away': async (machine) => {
    const { clock, type, questions, shown, suggested } = box(machine);
    await suggested();
    type('r');
    expect(shown()).toBe(false);
    clock.increment(250);
    expect(questions()).toEqual(['rib']);
  },

  'a reply to an older question is ignored, and the old list stays until the new one comes': async (machine) => {
    const { actor, clock, type, suggest, found, suggested } = box(machine);
    await suggested();
    type('ribb');
    clock.increment(250);
    const stale = suggest.last();
    type('ribbo');
    expect(stale.args[1].aborted).toBe(true);
    stale.reply.resolve([]);
    await settle();
    expect(found()).toBe(2);
    clock.increment(250);
    expect(selectQuestion(actor.getSnapshot())).toBe('rib');
    suggest.last().reply.resolve(suggestions.slice(1));
    await settle();
    expect(found()).toBe(1);
    expect(selectQuestion(actor.getSnapshot())).toBe('ribbo');
  },

  'the arrows walk in a circle through the box itself, and open a closed list': async (machine) => {
    const { actor, active, shown, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'list.dismiss' });
    expect(shown()).toBe(false);
    const walk = (['next', 'next', 'next', 'previous', 'previous'] as const).map((way) => {
      actor.send({ type: `option.${way}` });
      return active();
    });
    expect(walk).toEqual(['term-ribbon', 'category-strips', null, 'category-strips', 'term-ribbon']);
    expect(shown()).toBe(true);
  },

  'the arrow up opens the closed list at its end': async (machine) => {
    const { actor, active, shown, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'box.blurred' });
    actor.send({ type: 'option.previous' });
    expect([shown(), active()]).toEqual([true, 'category-strips']);
  },

  'arrows without suggestions open nothing': (machine) => {
    const { actor } = box(machine);
    actor.send({ type: 'option.next' });
    actor.send({ type: 'option.previous' });
    expect(actor.getSnapshot().matches({ list: 'closed' })).toBe(true);
  },

  'Enter opens the place the arrows stand on, and asks for no search': async (machine) => {
    const { actor, opened, typed, shown, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'option.previous' });
    actor.send({ type: 'search.submit' });
    expect(opened).toEqual(['/collections?categoryId=strips']);
    expect([typed(), shown()]).toEqual(['rib', false]);
  },

  'Enter on a suggested search searches it, remembers it and writes it into the box': async (machine) => {
    const { actor, opened, typed, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'option.next' });
    actor.send({ type: 'search.submit' });
    expect(opened).toEqual(['remember ribbon', 'search ribbon']);
    expect(typed()).toBe('ribbon');
  },

  'Enter in the box searches what is typed, trimmed and cut at 80 letters, and drops the question': (machine) => {
    const { actor, clock, type, opened, questions } = box(machine);
    type(`  ${'l'.repeat(81)}`);
    actor.send({ type: 'search.submit' });
    clock.increment(250);
    expect(opened).toEqual([`remember ${'l'.repeat(80)}`, `search ${'l'.repeat(80)}`]);
    expect(questions()).toEqual([]);
  },

  'a pressed line is chosen wherever the arrows stand, and a line that is gone does nothing': async (machine) => {
    const { actor, opened, shown, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'option.next' });
    actor.send({ type: 'option.choose', id: 'gone' });
    expect([opened, shown()]).toEqual([[], true]);
    actor.send({ type: 'option.choose', id: 'category-strips' });
    expect(opened).toEqual(['/collections?categoryId=strips']);
  },

  'a question under way does not open the list behind a shopper who searched': async (machine) => {
    const { actor, clock, type, suggest, found } = box(machine);
    type('rib');
    clock.increment(250);
    actor.send({ type: 'search.submit' });
    suggest.last().reply.resolve(suggestions);
    await settle();
    actor.send({ type: 'box.focused' });
    actor.send({ type: 'option.next' });
    expect(found()).toBeUndefined();
  },

  'with nothing but blanks typed nothing is searched': (machine) => {
    const { actor, type, opened } = box(machine);
    type('   ');
    actor.send({ type: 'search.submit' });
    expect(opened).toEqual([]);
  },

  'Escape and leaving close the list and keep what is typed; coming back opens it again': async (machine) => {
    for (const way of ['list.dismiss', 'box.blurred'] as const) {
      const { actor, active, typed, shown, suggested } = box(machine);
      await suggested();
      actor.send({ type: 'option.next' });
      actor.send({ type: way });
      expect([shown(), active(), typed()]).toEqual([false, null, 'rib']);
      actor.send({ type: 'box.focused' });
      expect(shown()).toBe(true);
    }
  },

  'a box that says what the page shows opens nothing when it is focused': async (machine) => {
    const { actor, suggested, shown } = box(machine, 'rib');
    await suggested();
    actor.send({ type: 'list.dismiss' });
    actor.send({ type: 'box.focused' });
    expect(shown()).toBe(false);
  },

  'clearing empties the box and forgets the suggestions': async (machine) => {
    const { actor, clock, typed, found, questions, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'words.cleared' });
    clock.increment(250);
    expect([typed(), found()]).toEqual(['', undefined]);
    expect(questions()).toEqual(['rib']);
    actor.send({ type: 'option.next' });
    expect(actor.getSnapshot().matches({ list: 'closed' })).toBe(true);
  },

  'another search by a link is what the box says': async (machine) => {
    const { actor, typed, shown, suggested } = box(machine);
    await suggested();
    actor.send({ type: 'search.shown', words: 'dome' });
    expect([typed(), shown()]).toEqual(['dome', false]);
    actor.send({ type: 'option.next' });
    expect(shown()).toBe(false);
  },

  'the search that was just started does not take away what is typed after it': async (machine) => {
    const { actor, type, typed, clock, suggest, found } = box(machine);
    type('dome');
    actor.send({ type: 'search.submit' });
    type('domes');
    actor.send({ type: 'search.shown', words: 'dome' });
    expect(typed()).toBe('domes');
    clock.increment(250);
    suggest.last().reply.resolve(suggestions);
    await settle();
    expect(found()).toBe(2);
  },

  'that there is nothing to suggest is said, whether nothing is like it or nobody could be asked': async (machine) => {
    const { type, clock, suggest, found, suggested } = box(machine);
    await suggested([]);
    expect(found()).toBe(0);
    await suggested();
    type('ribs');
    clock.increment(250);
    suggest.last().reply.reject(new Error('offline'));
    await settle();
    expect(found()).toBe(0);
  },

  'the next letters after nothing was found find something': async (machine) => {
    const { found, suggested } = box(machine);
    await suggested();
    await suggested([]);
    expect(found()).toBe(0);
    await suggested();
    expect(found()).toBe(2);
  },

  'a suggestion is waited for 5 s, and comes too late after that': async (machine) => {
    const { type, clock, suggest, found, suggested } = box(machine);
    await suggested();
    type('ribs');
    clock.increment(250);
    clock.increment(4_999);
    expect(found()).toBe(2);
    clock.increment(1);
    expect(found()).toBe(0);
    suggest.last().reply.resolve(suggestions);
    await settle();
    expect(found()).toBe(0);
  },
};
