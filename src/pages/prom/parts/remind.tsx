import { lazy, Suspense, useState } from 'react';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { RemindButton, type RemindButtonProps } from './remind-button.tsx';

const RemindForm = lazy(() => import('./remind-form.tsx').then((module) => ({ default: module.RemindForm })));

type RemindProps = Pick<RemindButtonProps, 'subject' | 'title' | 'onMoved'> & {
  /** A mail is on its way to this member. */
  readonly isReminded: boolean;
};

/** The reminder that a page of one promotion offers, with the dialog that asks a guest for an address. */
export function Remind({ isReminded, ...about }: RemindProps) {
  const { subject, title } = about;
  const [isAsking, setIsAsking] = useState(false);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <RemindButton {...about} size="l" isAsked={isReminded || isSent} onAsk={() => setIsAsking(true)} />
      {isAsking && (
        <ErrorBoundary onError={remoteLog.pageError}>
          <Suspense fallback={null}>
            <RemindForm
              subject={subject}
              title={title}
              onClose={() => setIsAsking(false)}
              onSent={() => {
                setIsSent(true);
                setIsAsking(false);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
