import { Banner, Button, EmptyState, Link, Stack } from '#design-system/index.ts';
import type { RevokeProblem } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { EarlierRevokes } from './earlier-revokes.tsx';
import { useText } from '#src/widgets/use-text.ts';

interface ImpossibleProps {
  readonly order: components['schemas']['Order'];
  /** What the server said when it was tried a moment ago. */
  readonly problem: RevokeProblem | null;
  readonly onAgain: () => void;
}

/** Why the order cannot be taken back here, what was done before, and what helps instead. */
export function Impossible({ order, problem, onAgain }: ImpossibleProps) {
  const text = useText(revokeText.impossible);
  return (
    <Stack gap="l">
      {problem && (
        <Banner tone="caution" title={revokeText.moved}>
          {problem.message}
        </Banner>
      )}
      <EmptyState
        headingLevel={1}
        title={text.title}
        body={text.why[order.status]}
        actions={
          <>
            <Button asChild>
              <Link href={href('/support/return-policy')} tone="plain">
                {text.returns}
              </Link>
            </Button>
            <Button asChild tone="outline">
              <Link href={contactHref({ orderNo: order.orderNo })} tone="plain">
                {text.contact}
              </Link>
            </Button>
            <Button tone="quiet" onClick={onAgain}>
              {text.again}
            </Button>
          </>
        }
      />
      <EarlierRevokes order={order} />
    </Stack>
  );
}
