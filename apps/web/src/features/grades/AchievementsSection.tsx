import type { ContentAchievement, User } from '@gli/sdk';
import { useGetProfile, useListBusinessContentBySection } from '@gli/sdk/react';
import {
  Badge,
  CardGridSkeleton,
  LinkRow,
  LinkRows,
  Note,
  Progress,
  QueryError,
  Section,
  translate,
} from '@gli/ui';
import { BadgePercent, Gem, Gift, TrendingUp } from '@gli/ui/icons';
import { useFormats, useTranslations } from '@/i18n';

const icons = { token_bonus: Gift, fee_discount: BadgePercent, apy_bonus: TrendingUp, nft: Gem, other: Gift };

/** Achievements that need a stake, which no operation makes. Decision 51 */
const needStaking: ReadonlySet<string> = new Set(['first_stake', 'thirty_days_staking', 'expert_grade']);

/** The reached and the reachable achievements with their bonuses and the member's progress. Spec §9, decision 51 */
export function AchievementsSection() {
  const t = useTranslations();
  return (
    <Section title={t.authCenter.achievements()} lead={t.authCenter.achievementsLead()} anchor="achievements">
      <Achievements />
    </Section>
  );
}

function Achievements() {
  const profile = useGetProfile();
  const content = useListBusinessContentBySection({ section: 'grades' });
  if (content.isPending || profile.isPending) return <CardGridSkeleton count={4} min="sm" />;
  if (content.isError) return <QueryError query={content} />;
  if (profile.isError) return <QueryError query={profile} />;
  const offered = content.data
    .flatMap(({ achievements }) => achievements ?? [])
    .map((achievement) => ({
      achievement,
      own: profile.data.achievements.find(({ code }) => code === achievement.code),
    }))
    .filter(({ achievement: { code }, own }) => Boolean(own?.unlocked_at) || !needStaking.has(code));
  return (
    <LinkRows>
      {offered.map((shown) => (
        <AchievementRow key={shown.achievement.code} {...shown} />
      ))}
    </LinkRows>
  );
}

type AchievementRowProps = {
  achievement: ContentAchievement;
  own: User['achievements'][number] | undefined;
};

function AchievementRow({ achievement, own }: AchievementRowProps) {
  const t = useTranslations();
  const formats = useFormats();
  const rewardText = useRewardText();
  const unlockedAt = own?.unlocked_at ?? null;
  const RewardIcon = translate<(typeof icons)['other']>(icons, achievement.reward_kind);
  return (
    <LinkRow
      href={null}
      icon={<RewardIcon />}
      title={achievement.title}
      amount={<Badge tone={unlockedAt === null ? 'neutral' : 'accent'}>{rewardText(achievement)}</Badge>}
      note={achievement.condition}
      aside={
        unlockedAt ? (
          <Note as="span" tone="success" weight="semibold">
            {t.authCenter.unlockedAt({ time: formats.day(unlockedAt) })}
          </Note>
        ) : null
      }
    >
      {own && unlockedAt === null ? (
        <Progress
          label={t.authCenter.achievementProgress()}
          value={own.current_count}
          max={own.target_count}
          valueText={translate(
            t.authCenter.units,
            own.unit,
          )({
            current: own.current_count,
            target: own.target_count,
          })}
          size="sm"
        />
      ) : null}
    </LinkRow>
  );
}

/** Returns the text of an achievement's bonus, or the server's text for an unknown kind. */
function useRewardText(): (achievement: ContentAchievement) => string {
  const t = useTranslations();
  const formats = useFormats();
  return ({ reward_kind: kind, reward_text: fixed, ...reward }) => {
    const { reward_amount: amount, reward_token: token, reward_percent: percent } = reward;
    switch (kind) {
      case 'token_bonus':
        return amount && token
          ? t.authCenter.reward.token_bonus({ amount: formats.tokenExact(amount, token) })
          : fixed;
      case 'fee_discount':
        return percent ? t.authCenter.reward.fee_discount({ percent: formats.percent(percent) }) : fixed;
      case 'apy_bonus':
        return percent ? t.authCenter.reward.apy_bonus({ percent: formats.percent(percent) }) : fixed;
      case 'nft':
        return t.authCenter.reward.nft();
      default:
        return fixed;
    }
  };
}
