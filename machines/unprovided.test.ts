import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from './session/machine.ts';
import { settle } from './verify/harness.ts';

test('a machine that runs without its effects names the one that is missing', async () => {
  const errors: unknown[] = [];
  const bare = createActor(sessionMachine);
  bare.subscribe({ error: (error) => errors.push(error) });
  bare.start();
  await settle();
  const identity = { token: 'ada', accountId: '01HADA', savvyUser: false, refresh: null };
  bare.send({ type: 'session.loggedIn', identity });
  await settle();
  expect(String(errors[0])).toContain('persistIdentity is not provided');
});
