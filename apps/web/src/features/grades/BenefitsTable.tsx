import type { GradeTier, GradeTierBenefit } from '@gli/sdk';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Card } from '../../design/display/Card.tsx';
import { Table } from '../../design/display/Table.tsx';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Disclosure } from '../../shared/Disclosure.tsx';

const Mark = styled('span', {
  display: 'inline-flex',
  '& svg': { width: '1.125rem', height: '1.125rem' },
  variants: { has: { true: { color: '$successText' }, false: { color: '$textMuted' } } },
});

/** Every benefit against every grade. */
export function BenefitsTable({ tiers }: { tiers: readonly GradeTier[] }) {
  const t = useTranslations();
  return (
    <Card>
      <Disclosure summary={t.authCenter.compare()}>
        <Table<GradeTierBenefit>
          caption={t.authCenter.compare()}
          captionHidden
          phone="scroll"
          rows={allBenefits(tiers)}
          rowKey={({ benefit }) => benefit}
          columns={[
            { id: 'benefit', header: t.authCenter.benefit(), rowHeader: true, cell: ({ name }) => name },
            ...tiers.map((tier) => ({
              id: tier.grade,
              header: tier.name,
              cell: ({ benefit }: GradeTierBenefit) => {
                const has = hasBenefit(tier, benefit);
                return (
                  <Mark has={has}>
                    {has ? <Check aria-hidden /> : <Minus aria-hidden />}
                    <VisuallyHidden>
                      {has ? t.authCenter.included() : t.authCenter.notIncluded()}
                    </VisuallyHidden>
                  </Mark>
                );
              },
            })),
          ]}
        />
      </Disclosure>
    </Card>
  );
}

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
