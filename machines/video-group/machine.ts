import { assign, enqueueActions, setup, stopChild } from 'xstate';
import { videoMachine } from '../video/machine.ts';
import type { VideoGroupContext, VideoGroupEvent, VideoGroupInput } from './types.ts';

/** Start it with the systemId `videoGroup`: that is the name by which its videos find it. */
export const videoGroupMachine = setup({
  types: { context: {} as VideoGroupContext, events: {} as VideoGroupEvent, input: {} as VideoGroupInput },
  actors: { video: videoMachine },
  actions: {
    addPlayer: assign({
      players: ({ context, spawn }, { id }: { id: string }) => ({
        ...context.players,
        [id]: spawn('video', { id, input: { id, isOnline: context.isOnline } }),
      }),
    }),
    stopPlayer: stopChild((_, { id }: { id: string }) => id),
    removePlayer: assign({
      players: ({ context }, { id }: { id: string }) => {
        const { [id]: _left, ...players } = context.players;
        return players;
      },
      leader: ({ context: { leader } }, { id }: { id: string }) => (leader === id ? null : leader),
    }),
    /** Only the leader can be playing, so to pause it is to pause all others. */
    pauseLeader: enqueueActions(({ context: { players, leader }, enqueue }, { id }: { id: string }) => {
      const player = leader === null || leader === id ? undefined : players[leader];
      if (player) enqueue.sendTo(player, { type: 'video.pause' });
    }),
    setLeader: assign({ leader: (_, { id }: { id: string }) => id }),
    setOffline: assign({ isOnline: false }),
    setOnline: assign({ isOnline: true }),
    notifyOffline: enqueueActions(({ context, enqueue }) => {
      for (const player of Object.values(context.players)) enqueue.sendTo(player, { type: 'network.wentOffline' });
    }),
    /** Two that went on at once would pause each other, so only the leader goes on. */
    notifyOnline: enqueueActions(({ context: { players, leader }, enqueue }) => {
      for (const [id, player] of Object.entries(players)) {
        enqueue.sendTo(player, { type: 'network.wentOnline', isTurn: id === leader });
      }
    }),
  },
  guards: { isMember: ({ context }, { id }: { id: string }) => Object.hasOwn(context.players, id) },
}).createMachine({
  id: 'videoGroup',
  options: { maxIterations: 1_000 },
  description: 'The videos of a document, of which one plays at a time.',
  context: ({ input }) => ({ ...input, players: {}, leader: null }),
  initial: 'open',
  states: {
    open: {
      description: 'As long as the document lives.',
      on: {
        'video.joined': [
          {
            guard: { type: 'isMember', params: ({ event }) => ({ id: event.id }) },
            description: 'It is here already.',
          },
          {
            actions: { type: 'addPlayer', params: ({ event }) => ({ id: event.id }) },
            description: 'A video came into the page.',
          },
        ],
        'video.left': {
          actions: [
            { type: 'stopPlayer', params: ({ event }) => ({ id: event.id }) },
            { type: 'removePlayer', params: ({ event }) => ({ id: event.id }) },
          ],
          description: 'A video left the page.',
        },
        'video.started': {
          guard: { type: 'isMember', params: ({ event }) => ({ id: event.id }) },
          actions: [
            { type: 'pauseLeader', params: ({ event }) => ({ id: event.id }) },
            { type: 'setLeader', params: ({ event }) => ({ id: event.id }) },
          ],
          description: 'One starts, the one before gives way.',
          meta: { req: ['S2.video.03'] },
        },
        'network.wentOffline': {
          actions: ['setOffline', 'notifyOffline'],
          description: 'No video can load.',
        },
        'network.wentOnline': {
          actions: ['setOnline', 'notifyOnline'],
          description: 'The video that was started last may try once, if it failed.',
        },
      },
    },
  },
});
