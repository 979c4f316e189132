import { useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './notification-stack.css.ts';
import { useSwipe } from './use-swipe.ts';

export type NotificationTone = keyof typeof styles.dots;

export type NotificationItem = {
  id: string;
  tone: NotificationTone;
  message: string;
  action?: { label: string; onPress: () => void } | undefined;
  /** Called when a swipe dismissed the notice: it is gone after 300 ms. Without it the notice cannot be swiped. */
  onDismiss?: (() => void) | undefined;
};

export type NotificationStackProps = {
  label: string;
  items: readonly NotificationItem[];
  /** Called while a notice is hovered or focused: its timer pauses. */
  onPause: (id: string) => void;
  onResume: (id: string) => void;
};

function Notice({
  item,
  onPause,
  onResume,
}: { item: NotificationItem } & Pick<NotificationStackProps, 'onPause' | 'onResume'>) {
  const swipe = useSwipe(item.onDismiss);
  const pause = () => onPause(item.id);
  const resume = () => onResume(item.id);
  const cameFrom = useRef<Element | null>(null);
  const { action } = item;
  const press = () => {
    action?.onPress();
    // The button goes with its notice.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <li
      {...swipe}
      className={styles.item}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        pause();
      }}
      onBlur={resume}
    >
      <span className={classNames(styles.dot, styles.dots[item.tone])} aria-hidden="true" />
      {item.message}
      {action && (
        <button type="button" className={styles.action} onClick={press}>
          {action.label}
        </button>
      )}
    </li>
  );
}

/** Short notices 65 px below the top. Errors are announced immediately, others politely. */
export function NotificationStack({ label, items, ...clock }: NotificationStackProps) {
  const urgent = items.filter((item) => item.tone === 'critical');
  const calm = items.filter((item) => item.tone !== 'critical');
  return (
    <section className={styles.root} aria-label={label}>
      <ol className={styles.list} aria-live="assertive">
        {urgent.map((item) => (
          <Notice key={item.id} item={item} {...clock} />
        ))}
      </ol>
      <ol className={styles.list} aria-live="polite">
        {calm.map((item) => (
          <Notice key={item.id} item={item} {...clock} />
        ))}
      </ol>
    </section>
  );
}
