import { Banner, Link } from '#design-system/index.ts';
import { shoppingCartText } from '../../text.ts';
import { href } from '#src/routing/href.ts';

const text = shoppingCartText.guest;

export function GuestBanner() {
  return (
    <Banner
      tone="brand"
      title={text.title}
      action={<Link href={href('/account/login', { redirect: href('/shopping-cart') })}>{text.action}</Link>}
    >
      {text.body}
    </Banner>
  );
}
