import { expect, it } from 'vitest';
import { className } from './class-names.ts';

it('is short, and the same for the server and for the browser', () => {
  expect(className({ hash: '1pix4wq0' })).toBe('lx4wq0');
  expect(className({ hash: '1pix4wq0' })).toBe('lx4wq0');
  expect(className({ hash: '1pix4wq1' })).toBe('lx4wq1');
});

it('is never that of another class', () => {
  className({ hash: '1abzzzz0' });
  expect(() => className({ hash: '1cdzzzz0' })).toThrow('would be called lzzzz0');
});
