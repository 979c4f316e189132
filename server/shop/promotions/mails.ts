import { flashMails } from './flash/mails.ts';
import { giveawayMails } from './giveaways/mails.ts';
import { interestMails } from './interest/mails.ts';

export const promotionMails = { ...flashMails, ...giveawayMails, ...interestMails };
