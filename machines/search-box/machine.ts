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
    setTyped: assign({ typed: (_, { text }: { text: string }) => text }),
    setSearched: assign((_, { words }: { words: string }) => ({ typed: words, searched: words })),
    setOptions: assign(({ context }, { options }: { options: readonly Suggestion[] }) => ({
      options,
      suggestedFor: wordsOf(context.typed),
      activeIndex: -1,
    })),
    clearOptions: assign({ options: [], suggestedFor: '', activeIndex: -1 }),
    activateNext: assign({ activeIndex: ({ context }) => stepped(context, 1) }),
    activatePrevious: assign({ activeIndex: ({ context }) => stepped(context, -1) }),
    activate: assign({
      activeIndex: ({ context }, { id }: { id: string }) => context.options.findIndex((each) => each.id === id),
    }),
    deactivate: assign({ activeIndex: -1 }),
  },
  guards: {
    hasOptions: ({ context }) => context.options.length > 0,
    hasAny: (_, { options }: { options: readonly Suggestion[] }) => options.length > 0,
    hasWords: ({ context }) => searchedWords(context) !== '',
    isOffered: ({ context }, { id }: { id: string }) => context.options.some((each) => each.id === id),
    isPlaceActive: ({ context }) => activeOption(context)?.words === null,
    isUnsearched: ({ context }) => wordsOf(context.typed) !== context.searched,
    isOtherSearch: ({ context }, { words }: { words: string }) => words !== context.searched,
    isWorthAsking: (_, { text }: { text: string }) => isWorthAsking(text),
  },
  delays: { typingPause: 250, suggestionTimeout: 5_000 },
}).createMachine({
  id: 'searchBox',
  options: { maxIterations: 1_000 },
  description: 'A box to type a search into, and a list under it that suggests what is meant while typing goes on.',
  context: ({ input }) => ({
    searched: input.words,
    typed: input.words,
    options: [],
    suggestedFor: '',
    activeIndex: -1,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'Whether the list may show.',
      initial: 'closed',
      on: {
        'words.typed': {
          target: '.open',
          actions: [{ type: 'setTyped', params: ({ event }) => ({ text: event.text }) }, 'deactivate'],
          description: 'Typing opens the list, with nothing chosen in it.',
        },
        'words.cleared': {
          target: '.closed',
          actions: { type: 'setTyped', params: { text: '' } },
          description: 'The shopper starts anew.',
        },
        'option.next': {
          guard: 'hasOptions',
          target: '.open',
          actions: 'activateNext',
          description: 'Down, also from the closed list.',
        },
        'option.previous': {
          guard: 'hasOptions',
          target: '.open',
          actions: 'activatePrevious',
          description: 'Up, also from the closed list.',
        },
        'option.choose': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: '.leaving',
          actions: { type: 'activate', params: ({ event }) => ({ id: event.id }) },
          description: 'A line of the list is pressed.',
        },
        'search.submit': { target: '.leaving', description: 'Enter, or the button.' },
        'search.shown': {
          guard: { type: 'isOtherSearch', params: ({ event }) => ({ words: event.words }) },
          target: '.closed',
          actions: { type: 'setSearched', params: ({ event }) => ({ words: event.words }) },
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
            'box.blurred': { target: 'closed', actions: 'deactivate', description: 'The shopper is elsewhere.' },
            'list.dismiss': { target: 'closed', actions: 'deactivate', description: 'Escape; what is typed stays.' },
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
                'clearOptions',
              ],
              description: 'A product or a kind of lights.',
            },
            {
              guard: 'hasWords',
              target: 'closed',
              actions: [
                { type: 'setSearched', params: ({ context }) => ({ words: searchedWords(context) }) },
                { type: 'rememberSearch', params: ({ context }) => ({ words: context.searched }) },
                { type: 'openSearch', params: ({ context }) => ({ words: context.searched }) },
                'clearOptions',
              ],
              description: 'A search.',
            },
            { target: 'closed', actions: 'clearOptions', description: 'Nothing is typed; nothing is asked.' },
          ],
        },
      },
    },
    suggesting: {
      description: 'What the list holds. The last suggestions stay while the next ones are on their way.',
      initial: 'idle',
      on: {
        'words.typed': [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => ({ text: event.text }) },
            target: '.debouncing',
            description: 'The wait starts again with every character; a question under way is dropped.',
          },
          { target: '.idle', actions: 'clearOptions', description: 'Too few letters to suggest anything.' },
        ],
        'words.cleared': { target: '.idle', actions: 'clearOptions', description: 'Nothing to suggest.' },
        'search.shown': {
          guard: { type: 'isOtherSearch', params: ({ event }) => ({ words: event.words }) },
          target: '.idle',
          actions: 'clearOptions',
          description: 'The question was for another search.',
        },
        'search.submit': { target: '.idle', description: 'The shopper is on the way; nothing may open behind them.' },
        'option.choose': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: '.idle',
          description: 'The shopper is on the way; nothing may open behind them.',
        },
      },
      states: {
        idle: { description: 'Nothing is asked.' },
        debouncing: {
          description: 'Waiting until the typing rests.',
          after: { typingPause: { target: 'asking', description: 'It rests.' } },
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
                actions: { type: 'setOptions', params: ({ event }) => ({ options: event.output }) },
                description: 'The list is new, and nothing in it is chosen.',
              },
              { target: 'empty', actions: 'clearOptions', description: 'Nothing like it.' },
            ],
            onError: {
              target: 'failed',
              actions: 'clearOptions',
              description: 'No suggestions; searching still works.',
            },
          },
          after: {
            suggestionTimeout: {
              target: 'failed',
              actions: 'clearOptions',
              description: 'A suggestion this late helps nobody.',
            },
          },
        },
        suggested: { description: 'There is something to choose.', tags: 'known' },
        empty: { description: 'The server knows nothing like it.', tags: 'known' },
        failed: { description: 'No suggestions for now; the next character asks again.', tags: 'known' },
      },
    },
  },
});
