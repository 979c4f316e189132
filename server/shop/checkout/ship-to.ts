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
): Promise<{ readonly to: Destination; readonly address?: AddressFields | undefined }> {
  if (addressId !== undefined) {
    const own = await readOwn(db, accountId, addressId);
    return { to: toDestination(own), address: own };
  }
  if (address === undefined) return { to: { country } };
  return { to: toDestination(address), address: fullAddress(address) };
}

/** An address that is typed as far as the house; what names the person may be missing. */
function fullAddress(draft: components['schemas']['AddressDraft']): AddressFields | undefined {
  const { line1, postcode, city = '' } = draft;
  if (!line1 || !postcode) return undefined;
  return { ...draft, firstName: '', lastName: '', phone: '', city, line1, postcode };
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

/** What decides price and promise of a delivery; what is empty counts as none. */
export function toDestination({ country, region, postcode }: Destination): Destination {
  return { country, ...(region && { region }), ...(postcode && { postcode }) };
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
