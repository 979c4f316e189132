import { StepIndicator } from '#design-system/index.ts';
import { signInText as text } from '#src/text/account.ts';

/** The three steps through a door, with the one that is on. */
export function DoorSteps({ label, names, current }: { label: string; names: readonly string[]; current: number }) {
  return (
    <StepIndicator
      label={label}
      steps={names.map((name, index) => {
        if (index === current) return { label: name, state: 'current', spoken: text.stepCurrent };
        return index < current
          ? { label: name, state: 'done', spoken: text.stepDone }
          : { label: name, state: 'todo', spoken: text.stepAhead };
      })}
    />
  );
}
