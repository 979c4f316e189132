/**
 * True once a period is over: its end is the first instant that is no part of it, as for sales, sessions, coupons and the
 * time to pay. Both in epoch ms.
 */
export const isOver = (end: number, now: number): boolean => now >= end;
