import { useCallback, useState } from 'react';
import { useMember } from '../../../shared/use-member.ts';
import type { CustomerForm } from './customer.ts';

/** What was entered about the customer, kept while the panel goes from step to step; never another member's. */
export function useEnteredCustomer() {
  const memberId = useMember()?.id;
  const [kept, setKept] = useState<{ memberId: string | undefined; form: CustomerForm } | null>(null);
  const forget = useCallback(() => setKept(null), []);
  return {
    entered: kept && kept.memberId === memberId ? kept.form : null,
    /** @param initial what the form showed before anything was entered */
    enter: (initial: CustomerForm, change: Partial<CustomerForm>) =>
      setKept((before) => ({
        memberId,
        form: { ...(before && before.memberId === memberId ? before.form : initial), ...change },
      })),
    forget,
  };
}
