import { noFaults, places, type FaultPlace, type FaultSettings } from '../../app/app-state.ts';
import { crash, restart, sayForged, sayMalformed } from '../../app/app-actions.ts';
import type { FaultName } from '../../../mock/faults.ts';
import { useAppState, type OfApp } from '../use-store.ts';

const faultNames: Readonly<Record<FaultName, string>> = {
  drop: 'Lost',
  duplicate: 'Doubled',
  reorder: 'Out of order',
  late: 'After the time-out',
  malformed: 'Cut in two',
  wrongType: 'Of another type',
};
const allFaults = Object.keys(faultNames).filter((name): name is FaultName => name in faultNames);
const rough: FaultSettings = {
  place: 'both',
  delay: 300,
  chances: { drop: 0.05, duplicate: 0.2, reorder: 0.1, malformed: 0.05 },
};

const isPlace = (text: string): text is FaultPlace => text in places;

export function FaultsPanel({ app }: OfApp) {
  const { faults, isOld, isSilent, hasCrashed } = useAppState(app);
  const turn = (change: Partial<FaultSettings>): void => app.change({ faults: { ...faults, ...change } });
  return (
    <>
      <div className="row">
        <button type="button" onClick={() => app.change({ faults: noFaults })}>
          No faults
        </button>
        <button type="button" onClick={() => app.change({ faults: rough })}>
          A rough line
        </button>
      </div>
      <label>
        Where
        <select value={faults.place} onChange={({ target }) => isPlace(target.value) && turn({ place: target.value })}>
          {Object.entries(places).map(([place, name]) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Delay, at most, in milliseconds
        <input
          type="number"
          min="0"
          max="10000"
          step="50"
          value={faults.delay}
          onChange={({ target }) => turn({ delay: Math.max(0, Number(target.value)) })}
        />
      </label>
      {allFaults.map((fault) => {
        const chance = faults.chances[fault] ?? 0;
        return (
          <label key={fault} className="chance">
            <span>{faultNames[fault]}</span>
            <input
              type="range"
              min="0"
              max="100"
              step="5"
              value={chance * 100}
              onChange={({ target }) => turn({ chances: { ...faults.chances, [fault]: Number(target.value) / 100 } })}
            />
            <output>{Math.round(chance * 100)} %</output>
          </label>
        );
      })}
      <label className="check">
        <input type="checkbox" checked={isOld} onChange={({ target }) => app.change({ isOld: target.checked })} />
        An old app: it says no welcome
      </label>
      <label className="check">
        <input type="checkbox" checked={isSilent} onChange={({ target }) => app.change({ isSilent: target.checked })} />
        A silent app: it answers nothing
      </label>
      <div className="row">
        <button type="button" onClick={() => sayMalformed(app)}>
          Say nonsense
        </button>
        <button type="button" onClick={() => sayForged(app)}>
          Forge a login
        </button>
        {hasCrashed ? (
          <button type="button" onClick={() => restart(app)}>
            Start again
          </button>
        ) : (
          <button type="button" className="danger" onClick={() => crash(app)}>
            Crash the app
          </button>
        )}
      </div>
    </>
  );
}
