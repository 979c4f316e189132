import { createSimpleRequest } from './simple-request.ts';

/** What lies on the shop's own host beside its operations. */
export const files = createSimpleRequest(window.location.origin, (request) => window.fetch(request));
