import { CampaignBand } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { HeroBlock } from '#src/blocks/kinds/hero-block.tsx';
import { WayOn } from '#src/blocks/kinds/way-on.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { useCampaign } from '../campaign-context.ts';
import { eventText } from '../text.ts';

/** What the event is about, until when, and the first thing to do; below it a hero is one of any page. */
export function CampaignHero(props: PropsOf<'HERO', 1>) {
  const when = useWhen();
  const [hero] = props.data.heroes;
  if (!props.isFirst || !hero) return <HeroBlock {...props} />;
  const { title, text, action, href, image, upright } = hero;
  return (
    <CampaignBand
      title={title}
      lead={text}
      date={when}
      picture={shopPicture(image, upright)}
      action={<WayOn href={href} label={action} tone="brand" />}
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
