import type { components } from '#openapi/types.ts';

export interface RmaProps {
  readonly rma: components['schemas']['Rma'];
  /** Opens a guest's order. */
  readonly access: string | undefined;
}
