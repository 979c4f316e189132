import { themeTransition } from '#rules/limits.ts';
import { effectiveTheme, themeIdOf, type Theme, type ThemeId } from '#rules/theme-id.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type { ThemeContext, ThemeEvent, ThemeInput, ThemePair } from './types.ts';

function hasValues(map: ThemePair['ui']): boolean {
  return map !== null && Object.keys(map).length > 0;
}

export const themeMachine = setup({
  types: { context: {} as ThemeContext, events: {} as ThemeEvent, input: {} as ThemeInput, tags: {} as 'busy' },
  actors: {
    pageLoaded: unprovidedActor<void>('pageLoaded'),
    fetchTheme: unprovidedActor<ThemePair, { theme: Theme }>('fetchTheme'),
  },
  actions: {
    applyTheme: unprovidedAction('applyTheme'),
    persistThemeId: unprovidedAction('persistThemeId'),
    reportInvalid: unprovidedAction<{ theme: Theme }>('reportInvalid'),
    storeThemeId: assign({ themeId: (_, { themeId }: { themeId: ThemeId }) => themeId }),
    storeLightMode: assign({ lightMode: (_, { lightMode }: { lightMode: boolean }) => lightMode }),
    setRequested: assign({ requested: ({ context }) => effectiveTheme(context.themeId, context.lightMode) }),
    setRequestedValues: assign(({ context }, { values }: { values: ThemePair }) => ({
      applied: context.requested,
      values,
    })),
    setLightValues: assign((_, { values }: { values: ThemePair }) => ({ applied: 'light', values })),
    setBuiltInValues: assign(({ context }) => ({ applied: context.requested, values: null })),
  },
  guards: {
    isOther: ({ context }, { theme }: { theme: Theme }) => theme !== context.requested || theme !== context.applied,
    isComplete: (_, { values }: { values: ThemePair }) => hasValues(values.font) && hasValues(values.ui),
    isCurrent: ({ context }) => context.isCurrent,
    isLight: ({ context }) => context.requested === 'light',
  },
  delays: {
    themeTransition: ({ context }) => (context.reducedMotion ? 0 : themeTransition),
    fetchTimeout: 10_000,
  },
}).createMachine({
  id: 'theme',
  options: { maxIterations: 1_000 },
  description:
    'Which theme is on screen and where its values come from. The page is never blank: built-in values are always there.',
  context: ({ input }) => {
    const themeId = themeIdOf(input.themeId);
    const requested = effectiveTheme(themeId, input.lightMode);
    return {
      themeId,
      lightMode: input.lightMode,
      reducedMotion: input.reducedMotion,
      requested,
      applied: requested,
      values: null,
      isCurrent: input.isCurrent,
    };
  },
  initial: 'starting',
  on: {
    'theme.selected': [
      {
        guard: {
          type: 'isOther',
          params: ({ context, event }) => ({ theme: effectiveTheme(event.themeId, context.lightMode) }),
        },
        target: '.loading',
        actions: [
          { type: 'storeThemeId', params: ({ event }) => ({ themeId: event.themeId }) },
          'persistThemeId',
          'setRequested',
        ],
        description: 'The shopper picks a theme that is not on screen.',
        meta: { req: ['S4.theme.01', 'S4.theme.02', 'S4.theme.03'] },
      },
      {
        actions: [{ type: 'storeThemeId', params: ({ event }) => ({ themeId: event.themeId }) }, 'persistThemeId'],
        description: 'The pick is remembered; it looks the same now.',
      },
    ],
    'host.lightModeChanged': [
      {
        guard: {
          type: 'isOther',
          params: ({ context, event }) => ({ theme: effectiveTheme(context.themeId, event.lightMode) }),
        },
        target: '.loading',
        actions: [{ type: 'storeLightMode', params: ({ event }) => ({ lightMode: event.lightMode }) }, 'setRequested'],
        description: 'Auto follows the host or the system.',
        meta: { req: ['S4.theme.10'] },
      },
      {
        actions: { type: 'storeLightMode', params: ({ event }) => ({ lightMode: event.lightMode }) },
        description: 'Remembered for the day auto is picked; the theme on screen stays.',
      },
    ],
  },
  states: {
    starting: {
      description: 'What the page came with is on screen.',
      always: [
        { guard: 'isCurrent', target: 'applied', description: 'It is what the files of the theme give now.' },
        { target: 'awaitingPage', description: 'The files may give another look.' },
      ],
    },
    awaitingPage: {
      description:
        'The built-in values are on screen; the files come after what the page itself needs, however slow it is.',
      tags: 'busy',
      invoke: {
        src: 'pageLoaded',
        onDone: { target: 'loading', description: 'The page has all it needs.' },
        onError: { target: 'loading', description: 'Nobody says when; the files are small.' },
      },
    },
    loading: {
      description: 'Fetching font and ui of the wanted theme, as one pair.',
      tags: 'busy',
      meta: { req: ['S4.theme.05'] },
      invoke: {
        src: 'fetchTheme',
        input: ({ context }) => ({ theme: context.requested }),
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ values: event.output }) },
            target: 'applying',
            actions: { type: 'setRequestedValues', params: ({ event }) => ({ values: event.output }) },
            description: 'A valid pair arrived.',
          },
          {
            target: 'refused',
            description: 'One file is empty, so the pair is invalid.',
            meta: { req: ['S4.theme.08'] },
          },
        ],
        onError: { target: 'refused', description: 'The pair did not arrive or holds values we refuse.' },
      },
      after: {
        fetchTimeout: {
          target: 'applying',
          actions: 'setBuiltInValues',
          description: 'A pair that takes too long is not invalid: the built-in values of the wanted theme.',
        },
      },
    },
    refused: {
      description: 'The wanted theme has no usable values; deciding what to show instead.',
      meta: { req: ['S8.errors.05'] },
      entry: { type: 'reportInvalid', params: ({ context }) => ({ theme: context.requested }) },
      always: [
        {
          guard: 'isLight',
          target: 'applying',
          actions: 'setBuiltInValues',
          description: 'Light itself failed: built-in values.',
          meta: { req: ['S4.theme.07', 'S4.theme.09'] },
        },
        { target: 'fallingBack', description: 'Any other theme falls back to light.', meta: { req: ['S4.theme.06'] } },
      ],
    },
    fallingBack: {
      description: 'Fetching light instead of the wanted theme.',
      tags: 'busy',
      invoke: {
        src: 'fetchTheme',
        input: { theme: 'light' },
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ values: event.output }) },
            target: 'applying',
            actions: { type: 'setLightValues', params: ({ event }) => ({ values: event.output }) },
            description: 'Light is shown instead.',
          },
          {
            target: 'applying',
            actions: [{ type: 'reportInvalid', params: { theme: 'light' } }, 'setBuiltInValues'],
            description: 'Light is invalid too: built-in values.',
          },
        ],
        onError: {
          target: 'applying',
          actions: [{ type: 'reportInvalid', params: { theme: 'light' } }, 'setBuiltInValues'],
          description: 'Light failed too: built-in values of the wanted theme.',
        },
      },
      after: {
        fetchTimeout: {
          target: 'applying',
          actions: 'setBuiltInValues',
          description: 'Light takes too long: built-in values.',
        },
      },
    },
    applying: {
      description: 'The colours move over to the new theme.',
      tags: 'busy',
      entry: 'applyTheme',
      after: {
        themeTransition: { target: 'applied', description: 'The transition is over.', meta: { req: ['S4.theme.04'] } },
      },
    },
    applied: { description: 'The theme rests on screen.' },
  },
});
