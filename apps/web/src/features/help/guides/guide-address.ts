import { setParams } from '@gli/ui';
import { type Guide, type GuideStep, guideNamed } from './guides.ts';

/** A guide's current step, counted from 1. */
export type GuidePosition = { guide: Guide; number: number; step: GuideStep };

/** A page's path and its query, without `?`. */
export type PageAddress = { path: string; search: string };

/**
 * Returns the guide in a URL (`?guide=wallet&step=2`), or null. Because the URL holds the position, guides can
 * cross pages, continue after a login and be shared as links. A step that does not exist counts as the first
 * one.
 */
export function parseGuide(search: string): GuidePosition | null {
  const parameters = new URLSearchParams(search);
  const guide = guideNamed(parameters.get('guide'));
  return guide ? positionAt(guide, Number(parameters.get('step') ?? 1)) : null;
}

export function positionAt(guide: Guide, number: number): GuidePosition {
  const step = Number.isInteger(number) ? guide.steps[number - 1] : undefined;
  return step ? { guide, number, step } : { guide, number: 1, step: guide.steps[0] };
}

/** Returns the next step. Returns null after the last one, which ends the guide. Spec §4 Help guide */
export function getNextPosition({ guide, number }: GuidePosition): GuidePosition | null {
  return number < guide.steps.length ? positionAt(guide, number + 1) : null;
}

/** Returns the previous step, or null at the first one. Spec §4 Help guide */
export function getPreviousPosition({ guide, number }: GuidePosition): GuidePosition | null {
  return number > 1 ? positionAt(guide, number - 1) : null;
}

/** True if a step is on another page or in another view of this page. */
export function isElsewhere({ path, tab }: GuideStep, from: PageAddress): boolean {
  if (path === undefined) return false;
  return path !== from.path || (tab ?? null) !== new URLSearchParams(from.search).get('tab');
}

/** Returns a step's URL. If the page stays the same, all other parameters are kept. */
export function guideHref({ guide, number, step }: GuidePosition, from: PageAddress): string {
  const path = step.path ?? from.path;
  const kept = new URLSearchParams(path === from.path ? from.search : '');
  const view = step.path === undefined ? {} : { tab: step.tab ?? null };
  return `${path}?${setParams(kept, { ...view, guide: guide.id, step: String(number) })}`;
}

/** Returns the URL after a guide has been skipped or finished. */
export function withoutGuide({ path, search }: PageAddress): string {
  const parameters = setParams(new URLSearchParams(search), { guide: null, step: null });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
