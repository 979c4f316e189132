import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type Ticket = components['schemas']['Ticket'];

/** Everything about tickets, so that a command has all of it read again. */
export const ticketsKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'tickets', ...rest);

/** Opens the tickets of an address without an account. */
export const ticketHeader = (key: string) => (key === '' ? {} : { 'ticket-key': key });

/** When people answer, and until when they answer what is written now. */
export const ticketDesk = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'ticket-desk'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/support/ticket/desk', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'ticket-desk')),
  });

export const ticketList = (shop: Shop, key: string, query: { readonly pageNo: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: ticketsKey(shop, 'list', key, query),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/support/ticket/list', { params: { query, header: ticketHeader(key) }, signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const ticketDetail = (shop: Shop, key: string, ticketNo: string) =>
  queryOptions({
    queryKey: ticketsKey(shop, 'detail', key, ticketNo),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/support/ticket/detail', {
          params: { query: { ticketNo }, header: ticketHeader(key) },
          signal,
        }),
      ),
    staleTime: 0,
  });
