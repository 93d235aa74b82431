import type { GradeTier, GradeTierBenefit } from '@gli/sdk';
import { useGetProfile, useListBusinessContentBySection } from '@gli/sdk/react';
import {
  Badge,
  BulletList,
  Card,
  CardGridSkeleton,
  DescriptionList,
  Disclosure,
  Grid,
  Heading,
  IconItem,
  IconList,
  Inline,
  Note,
  QueryError,
  Section,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@gli/ui';
import { Check, Minus } from '@gli/ui/icons';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import { GradeEmblem } from './GradeEmblem.tsx';
import { OwnGrade } from './OwnGrade.tsx';

/** The member's grade and progress, then every grade's requirements and benefits. Spec §5, §6 */
export function GradesSection() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <Section title={t.authCenter.grades()} anchor="grades">
      <Stack gap="lg">
        <Text tone="muted">{t.authCenter.stakingNotOpen()}</Text>
        {profile.isPending ? <CardGridSkeleton count={2} min="lg" /> : null}
        {profile.isError ? <QueryError query={profile} /> : null}
        {profile.data ? <OwnGrade profile={profile.data} /> : null}
        <Grades own={profile.data?.grade} />
      </Stack>
    </Section>
  );
}

function Grades({ own }: { own: string | undefined }) {
  const entries = useListBusinessContentBySection({ section: 'grades' });
  if (entries.isPending) return <CardGridSkeleton count={3} />;
  if (entries.isError) return <QueryError query={entries} />;
  const entry = entries.data.find(({ grades }) => grades !== null);
  const tiers: readonly GradeTier[] = entry?.grades ?? [];
  return (
    <Stack gap="lg">
      {entry?.subtitle ? <Text tone="muted">{entry.subtitle}</Text> : null}
      <Grid>
        {tiers.map((tier, index) => (
          <GradeCard key={tier.grade} tier={tier} before={tiers[index - 1]} isOwn={tier.grade === own} />
        ))}
      </Grid>
      <BenefitsTable tiers={tiers} />
      {entry?.body.map(({ text }) => (text ? <Note key={text}>{text}</Note> : null))}
    </Stack>
  );
}

type GradeCardProps = {
  tier: GradeTier;
  /** The next lower grade, whose benefits this one includes. */
  before: GradeTier | undefined;
  isOwn: boolean;
};

function GradeCard({ tier, before, isOwn }: GradeCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card
      as="article"
      css={isOwn ? { borderColor: '$primaryText', boxShadow: '0 0 0 1px $colors$primaryText' } : {}}
      gap="md"
    >
      <Inline gap="md" nowrap align="start">
        <GradeEmblem grade={tier.grade} />
        <Stack gap="xs">
          <Inline>
            <Heading as="h3" size="md">
              {tier.name}
            </Heading>
            {isOwn ? <Badge tone="primary">{t.authCenter.isYours()}</Badge> : null}
          </Inline>
          <Note>{tier.summary}</Note>
        </Stack>
      </Inline>
      <DescriptionList
        items={[
          [
            t.authCenter.minimumBalance(),
            hasAmount(tier.minimum_balance)
              ? formats.tokenExact(tier.minimum_balance, tier.token)
              : t.authCenter.noMinimum(),
          ],
          [
            t.authCenter.minimumStaked(),
            tier.staking_required
              ? formats.tokenExact(tier.minimum_staked, tier.token)
              : t.authCenter.noStaking(),
          ],
        ]}
      />
      <Stack gap="sm">
        <Text size="sm" weight="semibold">
          {t.authCenter.permissions()}
        </Text>
        <BulletList size="sm">
          {tier.permissions.map((permission) => (
            <li key={permission}>{permission}</li>
          ))}
        </BulletList>
      </Stack>
      <Stack gap="sm">
        <Text size="sm" weight="semibold">
          {before ? t.authCenter.andBefore({ grade: before.name }) : t.authCenter.benefits()}
        </Text>
        <IconList size="sm" css={{ gap: '$3' }} aria-label={t.authCenter.gradeBenefits({ grade: tier.name })}>
          {tier.benefits
            .filter(({ is_new: isNew }) => isNew)
            .map(({ benefit, name, description }) => (
              <IconItem key={benefit} tone="success">
                <Check aria-hidden />
                <div>
                  <Text as="strong" weight="semibold">
                    {name}
                  </Text>
                  <Text tone="muted">{description}</Text>
                </div>
              </IconItem>
            ))}
        </IconList>
      </Stack>
    </Card>
  );
}

function BenefitsTable({ tiers }: { tiers: readonly GradeTier[] }) {
  const t = useTranslations();
  return (
    <Card>
      <Disclosure summary={t.authCenter.compare()}>
        <Table<GradeTierBenefit>
          caption={t.authCenter.compare()}
          phone="scroll"
          rows={allBenefits(tiers)}
          rowKey={({ benefit }) => benefit}
          columns={[
            {
              header: t.authCenter.benefit(),
              name: ({ name }) => name,
            },
            ...tiers.map((tier) => ({
              id: tier.grade,
              header: tier.name,
              cell: ({ benefit }: GradeTierBenefit) => {
                const has = hasBenefit(tier, benefit);
                return (
                  <Text as="span" tone={has ? 'success' : 'muted'} css={{ display: 'inline-flex' }}>
                    {has ? <Check aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
                    <VisuallyHidden>
                      {has ? t.authCenter.included() : t.authCenter.notIncluded()}
                    </VisuallyHidden>
                  </Text>
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

/** Returns the distinct benefits of all grades, in the order in which the grades add them. */
export function allBenefits(tiers: readonly Tier[]): GradeTierBenefit[] {
  const byName = new Map<string, GradeTierBenefit>();
  for (const one of tiers.flatMap(({ benefits }) => benefits)) {
    if (!byName.has(one.benefit)) byName.set(one.benefit, one);
  }
  return [...byName.values()];
}

export function hasBenefit(tier: Tier, benefit: string): boolean {
  return tier.benefits.some((own) => own.benefit === benefit);
}
