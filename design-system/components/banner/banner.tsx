import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconAlert, IconBulb, IconCheck, IconClose, IconInfo } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './banner.css.ts';

export type BannerTone = keyof typeof styles.tones;

const icons = {
  info: IconInfo,
  positive: IconCheck,
  caution: IconAlert,
  critical: IconAlert,
  brand: IconBulb,
} as const;

export type BannerProps = {
  tone: BannerTone;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  dismiss?: { label: string; onDismiss: () => void } | undefined;
};

const roleOf = (tone: BannerTone) => (tone === 'critical' ? 'alert' : 'status');

/** A message about the whole page or section. */
export function Banner({ tone, title, children, action, dismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.root, styles.tones[tone])} role={roleOf(tone)}>
      <Icon className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {dismiss && (
        <IconButton
          label={dismiss.label}
          icon={<IconClose size={20} />}
          className={styles.dismiss}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  );
}

/** A message in one line beside its subject. */
export function InlineMessage({ tone, children }: { tone: BannerTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <p className={classNames(styles.root, styles.inline, styles.inlineTones[tone])} role={roleOf(tone)}>
      <Icon size={20} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
