import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconPlay, IconRefresh } from '../../icons/icons.ts';
import { dimming } from '../image-box/image-box.css.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './video-player.css.ts';

export type VideoPhase = 'poster' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** The driver of a player: it decides when a video is mounted, and receives the events of its element. */
export type VideoControl = {
  phase: VideoPhase;
  /** A new number reloads the file. */
  attempt: number;
  onPlay: () => void;
  onRetry: () => void;
  /** Ref of the whole player, from its poster on. */
  watch?: ((element: HTMLElement | null) => (() => void) | undefined) | undefined;
  /** Called with the mounted element; returns the clean-up. */
  attach: (element: HTMLVideoElement) => () => void;
};

export type VideoPlayerProps = {
  control: VideoControl;
  /** The text alternative of the video. */
  title: string;
  poster: Picture;
  /** The `sizes` of the poster. */
  sizes: string;
  ratio?: keyof typeof styles.ratios | undefined;
  /** The name of the play button. */
  playLabel: string;
  loadingLabel: string;
  failedText?: string | undefined;
  retryText?: string | undefined;
  /** A video with sound has captions; one without captions is muted. */
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

/** Takes the focus from the removed play button. */
function inheritFocus(element: HTMLElement | null) {
  if (element && element.ownerDocument.activeElement === element.ownerDocument.body) {
    element.focus({ preventScroll: true });
  }
}

/** A poster that becomes a video when it is tapped, with a retry button after a failure. */
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
  const { phase, attempt, attach, watch, onPlay, onRetry } = control;
  return (
    <div
      ref={watch}
      className={classNames(styles.root, styles.ratios[ratio])}
      role="group"
      aria-label={title}
      data-phase={phase}
    >
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
        // The name is repeated: browsers compute no name from text inside an alert.
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
