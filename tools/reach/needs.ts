import { supportedLocales } from '../../rules/limits.ts';
import type { Tree } from '../circles/read-tree.ts';
import { has, hasNot, leavesOut, passes, passesOther, reads, readsStored, takes, type Evidence } from './evidence.ts';

const shop = /^src\//;
const routeRows = /^src\/routing\/areas\//;
const contract = /^openapi\/schemas\//;

const named = (product: Tree, pattern: RegExp) =>
  [...product].flatMap(([file, text]) =>
    routeRows.test(file) ? [...text.matchAll(pattern)].map(([, name]) => name) : [],
  );

/** Each row has a placeholder of its own. */
const skeletons: Evidence = (product) => {
  const kinds = named(product, /skeleton: '(\w+)'/g);
  const count = new Set(kinds).size;
  return count === kinds.length ? [] : [`a skeleton for each of ${kinds.length} routes: there are ${count}`];
};

const dotted = { call: 'formatDateTime', at: 2, otherwise: '.' } as const;
const slashed = { call: 'formatTimeDate', at: 2, otherwise: '/' } as const;
const ordered = { call: 'formatDate', at: 1 } as const;
const halves = { call: 'formatTime', at: 1 } as const;
const ago = {
  call: 'relativeTime',
  at: 2,
  expressions: { 'store.read(stored.locale)': supportedLocales },
} as const;
const languages = ['zh', 'en', 'de', 'fr', 'es', 'it', 'ja'] as const;

/**
 * What a sentence needs of the product beside a test that names it, by its id: values of tables and enums that somebody
 * passes, fields that somebody reads, and places that somebody comes to. What is missing stands in docs/decisions/166.
 */
export const needs: Readonly<Record<string, Evidence>> = {
  'S2.skeleton.01': skeletons,
  'S2.titles.04': hasNot(routeRows, /^ {4}title: '/m, 'titles as keys of a table of texts'),
  'S2.route-change.02': has(shop, /addEventListener\(\s*'hideAppOverlay'/, 'an overlay in a browser'),
  'S2.cart-icon.01': has(
    shop,
    /<CartIconButton[^>]*\bvariant=/,
    'a page that shows the cart button on dark or as pressed',
  ),
  'S2.dialogs.01': (product) => [
    ...leavesOut('confirm', 'okLabel', "a question that is answered by 'Ok'")(product),
    ...leavesOut('confirm', 'cancelLabel', "a question that is answered by 'Cancel'")(product),
  ],
  'S2.dialogs.06': leavesOut('alert', 'confirmLabel', "an alert that is answered by 'Yes'"),
  'S3.storage.26': readsStored('cart', 'list'),
  'S3.storage.27': readsStored('cart', 'status'),
  'S3.storage.28': readsStored('cart', 'selected'),
  'S3.records.02': takes('getUserInfo', ['accountId', 'accountToken', 'savvyUser']),
  'S3.records.05': takes('getInitialAppData', ['clientId', 'accountId', 'themeId', 'lightMode']),
  'S3.records.08': takes('marketChange', ['market', 'marketName']),
  'S3.records.09': takes('getMarketInfo', ['market', 'marketName']),
  'S3.avatar.01': reads(/^(?:rules|src)\/.*avatar/, ['avatarUrl', 'tagUrls']),
  'S3.avatar.02': reads(/^(?:rules|src)\/.*avatar/, ['lightUrl', 'darkUrl', 'isHolidaySkin']),
  'S3.avatar.03': has(/^server\//, /\bdefaultAvatars: /, 'default avatars of a skin'),
  'S3.cart-item.02': has(
    /^rules\/cart-lines\.ts$/,
    /return `\$\{sku\}_\$\{buyType\}`;/,
    'a key of sku and buyType alone for a line of a promotion',
  ),
  'S4.session.01': hasNot(
    /^src\/api\/shop-fetch\.ts$/,
    /=== 401 && facts\.token\b/,
    'a handler for the 401 of a guest',
  ),
  'S4.refresh.05': has(
    /^machines\/token-refresh\/machine\.ts$/,
    /^ {8}failed: \{/m,
    'a state of its own for a refresh that failed',
  ),
  'S4.cart.04': has(shop, /'cart\.add'[^}]*\bmode: addModes\.set\b/, 'an addition that sets the quantity'),
  'S5.messages.05': has(contract, /format: url\b/, 'a field of a request that is a url'),
  'S5.messages.06': has(
    /^rules\/passwords\.ts$/,
    /checkLength\([^)]*\{ min \}\)/,
    'a text with a least length that is told alone',
  ),
  'S5.messages.10': has(
    contract,
    /\{(?=[^{}]*\bmaximum:)(?![^{}]*\bminimum:)[^{}]*\}/,
    'a number of a request with a maximum and no minimum',
  ),
  'S7.remote-log.06': hasNot(
    /^src\/api\/remote-log\.ts$/,
    /entriesPerMinute/,
    'what fails after ten entries in a minute',
  ),
  'S9.constants.03': has(routeRows, /query: \[[^\]]*'\w+\[/, 'a page that reads a nested parameter'),
  'S9.dates.01': passes(dotted, ['.']),
  'S9.dates.02': passesOther(dotted, '.'),
  'S9.dates.03': passes(slashed, ['/']),
  'S9.dates.04': passesOther(slashed, '/'),
  'S9.dates.07': passes(ago, languages),
  'S9.dates.08': passesOther({ ...ago, expressions: { 'store.read(stored.locale)': ['en'] } }, 'en'),
  'S9.dates.09': passes(ordered, ['en']),
  'S9.dates.10': passes(ordered, ['fr', 'it', 'es']),
  'S9.dates.11': passes(ordered, ['de']),
  'S9.dates.12': passes(ordered, ['ja']),
  'S9.dates.14': passes(halves, languages),
  'S9.images.01': has(contract, /avatarUrl: .*pattern: '[^'\n]*\?/, 'an address of a picture that may carry q'),
};
