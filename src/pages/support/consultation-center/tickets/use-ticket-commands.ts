import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { consultationText } from '../text.ts';
import { ticketHeader, ticketsKey, type Ticket } from './queries.ts';
import { ticketsHref } from './ticket-address.ts';

const path = '/app-mall/v1/support/ticket';
const text = consultationText.thread;

/** What a shopper does with a ticket at one press; what is on screen is read again after it, also after one that was refused. */
export function useTicketCommands(ticketNo: string, key: string) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const params = { header: ticketHeader(key) };
  const body = { ticketNo };
  const settled = {
    onError: (error: Error) => notify({ text: error.message, tone: 'warning' }),
    onSettled: () => data.invalidateQueries({ queryKey: ticketsKey(shop) }),
  } as const;

  const resolve = useMutation({
    mutationFn: () => unwrap(shop.client.POST(`${path}/resolve`, { body, params })),
    ...settled,
  });
  const reopen = useMutation({
    mutationFn: () => unwrap(shop.client.POST(`${path}/reopen`, { body, params })),
    ...settled,
  });
  const rate = useMutation({
    mutationFn: (rating: number) => unwrap(shop.client.POST(`${path}/rate`, { body: { ticketNo, rating }, params })),
    onSuccess: () => notify({ text: text.rating.thanks, tone: 'success' }),
    ...settled,
  });
  const confirm = useMutation({
    mutationFn: (mine: boolean) => unwrap(shop.client.POST(`${path}/confirm`, { body: { ticketNo, mine }, params })),
    onSuccess: (_, mine) => {
      notify({ text: mine ? text.confirm.confirmed : text.confirm.deleted, tone: 'success', duration: 4000 });
      if (!mine) navigateTo(ticketsHref);
    },
    ...settled,
  });
  const markRead = useMutation({
    mutationFn: () => unwrap(shop.client.POST(`${path}/read`, { body, params })),
    onSuccess: () => {
      data.setQueriesData<Ticket>(
        { queryKey: ticketsKey(shop, 'detail', key, ticketNo) },
        (ticket) => ticket && { ...ticket, unread: 0 },
      );
      return data.invalidateQueries({ queryKey: ticketsKey(shop, 'list') });
    },
  });
  const isBusy = resolve.isPending || reopen.isPending || confirm.isPending;
  return {
    isBusy,
    resolve: () => {
      if (!isBusy) resolve.mutate();
    },
    reopen: () => {
      if (!isBusy) reopen.mutate();
    },
    confirm: (mine: boolean) => {
      if (!isBusy) confirm.mutate(mine);
    },
    rate: (rating: number, onFailed: () => void) => rate.mutate(rating, { onError: onFailed }),
    markRead: () => markRead.mutate(),
  };
}

export type TicketCommands = ReturnType<typeof useTicketCommands>;
