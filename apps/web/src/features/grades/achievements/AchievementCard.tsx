import type { ContentAchievement, User } from '@gli/sdk';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useRewardText } from './use-reward-text.ts';

const Icon = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '$round',
  '& svg': { width: '1.375rem', height: '1.375rem' },
  variants: {
    reached: {
      true: { background: '$accentSoft', color: '$accentText' },
      false: { background: '$surfaceSunken', color: '$textMuted' },
    },
  },
});
const icons = { token_bonus: Gift, fee_discount: BadgePercent, apy_bonus: TrendingUp, nft: Gem, other: Gift };

type AchievementCardProps = {
  achievement: ContentAchievement;
  own: User['achievements'][number] | undefined;
};

/** An achievement: what to do, what it gives, and how far the member is or when it was reached. */
export function AchievementCard({ achievement, own }: AchievementCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const rewardText = useRewardText();
  const unlockedAt = own?.unlocked_at ?? null;
  const Sign = translate<(typeof icons)['other']>(icons, achievement.reward_kind);
  return (
    <Card as="li">
      <Stack gap="md">
        <Inline justify="between">
          <Icon reached={unlockedAt !== null} aria-hidden>
            <Sign />
          </Icon>
          <Badge tone={unlockedAt === null ? 'neutral' : 'accent'}>{rewardText(achievement)}</Badge>
        </Inline>
        <Stack gap="xs">
          <Heading as="h3" size="sm">
            {achievement.title}
          </Heading>
          <Text size="sm" tone="muted">
            {achievement.condition}
          </Text>
        </Stack>
        {unlockedAt ? (
          <Text size="sm" tone="success" weight="semibold">
            {t.authCenter.unlockedAt({ time: formats.day(unlockedAt) })}
          </Text>
        ) : own ? (
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
      </Stack>
    </Card>
  );
}
