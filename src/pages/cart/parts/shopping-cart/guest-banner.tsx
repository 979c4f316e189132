import { Banner, Link } from '#design-system/index.ts';
import { shoppingCartText } from '#src/text/shopping-cart.ts';

const text = shoppingCartText.guest;

export function GuestBanner() {
  return (
    <Banner
      tone="brand"
      title={text.title}
      action={<Link href={`/account/login?redirect=${encodeURIComponent('/shopping-cart')}`}>{text.action}</Link>}
    >
      {text.body}
    </Banner>
  );
}
