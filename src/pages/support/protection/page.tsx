import type { ReactNode } from 'react';
import {
  ArtElsewhere,
  Article,
  Breadcrumbs,
  Container,
  DataTable,
  Heading,
  Link,
  SpecList,
  Stack,
  Text,
} from '#design-system/index.ts';
import { countryName } from '#rules/addresses.ts';
import { spelled } from '#rules/by-site.ts';
import { day, hour } from '#rules/durations.ts';
import { markets, type Site, sites } from '#rules/markets.ts';
import { lateAfter, owesHandover, protectionAnswer, protectionTerms } from '#rules/protection.ts';
import { needsPhoto, returnDays } from '#rules/rma.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { marketNames } from '#src/text/layout.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import * as page from '#src/widgets/page.css.ts';
import { protectionParts } from '#src/widgets/protection/protection-parts.ts';
import { useText } from '#src/widgets/use-text.ts';
import { helpText } from '../parts/help-text.ts';
import { CartPrice } from './cart-price.tsx';
import * as styles from './protection.css.ts';
import { protectionPageText } from './text.ts';

const offeredIn = sites.flatMap((site) => markets[site].countries.filter((country) => protectionTerms(site, country)));

/** What delivery protection covers and costs, how it is taken out and claimed; of a market without it, that it has none. */
export default function ProtectionPage() {
  const text = useText(protectionPageText);
  const site = useSite();
  const { countries } = markets[site];
  const terms = protectionTerms(site, countries[0]);
  if (!terms) {
    const { title, body, shipping } = text.noneHere;
    return (
      <MessagePage
        nothing="empty"
        art={<ArtElsewhere />}
        title={title}
        body={body}
        action={shipping}
        href={href('/support/shipping-policy')}
      />
    );
  }
  const { covers, anyway, howTo } = protectionParts(site);
  const parts = [
    { id: 'covers', title: covers.title },
    { id: 'without', title: anyway.title },
    { id: 'not-covered', title: text.notCovered.title },
    { id: 'claim', title: text.claim.title },
    { id: 'documents', title: text.documents.title },
    { id: 'good-to-know', title: text.goodToKnow },
    { id: 'where', title: text.where.title },
  ];
  return (
    <Container className={page.page}>
      <Stack gap="m">
        <Breadcrumbs
          label={helpText.trail}
          trail={[
            { href: href('/home'), label: helpText.home },
            { href: href('/support'), label: helpText.support },
          ]}
          current={text.title}
        />
        <Article
          title={text.title}
          note={marketNames[site]}
          summary={text.lead}
          parts={parts}
          contentsLabel={text.contents}
        >
          <CartPrice terms={terms} />
          <Part id="covers" title={covers.title}>
            <SpecList items={covers.items} />
          </Part>
          <Part id="without" title={anyway.title}>
            <SpecList items={anyway.items} />
          </Part>
          <NotCovered />
          <Claim />
          <Documents site={site} />
          <Part id="good-to-know" title={text.goodToKnow}>
            <SpecList items={howTo.items} />
          </Part>
          <Part id="where" title={text.where.title}>
            <Text>{offeredIn.map(countryName).join(', ')}</Text>
          </Part>
        </Article>
      </Stack>
    </Container>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      <Heading level={2} look={3}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function NotCovered() {
  const { title, fault, mind, fee, warranty, returns } = useText(protectionPageText.notCovered);
  return (
    <Part id="not-covered" title={title}>
      <SpecList
        items={[
          {
            name: fault.name,
            value: (
              <>
                {fault.value} <Link href={href('/support/policy', { key: 'warranty' })}>{warranty}</Link>
              </>
            ),
          },
          {
            name: mind.name,
            value: (
              <>
                {mind.value(returnDays)} <Link href={href('/support/return-policy')}>{returns}</Link>
              </>
            ),
          },
          fee,
        ]}
      />
    </Part>
  );
}

function Claim() {
  const { title, steps, answer, orders } = useText(protectionPageText.claim);
  return (
    <Part id="claim" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Text>
        {answer(protectionAnswer / hour)} <Link href={href('/order/list')}>{orders}</Link>
      </Text>
    </Part>
  );
}

/** What can be claimed from when, and what has to be shown; what the law owes anyway needs no protection. */
function Documents({ site }: { site: Site }) {
  const text = useText(protectionPageText.documents);
  const needOf = (reason: string) => (needsPhoto(reason) ? text.photo : text.nothing);
  const rows = [
    { id: 'LATE', what: text.late, when: text.lateFrom(lateAfter.protected / day) },
    ...(owesHandover(site) ? [] : [{ id: 'NOT_RECEIVED', what: text.missing, when: text.missingFrom }]),
    { id: 'DAMAGED_IN_TRANSIT', what: text.damaged, when: text.damagedFrom },
  ];
  const { what, when, need } = text.columns;
  return (
    <Part id="documents" title={text.title}>
      <DataTable
        caption={text.title}
        captionHidden
        columns={[
          { key: 'what', label: what },
          { key: 'when', label: when },
          { key: 'need', label: need },
        ]}
        rows={rows.map(({ id, ...cells }) => ({ id, cells: { ...cells, need: needOf(id) } }))}
      />
    </Part>
  );
}

// Its facts are rules of the shop: there is nothing to load.
export const head: PageModule['head'] = (_data, { site }) => ({
  description: spelled(protectionPageText.description, site),
});
