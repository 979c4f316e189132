/** How long banks usually take to show money that goes back: one figure for pages, mails and policies. */
export const bankDays = 'five working days';
