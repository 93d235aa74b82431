import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../../i18n/testing/source-files.ts';
import {
  getNextPosition,
  getPreviousPosition,
  guideHref,
  parseGuide,
  positionAt,
  withoutGuide,
} from './guide-address.ts';
import { guideNamed, guides } from './guides.ts';

const walletGuide = () => {
  const guide = guideNamed('wallet');
  if (!guide) throw new Error('There is no guide to the wallet.');
  return guide;
};

test('has four guides with the specified numbers of steps and durations', () => {
  expect(guides.map(({ id, steps, minutes }) => `${id}: ${steps.length} steps, ${minutes} min`)).toEqual([
    'wallet: 5 steps, 3 min',
    'conversion: 7 steps, 5 min',
    'staking: 6 steps, 4 min',
    'referral: 4 steps, 2 min',
  ]);
});

test('uses each step only once', () => {
  const ids = guides.flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('targets only elements that exist on a screen', () => {
  const source = sourceFiles()
    .filter(({ file }) => !file.startsWith('features/help/guides/guide'))
    .map(({ text }) => text)
    .join('\n');
  const marks = guides
    .flatMap(({ steps }) => steps.flatMap(({ targets }) => targets))
    .flatMap((target) => [...target.matchAll(/(data-guide=|aria-labelledby=|#)"?([\w-]+)/g)])
    .map(([, kind, name]) => ({ kind, name }));
  expect(marks.length).toBeGreaterThan(10);
  const isInSource = ({ kind, name }: (typeof marks)[number]) =>
    source.includes(kind === '#' ? `id="${name}"` : `${kind}"${name}"`) ||
    source.includes(`anchor="${name}"`);
  expect(marks.filter((mark) => !isInSource(mark))).toEqual([]);
});

describe('a guide', () => {
  test('starts at its first step and ends after its last', () => {
    const steps: number[] = [];
    let position: ReturnType<typeof getNextPosition> = positionAt(walletGuide(), 1);
    while (position) {
      steps.push(position.number);
      position = getNextPosition(position);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5]);
  });

  test('goes back, but not before its first step', () => {
    expect(getPreviousPosition(positionAt(walletGuide(), 3))?.number).toBe(2);
    expect(getPreviousPosition(positionAt(walletGuide(), 1))).toBeNull();
  });

  test.each(['0', '6', '-1', '1.5', 'two', ''])('restarts if the step is invalid (%s)', (step) => {
    expect(parseGuide(`guide=wallet&step=${step}`)?.number).toBe(1);
  });
});

test('returns null for a URL without a valid guide', () => {
  expect(parseGuide('category=wallet')).toBeNull();
  expect(parseGuide('guide=cooking&step=2')).toBeNull();
});

describe('a step’s URL', () => {
  const faq = { path: '/help-center', search: 'category=wallet&q=fee' };

  test('keeps the page’s parameters as long as the guide stays on it', () => {
    expect(guideHref(positionAt(walletGuide(), 2), faq)).toBe(
      '/help-center?category=wallet&q=fee&guide=wallet&step=2',
    );
  });

  test('opens the step’s page without other parameters', () => {
    const guide = guideNamed('conversion') ?? walletGuide();
    expect(guideHref(positionAt(guide, 2), faq)).toBe('/conversion?guide=conversion&step=2');
  });

  test('is replaced by the page’s own URL after skipping or finishing', () => {
    expect(withoutGuide({ path: '/help-center', search: 'q=fee&guide=wallet&step=5' })).toBe(
      '/help-center?q=fee',
    );
    expect(withoutGuide({ path: '/conversion', search: 'guide=conversion&step=7' })).toBe('/conversion');
  });
});
