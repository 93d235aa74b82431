import { type Guide, type GuideStep, guideNamed } from './guides.ts';

/** A guide under way, at a step counted from 1. */
export type GuidePosition = { guide: Guide; number: number; step: GuideStep };

/** A page's path and what stands behind its `?`. */
export type Place = { path: string; search: string };

/**
 * The guide that an address shows (`?guide=wallet&step=2`), null when it shows none: so a guide goes across pages, comes
 * back after a log-in on the way, and can be sent as a link. A step that does not exist counts as the first.
 */
export function guideOf(search: string): GuidePosition | null {
  const parameters = new URLSearchParams(search);
  const guide = guideNamed(parameters.get('guide'));
  return guide ? positionAt(guide, Number(parameters.get('step') ?? 1)) : null;
}

/** The guide at a step; at its first when it has no such step. */
export function positionAt(guide: Guide, number: number): GuidePosition {
  const step = Number.isInteger(number) ? guide.steps[number - 1] : undefined;
  return step ? { guide, number, step } : { guide, number: 1, step: guide.steps[0] };
}

/** The step after; null after the last, where the guide ends. Spec §4 Help guide */
export function nextOf({ guide, number }: GuidePosition): GuidePosition | null {
  return number < guide.steps.length ? positionAt(guide, number + 1) : null;
}

/** The step before; null at the first. Spec §4 Help guide */
export function previousOf({ guide, number }: GuidePosition): GuidePosition | null {
  return number > 1 ? positionAt(guide, number - 1) : null;
}

/** The address of a step, seen from where the visitor is: on the same page everything else of the address stays. */
export function guideHref({ guide, number, step }: GuidePosition, from: Place): string {
  const path = step.path ?? from.path;
  const parameters = new URLSearchParams(path === from.path ? from.search : '');
  parameters.set('guide', guide.id);
  parameters.set('step', String(number));
  return `${path}?${parameters}`;
}

/** The address without a guide: skipped or finished. */
export function withoutGuide({ path, search }: Place): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('guide');
  parameters.delete('step');
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
