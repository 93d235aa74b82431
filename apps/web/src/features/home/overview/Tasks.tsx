import type { DashboardTask } from '@gli/sdk';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { TaskCard } from './TaskCard.tsx';

/** Everything there is to do. */
export function Tasks({ tasks }: { tasks: readonly DashboardTask[] }) {
  const t = useTranslations();
  return (
    <Section title={t.alternateHome.tasks()}>
      <TaskCard tasks={tasks} />
    </Section>
  );
}
