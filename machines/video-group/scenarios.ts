import { expect } from 'vitest';
import { createActor } from 'xstate';
import { createVideoImplementations } from '../video/implementations.ts';
import { videoMachine } from '../video/machine.ts';
import { selectPhase } from '../video/selectors.ts';
import type { VideoEvent } from '../video/types.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import type { videoGroupMachine } from './machine.ts';

type Machine = typeof videoGroupMachine;

function openPage(machine: Machine, isOnline = true) {
  const notified: string[] = [];
  const video = videoMachine.provide(
    createVideoImplementations({
      playMedia: (id) => notified.push(`play ${id}`),
      pauseMedia: (id) => notified.push(`pause ${id}`),
    }),
  );
  const group = createActor(machine.provide({ actors: { video } }), {
    input: { isOnline },
    systemId: 'videoGroup',
  }).start();
  const player = (id: string) => {
    group.send({ type: 'video.joined', id });
    const ref = group.getSnapshot().context.players[id];
    if (!ref) throw new Error(`The group does not know ${id}`);
    return {
      phase: () => selectPhase(ref.getSnapshot()),
      status: () => ref.getSnapshot().status,
      send: (...types: Exclude<VideoEvent['type'], 'network.wentOnline'>[]) => {
        for (const type of types) ref.send({ type });
      },
    };
  };
  return { group, notified, player };
}

export const videoGroupScenarios: Scenarios<Machine> = {
  'starting one video pauses all others [S2.video.03]': (machine) => {
    const { player, notified } = openPage(machine);
    const [dusk, dawn, noon] = [player('dusk'), player('dawn'), player('noon')];
    dusk.send('video.play', 'media.playing');
    dawn.send('video.play');
    expect([dusk.phase(), dawn.phase(), noon.phase()]).toEqual(['paused', 'loading', 'poster']);
    expect(notified).toEqual(['pause dusk']);
    dawn.send('media.playing');
    dusk.send('media.playing');
    expect([dusk.phase(), dawn.phase()]).toEqual(['playing', 'paused']);
  },

  'of two videos that failed without a network one plays when it is back': (machine) => {
    const { group, player } = openPage(machine);
    const [dusk, dawn] = [player('dusk'), player('dawn')];
    group.send({ type: 'network.wentOffline' });
    for (const video of [dusk, dawn]) video.send('video.play', 'media.failed');
    expect([dusk.phase(), dawn.phase()]).toEqual(['failed', 'failed']);
    group.send({ type: 'network.wentOnline' });
    expect([dusk.phase(), dawn.phase()]).toEqual(['failed', 'loading']);
    dusk.send('video.retry');
    expect([dusk.phase(), dawn.phase()]).toEqual(['loading', 'paused']);
  },

  'a video that comes without a network knows it': (machine) => {
    const { group, player } = openPage(machine);
    group.send({ type: 'network.wentOffline' });
    player('dusk');
    expect(group.getSnapshot().context.players['dusk']?.getSnapshot().context.isOnline).toBe(false);
    group.send({ type: 'network.wentOnline' });
    player('dawn');
    expect(group.getSnapshot().context.players['dawn']?.getSnapshot().context.isOnline).toBe(true);
  },

  'a video that comes twice goes on as it was': (machine) => {
    const { player } = openPage(machine);
    player('dusk').send('video.play', 'media.playing');
    expect(player('dusk').phase()).toBe('playing');
  },

  'a video that left is stopped and is in nobody’s way': (machine) => {
    const { group, player } = openPage(machine);
    const dusk = player('dusk');
    dusk.send('video.play', 'media.playing');
    group.send({ type: 'video.left', id: 'dusk' });
    group.send({ type: 'video.left', id: 'dusk' });
    expect(dusk.status()).toBe('stopped');
    player('dawn').send('video.play');
    expect(Object.keys(group.getSnapshot().context.players)).toEqual(['dawn']);
  },
};
