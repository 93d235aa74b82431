import type { ProjectFeature } from '@gli/sdk';
import { useListProjectFeatures } from '@gli/sdk/react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building2 from 'lucide-react/icons/building-2';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import UserPlus from 'lucide-react/icons/user-plus';
import { useDeferredValue } from 'react';
import { Badge, BulletList, Card, CardLink, Heading, IconTile, Inline, Stack, Text } from '@/design';
import { translate, useTranslations } from '@/i18n';
import { Note, safeLink } from '@/shared';
import { BusinessList } from './BusinessList.tsx';

export function ProjectFeatures() {
  const t = useTranslations();
  const features = useDeferredValue(useListProjectFeatures());
  return (
    <BusinessList query={features} title={t.business.features()} count={6} filled>
      {(feature) => <Feature feature={feature} />}
    </BusinessList>
  );
}

function Feature({ feature }: { feature: ProjectFeature }) {
  const t = useTranslations();
  const Icon = icons[feature.icon] ?? Sparkles;
  const { title, status } = feature;
  const path = safeLink(feature.app_path);
  return (
    <Card as="article" interactive={path !== undefined} gap="md">
      <Inline justify="between">
        <IconTile aria-hidden>
          <Icon />
        </IconTile>
        <Badge tone={status === 'live' ? 'success' : 'neutral'} dot>
          {translate(t.business.featureStatus, status)()}
        </Badge>
      </Inline>
      <Stack gap="xs">
        <Heading as="h4" size="sm">
          {path ? <CardLink href={path}>{title}</CardLink> : title}
        </Heading>
        <Text size="sm" weight="medium">
          {feature.summary}
        </Text>
        <Note>{feature.description}</Note>
      </Stack>
      <BulletList size="sm">
        {feature.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </BulletList>
    </Card>
  );
}

const icons: Readonly<Record<string, typeof Sparkles>> = {
  building: Building2,
  'arrows-exchange': ArrowLeftRight,
  'shopping-bag': ShoppingBag,
  'shield-check': ShieldCheck,
  'users-plus': UserPlus,
  lifebuoy: LifeBuoy,
  'device-gamepad': Gamepad2,
};
