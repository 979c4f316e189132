/** What pages add to the frame, by the pages that need it. */
const parts = {
  machines: /node_modules\/xstate\/|\/machines\/|\/(?:actors|text)\/revoke/,
  dialogs: /node_modules\/(?!@tanstack|hls\.js)|\/components\/(?:modal|sheet|dialogs)\/(?!revoke)/,
  films: /icons\/set\/refresh|\/(?:actors|components|text|widgets)\/.*video/,
  light: /\/components\/(?:slider|light-preview\/(?!mix-by-hand))/,
  finding: /\/components\/(?:pagination|search-field)\//,
  windows: /\/components\/(?:category-tile|hero)\//,
  lists: /icons\/set\/filter|\/widgets\/product-list\/|\/components\/(?:chip|range-field)\/|\/text\/product-list/,
  basket: /icons\/set\/minus|\/art\/art-empty-cart|\/components\/(?:progress|quantity-stepper|spec-list)\/|[mM]utation/,
  sums: /\/components\/(?:cart-line-card|summary-list)\/|\/(?:text|widgets)\/total/,
  payments: /\/(?:actors|pages\/order|pages)\/(?:payment|three-ds)/,
  late: /order-lookup|guest-ways|dialogs\/revoke|mail-(?:topics|preferences)|queries\/preferences|\/switch\/|frame-host/,
  doors:
    /\/pages\/account\/parts\/(?!account-page|address|with-address|failure|return-place)|\/text\/account|\/components\/(?:code-field|split-card)\//,
  personal:
    /\/art\/art-done|invitation|share-codes|icons\/set\/(?:bank|bolt|box|card|eye|lock|pin|share)|avatar|email-field|image-size|applied-theme|log-out|\/components\/(?:countdown|form(?:-error-summary)?|menu-list|password-field|radio-card|step-indicator|text-field)\/|\/(?:src|rules|machines)\/(?!api\/queries\/account).*(?:account|address|checkout|countdown|deadline|order|passwords|payment|postcodes|regions|sign-in|validators|page-actor|titled-panel|actors\/dialogs)/,
};
const isStyle = (id: string) => id.includes('.css.ts');
const isGround = (id: string) => isStyle(id) || !Object.values(parts).some((part) => part.test(id));

interface Group {
  readonly name: string;
  /** `$initial` is all that the entry imports. */
  readonly tags?: '$initial'[];
  readonly test?: RegExp | ((id: string) => boolean);
  readonly minShareCount?: number;
}

/**
 * What pages share comes in few files: a phone pays for every request. A group takes what it matches with all that needs,
 * unless a group above has it, so the ground stands before what is built on it.
 */
const inOrder: readonly Group[] = [
  { name: 'xstate', test: /node_modules\/xstate\/|\/machines\/unprovided/ },
  { name: 'frame', tags: ['$initial'] },
  { name: 'bridge', test: /\/bridge-sdk\/|\/actors\/bridge\// },
  { name: 'shared', test: isGround, minShareCount: 2 },
  { name: 'dialogs', test: parts.dialogs },
  { name: 'films', test: parts.films, minShareCount: 2 },
  { name: 'light', test: parts.light },
  { name: 'finding', test: parts.finding, minShareCount: 2 },
  { name: 'windows', test: parts.windows, minShareCount: 2 },
  { name: 'lists', test: parts.lists, minShareCount: 2 },
  { name: 'basket', test: parts.basket, minShareCount: 2 },
  { name: 'sums', test: parts.sums, minShareCount: 2 },
  {
    name: 'personal',
    test: (id: string) =>
      parts.personal.test(id) && ![parts.payments, parts.doors, parts.late].some((part) => part.test(id)),
    minShareCount: 2,
  },
  { name: 'doors', test: parts.doors, minShareCount: 2 },
  { name: 'payments', test: parts.payments, minShareCount: 2 },
];

export const chunkGroups = inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }));
