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

test('a wizard shows its picture until there are answers', () => {
  const picture = <img src="/lamp.webp" alt="A lamp" />;
  const answers = { heading: 'Your answers so far', content: 'Ribbon S1' };
  const { rerender } = render(
    <Wizard stepId="1" count="Step 1 of 5" heading="What comes back?" next={null} picture={picture}>
      {null}
    </Wizard>,
  );
  expect(screen.getByRole('img', { name: 'A lamp' })).toBeDefined();
  rerender(
    <Wizard stepId="2" count="Step 2 of 5" heading="Why?" next={null} picture={picture} answers={answers}>
      {null}
    </Wizard>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('region', { name: 'Your answers so far' })).toBeDefined();
});
