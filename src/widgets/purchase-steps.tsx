import { VisuallyHidden } from '#design-system/index.ts';
import { purchaseStepsText as text } from '../text/purchase-steps.ts';
import * as styles from './purchase-steps.css.ts';

const steps = ['details', 'payment', 'confirmation'] as const;

/**
 * Where a purchase is, in words above the forms that lead through it. No `StepIndicator`: its style would be shared with the
 * log-in, and so come with every page.
 */
export function PurchaseSteps({ current }: { current: 'details' | 'payment' }) {
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={text.label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'todo';
        return (
          <li key={step} className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
            {text.names[step]} <VisuallyHidden>{text.spoken[state]}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
