import { inject } from 'vitest';
import type { Engine } from '../db/schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    /** The folder that has a folder of each template (SQLite), or the URL of the server that has a database of each (PostgreSQL). */
    templates: string;
  }
}

/** The engine of the vitest project that runs the file. */
export const testEngine = (): Engine => inject('engine');
