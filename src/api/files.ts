import { createSimpleRequest, type SimpleRequest } from './simple-request.ts';

/** The way to what lies on the shop's own host beside its operations. */
export function openFiles(): SimpleRequest {
  return createSimpleRequest(window.location.origin, (request) => window.fetch(request));
}
