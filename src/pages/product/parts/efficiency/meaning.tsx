import { Grid, Heading, SpecList, Stack, Text } from '#design-system/index.ts';
import { energyClassSteps, type EnergyClass } from '#rules/energy.ts';
import { efficiencyText } from '../../text/efficiency.ts';
import type { Label } from './labels.ts';

const text = efficiencyText.meaning;

/** What the classes stand for, and what the law asks for. */
export function Meaning({ label: { class: own, regulation } }: { label: Label }) {
  return (
    <Grid plan="halves">
      <Stack gap="m">
        <Heading level={2} id="meaning">
          {text.title}
        </Heading>
        <Text>{text.text}</Text>
        <Text tone="muted">{text.law(regulation)}</Text>
      </Stack>
      <Stack gap="s">
        <Heading level={3} look={4}>
          {text.caption}
        </Heading>
        <SpecList items={energyClassSteps.map((step, index) => scaleRow(step[0], index, own))} />
      </Stack>
    </Grid>
  );
}

function scaleRow(energyClass: EnergyClass, index: number, own: EnergyClass) {
  const least = energyClassSteps[index]?.[1] ?? 0;
  const value = least > 0 ? text.from(least) : text.below(energyClassSteps[index - 1]?.[1] ?? 0);
  return energyClass === own
    ? { name: text.own(energyClass), value: <strong>{value}</strong> }
    : { name: energyClass, value };
}
