import { useQuery } from '@tanstack/react-query';
import { Accordion, Stack, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { dayText } from '#src/widgets/moments.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { ownEntries } from './queries.ts';
import { giveawayText } from './text.ts';

/** Each entry of the member with the step that brought it, and those that went with their order. */
export function EntryList({ handle }: { handle: string }) {
  const { list: text } = useText(giveawayText).own;
  return <Accordion items={[{ id: 'own-entries', title: text.title, body: <Entries handle={handle} /> }]} />;
}

function Entries({ handle }: { handle: string }) {
  const { own, loading } = useText(giveawayText);
  const site = useSite();
  const found = useQuery(ownEntries(useShop(), handle));
  const { actions, withdrawn } = own.list;
  return (
    <QueryView query={found} waiting={<TextSkeleton label={loading} lines={3} />}>
      {({ list }) => (
        <Stack as="ul" gap="s">
          {list.map(({ entryId, action, createdTime, revokedTime }) => (
            <li key={entryId}>
              {actions[action]}
              <Text size="small" tone="muted">
                {dayText(createdTime, site)}
                {revokedTime !== null && ` · ${withdrawn(dayText(revokedTime, site))}`}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
