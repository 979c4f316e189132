import { useState } from 'react';
import { CompactSelect, Stack } from '#design-system/index.ts';
import { machines } from './catalogue.ts';
import { ChartCard } from './chart-card.tsx';

/** Every machine of the shop as a chart, one at a time. */
export function Statecharts() {
  const [name, setName] = useState('cart');
  const machine = machines.get(name);
  return (
    <Stack gap="m" className="sb-unstyled">
      <CompactSelect
        label="Machine"
        value={name}
        options={[...machines.keys()].map((id) => ({ value: id, label: id }))}
        onChange={(event) => setName(event.target.value)}
      />
      {machine && <ChartCard key={name} machine={machine} value={undefined} />}
    </Stack>
  );
}
