import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ParcelStatus, parcelStatus } from '#rules/parcel-states.ts';
import type { CarrierEvent } from '#server/carriers/carrier.ts';
import { fates, journeyOf } from '#server/carriers/sandbox/journeys.ts';
import { signBody } from '#server/sandboxes/signature.ts';
import { engines } from './engines.ts';
import { type ParcelDesk, openParcelDesk } from './parcel-desk.ts';

const parcels = Math.max(200, Math.round(2_000 * inject('share')));
const hour = 3_600_000;

/** Chance that a run repeats. */
const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

const shuffled = <Item>(items: readonly Item[], chance: () => number): Item[] =>
  items
    .map((item) => ({ item, at: chance() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);

const naiveStatus: Readonly<Record<string, ParcelStatus>> = {
  LABEL_CREATED: 'LABEL_CREATED',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  DELIVERED: 'DELIVERED',
  LOST: 'EXCEPTION',
  RETURNING: 'EXCEPTION',
  RETURNED: 'EXCEPTION',
};

/** What a shop would say that believes whatever came last. */
const lastEventWins = (arrived: readonly CarrierEvent[]): ParcelStatus =>
  naiveStatus[arrived.at(-1)?.code ?? ''] ?? 'IN_TRANSIT';

describe.each(engines)(`what a carrier says about ${parcels} parcels, on %s`, (engine) => {
  let at: ParcelDesk;
  beforeAll(async () => {
    at = await openParcelDesk(engine);
  });
  afterAll(() => at.close());

  it('is never misread: twice, late, in any order, forged and lost', async () => {
    const chance = dice(7);
    const histories = new Map<string, CarrierEvent[]>();
    const arrivals: CarrierEvent[] = [];
    for (let index = 0; index < parcels; index += 1) {
      const trackingNo = await at.parcel(index);
      const fate = fates[index % fates.length] ?? 'ARRIVES';
      const way = journeyOf(fate, 'OUTBOUND');
      const steps = way.slice(0, 1 + Math.floor(chance() * way.length));
      let time = at.now() - 200 * hour;
      const history = steps.map((step, position) => {
        time += step.after * hour;
        return { eventId: `evt_${index}_${position}`, trackingNo, time, code: step.code, text: step.text };
      });
      histories.set(trackingNo, history);
      // One in ten is lost on its way, one in three comes twice.
      const sent = history.filter(() => chance() > 0.1);
      arrivals.push(...sent, ...sent.filter(() => chance() < 0.33));
    }
    const order = shuffled(arrivals, chance);
    const naive = new Map<string, CarrierEvent[]>();
    let forged = 0;
    for (const event of order) {
      naive.set(event.trackingNo, [...(naive.get(event.trackingNo) ?? []), event]);
      await at.receive(event);
      if (chance() > 0.02) continue;
      const lie = { ...event, eventId: `${event.eventId}_lie`, code: 'DELIVERED' };
      expect(await at.receive(lie, signBody('guess', JSON.stringify(lie), at.now()))).toBe('refused');
      forged += 1;
    }
    // What was lost is asked for.
    at.carrier.histories = histories;
    await at.trackAll();

    const standing = await at.standing();
    const wrong = [...histories].filter(([trackingNo, news]) => standing.get(trackingNo) !== parcelStatus(news));
    expect(wrong.map(([trackingNo]) => trackingNo)).toEqual([]);
    expect(standing.size).toBe(parcels);
    expect(forged).toBeGreaterThan(0);
    const delivered = [...histories.values()].filter((news) => parcelStatus(news) === 'DELIVERED').length;
    expect(await at.deliveredOrders()).toBe(delivered);
    expect(await at.eventsKept()).toBe([...histories.values()].reduce((sum, news) => sum + news.length, 0));

    const misread = [...histories].filter(
      ([trackingNo, news]) => lastEventWins(naive.get(trackingNo) ?? []) !== parcelStatus(news),
    );
    expect(misread.length, 'the control is misled, so the test would notice').toBeGreaterThan(parcels / 5);
  });
});
