import type { MachineModel } from '../verify/model.ts';
import { videoGroupMachine } from './machine.ts';

const ids = ['dusk', 'dawn', 'noon'];
const membersOf = ({ players }: { readonly players: Readonly<Record<string, unknown>> }) => Object.keys(players).sort();
const isMember = (context: Parameters<typeof membersOf>[0], event: object) => membersOf(context).includes(idOf(event));
const idOf = (event: object) => ('id' in event ? String(event.id) : '');

export const videoGroupModel: MachineModel<typeof videoGroupMachine> = {
  machine: videoGroupMachine,
  inputs: [{ isOnline: true }, { isOnline: false }],
  samples: {
    'video.joined': ids.map((id) => ({ type: 'video.joined', id })),
    'video.left': ids.map((id) => ({ type: 'video.left', id })),
    'video.started': ids.map((id) => ({ type: 'video.started', id })),
    'network.wentOffline': [{ type: 'network.wentOffline' }],
    'network.wentOnline': [{ type: 'network.wentOnline' }],
  },
  replies: {},
  spawned: ['video'],
  abstraction: ({ context }) => [membersOf(context), context.leader, context.isOnline],
  invariants: {
    'every running video is a member, every member runs': ({ context, children }) =>
      membersOf(context).join() === Object.keys(children).sort().join(),
  },
  steps: {
    'who led gives way when another one starts, and nobody else is disturbed': ({ before, event, actions }) => {
      const { leader } = before.context;
      const isStart = event.type === 'video.started' && isMember(before.context, event);
      const givesWay = isStart && leader !== null && leader !== idOf(event);
      return actions.filter((name) => name === 'send video.pause').length === (givesWay ? 1 : 0);
    },
    'who started last leads until it leaves': ({ before, event, after }) => {
      const was = before.context.leader;
      if (event.type === 'video.started' && isMember(before.context, event))
        return after.context.leader === idOf(event);
      return after.context.leader === (event.type === 'video.left' && was === idOf(event) ? null : was);
    },
    'all are notified of the network': ({ before, event, after, actions }) =>
      !event.type.startsWith('network.') ||
      (after.context.isOnline === (event.type === 'network.wentOnline') &&
        actions.filter((name) => name === `send ${event.type}`).length === membersOf(before.context).length),
    'who comes is a member once, who leaves is none': ({ before, event, after }) => {
      const members = membersOf(after.context);
      if (event.type === 'video.joined') {
        const id = idOf(event);
        const was = before.context.players[id];
        return members.includes(id) && (was === undefined || was === after.context.players[id]);
      }
      if (event.type === 'video.left') return !members.includes(idOf(event));
      return members.join() === membersOf(before.context).join();
    },
  },
  isPinned: true,
};
