import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Inline, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { onceGone, pageTitle, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { layoutText } from '#src/text/layout.ts';
import { paymentText } from '#src/text/payment.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { savedCards } from '../parts/queries.ts';
import { savedCardsText as text } from './saved-cards-text.ts';

type SavedCard = components['schemas']['SavedCard'];

const rowId = ({ id }: SavedCard): string => `card-${id}`;
const nameOf = ({ brand, last4 }: SavedCard): string => paymentText.savedCard(brand, last4);

/** True after the last day of its month. */
const isOver = ({ expMonth, expYear }: SavedCard): boolean => Date.UTC(expYear, expMonth) <= serverNow();

/** The cards that the member saved when paying, and the way to have them forgotten. */
export function SavedCards() {
  const found = useQuery(savedCards(useShop()));
  // Here, for the list goes with its last card.
  const focusAfter = useFocusAfter();
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <QueryView query={found} waiting={<TextSkeleton label={layoutText.loading} lines={3} />}>
        {({ list }) =>
          list.length === 0 ? <Text tone="muted">{text.none}</Text> : <CardList cards={list} focusAfter={focusAfter} />
        }
      </QueryView>
    </TitledSection>
  );
}

interface CardListProps {
  readonly cards: readonly SavedCard[];
  readonly focusAfter: ReturnType<typeof useFocusAfter>;
}

function CardList({ cards, focusAfter }: CardListProps) {
  const ask = useAsk();
  const isOnline = useOnline();
  const remove = useRemoveCard();
  const askToRemove = async (card: SavedCard, next: SavedCard | undefined) => {
    const { title, message, ok } = text.ask;
    const words = { title: title(nameOf(card)), message, okLabel: ok };
    if (!(await ask({ kind: 'confirm', danger: true, ...words }))) return;
    const gone = document.getElementById(rowId(card));
    focusAfter(onceGone(gone, () => (next && document.getElementById(rowId(next))) ?? pageTitle()));
    remove.mutate(card);
  };
  return (
    <Stack as="ul" gap="m">
      {cards.map((card, index) => (
        <li key={card.id} id={rowId(card)} tabIndex={-1}>
          <Inline justify="between" align="centre" gap="s">
            <Stack gap="xxs">
              <Text weight="medium">{nameOf(card)}</Text>
              <Text size="small" tone="muted">
                {(isOver(card) ? text.over : text.until)(card.expMonth, card.expYear)}
              </Text>
            </Stack>
            <Button
              tone="outline"
              size="s"
              aria-label={text.removeOf(nameOf(card))}
              loading={remove.isPending && remove.variables.id === card.id}
              disabled={!isOnline}
              onClick={() => void askToRemove(card, cards[index + 1] ?? cards[index - 1])}
            >
              {text.remove}
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

/** What is still listed is asked for anew either way: a failure may have come after the card was gone. */
function useRemoveCard() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id }: SavedCard) => unwrap(shop.client.DELETE('/app-mall/v1/payment/card', { body: { id } })),
    onSuccess: (_done, card) => notify({ text: text.removed(nameOf(card)), tone: 'success' }),
    onError: ({ message }) => notify({ text: message, tone: 'danger' }),
    onSettled: () => data.invalidateQueries({ queryKey: savedCards(shop).queryKey }),
  });
}
