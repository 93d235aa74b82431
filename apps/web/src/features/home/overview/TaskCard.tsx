import type { DashboardTask } from '@gli/sdk';
import { LinkRow, LinkRows, Note, Progress } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { MessageIcon } from './message-icons.tsx';
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
    <LinkRows empty={t.alternateHome.noTasks()}>
      {known.slice(0, maximum).map(({ kind, href, title, text, progress_percent }) => (
        <LinkRow key={`${href} ${title}`} href={href} icon={<MessageIcon kind={kind} />} title={title}>
          <Note>{text}</Note>
          {progress_percent === null ? null : (
            <Progress
              label={t.alternateHome.taskProgress()}
              value={Number(progress_percent)}
              valueText={formats.percent(progress_percent)}
              size="sm"
            />
          )}
        </LinkRow>
      ))}
    </LinkRows>
  );
}
