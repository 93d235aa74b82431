import type { GradeTierBenefit } from '@gli/sdk';
import { expect, test } from 'vitest';
import { allBenefits, hasBenefit } from './GradesSection.tsx';

const benefit = (name: GradeTierBenefit['benefit'], is_new: boolean): GradeTierBenefit => ({
  benefit: name,
  name,
  description: name,
  is_new,
});
const reader = { benefits: [benefit('basic_access', true), benefit('weekly_reports', true)] };
const writer = { benefits: [benefit('basic_access', false), benefit('early_access', true)] };

test('lists each benefit once, starting with the lowest grade', () => {
  expect(allBenefits([reader, writer]).map((one) => one.benefit)).toEqual([
    'basic_access',
    'weekly_reports',
    'early_access',
  ]);
});

test('shows the benefits of a single grade', () => {
  expect(hasBenefit(writer, 'early_access')).toBe(true);
  expect(hasBenefit(reader, 'early_access')).toBe(false);
});
