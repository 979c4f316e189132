import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of a processor. */
const rendering = 5;

/** What a shop would be that renders each page for whoever asks, and keeps it until somebody reads it: a control of attacks. */
createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end('{}');
    return;
  }
  request.resume();
  void pause(1).then(() => {
    const until = performance.now() + rendering;
    while (performance.now() < until);
    response.end(Buffer.alloc(400_000, `<p>${request.url}</p>`));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
