import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine, type StateValue } from 'xstate';
import { lampMachine } from './lamp-fixture.ts';
import { replayRecording, type Recording, type StepRecord } from './recording.ts';
import purchase from './recordings/log-in-and-purchase.json' with { type: 'json' };

const machines = new Map([['lamp', lampMachine]]);

const step = (at: number, type: string, value: StateValue, more: Partial<StepRecord> = {}): StepRecord => ({
  at,
  to: 'lamp',
  from: null,
  event: { type },
  value,
  status: 'active',
  ...more,
});

const slow = 'xstate.after.slowTimeout.lamp.warming';

const recordingOf = (...steps: readonly StepRecord[]): Recording => ({
  version: 1,
  path: '/',
  began: 0,
  actors: [{ name: 'lamp', machine: 'lamp', start: null }],
  steps: [step(0, 'xstate.init', 'off'), ...steps],
});

const press = step(10, 'lamp.press', 'warming');
const timeOut = step(1_010, slow, 'off', { from: 'lamp' });

test('each event leads where it led, and each timer rings when it is due', () => {
  const last = step(1_020, 'lamp.press', 'worn', { status: 'done' });
  expect(() => replayRecording(recordingOf(press, timeOut, last), machines)).toThrow(
    'lamp, it leads to ["active","warming"], and led to ["done","worn"]\n  0 ms: xstate.init\n  10 ms: lamp.press',
  );
  expect(replayRecording(recordingOf(press, timeOut), machines)).toEqual({ steps: 3, timers: 1, messages: 0 });
});

test('a machine that was under way goes on from its state, its context and what was left of its timers', () => {
  const start = { value: 'warming', context: { presses: 2 }, children: [], timers: [{ event: slow, left: 400 }] };
  const recording = { ...recordingOf(), actors: [{ name: 'lamp', machine: 'lamp', start }] };
  const worn = step(400, slow, 'worn', { from: 'lamp', status: 'done' });
  expect(replayRecording({ ...recording, steps: [worn] }, machines).timers).toBe(1);
});

test.each<[string, readonly StepRecord[], string]>([
  ['rings early', [press, { ...timeOut, at: 900 }], 'it rings too early: it is due at 1010 ms'],
  ['rings without being set', [timeOut], 'it rings, and no such timer runs'],
  ['never rings', [press, step(70_000, 'lamp.press', 'warming')], 'slowTimeout.lamp.warming should have rung at 1010'],
])('a timer that %s is found', (_, steps, fault) => {
  expect(() => replayRecording(recordingOf(...steps), machines)).toThrow(fault);
});

test('a message that its sender does not send is found', () => {
  const recording = recordingOf({ ...press, from: 'hall' });
  const hall = { name: 'hall', machine: 'lamp', start: null };
  const both = { ...recording, actors: [...recording.actors, hall] };
  expect(() => replayRecording(both, machines)).toThrow('hall sent lamp.press 0 times, and was heard 1 times');
});

test('a log-in and a purchase, recorded in a browser, go the same way again', () => {
  const ofTheShop = Object.values(import.meta.glob<object>('../*/machine.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine): [string, AnyStateMachine] => [machine.id, machine]);
  const recording = purchase as Recording;
  expect(replayRecording(recording, new Map(ofTheShop))).toEqual({ steps: 93, timers: 16, messages: 19 });
  const last = (name: string) => recording.steps.findLast(({ to }) => to === name)?.value;
  expect([last('checkout'), last('payment')]).toEqual(['created', 'succeeded']);
});
