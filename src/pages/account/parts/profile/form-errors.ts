import type { FormError } from '#design-system/index.ts';
import { ShopApiError } from '#src/api/errors.ts';

/** What the server says of one field. */
export function problemAt(error: Error | null, field: string): string | undefined {
  return error instanceof ShopApiError ? error.fieldMessage(field) : undefined;
}

/** A refusal as its form says it: at the fields it names, else of the whole form. */
export function formErrorsOf(error: Error | null, ids: Readonly<Record<string, string>>): readonly FormError[] {
  if (!error) return [];
  const placed = Object.entries(ids).flatMap(([field, fieldId]) => {
    const message = problemAt(error, field);
    return message === undefined ? [] : [{ fieldId, message }];
  });
  return placed.length > 0 ? placed : [{ message: error.message }];
}
