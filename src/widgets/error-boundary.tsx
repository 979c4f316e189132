import { Component, type ReactNode } from 'react';
import { ChunkError } from '../routing/chunk-error.ts';
import { statesText } from '../text/states.ts';
import { MessageBlock } from './message-block.tsx';
import { OfflinePage } from './offline-page.tsx';

interface Props {
  readonly children: ReactNode;
  /** Hears of every error that got here. */
  readonly onError?: (error: unknown) => void;
  /** A part that is not missed goes without a word. */
  readonly quiet?: boolean;
  /** What stands there in place of the message. */
  readonly instead?: ReactNode;
  /** Around all of a page, so that loading it again loses nothing that was typed beside it. */
  readonly isWholePage?: boolean;
}

interface State {
  readonly error: unknown;
}

/** Keeps a fault inside its part of the page and offers a way on: Retry, or Reload when code did not arrive. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Something was thrown') };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.quiet) return null;
    if (this.props.instead) return this.props.instead;
    if (error instanceof ChunkError && this.props.isWholePage && !navigator.onLine) return <OfflinePage />;
    if (error instanceof ChunkError) {
      const text = statesText.chunkFailed;
      return <MessageBlock {...text} body={text.bodies[error.fault]} onAction={() => window.location.reload()} />;
    }
    return <MessageBlock {...statesText.failed} onAction={() => this.setState({ error: undefined })} />;
  }
}
