import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, Heading, ImageBox, Link, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useIsResolvingSession, useMember, useSite, useWithActors } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { nextOf, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { href } from '#src/routing/href.ts';
import { dayText } from '#src/widgets/moments.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { purchases } from '../parts/queries.ts';
import { warrantyText } from './text.ts';
import * as styles from '../parts/facts-page.css.ts';

type Purchase = components['schemas']['Purchase'];

const text = warrantyText.purchases;

const skeleton = <TextSkeleton label={text.loading} lines={3} />;

/** What the member has received of this model, and until when it is covered. Nothing of it is in the markup of the server. */
export function Purchases({ spu, titleId }: { spu: string; titleId: string }) {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  return (
    <Stack gap="m">
      <Heading level={2} id={titleId} tabIndex={-1}>
        {text.title}
      </Heading>
      {isMember ? <PurchaseList spu={spu} /> : isResolving ? skeleton : <LogInLine />}
    </Stack>
  );
}

function LogInLine() {
  const withActors = useWithActors();
  const logIn = () => {
    const { pathname, search } = window.location;
    withActors(({ session }) => session.send({ type: 'login.request', path: pathname + search }));
  };
  return (
    <Stack gap="s" align="start">
      <Text>{text.signedOut}</Text>
      <Button tone="outline" onClick={logIn}>
        {text.logIn}
      </Button>
    </Stack>
  );
}

function PurchaseList({ spu }: { spu: string }) {
  const found = useInfiniteQuery(purchases(useShop(), spu));
  const rows = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter();
  const showMore = () => {
    focusAfter(nextOf(() => rows.current?.querySelectorAll('li')));
    void found.fetchNextPage();
  };
  return (
    <QueryView query={found} waiting={skeleton}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        if (list.length === 0) {
          return (
            <Stack gap="xxs">
              <Text>{text.none}</Text>
              <Text tone="muted">{text.noneText}</Text>
            </Stack>
          );
        }
        return (
          <Stack gap="m" align="start">
            <ul ref={rows} className={styles.rows} aria-label={text.title}>
              {list.map((purchase) => (
                <PurchaseRow key={purchase.lineId} purchase={purchase} />
              ))}
            </ul>
            {found.hasNextPage && (
              <Button tone="outline" loading={found.isFetchingNextPage} onClick={showMore}>
                {text.more}
              </Button>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { orderNo, lineId, title, image, options, quantity, placedTime, isCovered } = purchase;
  const site = useSite();
  const variant = options.map(({ value }) => value).join(', ');
  const facts = [
    variant || title,
    ...(quantity > 1 ? [text.pieces(quantity)] : []),
    text.bought(dayText(placedTime, site)),
  ].join(' · ');
  return (
    <li className={styles.row}>
      <ImageBox picture={{ ...shopPicture(image), alt: '' }} ratio="square" sizes="64px" className={styles.thumbnail} />
      <div className={styles.rowWords}>
        <Text weight="medium" numbers>
          <EndOfWarranty purchase={purchase} />
        </Text>
        <Text size="small" tone="muted" numbers>
          {facts}
        </Text>
      </div>
      {isCovered && (
        <Link className={styles.way} href={href('/order/rma', { orderNo, lineId })} aria-label={text.claimFor(orderNo)}>
          {text.claim}
        </Link>
      )}
      <Link className={styles.way} href={href('/order/detail', { orderNo })}>
        {text.order(orderNo)}
      </Link>
    </li>
  );
}

function EndOfWarranty({ purchase: { warrantyEndTime, isCovered } }: { purchase: Purchase }) {
  const site = useSite();
  if (warrantyEndTime === undefined) return text.noEnd;
  const day = dayText(warrantyEndTime, site);
  return isCovered ? text.until(day) : text.ended(day);
}
