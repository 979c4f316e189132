import { classesBetween, type EnergyClass } from './energy-class.ts';
import { LabelHead } from './label-head.tsx';
import { QrCode } from './qr-code.tsx';
import * as classStyles from './energy-class.css.ts';
import * as styles from './energy-label.css.ts';

export type EnergyLabelProps = {
  /** The text alternative: "Energy label: class E of A to G, 9 kWh per 1,000 hours". */
  label: string;
  energyClass: EnergyClass;
  /** The best and the worst class of the scale. */
  best?: EnergyClass | undefined;
  worst?: EnergyClass | undefined;
  /** Energy used in 1,000 hours, rounded up to whole kWh. */
  kilowattHours: number;
  /** Name or trade mark of the supplier, and what the supplier calls the model. */
  supplier: string;
  model: string;
  /** The dark modules, row by row, of the QR code that leads to the product in the European register. */
  qr?: readonly (readonly boolean[])[] | undefined;
};

const top = 54;
const step = 15;

/** The standard label of light sources, 36 by 72 millimetres, after Delegated Regulation (EU) 2019/2015, Annex III. */
export function EnergyLabel({
  label,
  energyClass,
  best = 'A',
  worst = 'G',
  kilowattHours,
  supplier,
  model,
  qr,
}: EnergyLabelProps) {
  const scale = classesBetween(best, worst);
  const own = top + Math.max(0, scale.indexOf(energyClass)) * step;
  return (
    <svg className={styles.label} viewBox="0 0 108 216" role="img" aria-label={label} focusable="false">
      <rect className={styles.ground} x="0.5" y="0.5" width="107" height="215" rx="4" />
      <LabelHead />
      <text className={styles.supplier} x="6" y="38" fontSize="7.5">
        {supplier}
      </text>
      <text className={styles.words} x="6" y="47.5" fontSize="7">
        {model}
      </text>
      {scale.map((name, index) => {
        const [y, end] = [top + index * step, 30 + index * 5];
        return (
          <g key={name}>
            <path className={classStyles.classes[name]} d={`M6 ${y}H${end}l6.5 6.5-6.5 6.5H6z`} />
            <text className={classStyles.scaleClass} x="9" y={y + 10.6} fontSize="12" strokeWidth="0.5">
              {name}
            </text>
          </g>
        );
      })}
      <path className={styles.black} d={`M102 ${own - 3}H83l-9.5 9.5L83 ${own + 16}h19z`} />
      <text className={styles.ownClass} x="91.5" y={own + 12.6} fontSize="18" textAnchor="middle">
        {energyClass}
      </text>
      <path className={styles.rule} d="M6 164H102" />
      {qr && <QrCode modules={qr} x={6} y={170} size={32} />}
      <text className={styles.use} x="102" y="186" fontSize="20" textAnchor="end">
        {kilowattHours}
      </text>
      <text className={styles.words} x="102" y="197" fontSize="7.5" textAnchor="end">
        kWh/1000h
      </text>
      <text className={styles.words} x="102" y="211" fontSize="5" textAnchor="end">
        2019/2015
      </text>
    </svg>
  );
}
