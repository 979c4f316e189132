import { flashMails } from './flash/mails.ts';
import { interestMails } from './interest/mails.ts';

export const promotionMails = { ...flashMails, ...interestMails };
