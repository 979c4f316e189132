import { defineHandlers } from '../contract/handler.ts';
import { countFile } from '../shop/support/tickets/count-limits.ts';
import { createTicket } from '../shop/support/tickets/create-ticket.ts';
import { confirmTicket } from '../shop/support/tickets/guests.ts';
import { listTickets } from '../shop/support/tickets/list-tickets.ts';
import { receiveSignedMail } from '../shop/support/tickets/mail-in/receive-webhook.ts';
import { readDesk } from '../shop/support/tickets/read-desk.ts';
import { readTicket } from '../shop/support/tickets/read-ticket.ts';
import {
  markTicketRead,
  rateTicket,
  reopenTicket,
  resolveTicket,
  writeTicketMessage,
} from '../shop/support/tickets/shopper-moves.ts';
import { openTicket, type TicketOpener } from '../shop/support/tickets/ticket-row.ts';
import { storeUpload } from '../shop/media/store-upload.ts';

const openerOf = ({
  context: { account },
  headers,
}: {
  readonly context: Pick<TicketOpener, 'account'>;
  readonly headers: { readonly 'ticket-key'?: string | undefined };
}): TicketOpener => ({ account, key: headers['ticket-key'] });

export const ticketRoutes = defineHandlers({
  getTicketDesk: ({ context }, shop) => Promise.resolve(readDesk(shop, context.site)),
  createTicket: ({ context, body, headers }, shop) =>
    createTicket(shop, context, body, { key: headers['idempotency-key'], ticketKey: headers['ticket-key'] }),
  listTickets: (request, shop) => listTickets(shop, openerOf(request), request.query),
  getTicket: async (request, shop) =>
    readTicket(shop, await openTicket(shop.db, request.query.ticketNo, openerOf(request))),
  writeTicketMessage: (request, shop) =>
    writeTicketMessage(shop, openerOf(request), request.body, request.headers['idempotency-key']),
  markTicketRead: async (request, shop) => {
    await markTicketRead(shop, openerOf(request), request.body.ticketNo);
    return {};
  },
  resolveTicket: (request, shop) => resolveTicket(shop, openerOf(request), request.body.ticketNo),
  reopenTicket: (request, shop) => reopenTicket(shop, openerOf(request), request.body.ticketNo),
  rateTicket: (request, shop) => rateTicket(shop, openerOf(request), request.body),
  confirmTicket: async ({ headers, body }, shop) => {
    await confirmTicket(shop, headers['ticket-key'], body);
    return {};
  },
  uploadTicketMedia: async ({ context, query: { draftId }, rawHeaders, rawStream }, shop) => {
    await countFile(shop, context.client.ip);
    const { 'content-length': length, 'content-type': contentType } = rawHeaders;
    return storeUpload(
      shop,
      { draftId },
      {
        source: rawStream,
        caller: context,
        contentType: typeof contentType === 'string' ? contentType : undefined,
        contentLength: typeof length === 'string' ? Number(length) : undefined,
      },
    );
  },
  receiveTicketMail: ({ context, rawStream, rawHeaders }, shop) =>
    receiveSignedMail(shop, { source: rawStream, headers: rawHeaders, ip: context.client.ip }),
});
