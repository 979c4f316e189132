import { Suspense } from 'react';
import { Container } from '#design-system/index.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { href } from '#src/routing/href.ts';
import { statesText } from '#src/text/states.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';

const code = lateCode('recommended', () => import('#src/widgets/recommended.tsx').then((module) => module.Recommended));

/** For the server. */
export const loadOtherLights = code.load;

/** The address names no light that is sold: the way to all of them, and some that are. */
export function MissingProduct() {
  return (
    <>
      <MessagePage nothing="missing" {...statesText.noProduct} href={href('/home/search')} />
      <ErrorBoundary quiet onError={remoteLog.pageError}>
        <code.Guard>
          <Suspense>
            <Container>
              <code.Component title={statesText.meanwhile} scene="EMPTY" />
            </Container>
          </Suspense>
        </code.Guard>
      </ErrorBoundary>
    </>
  );
}
