import { errors } from '#openapi/errors.ts';
import type { PriceInput } from '#rules/prices.ts';
import { protectionFee, type ProtectionTerms } from '#rules/protection.ts';
import { decideProtection } from '#rules/protection-choice.ts';
import type { Problem } from '../pricing/line-problem.ts';
import type { MemberWallet } from '../pricing/wallet.ts';

/** Shipping protection of an order; `fee` in minor units is what it costs, chosen or not. */
export interface QuotedProtection {
  readonly isOffered: boolean;
  readonly isFree: boolean;
  readonly isActive: boolean;
  readonly fee: number;
}

interface ProtectionPart {
  /** What it adds to the price. */
  readonly input: Pick<PriceInput, 'protection'>;
  readonly problems: readonly Problem[];
  /** @param goods what is paid for the goods, in minor units */
  readonly quotedFor: (goods: number) => QuotedProtection;
}

/** @param terms of the way; undefined where protection is not offered */
export function quoteProtection(
  terms: ProtectionTerms | undefined,
  { requested, level }: { readonly requested: boolean; readonly level: MemberWallet['level'] },
): ProtectionPart {
  const { charged, ...decided } = decideProtection({ terms, requested, ...(level === undefined ? {} : { level }) });
  return {
    input: charged === undefined ? {} : { protection: charged },
    problems: requested && terms === undefined ? [notOffered] : [],
    quotedFor: (goods) => withFee(decided, terms, goods),
  };
}

const notOffered: Problem = { code: 'PROTECTION_NOT_OFFERED', message: errors.PROTECTION_NOT_OFFERED.message };

/** There is nothing to buy where nothing is paid for the goods. */
function withFee(
  decided: Omit<QuotedProtection, 'fee'>,
  terms: ProtectionTerms | undefined,
  goods: number,
): QuotedProtection {
  if (decided.isFree || terms === undefined) return { ...decided, fee: 0 };
  const fee = protectionFee(goods, terms);
  return fee === 0 ? { isOffered: false, isFree: false, isActive: false, fee } : { ...decided, fee };
}
