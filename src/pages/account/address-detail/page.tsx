import { useQuery } from '@tanstack/react-query';
import { Container, Link, SkeletonForm, Stack } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { components } from '#openapi/types.ts';
import { safeReturnPath } from '#rules/urls.ts';
import { useIsResolvingSession, useMember, useNavigateTo } from '#src/actors/use-actors.ts';
import { addressDetail } from '#src/api/queries/address.ts';
import { addressListText } from '../parts/address-text.ts';
import { layoutText } from '#src/text/layout.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { SignedOut } from '#src/widgets/signed-out.tsx';
import { href } from '#src/routing/href.ts';
import { AddressEditor } from './address-editor.tsx';
import { beside, withSummary } from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { parcelScene } from '#src/widgets/scene-picture/scenes.ts';
import { withAddress } from '../parts/with-address.ts';

export default function AddressDetailPage() {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  return (
    <Container className={styles.page}>
      {isMember || isResolving ? (
        <div className={withSummary}>
          {isMember ? <AddressPage /> : <FormSkeleton />}
          <div className={classNames(beside, styles.wideOnly)}>
            <ScenePicture scene={parcelScene} shape="upright" />
          </div>
        </div>
      ) : (
        <SignedOut />
      )}
    </Container>
  );
}

function AddressPage() {
  const { query } = usePlace();
  const navigateTo = useNavigateTo();
  const id = query.get('id');
  const isChoosing = query.get('select') === '1';
  const back = safeReturnPath(query.get('back')) ?? href('/order/checkout');
  const listHref = isChoosing ? href('/account/address-list', { select: '1', back }) : href('/account/address-list');
  const found = useQuery({ ...addressDetail(useShop(), id ?? ''), enabled: id !== null });

  const editor = (address?: components['schemas']['Address']) => (
    <Stack gap="m">
      <div>
        <Link href={listHref}>{addressListText.title}</Link>
      </div>
      <AddressEditor
        key={address?.id ?? 'new'}
        address={address}
        onlyDeliverable={isChoosing}
        onSaved={(saved) => navigateTo(isChoosing ? withAddress(back, saved.id) : listHref, { replace: true })}
        onDeleted={() => navigateTo(listHref, { replace: true })}
      />
    </Stack>
  );
  if (id === null) return editor();
  return (
    <QueryView query={found} waiting={<FormSkeleton />}>
      {editor}
    </QueryView>
  );
}

function FormSkeleton() {
  return (
    <Stack loadingLabel={layoutText.loading}>
      <SkeletonForm fields={6} />
    </Stack>
  );
}
