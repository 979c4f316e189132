import { StepIndicator } from '#design-system/index.ts';
import { purchaseStepsText as text } from '../text/purchase-steps.ts';
import * as columns from './columns.css.ts';

const steps = ['details', 'payment', 'confirmation'] as const;

/** Where a purchase is: above the forms that lead through it. */
export function PurchaseSteps({ current }: { current: 'details' | 'payment' }) {
  const at = steps.indexOf(current);
  return (
    <div className={columns.formWidth}>
      <StepIndicator
        label={text.label}
        steps={steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'todo';
          return { label: text.names[step], state, spoken: text.spoken[state] };
        })}
      />
    </div>
  );
}
