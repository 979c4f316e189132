import type { ProtectionTerms } from './protection.ts';
import { freeProtectionLevel } from './savvy-levels.ts';

/** What a shopper asked for, and who they are. */
export interface ProtectionChoice {
  /** The terms of the way; absent where protection is not offered. */
  readonly terms: ProtectionTerms | undefined;
  readonly requested: boolean;
  /** The level of the member; absent for a guest. */
  readonly level?: number;
}

/** Whether a parcel is protected and what is charged for it: nothing from level 4 on, where it needs no request. */
export function decideProtection({ terms, requested, level = 0 }: ProtectionChoice) {
  const isFree = terms !== undefined && level >= freeProtectionLevel;
  const isActive = isFree || (terms !== undefined && requested);
  return { isOffered: terms !== undefined, isFree, isActive, charged: isActive && !isFree ? terms : undefined };
}
