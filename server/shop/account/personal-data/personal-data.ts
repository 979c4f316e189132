import type { Schema } from '#server/db/schema.ts';

type Deletion =
  /** The rows go. */
  | 'deleted'
  /** The rows stay for the shop's sake and name nobody any more. */
  | 'unnamed'
  /** The law asks for the rows as they are. */
  | 'kept';

interface OfNobody {
  readonly holds: 'nothing';
  readonly because: string;
}

interface OfAPerson {
  readonly holds: 'a person';
  /** The section of the export that shows it; null only with a reason. */
  readonly section: string | null;
  readonly deletion: Deletion;
  readonly because?: string;
}

type PersonalData = OfNobody | OfAPerson;

const catalogue: OfNobody = { holds: 'nothing', because: 'It is about products.' };
const machinery: OfNobody = { holds: 'nothing', because: 'It keeps the shop running.' };
const taxLaw = 'Tax law asks for it for years (rules/record-keeping.ts); a job takes the person out of it afterwards.';
const within = (section: string): OfAPerson => ({ holds: 'a person', section, deletion: 'deleted' });
const passing = (because: string): OfAPerson => ({ holds: 'a person', section: null, deletion: 'deleted', because });
const byLaw = (section: string | null, because = taxLaw): OfAPerson => ({
  holds: 'a person',
  section,
  deletion: 'kept',
  because,
});

/**
 * What each table knows of a person, where an export shows it and what becomes of it when the account is deleted. A new
 * table without a line does not compile.
 */
export const personalData: { readonly [Table in keyof Schema]: PersonalData } = {
  accounts: { holds: 'a person', section: 'account', deletion: 'unnamed' },
  sessions: within('sessions'),
  verification_codes: passing('A code is a secret, and lives for a day.'),
  unpaid_callers: { holds: 'nothing', because: 'It knows who by a digest, and lives for a day.' },
  daily_counts: { holds: 'nothing', because: 'It counts by digests, and lives for two days.' },
  mailbox_turns: passing('It is a digest of a mailbox that had what each person has once.'),
  operator_acts: {
    holds: 'nothing',
    because:
      'It names who works for the shop; of what they said, texts and addresses are masked. It lives for two years.',
  },
  operator_keys: { holds: 'nothing', because: 'It names who works for the shop.' },
  rate_counts: { holds: 'nothing', because: 'It knows networks by a digest, and lives for an hour.' },
  login_failures: passing('It is about whoever tried, and lives for a day.'),
  addresses: within('addresses'),
  media: within('uploads'),
  cart_lines: within('cart'),
  favourites: within('favourites'),
  saved_cards: within('savedCards'),
  share_codes: within('invitations'),
  share_binds: { holds: 'a person', section: 'invitations', deletion: 'unnamed' },
  stock_subscriptions: within('stockAlerts'),
  mail_preferences: within('mailPreferences'),
  reviews: { holds: 'a person', section: 'reviews', deletion: 'unnamed' },
  review_votes: within('helpfulVotes'),
  review_vote_counts: { holds: 'nothing', because: 'It counts votes.' },
  review_reports: { holds: 'nothing', because: 'It knows who reported by a digest, until an operator has decided.' },

  questions: { holds: 'a person', section: 'questions', deletion: 'unnamed' },
  question_replies: { holds: 'a person', section: 'answers', deletion: 'unnamed' },
  question_follows: within('followedQuestions'),
  question_reply_likes: within('likedAnswers'),
  answerers: within('answerer'),
  question_comments: { holds: 'a person', section: 'comments', deletion: 'unnamed' },
  question_comment_likes: within('likedComments'),
  question_comment_notices: { holds: 'nothing', because: 'It says until when a mail has told of comments.' },
  qa_drafts: within('questionDrafts'),
  qa_ranks: passing('It is counted from the answers, which the export shows.'),
  qa_decisions: passing(
    'It is about a question or an answer, or an answerer whose application shows what was decided.',
  ),
  question_tags: { holds: 'nothing', because: 'It says what a question is about.' },
  help_passages: { holds: 'nothing', because: 'It repeats what articles, policies, products and questions show.' },
  help_passage_stems: { holds: 'nothing', because: 'They are the words of passages.' },
  help_words: { holds: 'nothing', because: 'They are words of the shop.' },
  question_words: { holds: 'nothing', because: 'It finds a question by its words, which the question shows.' },
  qa_reports: { holds: 'nothing', because: 'It knows who reported by a digest, until an operator has decided.' },

  help_topics: { holds: 'nothing', because: 'It is what the help is about.' },
  help_articles: { holds: 'nothing', because: 'It is what the shop says.' },
  help_votes: within('helpVotes'),
  help_vote_counts: { holds: 'nothing', because: 'It counts votes.' },
  assistant_sessions: within('assistant'),
  assistant_messages: within('assistant'),
  tickets: within('tickets'),
  ticket_messages: within('tickets'),
  ticket_media: within('ticketUploads'),
  ticket_guests: passing('It is a digest of the key in mails to an address that wrote as a guest.'),
  ticket_mails: { holds: 'nothing', because: 'It knows mails by digests, and lives for a month.' },

  coupons: { holds: 'a person', section: 'coupons', deletion: 'unnamed', because: 'Claims are counted by their rows.' },
  coupon_codes: { holds: 'a person', section: null, deletion: 'unnamed', because: 'The coupons show it.' },
  coupon_newcomers: passing('It is a digest of a device or an address that had a coupon.'),
  coupon_templates: { holds: 'nothing', because: 'It is what coupons do.' },
  coupon_claim_counts: { holds: 'nothing', because: 'It counts claims.' },

  promotions: { holds: 'nothing', because: 'It is what a promotion is.' },
  promotion_windows: { holds: 'nothing', because: 'It is when a promotion runs.' },
  promo_sessions: { holds: 'nothing', because: 'It is when a flash sale sells.' },
  promo_items: { holds: 'nothing', because: 'It is what a promotion sells.' },
  promo_item_buckets: { holds: 'nothing', because: 'It counts pieces.' },
  promo_claims: byLaw(null, 'It is what an order was placed with; the order shows it.'),
  promo_reminders: within('promotionReminders'),
  new_user_packs: passing('It says that the pack of a new member was claimed; its coupons and coins are shown.'),
  doll_prizes: { holds: 'nothing', because: 'It is what a doll machine gives.' },
  doll_plays: within('dollPlays'),
  draws: {
    holds: 'nothing',
    because: 'It knows who entered by pseudonyms that nothing else has once a member is gone.',
  },
  draw_prizes_left: { holds: 'nothing', because: 'It is about prizes that nobody took.' },
  draw_winners: {
    holds: 'a person',
    section: 'drawWins',
    deletion: 'unnamed',
    because: 'Who won stays public, without a name.',
  },
  interest_registrations: within('interests'),
  interest_counts: { holds: 'nothing', because: 'It counts registrations.' },
  giveaway_members: within('giveaways'),
  giveaway_entrants: within('giveaways'),
  giveaway_entries: {
    ...{ holds: 'a person', section: 'giveaways', deletion: 'unnamed' },
    because: 'A draw is computed of all entries; without the pseudonym nobody can say whose they were.',
  },
  giveaway_counts: { holds: 'nothing', because: 'It counts entries.' },
  deposit_terms: { holds: 'nothing', because: 'It is what a campaign by deposit asks for.' },
  deposit_reservations: byLaw(null, 'It is what the order of a deposit holds; the orders show it.'),
  crowd_projects: { holds: 'nothing', because: 'It is what a project needs, and how it stands.' },
  crowd_tiers: { holds: 'nothing', because: 'It is what a project offers.' },
  crowd_pledges: byLaw(null, 'It is what an order was placed with; the order shows it.'),
  crowd_counts: { holds: 'nothing', because: 'It counts pledges.' },
  crowd_updates: { holds: 'nothing', because: 'It is what staff tell of a project.' },
  promo_buyers: { holds: 'nothing', because: 'It counts pieces by a digest of an account, a mailbox or a browser.' },
  prizes: {
    holds: 'a person',
    section: 'prizes',
    deletion: 'unnamed',
    because: 'Their pieces are counted by their rows.',
  },
  suits: { holds: 'nothing', because: 'It is what a bundle is.' },
  suit_items: { holds: 'nothing', because: 'It is what stands in a bundle.' },
  suit_choices: { holds: 'nothing', because: 'It is where a bundle is on sale.' },
  suit_terms: { holds: 'nothing', because: 'It is what a bundle takes off.' },
  suit_claims: byLaw(null, 'It is what an order was placed with; the order shows it.'),
  suit_buyers: { holds: 'nothing', because: 'It counts sets by a digest of an account, a mailbox or a browser.' },

  orders: byLaw('orders'),
  order_coupons: byLaw(null, 'It is what an order was placed with; the orders and the coupons show it.'),
  order_lines: byLaw('orders'),
  order_events: byLaw('orders'),
  shipments: byLaw('orders'),
  parcel_labels: byLaw(null, 'It is the number that a carrier gave; the parcels of the orders show it.'),
  parcel_events: byLaw(null, 'It is what a carrier said, number by number; the parcels of the orders show it.'),
  payments: byLaw('payments'),
  refunds: byLaw('refunds'),
  disputes: byLaw('disputes'),
  revokes: byLaw('withdrawals'),
  rmas: byLaw('returns'),
  rma_lines: { holds: 'a person', section: 'returns', deletion: 'unnamed', because: 'The words and pictures go.' },
  rma_messages: within('returns'),
  rma_history: byLaw('returns'),
  order_media: within('orderUploads'),
  invoices: byLaw('invoices'),
  invoice_buyers: byLaw(null, `${taxLaw} The invoices show it.`),
  money_differences: byLaw(null, 'Numbers of orders and charges that staff look at; orders and payments show them.'),
  payment_events: byLaw(null, 'It is what our payment partner said, number by number; the payments show it.'),
  stock_reservations: { holds: 'nothing', because: 'It counts pieces of an order.' },
  invoice_numbers: { holds: 'nothing', because: 'It counts invoices.' },

  coin_accounts: within('coins'),
  coin_movements: within('coins'),
  coin_lots: within('coins'),
  coin_entries: {
    holds: 'a person',
    section: null,
    deletion: 'deleted',
    because: 'It is the bookkeeping of the movements, which the export shows.',
  },
  coin_task_claims: within('coinTasks'),
  coin_task_targets: passing('It keeps a product from counting twice for a task.'),
  coin_task_visits: passing('It times one visit to a product, and lives for a day.'),
  coin_exchanges: within('coinExchanges'),
  coin_tasks: { holds: 'nothing', because: 'It says what earns coins.' },
  coin_exchange_items: { holds: 'nothing', because: 'It says what coins buy.' },

  intents: passing('It repeats an answer, and lives for two days.'),
  outbox: passing('It is mail that was sent, and lives for a month.'),
  mail_inbox: passing('It is mail that was sent, and lives for a month.'),
  page_times: { holds: 'nothing', because: 'It knows a browser by a number that no account is tied to.' },
  web_log: { holds: 'nothing', because: 'It is free of persons before it is stored.' },
  catalogue_versions: machinery,
  shop_facts: machinery,
  applied_migrations: machinery,
  seed_chapters: machinery,
  content_pages: { holds: 'nothing', because: 'It is what the shop says on its pages.' },

  products: catalogue,
  skus: catalogue,
  sku_markets: catalogue,
  price_history: catalogue,
  product_launches: catalogue,
  product_launch_changes: catalogue,
  categories: catalogue,
  collections: catalogue,
  product_categories: catalogue,
  product_collections: catalogue,
  product_facets: catalogue,
  facets: catalogue,
  warranties: catalogue,
  energy_labels: catalogue,
  product_words: catalogue,
  searches_without_result: { holds: 'nothing', because: 'It counts words, without who searched for them.' },
  search_terms: catalogue,
  search_hot: catalogue,
};
