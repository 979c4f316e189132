import { inject } from 'vitest';
import type { Engine } from '../db/schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    /** A file that is copied (SQLite) or the URL of a server whose database `lampyris_template` is (PostgreSQL). */
    template: string;
  }
}

/** The engine of the vitest project that runs the file. */
export const testEngine = (): Engine => inject('engine');
