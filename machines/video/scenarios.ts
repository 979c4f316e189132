import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import { createVideoImplementations } from './implementations.ts';
import type { videoMachine } from './machine.ts';
import { selectAttempt, selectPhase } from './selectors.ts';
import type { VideoEvent } from './types.ts';

type Machine = typeof videoMachine;

function showVideo(machine: Machine, isOnline = true) {
  const clock = new SimulatedClock();
  const notified: string[] = [];
  const implementations = createVideoImplementations({
    playMedia: (id) => notified.push(`play ${id}`),
    pauseMedia: (id) => notified.push(`pause ${id}`),
  });
  const actor = createActor(machine.provide(implementations), { clock, input: { id: 'dusk', isOnline } }).start();
  const send = (...types: VideoEvent['type'][]) => {
    for (const type of types) actor.send(type === 'network.wentOnline' ? { type, isTurn: true } : { type });
  };
  const phase = () => selectPhase(actor.getSnapshot());
  return { clock, actor, notified, send, phase, attempt: () => selectAttempt(actor.getSnapshot()) };
}

export const videoScenarios: Scenarios<Machine> = {
  'a video is a poster until it is tapped [S2.video.01 S2.video.02]': (machine) => {
    const { clock, send, phase, attempt } = showVideo(machine);
    clock.increment(60_000);
    expect([phase(), attempt()]).toEqual(['poster', 0]);
    send('video.play');
    expect([phase(), attempt()]).toEqual(['loading', 1]);
    send('media.playing');
    expect(phase()).toBe('playing');
  },

  'a failed video is not tried again by itself: a tap is one try, the network back is one try [S4.video.01 S4.video.03]':
    (machine) => {
      const { clock, send, phase, attempt } = showVideo(machine);
      send('video.play', 'media.failed');
      clock.increment(60_000);
      expect([phase(), attempt()]).toEqual(['failed', 1]);
      send('network.wentOnline');
      expect([phase(), attempt()]).toEqual(['loading', 2]);
      send('media.failed', 'video.retry');
      expect([phase(), attempt()]).toEqual(['loading', 3]);
    },

  'a video whose turn it is not waits for a tap when the network is back': (machine) => {
    const { actor, send, attempt } = showVideo(machine);
    send('video.play', 'network.wentOffline');
    actor.send({ type: 'network.wentOnline', isTurn: false });
    expect(actor.getSnapshot().value).toEqual({ failed: 'error' });
    expect([attempt(), actor.getSnapshot().context.isOnline]).toEqual([1, true]);
  },

  'a video that waits for data fails with the network and comes back with it [S4.video.02]': (machine) => {
    const { actor, send, phase } = showVideo(machine);
    send('video.play', 'network.wentOffline');
    expect(actor.getSnapshot().value).toEqual({ failed: 'offline' });
    send('network.wentOnline', 'media.playing');
    expect(phase()).toBe('playing');
  },

  'without a network a video plays what it has, then fails': (machine) => {
    const { actor, send, phase } = showVideo(machine);
    send('video.play', 'media.playing', 'network.wentOffline');
    expect(phase()).toBe('playing');
    send('media.waiting');
    expect(actor.getSnapshot().value).toEqual({ failed: 'offline' });
  },

  'a failure of which the network was the reason says so as soon as it is known': (machine) => {
    const { actor, send } = showVideo(machine);
    send('video.play', 'media.failed');
    expect(actor.getSnapshot().value).toEqual({ failed: 'error' });
    send('network.wentOffline');
    expect(actor.getSnapshot().value).toEqual({ failed: 'offline' });
  },

  'a paused video stays paused when the network goes and comes': (machine) => {
    const { send, phase, notified } = showVideo(machine);
    send('video.play', 'media.playing', 'media.paused', 'network.wentOffline', 'network.wentOnline');
    expect(phase()).toBe('paused');
    expect(notified).toEqual([]);
  },

  'a video gives way to another one, also while it loads': (machine) => {
    const { send, phase, notified } = showVideo(machine);
    send('video.play', 'video.pause');
    expect(phase()).toBe('paused');
    send('video.play', 'media.playing', 'video.pause');
    expect(notified).toEqual(['pause dusk', 'play dusk', 'pause dusk']);
  },

  'not one byte for 20 s is a failure, not a millisecond earlier': (machine) => {
    const { clock, send, phase } = showVideo(machine);
    send('video.play');
    clock.increment(19_999);
    expect(phase()).toBe('loading');
    clock.increment(1);
    expect(phase()).toBe('failed');
  },

  'a slow video that moves is waited for': (machine) => {
    const { clock, send, phase } = showVideo(machine);
    send('video.play');
    clock.increment(19_999);
    send('media.progressed');
    clock.increment(19_999);
    expect(phase()).toBe('loading');
    clock.increment(1);
    expect(phase()).toBe('failed');
  },

  'a video that is over can be played again': (machine) => {
    const { send, phase, notified } = showVideo(machine);
    send('video.play', 'media.playing', 'media.ended');
    expect(phase()).toBe('ended');
    send('video.play');
    expect([phase(), notified]).toEqual(['loading', ['play dusk']]);
  },
};
