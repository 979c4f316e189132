import type { ReactNode } from 'react';
import { ArtBroken } from '../../art/art-broken.tsx';
import { ArtNothingHere } from '../../art/art-nothing-here.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../state-page/state-page.tsx';
import { Frame, type FrameProps } from './frame.tsx';

/** Why the page is not shown, and the ways on. */
type Instead = { title: string; body: string; actions: ReactNode };

export type FrameHostProps =
  | (Omit<FrameProps, 'of' | 'ref'> & { phase: 'loading' | 'shown'; loadingLabel: string })
  /** Its host has to be agreed to first; nothing of it is loaded. */
  | (Instead & { phase: 'blocked' })
  /** It did not come, or does not let itself be framed. */
  | (Instead & { phase: 'failed' });

/** A foreign page inside the shop, or why it is not there. */
export function FrameHost(props: FrameHostProps) {
  if (props.phase === 'blocked') {
    const { phase: _, ...instead } = props;
    return <EmptyState art={<ArtNothingHere />} {...instead} />;
  }
  if (props.phase === 'failed') {
    const { phase: _, ...instead } = props;
    return <ErrorState art={<ArtBroken />} {...instead} />;
  }
  const { phase, loadingLabel, ...page } = props;
  return (
    <Stack gap="xs" aria-busy={phase === 'loading'}>
      {phase === 'loading' && (
        <Container>
          <Spinner label={loadingLabel} />
        </Container>
      )}
      <Frame of="page" {...page} />
    </Stack>
  );
}
