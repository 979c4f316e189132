import { effectiveTheme } from '#rules/theme-id.ts';
import type { MachineModel } from '../verify/model.ts';
import { themeMachine } from './machine.ts';
import type { ThemePair } from './types.ts';

const pairs: ThemePair[] = [
  { font: { body: 'Instrument Sans' }, ui: { canvas: '#fff' } },
  { font: { body: 'Instrument Sans' }, ui: null },
  { font: {}, ui: { canvas: '#fff' } },
];

export const themeModel: MachineModel<typeof themeMachine> = {
  machine: themeMachine,
  inputs: [
    { themeId: 1, lightMode: true, reducedMotion: false },
    { themeId: '3', lightMode: false, reducedMotion: true },
    { themeId: 'neon', lightMode: false, reducedMotion: false },
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
  replies: { fetchTheme: pairs },
  abstraction: ({ context }) => context,
  invariants: {
    'the wanted theme follows id and flag': ({ context }) =>
      context.wanted === effectiveTheme(context.themeId, context.lightMode),
    'at rest the screen shows the wanted theme or light': (s) =>
      !s.matches('applied') || s.context.applied === s.context.wanted || s.context.applied === 'light',
    'values on screen are a complete pair or the built-in ones': ({ context: { values } }) =>
      values === null || (Object.keys(values.font ?? {}).length > 0 && Object.keys(values.ui ?? {}).length > 0),
  },
  steps: {
    'a theme is put on screen on entry of applying only': ({ actions, after }) =>
      actions.includes('applyTheme') === false || after.matches('applying'),
    'the fall-back asks for light once': ({ before, after }) =>
      !before.matches('fallingBack') || !after.matches('fallingBack') || before.context.wanted === after.context.wanted,
  },
};
