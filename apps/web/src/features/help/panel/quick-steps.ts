/** The pages with quick steps, and the steps in their order; their words stand under these names. Spec §2 Help */
const quickSteps = [
  { name: 'auth', path: '/auth', steps: ['authInfo', 'authDocuments', 'authFace', 'authGrade'] },
  {
    name: 'conversion',
    path: '/conversion',
    steps: ['conversionPair', 'conversionAmount', 'conversionCheck', 'conversionConfirm'],
  },
  { name: 'mypage', path: '/mypage', steps: ['mypageProfile', 'mypageSessions', 'mypageTransactions'] },
] as const;

/** All quick steps, those of the page that is shown first and marked. */
export function quickStepsFor(page: string) {
  return quickSteps
    .map((entry) => ({ ...entry, isHere: entry.name === page }))
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
}
