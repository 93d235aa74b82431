import type { GradeTier, User } from '@gli/sdk';
import { useGetProfile, useListBusinessContentBySection } from '@gli/sdk/react';
import {
  Badge,
  Card,
  CardGridSkeleton,
  DescriptionList,
  Grid,
  Heading,
  IconItem,
  IconList,
  Inline,
  Note,
  QueryError,
  Section,
  Stack,
  translate,
} from '@gli/ui';
import { Check } from '@gli/ui/icons';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import { GradeEmblem } from './GradeEmblem.tsx';

/** The member's grade, then what each grade requires and adds. Spec §5, §6, decision 51 */
export function GradesSection() {
  const t = useTranslations();
  return (
    <Section title={t.authCenter.grades()} lead={t.authCenter.gradesLead()} anchor="grades">
      <Grades />
    </Section>
  );
}

function Grades() {
  const t = useTranslations();
  const profile = useGetProfile();
  const entries = useListBusinessContentBySection({ section: 'grades' });
  if (entries.isPending || profile.isPending) return <CardGridSkeleton count={2} min="lg" />;
  if (entries.isError) return <QueryError query={entries} />;
  if (profile.isError) return <QueryError query={profile} />;
  const entry = entries.data.find(({ grades }) => grades !== null);
  const tiers = entry?.grades ?? [];
  return (
    <Stack gap="md">
      <OwnGrade profile={profile.data} tier={tiers.find(({ grade }) => grade === profile.data.grade)} />
      <Grid as="ul" gap="md" filled aria-label={t.authCenter.compare()}>
        {tiers.map((tier, index) => (
          <TierCard
            key={tier.grade}
            tier={tier}
            lower={tiers[index - 1]}
            isOwn={tier.grade === profile.data.grade}
          />
        ))}
      </Grid>
      {entry?.body.map(({ text }) => (text ? <Note key={text}>{text}</Note> : null))}
    </Stack>
  );
}

/** The member's grade with its permissions, and the member's stake if there is one. */
function OwnGrade({ profile: { grade, staking }, tier }: { profile: User; tier: GradeTier | undefined }) {
  const t = useTranslations();
  return (
    <Card as="section" padding="sm" aria-label={t.authCenter.yourGrade()}>
      <Grid min="lg" gap="md">
        <Stack gap="sm">
          <Inline gap="md" nowrap>
            <GradeEmblem grade={grade} />
            <Stack gap="none">
              <Note>{t.authCenter.yourGrade()}</Note>
              <Heading as="h3" size="md">
                {translate(t.authCenter.gradeName, grade)()}
              </Heading>
            </Stack>
          </Inline>
          {tier?.permissions.map((permission) => (
            <Note key={permission}>{permission}</Note>
          ))}
        </Stack>
        {hasAmount(staking.amount) ? <Stake staking={staking} /> : null}
      </Grid>
    </Card>
  );
}

function Stake({ staking }: { staking: User['staking'] }) {
  const t = useTranslations();
  const formats = useFormats();
  const { amount, token, since_on: since, days_count: days, base_apy: base, bonus_apy: bonus, apy } = staking;
  return (
    <DescriptionList
      layout="grid"
      items={[
        [
          t.authCenter.staked(),
          <Stack key="amount" gap="none">
            <span>{formats.token(amount, token)}</span>
            {since ? <Note>{t.authCenter.stakedSince({ day: formats.day(since), count: days })}</Note> : null}
          </Stack>,
        ],
        [
          t.authCenter.apy(),
          <Stack key="apy" gap="none">
            <span>{formats.apy(apy)}</span>
            <Note>{t.authCenter.apyParts({ base: formats.apy(base), bonus: formats.apy(bonus) })}</Note>
          </Stack>,
        ],
      ]}
    />
  );
}

type TierCardProps = { tier: GradeTier; lower: GradeTier | undefined; isOwn: boolean };

/** A grade's requirements, and the benefits that the grade below lacks. */
function TierCard({ tier, lower, isOwn }: TierCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { name, token, minimum_balance: balance, minimum_staked: staked, benefits } = tier;
  return (
    <Card as="li" padding="sm" gap="sm">
      <Inline justify="between">
        <Heading as="h3" size="md">
          {name}
        </Heading>
        {isOwn ? <Badge tone="primary">{t.authCenter.yourGrade()}</Badge> : null}
      </Inline>
      <DescriptionList
        layout="compact"
        items={[
          [t.authCenter.minimumBalance({ token }), formats.tokenExact(balance)],
          [t.authCenter.minimumStaked({ token }), formats.tokenExact(staked)],
        ]}
      />
      {lower ? <Note>{t.authCenter.plus({ grade: lower.name })}</Note> : null}
      <IconList size="sm">
        {benefits
          .filter(({ is_new: isNew }) => isNew)
          .map(({ benefit, name: title, description }) => (
            <IconItem key={benefit} tone="success">
              <Check aria-hidden />
              <span>
                <strong>{title}</strong>
                <span>{` · ${description}`}</span>
              </span>
            </IconItem>
          ))}
      </IconList>
    </Card>
  );
}
