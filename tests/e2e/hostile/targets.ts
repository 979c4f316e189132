import { hostileTargets } from '#src/pages/home/frame/hostile-targets-fixture.ts';
import { e2eOrigin, e2ePorts, e2eSandboxOrigin } from '#tests/fixtures/e2e-ports.ts';

const { host, hostname } = new URL(e2eOrigin);
const { port } = e2ePorts;

/** The shop of these tests under other names, and strangers under ours. */
const aliases: readonly string[] = [
  `http://127.0.0.1:${port}/home`,
  `http://[::1]:${port}/home`,
  `http://[::ffff:127.0.0.1]:${port}/home`,
  `http://0x7f.1:${port}/home`,
  `http://2130706433:${port}/home`,
  `http://0177.0.0.1:${port}/home`,
  `http://${hostname}.:${port}/home`,
  `http://${hostname.toUpperCase()}:${port}/home`,
  `http://%6cocalhost:${port}/home`,
  `http://\uff4cocalhost:${port}/home`,
  `http://localhost\u3002:${port}/home`,
  `http://evil\u3002example/`,
  `https://evil\uff0eexample@${host}/`,
  `http://${host}@evil.example/`,
  `http://evil.example@${host}/home`,
  `http:${host}/home`,
  `http:/home`,
  `http:///home`,
  `${e2eSandboxOrigin}/`,
  `blob:${e2eOrigin}/0b3c2f6e-0000-4000-8000-000000000000`,
  `filesystem:${e2eOrigin}/temporary/a.html`,
  `view-source:${e2eOrigin}/home`,
  `data:text/html,<script>parent.alert(1)</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuYWxlcnQoMSk8L3NjcmlwdD4=`,
  `/home/frame?url=${encodeURIComponent(encodeURIComponent('//evil.example'))}`,
  `/account/login?redirect=${encodeURIComponent('//evil.example')}`,
  `/account/login?redirect=${encodeURIComponent(`/account/login?redirect=${encodeURIComponent('/\\evil.example')}`)}`,
  `${e2eOrigin}//evil.example/..`,
  `${e2eOrigin}/\\evil.example`,
  `https:evil.example`,
  `HTTPS:\\\\evil.example`,
  `/${'a'.repeat(4_000)}`,
];

/** Addresses that must lead nowhere outside the shop, and into no frame of the shop's own pages. */
export const targets: readonly string[] = [
  ...new Set([
    ...hostileTargets.map((target) =>
      target
        .replaceAll('https://shop.test:443', e2eOrigin)
        .replaceAll('https://shop%2Etest', e2eOrigin.replace('localhost', 'localhos%74'))
        .replaceAll('https://SHOP.test', `http://${host.toUpperCase()}`)
        .replaceAll('https://shop.test', e2eOrigin)
        .replaceAll('shop.test', host),
    ),
    ...aliases,
  ]),
];
