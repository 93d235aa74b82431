import { useEffect, useState } from 'react';

/** Groups digits while they are typed. Its code comes after the field, which works without it. */
export function useGrouping() {
  const [grouping, setGrouping] = useState<typeof import('./grouping.ts')>();
  useEffect(() => void import('./grouping.ts').then(setGrouping, () => {}), []);
  return grouping;
}
