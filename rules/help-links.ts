/** A page of the shop, or a foreign address with how it is opened: on top of the page that was left, or in its place. */
export type HelpLink =
  | { readonly route: string }
  | { readonly url: string; readonly title: string; readonly skipWay: 'appBrowser' | 'appBrowserInside' };

/** Where keys lead that nobody knows. */
const unknownKey: HelpLink = { route: '/support' };

const route = (path: string): HelpLink => ({ route: path });
const article = (topicId: string, faqId: string): HelpLink =>
  route(`/support/topic-faq-detail/${topicId}?faqId=${faqId}`);
const policy = (key: string): HelpLink => route(`/support/policy?key=${key}`);
const foreign = (url: string, title: string): HelpLink => ({ url, title, skipWay: 'appBrowserInside' });

/**
 * Where links on boxes, in manuals and in apps lead that outlive the addresses of pages. Nothing else is opened: an address in
 * a link is no key. A shop owner puts the own stores and channels here; a test holds the pages against the routes.
 */
const helpLinks: ReadonlyMap<string, HelpLink> = new Map([
  ['help', route('/support')],
  ['contact', route('/support/consultation-center')],
  ['questions', route('/faq/list')],
  ['orders', route('/order/list')],
  ['lights', route('/collections')],
  ['coupons', route('/coupon/center')],
  ['shipping', route('/support/shipping-policy')],
  ['returns', route('/support/return-policy')],
  ['protection', route('/user-manual/seel-policy-explanation')],
  ['warranty', policy('warranty')],
  ['privacy', policy('privacy')],
  ['terms', policy('terms')],
  ['imprint', policy('imprint')],
  ['accessibility', policy('accessibility')],
  ['set-up', article('connect', 'pair-first-lamp')],
  ['new-router', article('connect', 'pair-after-new-router')],
  ['matter', article('connect', 'matter-code')],
  ['reset', article('connect', 'factory-reset')],
  ['update', article('control', 'update-firmware')],
  ['cut', article('strips', 'cut-strip')],
  ['outdoor', article('outdoor', 'outdoor-rating')],
  ['claim', article('returns', 'warranty-claim')],
  ['recycle', article('returns', 'recycle-a-light')],
  ['app-ios', foreign('https://apps.apple.com/app/id0000000000', 'the App Store')],
  ['app-android', foreign('https://play.google.com/store/apps/details?id=example.lampyris', 'Google Play')],
  ['instagram', foreign('https://www.instagram.com/lampyris.example/', 'Instagram')],
  ['youtube', foreign('https://www.youtube.com/@lampyris.example', 'YouTube')],
  ['energy-register', { ...foreign('https://eprel.ec.europa.eu/', 'EPREL'), skipWay: 'appBrowser' }],
]);

export const helpLinkKeys: readonly string[] = [...helpLinks.keys()];

/** Where a key leads, written in any case; the help for one that is not on the list. */
export const helpLink = (key: string): HelpLink => helpLinks.get(key.trim().toLowerCase()) ?? unknownKey;
