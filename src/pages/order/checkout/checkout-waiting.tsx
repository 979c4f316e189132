import { Container, SkeletonForm } from '#design-system/index.ts';
import { checkoutText } from './text.ts';
import * as columns from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';

export function CheckoutWaiting() {
  return (
    <Container className={styles.page} loadingLabel={checkoutText.loading}>
      <div className={columns.formWidth}>
        <SkeletonForm fields={8} />
      </div>
    </Container>
  );
}
