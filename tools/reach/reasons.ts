const each = (reason: string, ...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, reason]));

/** Why something stays that no page, actor, handler, job or command uses. What is used again may not stand here. */
export const reasons: Readonly<Record<string, string>> = {
  ...each(
    'Of the inventory of the design system: offered with its stories, and no page of this shop needs it.',
    'design-system/components/article/article-steps.tsx: ArticleSteps',
    'design-system/components/aspect-ratio/aspect-ratio.tsx: AspectRatio',
    'design-system/components/badge/badge.tsx: Tag',
    'design-system/components/campaign-card/campaign-card.tsx: CampaignCard',
    'design-system/components/deal-hero/deal-hero.tsx: DealHero',
    'design-system/components/dropdown-menu/dropdown-menu.css.ts',
    'design-system/components/dropdown-menu/dropdown-menu.tsx',
    'design-system/components/flash-deck/flash-deck.tsx: FlashDeck',
    'design-system/components/popover/popover.css.ts',
    'design-system/components/popover/popover.tsx',
    'design-system/components/shortcuts/shortcuts.tsx: Shortcuts',
    'design-system/components/slides/autoplay.tsx: Autoplay',
    'design-system/components/state-page/offline-banner.tsx: OfflineBanner',
    'design-system/components/tab-bar/tab-bar.tsx: TabBar',
    'design-system/components/tooltip/tooltip.css.ts',
    'design-system/components/tooltip/tooltip.tsx',
    'design-system/icons/set/home.ts: IconHome',
  ),
  ...each(
    'Of the public entry of the design system: who brings themes or fonts of their own takes it.',
    'design-system/foundations/font-urls.ts: fontUrls',
    'design-system/theme/kept-sheet.ts: themeSheetStorageKey',
    'design-system/theme/token.ts: fontGroups',
  ),
  ...each(
    'A number of the specification that style sheets carry as a token; the test of the limits holds both together.',
    'rules/limits.ts: backdropLayer',
    'rules/limits.ts: noticeTopOffset',
    'rules/limits.ts: videoRatios',
  ),
  ...each(
    'What a test goes through whole: the product looks up one at a time.',
    'rules/help-links.ts: helpLinkKeys',
    'server/seed/catalogue/prices.ts: pricedSkus',
    'server/seed/catalogue/reviews.ts: reviewedSpus',
    'server/shop/account/personal-data/personal-data.ts',
    'server/shop/catalogue/search-cases.ts',
    'server/shop/stock/stock-books.ts',
    'server/shop/support/search/retrieval-cases.ts',
    'src/dev/statecharts.tsx',
  ),
  ...each(
    'Others call it: who ships, pays or sends mail for the shop, and whoever opens the address the server answers with.',
    '/app-mall/v1/order/logistics/webhook/{carrier}',
    '/app-mall/v1/payment/webhook/{provider}',
    '/app-mall/v1/product/information-sheet',
    '/app-mall/v1/support/ticket/mail-in',
    '/app-mall/v1/internal/inventory/stock',
    '/dev/mail.json',
    '/documents/manual/{spu}',
  ),
  ...each(
    'An app says who is here by getUserInfo, with the token that proves it; an account without its token proves nobody.',
    'getInitialAppData.accountId',
  ),
  ...each(
    'A field works with any keyboard, so a page that is told that the app kept its own has nothing to do.',
    'setDefaultInputMethod.applied',
  ),
  ...each(
    'Apps and other clients that start without a page ask it.',
    '/app-mall/v1/client/init',
    '/app-mall/v1/market/list',
  ),
  ...each(
    'Of the life that a machine describes: the stand of a promotion is read from its count of pieces each time, so one that comes back needs no message.',
    'quota.released',
  ),
  ...each(
    'Of the life that a machine describes: the wizard of the browser keeps the draft, and the server begins with the whole of it.',
    'rma.edit',
  ),
};
