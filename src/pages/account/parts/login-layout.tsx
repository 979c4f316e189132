import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Container, SkeletonForm, SplitCard } from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { homeLayout } from '#src/api/queries/home.ts';
import { layoutText } from '#src/text/layout.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import * as styles from '#src/widgets/page.css.ts';

/** The frame of login and registration. Whoever is, or becomes, a member goes on to `goOn`. */
export function LoginLayout({ goOn, children }: { goOn: string; children: ReactNode }) {
  const member = useMember();
  const isResolving = useIsResolvingSession();
  const navigateTo = useNavigateTo();
  const { data } = useQuery(homeLayout(useShop()));
  const hero = data?.blocks.find((block) => block.type === 'HERO')?.data.heroes[0];

  useEffect(() => {
    if (member !== null) navigateTo(goOn, { replace: true });
  }, [member, goOn, navigateTo]);

  return (
    <Container width="medium" className={styles.page}>
      <SplitCard picture={hero && { ...shopPicture(hero.image), alt: '' }}>
        {isResolving || member !== null ? (
          <div aria-busy aria-label={layoutText.loading} role="status">
            <SkeletonForm fields={2} />
          </div>
        ) : (
          children
        )}
      </SplitCard>
    </Container>
  );
}
