import type { InterestDetail, InterestProject } from './interest-queries.ts';

/** A pendant that takes registrations, in two sizes. */
export const pendant: InterestProject = {
  projectId: 'ring',
  title: 'Ring pendant',
  summary: 'A hoop over the table.',
  outline: 'RING',
  image: null,
  state: 'OPEN',
  opens: { time: 1, text: 'Sun, Nov 1, 10:00 AM ET' },
  launch: null,
  interested: 230,
  reward: null,
  spu: null,
  registration: null,
};

export const detailOf = (changes: Partial<InterestProject> = {}): InterestDetail => ({
  project: { ...pendant, ...changes },
  story: ['It glows.'],
  options: [
    { sku: 'LM-RING-60', name: '60 cm' },
    { sku: 'LM-RING-90', name: '90 cm' },
  ],
  survey: [
    {
      questionId: 'room',
      title: 'Where would it live?',
      choices: [
        { choiceId: 'kitchen', label: 'Kitchen' },
        { choiceId: 'desk', label: 'Desk' },
      ],
    },
  ],
});

export const registration = { isConfirmed: true, emailMasked: 'm•••@lampyris.test', sku: 'LM-RING-60', answers: [] };
