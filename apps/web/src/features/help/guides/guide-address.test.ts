import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../../i18n/testing/source-files.ts';
import { guideHref, guideOf, nextOf, positionAt, previousOf, withoutGuide } from './guide-address.ts';
import { guideNamed, guides } from './guides.ts';

const walletGuide = () => {
  const guide = guideNamed('wallet');
  if (!guide) throw new Error('There is no guide to the wallet.');
  return guide;
};

test('there are four guides, as long as the specification says', () => {
  expect(guides.map(({ id, steps, minutes }) => `${id}: ${steps.length} steps, ${minutes} min`)).toEqual([
    'wallet: 5 steps, 3 min',
    'conversion: 7 steps, 5 min',
    'staking: 6 steps, 4 min',
    'referral: 4 steps, 2 min',
  ]);
});

test('no step is used twice', () => {
  const ids = guides.flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every element that a step points at is on a screen', () => {
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
  test('starts at its first step, continues to the last, and ends', () => {
    const steps: number[] = [];
    let position: ReturnType<typeof nextOf> = positionAt(walletGuide(), 1);
    while (position) {
      steps.push(position.number);
      position = nextOf(position);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5]);
  });

  test('goes back, but not before its first step', () => {
    expect(previousOf(positionAt(walletGuide(), 3))?.number).toBe(2);
    expect(previousOf(positionAt(walletGuide(), 1))).toBeNull();
  });

  test.each(['0', '6', '-1', '1.5', 'two', ''])(
    'at a step that it does not have (%s) starts again',
    (step) => {
      expect(guideOf(`guide=wallet&step=${step}`)?.number).toBe(1);
    },
  );
});

test('an address without a guide, or with one that does not exist, shows none', () => {
  expect(guideOf('category=wallet')).toBeNull();
  expect(guideOf('guide=cooking&step=2')).toBeNull();
});

describe('the address of a step', () => {
  const faq = { path: '/help-center', search: 'category=wallet&q=fee' };

  test('keeps the parameters of the page while the guide stays on it', () => {
    expect(guideHref(positionAt(walletGuide(), 2), faq)).toBe(
      '/help-center?category=wallet&q=fee&guide=wallet&step=2',
    );
  });

  test('leads to the page of the step, without the other parameters', () => {
    const guide = guideNamed('conversion') ?? walletGuide();
    expect(guideHref(positionAt(guide, 2), faq)).toBe('/conversion?guide=conversion&step=2');
  });

  test('is the page again after skipping or finishing', () => {
    expect(withoutGuide({ path: '/help-center', search: 'q=fee&guide=wallet&step=5' })).toBe(
      '/help-center?q=fee',
    );
    expect(withoutGuide({ path: '/conversion', search: 'guide=conversion&step=7' })).toBe('/conversion');
  });
});
