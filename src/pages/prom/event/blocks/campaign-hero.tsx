import { CampaignBand } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { WayOn } from '#src/blocks/kinds/way-on.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { useCampaign } from '../campaign-context.ts';
import { eventText } from '../text.ts';

/** What the event is about, until when, and the first thing to do. */
export function CampaignHero({ data: { heroes }, isFirst }: PropsOf<'HERO', 1>) {
  const when = useWhen();
  const [hero] = heroes;
  if (!hero) return null;
  const { title, text, action, href, image, upright } = hero;
  return (
    <CampaignBand
      title={title}
      headingLevel={isFirst ? 1 : 2}
      priority={isFirst}
      lead={text}
      date={isFirst ? when : undefined}
      picture={shopPicture(image, upright)}
      action={<WayOn href={href} label={action} tone={isFirst ? 'brand' : 'outline'} />}
    />
  );
}

function useWhen(): string | undefined {
  const text = useText(eventText);
  const site = useSite();
  const { phase, steps } = useCampaign();
  const last = steps.at(-1);
  if (!last) return undefined;
  const warmup = steps.find((step) => step.phase === 'WARMUP');
  if (phase === 'WARMUP' && warmup) return text.starts(deadlineText(warmup.to, site));
  return (phase === 'LAST_CHANCE' ? text.lastChance : text.ends)(deadlineText(last.to, site));
}
