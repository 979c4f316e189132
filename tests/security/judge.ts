import { type Check, checksOf } from '#server/contract/validators.ts';
import type { Operation } from '#server/contract/contract.ts';
import { type Asked, isForbidden } from './asking.ts';
import type { Answer } from './contract-api.ts';

const replyChecks = new Map<Operation, Check>();

/** Compiling a schema takes longer than a hundred requests. */
const replyCheck = (operation: Operation): Check => {
  const check = replyChecks.get(operation) ?? checksOf(operation).reply;
  replyChecks.set(operation, check);
  return check;
};

export type Fault = 'broken' | 'off the contract' | 'accepted what is forbidden' | 'told what is private';

/** What is wrong with an answer; nothing, for a shop that keeps its contract. */
export function judge(request: Asked, answer: Answer, privateWords: readonly string[]): Fault[] {
  const { operation, as } = request;
  const faults: Fault[] = [];
  if (answer.httpStatus >= 500 || answer.status >= 500) faults.push('broken');
  const isReply = answer.isEnvelope && answer.httpStatus < 300 && operation.reply !== undefined;
  if (isReply && replyCheck(operation)(JSON.parse(answer.raw)).length > 0) faults.push('off the contract');
  const accepted = answer.status === 200 || answer.status === 204;
  if (accepted && isForbidden(request)) faults.push('accepted what is forbidden');
  if (as !== 'member' && privateWords.some((word) => answer.raw.includes(word))) faults.push('told what is private');
  return faults;
}
