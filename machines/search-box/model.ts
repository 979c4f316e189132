import type { MachineModel } from '../verify/model.ts';
import { searchBoxMachine } from './machine.ts';
import type { Suggestion } from './types.ts';

export const suggestions: readonly Suggestion[] = [
  { id: 'term-ribbon', href: '/home/search?q=ribbon', words: 'ribbon' },
  { id: 'category-strips', href: '/collections?categoryId=strips', words: null },
];
const others: readonly Suggestion[] = [{ id: 'product-dome', href: '/product-detail?spu=DOME', words: null }];

const nothingShown = 'no list is on screen';

export const searchBoxModel: MachineModel<typeof searchBoxMachine> = {
  machine: searchBoxMachine,
  inputs: [{ words: '' }, { words: 'rib' }],
  samples: {
    'words.typed': ['', 'r', 'rib', ' rib '].map((text) => ({ type: 'words.typed', text })),
    'words.cleared': [{ type: 'words.cleared' }],
    'box.focused': [{ type: 'box.focused' }],
    'box.blurred': [{ type: 'box.blurred' }],
    'option.next': [{ type: 'option.next' }],
    'option.previous': [{ type: 'option.previous' }],
    'option.choose': ['term-ribbon', 'category-strips', 'nowhere'].map((id) => ({ type: 'option.choose', id })),
    'list.dismiss': [{ type: 'list.dismiss' }],
    'search.submit': [{ type: 'search.submit' }],
    'search.shown': [
      { type: 'search.shown', words: 'rib' },
      { type: 'search.shown', words: '' },
    ],
  },
  replies: { suggest: [suggestions, others, []] },
  abstraction: ({ context }) => context,
  invariants: {
    'the arrows stand on an option or on the box': ({ context: { options, activeIndex } }) =>
      activeIndex >= -1 && activeIndex < options.length,
    'a closed list has nothing chosen in it': (s) => s.hasTag('open') || s.context.activeIndex === -1,
    'suggested has options, empty and failed and quiet have none': (s) =>
      s.matches({ suggesting: 'suggested' })
        ? s.context.options.length > 0
        : s.matches({ suggesting: 'debouncing' }) ||
          s.matches({ suggesting: 'asking' }) ||
          s.context.options.length === 0,
    'options are known by what they were suggested for': ({ context: { options, suggestedFor } }) =>
      options.length > 0 === (suggestedFor !== ''),
    'nothing is asked of the server for fewer than two letters': (s) =>
      !(s.matches({ suggesting: 'debouncing' }) || s.matches({ suggesting: 'asking' })) ||
      s.context.typed.trim().length >= 2,
    'words that were searched are trimmed': ({ context }) => context.searched === context.searched.trim(),
  },
  steps: {
    'what is typed stays through everything but typing, clearing, searching and another search': ({
      before,
      event,
      after,
      actions,
    }) =>
      before.context.typed === after.context.typed ||
      ['words.typed', 'words.cleared', 'search.shown'].includes(event.type) ||
      actions.includes('openSearch'),
    'what is typed is in the box': ({ event, after }) =>
      event.type !== 'words.typed' || !('text' in event) || after.context.typed === event.text,
    'every search is remembered before it opens, and becomes what is asked': ({ after, actions }) =>
      !(actions.includes('openSearch') || actions.includes('rememberSearch')) ||
      (actions.indexOf('rememberSearch') + 1 === actions.indexOf('openSearch') &&
        after.context.searched !== '' &&
        after.context.typed === after.context.searched),
    'one press opens one place': ({ event, actions }) =>
      actions.filter((name) => name.startsWith('open')).length === 0 ||
      (['search.submit', 'option.choose'].includes(event.type) &&
        actions.filter((name) => name.startsWith('open')).length === 1),
    'after a press nothing opens behind the shopper': ({ actions, after }) =>
      !actions.some((name) => name.startsWith('open')) ||
      (after.matches({ list: 'closed', suggesting: 'idle' }) && after.context.options.length === 0),
    'typing opens the list with nothing chosen': ({ event, after }) =>
      event.type !== 'words.typed' || (after.matches({ list: 'open' }) && after.context.activeIndex === -1),
    'an answer without suggestions is one, and no failure': ({ event, after }) =>
      !event.type.startsWith('xstate.done') ||
      after.matches({ suggesting: 'suggested' }) ||
      after.matches({ suggesting: 'empty' }),
    'another search closes the list, and nothing is asked for it': ({ event, before, after }) =>
      event.type !== 'search.shown' ||
      after.context.searched === before.context.searched ||
      after.matches({ list: 'closed', suggesting: 'idle' }),
    'a list that changes has nothing chosen': ({ before, after }) =>
      before.context.options === after.context.options || after.context.activeIndex === -1,
    'every character starts the wait again': ({ event, after, actions }) =>
      event.type !== 'words.typed' || (!after.matches({ suggesting: 'asking' }) && !actions.includes('start suggest')),
  },
  ignored: {
    'box.focused': { 'list.open': 'the list is open' },
    'box.blurred': { 'list.closed': nothingShown },
    'list.dismiss': { 'list.closed': nothingShown },
  },
};
