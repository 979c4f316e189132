import { useQuery } from '@tanstack/react-query';
import { ArtTimeOver, Button, Container, EmptyState } from '#design-system/index.ts';
import { addModes } from '#rules/cart-lines.ts';
import { useNavigateTo, useWithActors } from '#src/actors/use-actors.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { paymentText } from '#src/text/payment.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { BackToApp } from '#src/widgets/back-to-app.tsx';
import * as columns from '#src/widgets/columns.css.ts';
import * as page from '#src/widgets/page.css.ts';
import { href } from '#src/routing/href.ts';
import { OrderContents } from '../parts/order-contents.tsx';

const text = paymentText.closed;

/** The time to pay is over; the same lights go back into the cart with one tap. */
export function OrderClosed({ orderNo }: { orderNo: string }) {
  const { data: order } = useQuery(orderDetail(useShop(), orderNo, accessKeyOf(store, orderNo)));
  const withActors = useWithActors();
  const navigateTo = useNavigateTo();
  const buyAgain = () => {
    // As many as were in the order, also where some wait in the cart already or somebody comes back for a second tap.
    withActors(({ cart }) => {
      for (const { sku, quantity } of order?.lines ?? [])
        cart.send({ type: 'cart.add', sku, quantity, mode: addModes.set });
    });
    navigateTo(href('/shopping-cart'));
  };
  return (
    <Container className={page.page}>
      <div className={columns.withSummary}>
        <EmptyState
          headingLevel={1}
          art={<ArtTimeOver />}
          title={text.title}
          body={text.body}
          actions={
            <>
              <Button disabled={!order} onClick={buyAgain}>
                {text.again}
              </Button>
              <BackToApp />
            </>
          }
        />
        <OrderContents orderNo={orderNo} />
      </div>
    </Container>
  );
}
