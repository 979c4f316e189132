import { Container } from '#design-system/index.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { PlainPage } from '../routing/plain-page.ts';
import type { PagePath } from '../routing/routes.ts';
import { plainText } from '../text/plain-pages.ts';
import { plainPreferences } from './account/unsubscribe/plain-preferences.tsx';
import { plainOrder } from './order/parts/plain/plain-order.tsx';
import { plainLookup } from './order/parts/plain/plain-lookup.tsx';

/** The pages of one shopper that can be used without scripts. In no build of the browser. */
export const plainPages: Readonly<Partial<Record<PagePath, PlainPage>>> = {
  [pagePaths.emailPreferences]: plainPreferences,
  [pagePaths.orderDetail]: plainOrder,
  [pagePaths.logistics]: plainOrder,
  [pagePaths.rma]: plainLookup,
  '/order/list': plainLookup,
  '/order/bill': plainLookup,
  '/order/revoke': plainLookup,
};

/** What all others show. */
export const needsScripts = <Container>{plainText.needed}</Container>;
