import { effectiveTheme } from '#rules/theme-id.ts';
import type { MachineModel } from '../verify/model.ts';
import { themeMachine } from './machine.ts';
import type { ThemePair } from './types.ts';

const pairs: ThemePair[] = [
  { font: { body: 'Instrument Sans' }, ui: { canvas: '#fff' } },
  { font: { body: 'Instrument Sans' }, ui: null },
  { font: {}, ui: { canvas: '#fff' } },
];

function isComplete(pair: unknown): boolean {
  return pair === pairs[0];
}

export const themeModel: MachineModel<typeof themeMachine> = {
  machine: themeMachine,
  inputs: [
    { themeId: 1, lightMode: true, reducedMotion: false, isCurrent: false },
    { themeId: 2, lightMode: true, reducedMotion: false, isCurrent: true },
    { themeId: '3', lightMode: false, reducedMotion: true, isCurrent: false },
    { themeId: 'neon', lightMode: false, reducedMotion: false, isCurrent: false },
  ],
  samples: {
    'theme.selected': [
      { type: 'theme.selected', themeId: 1 },
      { type: 'theme.selected', themeId: 2 },
      { type: 'theme.selected', themeId: 3 },
    ],
    'host.lightModeChanged': [
      { type: 'host.lightModeChanged', lightMode: true },
      { type: 'host.lightModeChanged', lightMode: false },
    ],
  },
  replies: { pageLoaded: [undefined], fetchTheme: pairs },
  abstraction: ({ context }) => context,
  invariants: {
    'nothing rests in refused': (s) => !s.matches('refused'),
    'the wanted theme follows id and flag': ({ context }) =>
      context.requested === effectiveTheme(context.themeId, context.lightMode),
    'at rest the screen shows the wanted theme or light': (s) =>
      !s.matches('applied') || s.context.applied === s.context.requested || s.context.applied === 'light',
    'values on screen are a complete pair or the built-in ones': ({ context: { values } }) =>
      values === null || (Object.keys(values.font ?? {}).length > 0 && Object.keys(values.ui ?? {}).length > 0),
  },
  steps: {
    'a theme is put on screen on entry of applying only': ({ before, actions, after }) =>
      actions.includes('applyTheme') === (after.matches('applying') && !before.matches('applying')),
    'a pick is remembered and persisted': ({ event, after, actions }) =>
      !('themeId' in event) || (after.context.themeId === event.themeId && actions.includes('persistThemeId')),
    'the light mode is remembered': ({ event, after }) =>
      !('lightMode' in event) || after.context.lightMode === event.lightMode,
    'a theme is fetched when another one is wanted, and the screen is left alone when not': ({
      before,
      event,
      after,
      actions,
    }) =>
      event.type.startsWith('xstate.') ||
      (before.context.requested === after.context.requested && after.context.requested === before.context.applied
        ? JSON.stringify(before.value) === JSON.stringify(after.value) && !actions.includes('start fetchTheme')
        : after.matches('loading') && actions.includes('start fetchTheme')),
    'a pair that is missing or incomplete is reported': ({ before, event, actions }) =>
      !event.type.startsWith('xstate.') ||
      !before.hasTag('busy') ||
      before.matches('applying') ||
      before.matches('awaitingPage') ||
      actions.includes('reportInvalid') ===
        !(('output' in event && isComplete(event.output)) || event.type.startsWith('xstate.after')),
    'the files are waited for only when the page is there, and a pick waits for no page': ({ before, event, after }) =>
      !before.matches('awaitingPage') ||
      after.matches(
        event.type.startsWith('xstate.') || after.context.requested !== before.context.requested
          ? 'loading'
          : 'awaitingPage',
      ),
    'a complete pair goes on screen; without one, light is asked for, and after that come the built-in values': ({
      before: { context, ...before },
      event,
      after,
    }) => {
      const isFirst = before.value === 'loading';
      if (!event.type.startsWith('xstate.') || (!isFirst && before.value !== 'fallingBack')) return true;
      if ('output' in event && isComplete(event.output))
        return (
          after.matches('applying') &&
          after.context.values === event.output &&
          after.context.applied === (isFirst ? context.requested : 'light')
        );
      const isLate = event.type.startsWith('xstate.after');
      if (isFirst && context.requested !== 'light' && !isLate) return after.matches('fallingBack');
      return after.matches('applying') && after.context.values === null && after.context.applied === context.requested;
    },
    'the fall-back asks for light once': ({ before, after }) =>
      !before.matches('fallingBack') ||
      !after.matches('fallingBack') ||
      before.context.requested === after.context.requested,
  },
  bounded: { pageLoaded: 'a page loads, or it is left' },
  isPinned: true,
  equivalent: {
    'theme.starting --always[0]--> theme.applied: to theme.starting':
      'nothing is done in either, and both wait for the next choice',
  },
};
