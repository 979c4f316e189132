import { expect, test } from 'vitest';
import { createReferenceHost } from '../conformance/reference/reference-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';

/** One app in which pages open one after the other. */
function openPages() {
  const { post, listen } = createReferenceHost();
  return () => createBridge({ contract, transport: { kind: 'memory', isPrivate: true, post, listen } });
}

test('passThrough delivers data once to the next page load, and not to its own [S7.bridge.08]', async () => {
  const open = openPages();
  const received: string[] = [];
  const note = (page: string) => (news: { readonly requestCode: string; readonly data: unknown }) =>
    received.push(`${page} ${JSON.stringify(news)}`);

  const first = open();
  first.on('passThroughReceived', note('first'));
  await first.call('passThrough', { requestCode: 'address', data: { addressId: 'A7' } });
  expect(received).toEqual([]);

  const second = open();
  second.on('passThroughReceived', note('second'));
  await second.call('getMarketInfo');
  expect(received).toEqual(['second {"requestCode":"address","data":{"addressId":"A7"}}']);

  const third = open();
  third.on('passThroughReceived', note('third'));
  await third.call('getMarketInfo');
  expect(received).toHaveLength(1);
});
