import type { ReactNode } from 'react';
import type { Shop } from '../api/shop.ts';
import type { Place } from './page.ts';

/**
 * What a page of one shopper shows in a browser that runs no scripts: the server renders it into the `noscript` of its skeleton.
 * Resolves to undefined where it can only say that it needs them.
 */
export type PlainPage = (shop: Shop, place: Place) => Promise<ReactNode>;
