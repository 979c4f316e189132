import { Banner, Button, Container, Inline } from '#design-system/index.ts';
import { useIsResolvingSession } from '../actors/use-actors.ts';
import { store } from '../storage/browser-store.ts';
import { useAnalyticsConsent } from '../storage/analytics-consent.ts';
import { stored } from '../storage/keys.ts';
import { useMeasuring } from './use-measuring.ts';
import * as styles from './layout.css.ts';

const text = {
  title: 'May we count your visit?',
  body: 'If you say yes, we note which pages you see and what you add to your cart, under a random number. If not, we note nothing, and the shop works the same.',
  agree: 'Yes, count me',
  refuse: 'No, thank you',
} as const;

/** Asks once whether a visit may be counted, and counts it after a yes only. */
export function Analytics() {
  const consent = useAnalyticsConsent();
  const isResolving = useIsResolvingSession();
  if (consent === '') return <ConsentQuestion />;
  return consent === 'granted' && !isResolving ? <Measuring /> : null;
}

function Measuring() {
  useMeasuring();
  return null;
}

function ConsentQuestion() {
  const answer = (consent: 'granted' | 'denied') => () => store.write(stored.analyticsConsent, consent);
  return (
    <div className={styles.question}>
      <Container>
        <Banner
          tone="info"
          title={text.title}
          action={
            <Inline gap="s" wrap>
              <Button size="s" tone="outline" onClick={answer('granted')}>
                {text.agree}
              </Button>
              <Button size="s" tone="outline" onClick={answer('denied')}>
                {text.refuse}
              </Button>
            </Inline>
          }
        >
          {text.body}
        </Banner>
      </Container>
    </div>
  );
}
