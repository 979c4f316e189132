import { cleanText } from '#rules/clean-text.ts';
import { billText } from './text.ts';

export const maxCompany = 100;
export const maxTaxId = 24;
const taxIdPattern = /^[0-9A-Za-z .-]{4,24}$/;

export interface Buyer {
  readonly company: string;
  /** Empty for a company that does not say. */
  readonly taxId: string;
}

export const trimmed = ({ company, taxId }: Buyer): Buyer => ({
  company: cleanText('line', company),
  taxId: cleanText('plain', taxId),
});

/** What keeps a company from standing on an invoice; both are trimmed. */
export function checkBuyer({ company, taxId }: Buyer): Partial<Buyer> {
  return {
    ...(company === '' ? { company: billText.company.nameMissing } : {}),
    ...(taxId === '' || taxIdPattern.test(taxId) ? {} : { taxId: billText.company.taxIdInvalid }),
  };
}
