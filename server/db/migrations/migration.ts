import type { Engine } from '../schema.ts';

/**
 * One step of the schema. Statements are written in the SQL both engines share (`bigint`, `text`, `integer`,
 * `double precision`, partial indexes); `engine` is for the few that cannot be shared. A released step never changes.
 */
export interface Migration {
  name: string;
  statements: (engine: Engine) => readonly string[];
}
