import { accounts } from './001-accounts.ts';
import { catalogue } from './002-catalogue.ts';
import { search } from './003-search.ts';
import { orders } from './004-orders.ts';
import { payments } from './005-payments.ts';
import { platform } from './006-platform.ts';
import { pageTimes } from './007-page-times.ts';
import { community } from './008-community.ts';
import { invoices } from './009-invoices.ts';
import { profileAndWebLog } from './010-profile-and-web-log.ts';
import { lastSeen } from './011-last-seen.ts';
import { content } from './012-content.ts';
import { linePromotions } from './013-line-promotions.ts';
import { intents } from './014-intents.ts';
import { catalogueVersions } from './015-catalogue-versions.ts';
import { energySheets } from './016-energy-sheets.ts';
import { reviewVotes } from './017-review-votes.ts';
import { rmas } from './018-rmas.ts';
import { parcelLabels } from './019-parcel-labels.ts';
import { keptForAWhile } from './020-kept-for-a-while.ts';
import { coupons } from './021-coupons.ts';
import { coins } from './022-coins.ts';
import { orderCoins } from './023-order-coins.ts';
import { earlyWithdrawals } from './024-early-withdrawals.ts';
import { afterSale } from './025-after-sale.ts';
import { protection } from './026-protection.ts';
import { exchangedProducts } from './027-exchanged-products.ts';
import { launches } from './028-launches.ts';
import { questions } from './029-questions.ts';
import { disputes } from './030-disputes.ts';
import { versionsByCommands } from './031-versions-by-commands.ts';
import { promotions } from './032-promotions.ts';
import { promoSessions } from './033-promo-sessions.ts';
import { promoReminders } from './034-promo-reminders.ts';
import { suits } from './035-suits.ts';
import { interest } from './036-interest.ts';
import { newUser } from './037-new-user.ts';
import { prizes } from './040-prizes.ts';
import { giveaways } from './038-giveaways.ts';
import { promotionReminders } from './044-promotion-reminders.ts';
import { limitsByLadder } from './054-limits-by-ladder.ts';
import { dollMachine } from './041-doll-machine.ts';
import { deposits } from './043-deposits.ts';
import { draws } from './039-draws.ts';
import { crowd } from './042-crowd.ts';
import { helpPassages } from './057-help-passages.ts';
import { sharedLimits } from './045-shared-limits.ts';
import { unpaidCallers } from './046-unpaid-callers.ts';
import { comments } from './055-comments.ts';
import { assistant } from './058-assistant.ts';
import { tickets } from './059-tickets.ts';
import { deliveredPayloads } from './047-delivered-payloads.ts';
import { dailyCounts } from './048-daily-counts.ts';
import { latinNames } from './062-latin-names.ts';
import type { Migration } from './migration.ts';
import { help } from './056-help.ts';
import { endedRequests } from './061-ended-requests.ts';
import { addressesOnce } from './071-addresses-once.ts';
import { ordersByGuestAndTime } from './063-orders-by-guest-and-time.ts';
import { addOns } from './069-add-ons.ts';
import { riskSessions } from './074-risk-sessions.ts';
import { birthdays } from './075-birthdays.ts';
import { returnsReminded } from './081-returns-reminded.ts';
import { ticketMails } from './082-ticket-mails.ts';
import { mailboxTurns } from './083-mailbox-turns.ts';
import { drawGifts } from './084-draw-gifts.ts';
import { newcomerPlaces } from './085-newcomer-places.ts';
import { runningSessions } from './086-running-sessions.ts';
import { moneyDifferences } from './088-money-differences.ts';
import { operatorActs } from './090-operator-acts.ts';
import { operatorKeys } from './091-operator-keys.ts';
import { guestsByDevice } from './092-guests-by-device.ts';
import { eventsByTime } from './089-events-by-time.ts';
import { sealedPrizes } from './087-sealed-prizes.ts';
import { searches } from './093-searches.ts';
import { refundsByTime } from './094-refunds-by-time.ts';
import { dueRows } from './095-due-rows.ts';

/** In the order in which they are applied; new steps are added at the end. */
export const migrations: readonly Migration[] = [
  accounts,
  catalogue,
  search,
  orders,
  payments,
  platform,
  pageTimes,
  community,
  invoices,
  profileAndWebLog,
  lastSeen,
  content,
  linePromotions,
  intents,
  catalogueVersions,
  energySheets,
  reviewVotes,
  rmas,
  parcelLabels,
  keptForAWhile,
  coupons,
  coins,
  orderCoins,
  earlyWithdrawals,
  afterSale,
  protection,
  exchangedProducts,
  launches,
  questions,
  disputes,
  versionsByCommands,
  promotions,
  promoSessions,
  promoReminders,
  suits,
  interest,
  newUser,
  prizes,
  giveaways,
  promotionReminders,
  limitsByLadder,
  dollMachine,
  deposits,
  draws,
  crowd,
  help,
  helpPassages,
  sharedLimits,
  unpaidCallers,
  comments,
  assistant,
  tickets,
  deliveredPayloads,
  dailyCounts,
  endedRequests,
  addressesOnce,
  ordersByGuestAndTime,
  latinNames,
  returnsReminded,
  addOns,
  riskSessions,
  birthdays,
  ticketMails,
  mailboxTurns,
  drawGifts,
  newcomerPlaces,
  runningSessions,
  moneyDifferences,
  operatorActs,
  operatorKeys,
  guestsByDevice,
  eventsByTime,
  sealedPrizes,
  searches,
  refundsByTime,
  dueRows,
];
