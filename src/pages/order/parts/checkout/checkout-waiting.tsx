import { Container, SkeletonForm } from '#design-system/index.ts';
import { checkoutText } from '../../text/checkout.ts';
import * as styles from '#src/widgets/page.css.ts';

export function CheckoutWaiting() {
  return (
    <Container className={styles.page} width="medium" loadingLabel={checkoutText.loading}>
      <SkeletonForm fields={8} />
    </Container>
  );
}
