import { BulbString, Heading, InlineMessage, Text } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { LogInOrJoin } from '#src/widgets/log-in-or-join.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import * as styles from './giveaway.css.ts';
import type { Giveaway } from './queries.ts';
import { giveawayText } from './text.ts';

const EntryList = latePart(async () => (await import('./entry-list.tsx')).EntryList);

interface OwnEntriesProps {
  readonly detail: Giveaway;
  /** What a guest was shown stands until the entries of the member come. */
  readonly isOfGuest: boolean;
  /** The address to come back to. */
  readonly thisPage: string;
}

/** A string of bulbs, one for each entry that a member can have. Those that the member has are lit. */
export function OwnEntries({ detail, isOfGuest, thisPage }: OwnEntriesProps) {
  const { own: text, loading } = useText(giveawayText);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const { state, standing, entryLimit } = detail;
  const held = standing?.entries ?? 0;
  return (
    <section aria-labelledby="own" className={styles.part}>
      <Heading level={2} id="own">
        {text.title}
      </Heading>
      <BulbString
        label={text.bulbs(held, entryLimit)}
        entries={entryLimit}
        winners={Array.from({ length: held }, (_, index) => index + 1)}
        scaleText={text.scale}
      />
      <p className={styles.number} role="status">
        {text.count(held, entryLimit)}
      </p>
      {isResolving || (isMember && isOfGuest) ? (
        <TextSkeleton label={loading} lines={2} />
      ) : standing === null && state === 'OPEN' ? (
        <>
          <Text tone="muted">{text.guest}</Text>
          <LogInOrJoin logIn={text.logIn} join={text.join} thisPage={thisPage} />
        </>
      ) : standing?.isExcluded === true ? (
        <InlineMessage tone="caution">{text.excluded}</InlineMessage>
      ) : (
        <Text tone="muted">{saidOf(detail, text)}</Text>
      )}
      {isMember && held > 0 && <EntryList handle={detail.handle} />}
    </section>
  );
}

function saidOf({ state, standing, entryLimit }: Giveaway, text: (typeof giveawayText)['own']): string {
  const held = standing?.entries ?? 0;
  if (state === 'COMING') return text.coming;
  if (state !== 'OPEN') return text.over;
  if (held >= entryLimit) return text.full;
  return held === 0 ? text.none : text.more;
}
