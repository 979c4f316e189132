export const activityText = {
  until: (deadline: string) => `Until ${deadline}`,
  from: (deadline: string) => `From ${deadline}`,
  over: (deadline: string) => `Ended ${deadline}`,
  see: (title: string) => `See ${title}`,
  left: 'Time left',
  toStart: 'Time until it starts',
} as const;
