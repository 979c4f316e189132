import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost, createRecorder } from '../mock/create-mock-host.ts';
import { createBridge } from '../src/create-bridge.ts';
import { advanceUntilSettled } from './fake-clock-fixture.ts';
import { contract } from '../src/generated/contract.ts';
import { withFault } from './faulty/fault.ts';
import { changeHostMessage } from './faulty/fault-kinds.ts';
import type { HostPort } from './host-port.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';
import { caseOfTranscript } from './transcript-case.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that reads the market, receives a change of it, and reads the user. */
async function recorded(): Promise<string> {
  const { onTrace, transcript } = createRecorder();
  const names = Object.keys(contract.commands).map((name) => [name, () => undefined]);
  const host = createMockHost({
    platform: 'reference',
    commands: {
      ...Object.fromEntries(names),
      getMarketInfo: () => ({ market: 'US', marketName: 'United States' }),
      getUserInfo: () => ({ accountToken: 'ada', accountId: '', savvyUser: false }),
    },
  });
  const bridge = createBridge({ contract, transport: host.transport, onTrace });
  await bridge.call('getMarketInfo');
  host.emit('marketChange', { market: 'DE', marketName: 'Germany' });
  await bridge.call('updateAppTitle', { title: 'Lamps' });
  await bridge.call('getUserInfo');
  return transcript();
}

async function replay(host: HostPort) {
  const running = runCases([caseOfTranscript('market-and-member', await recorded())], host);
  return (await advanceUntilSettled(running))[0]?.verdict;
}

describe('a transcript that is replayed to a host', () => {
  test('passes with other secrets than were recorded', async () => {
    expect(await replay(createReferenceHost())).toEqual({ outcome: 'passed' });
  });

  test('fails at the first reply that differs', async () => {
    const host = withFault(
      createReferenceHost(),
      changeHostMessage((message) =>
        message['k'] === 'res' ? { ...message, data: { market: 'GB', marketName: '' } } : message,
      ),
    );
    expect(await replay(host)).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('data.market should be "US", and is "GB"'),
    });
  });

  test('contains no recorded secret', async () => {
    expect(JSON.stringify(caseOfTranscript('a', await recorded()))).not.toContain('ada');
  });
});
