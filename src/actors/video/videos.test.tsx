import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectAttempt, selectPhase } from '#machines/video/selectors.ts';
import { videos } from './videos.ts';

const sources = [{ src: '/film.mp4', type: 'video/mp4' }];

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function showFilm() {
  const element = document.createElement('video');
  Object.defineProperty(element, 'duration', { value: 40 });
  return { element, letGo: videos.attach('dusk', element, sources) };
}

test('a tap on a film that failed at 12 s loads it again, and it goes on at 12 s [S2.video.05]', () => {
  const film = videos.join('dusk');
  const state = () => film && [selectPhase(film.getSnapshot()), selectAttempt(film.getSnapshot())];
  film?.send({ type: 'video.play' });
  const first = showFilm();
  first.element.currentTime = 12;
  first.element.dispatchEvent(new Event('timeupdate'));
  first.element.dispatchEvent(new Event('error'));
  expect(state()).toEqual(['failed', 1]);
  first.letGo();

  film?.send({ type: 'video.retry' });
  expect(state()).toEqual(['loading', 2]);
  const second = showFilm();
  expect(second.element.getAttribute('src')).toBe('/film.mp4');
  expect(second.element.currentTime).toBe(0);
  second.element.dispatchEvent(new Event('loadedmetadata'));
  expect(second.element.currentTime).toBe(12);
  second.letGo();
  videos.leave('dusk');
});
