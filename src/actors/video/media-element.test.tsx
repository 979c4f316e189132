import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followMedia, playable, type MediaReport, type MediaSource } from './media-element.ts';

const webm = { src: '/film.webm', type: 'video/webm' };
const mp4 = { src: '/film.mp4', type: 'video/mp4' };
const sources: readonly MediaSource[] = [webm, mp4];

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
    type === 'video/mp4' ? 'maybe' : '',
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

function follow(from = 0, files = sources) {
  const element = document.createElement('video');
  const reports: MediaReport[] = [];
  const moved = vi.fn<(position: number) => void>();
  const release = followMedia(element, files, { from, moved, report: (type) => reports.push(type) });
  const happen = (...names: string[]) => {
    for (const name of names) element.dispatchEvent(new Event(name));
  };
  const stand = (facts: Partial<Record<'paused' | 'ended' | 'duration', boolean | number>>) => {
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  return { element, reports, moved, release, happen, stand };
}

test('the first file that the browser can play is played', () => {
  expect(playable(sources, (type) => type !== 'video/webm')).toBe(mp4);
  expect(playable(sources, () => true)).toBe(webm);
  expect(playable(sources, () => false)).toBeUndefined();
  expect(follow().element.getAttribute('src')).toBe('/film.mp4');
});

test('a film that no browser like this can play has failed', () => {
  expect(follow(0, [webm]).reports).toEqual(['media.failed']);
});

test('what the element does is reported in events of the machine', () => {
  const { reports, happen, stand } = follow();
  stand({ paused: false });
  happen('playing', 'waiting', 'progress', 'pause', 'error');
  stand({ ended: true });
  happen('pause', 'ended');
  expect(reports).toEqual([
    'media.playing',
    'media.waiting',
    'media.progressed',
    'media.paused',
    'media.failed',
    'media.ended',
    'media.ended',
  ]);
});

test('an element that was asked to pause meanwhile does not play', () => {
  const { reports, happen, stand } = follow();
  stand({ paused: true });
  happen('playing');
  expect(reports).toEqual([]);
});

test('a fresh element goes on where the film was, unless that is behind its end', () => {
  const { element, moved, happen, stand } = follow(12);
  stand({ duration: 12 });
  happen('loadedmetadata');
  expect(element.currentTime).toBe(0);
  stand({ duration: 30 });
  happen('loadedmetadata', 'timeupdate');
  expect(element.currentTime).toBe(12);
  expect(moved).toHaveBeenLastCalledWith(12);
});

test('a browser that wants another tap shows a paused film; any other reason is reported by the element', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('tap first', 'NotAllowedError'));
  const refused = follow();
  await expect.poll(() => refused.reports).toEqual(['media.paused']);
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new DOMException('gone', 'AbortError'));
  const aborted = follow();
  await Promise.resolve();
  expect(aborted.reports).toEqual([]);
});

test('an element that was let go is silent and loads nothing any more', () => {
  const { element, reports, release, happen } = follow();
  release();
  happen('error', 'pause');
  expect(reports).toEqual([]);
  expect(element.hasAttribute('src')).toBe(false);
});
