import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconPlay, IconRefresh } from '../../icons/icons.ts';
import { dimming } from '../image-box/image-box.css.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './video-player.css.ts';

export type VideoPhase = 'poster' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** What drives a player: it decides when there is a video at all, and hears what the element does. */
export type VideoControl = {
  phase: VideoPhase;
  /** Another number is another loading of the file. */
  attempt: number;
  onPlay: () => void;
  onRetry: () => void;
  /** Gets the element when it comes and answers with what to do when it goes. */
  attach: (element: HTMLVideoElement) => () => void;
};

export type VideoPlayerProps = {
  control: VideoControl;
  /** What the video shows, for readers. */
  title: string;
  poster: Picture;
  /** The `sizes` of the poster. */
  sizes: string;
  ratio?: keyof typeof styles.ratios | undefined;
  /** Name of the button on the poster. */
  playLabel: string;
  loadingLabel: string;
  failedText?: string | undefined;
  retryText?: string | undefined;
  /** A video with sound has captions; one without captions is shown without sound. */
  captions?: { src: string; lang: string; label: string } | undefined;
};

type FilmProps = Pick<VideoPlayerProps, 'title' | 'captions'> & Pick<VideoControl, 'attach'>;

/** The element of one attempt: attached once, however often the page renders. */
function Film({ title, captions, attach }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const attachTo = useEffectEvent(attach);
  useEffect(() => {
    inheritFocus(element.current);
    return element.current ? attachTo(element.current) : undefined;
  }, []);
  const common = {
    ref: element,
    className: styles.video,
    'aria-label': title,
    controls: true,
    playsInline: true,
    tabIndex: 0,
  };
  if (!captions) return <video {...common} muted />;
  return (
    <video {...common}>
      <track default kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
    </video>
  );
}

/** Takes the focus over from the button that made way. */
function inheritFocus(element: HTMLElement | null) {
  if (element && element.ownerDocument.activeElement === element.ownerDocument.body) {
    element.focus({ preventScroll: true });
  }
}

/** A poster that becomes a video where it is tapped, and one place to tap again when the video does not come. */
export function VideoPlayer({
  control,
  title,
  poster,
  sizes,
  ratio = '16:9',
  playLabel,
  loadingLabel,
  failedText = 'Loading failed, please try again',
  retryText = 'Tap to retry',
  captions,
}: VideoPlayerProps) {
  const { phase, attempt, attach, onPlay, onRetry } = control;
  return (
    <div className={classNames(styles.root, styles.ratios[ratio])} role="group" aria-label={title} data-phase={phase}>
      <ImageBox className={styles.poster} picture={{ ...poster, alt: '' }} ratio="own" sizes={sizes} />
      {phase !== 'poster' && phase !== 'failed' && (
        <Film key={attempt} attach={attach} title={title} captions={captions} />
      )}
      {phase === 'poster' && (
        <button type="button" className={classNames(styles.cover, styles.asleep)} onClick={onPlay}>
          <span className={styles.badge}>
            <IconPlay size={32} label={playLabel} />
          </span>
        </button>
      )}
      {phase === 'loading' && (
        <span className={dimming}>
          <Spinner size={40} label={loadingLabel} />
        </span>
      )}
      {phase === 'failed' && (
        // The name is said again: browsers take none from words inside an alert.
        <button
          type="button"
          ref={inheritFocus}
          className={classNames(styles.cover, styles.failed)}
          aria-label={`${failedText} ${retryText}`}
          onClick={onRetry}
        >
          <span role="alert" className={styles.words}>
            <IconRefresh size={28} />
            <span>{failedText}</span> <span className={styles.retry}>{retryText}</span>
          </span>
        </button>
      )}
    </div>
  );
}
