import { favouritesPerAccount } from '#rules/limits.ts';
import { defineHandlers, memberOf } from '../contract/handler.ts';
import { addFavourite, listFavourites, removeFavourite } from '../shop/cart/favourites.ts';

export const favouriteRoutes = defineHandlers({
  listFavourites: async (request, shop) => ({
    list: await listFavourites(shop, memberOf(request).accountId, request.site),
    max: favouritesPerAccount,
  }),
  addFavourite: async (request, shop) => {
    await addFavourite(shop, memberOf(request).accountId, request.body.spu);
    return {};
  },
  removeFavourite: async (request, shop) => {
    await removeFavourite(shop, memberOf(request).accountId, request.body.spu);
    return {};
  },
});
