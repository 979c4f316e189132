import { markets, type Site } from '#rules/markets.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { testClient } from '../../test-member.ts';
import type { TestShop } from '../../test-shop.ts';
import { adjustCoins } from '#server/shop/coins/adjust-coins.ts';
import { checkIn } from '#server/shop/coins/check-in.ts';
import { exchangeCoins } from '#server/shop/checkout/exchange-coins.ts';
import {
  clawBackCoins,
  grantOrderCoins,
  lockCoins,
  refundCoins,
  relockCoins,
  releaseOrderCoins,
  spendCoins,
  unlockCoins,
} from '#server/shop/coins/order-coins.ts';
import { readSummary } from '#server/shop/coins/read-summary.ts';
import { rewardReview } from '#server/shop/coins/reward-review.ts';
import { claimTask } from '#server/shop/coins/tasks/claim-task.ts';
import { dayOf, endOf, zones } from '../calendar.ts';
import { agree, refusalOf } from '../divergence.ts';
import { exchangeItem, lifeTasks } from './life-shop.ts';
import type { MemberModel, ModelOrder } from './member-model.ts';

export interface Member {
  readonly shop: TestShop;
  readonly accountId: string;
  readonly site: Site;
  readonly zone: string;
  readonly model: MemberModel;
  readonly chance: () => number;
}

/** How often a command is sent a second time. */
const repeated = 0.15;

/** A member who does something by chance, in the shop and in the model of it, and what both say about it. */
export class MemberLife {
  readonly accountId: string;
  readonly model: MemberModel;
  readonly #shop: TestShop;
  readonly #site: Site;
  readonly #chance: () => number;
  readonly #home: string;
  readonly #isSaver: boolean;
  #deviceZone: string;
  #count = 0;
  #exchanges = 0;

  constructor({ shop, accountId, site, zone, model, chance }: Member) {
    this.#shop = shop;
    this.accountId = accountId;
    this.#site = site;
    this.#home = zone;
    this.#deviceZone = zone;
    this.model = model;
    this.#chance = chance;
    this.#isSaver = chance() < 0.6;
  }

  get deviceZone(): string {
    return this.#deviceZone;
  }

  /** The member goes on a journey now and then, or comes home. */
  travel(): void {
    if (this.#deviceZone !== this.#home && this.#chance() < 0.1) this.#deviceZone = this.#home;
    else if (this.#chance() < 0.02) this.#deviceZone = this.#oneOf(zones);
  }

  /** Does one thing. @param isRegular whether it is a check-in in any case @throws Divergence */
  async act(isRegular: boolean): Promise<void> {
    this.model.expire(this.#now);
    const dice = isRegular ? 0 : this.#chance();
    if (dice < 0.35) await this.#checkIn();
    else if (dice < 0.5) await this.#claim();
    else if (dice < 0.55) await this.#review();
    else if (dice < (this.#isSaver ? 0.56 : 0.6)) await this.#exchange();
    else if (dice < 0.65) await this.#adjust();
    else if (dice < 0.7) await this.readSummary();
    else await this.#order();
    await this.compare();
  }

  /** Compares the balances and the zone. @throws Divergence */
  async compare(): Promise<void> {
    const row = await this.#shop.db
      .selectFrom('coin_accounts')
      .select(['available', 'pending', 'locked', 'time_zone as zone'])
      .where('account_id', '=', this.accountId)
      .executeTakeFirst();
    this.agreeOn(row);
  }

  /** @throws Divergence where a row of the account, if there is one, is not what the model says */
  agreeOn(row: { available: number; pending: number; locked: number; zone: string | null } | undefined): void {
    const { available = 0, pending = 0, locked = 0, zone = null } = row ?? {};
    const { model } = this;
    model.expire(this.#now);
    const expected = {
      available: model.available,
      pending: model.pending,
      locked: model.locked,
      zone: model.namedZone,
    };
    agree(this.#about('balance'), { available, pending, locked, zone }, expected);
  }

  /** Nobody spends coins after their end, though no job has come by yet. @throws Divergence */
  async spendTooMany(): Promise<void> {
    this.model.expire(this.#now);
    const order = { accountId: this.accountId, orderNo: this.#newNumber('X'), amount: this.model.available + 1 };
    const code = await refusalOf(this.#inTx((tx) => lockCoins(this.#shop, tx, order)));
    agree(this.#about('order of more than there is'), code, 'COIN_BALANCE');
  }

  get #now(): number {
    return this.#shop.clock.now();
  }

  get #caller(): ProvedContext {
    return {
      site: this.#site,
      country: markets[this.#site].countries[0],
      locale: 'en',
      account: { accountId: this.accountId, sessionId: '', familyId: '', isProved: true },
      orderKey: undefined,
      client: { ...testClient, type: 6, timeZone: this.#deviceZone },
    };
  }

  #about = (what: string): string => `${what} of ${this.accountId} at ${new Date(this.#now).toISOString()}`;
  #newNumber = (prefix: string): string => `${prefix}-${this.accountId}-${(this.#count += 1)}`;
  #upTo = (most: number): number => Math.floor(this.#chance() * (most + 1));
  #inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTransaction(this.#shop, 'relaxed', work);

  #oneOf<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#chance() * values.length)];
    if (value === undefined) throw new RangeError('No value to choose from');
    return value;
  }

  /** Runs a command, and sometimes once more with the same answer. */
  async #maybeTwice<T>(command: () => Promise<T>): Promise<T> {
    const answer = await command();
    if (this.#chance() < repeated) agree(this.#about('second answer'), await command(), answer);
    return answer;
  }

  async #checkIn(): Promise<void> {
    const { model } = this;
    const answer = await checkIn(this.#shop, this.#caller);
    model.hear(this.#deviceZone, this.#now);
    const expected = model.checkIn(this.#now);
    agree(
      this.#about('check-in'),
      answer && [answer.streak.days, answer.reward, answer.balance],
      expected && [expected.row, expected.reward, model.available],
    );
    if (this.#chance() < repeated)
      agree(this.#about('second check-in'), await checkIn(this.#shop, this.#caller), undefined);
  }

  /** Reads what is lit, when the day ends and what runs out next. @throws Divergence */
  async readSummary(): Promise<void> {
    const { model } = this;
    model.expire(this.#now);
    const { streak, expiring } = await readSummary(this.#shop, this.#caller);
    const zone = model.zoneAfter(this.#deviceZone, this.#now);
    agree(
      this.#about('summary'),
      [streak.days, streak.resetTime, expiring && [expiring.time, expiring.amount]],
      [model.litDays(this.#now, zone), endOf(dayOf(this.#now, zone), zone), model.nextEnd()],
    );
  }

  async #claim(): Promise<void> {
    const { model } = this;
    const { taskId, period, reward: full } = this.#oneOf(lifeTasks);
    const now = this.#now;
    const zone = model.zoneAfter(this.#deviceZone, now);
    const key = `${taskId} ${model.periodOf(period, now, zone)}`;
    const reward = model.fitting(full, now, zone);
    const claimed = claimTask(this.#shop, this.#caller, taskId);
    if (!model.claims.has(key) && reward === 0) {
      agree(this.#about('task on a full day'), await refusalOf(claimed), 'COIN_DAILY_CAP');
      return;
    }
    const answer = await claimed;
    model.hear(this.#deviceZone, now);
    agree(this.#about('task'), answer?.reward, model.claims.has(key) ? undefined : reward);
    if (!model.claims.has(key)) model.reward(reward, now);
    model.claims.add(key);
  }

  async #review(): Promise<void> {
    const hasPhoto = this.#chance() < 0.5;
    const review = { id: this.#newNumber('R'), account_id: this.accountId, order_no: 'ANY' };
    const media = hasPhoto ? '["photo"]' : '[]';
    await this.#maybeTwice(() => this.#inTx((tx) => rewardReview(this.#shop, tx, { ...review, media })));
    this.model.reward(this.model.fitting(hasPhoto ? 100 : 40, this.#now, this.model.zone), this.#now);
  }

  async #exchange(): Promise<void> {
    const { model } = this;
    const { itemId, cost, perUser } = exchangeItem(this.#site);
    const key = this.#newNumber('E');
    const exchange = () => exchangeCoins(this.#shop, this.#caller, { itemId }, key);
    const refusal =
      this.#exchanges >= perUser ? 'COIN_EXCHANGE_LIMIT' : cost > model.available ? 'COIN_BALANCE' : undefined;
    if (refusal !== undefined) {
      agree(this.#about('exchange'), await refusalOf(exchange()), refusal);
      return;
    }
    const answer = await this.#maybeTwice(exchange);
    model.hear(this.#deviceZone, this.#now);
    model.consume(cost);
    this.#exchanges += 1;
    agree(this.#about('balance after an exchange'), answer.balance, model.available);
  }

  async #adjust(): Promise<void> {
    const { model, accountId } = this;
    const isGift = this.#chance() < 0.5;
    const amount = 1 + this.#upTo(isGift ? 200 : this.#isSaver ? 20 : model.available);
    const command = adjustCoins(this.#shop, { accountId, change: isGift ? amount : -amount, reason: 'By hand' });
    if (!isGift && amount > model.available) {
      agree(this.#about('correction'), await refusalOf(command), 'COIN_BALANCE');
      return;
    }
    const balance = await command;
    if (isGift) model.add(amount, this.#now);
    else model.consume(amount);
    agree(this.#about('corrected balance'), balance, model.available);
  }

  async #order(): Promise<void> {
    const order = this.#chance() < 0.35 ? undefined : this.model.orders.at(-1 - this.#upTo(11));
    if (!order) await this.#place();
    else if (order.state === 'PLACED') await (this.#chance() < 0.6 ? this.#pay(order) : this.#close(order));
    else if (order.state === 'CLOSED') await (this.#chance() < 0.3 ? this.#pay(order) : this.#close(order));
    else if (order.state === 'PAID' && this.#chance() < 0.5) await this.#complete(order);
    else await this.#refund(order);
  }

  async #place(): Promise<void> {
    const { model, accountId } = this;
    // Who spends little has coins left that run out.
    const most = this.#isSaver ? Math.floor(model.available / 100) : model.available + 20;
    const order = { accountId, orderNo: this.#newNumber('O'), amount: this.#upTo(most) };
    const isCovered = model.place(order.orderNo, order.amount) !== undefined;
    const lock = () => this.#inTx((tx) => lockCoins(this.#shop, tx, order));
    if (isCovered) await this.#maybeTwice(lock);
    else agree(this.#about('order'), await refusalOf(lock()), 'COIN_BALANCE');
  }

  async #close(order: ModelOrder): Promise<void> {
    await this.#maybeTwice(() => this.#inTx((tx) => unlockCoins(this.#shop, tx, order.orderNo)));
    this.model.close(order, this.#now);
  }

  async #pay(order: ModelOrder): Promise<void> {
    const { accountId } = this;
    const { orderNo } = order;
    const amount = this.#upTo(400);
    const isHeld = await this.#maybeTwice(() =>
      this.#inTx(async (tx) => {
        const isLocked = order.state === 'PLACED' || (await relockCoins(this.#shop, tx, orderNo));
        if (!isLocked) return false;
        await spendCoins(this.#shop, tx, orderNo);
        await grantOrderCoins(this.#shop, tx, { accountId, orderNo, amount });
        return true;
      }),
    );
    agree(this.#about('coins of a payment'), isHeld, this.model.pay(order, amount));
  }

  async #complete(order: ModelOrder): Promise<void> {
    await this.#maybeTwice(() => this.#inTx((tx) => releaseOrderCoins(this.#shop, tx, order.orderNo)));
    this.model.complete(order, this.#now);
  }

  /** Some pieces come back: coins that were spent go back, coins that were earned are taken. */
  async #refund(order: ModelOrder): Promise<void> {
    const { orderNo } = order;
    const refNo = this.#newNumber('B');
    // At times more than is left to give back, and more than there is to take.
    const back = this.#upTo(1.2 * order.parts.reduce((sum, { amount }) => sum + amount, 0));
    const taken = this.#upTo(this.#isSaver ? 30 : 150);
    const shortfall = await this.#maybeTwice(() =>
      this.#inTx(async (tx) => {
        await refundCoins(this.#shop, tx, { orderNo, amount: back, refNo });
        return clawBackCoins(this.#shop, tx, { orderNo, amount: taken, refNo });
      }),
    );
    this.model.refund(order, back, this.#now);
    const expected = order.hasEarned ? this.model.clawBack(order, taken) : 0;
    agree(this.#about('shortfall'), shortfall, expected);
  }
}
