import { giveawayMails } from './giveaways/mails.ts';
import { interestMails } from './interest/mails.ts';
import { reminderMails } from './reminders/mails.ts';

export const promotionMails = { ...giveawayMails, ...interestMails, ...reminderMails };
