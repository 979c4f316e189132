/**
 * Tests of the server that `npm test` runs on PostgreSQL, by what they say to the engine that the other one does not take
 * alike. On SQLite everything runs with `npm test`, and here with `npm run test:all`. Each area of the shop has a file here.
 */
const spoken = {
  migrations: [
    'server/db/upgrade/upgrade.test.ts',
    'server/seed/chapters.test.ts',
    'server/seed/seed.test.ts',
    'server/shop/market/market.test.ts',
  ],
  'transactions and their marks': [
    'server/db/commit-mark.test.ts',
    'server/db/database-faults.test.ts',
    'server/db/database.test.ts',
    'server/db/prepared.test.ts',
  ],
  'versions of the catalogue': [
    'server/shop/catalogue/market-catalogue.test.ts',
    'server/shop/catalogue/versions.test.ts',
    'server/shop/launches.test.ts',
  ],
  'full-text search': ['server/shop/catalogue/search.test.ts'],
  'locks, and rows that are claimed by a condition': [
    'server/jobs/outbox.test.ts',
    'server/shop/account/sessions/rotation.test.ts',
    'server/shop/aftersale/rma/rma-races.test.ts',
    'server/shop/aftersale/withdrawal-races.test.ts',
    'server/shop/cart/merge-cart.test.ts',
    'server/shop/checkout/repeated-order.test.ts',
    'server/shop/coins/order-coins.test.ts',
    'server/shop/coupons/claims.test.ts',
    'server/shop/exchange-races.test.ts',
    'server/shop/promotions/quota/item-promotions.test.ts',
    'server/shop/promotions/quota/quota-races.test.ts',
    'server/shop/prize-races.test.ts',
    'server/shop/quota-lives.test.ts',
    'server/shop/suit-orders.test.ts',
    'server/shop/stock/stock.test.ts',
  ],
  'inserts that meet a row': [
    'server/intents.test.ts',
    'server/mail/mail.test.ts',
    'server/shop/account/preferences/preferences.test.ts',
    'server/shop/address/address-book.test.ts',
    'server/shop/cart/favourites.test.ts',
    'server/shop/community/helpful-votes.test.ts',
    'server/shop/community/questions/ask-and-answer.test.ts',
    'server/shop/community/report-review.test.ts',
    'server/shop/invoices/issue-missing.test.ts',
    'server/shop/loyalty/share.test.ts',
    'server/shop/payments/disputes.test.ts',
    'server/shop/promotions/early-birds/early-birds.test.ts',
    'server/shop/promotions/interest/interest.test.ts',
    'server/shop/promotions/new-user/new-user.test.ts',
    'server/shop/payments/provider-reports.test.ts',
    'server/shop/promotions/flash/flash-sale.test.ts',
    'server/shop/stock/subscribe-stock.test.ts',
    'server/shop/tracking/tracking.test.ts',
  ],
  'sums, groups and windows': [
    'server/shop/coins/ledger/audit.test.ts',
    'server/shop/pricing/explain-price.test.ts',
    'server/telemetry/page-time.test.ts',
  ],
  'order, pages and patterns': [
    'server/shop/catalogue/list-products.test.ts',
    'server/shop/community/list-reviews.test.ts',
    'server/shop/content/list-policies.test.ts',
    'server/shop/content/read-page.test.ts',
    'server/shop/media/remove-unused.test.ts',
    'server/shop/orders/list-purchases.test.ts',
    'server/shop/promotions/suits/suit-pages.test.ts',
    'server/shop/orders/order-pages.test.ts',
    'tests/security/personal-data.test.ts',
  ],
};

export const onPostgres: readonly string[] = Object.values(spoken).flat();
