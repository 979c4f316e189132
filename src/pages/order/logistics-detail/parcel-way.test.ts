import { describe, expect, it } from 'vitest';
import type { components } from '#openapi/types.ts';
import { pauseBefore, placesOf, troubleOf, wayOf } from './parcel-way.ts';

type Order = components['schemas']['Order'];
type Shipment = components['schemas']['Shipment'];

const order = {
  status: 'PARTLY_SHIPPED',
  shippedTime: 1,
  totals: { grandTotal: { amount: 1, currency: 'USD' } },
} as Order;
const parcel = (status: Shipment['status'], ...times: number[]): Shipment => ({
  ...{ id: 'a', carrier: 'dhl', carrierName: 'DHL', trackingNo: '1', lines: [] },
  status,
  events: times.map((time) => ({ time, code: 'X', text: 'x' })),
});

describe('the way of one parcel of several', () => {
  it('is its own, whatever the others do', () => {
    expect(wayOf(order, parcel('IN_TRANSIT', 20, 10))).toMatchObject({ status: 'SHIPPED', shippedTime: 10 });
    expect(wayOf(order, parcel('DELIVERED', 10, 30))).toMatchObject({ status: 'DELIVERED', deliveredTime: 30 });
  });

  it('has not begun while there is a label alone', () => {
    const way = wayOf(order, parcel('LABEL_CREATED', 10));
    expect(way.status).toBe('PROCESSING');
    expect(way.shippedTime).toBeUndefined();
  });

  it('is that of the order before anything has left', () => {
    expect(wayOf(order, undefined)).toMatchObject({ status: 'PARTLY_SHIPPED', shippedTime: 1 });
  });
});

it('the places of a parcel are named once each time it comes there, in the order of its way', () => {
  const at = (time: number, location?: string) => ({ time, code: 'X', text: 'x', ...(location && { location }) });
  const events = [at(5, 'Oakland'), at(1, 'Reno'), at(2, 'Reno'), at(3), at(4, 'Sparks')];
  expect(placesOf({ events })).toEqual(['Reno', 'Sparks', 'Oakland']);
});

describe('a parcel that does not go on', () => {
  const lost = parcel('EXCEPTION', 10);
  const event = (code: string) => ({ time: 20, code, text: 'x' });

  it('is lost, or comes back', () => {
    expect(troubleOf(lost)).toBe('lost');
    expect(troubleOf({ ...lost, events: [event('RETURNING'), event('RETURNED')] })).toBe('returned');
    expect(troubleOf(parcel('IN_TRANSIT', 10))).toBeUndefined();
  });

  it('has no day', () => {
    const way = wayOf({ ...order, shippingMethod: { name: 'Standard', estTo: 30 } } as Order, {
      ...lost,
      estDeliveryFrom: 20,
      estDeliveryTo: 30,
    });
    expect(way.shippingMethod).toBeUndefined();
    expect(way.shipments?.[0]?.estDeliveryTo).toBeUndefined();
  });
});

describe('the pause before the page asks again', () => {
  it('doubles up to a quarter of an hour', () => {
    const pauses = [1, 2, 3, 5, 6, 40].map((answers) => pauseBefore({ status: 'SHIPPED' }, answers));
    expect(pauses).toEqual([30_000, 60_000, 120_000, 480_000, 900_000, 900_000]);
  });

  it('never ends once the parcel is there or will not come', () => {
    expect(pauseBefore({ status: 'DELIVERED' }, 1)).toBe(false);
    expect(pauseBefore({ status: 'CANCELLED' }, 1)).toBe(false);
  });
});
