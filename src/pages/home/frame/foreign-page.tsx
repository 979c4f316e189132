import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, FrameHost, Inline } from '#design-system/index.ts';
import { frameText as text } from './text.ts';
import { OpenOutside } from './open-outside.tsx';

/** How long a page may take before the way out is offered, ms. */
const loadTimeoutMs = 10_000;
/** Room for the bar on top and the strip above the frame, px. */
const above = 140;
const leastHeight = 320;

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

export interface ForeignPageProps {
  readonly title: string;
  readonly href: string;
  readonly host: string;
}

/**
 * The frame with the foreign page. A page that refuses to be framed or never comes says nothing to us: after ten seconds
 * without it the way out is offered instead.
 */
export function ForeignPage({ title, href, host }: ForeignPageProps) {
  const height = useSyncExternalStore(onResize, () => Math.max(leastHeight, window.innerHeight - above));
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'loading' | 'shown' | 'late'>('loading');

  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('late'), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  const retry = () => {
    setAttempt(attempt + 1);
    setPhase('loading');
  };
  if (phase === 'late') {
    return (
      <FrameHost
        phase="failed"
        title={text.late.title}
        body={text.late.body(host)}
        actions={
          <Inline gap="s" wrap justify="centre">
            <OpenOutside href={href} look="button" />
            <Button tone="outline" onClick={retry}>
              {text.late.retry}
            </Button>
          </Inline>
        }
      />
    );
  }
  return (
    <FrameHost
      key={attempt}
      phase={phase}
      title={title}
      src={href}
      height={height}
      loadingLabel={text.loading}
      onLoad={() => setPhase('shown')}
    />
  );
}
