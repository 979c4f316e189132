/** What the pool of PostgreSQL says when no connection came free in time; it has no code. */
const noConnection = 'timeout exceeded when trying to connect';

/** True for what SQLite says while another process writes. */
export const isSqliteBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY');

/** True where the database was too busy for a request until its time was over: nothing was written, it may come again. */
export const isDatabaseBusy = (error: unknown): boolean =>
  isSqliteBusy(error) || (error instanceof Error && error.message === noConnection);
