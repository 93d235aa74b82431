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

test('no step is said twice', () => {
  const ids = guides.flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every mark that a step points at stands on a screen', () => {
  const written = sourceFiles()
    .filter(({ file }) => !file.startsWith('features/help/guides/guide'))
    .map(({ text }) => text)
    .join('\n');
  const marks = guides
    .flatMap(({ steps }) => steps.flatMap(({ targets }) => targets))
    .flatMap((target) => [...target.matchAll(/(data-guide=|aria-labelledby=|#)"?([\w-]+)/g)])
    .map(([, kind, name]) => ({ kind, name }));
  expect(marks.length).toBeGreaterThan(10);
  const isWritten = ({ kind, name }: (typeof marks)[number]) =>
    written.includes(kind === '#' ? `id="${name}"` : `${kind}"${name}"`) ||
    written.includes(`anchor="${name}"`);
  expect(marks.filter((mark) => !isWritten(mark))).toEqual([]);
});

describe('a guide under way', () => {
  test('starts at its first step, goes on to the last, and then ends', () => {
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
    'at a step that it does not have (%s) begins anew',
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

  test('keeps what the page showed while the guide stays on it', () => {
    expect(guideHref(positionAt(walletGuide(), 2), faq)).toBe(
      '/help-center?category=wallet&q=fee&guide=wallet&step=2',
    );
  });

  test('leads to the page that the step is on, and leaves the rest behind', () => {
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
