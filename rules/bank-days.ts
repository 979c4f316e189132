/** How long banks usually take to show money that goes back: one figure for pages, mails and policies. */
export const bankDays = 'five working days';

/** Within how long the items of a return are looked at once they are here: one figure for the request, the policy and the help. */
export const checkDays = 'three working days';
