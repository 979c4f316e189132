import { EventEmitter, once } from 'node:events';

/** @returns what the first caller awaits until a second one is there, so that both have read before either writes */
export function meetingPoint(): () => Promise<void> {
  const callers = new EventEmitter();
  let readers = 0;
  return async () => {
    readers += 1;
    if (readers === 1) await once(callers, 'second');
    if (readers === 2) callers.emit('second');
  };
}
