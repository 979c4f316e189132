export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof energyClasses)[number];

/** The classes from the best to the worst one of a range, both included. */
export function classesBetween(best: EnergyClass, worst: EnergyClass): readonly EnergyClass[] {
  return energyClasses.slice(energyClasses.indexOf(best), energyClasses.indexOf(worst) + 1);
}
