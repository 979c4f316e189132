import type { ReactNode } from 'react';
import { ArtError } from '../../art/art-error.tsx';
import { ArtExternalPage } from '../../art/art-external-page.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../state-page/state-page.tsx';
import { Frame, type FrameProps } from './frame.tsx';

/** Why the page is not shown, and the possible actions. */
type Instead = { title: string; body: string; actions: ReactNode };

export type FrameHostProps =
  | (Omit<FrameProps, 'of' | 'ref'> & { phase: 'loading' | 'shown'; loadingLabel: string })
  /** Its host must be accepted first; nothing of it is loaded. */
  | (Instead & { phase: 'blocked' })
  /** It did not load, or refuses to be framed. */
  | (Instead & { phase: 'failed' });

/** An external page inside the shop, or the reason why it is not shown. */
export function FrameHost(props: FrameHostProps) {
  if (props.phase === 'blocked') {
    const { phase: _, ...instead } = props;
    return <EmptyState art={<ArtExternalPage />} {...instead} />;
  }
  if (props.phase === 'failed') {
    const { phase: _, ...instead } = props;
    return <ErrorState art={<ArtError />} {...instead} />;
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
