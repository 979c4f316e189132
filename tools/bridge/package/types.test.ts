import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { resolutions, typeErrors } from './type-check.ts';

const buyer = inject('buyer');
const mark = /^ *\/\/ @ts-expect-error.*$/gm;

/** The mistakes of the source, made by somebody who has only the package. */
const wrongUses = readFileSync(path.join(buyer, 'wrong-uses.source.ts'), 'utf8').replace(
  /from '\.[^']+'/g,
  "from '@lampyris/bridge-sdk'",
);
const mistakes = wrongUses.match(mark) ?? [];

const rightUses = `
import { closePage, contract, createBridge, detectTransport, isBridgeError, linkBrowser } from '@lampyris/bridge-sdk';
import { browserFallbacks, type BrowserPorts } from '@lampyris/bridge-sdk/browser';
import { reportText, runCases, type HostPort } from '@lampyris/bridge-sdk/conformance';
import { createInspectorLog, mountInspector } from '@lampyris/bridge-sdk/inspector';
import { legacyCall } from '@lampyris/bridge-sdk/legacy';
import { createMockHost } from '@lampyris/bridge-sdk/mock';
import { useHostState } from '@lampyris/bridge-sdk/react';

declare const ports: BrowserPorts;
const log = createInspectorLog();
const host = createMockHost({ commands: { getMarketInfo: () => ({ market: 'EU', marketName: 'Europe' }) } });
const transport = detectTransport() ?? legacyCall({ flag: 'isApp', fn: 'callApp' }) ?? host.transport;
const bridge = createBridge({ contract, transport, fallbacks: browserFallbacks(ports), onTrace: log.onTrace });
const market: string = await bridge.call('getMarketInfo').then(({ market }) => market);
await linkBrowser(bridge, { redirectUrl: '/shopping-cart', skipWay: 'appBrowser' });
await closePage(bridge).catch((error: unknown) => isBridgeError(error, 'TIMEOUT') && error.via === 'native');
const stop: () => void = bridge.on('marketChange', ({ market, marketName }) => console.log(market + marketName));
export const useToken = (): string | undefined => useHostState('accountToken')?.accountToken;
export const report = async (port: HostPort): Promise<string> => reportText('ours', await runCases([], port));
export const all = [market, stop, mountInspector(log)];
`;

test('there are mistakes enough', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.keys(resolutions))('with the resolution %s', (name) => {
  const resolution = name === 'bundler' ? 'bundler' : 'nodenext';

  test('every entry has its types', () => {
    expect(typeErrors(buyer, resolution, rightUses)).toEqual([]);
  });

  test('every mistake is caught', () => {
    expect(typeErrors(buyer, resolution, wrongUses)).toEqual([]);
  });

  test('each by an error of its own, once nothing expects it', () => {
    const errors = typeErrors(buyer, resolution, wrongUses.replace(mark, '//'));
    const lines = new Set(errors.map((error) => /\((\d+),/.exec(error)?.[1]));
    expect(lines.size).toBe(mistakes.length);
  });

  test('what is no mistake would be seen', () => {
    const right = '[() => contract,\n// @ts-expect-error nothing is wrong here\n(bridge) => bridge.close(),';
    const errors = typeErrors(buyer, resolution, wrongUses.replace(/\[$/m, right));
    expect(errors).toEqual([expect.stringContaining('TS2578')]);
  });
});
