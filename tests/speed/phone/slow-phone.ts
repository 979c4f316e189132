import { chromium, devices, type Browser, type CDPSession, type Page } from '@playwright/test';
import { wholeChromiumLaunch } from '#tests/fixtures/chromium.ts';
import { slowLine } from './slow-line.ts';

export interface SlowPhone {
  readonly browser: Browser;
  readonly page: Page;
  close(): Promise<void>;
}

/** The screen that Lighthouse takes for a phone. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const bytesPerSecond = (kilobits: number): number => (kilobits * 1024) / 8;

/** A page on a slow processor, of a browser of its own; on a slow line too when asked for. */
export async function openSlowPhone(rate: number, line: 'slow' | 'fast'): Promise<SlowPhone> {
  const browser = await chromium.launch(wholeChromiumLaunch);
  const { userAgent } = devices['Pixel 7'] ?? {};
  const context = await browser.newContext({ ...screen, ...(userAgent !== undefined && { userAgent }) });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (line === 'slow') {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowLine.requestLatencyMs,
      downloadThroughput: bytesPerSecond(slowLine.downloadThroughputKbps),
      uploadThroughput: bytesPerSecond(slowLine.uploadThroughputKbps),
    });
  }
  return { browser, page, close: () => browser.close() };
}
