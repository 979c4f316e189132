import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { packageFolder } from '../build-package.ts';
import { installedFolder, outputOf } from './installed.ts';
import { typeErrors } from './type-check.ts';

const buyer = inject('buyer');
const sdk = '@lampyris/bridge-sdk';

test('a call to the mock host is answered', () => {
  const program = `
    import { contract, createBridge, getMarketInfo } from '${sdk}';
    import { createMockHost } from '${sdk}/mock';
    const host = createMockHost({ commands: { getMarketInfo: () => ({ market: 'EU', marketName: 'Europe' }) } });
    const bridge = createBridge({ contract, transport: host.transport });
    console.log(bridge.mode, (await getMarketInfo(bridge)).market, bridge.pending());`;
  expect(outputOf(buyer, program)).toBe('native EU 0');
});

test('on a server the bridge is there, knows it at once and does nothing', () => {
  const program = `
    import { contract, createBridge, detectTransport } from '${sdk}';
    import { browserFallbacks } from '${sdk}/browser';
    import { legacyCall } from '${sdk}/legacy';
    const fallbacks = browserFallbacks({});
    const transport = detectTransport() ?? legacyCall({ flag: 'isApp', fn: 'callApp' });
    const bridge = createBridge({ contract, transport, fallbacks });
    const { code } = await bridge.call('getUserInfo').catch((error) => error);
    console.log(bridge.mode, (await bridge.ready).mode, bridge.supports('getUserInfo'), code);`;
  expect(outputOf(buyer, program)).toBe('server server false UNSUPPORTED');
});

test('React renders on a server what the app may send later', () => {
  const program = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { contract, createBridge } from '${sdk}';
    import { BridgeProvider, useAppTitle, useBridgeEvent, useHostState, useRightButton } from '${sdk}/react';
    const Page = () => {
      useAppTitle('Cart');
      useRightButton({ count: 2 });
      useBridgeEvent('hostResume', () => {});
      return createElement('p', null, useHostState('marketChange')?.market ?? 'nobody told');
    };
    const bridge = createBridge({ contract });
    console.log(renderToString(createElement(BridgeProvider, { value: bridge }, createElement(Page))));`;
  expect(outputOf(buyer, program)).toBe('<p>nobody told</p>');
});

test('every entry is imported where there is no window, and leaves nothing running', () => {
  const program = `
    import { readFileSync, writeFileSync } from 'node:fs';
    const { exports } = JSON.parse(readFileSync('node_modules/${sdk}/package.json', 'utf8'));
    const before = Object.keys(globalThis).join();
    const names = Object.keys(exports).filter((name) => !name.endsWith('.json'));
    for (const name of names) await import('${sdk}' + name.slice(1));
    console.log(names.length > 5, Object.keys(globalThis).join() === before, process.getActiveResourcesInfo().length);`;
  expect(outputOf(buyer, program)).toMatch(/^true true \d$/);
});

test('300,000 answered calls leave at most a megabyte, and nobody waits', () => {
  const program = `
    import { contract, createBridge } from '${sdk}';
    import { legacyCall } from '${sdk}/legacy';
    const view = { isApp: true, call: (text) => {
      const { k, ch, id } = JSON.parse(text);
      const answer = k === 'hello'
        ? { k: 'welcome', data: { protocol: 1, host: {}, commands: { getMarketInfo: 1 } } }
        : { k: 'res', id, ok: true, data: { market: 'EU' } };
      view.answer(JSON.stringify({ v: 1, ch, ...answer }));
    } };
    const transport = legacyCall({ flag: 'isApp', fn: 'call', receive: 'answer', view });
    const bridge = createBridge({ contract, transport, onTrace: undefined });
    const { signal } = new AbortController();
    const run = async (calls) => {
      for (let count = 0; count < calls; count += 1) await bridge.call('getMarketInfo', {}, { signal });
      gc();
      return process.memoryUsage().heapUsed;
    };
    const before = await run(20_000);
    const after = await run(300_000);
    console.log(JSON.stringify({ grown: after - before, pending: bridge.pending() }));`;
  const { grown, pending } = JSON.parse(outputOf(buyer, program, '--expose-gc'));
  expect(grown).toBeLessThan(1_000_000);
  expect(pending).toBe(0);
});

test('the command line of the conformance kit runs its cases against a host', () => {
  const reference = path.join(packageFolder, 'conformance/reference/cli-reference.ts');
  const kit = path.join(buyer, 'node_modules/.bin/bridge-conformance');
  const ask = (which: string) =>
    spawnSync(kit, ['--host', `${process.execPath} ${reference}`, '--case', which], { cwd: buyer, encoding: 'utf8' });
  const { status, stdout } = ask('confirm');
  expect(status, stdout).toBe(0);
  expect(ask('no-such-case').status).toBe(2);
});

describe('the page of the README', () => {
  const readme = readFileSync(path.join(installedFolder(buyer), 'README.md'), 'utf8');
  const page = /```ts\n([^`]*createBridge[^]*?)```/.exec(readme)?.[1] ?? '';

  test('is not long', () => {
    expect(page.split('\n').length).toBeLessThan(20);
    expect(page).toContain(sdk);
  });

  test.each(['bundler', 'nodenext'] as const)('has the right types by %s', (resolution) => {
    expect(typeErrors(buyer, resolution, page)).toEqual([]);
  });

  test('runs as it stands there', () => {
    writeFileSync(path.join(buyer, 'page.ts'), page);
    const browser = `
      globalThis.window = globalThis;
      globalThis.parent = globalThis;
      globalThis.location = new URL('https://shop.example/home');
      globalThis.document = { referrer: '' };
      globalThis.localStorage = { getItem: (key) => ({ site: 'JA' })[key] ?? null, setItem() {}, removeItem() {} };
      const { bridge, market } = await import('./page.ts');
      console.log(bridge.mode, market.market);`;
    expect(outputOf(buyer, browser)).toBe('browser JA');
  });
});
