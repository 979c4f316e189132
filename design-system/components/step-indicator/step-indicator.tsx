import { classNames } from '../../foundations/class-names.ts';
import { IconCheck, IconClose } from '../../icons/icons.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './step-indicator.css.ts';

export type StepState = keyof typeof styles.marks;
export type Step = {
  label: string;
  state: StepState;
  /** The state for screen readers: "done". */
  spoken: string;
};

/** The current step of a flow of a few steps. */
export function StepIndicator({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.label} className={styles.step} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={classNames(styles.mark, styles.marks[step.state])} aria-hidden="true">
            {step.state === 'done' ? (
              <IconCheck size={16} />
            ) : step.state === 'failed' ? (
              <IconClose size={16} />
            ) : (
              index + 1
            )}
          </span>
          {step.label}
          <VisuallyHidden>{step.spoken}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
