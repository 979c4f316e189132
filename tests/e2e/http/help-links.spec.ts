import { expect, test } from '@playwright/test';
import { helpLink, helpLinkKeys } from '#rules/help-links.ts';
import { share } from '#tests/extent.ts';

/** Addresses of strangers, each in forms that have opened pages elsewhere, under names that pages have read them by. */
const hosts = ['evil.example', 'lampyris.example.evil.example', '127.0.0.1:9', '[::1]', 'evil。example'];
const forms: readonly ((host: string) => string)[] = [
  (host) => `https://${host}/`,
  (host) => `//${host}`,
  (host) => `///${host}`,
  (host) => `/\\${host}`,
  (host) => `\\\\${host}`,
  (host) => `https:${host}`,
  (host) => `/%2F${host}`,
  (host) => `/support/redirect?key=https://${host}`,
  (host) => `https://instagram.com@${host}`,
  (host) => `app-ios#https://${host}`,
  (host) => `app-ios\r\nLocation: https://${host}`,
  (host) => `javascript:location='https://${host}'`,
  (host) => `data:text/html,<script>location='//${host}'</script>`,
  (host) => `"><meta http-equiv=refresh content="0;url=//${host}">`,
  (host) => `<a href="//${host}">x</a>`,
];
const names = ['key', 'code', 'url', 'key=help&url'];
const hostile = names.flatMap((name) =>
  forms.flatMap((form) => hosts.map((host) => ({ name, value: form(host), host }))),
);

/** Where a document leads by itself or by a press, and where its answer sends a browser. */
const waysOut = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action|content)="([^"]*)"/g)].map(([, to = '']) => to);

/** Each form, name and host is among every seventh. */
const tried = share === 1 ? hostile : hostile.filter((_, index) => index % 7 === 0);

test('hostile keys of a link lead nobody out of the shop [S2.routes.75]', async ({ request }) => {
  expect(hostile.length).toBeGreaterThanOrEqual(300);
  const left: string[] = [];
  for (const { name, value, host } of tried) {
    const query = `${name}=${encodeURIComponent(value)}`;
    const page = await request.get(`/support/redirect?${query}`, { maxRedirects: 0 });
    const ways = waysOut(await page.text()).filter((to) => to.includes(host));
    const { data } = await (await request.get(`/app-mall/v1/support/redirect?${query}`)).json();
    const leads = data === undefined || !('route' in data) || data.route !== '/support';
    if (page.status() !== 200 || ways.length > 0 || leads) left.push(`${query} ${page.status()} ${ways.join(' ')}`);
  }
  expect(left).toEqual([]);
});

test('a shop that believed its links would lead to each of their hosts', () => {
  const believed = hostile.filter(({ name, value }) => name === 'url' && URL.canParse(value, 'https://shop.example'));
  const gone = believed.filter(({ value }) => new URL(value, 'https://shop.example').host !== 'shop.example');
  expect(gone.length).toBeGreaterThan(hosts.length * 4);
});

test('a key of the list leads where the list says, without scripts as well', async ({ request }) => {
  for (const key of helpLinkKeys) {
    const html = await (await request.get(`/support/redirect?key=${key}`)).text();
    const link = helpLink(key);
    const target = ('route' in link ? link.route : link.url).replaceAll('&', '&amp;');
    expect
      .soft(
        waysOut(html).some((to) => to.startsWith(target)),
        `${key}: ${target}`,
      )
      .toBe(true);
  }
});
