import { fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { lampModel } from './lamp-fixture.ts';
import { replay } from './replay.ts';

interface LampDependencies {
  readonly warmUp: () => Promise<string>;
}

test('a real actor takes every edge of its model', async () => {
  const implement = ({ warmUp }: LampDependencies) => ({ actors: { warmUp: fromPromise(warmUp) } });
  await expect(replay(lampModel, implement)).resolves.toBeGreaterThanOrEqual(9);
});

test('without implementations its actors are fakes by name', async () => {
  await expect(replay(lampModel)).resolves.toBeGreaterThanOrEqual(9);
});

test('an effect that answers before it was asked is found', async () => {
  const implement = () => ({ actors: { warmUp: fromPromise(() => Promise.resolve('warm')) } });
  await expect(replay(lampModel, implement)).rejects.toThrow('the actor is in');
});

test('an effect that goes on although nobody waits is found', async () => {
  const implement = ({ warmUp }: { warmUp: (signal: AbortSignal) => Promise<string> }) => ({
    actors: { warmUp: fromPromise(() => warmUp(new AbortController().signal)) },
  });
  await expect(replay(lampModel, implement)).rejects.toThrow('an effect goes on although nobody waits for it');
});

test('an action that speaks to its own machine is found', async () => {
  const implement = () => ({
    actors: {},
    actions: {
      countPress: ({ self }: { self: { send: (event: { type: string }) => void } }) =>
        self.send({ type: 'lamp.press' }),
    },
  });
  await expect(replay(lampModel, implement)).rejects.toThrow('the actor is in');
});
