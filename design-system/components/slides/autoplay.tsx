import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { calm } from '../../foundations/media.ts';
import { IconPause, IconPlay } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NextSlide } from './next-slide.ts';

export type AutoplayProps = {
  /** How long a slide is shown, in milliseconds. */
  every?: number | undefined;
  pauseLabel: string;
  playLabel: string;
};

const onCalm = (changed: () => void) => {
  const reducedMotion = matchMedia(calm);
  reducedMotion.addEventListener('change', changed);
  return () => reducedMotion.removeEventListener('change', changed);
};

/**
 * Advances slides by itself, with a button that stops it. It does not start with reduced motion, and pauses while
 * the slides are hovered or focused, or the page is hidden.
 */
export function Autoplay({ every = 6_000, pauseLabel, playLabel }: AutoplayProps) {
  const next = use(NextSlide);
  const button = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<boolean>();
  const mayMove = useSyncExternalStore(
    onCalm,
    () => !matchMedia(calm).matches,
    () => false,
  );
  const plays = choice ?? mayMove;
  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(() => {
      const isRead = button.current?.closest('section')?.matches(':hover, :focus-within');
      if (!isRead && !document.hidden) next();
    }, every);
    return () => clearInterval(timer);
  }, [plays, every, next]);
  return (
    <IconButton
      ref={button}
      label={plays ? pauseLabel : playLabel}
      icon={plays ? <IconPause size={20} /> : <IconPlay size={20} />}
      onClick={() => setChoice(!plays)}
    />
  );
}
