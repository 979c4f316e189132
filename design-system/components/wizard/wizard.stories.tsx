import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { dome } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { ImageBox } from '../image-box/image-box.tsx';
import { RadioCards } from '../radio-card/radio-card.tsx';
import { SpecList } from '../spec-list/spec-list.tsx';
import { StepIndicator } from '../step-indicator/step-indicator.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

const names = ['Items', 'Request', 'Reason', 'Refund', 'Send'];
const stepsAt = (current: number) => (
  <StepIndicator
    label="Return"
    steps={names.map((label, index) => {
      const state = index < current ? 'done' : index === current ? 'current' : 'todo';
      return { label, state, spoken: state === 'todo' ? 'to come' : state };
    })}
  />
);

function Choice() {
  const [value, setValue] = useState('refund');
  return (
    <RadioCards
      legend="Choose one"
      options={[
        { value: 'refund', label: 'Money back', note: 'Until Dec 20' },
        { value: 'replacement', label: 'Replacement', note: 'Until Dec 20' },
        { value: 'repair', label: 'Repair', note: 'Warranty to Nov 2028' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'Components/Forms/Wizard',
  component: Wizard,
  args: {
    stepId: 'request',
    count: 'Step 2 of 5',
    heading: 'What would you like?',
    headingLevel: 2,
    back: { label: 'Back', href: '/order/rma' },
    steps: stepsAt(1),
    children: <Choice />,
    next: <Button>Next</Button>,
    answers: {
      heading: 'Your answers so far',
      content: (
        <SpecList
          items={[
            { name: 'Items', value: 'Ribbon S1, 1 piece' },
            { name: 'Refund to', value: 'Visa 3155' },
            { name: 'Amount', value: '$35.99' },
          ]}
        />
      ),
    },
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answers so far are beside the question on wide screens. */
export const Middle: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Step 2 of 5: What would you like?' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your answers so far' })).toBeVisible();
  },
};

/** No way back, and no answers yet. */
export const First: Story = {
  args: {
    stepId: 'items',
    count: 'Step 1 of 5',
    heading: 'What comes back?',
    back: undefined,
    steps: stepsAt(0),
    answers: undefined,
  },
};

/** What the questions are about, until there are answers. */
export const FirstWithPicture: Story = {
  args: {
    ...First.args,
    picture: <ImageBox picture={dome} ratio="landscape" sizes="(min-width: 900px) 40vw, 100vw" rounded />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: dome.alt })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

function TwoSteps(props: WizardProps) {
  const [isSecond, setSecond] = useState(false);
  return (
    <Wizard
      {...props}
      stepId={isSecond ? 'reason' : 'request'}
      count={isSecond ? 'Step 3 of 5' : 'Step 2 of 5'}
      heading={isSecond ? 'What is the reason?' : props.heading}
      steps={stepsAt(isSecond ? 2 : 1)}
      next={<Button onClick={() => setSecond(true)}>Next</Button>}
    />
  );
}

/** The focus moves to the heading of the next step. */
export const NextStep: Story = {
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'Step 3 of 5: What is the reason?' })).toHaveFocus();
  },
};
export const WithoutNames: Story = { args: { steps: undefined } };
export const LongWords: Story = {
  args: {
    count: 'Schritt 2 von 5',
    heading: 'Was möchten Sie für Ihre Außenbeleuchtungssteuerung?',
    back: { label: 'Zurück zum vorigen Schritt', href: '/order/rma' },
    next: <Button>Weiter zur Begründung der Rücksendung</Button>,
  },
};
