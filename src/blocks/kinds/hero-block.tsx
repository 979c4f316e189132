import { lazy } from 'react';
import { Scene } from '#design-system/index.ts';
import { shopPicture } from '../../widgets/shop-picture.ts';
import type { PropsOf } from '../block.ts';
import { RoomOfTheHour } from '../hours/room-of-the-hour.tsx';
import { WayOn } from './way-on.tsx';

/** Most pages have one hero: what turns several into slides is loaded where there are several. */
const HeroSlides = lazy(() => import('./hero-slides.tsx').then((module) => ({ default: module.HeroSlides })));

/** One or several rooms from edge to edge; the first one of a page carries its heading and its first picture. */
export function HeroBlock({ data: { heroes }, isFirst }: PropsOf<'HERO', 1>) {
  const slides = heroes.map((hero, index) => {
    const leads = isFirst && index === 0;
    const { title, text, action, href, image, upright, hours } = hero;
    const scene = {
      title,
      text,
      picture: shopPicture(image, upright),
      headingLevel: leads ? 1 : 2,
      priority: leads,
      action: <WayOn href={href} label={action} tone={leads ? 'brand' : 'outline'} />,
    } as const;
    return hours ? (
      <RoomOfTheHour key={href + title} hero={hero} scene={scene} />
    ) : (
      <Scene key={href + title} {...scene} />
    );
  });
  return slides.length < 2 ? slides : <HeroSlides>{slides}</HeroSlides>;
}
