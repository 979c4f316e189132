import { ArtEmptyCart } from '../art/art-empty-cart.tsx';
import { ArtEndedCampaign } from '../art/art-ended-campaign.tsx';
import { ArtError } from '../art/art-error.tsx';
import { ArtExternalPage } from '../art/art-external-page.tsx';
import { ArtNoAddress } from '../art/art-no-address.tsx';
import { ArtNoOrders } from '../art/art-no-orders.tsx';
import { ArtNothingFound } from '../art/art-nothing-found.tsx';
import { ArtOffline } from '../art/art-offline.tsx';
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
  ['Offline', ArtOffline],
  ['Error', ArtError],
  ['External page', ArtExternalPage],
  ['Ended campaign', ArtEndedCampaign],
  ['Signed out', ArtSignedOut],
  ['Thank you', ArtThankYou],
  ['Time over', ArtTimeOver],
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
