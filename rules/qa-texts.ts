import { qaPremoderated } from './qa-limits.ts';
import { advertises } from './review-moderation.ts';
import { keywordsOf } from './search-words.ts';

// Every repetition is bounded, so a long text costs linear time.
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
const orderNumber = /\bL(?:US|EU|GB|CA|JA)\d{6}[0-9A-Z]{6}\b/gi;

/** A text without addresses of mails and numbers of orders, as it is stored and shown. */
export function maskContacts(text: string): string {
  return text.replace(email, '[email hidden]').replace(orderNumber, '[order number hidden]');
}

export interface QaDraft {
  /** Title and body, with contacts masked. */
  readonly text: string;
  /** Pictures and films. */
  readonly media: number;
  /** Texts of the account that a person has let pass. */
  readonly approved: number;
}

/**
 * Whether a person looks at a question or an answer before it is shown:
 * - until three texts of its account were shown,
 * - with a link or anything else that advertises,
 * - with a picture or a film.
 */
export function waitsForOperator({ text, media, approved }: QaDraft): boolean {
  return approved < qaPremoderated || advertises(text) || media > 0;
}

export const qaTags = ['SETUP', 'APP', 'LIGHT', 'COMPATIBILITY', 'POWER', 'OUTDOOR', 'CARE', 'DELIVERY'] as const;
export type QaTag = (typeof qaTags)[number];

/** What the words of a question begin with; those of three letters are whole words. */
const tagStems: Readonly<Record<QaTag, readonly string[]>> = {
  SETUP: [
    'install',
    'mount',
    'setup',
    'screw',
    'wall',
    'ceiling',
    'drill',
    'stick',
    'adhesive',
    'cut',
    'assembl',
    'bracket',
  ],
  APP: ['app', 'wifi', 'bluetooth', 'pair', 'phone', 'scene', 'schedule', 'timer', 'router', 'update', 'firmware'],
  LIGHT: ['bright', 'dim', 'dimm', 'lumen', 'colo', 'white', 'warm', 'flicker', 'glare', 'kelvin', 'beam', 'glow'],
  COMPATIBILITY: [
    'compatib',
    'homekit',
    'alexa',
    'google',
    'matter',
    'voice',
    'fit',
    'extend',
    'connect',
    'together',
    'hub',
  ],
  POWER: ['power', 'plug', 'volt', 'watt', 'battery', 'charge', 'cable', 'socket', 'usb', 'adapter', 'electricity'],
  OUTDOOR: ['outdoor', 'outside', 'rain', 'waterproof', 'garden', 'winter', 'frost', 'snow', 'balcony', 'patio'],
  CARE: ['clean', 'warrant', 'broken', 'repair', 'replace', 'spare', 'dust', 'lifetime', 'bulb'],
  DELIVERY: ['deliver', 'ship', 'return', 'package', 'arriv', 'box', 'stock'],
};

/** At most so many tags of one question. */
const tagsMax = 3;
const tagWordsMax = 200;

/** What a question is about, by its words: the tags in their own order. */
export function tagsOf(text: string): QaTag[] {
  const words = keywordsOf(text, tagWordsMax);
  const says = (stem: string) => (stem.length > 3 ? words.some((word) => word.startsWith(stem)) : words.includes(stem));
  const fits = (tag: QaTag) => tagStems[tag].some(says);
  return qaTags.filter(fits).slice(0, tagsMax);
}
