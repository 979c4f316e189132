import { render, screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

const quiet = 4;

/** The modules of the drawn code as rows of 0 and 1, read back from the path of the picture. */
function modulesOf(url: string): readonly string[] {
  const { unmount } = render(<QrPicture url={url} />);
  const picture = screen.getByRole('img');
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]) - 2 * quiet;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  const runs =
    picture
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [];
  for (const [, x, y, length] of runs) {
    rows[Number(y) - quiet]?.fill('1', Number(x) - quiet, Number(x) - quiet + Number(length));
  }
  unmount();
  return rows.map((row) => row.join(''));
}

const fingerprint = (url: string) => createHash('sha256').update(modulesOf(url).join('\n')).digest('hex').slice(0, 16);
const linkOf = (bytes: number) => 'lampyris '.repeat(30).slice(0, bytes);

describe('the QR code of a link', () => {
  // Compared with an independent encoder; every length from 1 to 213 was also read back by jsQR 1.4.
  test.each([
    [25, 'https://shop.test/ö日本', '9e089a9cfa703ebc'],
    [29, 'https://shop.test/home/share?code=ABCD2345', 'f5de667b244a7ad4'],
    [33, 'https://shop.test/home/share?code=ABCD2345&spu=LM-DOME', '8d5740176fac2333'],
    [41, linkOf(100), '5f50b058af3609f5'],
    [57, linkOf(213), '7dac0a8626017557'],
  ])('has %i modules on a side and encodes %s', (size, url, expected) => {
    expect(modulesOf(url)).toHaveLength(size);
    expect(fingerprint(url)).toBe(expected);
  });

  test.each([
    [14, 21],
    [15, 25],
    [42, 29],
    [43, 33],
    [180, 53],
    [181, 57],
  ])('for %i bytes is as small as possible: %i modules', (bytes, size) => {
    expect(modulesOf(linkOf(bytes))).toHaveLength(size);
  });

  test.each([linkOf(214), '日'.repeat(72)])('is omitted for a link that is too long: %s', (url) => {
    const { container } = render(<QrPicture url={url} />);
    expect(container.innerHTML).toBe('');
  });
});
