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
    'box.left': [{ type: 'box.left' }],
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
    'the arrows stand on an option or on the box': ({ context: { options, at } }) => at >= -1 && at < options.length,
    'a closed list has nothing chosen in it': (s) => s.hasTag('open') || s.context.at === -1,
    'suggested has options, empty and failed and quiet have none': (s) =>
      s.matches({ suggesting: 'suggested' })
        ? s.context.options.length > 0
        : s.matches({ suggesting: 'resting' }) || s.matches({ suggesting: 'asking' }) || s.context.options.length === 0,
    'options are known by what they were suggested for': ({ context: { options, question } }) =>
      options.length > 0 === (question !== ''),
    'nothing is asked of the server for fewer than two letters': (s) =>
      !(s.matches({ suggesting: 'resting' }) || s.matches({ suggesting: 'asking' })) ||
      s.context.typed.trim().length >= 2,
    'words that were searched are trimmed': ({ context }) => context.asked === context.asked.trim(),
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
        after.context.asked !== '' &&
        after.context.typed === after.context.asked),
    'one press opens one place': ({ event, actions }) =>
      actions.filter((name) => name.startsWith('open')).length === 0 ||
      (['search.submit', 'option.choose'].includes(event.type) &&
        actions.filter((name) => name.startsWith('open')).length === 1),
    'after a press nothing opens behind the shopper': ({ actions, after }) =>
      !actions.some((name) => name.startsWith('open')) ||
      (after.matches({ list: 'closed', suggesting: 'quiet' }) && after.context.options.length === 0),
    'typing opens the list with nothing chosen': ({ event, after }) =>
      event.type !== 'words.typed' || (after.matches({ list: 'open' }) && after.context.at === -1),
    'a list that changes has nothing chosen': ({ before, after }) =>
      before.context.options === after.context.options || after.context.at === -1,
    'every letter starts the wait again': ({ event, after, actions }) =>
      event.type !== 'words.typed' || (!after.matches({ suggesting: 'asking' }) && !actions.includes('start suggest')),
  },
  ignored: {
    'box.focused': { 'list.open': 'the list is open' },
    'box.left': { 'list.closed': nothingShown },
    'list.dismiss': { 'list.closed': nothingShown },
  },
};
