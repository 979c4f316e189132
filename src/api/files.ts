import { hostOrigin } from './page-setting.ts';
import { createSimpleRequest, type SimpleRequest } from './simple-request.ts';

/** The way to what is no operation of the shop: the files of its themes, and any other host by its whole address. */
export function openFiles(): SimpleRequest {
  return createSimpleRequest(hostOrigin('theme-host'), (request) => window.fetch(request));
}
