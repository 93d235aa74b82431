import type { GradeTier, GradeTierBenefit, User } from '@gli/sdk';
import { useGetProfile, useListBusinessContentBySection } from '@gli/sdk/react';
import {
  Card,
  CardGridSkeleton,
  DescriptionList,
  Divider,
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
  type TableColumn,
  Text,
  translate,
  VisuallyHidden,
} from '@gli/ui';
import { Check, Minus } from '@gli/ui/icons';
import { hasAmount } from '@gli/validation';
import type { ReactNode } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { GradeEmblem } from './GradeEmblem.tsx';

/** The member's grade with what it gives, then all grades in one table. Spec §5, §6, decision 51 */
export function GradesSection() {
  const t = useTranslations();
  return (
    <Section title={t.authCenter.grades()} lead={t.authCenter.gradesLead()} anchor="grades">
      <Grades />
    </Section>
  );
}

function Grades() {
  const profile = useGetProfile();
  const entries = useListBusinessContentBySection({ section: 'grades' });
  if (entries.isPending || profile.isPending) return <CardGridSkeleton count={2} min="lg" />;
  if (entries.isError) return <QueryError query={entries} />;
  if (profile.isError) return <QueryError query={profile} />;
  const entry = entries.data.find(({ grades }) => grades !== null);
  const tiers = entry?.grades ?? [];
  return (
    <Stack gap="lg">
      <OwnGrade profile={profile.data} tier={tiers.find(({ grade }) => grade === profile.data.grade)} />
      <Card padding="sm">
        <Comparison tiers={tiers} />
      </Card>
      {entry?.body.map(({ text }) => (text ? <Note key={text}>{text}</Note> : null))}
    </Stack>
  );
}

/** The member's grade, its permissions and benefits, and the member's stake if there is one. */
function OwnGrade({ profile: { grade, staking }, tier }: { profile: User; tier: GradeTier | undefined }) {
  const t = useTranslations();
  return (
    <Card as="section" aria-label={t.authCenter.yourGrade()} gap="md">
      <Inline gap="md" nowrap>
        <GradeEmblem grade={grade} />
        <Stack gap="none">
          <Note>{t.authCenter.yourGrade()}</Note>
          <Heading as="h3" size="md">
            {translate(t.authCenter.gradeName, grade)()}
          </Heading>
        </Stack>
      </Inline>
      {tier ? (
        <Grid as={IconList} min="md" gap="sm" css={{ fontSize: '$sm' }} aria-label={t.authCenter.benefits()}>
          {tier.permissions.map((permission) => (
            <Given key={permission}>{permission}</Given>
          ))}
          {tier.benefits.map(({ benefit, name, description }) => (
            <Given key={benefit}>
              <Text as="strong" weight="semibold">
                {name}
              </Text>
              <span>{` · ${description}`}</span>
            </Given>
          ))}
        </Grid>
      ) : null}
      {hasAmount(staking.amount) ? <Stake staking={staking} /> : null}
    </Card>
  );
}

const Given = ({ children }: { children: ReactNode }) => (
  <IconItem tone="success">
    <Check aria-hidden />
    <span>{children}</span>
  </IconItem>
);

function Stake({ staking }: { staking: User['staking'] }) {
  const t = useTranslations();
  const formats = useFormats();
  const { amount, token, since_on: since, days_count: days, base_apy: base, bonus_apy: bonus, apy } = staking;
  return (
    <>
      <Divider />
      <DescriptionList
        layout="grid"
        items={[
          [
            t.authCenter.staked(),
            <Stack key="amount" gap="none">
              <span>{formats.token(amount, token)}</span>
              {since ? (
                <Note>{t.authCenter.stakedSince({ day: formats.day(since), count: days })}</Note>
              ) : null}
            </Stack>,
          ],
          [
            t.authCenter.apy(),
            <Stack key="apy" gap="none">
              <span>{formats.percent(apy)}</span>
              <Note>
                {t.authCenter.apyParts({ base: formats.percent(base), bonus: formats.percent(bonus) })}
              </Note>
            </Stack>,
          ],
        ]}
      />
    </>
  );
}

type ComparisonRow = { id: string; name: string; show: (tier: GradeTier) => ReactNode };

/** Requirements and benefits of all grades side by side. */
function Comparison({ tiers }: { tiers: readonly GradeTier[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const token = tiers[0]?.token ?? '';
  const rows: ComparisonRow[] = [
    {
      id: 'balance',
      name: t.authCenter.minimumBalance({ token }),
      show: ({ minimum_balance: amount }) => formats.tokenExact(amount),
    },
    {
      id: 'stake',
      name: t.authCenter.minimumStaked({ token }),
      show: ({ minimum_staked: amount }) => formats.tokenExact(amount),
    },
    ...allBenefits(tiers).map(({ benefit, name }) => ({
      id: benefit,
      name,
      show: (tier: GradeTier) => <Mark isIncluded={hasBenefit(tier, benefit)} />,
    })),
  ];
  return (
    <Table<ComparisonRow>
      caption={t.authCenter.compare()}
      captionShown
      phone="scroll"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { header: t.authCenter.benefit(), name: ({ name }) => name },
        ...tiers.map(
          (tier): TableColumn<ComparisonRow> => ({
            id: tier.grade,
            header: tier.name,
            figure: ({ show }) => show(tier),
          }),
        ),
      ]}
    />
  );
}

/** A check mark, or a dash for something that a grade does not have. */
function Mark({ isIncluded }: { isIncluded: boolean }) {
  const t = useTranslations();
  return (
    <Text as="span" tone={isIncluded ? 'success' : 'muted'} css={{ display: 'inline-flex' }}>
      {isIncluded ? <Check aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
      <VisuallyHidden>{isIncluded ? t.authCenter.included() : t.authCenter.notIncluded()}</VisuallyHidden>
    </Text>
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
