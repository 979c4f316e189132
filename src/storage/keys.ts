import type { LocalCartItem } from '#rules/cart-lines.ts';
import { clientType, defaultAppVersion, pageTimeKeep } from '#rules/limits.ts';
import { defaultDisplay, defaultSite, type Site } from '#rules/markets.ts';
import { isLocale } from '#rules/text.ts';
import { isVersion } from '#rules/versions.ts';
import { flagEntry, jsonEntry, numberEntry, textEntry } from './entry.ts';
import {
  cartItemOf,
  isRecord,
  isSite,
  listOf,
  mapOf,
  pageTimeRecordOf,
  perSite,
  refreshOf,
  shortText,
  textMap,
} from './shapes.ts';
import { viewedProductOf } from './viewed-product.ts';

const isThemeId = (text: string): text is '1' | '2' | '3' => /^[123]$/.test(text);
const isConsent = (text: string): text is '' | 'granted' | 'denied' => /^(?:granted|denied)?$/.test(text);
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);
/** Headers carry these: a control character or a space would break the request. */
const isToken = (text: string) => /^[\x21-\x7e]{1,512}$/.test(text);

const items = listOf(cartItemOf, 50);
const keys = listOf(shortText, 50);

export interface CartStore {
  readonly list: Readonly<Partial<Record<Site, readonly LocalCartItem[]>>>;
  readonly selected: Readonly<Partial<Record<Site, readonly string[]>>>;
  /** The keys of the lines whose status is true. */
  readonly status: Readonly<Partial<Record<Site, readonly string[]>>>;
}

function cartStoreOf(value: unknown): CartStore | undefined {
  if (!isRecord(value)) return undefined;
  return {
    list: perSite(items)(value['list']) ?? {},
    selected: perSite(keys)(value['selected']) ?? {},
    status: perSite(keys)(value['status']) ?? {},
  };
}

/** Every value the shop keeps in the browser. Those the specification names keep its spelling; the rest are spelled here. */
export const stored = {
  site: textEntry('site', defaultSite, isSite),
  token: textEntry('token', '', isToken),
  appVersion: textEntry('appversion', defaultAppVersion, (text) => text.length <= 21 && isVersion(text)),
  clientId: textEntry('clientid', '', isToken),
  country: textEntry('country', '', isCountry),
  festivalSkin: textEntry('festivalSkin'),
  locale: textEntry('umi_locale', 'en', isLocale),
  savvyUser: flagEntry('isSavvyUser'),
  accountId: textEntry('accountId', '', isToken),
  refresh: jsonEntry('refresh_token', refreshOf, undefined),
  timezone: textEntry('timezone', '', isToken),
  currencySign: textEntry('currencySign', defaultDisplay.currencySign),
  currencyMark: textEntry('currencyMark', defaultDisplay.currencyMark),
  riskSession: textEntry('risk_session_id'),
  riskSessionExpires: numberEntry('risk_session_id_expire', 0),
  mallPassThrough: textEntry('mallPassThrough'),
  notifyFromApp: jsonEntry('notifyFromApp', textMap, {}),
  shareCode: textEntry('shareCode'),
  /** When the link with the code was opened, epoch ms. */
  shareCodeTime: numberEntry('shareCodeTime', 0),
  clientType: numberEntry('clientType', clientType),
  welcomeDialogSeen: flagEntry('homeWelcomeDialog'),
  newerCouponDialogSeen: flagEntry('newerCouponUnsignedDialog'),
  analyticsConsent: textEntry('analyticsConsent', '', isConsent),
  addToCartMarks: jsonEntry('recommendAddToCart', perSite(textMap), {}),
  checkoutMarks: jsonEntry('recommendCheckout', perSite(textMap), {}),
  submitOrderMarks: jsonEntry('recommendSubmitOrder', perSite(textMap), {}),
  purchaseReported: jsonEntry('purchaseReported', perSite(textMap), {}),
  cart: jsonEntry<CartStore>('shoppingCart', cartStoreOf, { list: {}, selected: {}, status: {} }),
  pageTimeRecords: jsonEntry('pageTimeRecords', listOf(pageTimeRecordOf, pageTimeKeep), []),
  themeId: textEntry('themeId', '', isThemeId),
  lightMode: flagEntry('lightMode'),
  /** Order number to the key that opens it without an account. */
  guestOrders: jsonEntry('guestOrders', textMap, {}),
  recentSearches: jsonEntry('recentSearches', listOf(shortText, 10), []),
  /** Newest first. */
  recentlyViewed: jsonEntry('recentlyViewed', listOf(viewedProductOf, 12), []),
  /** Commands under way, so that a reload repeats them with the same key: see `intents.ts`. Earlier versions kept texts. */
  intents: jsonEntry(
    'intents',
    mapOf((value) => shortText(value) ?? textMap(value)),
    {},
  ),
} as const;
