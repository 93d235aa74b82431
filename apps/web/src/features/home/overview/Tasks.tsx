import type { DashboardTask } from '@gli/sdk';
import { useWords } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';
import { TaskCard } from './TaskCard.tsx';

/** Everything there is to do. */
export function Tasks({ tasks }: { tasks: readonly DashboardTask[] }) {
  const words = useWords();
  return (
    <Section title={words.alternateHome.tasks()}>
      <TaskCard tasks={tasks} />
    </Section>
  );
}
