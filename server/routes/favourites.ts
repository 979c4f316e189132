import { favouritesPerAccount } from '#rules/limits.ts';
import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { addFavourite, listFavourites, removeFavourite } from '../shop/cart/favourites.ts';

export const favouriteRoutes = defineHandlers({
  listFavourites: async (request, shop) => ({
    list: await listFavourites(shop, requireProved(request.context), request.query.spu),
    max: favouritesPerAccount,
  }),
  addFavourite: async (request, shop) => {
    await addFavourite(shop, requireProved(request.context), request.body.spu);
    return {};
  },
  removeFavourite: async (request, shop) => {
    await removeFavourite(shop, requireProved(request.context), request.body.spu);
    return {};
  },
});
