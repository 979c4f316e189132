import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type { SearchBoxContext, SearchBoxEvent, SearchBoxInput, Suggestion } from './types.ts';
import { activeOption, isWorthAsking, searchedWords, stepped, wordsOf } from './words.ts';

export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    input: {} as SearchBoxInput,
    tags: {} as 'busy' | 'open' | 'known',
  },
  actors: { suggest: unprovidedActor<readonly Suggestion[], { words: string }>('suggest') },
  actions: {
    rememberSearch: unprovidedAction<{ words: string }>('rememberSearch'),
    openSearch: unprovidedAction<{ words: string }>('openSearch'),
    openPlace: unprovidedAction<{ href: string }>('openPlace'),
    takeTyped: assign({ typed: (_, { text }: { text: string }) => text }),
    takeSearch: assign((_, { words }: { words: string }) => ({ typed: words, asked: words })),
    takeOptions: assign(({ context }, { options }: { options: readonly Suggestion[] }) => ({
      options,
      question: wordsOf(context.typed),
      at: -1,
    })),
    dropOptions: assign({ options: [], question: '', at: -1 }),
    goNext: assign({ at: ({ context }) => stepped(context, 1) }),
    goPrevious: assign({ at: ({ context }) => stepped(context, -1) }),
    goTo: assign({ at: ({ context }, { id }: { id: string }) => context.options.findIndex((each) => each.id === id) }),
    goToBox: assign({ at: -1 }),
  },
  guards: {
    hasOptions: ({ context }) => context.options.length > 0,
    hasAny: (_, { options }: { options: readonly Suggestion[] }) => options.length > 0,
    hasWords: ({ context }) => searchedWords(context) !== '',
    isOffered: ({ context }, { id }: { id: string }) => context.options.some((each) => each.id === id),
    isPlaceActive: ({ context }) => activeOption(context)?.words === null,
    isUnsearched: ({ context }) => wordsOf(context.typed) !== context.asked,
    isOtherSearch: ({ context }, { words }: { words: string }) => words !== context.asked,
    isWorthAsking: (_, { text }: { text: string }) => isWorthAsking(text),
  },
  delays: { typingRest: 250, suggestionTimeout: 5_000 },
}).createMachine({
  id: 'searchBox',
  options: { maxIterations: 1_000 },
  description: 'A box to type a search into, and a list under it that suggests what is meant while typing goes on.',
  context: ({ input }) => ({ asked: input.words, typed: input.words, options: [], question: '', at: -1 }),
  type: 'parallel',
  states: {
    list: {
      description: 'Whether the list may show.',
      initial: 'closed',
      on: {
        'words.typed': {
          target: '.open',
          actions: [{ type: 'takeTyped', params: ({ event }) => ({ text: event.text }) }, 'goToBox'],
          description: 'Typing opens the list, with nothing chosen in it.',
        },
        'words.cleared': {
          target: '.closed',
          actions: { type: 'takeTyped', params: { text: '' } },
          description: 'The shopper starts anew.',
        },
        'option.next': {
          guard: 'hasOptions',
          target: '.open',
          actions: 'goNext',
          description: 'Down, also from the closed list.',
        },
        'option.previous': {
          guard: 'hasOptions',
          target: '.open',
          actions: 'goPrevious',
          description: 'Up, also from the closed list.',
        },
        'option.choose': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: '.leaving',
          actions: { type: 'goTo', params: ({ event }) => ({ id: event.id }) },
          description: 'A line of the list is pressed.',
        },
        'search.submit': { target: '.leaving', description: 'Enter, or the button.' },
        'search.shown': {
          guard: { type: 'isOtherSearch', params: ({ event }) => ({ words: event.words }) },
          target: '.closed',
          actions: { type: 'takeSearch', params: ({ event }) => ({ words: event.words }) },
          description: 'What the page shows now is what the box says.',
        },
      },
      states: {
        closed: {
          description: 'Only the box.',
          on: {
            'box.focused': {
              guard: 'isUnsearched',
              target: 'open',
              description: 'Back to words that were not searched yet.',
            },
          },
        },
        open: {
          description: 'The list shows, as soon as there is anything in it.',
          tags: 'open',
          on: {
            'box.left': { target: 'closed', actions: 'goToBox', description: 'The shopper is elsewhere.' },
            'list.dismiss': { target: 'closed', actions: 'goToBox', description: 'Escape; what is typed stays.' },
          },
        },
        leaving: {
          description: 'The shopper goes where the arrows stand, else searches what is typed.',
          always: [
            {
              guard: 'isPlaceActive',
              target: 'closed',
              actions: [
                { type: 'openPlace', params: ({ context }) => ({ href: activeOption(context)?.href ?? '/' }) },
                'dropOptions',
              ],
              description: 'A product or a kind of lights.',
            },
            {
              guard: 'hasWords',
              target: 'closed',
              actions: [
                { type: 'takeSearch', params: ({ context }) => ({ words: searchedWords(context) }) },
                { type: 'rememberSearch', params: ({ context }) => ({ words: context.asked }) },
                { type: 'openSearch', params: ({ context }) => ({ words: context.asked }) },
                'dropOptions',
              ],
              description: 'A search.',
            },
            { target: 'closed', actions: 'dropOptions', description: 'Nothing is typed; nothing is asked.' },
          ],
        },
      },
    },
    suggesting: {
      description: 'What the list holds. The last suggestions stay while the next ones are on their way.',
      initial: 'quiet',
      on: {
        'words.typed': [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => ({ text: event.text }) },
            target: '.resting',
            description: 'The wait starts again with every letter; a question under way is dropped.',
          },
          { target: '.quiet', actions: 'dropOptions', description: 'Too few letters to suggest anything.' },
        ],
        'words.cleared': { target: '.quiet', actions: 'dropOptions', description: 'Nothing to suggest.' },
        'search.shown': {
          guard: { type: 'isOtherSearch', params: ({ event }) => ({ words: event.words }) },
          target: '.quiet',
          actions: 'dropOptions',
          description: 'The question was for another search.',
        },
        'search.submit': { target: '.quiet', description: 'The shopper is on the way; nothing may open behind them.' },
        'option.choose': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: '.quiet',
          description: 'The shopper is on the way; nothing may open behind them.',
        },
      },
      states: {
        quiet: { description: 'Nothing is asked.' },
        resting: {
          description: 'Waiting until the typing rests.',
          after: { typingRest: { target: 'asking', description: 'It rests.' } },
        },
        asking: {
          description: 'The server suggests.',
          tags: 'busy',
          invoke: {
            src: 'suggest',
            input: ({ context }) => ({ words: wordsOf(context.typed) }),
            onDone: [
              {
                guard: { type: 'hasAny', params: ({ event }) => ({ options: event.output }) },
                target: 'suggested',
                actions: { type: 'takeOptions', params: ({ event }) => ({ options: event.output }) },
                description: 'The list is new, and nothing in it is chosen.',
              },
              { target: 'empty', actions: 'dropOptions', description: 'Nothing like it.' },
            ],
            onError: {
              target: 'failed',
              actions: 'dropOptions',
              description: 'No suggestions; searching still works.',
            },
          },
          after: {
            suggestionTimeout: {
              target: 'failed',
              actions: 'dropOptions',
              description: 'A suggestion this late helps nobody.',
            },
          },
        },
        suggested: { description: 'There is something to choose.', tags: 'known' },
        empty: { description: 'The server knows nothing like it.', tags: 'known' },
        failed: { description: 'No suggestions for now; the next letter asks again.', tags: 'known' },
      },
    },
  },
});
