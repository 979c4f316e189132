import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VideoPlayer, type VideoControl, type VideoPhase } from './video-player.tsx';

const poster = { alt: 'Panels', width: 800, height: 800, day: { src: '/day.webp' }, night: { src: '/night.webp' } };

function controlAt(phase: VideoPhase, attempt = 1) {
  const detach = vi.fn();
  return { phase, attempt, onPlay: vi.fn(), onRetry: vi.fn(), attach: vi.fn(() => detach), detach };
}

const player = (control: VideoControl, ratio?: '16:9' | '330:300') => (
  <VideoPlayer
    control={control}
    title="An evening on the wall"
    poster={poster}
    sizes="100vw"
    ratio={ratio}
    playLabel="Play the video"
    loadingLabel="Loading the video"
  />
);

const video = () => document.querySelector('video');

afterEach(cleanup);

describe('a video player', () => {
  test('shows its poster and loads nothing before a tap', async () => {
    const control = controlAt('poster', 0);
    render(player(control));
    expect(video()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(control.onPlay).toHaveBeenCalledOnce();
    expect(control.attach).not.toHaveBeenCalled();
  });

  test.each(['loading', 'playing', 'paused', 'ended'] as const)(
    'that is %s holds the video and nothing to tap',
    (phase) => {
      const control = controlAt(phase);
      render(player(control));
      expect(control.attach).toHaveBeenCalledWith(video());
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByRole('status', { name: 'Loading the video' }) !== null).toBe(phase === 'loading');
    },
  );

  test('that failed shows the message of the specification and one retry button [S2.video.04]', async () => {
    const control = controlAt('failed');
    render(player(control));
    const retry = screen.getByRole('button');
    expect(retry.textContent).toBe('Loading failed, please try again Tap to retry');
    expect(retry.getAttribute('aria-label')).toBe('Loading failed, please try again Tap to retry');
    expect(video()).toBeNull();
    await userEvent.click(retry);
    expect(control.onRetry).toHaveBeenCalledOnce();
  });

  test('detaches its element and attaches a new one for another attempt', () => {
    const first = controlAt('loading', 1);
    const { rerender } = render(player(first));
    const before = video();
    rerender(player(controlAt('playing', 1)));
    expect(first.detach).not.toHaveBeenCalled();
    const second = controlAt('loading', 2);
    rerender(player(second));
    expect(first.detach).toHaveBeenCalledOnce();
    expect(video()).not.toBe(before);
    expect(second.attach).toHaveBeenCalledWith(video());
  });

  test('moves the focus from the play button to the video', async () => {
    const { rerender } = render(player(controlAt('poster', 0)));
    expect(document.activeElement).toBe(document.body);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button'));
    rerender(player(controlAt('loading')));
    expect(document.activeElement).toBe(video());
    rerender(player(controlAt('failed')));
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('is 16:9 by default', () => {
    const { rerender } = render(player(controlAt('poster')));
    const shape = () => screen.getByRole('group', { name: 'An evening on the wall' }).className;
    const wide = shape();
    rerender(player(controlAt('poster'), '330:300'));
    expect(shape()).not.toBe(wide);
  });
});
