import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';

const hostPage = (theme: string) => `<!doctype html><html lang="en"><title>Shop</title>
<style>:root{color-scheme:${theme}} body{margin:16px;background:${theme === 'dark' ? '#101214' : '#faf6ef'}} iframe{width:100%;border:0;height:316px}</style>
<script>
  window.received = [];
  addEventListener('message', (event) => received.push({ origin: event.origin, data: event.data }));
  window.frameIt = (url) => { const frame = document.createElement('iframe'); frame.title = 'Card details'; frame.src = url; document.body.append(frame); };
  window.say = (message, origin) => document.querySelector('iframe').contentWindow.postMessage(message, origin);
</script><main><h1>Pay by card</h1></main>`;

export type ReceivedMessage = { readonly origin: string; readonly data: Record<string, unknown> };

/** A page of some shop that frames the address it gets and keeps every message it receives. */
export const openHost = async () => {
  const port = await freePort();
  const server = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(hostPage(new URL(request.url ?? '/', 'http://x').searchParams.get('theme') ?? 'light'));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export const receivedBy = (page: Page): Promise<ReceivedMessage[]> => page.evaluate('received');

export const frameIt = (page: Page, url: string): Promise<void> => page.evaluate(`frameIt(${JSON.stringify(url)})`);

export const say = (page: Page, message: object, origin: string): Promise<void> =>
  page.evaluate(`say(${JSON.stringify(message)}, ${JSON.stringify(origin)})`);
