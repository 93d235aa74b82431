import type { GradeTier } from '@gli/sdk';
import { decimal } from '@gli/validation';
import Check from 'lucide-react/icons/check';
import { Badge } from '../../design/display/Badge.tsx';
import { Card } from '../../design/display/Card.tsx';
import { DescriptionList } from '../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { GradeEmblem } from './GradeEmblem.tsx';

const Frame = styled(Card, {
  variants: { own: { true: { borderColor: '$primaryText', boxShadow: '0 0 0 1px $colors$primaryText' } } },
});
const Benefits = styled('ul', { display: 'grid', gap: '$3' });
const Benefit = styled('li', {
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: '$2',
  lineHeight: '$snug',
  fontSize: '$sm',
  '& svg': { width: '1rem', height: '1rem', marginTop: '0.15rem', color: '$successText' },
  '& strong': { fontWeight: '$semibold' },
  '& span': { display: 'block', color: '$textMuted' },
});
const Permissions = styled('ul', {
  listStyle: 'disc',
  paddingLeft: '$5',
  fontSize: '$sm',
  lineHeight: '$body',
  '& li::marker': { color: '$primaryText' },
});

type GradeCardProps = {
  tier: GradeTier;
  /** The grade below, all of whose benefits this one has. */
  before: GradeTier | undefined;
  isOwn: boolean;
};

/** A grade: its requirements, its permissions, and the benefits it adds. */
export function GradeCard({ tier, before, isOwn }: GradeCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Frame as="article" own={isOwn}>
      <Stack gap="md">
        <Inline gap="md" nowrap align="start">
          <GradeEmblem grade={tier.grade} />
          <Stack gap="xs">
            <Inline>
              <Heading as="h3" size="md">
                {tier.name}
              </Heading>
              {isOwn ? <Badge tone="primary">{t.authCenter.isYours()}</Badge> : null}
            </Inline>
            <Text size="sm" tone="muted">
              {tier.summary}
            </Text>
          </Stack>
        </Inline>
        <DescriptionList
          items={[
            {
              term: t.authCenter.minimumBalance(),
              description: decimal.isZero(tier.minimum_balance)
                ? t.authCenter.noMinimum()
                : formats.tokenExact(tier.minimum_balance, tier.token),
            },
            {
              term: t.authCenter.minimumStaked(),
              description: tier.staking_required
                ? formats.tokenExact(tier.minimum_staked, tier.token)
                : t.authCenter.noStaking(),
            },
          ]}
        />
        <Stack gap="sm">
          <Text size="sm" weight="semibold">
            {t.authCenter.permissions()}
          </Text>
          <Permissions>
            {tier.permissions.map((permission) => (
              <li key={permission}>{permission}</li>
            ))}
          </Permissions>
        </Stack>
        <Stack gap="sm">
          <Text size="sm" weight="semibold">
            {before ? t.authCenter.andBefore({ grade: before.name }) : t.authCenter.benefits()}
          </Text>
          <Benefits aria-label={t.authCenter.benefitsOf({ grade: tier.name })}>
            {tier.benefits
              .filter(({ is_new: isNew }) => isNew)
              .map(({ benefit, name, description }) => (
                <Benefit key={benefit}>
                  <Check aria-hidden />
                  <div>
                    <strong>{name}</strong>
                    <span>{description}</span>
                  </div>
                </Benefit>
              ))}
          </Benefits>
        </Stack>
      </Stack>
    </Frame>
  );
}
