import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { OrderEffect } from '#machines/order/types.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { OrderEvent } from '#rules/order-states.ts';
import type { ParcelStatus } from '#rules/parcel-states.ts';
import type { Beacon } from './beacons/beacon.ts';
import type { Carrier } from './carriers/carrier.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Db, Schema, Tx } from './db/schema.ts';
import type { LanguageModel } from './language-models/language-model.ts';
import type { EventNote } from './db/tables/orders.ts';
import type { MakeId } from './ids.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Promotions } from './shop/pricing/promotions.ts';
import type { ClaimableCoupon, HeldCoupon, MemberWallet } from './shop/pricing/wallet.ts';

/** Everything a function of the shop may reach; there are no globals. */
export interface ShopContext {
  readonly config: Config;
  readonly database: Database;
  /** Reads and single statements; use `withTransaction(shop, …)` for more than one. */
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: MakeId;
  readonly log: Logger;
  readonly payments: PaymentProvider;
  readonly carrier: Carrier;
  /** Whose numbers decide draws; without one no draw is set. */
  readonly beacon: Beacon | undefined;
  /** Writes replies of the assistant; without one it answers in the words of the help. */
  readonly languageModel: LanguageModel | undefined;
  /** Signs what leaves the server and must come back unchanged: payment states, mail links. */
  readonly tokenSecret: string;
  readonly operatorKey: string;
  readonly hooks: ShopHooks;
}

/**
 * The points where an area of `server/shop` continues in areas that it must not import. The area calls the hook inside
 * its own transaction; `server/shop/hooks.ts` says what follows.
 */
/** The promise of a page that a price will not be lowered. */
export interface PriceHold {
  /** The first instant without it, epoch ms. */
  readonly until: number;
  /** For operators: which page says so, and until when. */
  readonly reason: string;
}

export interface ShopHooks {
  readonly orderEffects: OrderEffectHandlers;
  /** The money of a refund has left for the shopper; a payment that came on top of another is no refund of an order. */
  readonly onRefundSettled: (
    shop: ShopContext,
    tx: Tx,
    order: Selectable<Schema['orders']>,
    refund: Selectable<Schema['refunds']>,
  ) => Promise<void>;
  /** All the money of an order has gone back, by the shop or by a bank, with the reason as its shopper reads it. */
  readonly onMoneyGone: (
    shop: ShopContext,
    tx: Tx,
    order: Selectable<Schema['orders']>,
    reason: string,
  ) => Promise<void>;
  /** The carrier has said something about a parcel that a shopper sends back. */
  readonly onReturnMoved: (
    shop: ShopContext,
    tx: Tx,
    order: Selectable<Schema['orders']>,
    parcel: ReturnParcel,
  ) => Promise<void>;
  /** A parcel with items that were not accepted has its number. */
  readonly onSentBack: (
    shop: ShopContext,
    tx: Tx,
    order: Selectable<Schema['orders']>,
    parcel: SentBackParcel,
  ) => Promise<void>;
  /** What a member can spend. */
  readonly wallets: WalletSource;
  /** What promotions grant, and what of it orders hold. */
  readonly promotions: Promotions;
  /** The prices of a market that pages promise not to lower at some time of a period (epoch ms, `to` excluded), by SKU. */
  readonly readPriceHolds: (
    shop: ShopContext,
    site: Site,
    period: { readonly from: number; readonly to: number },
  ) => Promise<ReadonlyMap<string, PriceHold>>;
  /** Nobody has claimed a prize in time; its piece is in the stock again. */
  readonly onPrizeExpired: (shop: ShopContext, tx: Tx, prize: Selectable<Schema['prizes']>) => Promise<void>;
  /** @returns what the coupons are called that the member now has */
  readonly onRegistered: (
    shop: ShopContext,
    tx: Tx,
    accountId: string,
    registration: { readonly shareCode?: string; readonly clientId: string; readonly ip: string },
  ) => Promise<string[]>;
  /** An address has been written into a member's book. */
  readonly onAddressWritten: (
    shop: ShopContext,
    tx: Tx,
    accountId: string,
    address: components['schemas']['AddressFields'],
  ) => Promise<void>;
}

interface WalletOwner {
  readonly accountId: string;
  readonly now: number;
}

/** Where coupons, coins and levels come from: the areas above pricing provide it, so that prices need none of them. */
export interface WalletSource {
  /** @param owner with coupons that are told about whatever became of them */
  read(db: Db, owner: WalletOwner & { readonly chosen?: readonly string[] }): Promise<MemberWallet>;
  /** What takes something off goods and asks for at most twice `goodsTotal` (minor units), one of each template. */
  readReachable(
    db: Db,
    owner: WalletOwner & { readonly site: Site; readonly goodsTotal: number },
  ): Promise<readonly HeldCoupon[]>;
  /** Coupons as their owner sees them, in the same order. */
  present(shop: ShopContext, coupons: readonly HeldCoupon[]): Promise<components['schemas']['UserCoupon'][]>;
  /** The coins that can be spent at this moment. */
  readCoins(db: Db, owner: WalletOwner): Promise<number>;
  /** The Savvy level at this moment. */
  readLevel(db: Db, owner: WalletOwner): Promise<number>;
  /** What can be claimed in a market now, without what the member holds. */
  readClaimable(
    shop: ShopContext,
    visit: { readonly site: Site; readonly now: number; readonly accountId?: string },
  ): Promise<readonly ClaimableCoupon[]>;
}

/** A parcel that brings items back to the shopper, by the reference that its label was asked for under. */
export interface SentBackParcel {
  readonly reference: string;
  /** As shoppers know it. */
  readonly carrierName: string;
  readonly trackingNo: string;
  readonly trackingUrl?: string;
}

/** A parcel on its way back, by the reference that its label was asked for under. */
export interface ReturnParcel {
  readonly reference: string;
  readonly status: ParcelStatus;
  readonly trackingNo: string;
}

/** The event that moved an order, and what the history notes about it. */
export interface OrderMoved {
  readonly event: OrderEvent;
  readonly note: EventNote;
}

/** Carries out one effect of the order machine, in the transaction of the move. */
export type OrderEffectHandler = (
  shop: ShopContext,
  tx: Tx,
  order: Selectable<Schema['orders']>,
  move: OrderMoved,
) => Promise<void>;

/** Why an effect has no handler; a handler that did nothing would look like one that works. */
export type NoHandler =
  | { readonly kind: 'already-done'; readonly where: string }
  | { readonly kind: 'nothing-yet'; readonly area: string };

/** One entry per effect of the machine: a new effect without one does not compile. */
export type OrderEffectHandlers = Readonly<Record<OrderEffect, OrderEffectHandler | NoHandler>>;
