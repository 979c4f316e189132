import { lazy, Suspense } from 'react';
import { Button, SectionHeader } from '#design-system/index.ts';
import { useAppContext } from '#src/actors/app-context.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { BlockSection } from '#src/blocks/kinds/block-section.tsx';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { useText } from '#src/widgets/use-text.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { promotionAddress } from '../../parts/promotion-address.ts';
import { calendarEntry } from '../calendar-entry.ts';
import { useCampaign } from '../campaign-context.ts';
import { eventText } from '../text.ts';
import * as styles from './blocks.css.ts';

// Not every event has it, and without scripts the calendar is the way.
const Remind = lazy(() => import('../../parts/remind.tsx').then((part) => ({ default: part.Remind })));

/** One mail before the event begins, or its beginning for the shopper's own calendar, which needs no address and no account. */
export function RemindBlock({ id, section, data: { title, text: words } }: PropsOf<'REMIND', 1>) {
  const text = useText(eventText);
  const isHydrated = useHydrated();
  const { origin } = useAppContext();
  const { promotion, phase, steps, isPreview, reminded, refresh } = useCampaign();
  const start = steps.find(({ phase }) => phase !== 'WARMUP');
  if (!start) return null;
  const url = origin + promotionAddress({ ...promotion, type: 'EVENT' });
  const entry = calendarEntry({ id: promotion.promoId, title: promotion.title, url, at: start.from });
  return (
    <BlockSection id={id} section={section}>
      <div className={styles.remind}>
        <SectionHeader id={id} title={title} lead={words} />
        <div className={styles.reminders}>
          {isHydrated && phase === 'WARMUP' && !isPreview && (
            <ErrorBoundary onError={remoteLog.pageError}>
              <Suspense fallback={null}>
                <Remind
                  subject={{ promoId: promotion.promoId }}
                  title={promotion.title}
                  isReminded={reminded}
                  onMoved={refresh}
                />
              </Suspense>
            </ErrorBoundary>
          )}
          <Button asChild tone="quiet" size="l">
            <a href={entry} download={`${promotion.handle}.ics`}>
              {text.calendar}
            </a>
          </Button>
        </div>
      </div>
    </BlockSection>
  );
}
