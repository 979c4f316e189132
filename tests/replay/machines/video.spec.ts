import { videoModel } from '#machines/video/model.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { keepAtFirst, knownMarket } from '../browser/kept.ts';
import { setNetwork } from '../browser/view.ts';
import { replay } from '../replay.ts';
import { sendTo } from '../running-machine.ts';
import { inBrowser, payloadOf, type Stage } from '../stage.ts';

const online = { id: 'film', isOnline: true };
const offline = { id: 'film', isOnline: false };

const wantsToPlay = (snapshot: AnyMachineSnapshot) => snapshot.matches('loading') || snapshot.matches('playing');
const hasElement = (snapshot: AnyMachineSnapshot) => !snapshot.matches('poster') && !snapshot.matches('failed');

/** The film of the home page. Its file never comes: the element is told what it would tell. */
const stage: Stage<{ readonly isLeading: boolean }> = {
  model: inBrowser(videoModel, { inputs: [online, offline] }),
  around: {
    // Leading is the film that was started last: it alone is asked to pause, and has the turn when the network is back.
    start: () => ({ isLeading: false }),
    after: ({ isLeading }, { candidate, before, after }) => {
      const { type, isTurn } = payloadOf(candidate);
      const { isOnline } = before.context;
      if (type.startsWith('media.') && !hasElement(before)) return undefined;
      if (type === 'network.wentOffline' && !isOnline) return undefined;
      if (type === 'network.wentOnline' && (isOnline || isTurn !== isLeading)) return undefined;
      if (type === 'video.pause') return isLeading ? { isLeading: false } : undefined;
      return { isLeading: isLeading || (!wantsToPlay(before) && wantsToPlay(after)) };
    },
  },
  beyond: {},
  play: async ({ page, machine }) => {
    const film = page.locator('video');
    await page.route(/\/media\/videos\//, () => undefined);
    /** An element that is told to play says later that it waits; what it is told meanwhile would come before that. */
    const waiting = (work: () => Promise<unknown>) => machine.hears('media.waiting', work);
    const send = (event: string) =>
      film.evaluate((element, name) => void element.dispatchEvent(new Event(name)), event);
    const pause = () =>
      film.evaluate((element: HTMLVideoElement) => {
        if (element.paused) element.dispatchEvent(new Event('pause'));
        else element.pause();
      });
    return {
      open: async ({ input }) => {
        if (input === offline)
          await page.addInitScript(() => void Object.defineProperty(navigator, 'onLine', { value: false }));
        await keepAtFirst(page, knownMarket);
        await page.goto('/home');
        // The machine comes when the film comes near the screen.
        await page.getByRole('button', { name: 'Play video' }).scrollIntoViewIfNeeded();
        await machine.runUntilStarted();
      },
      acts: {
        'video.play': ({ candidate, before }) =>
          waiting(() =>
            before.matches('poster')
              ? page.getByRole('button', { name: /^Play/ }).click()
              : // A film that is loaded is played by its own controls; a page may do it, too.
                machine.send(candidate.event),
          ),
        'video.retry': () => waiting(() => page.getByRole('button', { name: /^Loading failed/ }).click()),
        'video.pause': async () => {
          await sendTo(page, 'videoGroup', Object.assign({ type: 'video.joined' }, { id: 'another film' }));
          await sendTo(page, 'video', { type: 'video.play' }, 1);
        },
        'network.wentOffline': () => setNetwork(page, 'offline'),
        'network.wentOnline': ({ before, after }) => {
          const comeBack = () => setNetwork(page, 'online');
          return before.matches('failed') && after.matches('loading') ? waiting(comeBack) : comeBack();
        },
        'media.playing': async () => {
          const isPaused = await film.evaluate((element: HTMLVideoElement) => element.paused);
          // Nobody waits for the file, which never comes.
          const play = (element: HTMLVideoElement) => void element.play().catch(() => undefined);
          if (isPaused) await waiting(() => film.evaluate(play));
          await send('playing');
        },
        'media.paused': pause,
        'media.ended': async () => {
          // At its end an element pauses first.
          await film.evaluate((element) => {
            Object.defineProperty(element, 'ended', { value: true, configurable: true });
            element.addEventListener('pause', () => Reflect.deleteProperty(element, 'ended'), { once: true });
          });
          await pause();
        },
        'media.waiting': () => send('waiting'),
        'media.progressed': () => send('progress'),
        'media.failed': () => send('error'),
      },
    };
  },
};

replay(stage);
