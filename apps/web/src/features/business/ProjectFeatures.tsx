import type { ProjectFeature } from '@gli/sdk';
import { useListProjectFeatures } from '@gli/sdk/react';
import {
  Badge,
  BulletList,
  Card,
  CardLink,
  Heading,
  IconTile,
  Inline,
  Note,
  Stack,
  Text,
  translate,
} from '@gli/ui';
import {
  ArrowLeftRight,
  Building2,
  Gamepad2,
  LifeBuoy,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  UserPlus,
} from '@gli/ui/icons';
import { safeLink } from '@/data';
import { useTranslations } from '@/i18n';
import { BusinessList } from './BusinessList.tsx';

export function ProjectFeatures() {
  const t = useTranslations();
  const features = useListProjectFeatures();
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
