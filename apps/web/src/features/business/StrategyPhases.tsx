import { useListStrategyPhases } from '@gli/sdk/react';
import { Note, Progress } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { BusinessList } from './BusinessList.tsx';
import { PhaseCard } from './PhaseCard.tsx';

const edgeColors: Record<string, string> = { completed: '$success', in_progress: '$primary' };

/** The four phases of the strategy and their progress. Spec §9 Strategy phases */
export function StrategyPhases() {
  const { business } = useTranslations();
  const formats = useFormats();
  const phases = useListStrategyPhases();
  return (
    <BusinessList query={phases} title={business.phases()} count={4} min="lg" as="ol">
      {({ number, title, description, status, goals, progress_percent: percent, ...phase }) => {
        const from = formats.month(phase.starts_on);
        return (
          <PhaseCard
            period={
              <Note numeric>
                {phase.ends_on
                  ? business.period({ from, to: formats.month(phase.ends_on) })
                  : business.periodOpen({ from })}
              </Note>
            }
            status={status}
            title={business.phase({ number, title })}
            titleSize="md"
            description={description}
            goals={goals}
            edge={edgeColors[status] ?? '$borderStrong'}
          >
            <Progress
              label={business.progress()}
              value={Number(percent)}
              valueText={formats.percent(percent)}
              tone={status === 'completed' ? 'success' : 'primary'}
              size="sm"
            />
          </PhaseCard>
        );
      }}
    </BusinessList>
  );
}
