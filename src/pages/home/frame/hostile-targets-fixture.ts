const own = ['https://shop.test', 'https://SHOP.test', 'https://shop.test:443', 'https://shop%2Etest'];

/** Ways to say a scheme that runs or reads something. */
const schemes = ['javascript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x', 'blob:https://shop.test/1'];
const files = ['file:///etc/passwd', 'filesystem:https://shop.test/a', 'about:blank', 'view-source:https://shop.test/'];
const others = ['ftp://evil.example/', 'ws://evil.example/', 'intent://evil.example/#Intent;end', 'mailto:a@b.example'];

const hidden: readonly ((scheme: string) => string)[] = [
  (scheme) => scheme,
  (scheme) => scheme.toUpperCase(),
  (scheme) => ` ${scheme}`,
  (scheme) => `\t${scheme}`,
  (scheme) => `\u0000${scheme}`,
  (scheme) => `\u00a0${scheme}`,
  (scheme) => scheme.replace(':', '\t:'),
  (scheme) => scheme.replace(':', '\n:'),
  (scheme) => `${scheme.slice(0, 2)}\r\n${scheme.slice(2)}`,
  (scheme) => scheme.replace(':', '%3A'),
  (scheme) => `//${scheme}`,
  (scheme) => `https://shop.test@${scheme}`,
];

const ownPages = [
  '',
  '/',
  '/HOME',
  '/home',
  '/account/login',
  '/home/frame',
  '/home/frame?url=/home/frame',
  '//home',
  '/%2e%2e/home',
];

const evil = 'evil.example';
/** Ways to look like ourselves, or like nothing, and lead elsewhere. */
const disguises: readonly string[] = [
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/\t/${evil}`,
  `/%09/${evil}`,
  `http:${evil}`,
  `http:/${evil}`,
  `http:\\\\${evil}`,
  `http://${evil}`,
  `http://shop.test`,
  `https:\\\\${evil}`,
  `https:${evil}\\@shop.test`,
  `https://${evil}\\.shop.test`,
  `https://shop.test@${evil}/`,
  `https://shop.test:x@${evil}/`,
  `https://${evil}@shop.test/`,
  `https://${evil}:8443/`,
  `https://${evil}:80/`,
  `https://static.shop.test/`,
  `https://a.b.shop.test/`,
  `https://[`,
  `https://`,
  `https://${evil}/ a`,
  `https://${evil}/\u2028`,
  `https:\n//${evil}`,
  `ht\ntps://${evil}`,
  `.${evil}`,
  `@${evil}`,
  `?url=//${evil}`,
  `?url=javascript:alert(1)`,
  `/home?next=//${evil}`,
  `https://shop.test.${evil}:444/`,
  `#//${evil}`,
  `;@${evil}`,
  `/home/../..//${evil}`,
  `/.//${evil}`,
  `/%2f%2f${evil}`,
  `/%5c${evil}`,
  `//${evil}/%2e%2e`,
  `//${evil}%00.shop.test`,
  `https://${'a'.repeat(2_100)}.example/`,
];

const ownAddresses = own.flatMap((origin) => ownPages.map((page) => origin + page));
const runs = [...schemes, ...files, ...others].flatMap((scheme) => hidden.map((hide) => hide(scheme)));
const twice = disguises.map((target) => encodeURIComponent(target));
const nested = disguises.map((target) => `https://shop.test/home/frame?url=${encodeURIComponent(target)}`);

/** Addresses that somebody might put into a link to our frame page. None of them is a foreign page to be framed at once. */
export const hostileTargets: readonly string[] = [
  ...new Set([...runs, ...ownAddresses, ...disguises, ...twice, ...nested]),
];
