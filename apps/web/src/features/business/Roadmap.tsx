import { useListDevelopmentTimelines } from '@gli/sdk/react';
import { Text } from '@gli/ui';
import { useDeferredValue } from 'react';
import { useTranslations } from '@/i18n';
import { BusinessList } from './BusinessList.tsx';
import { PhaseCard } from './PhaseCard.tsx';

/** The quarters of the roadmap with their milestones. Spec §9 Roadmap quarters */
export function Roadmap() {
  const t = useTranslations();
  const timelines = useDeferredValue(useListDevelopmentTimelines());
  return (
    <BusinessList query={timelines} title={t.business.quarters()} count={4} min="lg" as="ol">
      {({ label, status, title, description, milestones }) => (
        <PhaseCard
          period={
            <Text size="sm" tone="primary" weight="semibold" numeric>
              {label}
            </Text>
          }
          status={status}
          title={title}
          titleSize="sm"
          description={description}
          goals={milestones}
        />
      )}
    </BusinessList>
  );
}
