import { useEffect, type ReactNode } from 'react';
import { Banner, SkeletonForm, SplitPage } from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { layoutText } from '#src/text/layout.ts';
import { hallScene } from '#src/widgets/scene-picture/entry-scenes.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { credentialsText } from './login-text.ts';
import * as styles from './login-layout.css.ts';

/** What one sees on coming home. */
const hall = shopPicture(hallScene);

interface LoginLayoutProps {
  readonly goOn: string;
  /** Whether the form is short enough for the picture on a phone. */
  readonly hasBand?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of login and registration. Whoever is, or becomes, a member goes on to `goOn`. The server renders what a guest
 * sees; a browser that keeps a token, or an app, waits until the session says who is here.
 */
export function LoginLayout({ goOn, hasBand, children }: LoginLayoutProps) {
  const member = useMember();
  const isResolving = useIsResolvingSession();
  const isHydrated = useHydrated();
  const navigateTo = useNavigateTo();

  useEffect(() => {
    if (member !== null) navigateTo(goOn, { replace: true });
  }, [member, goOn, navigateTo]);

  return (
    <div className={styles.page}>
      <SplitPage picture={hall} hasBand={hasBand}>
        {(isHydrated && isResolving) || member !== null ? (
          <div aria-busy aria-label={layoutText.loading} role="status">
            <SkeletonForm fields={2} />
          </div>
        ) : (
          <>
            <noscript>
              <Banner tone="caution">{credentialsText.needsScripts}</Banner>
            </noscript>
            {children}
          </>
        )}
      </SplitPage>
    </div>
  );
}
