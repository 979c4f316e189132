import type { ReactNode } from 'react';
import { classNames, EnergyArrow, Link, Price, Rating, Text, VisuallyHidden } from '#design-system/index.ts';
import { yearlyUse } from '#rules/energy.ts';
import { formatMoney } from '#rules/money.ts';
import { specText } from '#rules/spec-text.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { productText } from '#src/text/product.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { measured } from '../parts/measured.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import { AddButton } from './add-button.tsx';
import type { Column, Lamp } from './compared.ts';
import { ColumnHead } from './column-head.tsx';
import { Drawing } from './drawing.tsx';
import { frontOf, sizeText } from './drawn-size.ts';
import { otherSpecs, specOf } from './rows.ts';
import { compareText as text } from './text.ts';
import * as styles from './compare.css.ts';

interface ComparisonTableProps {
  readonly columns: readonly Column[];
  /** Shows a lamp in its room. */
  readonly light: (lamp: Lamp) => ReactNode;
  readonly onRemove: (sku: string) => void;
}

/** Lamps as the columns of a table, what is known of them as its rows. */
export function ComparisonTable({ columns, light, onRemove }: ComparisonTableProps) {
  const lamps = columns.flatMap(({ lamp }) => lamp ?? []);
  const skus = columns.map(({ sku }) => sku);
  const row = (name: string, cellOf: (lamp: Lamp) => ReactNode) => (
    <Row key={name} name={name} columns={columns} cellOf={cellOf} />
  );
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{text.caption(lamps.map(({ title }) => title))}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr className={classNames(styles.row, styles.counts[columns.length - 1])}>
          <td className={styles.corner} />
          {columns.map((column) => (
            <ColumnHead key={column.sku} column={column} skus={skus} onRemove={onRemove} />
          ))}
        </tr>
      </thead>
      <tbody>
        {row(text.rows.light, light)}
        {row(text.rows.price, (lamp) => (
          <LampPrice lamp={lamp} />
        ))}
        {row(text.rows.brightness, (lamp) => specOf(lamp, 'Brightness'))}
        <SizeRow columns={columns} />
        {row(text.rows.energy, (lamp) => (
          <Energy lamp={lamp} />
        ))}
        {row(text.rows.worksWith, (lamp) => (
          <WorksWith lamp={lamp} />
        ))}
        {otherSpecs(lamps).map((name) => row(name, (lamp) => specOf(lamp, name)))}
        {row(text.rows.warranty, ({ warrantyMonths }) => warrantyMonths > 0 && text.warranty(warrantyMonths))}
        {row(text.rows.rating, ({ rating, ratingCount }) =>
          ratingCount > 0 ? (
            <Rating
              value={rating}
              label={productText.rating(rating, ratingCount)}
              text={productText.ratingShort(rating, ratingCount)}
            />
          ) : (
            text.noReviews
          ),
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  /** How to read it. */
  readonly note?: string | false;
  readonly columns: readonly Column[];
  /** What it says of a lamp; nothing where that is not known. */
  readonly cellOf: (lamp: Lamp) => ReactNode;
}

function Row({ name, note = false, columns, cellOf }: RowProps) {
  return (
    <tr className={classNames(styles.row, styles.counts[columns.length - 1])}>
      <th scope="row" className={styles.name}>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </th>
      {columns.map(({ sku, lamp }) => (
        <td key={sku} className={styles.cell}>
          {(lamp && cellOf(lamp)) || <NotStated />}
        </td>
      ))}
    </tr>
  );
}

const NotStated = () => (
  <span className={styles.missing}>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{text.notStated}</VisuallyHidden>
  </span>
);

/** What it costs, what it cost before, whether it can be had, and the way into the cart. */
function LampPrice({ lamp }: { lamp: Lamp }) {
  const { launch, variant } = lamp;
  const { price, stockState } = variant;
  const note = launch ? productText.launches(launch.text) : price ? productText.stock[stockState] : undefined;
  return (
    <div className={styles.stacked}>
      <Price {...priceParts(price)} />
      {price?.promotion && <Link href={price.promotion.href}>{price.promotion.text}</Link>}
      {price?.priorLowest && (
        <Text size="small" tone="muted" numbers>
          {productPageText.priorLowest(formatMoney(price.priorLowest))}
        </Text>
      )}
      {note !== undefined && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <AddButton lamp={lamp} />
    </div>
  );
}

/** Each lamp drawn beside a sheet of paper, all to one scale. */
function SizeRow({ columns }: { columns: readonly Column[] }) {
  const site = useSite();
  const fronts = columns.flatMap(({ lamp }) => (lamp?.variant.size && frontOf(lamp.variant.size)) ?? []);
  const frame = { w: Math.max(...fronts.map(({ w }) => w)), h: Math.max(...fronts.map(({ h }) => h)) };
  const cellOf = ({ variant: { size } }: Lamp) => {
    if (!size) return undefined;
    const front = frontOf(size);
    return (
      <div className={styles.stacked}>
        {front && <Drawing front={front} frame={frame} />}
        <span>{sizeText(size, site)}</span>
      </div>
    );
  };
  return <Row name={text.rows.size} note={fronts.length > 0 && text.sheet} columns={columns} cellOf={cellOf} />;
}

/** The class where the law asks for one, what it takes, and what that costs in a year. */
function Energy({ lamp }: { lamp: Lamp }) {
  const site = useSite();
  const { spu, specs, variant } = lamp;
  const { sku, energyClass } = variant;
  const power = specOf(lamp, 'Power use');
  const use = measured(specs);
  const yearly = use && yearlyUse(use.watts, site);
  if (energyClass === null && power === undefined) return <NotStated />;
  return (
    <div className={styles.stacked}>
      {energyClass !== null && (
        <EnergyArrow
          label={productPageText.energyLink(energyClass)}
          energyClass={energyClass}
          size="m"
          href={href('/product-detail/efficiency', { spu, sku })}
        />
      )}
      {power !== undefined && <span>{power}</span>}
      {yearly && (
        <Text size="small" tone="muted" numbers>
          {text.yearly(formatMoney(yearly.cost), yearly.hoursPerDay)}
        </Text>
      )}
    </div>
  );
}

function WorksWith({ lamp }: { lamp: Lamp }) {
  const said = lamp.specs.filter(({ name }) => name === 'Connection' || name === 'Voice control');
  if (said.length === 0) return <NotStated />;
  return (
    <ul className={styles.list}>
      {said.map((spec) => (
        <li key={spec.name}>{spec.name === 'Connection' ? specText(spec) : text.voice(specText(spec))}</li>
      ))}
    </ul>
  );
}
