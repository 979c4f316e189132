import { useState } from 'react';
import { Controls } from './controls.tsx';
import { LogView } from './log-view.tsx';
import { Phone } from './phone.tsx';
import { PhoneBar } from './phone-bar.tsx';
import type { PhoneSize } from './phone-size.ts';
import { useAppState, type OfApp } from './use-store.ts';

const parts = { phone: 'Phone', controls: 'Controls', log: 'Log' } as const;
const partNames = ['phone', 'controls', 'log'] as const;

/** Three parts side by side; on a narrow screen one of them, chosen in the top bar. */
export function Simulator({ app }: OfApp) {
  const { transcript, sheets } = useAppState(app);
  const [chosen, choose] = useState<keyof typeof parts>('phone');
  // A sheet must be answered on the phone, so the phone is shown.
  const part = sheets.length > 0 ? 'phone' : chosen;
  const [size, setSize] = useState<PhoneSize>({ width: 390, isLandscape: false });
  return (
    <div className="tool" data-part={part}>
      <header className="tool-head">
        <h1>
          <span className="glow" aria-hidden="true" />
          Simulator <span className="quiet">the shop inside an app</span>
        </h1>
        <nav className="parts" aria-label="Parts">
          {partNames.map((name) => (
            <button key={name} type="button" aria-pressed={name === part} onClick={() => choose(name)}>
              {parts[name]}
            </button>
          ))}
        </nav>
        {transcript && <p className="chip">Answers from {transcript.name}</p>}
      </header>
      <main className="parts-shown">
        <section className="part controls" aria-label="Controls">
          <Controls app={app} />
        </section>
        <section className="part stage" aria-label="Phone">
          <PhoneBar app={app} size={size} onSize={setSize} />
          <Phone app={app} size={size} />
        </section>
        <section className="part log" aria-label="Log">
          <LogView app={app} />
        </section>
      </main>
    </div>
  );
}
