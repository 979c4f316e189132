import { addressSchemaOf } from '#rules/address-schemas.ts';
import { checkAddress, normaliseAddress } from '#rules/addresses.ts';
import { addressesPerAccount } from '#rules/limits.ts';
import { defineHandlers, memberOf } from '../contract/handler.ts';
import {
  changeAddress,
  createAddress,
  deleteAddress,
  listAddresses,
  readAddress,
} from '../shop/address/address-book.ts';

export const addressRoutes = defineHandlers({
  listAddresses: async (request, shop) => ({
    list: await listAddresses(shop, memberOf(request).accountId, request.site),
    max: addressesPerAccount,
  }),
  getAddress: (request, shop) => readAddress(shop, memberOf(request).accountId, request.query.id, request.site),
  createAddress: (request, shop) => createAddress(shop, memberOf(request).accountId, request.body, request.site),
  changeAddress: (request, shop) =>
    changeAddress(shop, memberOf(request).accountId, request.body.id, request.body.address, request.site),
  deleteAddress: async (request, shop) => {
    await deleteAddress(shop, memberOf(request).accountId, request.body.id);
    return {};
  },
  getAddressSchema: async ({ query }) => addressSchemaOf(query.country),
  checkAddress: async ({ body }) => {
    const suggestion = normaliseAddress(body);
    const problems = checkAddress(suggestion);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, problems, suggestion };
  },
});
