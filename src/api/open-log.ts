import { openFiles } from './files.ts';
import { hostOrigin } from './page-setting.ts';
import { createRemoteLog, type RemoteLog } from './remote-log.ts';

/** The log of faults of this browser, which goes to the log host. */
export function openLog(): RemoteLog {
  const files = openFiles();
  const webLog = `${hostOrigin('log-host')}/web-log/v1/entry`;
  return createRemoteLog({
    // A beacon is sent even while the page is being left, and nobody waits for it.
    send: (entry) => {
      if (!navigator.sendBeacon(webLog, entry)) files.post(webLog, { data: JSON.parse(entry) }).catch(() => undefined);
    },
    href: () => window.location.href,
    now: () => Date.now(),
  });
}
