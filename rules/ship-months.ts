/** A month in which something is sent, such as 2027-05. */
export const shipMonthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The first instant of a month, epoch ms in UTC. @param month as `shipMonthPattern` has it */
export const monthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

const words = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** May 2027. */
export const shipMonthText = (month: string): string => words.format(monthStart(month));
