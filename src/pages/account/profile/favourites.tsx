import { useQuery } from '@tanstack/react-query';
import { ArtNothingKept, Button, CartLineCard, EmptyState, Link } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { favourites } from '#src/api/queries/favourites.ts';
import { onceGone, pageTitle, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { layoutText } from '#src/text/layout.ts';
import { useKeep } from '#src/widgets/favourites/use-keep.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { profileText } from './text.ts';

const rowId = (spu: string | undefined): string => `favourite-${spu}`;

/** What the member keeps, the newest first, each at the price of today. */
export function Favourites() {
  const text = useText(profileText).favourites;
  const isOnline = useOnline();
  const focusAfter = useFocusAfter();
  const { mutate, isPending, variables } = useKeep();
  const found = useQuery(favourites(useShop()));

  return (
    <QueryView query={found} waiting={<TextSkeleton label={layoutText.loading} lines={5} />} withNote>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            art={<ArtNothingKept />}
            {...text.empty}
            actions={
              <Button asChild tone="outline">
                <Link href={href('/home/search')} tone="plain">
                  {text.shop}
                </Link>
              </Button>
            }
          />
        ) : (
          <ul aria-label={text.list}>
            {list.map(({ spu, title, image, product }, index) => {
              const promotion = product?.price?.promotion;
              const next = list[index + 1] ?? list[index - 1];
              return (
                <li key={spu} id={rowId(spu)} tabIndex={-1}>
                  <CartLineCard
                    title={title}
                    href={href('/product-detail', { spu })}
                    picture={{ ...shopPicture(image), alt: '' }}
                    price={priceParts(product?.price ?? null)}
                    notes={promotion && [{ text: promotion.text, tone: 'info' }]}
                    actions={
                      <Button
                        tone="quiet"
                        size="s"
                        flush
                        aria-label={text.removeOf(title)}
                        loading={isPending && variables.spu === spu}
                        disabled={!isOnline}
                        onClick={() => {
                          const gone = document.getElementById(rowId(spu));
                          focusAfter(onceGone(gone, () => document.getElementById(rowId(next?.spu)) ?? pageTitle()));
                          mutate({ spu, isKept: false });
                        }}
                      >
                        {text.remove}
                      </Button>
                    }
                  />
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryView>
  );
}
