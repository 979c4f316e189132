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
| Your answer is shown | ${answerCoins.shown} |
| Your answer is marked as the best | ${answerCoins.best} more |
| The most on one day, with tasks and check-ins | ${dailyCoinCap} |

## Who asks and who answers

Everybody reads. Members ask, up to ${qaDailyLimits.questions} questions a day. Members who have received the light and answerers answer, up to ${qaDailyLimits.replies} times a day. What the shop says carries its name. Below an answer every member can comment, up to ${qaDailyLimits.comments} times a day; a comment brings no coins.

## What belongs here

What you know from your own use, in your own words. A question has ${qaLengths.title.min} to ${qaLengths.title.max} characters, an answer up to ${qaLengths.reply.max}, with up to ${qaMediaMax} pictures each. A comment has up to ${qaLengths.comment.max} characters.

- No order numbers and no e-mail addresses: we hide them.
- No advertising, no insults, nothing that is about somebody else.
- Nothing dangerous: no advice to open a lamp or to work on the mains.

Help with an order is not found here: [write to us](/support/policy?key=imprint).

## What we read first

The first ${qaPremoderated} texts of a member, and every text with a link or a picture, are read by a person before they are shown. Until then only you see them.

## Changing and deleting

You can edit a question or an answer for ${qaEditWindow / minute} minutes. After that you can delete it. A comment can be deleted. A deleted answer takes its coins along.

## The best answer

Who asked marks the best answer. The mark can be given to another answer. It brings coins once for each question.

## Answerers

Who is at Savvy level ${answererLevel} or has received a light from us can [become an answerer](/faq/answerer-guide). After a refusal you can apply again in ${answererCoolDown / day} days. When ${answererUpheldReports} of your answers were reported and taken away, you are no answerer any more until we have looked at it.

## When something is taken away

Report what breaks these rules. A person looks at it. If we take a text of yours away, we tell you why by e-mail, and its coins go back.

## If you disagree

Write to ${sellers[site].email} within 6 months. Somebody who was not part of the decision reads it again, and answers within 14 days.
`;
