import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { AddressFields } from '../address/accept-address.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import type { CartShop } from '../cart/cart-fixture.ts';

type Request = components['schemas']['CreateOrderRequest'];
type Line = components['schemas']['MergeLine'];

export const californian: AddressFields = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+1 510 555 0101',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};
export const berliner: AddressFields = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+49 30 23125 101',
  country: 'DE',
  city: 'Berlin',
  line1: 'Kastanienallee 1',
  postcode: '10435',
};
export const tokyoite: AddressFields = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+81 3 1234 5678',
  country: 'JP',
  region: 'JP-13',
  city: 'Shibuya',
  line1: '1-2-3',
  postcode: '150-0001',
};

const londoner: AddressFields = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+44 20 7946 0101',
  country: 'GB',
  city: 'London',
  line1: '1 Lantern Yard',
  postcode: 'E1 6QL',
};
const torontonian: AddressFields = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+1 416 555 0101',
  country: 'CA',
  region: 'ON',
  city: 'Toronto',
  line1: '1 Foundry Lane',
  postcode: 'M5A 3C4',
};

/** Where a shopper of each market has things sent. */
export const homes: Readonly<Record<Site, AddressFields>> = {
  US: californian,
  EU: berliner,
  GB: londoner,
  CA: torontonian,
  JA: tokyoite,
};

export interface Visit {
  readonly site?: string;
  readonly address?: AddressFields;
  readonly member?: TestMember;
  readonly clientId?: string;
  /** The address that the call comes from. */
  readonly ip?: string;
  readonly key?: string;
}

/** A shopper's way through the checkout, shortened: quote, then order. */
export function checkoutOf({ api }: CartShop) {
  const at = ({ site = 'US', member, clientId = 'a-guest', ip }: Visit) => ({
    ...(ip === undefined ? {} : { ip }),
    site,
    clientId,
    ...(member === undefined ? {} : { token: member.token }),
  });
  const quote = (
    lines: Line[] | undefined,
    visit: Visit = {},
    more: Partial<components['schemas']['PreviewRequest']> = {},
  ) => {
    const { country, region } = visit.address ?? californian;
    const address = region === undefined ? { country } : { country, region };
    return api.ok('previewOrder', {
      ...at(visit),
      body: { source: 'CART', address, ...(lines === undefined ? {} : { lines }), ...more },
    });
  };
  const create = (lines: Line[] | undefined, quoteHash: string, visit: Visit = {}, more: Partial<Request> = {}) =>
    api.call('createOrder', {
      ...at(visit),
      key: visit.key ?? randomUUID(),
      body: {
        source: 'CART',
        quoteHash,
        address: visit.address ?? californian,
        shippingMethod: 'STANDARD',
        payMethod: 'CARD',
        ...(visit.member === undefined ? { email: 'ola@lampyris.test' } : {}),
        ...(lines === undefined ? {} : { lines }),
        ...more,
      },
    });
  const order = async (lines: Line[] | undefined, visit: Visit = {}, more: Partial<Request> = {}) => {
    const { quoteHash } = await quote(lines, visit);
    return create(lines, quoteHash, visit, more);
  };
  return { quote, create, order };
}
