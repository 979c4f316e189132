import { useSite } from '../actors/use-actors.ts';
import { inSpelling } from '../text/in-spelling.ts';

/** A table of texts in the spelling of the market. */
export function useText<Table extends object>(table: Table): Table {
  return inSpelling(table, useSite());
}
