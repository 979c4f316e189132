import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromiumLaunch } from '../fixtures/chromium.ts';

const file = path.join(import.meta.dirname, 'pictures/drawn-by.txt');

/** Who draws here: another release of the browser, or another system, rounds the edges of letters otherwise. */
export async function runningBrowser(): Promise<string> {
  const browser = await chromium.launch(wholeChromiumLaunch);
  const [major] = browser.version().split('.');
  await browser.close();
  return `Chromium ${major} on ${process.platform} ${process.arch}`;
}

/** Who drew the pictures that are kept. */
export const readRecorded = async (): Promise<string> => (await readFile(file, 'utf8').catch(() => 'nobody')).trim();

export const writeRecorded = (browser: string): Promise<void> => writeFile(file, `${browser}\n`);
