import { expect, test } from 'vitest';
import { createReferenceHost } from '../conformance/reference/reference-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';

/** One app in which pages open one after the other. */
function openPages() {
  const { post, listen } = createReferenceHost();
  return () => createBridge({ contract, transport: { kind: 'memory', isPrivate: true, post, listen } });
}

test('what a page passes on under a code is read on the next page, once, and not on its own [S7.bridge.08]', async () => {
  const open = openPages();
  const heard: string[] = [];
  const note = (page: string) => (news: { readonly requestCode: string; readonly data: unknown }) =>
    heard.push(`${page} ${JSON.stringify(news)}`);

  const first = open();
  first.on('passThroughReceived', note('first'));
  await first.call('passThrough', { requestCode: 'address', data: { addressId: 'A7' } });
  expect(heard).toEqual([]);

  const second = open();
  second.on('passThroughReceived', note('second'));
  await second.call('getMarketInfo');
  expect(heard).toEqual(['second {"requestCode":"address","data":{"addressId":"A7"}}']);

  const third = open();
  third.on('passThroughReceived', note('third'));
  await third.call('getMarketInfo');
  expect(heard).toHaveLength(1);
});
