import { parseUrl } from './urls.ts';

/** Where a visit came from. */
export type TrafficSource = 'direct' | 'search' | 'social' | 'mail' | 'app' | 'referral';

/** Names of sites, whatever stands before them and whichever country's ending they have. */
const sites: readonly { readonly source: TrafficSource; readonly names: readonly string[] }[] = [
  {
    // Before the search engines: their mail stands under the same names.
    source: 'mail',
    names: ['mail.google', 'mail.yahoo', 'mail.aol', 'outlook.live', 'outlook.office', 'outlook', 'gmx', 'web.de'],
  },
  {
    source: 'search',
    names: ['google', 'bing', 'duckduckgo', 'yahoo', 'ecosia', 'qwant', 'startpage', 'baidu', 'yandex', 'naver'],
  },
  {
    source: 'social',
    names: [
      'facebook',
      'instagram',
      'twitter',
      't.co',
      'x',
      'pinterest',
      'reddit',
      'tiktok',
      'youtube',
      'youtu.be',
      'linkedin',
      'lnkd.in',
      'vk',
      'line.me',
      'whatsapp',
    ],
  },
];

const appSchemes: readonly string[] = ['android-app:', 'ios-app:'];

/** 'mail.google' for mail.google.co.uk: with the names before it and without the ending of a country. */
function isNamed(host: string, name: string): boolean {
  const whole = /\.(?:co|de|me|be|in)$/.test(name);
  const labels = host.split('.');
  return labels.some((_label, at) => {
    const rest = labels.slice(at).join('.');
    if (whole) return rest === name;
    if (!rest.startsWith(`${name}.`)) return false;
    return /^(?:[a-z]{2,3}|(?:com?|net|org)\.[a-z]{2})$/.test(rest.slice(name.length + 1));
  });
}

/**
 * The kind of a visit, by the host that referred to it.
 * 1. no referrer, an unreadable one, or a page of our own: direct;
 * 2. an address of an app: app;
 * 3. a mail program in the browser, a search engine, a social network;
 * 4. any other host: referral.
 */
export function trafficSource(referrer: string, ownHost: string): TrafficSource {
  const url = parseUrl(referrer);
  if (url === undefined) return 'direct';
  if (appSchemes.includes(url.protocol)) return 'app';
  if (url.host === '' || url.host === ownHost) return 'direct';
  return sites.find(({ names }) => names.some((name) => isNamed(url.hostname, name)))?.source ?? 'referral';
}
