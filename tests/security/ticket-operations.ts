/** The operations of tickets by who may call them, for the matrix of operations and callers. */
export const ticketOperations = {
  open: ['receiveTicketMail'],
  guests: [
    'getTicketDesk',
    'createTicket',
    'listTickets',
    'getTicket',
    'writeTicketMessage',
    'markTicketRead',
    'resolveTicket',
    'reopenTicket',
    'rateTicket',
    'confirmTicket',
    'uploadTicketMedia',
  ],
} as const;
