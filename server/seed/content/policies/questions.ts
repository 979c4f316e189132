import { dailyCoinCap } from '#rules/coin-tasks.ts';
import { day, minute } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import {
  answerCoins,
  answererCoolDown,
  answererLevel,
  answererUpheldReports,
  qaDailyLimits,
  qaEditWindow,
  qaLengths,
  qaMediaMax,
  qaPremoderated,
} from '#rules/qa-limits.ts';
import { sellers } from '#server/shop/market/seller.ts';

/** The rules for questions and answers in a market, the coins of an answer first. */
export const questionsText = (site: Site): string => `
| What | Coins |
| --- | --- |
| Your answer is published | ${answerCoins.shown} |
| Your answer is chosen as the best | ${answerCoins.best} more |
| Daily maximum, including tasks and check-ins | ${dailyCoinCap} |

## Who can ask and answer

Everyone can read. Members can ask up to ${qaDailyLimits.questions} questions a day. Members who own the light, and answerers, can answer up to ${qaDailyLimits.replies} times a day. The shop’s own answers carry its name. Every member can comment on answers, up to ${qaDailyLimits.comments} times a day. Comments don’t earn coins.

## What to write

Share what you know from using the light, in your own words. A question has ${qaLengths.title.min} to ${qaLengths.title.max} characters, an answer up to ${qaLengths.reply.max}, with up to ${qaMediaMax} pictures each. A comment has up to ${qaLengths.comment.max} characters.

- No order numbers or email addresses: we hide them.
- No advertising, no insults and nothing about other people.
- Nothing dangerous: no advice to open a lamp or to work on the mains.

Need help with an order? [Write to us](/support/policy?key=imprint).

## What we check before it’s published

A person reads each member’s first ${qaPremoderated} posts, and every post with a link or a picture, before they’re published. Until then, only you can see them.

## Editing and deleting

You can edit a question or an answer for ${qaEditWindow / minute} minutes, and delete it at any time. You can delete a comment, too. If you delete an answer, you lose the coins it earned.

## The best answer

The person who asked chooses the best answer, and can change their mind. Each question earns these coins once.

## Answerers

If you’ve reached Savvy level ${answererLevel} or own one of our lights, you can [become an answerer](/faq/answerer-guide). If we turn you down, you can apply again after ${answererCoolDown / day} days. If ${answererUpheldReports} of your answers are reported and removed, you’re no longer an answerer until we’ve reviewed it.

## When something is removed

Please report anything that breaks these rules. A person reviews every report. If we remove something you wrote, we’ll email you the reason and take back the coins it earned.

## If you disagree

Write to ${sellers[site].email} within 6 months. Someone who wasn’t involved in the decision will review it and answer within 14 days.
`;
