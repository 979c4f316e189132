import type { Transport } from './client.ts';

/** Answers as `fetch` does. */
function responseOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(call.response, { status: call.status, headers });
}

/**
 * Sends a request and says how much of its body has left, which `fetch` does not.
 * @param onPart called with 0 to 1
 */
export const countedTransport =
  (onPart: (part: number) => void): Transport =>
  async (request) => {
    const { signal } = request;
    const body = await request.blob();
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.responseType = 'blob';
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onPart(loaded / total);
    });
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    return new Promise<Response>((resolve, reject) => {
      call.addEventListener('load', () => resolve(responseOf(call)));
      call.addEventListener('error', () => reject(new TypeError('The request has failed')));
      call.addEventListener('abort', () => reject(signal.reason));
      call.send(body);
    }).finally(() => signal.removeEventListener('abort', abort));
  };
