import type { RwaAsset } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { BackLink } from '../../../shared/BackLink.tsx';
import { RiskBadge, StatusBadge } from '../AssetBadges.tsx';

/** Name, place and state of an asset. */
export function AssetHead({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <Stack as="header" gap="md">
      <BackLink href="/rwa-assets">{t.rwa.backToList()}</BackLink>
      <Inline gap="sm">
        <StatusBadge status={asset.status} />
        <RiskBadge risk={asset.risk_level} />
        {asset.featured ? <Badge tone="accent">{t.rwa.featured()}</Badge> : null}
      </Inline>
      <Heading as="h1" size="2xl">
        {asset.name}
      </Heading>
      <Text tone="muted" size="lg" prose>
        {asset.summary}
      </Text>
    </Stack>
  );
}
