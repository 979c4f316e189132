import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectAttempt, selectPhase } from '#machines/video/selectors.ts';
import { remoteLog } from '../../api/browser-shop.ts';
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

test('one film that cannot be paused does not take the others down', () => {
  const log = vi.spyOn(remoteLog, 'pageError').mockReturnValue();
  const [dusk, dawn] = [videos.join('dusk'), videos.join('dawn')];
  const { letGo } = showFilm();
  dusk?.send({ type: 'video.play' });
  vi.mocked(HTMLMediaElement.prototype.pause).mockImplementationOnce(() => {
    throw new Error('a broken player');
  });
  dawn?.send({ type: 'video.play' });
  expect([dusk, dawn].map((film) => film && selectPhase(film.getSnapshot()))).toEqual(['paused', 'loading']);
  expect(log).toHaveBeenCalledOnce();
  letGo();
  for (const id of ['dusk', 'dawn']) videos.leave(id);
});

test('a film that the browser forbids to start stands still, and nobody hears of a fault', async () => {
  const film = videos.join('dusk');
  const { letGo } = showFilm();
  film?.send({ type: 'video.play' });
  film?.send({ type: 'media.paused' });
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('a tap is needed', 'NotAllowedError'));
  film?.send({ type: 'video.play' });
  await expect.poll(() => film && selectPhase(film.getSnapshot())).toBe('paused');
  letGo();
  videos.leave('dusk');
});
