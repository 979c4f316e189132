import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Link, LinkProvider } from './link.tsx';

afterEach(cleanup);

test('a link renders the component of the LinkProvider', () => {
  render(
    <LinkProvider value={({ href, children }) => <a href={`${href}?site=GB`}>{children}</a>}>
      <Link href="/home">Home</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/home?site=GB');
});

test('an external link opens a new tab and keeps its address', () => {
  render(
    <LinkProvider value={() => <b>never</b>}>
      <Link href="https://carrier.example/1" external>
        Track
      </Link>
    </LinkProvider>,
  );
  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
