import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Wizard } from './wizard.tsx';

afterEach(cleanup);

const wizard = (stepId: string, heading: string) => (
  <Wizard stepId={stepId} count={`Step ${stepId} of 5`} heading={heading} next={<button type="button">Next</button>}>
    <input aria-label="Answer" />
  </Wizard>
);

test('a wizard moves the focus to the heading of the next step', () => {
  const { rerender } = render(wizard('1', 'What comes back?'));
  expect(document.activeElement).toBe(document.body);
  rerender(wizard('2', 'What would you like?'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2 of 5: What would you like?' }));
});

test('a wizard leaves the focus where it is while the step is the same', () => {
  const { rerender } = render(wizard('2', 'What would you like?'));
  screen.getByRole('textbox').focus();
  rerender(wizard('2', 'What would you like instead?'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
