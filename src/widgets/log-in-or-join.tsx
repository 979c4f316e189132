import { Button, Inline, Link } from '#design-system/index.ts';
import { href } from '../routing/href.ts';

interface LogInOrJoinProps {
  readonly logIn: string;
  readonly join: string;
  /** The address of the page that asks for it: both ways lead back. */
  readonly thisPage: string;
}

/** The two ways of a guest to an account. */
export function LogInOrJoin({ logIn, join, thisPage }: LogInOrJoinProps) {
  return (
    <Inline gap="m" wrap>
      <Button asChild>
        <Link tone="plain" href={href('/account/login', { redirect: thisPage })}>
          {logIn}
        </Link>
      </Button>
      <Button asChild tone="outline">
        <Link tone="plain" href={href('/account/signUp', { redirect: thisPage })}>
          {join}
        </Link>
      </Button>
    </Inline>
  );
}
