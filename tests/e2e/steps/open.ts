import { expect, type Browser, type Page } from '@playwright/test';
import { calm } from '#tests/fixtures/axe.ts';
import { e2eOrigin } from '#tests/fixtures/e2e-ports.ts';

/**
 * True when React has taken the page over: its root stands on the screen, and it has marked the elements. A click before
 * that is a click on a picture of the page, and a link is then followed by the browser.
 */
const isAlive = `(() => {
  const ofReact = (element, name) => Object.entries(element ?? {}).find(([key]) => key.startsWith(name))?.[1];
  const root = ofReact(document.getElementById('root'), '__reactContainer$')?.stateNode.current;
  return Boolean(root?.child) && !root.memoizedState.isDehydrated && Boolean(ofReact(document.getElementById('main'), '__react'));
})()`;

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Opens an address and waits for the machines. Before they run a link opens another document, and a choice waits for them. */
export async function openRunning(page: Page, path: string): Promise<void> {
  await open(page, path);
  await running(page);
}

/** The machines have started, and with them what of the frame needs them: the session and the market are known. */
async function running(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
}

/** Opens an address in a browser that runs no scripts, and reads there. */
export async function withoutScripts(
  browser: Browser,
  path: string,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: e2eOrigin });
  await page.goto(path);
  await read(page);
  await page.close();
}

/** What the page asks for by itself has come. For who then says what it did not ask for, of which there is no sign. */
export async function quiet(page: Page): Promise<void> {
  await running(page);
  await page.waitForLoadState('networkidle');
}

/**
 * The machines run, what was asked for has come, and nothing fades any more. A member's own data are asked for when the
 * machines run, and what a guest is shown fades until they come.
 */
export async function settled(page: Page): Promise<void> {
  await running(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await calm(page);
}

export async function alive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate<boolean>(isAlive), { message: 'the page answers to clicks', intervals: [20] })
    .toBe(true);
}

/** The one heading of a page, which says where the shopper is. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
