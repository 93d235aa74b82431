import type { DashboardTask } from '@gli/sdk';
import { Card, Progress, Text, TextLink } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Note } from '@/shared';
import { EntryItem, EntryList } from './Entry.tsx';
import { taskLink } from './message-links.ts';

type TaskCardProps = {
  tasks: readonly DashboardTask[];
  maximum?: number;
};

/** The member's tasks, with the server's texts, progress and links. */
export function TaskCard({ tasks, maximum }: TaskCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const known = tasks.flatMap((task) => {
    const href = taskLink(task);
    return href === null ? [] : [{ ...task, href }];
  });
  return (
    <Card>
      {known.length === 0 ? (
        <Text tone="muted">{t.alternateHome.noTasks()}</Text>
      ) : (
        <EntryList>
          {known.slice(0, maximum).map(({ href, title, text, progress_percent }) => (
            <EntryItem key={`${href} ${title}`}>
              <Text as="div">
                <TextLink href={href}>{title}</TextLink>
              </Text>
              <Note>{text}</Note>
              {progress_percent === null ? null : (
                <Progress
                  label={t.alternateHome.taskProgress()}
                  value={Number(progress_percent)}
                  valueText={formats.percent(progress_percent, 0)}
                  size="sm"
                />
              )}
            </EntryItem>
          ))}
        </EntryList>
      )}
    </Card>
  );
}
