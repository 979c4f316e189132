import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Link, LinkProvider } from './link.tsx';

afterEach(cleanup);

test('the link of the app is used everywhere', () => {
  render(
    <LinkProvider value={({ href, children }) => <a href={`${href}?site=GB`}>{children}</a>}>
      <Link href="/home">Home</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/home?site=GB');
});

test('a link out of the shop opens beside it and keeps its address as it is', () => {
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
