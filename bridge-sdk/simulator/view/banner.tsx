import { openNotification } from '../app/app-actions.ts';
import type { HostNotification } from '../../src/generated/types.ts';
import { Icon } from './icon.tsx';
import type { OfApp } from './use-store.ts';

/** A system notification; a tap opens its page. */
export function Banner({ app, notification }: OfApp & { readonly notification: HostNotification }) {
  return (
    <div className="banner" role="status">
      <button type="button" onClick={() => openNotification(app, notification)}>
        <Icon name="bell" />
        <span>
          <strong>Lampyris</strong>
          Opens {notification.path}
        </span>
      </button>
      <button type="button" aria-label="Put the notification away" onClick={() => app.change({ banner: undefined })}>
        <Icon name="close" />
      </button>
    </div>
  );
}
