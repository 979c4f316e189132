import { useMachine } from '@xstate/react';
import createClient from 'openapi-fetch';
import { Link, Route, Router } from 'wouter';
import { assign, setup } from 'xstate';
import type { FloorCard } from './floor-card.ts';
import * as styles from './floor.css.ts';

const cartMachine = setup({
  types: { context: {} as { pieces: number }, events: {} as { type: 'add' } },
}).createMachine({
  context: { pieces: 0 },
  on: { add: { actions: assign({ pieces: ({ context }) => context.pieces + 1 }) } },
});

const client = createClient<{
  '/cart': { post: { responses: { 200: { content: { 'application/json': number } } } } };
}>();

export interface FloorPageProps {
  readonly cards: readonly FloorCard[];
  /** On the server: the place to render. */
  readonly ssrPath?: string;
}

/** A page that uses the shop's libraries once each and does nothing else. */
export function FloorPage({ cards, ssrPath }: FloorPageProps) {
  const [{ context }, send] = useMachine(cartMachine);
  const add = () => {
    send({ type: 'add' });
    void client.POST('/cart');
  };
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <header className={styles.bar}>
        <Link href="/">Lampyris</Link>
        <span>Cart: {context.pieces}</span>
      </header>
      <main className={styles.page}>
        <h1>All lights</h1>
        <Route path="/">
          <ul className={styles.list}>
            {cards.map((card, index) => (
              <Card key={card.spu} card={card} isFirst={index < 2} onAdd={add} />
            ))}
          </ul>
        </Route>
      </main>
    </Router>
  );
}

interface CardProps {
  readonly card: FloorCard;
  readonly isFirst: boolean;
  readonly onAdd: () => void;
}

function Card({ card: { spu, title, price, alt, pictures }, isFirst, onAdd }: CardProps) {
  return (
    <li className={styles.card}>
      <img
        className={styles.picture}
        srcSet={pictures.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="46vw"
        alt={alt}
        width={640}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <h2 className={styles.title}>
        <Link href={`/product-detail?spu=${spu}`}>{title}</Link>
      </h2>
      <p className={styles.price}>{price}</p>
      <button type="button" className={styles.add} onClick={onAdd}>
        Add to cart
      </button>
    </li>
  );
}
