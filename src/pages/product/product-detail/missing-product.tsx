import { Container } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';

const text = {
  title: 'We can’t find this light',
  body: 'The link may be incomplete, or we no longer sell it. See others below.',
  action: 'See all lights',
} as const;

/** The address names no light that is sold: the way to all of them, and some that are. */
export function MissingProduct() {
  return (
    <>
      <MessagePage nothing="missing" {...text} href={href('/home/search')} />
      <Container>
        <Recommended title={statesText.meanwhile} scene="EMPTY" />
      </Container>
    </>
  );
}
