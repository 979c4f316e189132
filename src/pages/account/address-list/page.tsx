import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  ArtNoAddress,
  Banner,
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  IconPlus,
  Inline,
  Link,
  SkeletonText,
  Stack,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { safeReturnPath } from '#rules/urls.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { onceGone, pageTitle, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { addressList } from '#src/api/queries/address.ts';
import { addressListText as text } from '../parts/address-text.ts';
import { layoutText } from '#src/text/layout.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountArea } from '#src/widgets/account-area/account-area.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { SignedOut } from '#src/widgets/signed-out.tsx';
import { href } from '#src/routing/href.ts';
import { AddressItem } from './address-item.tsx';
import { useMakeDefault } from './use-make-default.ts';
import * as styles from '#src/widgets/page.css.ts';
import { useDeleteAddress } from '../parts/use-delete-address.ts';
import { withAddress } from '../parts/with-address.ts';

type Address = components['schemas']['Address'];

const cardId = ({ id }: Address): string => `address-${id}`;

export default function AddressListPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const { query } = usePlace();
  const isChoosing = query.get('select') === '1';
  return (
    <Container width={isChoosing ? 'medium' : 'wide'} className={styles.page}>
      {isMember ? (
        <InArea isChoosing={isChoosing}>
          <Addresses isChoosing={isChoosing} />
        </InArea>
      ) : isResolving ? (
        <ListSkeleton />
      ) : (
        <SignedOut />
      )}
    </Container>
  );
}

/** Who chooses an address for the checkout is on the way there, not in the account. */
function InArea({ isChoosing, children }: { isChoosing: boolean; children: ReactNode }) {
  return isChoosing ? children : <AccountArea current={href('/account/address-list')}>{children}</AccountArea>;
}

function Addresses({ isChoosing }: { isChoosing: boolean }) {
  const shop = useShop();
  const { query } = usePlace();
  const navigateTo = useNavigateTo();
  const isOnline = useOnline();
  const found = useQuery(addressList(shop));
  const makeDefault = useMakeDefault();
  const { deleteAsked } = useDeleteAddress();
  const focusAfter = useFocusAfter();

  const removeAsked = (address: Address, next: Address | undefined) =>
    deleteAsked(address, () => {
      const gone = document.getElementById(cardId(address));
      focusAfter(onceGone(gone, () => (next && document.getElementById(cardId(next))) ?? pageTitle()));
    });

  return (
    <QueryView query={found} waiting={<ListSkeleton />}>
      {({ list, max }) => {
        const back = safeReturnPath(query.get('back')) ?? href('/order/checkout');
        const formHref = (id?: string) =>
          href('/account/address-detail', { id, ...(isChoosing && { select: 1, back }) });
        const isFull = list.length >= max;
        const add = isFull ? null : (
          <Button asChild tone={list.length === 0 || !isChoosing ? 'solid' : 'outline'}>
            <Link href={formHref()} tone="plain">
              <IconPlus size={20} />
              {text.add}
            </Link>
          </Button>
        );

        if (list.length === 0) {
          return <EmptyState headingLevel={1} art={<ArtNoAddress />} {...text.empty} actions={add} />;
        }
        return (
          <Stack gap="l">
            {isChoosing && <Link href={back}>{text.back}</Link>}
            <Inline justify="between" align="end" wrap>
              <Stack gap="xxs">
                <Heading level={1} tabIndex={-1}>
                  {isChoosing ? text.selectTitle : text.title}
                </Heading>
                <Text tone="muted">{text.lead}</Text>
              </Stack>
              <Inline gap="m">
                <Text size="small" tone="muted" numbers>
                  {text.count(list.length, max)}
                </Text>
                {add}
              </Inline>
            </Inline>
            {isFull && <Banner tone="info">{text.full(max)}</Banner>}
            <OfflineNote readAt={found.dataUpdatedAt} />
            <Grid as="ul" plan="pairs" aria-label={text.list}>
              {list.map((address, index) => (
                <li key={address.id} id={cardId(address)} tabIndex={-1}>
                  <AddressItem
                    address={address}
                    editHref={formHref(address.id)}
                    onChoose={
                      isChoosing ? () => navigateTo(withAddress(back, address.id), { replace: true }) : undefined
                    }
                    onDelete={() => void removeAsked(address, list[index + 1] ?? list[index - 1])}
                    onMakeDefault={() => makeDefault.mutate(address)}
                    isBusy={makeDefault.isPending && makeDefault.variables.id === address.id}
                    isOnline={isOnline}
                  />
                </li>
              ))}
              {list.length % 2 === 1 && (
                <li className={styles.wideOnly} aria-hidden="true">
                  <ArtNoAddress />
                </li>
              )}
            </Grid>
          </Stack>
        );
      }}
    </QueryView>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="l" loadingLabel={layoutText.loading}>
      <SkeletonText lines={4} />
      <SkeletonText lines={4} />
    </Stack>
  );
}
