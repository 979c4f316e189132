import { ArtError, Button, ErrorState } from '#design-system/index.ts';
import type { ReactNode } from 'react';

export interface MessageBlockProps {
  readonly title: string;
  readonly body?: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly art?: ReactNode;
}

/** What stands where a part of a page failed: a sentence and a way on. */
export function MessageBlock({ title, body, action, onAction, art = <ArtError /> }: MessageBlockProps) {
  return <ErrorState art={art} title={title} body={body} actions={<Button onClick={onAction}>{action}</Button>} />;
}
