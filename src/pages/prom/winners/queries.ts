import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import type { DrawFile } from '#rules/draw.ts';
import { unwrap } from '#src/api/envelope.ts';
import { failureTexts, ShopApiError } from '#src/api/errors.ts';
import { unwrapFile } from '#src/api/file.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type Draw = components['schemas']['Winners'];
export type DrawCard = components['schemas']['DrawCard'];

const drawKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'draw', ...rest);

/** What is public of a draw; a member sees what a guest was shown until the own part comes. */
export const winners = (shop: Shop, handle: string, pageNo = 1) =>
  queryOptions({
    queryKey: drawKey(shop, handle, pageNo),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/winners', { params: { query: { handle, pageNo } }, signal })),
    placeholderData: keepGuestData(drawKey(shop, handle, pageNo)),
  });

/** A page of the draws of the market, those to come in front. */
export const draws = (shop: Shop, pageNo = 1) =>
  queryOptions({
    queryKey: drawKey({ ...shop, member: null }, 'list', pageNo),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/draw/list', { params: { query: { pageNo } }, signal })),
    placeholderData: keepPreviousData,
  });

/** What a draw is done again with. It comes when somebody asks for that: most only look who won. */
export const drawRules = () => import('#rules/draw.ts');

/** The file of a draw, which never changes. */
export const drawFile = (shop: Shop, handle: string) =>
  queryOptions({
    queryKey: shopKey({ ...shop, member: null }, 'draw file', handle),
    queryFn: async ({ signal }): Promise<DrawFile> => {
      const query = { handle };
      const file = await unwrapFile(
        shop.client.GET('/app-mall/v1/prom/draw/file', { params: { query }, parseAs: 'blob', signal }),
      );
      const draw = (await drawRules()).parseDrawFile(JSON.parse(await file.text()));
      if (!draw) throw new ShopApiError(failureTexts.parse, { kind: 'parse', status: 0 });
      return draw;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: false,
  });

/** Where the same file is for whoever wants to keep it; it needs no header. */
export const drawFileAddress = (handle: string): string =>
  `/app-mall/v1/prom/draw/file?${new URLSearchParams({ handle }).toString()}`;

/** What the page says of a draw, in the shape in which its file says it. */
export const publishedOf = ({ beacon, prizes, sealed, close, seedReveal, ...draw }: Draw): Partial<DrawFile> => {
  const { chainHash, publicKey, genesis, period, round } = beacon;
  const { seedCommit, root, count, randomness, signature } = draw;
  return {
    ...{ campaign: draw.handle, beacon: { chainHash, publicKey, genesis, period }, round, closeTime: close.time },
    ...{ seedCommit, prizes: prizes.map((prize) => ({ title: prize.title, count: prize.count })) },
    ...(root !== null && count !== null && sealed !== null && { root, count, rootTime: sealed.time }),
    ...(seedReveal !== null &&
      randomness !== null &&
      signature !== null && { seed: seedReveal, randomness, signature }),
  };
};
