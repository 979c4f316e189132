import { href } from './href.ts';

/** Where the seller of the market says how to reach it: who needs a person for an order writes an e-mail. */
export const contactAddress = `${href('/support/policy', { key: 'imprint' })}#reaching-us`;
