import type { Kysely, Transaction } from 'kysely';
import type {
  AccountsTable,
  AddressesTable,
  LoginFailuresTable,
  MediaTable,
  SessionsTable,
  VerificationCodesTable,
} from './tables/accounts.ts';
import type { AssistantMessagesTable, AssistantSessionsTable } from './tables/assistant.ts';
import type {
  CatalogueVersionsTable,
  CategoriesTable,
  CollectionsTable,
  EnergyLabelsTable,
  FacetsTable,
  PriceHistoryTable,
  ProductLaunchChangesTable,
  ProductLaunchesTable,
  ProductCategoriesTable,
  ProductCollectionsTable,
  ProductFacetsTable,
  ProductsTable,
  ReviewsTable,
  SkuMarketsTable,
  SkusTable,
  StockSubscriptionsTable,
  WarrantiesTable,
} from './tables/catalogue.ts';
import type {
  CoinAccountsTable,
  CoinEntriesTable,
  CoinExchangeItemsTable,
  CoinExchangesTable,
  CoinLotsTable,
  CoinMovementsTable,
  CoinTaskClaimsTable,
  CoinTasksTable,
  CoinTaskTargetsTable,
  CoinTaskVisitsTable,
} from './tables/coins.ts';
import type { ContentPagesTable, SeedChaptersTable } from './tables/content.ts';
import type { HelpArticlesTable, HelpTopicsTable, HelpVoteCountsTable, HelpVotesTable } from './tables/help.ts';
import type {
  CouponClaimCountsTable,
  CouponCodesTable,
  CouponNewcomersTable,
  CouponsTable,
  CouponTemplatesTable,
  OrderCouponsTable,
} from './tables/coupons.ts';
import type {
  FavouritesTable,
  ReviewReportsTable,
  ReviewVoteCountsTable,
  ReviewVotesTable,
  ShareBindsTable,
  ShareCodesTable,
} from './tables/community.ts';
import type {
  InvoiceBuyersTable,
  InvoiceNumbersTable,
  InvoicesTable,
  MailPreferencesTable,
} from './tables/invoices.ts';
import type {
  CartLinesTable,
  OrderEventsTable,
  OrderLinesTable,
  OrdersTable,
  UnpaidCallersTable,
  RevokesTable,
  ShipmentsTable,
  StockReservationsTable,
} from './tables/orders.ts';
import type {
  QaDraftsTable,
  QaRanksTable,
  QuestionCommentLikesTable,
  QuestionCommentNoticesTable,
  QuestionCommentsTable,
} from './tables/comments.ts';
import type {
  AnswerersTable,
  QaDecisionsTable,
  QaReportsTable,
  QuestionFollowsTable,
  QuestionRepliesTable,
  QuestionReplyLikesTable,
  QuestionsTable,
  QuestionTagsTable,
  QuestionWordsTable,
} from './tables/questions.ts';
import type { OrderMediaTable, RmaHistoryTable, RmaLinesTable, RmaMessagesTable, RmasTable } from './tables/rmas.ts';
import type { ParcelEventsTable, ParcelLabelsTable } from './tables/parcels.ts';
import type {
  DisputesTable,
  MoneyDifferencesTable,
  PaymentEventsTable,
  PaymentsTable,
  RefundsTable,
  SavedCardsTable,
} from './tables/payments.ts';
import type {
  AppliedMigrationsTable,
  IntentsTable,
  MailInboxTable,
  OutboxTable,
  RateCountsTable,
  DailyCountsTable,
  MailboxTurnsTable,
  OperatorActsTable,
  OperatorKeysTable,
  PageTimesTable,
  ShopFactsTable,
  WebLogTable,
} from './tables/platform.ts';
import type {
  GiveawayCountsTable,
  GiveawayEntrantsTable,
  GiveawayEntriesTable,
  GiveawayMembersTable,
} from './tables/giveaways.ts';
import type { DrawsTable, DrawPrizesLeftTable, DrawWinnersTable } from './tables/draws.ts';
import type {
  CrowdCountsTable,
  CrowdPledgesTable,
  CrowdProjectsTable,
  CrowdTiersTable,
  CrowdUpdatesTable,
} from './tables/crowd.ts';
import type { InterestCountsTable, InterestRegistrationsTable } from './tables/interest.ts';
import type { DollPlaysTable, DollPrizesTable } from './tables/doll-machine.ts';
import type { DepositReservationsTable, DepositTermsTable } from './tables/deposits.ts';
import type { NewUserPacksTable } from './tables/new-user.ts';
import type { PrizesTable } from './tables/prizes.ts';
import type {
  PromoBuyersTable,
  PromoClaimsTable,
  PromoItemBucketsTable,
  PromoItemsTable,
  PromoRemindersTable,
  PromoSessionsTable,
  PromotionsTable,
  PromotionWindowsTable,
} from './tables/promotions.ts';
import type {
  SuitBuyersTable,
  SuitChoicesTable,
  SuitClaimsTable,
  SuitItemsTable,
  SuitsTable,
  SuitTermsTable,
} from './tables/suits.ts';
import type { HelpPassagesTable, HelpPassageStemsTable, HelpWordsTable } from './tables/passages.ts';
import type {
  TicketGuestsTable,
  TicketMailsTable,
  TicketMediaTable,
  TicketMessagesTable,
  TicketsTable,
} from './tables/tickets.ts';
import type {
  ProductWordsTable,
  SearchesWithoutResultTable,
  SearchHotTable,
  SearchTermsTable,
} from './tables/search.ts';

/** Every table of the shop, the same on SQLite and PostgreSQL. */
export interface Schema {
  accounts: AccountsTable;
  sessions: SessionsTable;
  verification_codes: VerificationCodesTable;
  login_failures: LoginFailuresTable;
  addresses: AddressesTable;
  media: MediaTable;

  products: ProductsTable;
  skus: SkusTable;
  sku_markets: SkuMarketsTable;
  price_history: PriceHistoryTable;
  product_launches: ProductLaunchesTable;
  product_launch_changes: ProductLaunchChangesTable;
  categories: CategoriesTable;
  collections: CollectionsTable;
  product_categories: ProductCategoriesTable;
  product_collections: ProductCollectionsTable;
  product_facets: ProductFacetsTable;
  facets: FacetsTable;
  warranties: WarrantiesTable;
  energy_labels: EnergyLabelsTable;
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  review_vote_counts: ReviewVoteCountsTable;
  review_reports: ReviewReportsTable;
  stock_subscriptions: StockSubscriptionsTable;
  catalogue_versions: CatalogueVersionsTable;
  product_words: ProductWordsTable;
  searches_without_result: SearchesWithoutResultTable;
  search_terms: SearchTermsTable;
  search_hot: SearchHotTable;

  content_pages: ContentPagesTable;
  help_topics: HelpTopicsTable;
  help_articles: HelpArticlesTable;
  help_votes: HelpVotesTable;
  help_passages: HelpPassagesTable;
  help_passage_stems: HelpPassageStemsTable;
  help_words: HelpWordsTable;
  help_vote_counts: HelpVoteCountsTable;

  promotions: PromotionsTable;
  promotion_windows: PromotionWindowsTable;
  promo_sessions: PromoSessionsTable;
  promo_items: PromoItemsTable;
  promo_reminders: PromoRemindersTable;
  promo_item_buckets: PromoItemBucketsTable;
  promo_claims: PromoClaimsTable;
  promo_buyers: PromoBuyersTable;
  suits: SuitsTable;
  suit_items: SuitItemsTable;
  suit_choices: SuitChoicesTable;
  suit_terms: SuitTermsTable;
  suit_claims: SuitClaimsTable;
  suit_buyers: SuitBuyersTable;
  new_user_packs: NewUserPacksTable;
  doll_prizes: DollPrizesTable;
  doll_plays: DollPlaysTable;
  deposit_terms: DepositTermsTable;
  deposit_reservations: DepositReservationsTable;
  draws: DrawsTable;
  draw_winners: DrawWinnersTable;
  draw_prizes_left: DrawPrizesLeftTable;
  interest_registrations: InterestRegistrationsTable;
  interest_counts: InterestCountsTable;
  prizes: PrizesTable;
  giveaway_members: GiveawayMembersTable;
  giveaway_entrants: GiveawayEntrantsTable;
  giveaway_entries: GiveawayEntriesTable;
  giveaway_counts: GiveawayCountsTable;
  crowd_projects: CrowdProjectsTable;
  crowd_tiers: CrowdTiersTable;
  crowd_pledges: CrowdPledgesTable;
  crowd_counts: CrowdCountsTable;
  crowd_updates: CrowdUpdatesTable;

  cart_lines: CartLinesTable;
  orders: OrdersTable;
  unpaid_callers: UnpaidCallersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  stock_reservations: StockReservationsTable;
  shipments: ShipmentsTable;
  parcel_labels: ParcelLabelsTable;
  parcel_events: ParcelEventsTable;
  revokes: RevokesTable;
  rmas: RmasTable;
  rma_lines: RmaLinesTable;
  rma_messages: RmaMessagesTable;
  rma_history: RmaHistoryTable;
  order_media: OrderMediaTable;

  coupon_templates: CouponTemplatesTable;
  coupon_claim_counts: CouponClaimCountsTable;
  coupon_codes: CouponCodesTable;
  coupon_newcomers: CouponNewcomersTable;
  coupons: CouponsTable;
  order_coupons: OrderCouponsTable;

  share_codes: ShareCodesTable;
  share_binds: ShareBindsTable;
  favourites: FavouritesTable;

  questions: QuestionsTable;
  question_tags: QuestionTagsTable;
  question_words: QuestionWordsTable;
  question_follows: QuestionFollowsTable;
  question_replies: QuestionRepliesTable;
  question_reply_likes: QuestionReplyLikesTable;
  qa_reports: QaReportsTable;
  qa_decisions: QaDecisionsTable;
  answerers: AnswerersTable;
  question_comments: QuestionCommentsTable;
  question_comment_likes: QuestionCommentLikesTable;
  question_comment_notices: QuestionCommentNoticesTable;
  qa_drafts: QaDraftsTable;
  qa_ranks: QaRanksTable;

  assistant_sessions: AssistantSessionsTable;
  assistant_messages: AssistantMessagesTable;

  tickets: TicketsTable;
  ticket_messages: TicketMessagesTable;
  ticket_media: TicketMediaTable;
  ticket_guests: TicketGuestsTable;
  ticket_mails: TicketMailsTable;

  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  saved_cards: SavedCardsTable;
  disputes: DisputesTable;
  money_differences: MoneyDifferencesTable;
  refunds: RefundsTable;

  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  invoice_buyers: InvoiceBuyersTable;
  mail_preferences: MailPreferencesTable;

  coin_accounts: CoinAccountsTable;
  coin_lots: CoinLotsTable;
  coin_movements: CoinMovementsTable;
  coin_entries: CoinEntriesTable;
  coin_tasks: CoinTasksTable;
  coin_task_claims: CoinTaskClaimsTable;
  coin_task_targets: CoinTaskTargetsTable;
  coin_task_visits: CoinTaskVisitsTable;
  coin_exchange_items: CoinExchangeItemsTable;
  coin_exchanges: CoinExchangesTable;

  intents: IntentsTable;
  outbox: OutboxTable;
  rate_counts: RateCountsTable;
  daily_counts: DailyCountsTable;
  mailbox_turns: MailboxTurnsTable;
  operator_acts: OperatorActsTable;
  operator_keys: OperatorKeysTable;
  mail_inbox: MailInboxTable;
  page_times: PageTimesTable;
  web_log: WebLogTable;
  shop_facts: ShopFactsTable;
  seed_chapters: SeedChaptersTable;
  applied_migrations: AppliedMigrationsTable;
}

/** Outside a transaction: reads and single statements. A transaction fits wherever this is asked for. */
export type Db = Kysely<Schema>;

/** Inside a transaction: what a function asks for when it must not run on its own. */
export type Tx = Transaction<Schema>;

export type Engine = 'sqlite' | 'postgres';
