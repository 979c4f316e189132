import { ImageBox, WinnerList } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { Draw } from './queries.ts';
import { winnersText } from './text.ts';
import * as styles from './winners.css.ts';

/** The winners under what they won, from the first prize to the last. */
export function Prizes({ draw: { prizes, list, mine } }: { draw: Draw }) {
  const text = useText(winnersText.winners);
  const site = useSite();
  const taken = prizes.map((prize, index) => ({ ...prize, won: list.filter((winner) => winner.prize === index) }));
  return (
    <ul className={styles.prizes}>
      {taken
        .filter(({ won }) => won.length > 0)
        .map(({ title, image, count, won }) => (
          <li key={won[0]?.place} className={styles.prize}>
            <ImageBox
              picture={shopPicture(image)}
              ratio="own"
              sizes="(min-width: 900px) 30vw, 92vw"
              className={styles.picture}
            />
            <h3 className={styles.prizeTitle}>{text.of(title, count)}</h3>
            <WinnerList
              label={title}
              winners={won.map(({ place, name, country, number }) => ({
                id: String(place),
                name: country === '' ? text.someone : `${name}, ${country}`,
                place: text.entry(coinCount(number, site)),
                prize: '',
                ...(place === mine?.place && { you: text.you }),
              }))}
            />
          </li>
        ))}
    </ul>
  );
}
