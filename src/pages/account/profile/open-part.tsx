import { lazy, Suspense } from 'react';
import { Heading, Link, SkeletonText, Stack } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { href } from '#src/routing/href.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { profileText } from './text.ts';
import { AvatarSetting } from './avatar-setting.tsx';
import { EmailSetting } from './email-setting.tsx';
import { PasswordForm } from './password-form.tsx';
import { Person } from './person.tsx';
import * as styles from './profile.css.ts';
import type { ProfilePart } from './profile-parts.ts';
import { ShopSettings } from './shop-settings.tsx';
import type { UserInfo } from './use-change-profile.ts';

const Privacy = lazy(() => import('./privacy.tsx').then((module) => ({ default: module.Privacy })));
const Favourites = lazy(() => import('./favourites.tsx').then((module) => ({ default: module.Favourites })));
const Topics = lazy(() => import('./topics.tsx').then((module) => ({ default: module.Topics })));
const SavedCards = lazy(() => import('./saved-cards.tsx').then((module) => ({ default: module.SavedCards })));
const Sessions = lazy(() => import('./sessions.tsx').then((module) => ({ default: module.Sessions })));

interface OpenPartProps {
  /** Undefined where the address names none: a wide screen opens the first one beside the list. */
  readonly part: ProfilePart | undefined;
  readonly info: UserInfo;
}

/** One part of the profile, under its own heading. */
export function OpenPart({ part, info }: OpenPartProps) {
  const text = useText(profileText);
  const shown = part ?? 'details';
  return (
    <Stack gap="l" className={classNames(styles.part, part === undefined && styles.behind)}>
      <div className={styles.back}>
        <Link href={href('/profile')}>{text.title}</Link>
      </div>
      <Heading level={part === undefined ? 2 : 1} look={2} tabIndex={-1}>
        {text.parts[shown].label}
      </Heading>
      <Stack gap="xl">
        <ErrorBoundary>
          <Suspense fallback={<SkeletonText lines={5} />}>
            <Forms part={shown} info={info} />
          </Suspense>
        </ErrorBoundary>
      </Stack>
    </Stack>
  );
}

function Forms({ part, info }: { part: ProfilePart; info: UserInfo }) {
  switch (part) {
    case 'details':
      return (
        <>
          <Person info={info} />
          <AvatarSetting info={info} />
        </>
      );
    case 'favourites':
      return <Favourites />;
    case 'password':
      return (
        <>
          <EmailSetting info={info} />
          <PasswordForm />
        </>
      );
    case 'devices':
      return <Sessions />;
    case 'cards':
      return <SavedCards />;
    case 'preferences':
      return <ShopSettings info={info} />;
    case 'emails':
      return <Topics />;
    case 'privacy':
      return <Privacy info={info} />;
  }
}
