import { pageTimeKeep, pageTimeReports, pageTimeSample } from '#rules/limits.ts';
import type { MachineModel } from '../verify/model.ts';
import { pageTimeMachine } from './machine.ts';
import type { PageTimeContext, PageTimeRecord } from './types.ts';

const home = { path: '/home', pathName: 'home', moduleId: 'home', activityName: '' };
const cart = { path: '/shopping-cart', pathName: 'cart', moduleId: 'cart', activityName: '' };

const longest = Math.max(...pageTimeReports);

function sum(records: readonly PageTimeRecord[]): number {
  return records.reduce((total, { duration }) => total + duration, 0);
}

function known({ records, sending }: PageTimeContext): number {
  return sum(records) + sum(sending);
}

const isSample = (type: string) => type.startsWith('xstate.after.pageTimeSample');
const isAnswer = (type: string) => /^xstate\.(done|error)/.test(type) || type.includes('requestTimeout');
const isHiding = (type: string) => type === 'page.becameHidden' || type === 'page.hidden';

export const pageTimeModel: MachineModel<typeof pageTimeMachine> = {
  machine: pageTimeMachine,
  inputs: [
    { page: home, isVisible: true },
    { page: home, isVisible: false },
  ],
  samples: {
    'page.entered': [
      { type: 'page.entered', page: home },
      { type: 'page.entered', page: cart },
    ],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'page.becameHidden': [{ type: 'page.becameHidden' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'pageTime.sampled': [],
  },
  replies: { upload: [undefined] },
  abstraction: ({ context: { page, records, isOpen, sending, cycle, sinceReport } }) => [
    page.path,
    isOpen,
    cycle,
    Math.min(sinceReport, longest),
    Math.min(records.length, 2),
    sending.length > 0,
  ],
  invariants: {
    'at most a hundred records are kept': ({ context }) => context.records.length <= pageTimeKeep,
    'a report is on its way exactly while there is something in it': (s) =>
      s.matches({ reporting: 'uploading' }) === s.context.sending.length > 0,
    'no record of a page that is looked at grows longer than the longest interval': ({ context }) =>
      [...context.records, ...context.sending].every(({ duration }) => duration < longest + pageTimeSample),
    'a record that grows is one of the page in view': ({ context: { isOpen, records, page } }) =>
      !isOpen || records.at(-1)?.path === page.path,
    'the cycle stays in its list': ({ context }) => pageTimeReports[context.cycle] !== undefined,
  },
  steps: {
    'a sample is three seconds, counted once, and nothing else counts': ({ before, event, after, actions }) => {
      const { records, sending } = before.context;
      if (isSample(event.type)) return known(after.context) === known(before.context) + pageTimeSample;
      if (isAnswer(event.type)) return known(after.context) === known(before.context) - sum(sending);
      return known(after.context) === known(before.context) - (actions.includes('keepRecords') ? sum(records) : 0);
    },
    'the clock of the page stands still while it is hidden': ({ before, event }) =>
      !isSample(event.type) || before.matches({ sampling: 'active' }),
    'hiding pauses, showing resumes': ({ event, after }) =>
      (!isHiding(event.type) || after.matches({ sampling: 'paused' })) &&
      (event.type !== 'page.becameVisible' || after.matches({ sampling: 'active' })),
    'every attempt moves the cycle on and starts the interval again': ({ before, after }) => {
      const starts = !before.matches({ reporting: 'uploading' }) && after.matches({ reporting: 'uploading' });
      return starts
        ? after.context.cycle === (before.context.cycle + 1) % pageTimeReports.length &&
            after.context.sinceReport === 0 &&
            after.context.records.length === 0
        : after.context.cycle === before.context.cycle &&
            (after.context.sinceReport >= before.context.sinceReport || before.matches({ reporting: 'uploading' }));
    },
    'beside a report that hangs the record is closed when the next one is due': ({ before, event, after }) => {
      if (!isSample(event.type) || !before.matches({ reporting: 'uploading' })) return true;
      const isDue = before.context.sinceReport + pageTimeSample >= (pageTimeReports[before.context.cycle] ?? 0);
      return after.context.isOpen !== isDue && (after.context.sinceReport === 0) === isDue;
    },
    'a report leaves with a sample only when its interval is over': ({ before, event, after }) =>
      !isSample(event.type) ||
      before.matches({ reporting: 'uploading' }) ||
      after.matches({ reporting: 'uploading' }) ===
        before.context.sinceReport + pageTimeSample >= (pageTimeReports[before.context.cycle] ?? 0),
    'what is sendable leaves when the page is hidden': ({ before, event, after, actions }) => {
      if (!isHiding(event.type)) return true;
      const some = before.context.records.length > 0;
      if (before.matches({ reporting: 'uploading' }))
        return actions.includes('keepRecords') === some && after.context.records.length === 0;
      return after.matches({ reporting: 'uploading' }) === some;
    },
    'a report that is over, whatever became of it, is held here no more': ({ event, after }) =>
      !isAnswer(event.type) || (after.context.sending.length === 0 && after.matches({ reporting: 'waiting' })),
    'the page in view is the one that was entered last': ({ before, event, after }) => {
      if (event.type !== 'page.entered') return after.context.page === before.context.page;
      const isSame = 'page' in event && event.page === before.context.page;
      return 'page' in event && after.context.page === event.page && (isSame || !after.context.isOpen);
    },
  },
  isPinned: true,
  equivalent: {
    'pageTime.sampling.active --xstate.after.pageTimeSample.pageTime.sampling.active[0]--> pageTime.sampling.active: to pageTime.sampling.deciding':
      'a page that is in view is decided to be active',
  },
  ignored: {
    'page.becameVisible': { 'sampling.active': 'it is in view already' },
  },
};
