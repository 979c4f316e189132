import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lampPicture } from '../../docs/lamps.ts';
import { ReviewCard } from './review-card.tsx';

afterEach(cleanup);

const review = {
  author: 'Ada L.',
  rating: { value: 4, label: '4 out of 5' },
  date: { text: '3 March', dateTime: '2026-03-03' },
  title: 'A warm corner',
  body: 'It makes\nthe reading chair mine.',
};

test('a review card shows author, stars, date and text', () => {
  render(<ReviewCard {...review} verified="Verified purchase" options="Bone" />);
  expect(screen.getByRole('heading', { level: 3, name: 'A warm corner' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '4 out of 5' })).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe('2026-03-03');
  expect(screen.getByText('Verified purchase')).toBeTruthy();
});

test('a picture of a review card is a button where it can be opened large', () => {
  const onPicture = vi.fn();
  const pictures = [lampPicture('reed', 'reed'), { ...lampPicture('dome', 'dome'), film: true }];
  render(<ReviewCard {...review} pictures={pictures} onPicture={onPicture} />);
  const [, film] = screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
  if (film) fireEvent.click(film);
  expect(onPicture).toHaveBeenCalledExactlyOnceWith(1);
  expect(film?.querySelector('img')).toBeNull();
});

test("a review card shows pictures and the shop's reply only where there are some", () => {
  const { rerender } = render(<ReviewCard {...review} />);
  expect([screen.queryByRole('list'), document.querySelector('blockquote')]).toEqual([null, null]);
  rerender(
    <ReviewCard
      {...review}
      pictures={[lampPicture('reed', 'reed')]}
      reply={{ author: 'Lampyris', text: 'Thank you!' }}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.querySelector('blockquote')?.textContent).toBe('LampyrisThank you!');
});
