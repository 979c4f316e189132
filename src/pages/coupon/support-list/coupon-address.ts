import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type LocalCart, plainBuyType } from '#rules/cart-lines.ts';
import { unwrap } from '#src/api/envelope.ts';
import { couponKey } from '#src/api/queries/coupon.ts';
import type { Shop } from '#src/api/shop.ts';
import type { ReadProducts } from '#src/widgets/product-list/list-query.ts';
import { couponProducts } from '../parts/queries.ts';

const idPattern = /^[\w-]{1,40}$/;
/** More lines than a cart has. */
const mostPieces = 50;

/** Which coupon an address is about. */
export interface CouponRef {
  readonly couponId?: string;
  readonly templateId?: string;
}

/** The coupon of the address; undefined where it names none. */
export function couponRefOf(query: URLSearchParams): CouponRef | undefined {
  const of = (name: 'couponId' | 'templateId') => {
    const id = query.get(name);
    return id !== null && idPattern.test(id) ? { [name]: id } : {};
  };
  const ref = { ...of('couponId'), ...of('templateId') };
  return Object.keys(ref).length === 0 ? undefined : ref;
}

/** The selected plain lines of a guest's cart, as the server takes them. */
export const cartPieces = ({ lines, selected }: LocalCart): string[] =>
  lines
    .filter(({ id, buyType }) => buyType === plainBuyType && selected.includes(id))
    .slice(0, mostPieces)
    .map(({ sku, quantity }) => `${sku}:${quantity}`);

/** The head of the page: the coupon, and what of the cart counts for it. */
export const couponHead = (shop: Shop, ref: CouponRef, cart: readonly string[]) =>
  couponProducts(shop, { ...ref, ...(cart.length === 0 ? {} : { cart: [...cart] }), pageSize: 1 });

/** The products of a coupon, as a list of products reads them. */
export const productsOf =
  (ref: CouponRef): ReadProducts =>
  (shop, { q: _words, categoryId: _category, collection: _collection, ...filter }) =>
    queryOptions({
      // The products of a template are the same for everybody: who logs in has them already.
      queryKey: couponKey(ref.couponId === undefined ? { ...shop, member: null } : shop, 'eligible', ref, filter),
      queryFn: async ({ signal }) => {
        const query = { ...ref, ...filter };
        const { page } = await unwrap(
          shop.client.GET('/app-mall/v1/coupon/support-list', { params: { query }, signal }),
        );
        return page;
      },
      placeholderData: keepPreviousData,
    });
