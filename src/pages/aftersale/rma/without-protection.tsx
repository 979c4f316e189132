import { Banner, Link } from '#design-system/index.ts';
import { contactAddress } from '#src/routing/contact-address.ts';
import { rmaText } from './text.ts';

/** What cannot be claimed for an order without protection, and the way to help all the same. */
export function WithoutProtection({ note }: { readonly note: string }) {
  return (
    <Banner tone="info">
      {note} <Link href={contactAddress}>{rmaText.items.write}</Link>
    </Banner>
  );
}
