import type { GradeTier, GradeTierBenefit } from '@gli/sdk';

type Tier = Pick<GradeTier, 'benefits'>;

/** Every benefit that any grade gives, once, in the order in which grades add them. */
export function allBenefits(tiers: readonly Tier[]): GradeTierBenefit[] {
  const byName = new Map<string, GradeTierBenefit>();
  for (const one of tiers.flatMap(({ benefits }) => benefits)) {
    if (!byName.has(one.benefit)) byName.set(one.benefit, one);
  }
  return [...byName.values()];
}

/** Whether a grade gives a benefit. */
export function hasBenefit(tier: Tier, benefit: string): boolean {
  return tier.benefits.some((own) => own.benefit === benefit);
}
