import type { EnergyClass } from '#rules/energy.ts';

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

export const efficiencyText = {
  trail: 'You are here',
  home: 'Home',
  here: 'Energy efficiency',
  loading: 'Loading the energy label',
  title: (energyClass: EnergyClass) => `Energy class ${energyClass}`,
  description: (title: string, energyClass: EnergyClass, use: number) =>
    `${title}: energy class ${energyClass} of A to G, ${use} kWh per 1,000 hours. Label and product information sheet.`,
  label: (energyClass: EnergyClass, use: number) =>
    `Energy label: class ${energyClass} on a scale from A to G, ${use} kWh per 1,000 hours`,
  option: 'Variant',
  use: (use: number) => `${use} kWh per 1,000 hours`,
  yearly: (cost: string) => `About ${cost} a year`,
  yearlyNote: (hours: number, price: string) => `${hours} hours a day, ${price} per kWh: an example, not your tariff.`,
  sheet: 'Open product sheet',
  sheetNote: 'PDF, one page, in English',
  eprel: 'See EPREL entry',
  backTo: (title: string) => `Back to ${title}`,
  meaning: {
    title: 'What the label means',
    text: 'The class compares light with power. A gives the most light per watt, G the least.',
    caption: 'Lumens per watt by class',
    from: (least: number) => `${least} and more`,
    below: (most: number) => `Less than ${most}`,
    own: (energyClass: EnergyClass) => `${energyClass}, this light`,
    law: (regulation: string) =>
      `Regulation ${regulation} requires the class beside every price, the label, and a product information sheet.`,
  },
  figures: {
    title: 'What the sheet says',
    supplier: 'Supplier',
    model: 'Model',
    type: 'Type of light source',
    types: ({ mains, directional }: { mains: boolean; directional: boolean }) =>
      `LED, ${directional ? 'directional' : 'non-directional'}, ${mains ? 'mains' : 'non-mains'}`,
    flux: 'Useful luminous flux',
    lumens: (value: number) => `${value} lm`,
    power: 'On-mode power',
    watts: (value: number) => `${value.toFixed(1)} W`,
    temperature: 'Colour temperature',
    kelvin: ({ from, to }: { from: number; to: number }) => (from === to ? `${from} K` : `${from} to ${to} K`),
    rendering: 'Colour rendering index',
    connected: 'Connected',
    colours: 'Gives colours',
    yesOrNo,
  },
  none: {
    perWatt: (lumens: number, watts: number) => `${lumens} lumens per watt, ${watts} watts at full brightness`,
    market: {
      title: 'No energy label in this market',
      text: 'Only the European Union and Great Britain use the A to G label.',
      go: (market: string) => `${market}: see the label`,
    },
    accessory: {
      title: 'No energy label needed',
      text: (title: string) => `${title} gives no light. The A to G label is only for light sources.`,
    },
    builtIn: {
      title: 'No energy label of its own',
      text: (title: string) =>
        `The light in ${title} is built in. The label is for light sources, not for products that contain one.`,
    },
  },
} as const;
