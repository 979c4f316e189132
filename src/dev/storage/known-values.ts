import { supportedLocales } from '#rules/limits.ts';
import { marketAliases, sites } from '#rules/markets.ts';
import { addressDraft } from '../../storage/address-draft.ts';
import { compared } from '../../storage/compared.ts';
import { answerDraft, questionDraft } from '../../storage/question-drafts.ts';
import { reviewDraft } from '../../storage/review-draft.ts';
import { rmaDraft } from '../../storage/rma-draft.ts';
import { homes } from '../../storage/homes.ts';
import { stored } from '../../storage/keys.ts';
import { oldCart } from '../../storage/old-carts.ts';
import type { Place } from '../../storage/places.ts';
import { isSite } from '../../storage/shapes.ts';
import { tokenRecordOf } from '../../storage/token-record.ts';
import { vaultPlace } from '../../storage/token-vault.ts';
import { additions, merges } from '../../storage/unanswered.ts';
import { typedOrder } from '../../storage/typed-order.ts';

/** A value that the shop keeps: what it is for, what holds without it, and how its text is read. */
export interface KnownValue {
  readonly place: Place;
  readonly key: string;
  readonly about: string;
  /** The text of what holds where nothing readable is kept; undefined where that is nothing. */
  readonly fallback: string | undefined;
  /** Nobody should see it over a shoulder: it opens something, or says where somebody lives. */
  readonly isSecret: boolean;
  /** Written by older versions, moved at the next start and gone then. */
  readonly isOld: boolean;
  /** What the shop would write after it has read this text; undefined for a text that it cannot read. */
  readonly rewrite: (text: string) => string | undefined;
}

const abouts: Readonly<Record<keyof typeof stored, string>> = {
  site: 'The market: prices, stock and texts follow it.',
  token: 'The access token of the member. The vault below holds the truth; this mirrors it.',
  appVersion: 'Version of the app around the shop, or of the shop itself.',
  clientId: 'Names this browser in every request; made anew at 10 characters or fewer.',
  country: 'Where the shopper is, as market info or the app has said.',
  festivalSkin: 'The festival that the app has named.',
  locale: 'Language of the texts; also a cookie, for the server.',
  savvyUser: 'Whether the member is a Savvy User.',
  accountId: 'The member who is signed in.',
  refresh: 'The refresh token and when it ends, epoch ms of the server.',
  timezone: 'IANA name of the time zone.',
  currencySign: 'The sign beside prices.',
  currencyMark: 'The code of the currency.',
  riskSession: 'Tells one visit from the next to those who look for fraud.',
  riskSessionExpires: 'When a new risk session begins, epoch ms.',
  mallPassThrough: 'What the app calls the way into the shop, for analytics.',
  notifyFromApp: 'What the app has notified, by path; gone when the page is left.',
  shareCode: 'The code of the friend whose link was opened.',
  shareCodeTime: 'When that link was opened, epoch ms; it counts for 30 days.',
  clientType: 'The kind of client in every request: 6 is the web.',
  welcomeDialogSeen: 'The welcome on the home page was shown.',
  newerCouponDialogSeen: 'Guests were shown the coupon for new members.',
  analyticsConsent: 'What the shopper has answered about measuring; empty while nobody has asked.',
  addToCartMarks: 'Recommendations behind what went into the cart, by market.',
  checkoutMarks: 'Recommendations behind what went to the checkout, by market.',
  submitOrderMarks: 'Recommendations behind what was ordered, by market.',
  purchaseReported: 'Orders that were reported as bought, by market: each once.',
  cart: "The guest's cart of every market: lines, what is ticked, what the server said.",
  pageTimeRecords: 'Time spent on pages that was not sent yet, 100 records at most.',
  themeId: '1 light, 2 dark, 3 as the device.',
  lightMode: 'The last word of the app on light or dark.',
  guestOrders: 'Orders without an account, and the keys that open them.',
  recentSearches: 'The last ten searches.',
  recentlyViewed: 'The last twelve lamps that were looked at.',
  intents: 'Orders, payments and withdrawals under way, each with its key: a reload repeats, never doubles.',
};

const secrets: ReadonlySet<string> = new Set<keyof typeof stored>([
  'token',
  'refresh',
  'riskSession',
  'guestOrders',
  'intents',
]);

/** An entry of any type: what it reads, it can write. */
interface AnyEntry {
  readonly key: string;
  readonly fallback: unknown;
  read(text: string): unknown;
  write(value: unknown): string;
}

function ofEntry(entry: AnyEntry, about: string, more: Partial<KnownValue> = {}): KnownValue {
  return {
    place: 'localStorage',
    key: entry.key,
    about,
    fallback: entry.fallback === undefined ? undefined : entry.write(entry.fallback),
    isSecret: false,
    isOld: false,
    rewrite: (text) => {
      const value = entry.read(text);
      return value === undefined ? undefined : entry.write(value);
    },
    ...more,
  };
}

/** A cart is written with the key of each line beside the id that equals it. */
function rewriteCart(text: string): string | undefined {
  const cart = stored.cart.read(text);
  if (cart === undefined) return undefined;
  const list = Object.entries(cart.list).map(([site, lines]) => [
    site,
    lines.map((line) => ({ ...line, key: line.id })),
  ]);
  return JSON.stringify({ ...cart, list: Object.fromEntries(list) });
}

const names = Object.keys(stored).filter((name): name is keyof typeof stored => name in abouts);

const storedNames = names.map((name) =>
  ofEntry(stored[name], abouts[name], {
    isSecret: secrets.has(name),
    ...(name === 'cart' && { rewrite: rewriteCart }),
  }),
);

const cookie = (key: string, about: string, fallback: string, accept: (text: string) => boolean): KnownValue => ({
  place: 'cookie',
  key,
  about,
  fallback,
  isSecret: false,
  isOld: false,
  rewrite: (text) => (accept(text) ? text : undefined),
});

/** Every value that the shop keeps in a browser. */
export const knownValues: readonly KnownValue[] = [
  ...storedNames,
  ofEntry(merges, 'Carts on their way into an account, with the keys that let them be sent twice.'),
  ofEntry(
    additions,
    'What members have added and the server has not answered, with the keys that let it be sent twice.',
  ),
  ofEntry(homes, 'The last home page of every market, for a time without a network.'),
  ...Object.entries(marketAliases).map(([name, site]) =>
    ofEntry(oldCart(name), `The cart of ${site} as older versions kept it.`, { isOld: true, fallback: undefined }),
  ),
  ...sites.map((site) =>
    ofEntry(typedOrder(site), `What a guest has typed into the checkout of ${site}, until the tab is closed.`, {
      place: 'sessionStorage',
      isSecret: true,
    }),
  ),
  ofEntry(compared, 'The lamps that were picked to be compared, four at most.'),
  ofEntry(addressDraft, 'An address that a member has typed and not saved, until the tab is closed.', {
    place: 'sessionStorage',
    isSecret: true,
  }),
  ofEntry(reviewDraft, 'A review that a member has typed and not sent, until the tab is closed.', {
    place: 'sessionStorage',
    isSecret: true,
  }),
  ofEntry(questionDraft, 'A question that was typed and not sent, until the tab is closed.', {
    place: 'sessionStorage',
    isSecret: true,
  }),
  ofEntry(answerDraft, 'An answer to a question that was typed and not sent, until the tab is closed.', {
    place: 'sessionStorage',
    isSecret: true,
  }),
  ofEntry(rmaDraft, 'The answers of a return that was not sent yet, until the tab is closed.', {
    place: 'sessionStorage',
    isSecret: true,
  }),
  ofEntry(addressDraft, 'An address that was typed and not saved, as older versions kept it.', {
    isSecret: true,
    isOld: true,
    fallback: undefined,
  }),
  cookie('umi_locale', 'The locale where the server sees it, for one hour.', 'en', (text) =>
    supportedLocales.some((locale) => locale === text),
  ),
  cookie('site', 'The market of the first paint where the server sees it, for one hour.', 'US', isSite),
  {
    place: 'IndexedDB',
    key: `${vaultPlace.database}.${vaultPlace.store}.${vaultPlace.key}`,
    about: 'The tokens as all tabs see them in one order.',
    fallback: undefined,
    isSecret: true,
    isOld: false,
    rewrite: (text) => {
      const record = tokenRecordOf(parsed(text));
      return record && JSON.stringify(record);
    },
  },
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Half a record is none.
    return undefined;
  }
}
