import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Banner, Container, SkeletonForm, SplitCard } from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { layoutText } from '#src/text/layout.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import * as styles from '#src/widgets/page.css.ts';
import { entryPicture } from '../queries.ts';
import { credentialsText } from '../text/login.ts';

/**
 * The frame of login and registration. Whoever is, or becomes, a member goes on to `goOn`. The server renders what a guest
 * sees; a browser that keeps a token, or an app, waits until the session says who is here.
 */
export function LoginLayout({ goOn, children }: { goOn: string; children: ReactNode }) {
  const member = useMember();
  const isResolving = useIsResolvingSession();
  const isHydrated = useHydrated();
  const navigateTo = useNavigateTo();
  const { data: picture } = useQuery(entryPicture(useShop()));

  useEffect(() => {
    if (member !== null) navigateTo(goOn, { replace: true });
  }, [member, goOn, navigateTo]);

  return (
    <Container width="medium" className={styles.page}>
      <SplitCard picture={picture ? { ...shopPicture(picture), alt: '' } : undefined}>
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
      </SplitCard>
    </Container>
  );
}
