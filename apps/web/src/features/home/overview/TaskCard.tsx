import type { DashboardTask } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { EntryItem, EntryList } from './Entry.tsx';
import { taskLink } from './message-links.ts';

type TaskCardProps = {
  tasks: readonly DashboardTask[];
  maximum?: number;
};

/** The member's tasks, in the server's words, with their progress and links. */
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
