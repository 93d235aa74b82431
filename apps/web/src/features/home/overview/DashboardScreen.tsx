import { getDashboardOverviewQuery } from '@gli/sdk/react';
import type { Prefetch } from '@/data';
import { MemberHome } from './MemberHome.tsx';

/** The member's home on its own page. Decision 1 */
export default function DashboardScreen() {
  return <MemberHome />;
}

export const prefetch: Prefetch = ({ load, client }) => {
  load(getDashboardOverviewQuery(client));
};
