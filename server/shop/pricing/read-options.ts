import type { components } from '#openapi/types.ts';

/** The options of a variant, or of an order line as they were on the day of purchase, from their stored JSON. */
export function readOptions({ options }: { readonly options: string }): components['schemas']['OptionValue'][] {
  const stored: Record<string, string> = JSON.parse(options);
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}
