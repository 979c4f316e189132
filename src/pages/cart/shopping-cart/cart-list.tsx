import { lazy, Suspense, type ReactNode } from 'react';
import { Button, Checkbox, Heading, Inline, Stack, Text } from '#design-system/index.ts';
import { useActors } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { CartLine } from './cart-line.tsx';
import * as styles from './cart-page.css.ts';
import { groupRows, pieces, type CartRow, type CartView } from './cart-rows.ts';
import { shoppingCartText as text } from './text.ts';
import { useQuantities } from './use-quantities.ts';
import { lineId } from './line-id.ts';
import { UnpricedLine } from './unpriced-line.tsx';

/** Only a cart with something that is not launched has it. */
const OpensNext = lazy(() => import('./opens-next.tsx').then((part) => ({ default: part.OpensNext })));

/** Only a cart with a bundle has it. */
const CartSuits = lazy(() => import('./cart-suits.tsx').then((part) => ({ default: part.CartSuits })));

/** What comes after the list; without it the list stands all the same. */
function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface CartListProps {
  readonly rows: readonly CartRow[];
  readonly suits: NonNullable<CartView['suits']>;
  readonly viewTime: number;
  readonly problems: CartView['problems'];
  /** Something can be bought by now that could not be. */
  readonly onOpen: () => void;
  readonly onSelect: (rows: readonly CartRow[], on: boolean) => void;
  readonly onRemove: (rows: readonly CartRow[], title: string) => void;
}

export function CartList({ rows, suits, viewTime, problems, onOpen, onSelect, onRemove }: CartListProps) {
  const actors = useActors();
  const quantities = useQuantities(viewTime, (id, quantity) =>
    actors?.cart.send({ type: 'cart.setQuantity', id, quantity }),
  );
  const isLoose = ({ suitGroupId }: CartRow) => !suits.some((suit) => suit.suitGroupId === suitGroupId);
  const { sellable, unavailable } = groupRows(rows.filter(isLoose));
  const selectable = groupRows(rows).sellable;
  const selected = selectable.filter((row) => row.selected);
  const opensNext = Math.min(...unavailable.flatMap(({ line }) => line?.opens?.time ?? []));

  const lineOf = (row: CartRow) =>
    row.line === undefined ? (
      <UnpricedLine
        row={row}
        quantity={quantities.quantityOf(row.id, row.quantity)}
        onQuantity={(quantity) => quantities.setQuantity(row.id, quantity)}
        onRemove={(title) => onRemove([row], title)}
      />
    ) : (
      <CartLine
        row={{ ...row, line: row.line }}
        quantity={quantities.quantityOf(row.id, row.quantity)}
        isBusy={quantities.isOpen(row.id, row.quantity)}
        problems={problems.filter(({ key }) => key === row.key)}
        onQuantity={(quantity) => quantities.setQuantity(row.id, quantity)}
        onSelect={(on) => onSelect([row], on)}
        onRemove={() => onRemove([row], row.line?.title ?? row.sku)}
      />
    );

  return (
    <Stack gap="l">
      {selectable.length > 0 && (
        <div>
          <div className={styles.listHead}>
            <Checkbox
              label={text.selectAll}
              checked={selected.length === selectable.length}
              indeterminate={selected.length > 0 && selected.length < selectable.length}
              onChange={(event) => onSelect(selectable, event.target.checked)}
            />
            <Text size="small" tone="muted">
              {text.count(pieces(selectable))}
            </Text>
          </div>
          {sellable.length > 0 && (
            <ul aria-label={text.linesLabel}>
              {sellable.map((row) => (
                <li key={row.key} id={lineId(row.key)} tabIndex={-1}>
                  {lineOf(row)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {suits.length > 0 && (
        <Late>
          <CartSuits {...{ rows, suits, viewTime, lineOf, onSelect, onRemove }} />
        </Late>
      )}
      {unavailable.length > 0 && (
        <Stack as="section" gap="m" aria-labelledby="cart-unavailable">
          <Inline justify="between" wrap>
            <Heading level={2} look={4} id="cart-unavailable">
              {text.unavailableTitle}
            </Heading>
            <Button tone="outline" size="s" onClick={() => onRemove(unavailable, text.count(unavailable.length))}>
              {text.removeUnavailable}
            </Button>
          </Inline>
          <ul aria-label={text.unavailableTitle}>
            {unavailable.map((row) => (
              <li key={row.key} id={lineId(row.key)} tabIndex={-1}>
                {lineOf(row)}
              </li>
            ))}
          </ul>
          {opensNext < Infinity && (
            <Late>
              <OpensNext until={opensNext} onOpen={onOpen} />
            </Late>
          )}
        </Stack>
      )}
    </Stack>
  );
}
