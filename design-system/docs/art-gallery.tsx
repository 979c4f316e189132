import { ArtElsewhere } from '../art/art-elsewhere.tsx';
import { ArtEmptyCart } from '../art/art-empty-cart.tsx';
import { ArtEndedCampaign } from '../art/art-ended-campaign.tsx';
import { ArtError } from '../art/art-error.tsx';
import { ArtExternalPage } from '../art/art-external-page.tsx';
import { ArtMissing } from '../art/art-missing.tsx';
import { ArtNoAddress } from '../art/art-no-address.tsx';
import { ArtNoOrders } from '../art/art-no-orders.tsx';
import { ArtNothingFound } from '../art/art-nothing-found.tsx';
import { ArtNothingKept } from '../art/art-nothing-kept.tsx';
import { ArtOffline } from '../art/art-offline.tsx';
import { ArtReceipt } from '../art/art-receipt.tsx';
import { ArtSignedOut } from '../art/art-signed-out.tsx';
import { ArtThankYou } from '../art/art-thank-you.tsx';
import { ArtTimeOver } from '../art/art-time-over.tsx';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './docs.css.ts';

const drawings = [
  ['Empty cart', ArtEmptyCart],
  ['No orders', ArtNoOrders],
  ['No address', ArtNoAddress],
  ['Nothing found', ArtNothingFound],
  ['Nothing kept yet', ArtNothingKept],
  ['Missing', ArtMissing],
  ['Elsewhere', ArtElsewhere],
  ['Offline', ArtOffline],
  ['Error', ArtError],
  ['External page', ArtExternalPage],
  ['Ended campaign', ArtEndedCampaign],
  ['Signed out', ArtSignedOut],
  ['Thank you', ArtThankYou],
  ['Time over', ArtTimeOver],
  ['Payment looked up', ArtReceipt],
] as const;

/** Every drawing for a state with its one meaning. */
export function ArtGallery() {
  return (
    <div className={classNames('sb-unstyled', styles.drawings)}>
      {drawings.map(([meaning, Art]) => (
        <figure key={meaning} className={styles.tile}>
          <Art />
          <figcaption>{meaning}</figcaption>
        </figure>
      ))}
    </div>
  );
}
