import { openSlowPhone } from './slow-phone.ts';
import { traceCategories, type Trace } from './trace.ts';

/** Machines start and late chunks arrive after the load. */
const settleMs = 4_000;

/** Loads an address on a slow phone and writes down what its main thread does. */
export async function recordTrace(url: string, rate: number): Promise<Trace> {
  const { browser, page, close } = await openSlowPhone(rate, 'slow');
  try {
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return JSON.parse((await browser.stopTracing()).toString());
  } finally {
    await close();
  }
}
