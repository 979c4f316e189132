import { randomBytes } from 'node:crypto';
import { pagePaths } from '#rules/page-paths.ts';
import type { Config } from '../config.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * What may be framed: the payment provider, and hosts on the list. Only a document that was opened as the page for
 * foreign sites may frame others: the shopper has agreed to the host there.
 */
const framed = (
  { sandboxOrigin, frameHosts }: Pick<Config, 'sandboxOrigin' | 'frameHosts'>,
  path: string,
): readonly string[] =>
  path === pagePaths.frame
    ? [sandboxOrigin, 'https:']
    : [sandboxOrigin, ...frameHosts.map((host) => `https://${host}`)];

type Hosts = Pick<Config, 'apiOrigin' | 'logOrigin' | 'themeOrigin'>;

/** Hosts of the shop that are others than the page's own. */
export const otherOrigins = ({ apiOrigin, logOrigin, themeOrigin }: Hosts): string[] => [
  ...new Set([apiOrigin, logOrigin, themeOrigin].filter((origin) => origin !== undefined)),
];

/** Nobody frames the shop. Outside production the simulator does, a page of the same origin. */
const framers = ({ mode }: Pick<Config, 'mode'>): string => (mode === 'production' ? "'none'" : "'self'");

/**
 * What a page of the shop may load. The nonce serves the one style element that the dialog library writes while it locks
 * scrolling; scripts come from files only, except those whose hash is named, and no code may turn text into markup
 * (Trusted Types).
 */
export const pagePolicy = (
  config: Pick<Config, 'sandboxOrigin' | 'publicOrigin' | 'frameHosts' | 'mode'> & Hosts,
  path: string,
  nonce: string,
  inlineScripts: readonly string[] = [],
): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...otherOrigins(config)],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': framed(config, path),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framers(config)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(config.publicOrigin.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  });

/** Hot reload evaluates code, injects styles and keeps a socket; only `npm run dev` sends this one. */
export const developmentPolicy = (config: Pick<Config, 'sandboxOrigin'> & Hosts): string =>
  policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'ws:', ...otherOrigins(config)],
    'frame-src': ["'self'", config.sandboxOrigin, 'https:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

/** The simulator: scripts, styles and frames of the shop's origin, and nothing of anybody else. */
export const simulatorPolicy = (): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** The inbox of developers: its one script, its one style, and frames for mail. */
export const inboxPolicy = (nonce: string): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** A mail in the inbox of developers: what a mail program shows of it, from an origin of its own. */
export const mailPolicy = (hasPictures: boolean): string =>
  policyText({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': hasPictures ? ['http:', 'https:', 'data:'] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  });

/** JSON, pictures and files are never documents: if one is opened as such, it can do nothing. */
const filePolicy = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] });

/** Headers of every response, by what they are for. */
export const commonHeaders = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): Readonly<Record<string, string>> => ({
  'content-security-policy': filePolicy,
  'x-content-type-options': 'nosniff',
  // Addresses of our own hold keys of orders and mails: not even our own access logs see them.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Fresh for each page: a nonce that is used twice is a password that is known. */
export const makeNonce = (): string => randomBytes(18).toString('base64');
