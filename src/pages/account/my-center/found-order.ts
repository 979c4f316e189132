import type { components } from '#openapi/types.ts';

/** What the list says of an order, with the rest once the order itself is read. */
export type FoundOrder = components['schemas']['OrderCard'] & Partial<components['schemas']['Order']>;
