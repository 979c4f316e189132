import type { components } from '#openapi/types.ts';
import type { Db } from '#server/db/schema.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { acceptAddress, type AddressFields } from '../address/accept-address.ts';
import { toFields } from '../address/address-book.ts';
import type { Destination } from '../pricing/price-lines.ts';

interface Choice<Given> {
  readonly addressId?: string;
  readonly address?: Given;
}

/** Where a quote is for: the chosen or typed address as far as it is known, else the country the visitor shops from. */
export async function findDestination(
  db: Db,
  accountId: string | undefined,
  { addressId, address }: Choice<components['schemas']['AddressDraft']>,
  country: string,
): Promise<Destination> {
  if (addressId !== undefined) return toDestination(await readOwn(db, accountId, addressId));
  return address === undefined ? { country } : toDestination(address);
}

/**
 * The full address an order is sent to.
 * @throws NOT_FOUND for an address of somebody else, ADDR_FIELD with the fields at fault, or when there is none
 */
export async function requireAddress(
  db: Db,
  accountId: string | undefined,
  { addressId, address }: Choice<AddressFields>,
): Promise<AddressFields> {
  if (addressId !== undefined) return acceptAddress(await readOwn(db, accountId, addressId), 'address', 'stored');
  if (address !== undefined) return acceptAddress(address, 'address');
  throw new ShopError('ADDR_FIELD', {
    fields: [{ path: 'address', rule: 'required', message: 'Address is required' }],
  });
}

/** What decides price and promise of a delivery; an empty region counts as none. */
export function toDestination({ country, region }: { country: string; region?: string }): Destination {
  return region === undefined || region === '' ? { country } : { country, region };
}

async function readOwn(db: Db, accountId: string | undefined, id: string): Promise<AddressFields> {
  if (accountId === undefined) throw new ShopError('NOT_FOUND');
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return toFields(row);
}
