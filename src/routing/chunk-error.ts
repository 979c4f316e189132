/** Why code of the shop is not here. */
export type ChunkFault = 'timeout' | 'missing' | 'error';

/** Code that did not arrive. A browser remembers a failed import, so only a reload helps for sure. */
export class ChunkError extends Error {
  readonly fault: ChunkFault;

  constructor(path: string, cause: unknown, fault: ChunkFault = faultOf(cause)) {
    super(`${path} could not be loaded: ${fault}`, { cause });
    this.name = 'ChunkError';
    this.fault = fault;
  }
}

function faultOf(cause: unknown): ChunkFault {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'timeout';
  return isScriptMissing() ? 'missing' : 'error';
}

/** An import does not say why it failed; what the requests of this document were answered with does. */
function isScriptMissing(): boolean {
  return performance
    .getEntriesByType('resource')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 404 && entry.name.endsWith('.js'));
}
