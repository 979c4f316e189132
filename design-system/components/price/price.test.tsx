import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './price.tsx';

afterEach(cleanup);

test('a reduced price announces the former one as such', () => {
  const { container } = render(<Price now="$79.99" was={{ text: '$99.99', spoken: 'Was' }} />);
  expect(container.textContent).toBe('$79.99Was $99.99');
  expect(container.querySelector('s')?.textContent).toBe('$99.99');
});

test('a regular price strikes nothing through', () => {
  const { container } = render(<Price now="$79.99" prefix="From" />);
  expect(container.textContent).toBe('From$79.99');
  expect(container.querySelector('s')).toBeNull();
});
