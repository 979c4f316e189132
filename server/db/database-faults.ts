/** What the driver of PostgreSQL says of a connection that cannot be used; these have no code. */
const connectionMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/** Node's, of a server that is not there or went away. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/**
 * Of PostgreSQL, without class 08 (the connection): it is shut down or started, has no connection left, is read-only, its disk is
 * full, or a row or a statement took too long.
 */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300', '53400', '25006', '53100', '55P03', '57014']);

/** Of SQLite: the disk is full, cannot be written, or fails. */
const diskCodes = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True for whatever an engine itself says: its words are for its log, and mean nothing to people. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  (codeOf(error).startsWith('SQLITE_') || (/^[0-9A-Z]{5}$/.test(codeOf(error)) && 'severity' in error));

/** True for what SQLite says while another process writes. */
export const isSqliteBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** True where the connection to PostgreSQL failed, or was never there. */
export const isConnectionFault = (error: unknown): boolean => {
  const code = codeOf(error);
  if (socketCodes.has(code) || code.startsWith('08') || code.startsWith('57P0') || code === '53300') return true;
  return error instanceof Error && connectionMessages.some((message) => error.message.startsWith(message));
};

/**
 * True where the database cannot serve a request at the moment, and may a little later: it is busy, away, or must not be written. Nothing
 * is at fault with the request.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return isSqliteBusy(error) || isConnectionFault(error) || serverCodes.has(code) || diskCodes.test(code);
};
