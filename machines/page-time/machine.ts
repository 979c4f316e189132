import { pageTimeReports, pageTimeSample, requestTimeout } from '#rules/limits.ts';
import { assign, raise, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { withSample } from './records.ts';
import type { PagePlace, PageTimeContext, PageTimeEvent, PageTimeInput, PageTimeRecord } from './types.ts';

export const pageTimeMachine = setup({
  types: {
    context: {} as PageTimeContext,
    events: {} as PageTimeEvent,
    input: {} as PageTimeInput,
    tags: {} as 'busy',
  },
  actors: { upload: unprovidedActor<void, { records: readonly PageTimeRecord[] }>('upload') },
  actions: {
    keepRecords: unprovidedAction('keepRecords'),
    clearRecords: assign({ records: [], isOpen: false }),
    closeRecord: assign({ isOpen: false, sinceReport: 0 }),
    enterPage: assign(({ context }, { page }: { page: PagePlace }) => ({
      page,
      isOpen: context.isOpen && context.page.path === page.path,
    })),
    addSample: assign(({ context: { records, page, isOpen, sinceReport } }) => ({
      records: withSample(records, page, isOpen),
      isOpen: true,
      sinceReport: sinceReport + pageTimeSample,
    })),
    raiseSampled: raise({ type: 'pageTime.sampled' }),
    startReport: assign(({ context: { records, cycle } }) => ({
      sending: records,
      records: [],
      isOpen: false,
      cycle: (cycle + 1) % pageTimeReports.length,
      sinceReport: 0,
    })),
    clearSending: assign({ sending: [] }),
  },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    hasRecords: ({ context }) => context.records.length > 0,
    isReportDue: ({ context: { cycle, sinceReport } }) => sinceReport >= (pageTimeReports[cycle] ?? Infinity),
  },
  delays: { pageTimeSample, requestTimeout },
}).createMachine({
  id: 'pageTime',
  options: { maxIterations: 1_000 },
  description: 'How long each page is looked at, sampled in view and reported in batches. The shopper never sees it.',
  context: ({ input }) => ({ ...input, records: [], isOpen: false, sending: [], cycle: 0, sinceReport: 0 }),
  type: 'parallel',
  on: {
    'page.entered': {
      actions: { type: 'enterPage', params: ({ event }) => ({ page: event.page }) },
      description: 'Another page shows; a page that comes again gets a record of its own.',
      meta: { req: ['S3.records.01'] },
    },
  },
  states: {
    sampling: {
      description: 'Counts the time in view.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is the document in view at the start?',
          always: [
            { guard: 'isVisible', target: 'active', description: 'The usual case.' },
            { target: 'paused', description: 'It was opened in a tab behind.' },
          ],
        },
        active: {
          description: 'In view.',
          after: {
            pageTimeSample: {
              target: 'active',
              reenter: true,
              actions: ['addSample', 'raiseSampled'],
              description: 'Three more seconds in view.',
              meta: { req: ['S4.page-time.01'] },
            },
          },
          on: {
            'page.becameHidden': { target: 'paused', description: 'Another tab or app is in front.' },
            'page.hidden': { target: 'paused', description: 'The document is being left.' },
          },
        },
        paused: {
          description: 'Hidden time is not counted; a started sample is lost.',
          meta: { req: ['S4.page-time.01'] },
          on: { 'page.becameVisible': { target: 'active', description: 'Back in view.' } },
        },
      },
    },
    reporting: {
      description: 'Sends the records, one report at a time.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'No report is on its way.',
          on: {
            'pageTime.sampled': {
              guard: 'isReportDue',
              target: 'uploading',
              actions: 'startReport',
              description: 'The interval is over: 5, 12, 20 s in turn.',
              meta: { req: ['S4.page-time.02', 'S4.page-time.03', 'S4.page-time.04'] },
            },
            'page.becameHidden': {
              guard: 'hasRecords',
              target: 'uploading',
              actions: 'startReport',
              description: 'The document may never come back into view: what is there leaves now.',
            },
            'page.hidden': {
              guard: 'hasRecords',
              target: 'uploading',
              actions: 'startReport',
              description: 'The last report of the document.',
              meta: { req: ['S4.page-time.06'] },
            },
          },
        },
        uploading: {
          description: 'A report is on its way. What is sampled meanwhile waits for the next one.',
          tags: 'busy',
          meta: { req: ['S4.page-time.05'] },
          invoke: {
            src: 'upload',
            input: ({ context }) => ({ records: context.sending }),
            onDone: {
              target: 'waiting',
              actions: 'clearSending',
              description: 'Delivered.',
              meta: { req: ['S7.page-time-upload.03'] },
            },
            onError: {
              target: 'waiting',
              actions: 'clearSending',
              description: 'Silent; what is kept goes with the next report.',
              meta: { req: ['S4.page-time.06', 'S7.page-time-upload.04', 'S3.storage.30'] },
            },
          },
          after: {
            requestTimeout: {
              target: 'waiting',
              actions: 'clearSending',
              description: 'No answer; what is kept goes with the next report.',
            },
          },
          on: {
            'pageTime.sampled': {
              guard: 'isReportDue',
              actions: 'closeRecord',
              description: 'No second report beside the first, but no record grows longer than an interval.',
            },
            'page.becameHidden': {
              guard: 'hasRecords',
              actions: ['keepRecords', 'clearRecords'],
              description: 'The document may never come back: whoever reports next takes along what came meanwhile.',
            },
            'page.hidden': {
              guard: 'hasRecords',
              actions: ['keepRecords', 'clearRecords'],
              description: 'As above, while the document is being left.',
            },
          },
        },
      },
    },
  },
});
