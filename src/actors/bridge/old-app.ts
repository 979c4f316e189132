import { compareVersions, isVersion } from '#rules/versions.ts';
import type { Bridge } from '#bridge-sdk/src/index.ts';
import { pageSetting } from '../../api/page-setting.ts';
import { notedAppVersion } from '../../storage/noted-app.ts';
import type { Store } from '../../storage/store.ts';
import { inAppText } from '../../text/in-app.ts';
import type { Question } from '../dialogs/ask.ts';

/** Asks for an update of an app that is older than the shop needs, once for each version of it. */
export function noteOldApp(bridge: Bridge, store: Store, ask: (question: Question) => unknown): void {
  const oldest = pageSetting('oldest-app');
  if (!isVersion(oldest)) return;
  bridge.on('hostData', ({ appVersion = '' }) => {
    if (!isVersion(appVersion) || store.read(notedAppVersion) === appVersion) return;
    if (compareVersions(appVersion, oldest) >= 0) return;
    store.write(notedAppVersion, appVersion);
    ask({ kind: 'alert', message: inAppText.oldApp(appVersion, oldest) });
  });
}
