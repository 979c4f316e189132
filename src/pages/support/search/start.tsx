import { Button, Heading, Inline, Link, Stack } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { forgetAllSearches, useRecentSearches } from '#src/storage/recent-searches.ts';
import { ContactPanel } from './contact-ways.tsx';
import { searchHref } from './search-address.ts';
import * as styles from './search.css.ts';
import { helpSearchText as text } from './text.ts';

/** Before anything was typed: what was searched here before, what others search, the topics, and people. */
export function Start() {
  return (
    <div className={styles.columns}>
      <Stack gap="l">
        <Recent />
        <Hot />
        <div>
          <Link href={href('/support')}>{text.topics}</Link>
        </div>
      </Stack>
      <ContactPanel title={text.contact.start} />
    </div>
  );
}

/** What was searched last in this browser, in the help and in the shop. */
function Recent() {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <Stack as="section" gap="xs" aria-labelledby="recent-searches">
      <Inline justify="between">
        <Heading level={2} look={4} id="recent-searches">
          {text.recent}
        </Heading>
        <Button tone="quiet" size="s" onClick={forgetAllSearches}>
          {text.forgetAll}
        </Button>
      </Inline>
      <Words words={recent} />
    </Stack>
  );
}

function Hot() {
  return (
    <Stack as="section" gap="xs" aria-labelledby="hot-searches">
      <Heading level={2} look={4} id="hot-searches">
        {text.hot}
      </Heading>
      <Words words={text.hotWords} />
    </Stack>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.words}>
      {words.map((each) => (
        <li key={each}>
          <Link href={searchHref(each)} tone="quiet" className={styles.word}>
            {each}
          </Link>
        </li>
      ))}
    </ul>
  );
}
