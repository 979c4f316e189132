import { day } from './durations.ts';

/** Lengths of what a ticket holds, in characters after trimming. */
export const ticketLengths = { subject: { min: 3, max: 120 }, text: { min: 2, max: 4000 } } as const;

/** Pictures of one message. */
export const ticketMediaMax = 6;

/** New tickets of one day: of a member or an address, of a browser, of a network. */
export const ticketsPerDay = { person: 5, client: 8, network: 20 } as const;

/** Messages of a shopper about one ticket, on one day and in all. */
export const ticketMessages = { day: 30, all: 200 } as const;

/** Pictures that one network may send with tickets on one day. */
export const ticketFilesPerDay = 40;

/** What an address has to be proved within, before a ticket of a guest is forgotten (ms). */
export const ticketUnprovedLife = 7 * day;

/** Mails that one ticket takes on one day; more are a loop. */
export const ticketMailsPerDay = 30;

/** How long a closed ticket is kept (ms). */
export const ticketKeptFor = 730 * day;
