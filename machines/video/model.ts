import type { MachineModel } from '../verify/model.ts';
import { videoMachine } from './machine.ts';

const notLoaded = 'nothing is loaded';
const noElement = 'the player shows the failure and holds no video';
const still = 'it stands still';
const underWay = 'it is meant to play already';
const hasTurn = (event: object) => 'isTurn' in event && event.isTurn === true;
const nothingFailed = 'nothing failed';

export const videoModel: MachineModel<typeof videoMachine> = {
  machine: videoMachine,
  inputs: [
    { id: 'dusk', isOnline: true },
    { id: 'dusk', isOnline: false },
  ],
  samples: {
    'video.play': [{ type: 'video.play' }],
    'video.pause': [{ type: 'video.pause' }],
    'video.retry': [{ type: 'video.retry' }],
    'media.playing': [{ type: 'media.playing' }],
    'media.progressed': [{ type: 'media.progressed' }],
    'media.waiting': [{ type: 'media.waiting' }],
    'media.paused': [{ type: 'media.paused' }],
    'media.ended': [{ type: 'media.ended' }],
    'media.failed': [{ type: 'media.failed' }],
    'network.wentOffline': [{ type: 'network.wentOffline' }],
    'network.wentOnline': [
      { type: 'network.wentOnline', isTurn: true },
      { type: 'network.wentOnline', isTurn: false },
    ],
  },
  replies: {},
  abstraction: ({ context: { isOnline, attempt } }) => [isOnline, attempt > 0],
  invariants: {
    'nothing is loaded before the first tap, and something after it': (s) =>
      s.matches('poster') === (s.context.attempt === 0),
    'a failure with a network is not blamed on the network': (s) =>
      !s.matches({ failed: 'offline' }) || !s.context.isOnline,
  },
  steps: {
    'each try loads the file once more, and only a tap or the network starts one': ({ before, event, after }) => {
      const isTry =
        (before.matches('poster') && event.type === 'video.play') ||
        (before.matches('failed') &&
          (event.type === 'video.retry' || (event.type === 'network.wentOnline' && hasTurn(event))));
      return after.context.attempt === before.context.attempt + (isTry ? 1 : 0) && (!isTry || after.matches('loading'));
    },
    'no clock leads to a new try': ({ event, after }) =>
      !event.type.startsWith('xstate.after') || after.matches({ failed: 'error' }),
    'what happens to the network is known in every state': ({ before, event, after }) =>
      after.context.isOnline ===
      (event.type === 'network.wentOnline' || (event.type !== 'network.wentOffline' && before.context.isOnline)),
    'the group is notified of every start, and of nothing else': ({ before, after, actions }) => {
      const wants = (s: typeof before) => s.matches('loading') || s.matches('playing');
      return actions.includes('send video.started') === (!wants(before) && wants(after));
    },
    'the element is asked to play only when the page says so, to pause only when another starts': ({
      before,
      event,
      actions,
    }) =>
      actions.includes('playMedia') ===
        (event.type === 'video.play' && (before.matches('paused') || before.matches('ended'))) &&
      actions.includes('pauseMedia') ===
        (event.type === 'video.pause' && (before.matches('loading') || before.matches('playing'))),
    'a video that was asked to pause does not want to play': ({ event, after }) =>
      event.type !== 'video.pause' || !(after.matches('loading') || after.matches('playing')),
    'without a network a paused video stays paused': ({ before, event, after }) =>
      !before.matches('paused') || !event.type.startsWith('network.') || after.matches('paused'),
    'every error of a loaded video is shown, and its reason named': ({ before, event, after }) =>
      event.type !== 'media.failed' ||
      before.matches('poster') ||
      before.matches('failed') ||
      after.matches({ failed: before.context.isOnline ? 'error' : 'offline' }),
    'what the element does, the player shows': ({ before, event, after }) => {
      if (before.matches('poster') || before.matches('failed')) return true;
      if (event.type === 'media.playing') return after.matches('playing');
      if (event.type === 'media.paused') return after.matches('paused');
      if (event.type === 'media.ended') return after.matches('ended');
      if (event.type === 'media.progressed') return after.value === before.value;
      if (event.type !== 'media.waiting' || !before.matches('playing')) return true;
      return after.matches(before.context.isOnline ? 'loading' : { failed: 'offline' });
    },
    'waiting for data ends with the network': ({ before, event, after }) =>
      event.type !== 'network.wentOffline' ||
      (before.matches('loading') || before.matches('failed')
        ? after.matches({ failed: 'offline' })
        : after.value === before.value),
  },
  ignored: {
    'video.play': { loading: underWay, playing: underWay, failed: 'after a failure the tap is a retry' },
    'video.pause': { poster: notLoaded, paused: still, ended: still, failed: noElement },
    'video.retry': {
      poster: nothingFailed,
      loading: nothingFailed,
      playing: nothingFailed,
      paused: nothingFailed,
      ended: nothingFailed,
    },
    'media.playing': { poster: notLoaded, playing: 'it is known', failed: noElement },
    'media.progressed': {
      poster: notLoaded,
      playing: 'nobody waits for it',
      paused: 'nobody waits for it',
      ended: 'nobody waits for it',
      failed: noElement,
    },
    'media.waiting': {
      poster: notLoaded,
      loading: 'it is known',
      paused: still,
      ended: still,
      failed: noElement,
    },
    'media.paused': { poster: notLoaded, paused: 'it is known', failed: noElement },
    'media.ended': { poster: notLoaded, ended: 'it is known', failed: noElement },
    'media.failed': { poster: notLoaded, failed: 'the failure is on screen' },
  },
};
