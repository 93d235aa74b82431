import { useSessionState } from '@gli/session/react';
import { routeOf } from '../../../routes.ts';
import type { GuideStep } from './guides.ts';

/** Whether a step is on a page that a visitor is led to log in for; the guide goes on there afterwards. */
export function useNeedsLogin(): (step: GuideStep) => boolean {
  const { status } = useSessionState();
  return (step) =>
    status !== 'authenticated' && step.path !== undefined && routeOf(step.path)?.route.requiresAuth === true;
}
