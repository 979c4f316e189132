import { crowdMails } from './crowd/mails.ts';
import { depositMails } from './deposits/mails.ts';
import { drawMails } from './draws/mails.ts';
import { giveawayMails } from './giveaways/mails.ts';
import { interestMails } from './interest/mails.ts';
import { reminderMails } from './reminders/mails.ts';

export const promotionMails = {
  ...crowdMails,
  ...depositMails,
  ...drawMails,
  ...giveawayMails,
  ...interestMails,
  ...reminderMails,
};
