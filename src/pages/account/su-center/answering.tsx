import { useQuery } from '@tanstack/react-query';
import { Inline, Link, SectionHeader, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { href } from '#src/routing/href.ts';
import { suCenterText } from './text.ts';
import * as styles from './su-center.css.ts';

const text = suCenterText.answering;

/** The way to answering questions for coins, with what became of an application. */
export function Answering() {
  const shop = useShop();
  const { data } = useQuery({ ...userInfo(shop), enabled: shop.member !== null });
  const status = data?.answererStatus ?? 'NONE';
  return (
    <section aria-labelledby="answering">
      <SectionHeader id="answering" title={text.title} />
      <Text className={styles.words}>{text.status[status]}</Text>
      <Inline gap="m" wrap>
        <Link className={styles.placeLink} href={href('/faq/answerer-guide')}>
          {text.guide[status]}
        </Link>
        <Link className={styles.placeLink} href={href('/faq/list', { sort: 'UNANSWERED' })}>
          {text.unanswered}
        </Link>
      </Inline>
    </section>
  );
}
