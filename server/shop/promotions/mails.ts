import { flashMails } from './flash/mails.ts';

export const promotionMails = { ...flashMails };
