import type { Theme } from '#rules/theme-id.ts';
import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { deferred, fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createThemeImplementations } from './implementations.ts';
import type { themeMachine } from './machine.ts';
import { selectAppliedTheme, selectIsChangingTheme } from './selectors.ts';
import type { ThemeInput, ThemePair } from './types.ts';

const pair: ThemePair = { font: { body: 'Instrument Sans' }, ui: { canvas: '#101010' } };

async function show(machine: typeof themeMachine, input: Partial<ThemeInput>, isLoaded = true) {
  const clock = new SimulatedClock();
  const fetch = fakeEffect<[Theme, AbortSignal], ThemePair>();
  const applied: [Theme, ThemePair | null][] = [];
  const reports: string[] = [];
  const persisted: number[] = [];
  const page = deferred<void>();
  if (isLoaded) page.resolve();
  const implementations = createThemeImplementations({
    pageLoaded: () => page.promise,
    fetchTheme: fetch.effect,
    applyTheme: (theme, values) => applied.push([theme, values]),
    persistThemeId: (id) => persisted.push(id),
    report: (message) => reports.push(message),
  });
  const actor = createActor(machine.provide(implementations), {
    clock,
    input: { themeId: 1, lightMode: true, reducedMotion: false, isCurrent: false, ...input },
  }).start();
  await settle();
  return { clock, actor, fetch, applied, reports, persisted, page };
}

export const themeScenarios: Scenarios<typeof themeMachine> = {
  'is applied with a transition of 300 ms [S4.theme.04]': async (machine) => {
    const { clock, actor, fetch } = await show(machine, { themeId: 2 });
    fetch.last().reply.resolve(pair);
    await settle();
    clock.increment(299);
    expect(selectIsChangingTheme(actor.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(selectIsChangingTheme(actor.getSnapshot())).toBe(false);
  },

  'falls back from dark to light, then to built-in values, and says so [S4.theme.07 S4.theme.08 S4.theme.09 S8.errors.05]':
    async (machine) => {
      const { fetch, applied, reports } = await show(machine, { themeId: 2 });
      fetch.last().reply.resolve({ font: {}, ui: {} });
      await settle();
      expect(fetch.last().args[0]).toBe('light');
      fetch.last().reply.reject(new Error('404'));
      await settle();
      expect(applied).toEqual([['dark', null]]);
      expect(reports).toEqual(['Theme config validation failed for dark', 'Theme config validation failed for light']);
      expect(fetch.calls).toHaveLength(2);

      const both = await show(machine, { themeId: 2 });
      for (const _theme of ['dark', 'light']) {
        both.fetch.last().reply.resolve({ font: {}, ui: {} });
        await settle();
      }
      expect(both.reports).toEqual(reports);
    },

  'asks for the files of the theme that is chosen, and not again for the others [S4.theme.05]': async (machine) => {
    const { actor, fetch, persisted } = await show(machine, { themeId: 1 });
    fetch.last().reply.resolve(pair);
    await settle();
    actor.send({ type: 'theme.selected', themeId: 3 });
    actor.send({ type: 'theme.selected', themeId: 2 });
    expect(persisted).toEqual([3, 2]);
    fetch.last().reply.resolve(pair);
    await settle();
    expect(fetch.calls.map(({ args }) => args[0])).toEqual(['light', 'dark']);
  },

  'fetches nothing at the start for a page whose look is that of its files, and fetches the theme chosen next': async (
    machine,
  ) => {
    const { actor, fetch, applied } = await show(machine, { themeId: 2, isCurrent: true });
    expect(selectAppliedTheme(actor.getSnapshot())).toBe('dark');
    expect(selectIsChangingTheme(actor.getSnapshot())).toBe(false);
    expect([fetch.calls, applied]).toEqual([[], []]);
    actor.send({ type: 'theme.selected', themeId: 1 });
    fetch.last().reply.resolve(pair);
    await settle();
    expect([fetch.last().args[0], applied]).toEqual(['light', [['light', pair]]]);
  },

  'falls back to light, whole, when the files of dark do not come [S4.theme.06]': async (machine) => {
    const { fetch, applied } = await show(machine, { themeId: 2 });
    fetch.last().reply.reject(new Error('404'));
    await settle();
    fetch.last().reply.resolve(pair);
    await settle();
    expect(applied).toEqual([['light', pair]]);
  },

  'never applies a stale reply': async (machine) => {
    const { actor, fetch, applied } = await show(machine, { themeId: 1 });
    actor.send({ type: 'theme.selected', themeId: 2 });
    fetch.calls[0]?.reply.resolve(pair);
    await settle();
    expect(applied).toEqual([]);
    fetch.last().reply.resolve(pair);
    await settle();
    expect(applied).toEqual([['dark', pair]]);
  },

  'follows the light mode only when the theme id is auto [S4.theme.10]': async (machine) => {
    const fixed = await show(machine, { themeId: 1 });
    fixed.actor.send({ type: 'host.lightModeChanged', lightMode: false });
    expect(fixed.fetch.calls).toHaveLength(1);
    const auto = await show(machine, { themeId: 3 });
    auto.actor.send({ type: 'host.lightModeChanged', lightMode: false });
    expect(auto.fetch.last().args[0]).toBe('dark');
  },

  'gives up a fetch after 10 s, not a millisecond earlier, and shows the built-in values of what was asked for': async (
    machine,
  ) => {
    const { clock, actor, applied, reports } = await show(machine, { themeId: 2 });
    clock.increment(9_999);
    expect(actor.getSnapshot().matches('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches('applying')).toBe(true);
    expect([applied, reports]).toEqual([[['dark', null]], []]);
  },

  'stays dark on a page that loads slowly, and blames no file': async (machine) => {
    const { clock, actor, fetch, applied, reports, page } = await show(machine, { themeId: 2 }, false);
    clock.increment(16_000);
    expect([selectAppliedTheme(actor.getSnapshot()), fetch.calls]).toEqual(['dark', []]);
    page.resolve();
    await settle();
    fetch.last().reply.resolve(pair);
    await settle();
    expect([applied, reports]).toEqual([[['dark', pair]], []]);
  },

  'shows the theme that is chosen while the page still loads': async (machine) => {
    const { actor, fetch, applied } = await show(machine, { themeId: 1 }, false);
    actor.send({ type: 'theme.selected', themeId: 2 });
    fetch.last().reply.resolve(pair);
    await settle();
    expect(applied).toEqual([['dark', pair]]);
  },

  'tries again when a theme is chosen that fell back to light': async (machine) => {
    const { actor, fetch, applied } = await show(machine, { themeId: 2 });
    fetch.last().reply.reject(new Error('404'));
    await settle();
    fetch.last().reply.resolve(pair);
    await settle();
    actor.send({ type: 'theme.selected', themeId: 2 });
    fetch.last().reply.resolve(pair);
    await settle();
    expect(applied).toEqual([
      ['light', pair],
      ['dark', pair],
    ]);
  },
};
