import { useEffect } from 'react';
import { Button, EmptyState, Spinner } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';

const text = {
  title: 'Log in with the app',
  body: 'The app will ask you to log in. This page then continues by itself.',
  useEmail: 'Use email instead',
} as const;

interface AppLogInProps {
  /** Where the shopper wants to be afterwards. */
  readonly goOn: string;
  readonly onEmail: () => void;
}

/** Inside an app its own log-in opens; this waits for what comes of it, and never leaves anybody waiting. */
export function AppLogIn({ goOn, onEmail }: AppLogInProps) {
  const withActors = useWithActors();
  useEffect(() => withActors(({ session }) => session.send({ type: 'login.request', path: goOn })), [withActors, goOn]);

  return (
    <EmptyState
      headingLevel={1}
      art={<Spinner size={32} />}
      title={text.title}
      body={text.body}
      actions={
        <Button tone="outline" onClick={onEmail}>
          {text.useEmail}
        </Button>
      }
    />
  );
}
