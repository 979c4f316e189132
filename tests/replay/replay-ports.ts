/** Fixed, because Playwright reads its configuration again in every worker. */
export const replayPort = 4660;

export const replayOrigin = `http://localhost:${replayPort}`;
