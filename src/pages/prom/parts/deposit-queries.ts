import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export type DepositCampaign = components['schemas']['DepositCampaign'];
export type DepositReservation = components['schemas']['DepositReservation'];

/** Pieces go at any moment: what is left is asked for so often while somebody looks (ms). */
const freshFor = 30_000;

/** The key of everything about campaigns by deposit; what they sell is the same for everybody. */
const campaignKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey({ ...shop, member: null }, 'deposit', ...rest);

export const depositCampaigns = (shop: Shop) =>
  queryOptions({
    queryKey: campaignKey(shop, 'list'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/prom/early-bird/campaigns', { signal })),
    staleTime: 0,
    refetchInterval: freshFor,
  });

export const depositCampaign = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: campaignKey(shop, 'detail', id),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/prom/early-bird/campaign', { params: { query: { id } }, signal })),
    staleTime: 0,
    refetchInterval: freshFor,
  });

/** What the member has reserved; nobody asks for a guest. */
export const depositReservations = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'deposit', 'reservations'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/prom/early-bird/reservations', { signal })),
    enabled: shop.member !== null,
    staleTime: 0,
  });
