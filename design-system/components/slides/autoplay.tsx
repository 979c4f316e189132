import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { calm } from '../../foundations/media.ts';
import { IconPause, IconPlay } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NextSlide } from './next-slide.ts';

export type AutoplayProps = {
  /** How long a slide stays, ms. */
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
 * Moves slides on by itself, with the button that stops it. It never begins where motion is not wanted, and waits while a
 * pointer or the focus is on the slides, or nobody sees the page.
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
