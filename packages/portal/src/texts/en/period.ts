export const period = {
  title: 'Period',
  lastDays: (days: number) => `Last ${days} days`,
  custom: 'Custom',
  from: 'From',
  to: 'To',
};
