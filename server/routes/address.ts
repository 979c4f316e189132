import { addressSchemaOf } from '#rules/address-schemas.ts';
import { addressesPerAccount } from '#rules/limits.ts';
import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import {
  changeAddress,
  createAddress,
  deleteAddress,
  listAddresses,
  readAddress,
} from '../shop/address/address-book.ts';

export const addressRoutes = defineHandlers({
  listAddresses: async (request, shop) => ({
    list: await listAddresses(shop, requireMember(request.context)),
    max: addressesPerAccount,
  }),
  getAddress: (request, shop) => readAddress(shop, requireMember(request.context), request.query.id),
  createAddress: (request, shop) => createAddress(shop, requireMember(request.context), request.body),
  changeAddress: (request, shop) =>
    changeAddress(shop, requireMember(request.context), request.body.id, request.body.address),
  deleteAddress: async (request, shop) => {
    await deleteAddress(shop, requireMember(request.context), request.body.id);
    return {};
  },
  getAddressSchema: async ({ query }) => addressSchemaOf(query.country),
});
