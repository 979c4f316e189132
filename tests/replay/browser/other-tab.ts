import type { BrowserContext, Page } from '@playwright/test';

/** Another tab of the shop's origin, with nothing of the shop in it. */
export async function openOtherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another tab</title>' }));
  await tab.goto('/');
  return tab;
}

/** The other tab says that tokens have changed. */
export async function notifyTabs(otherTab: Page): Promise<void> {
  await otherTab.evaluate(() => {
    const channel = new BroadcastChannel('lampyris');
    channel.postMessage('tokens.changed');
    channel.close();
  });
}
