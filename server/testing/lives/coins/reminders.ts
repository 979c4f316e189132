import type { Site } from '#rules/markets.ts';
import type { TestShop } from '../../test-shop.ts';
import { dayOf } from '../calendar.ts';
import type { MemberModel } from './member-model.ts';

/** A mail about coins that run out. */
export interface Reminder {
  readonly to: string;
  readonly coins: number;
  /** In words. */
  readonly lastDay: string;
}

/** '2028-02-29' as 'Tue, Feb 29, 2028', 'Tue 29 Feb 2028' or '2028/02/29'. */
function inWords(name: string, site: Site): string {
  if (site === 'JA') return name.replaceAll('-', '/');
  const [weekday = '', date, month, year] = new Date(name).toUTCString().split(' ');
  const isDayFirst = site === 'EU' || site === 'GB';
  return isDayFirst
    ? `${weekday.replace(',', '')} ${Number(date)} ${month} ${year}`
    : `${weekday} ${month} ${Number(date)}, ${year}`;
}

/** The mails that a member should get. */
export class ReminderModel {
  readonly #email: string;
  readonly #site: Site;
  readonly #isSent: boolean;
  /** The ends that were announced, with how long before. */
  readonly #announced = new Set<string>();

  constructor({ email, site }: { readonly email: string; readonly site: Site }, isSent: boolean) {
    this.#email = email;
    this.#site = site;
    this.#isSent = isSent;
  }

  /** What the job sends now: once for an end and a threshold, also where coins of the same end come later. */
  due(model: MemberModel, now: number): Reminder[] {
    return [7, 30].flatMap((days) =>
      model.remind(now, days).flatMap(({ end, coins }) => {
        const key = `${end} ${days}`;
        if (!this.#isSent || this.#announced.has(key)) return [];
        this.#announced.add(key);
        return [{ to: this.#email, coins, lastDay: inWords(dayOf(end - 1, model.zone), this.#site) }];
      }),
    );
  }
}

/** The mails about coins that the shop has queued at an instant. */
export async function readReminders(shop: TestShop, instant: number): Promise<Reminder[]> {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .where('created_at', '=', instant)
    .execute();
  return rows.flatMap(({ payload }) => {
    const { to, template, facts }: Queued = JSON.parse(payload);
    return template === 'coinsRunOut' ? [{ to, coins: facts.coins, lastDay: facts.lastDay }] : [];
  });
}

interface Queued {
  readonly to: string;
  readonly template: string;
  readonly facts: { readonly coins: number; readonly lastDay: string };
}
