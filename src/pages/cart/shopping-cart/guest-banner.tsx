import { Link, Text } from '#design-system/index.ts';
import { shoppingCartText } from './text.ts';
import { href } from '#src/routing/href.ts';

const text = shoppingCartText.guest;

/** One line: what a log-in would do for this cart. */
export function GuestBanner() {
  return (
    <Text tone="muted">
      <Link href={href('/account/login', { redirect: href('/shopping-cart') })}>{text.action}</Link> {text.body}
    </Text>
  );
}
