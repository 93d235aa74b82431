import type { DashboardTask } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { taskLink } from './message-links.ts';
import { Item, List } from './overview.styles.ts';

type TaskCardProps = {
  tasks: readonly DashboardTask[];
  /** Show no more than these. */
  most?: number;
};

/** What there is to do, in the server's words, with how far it is and the way there. */
export function TaskCard({ tasks, most }: TaskCardProps) {
  const t = useTranslations();
  const known = tasks.flatMap((task) => {
    const href = taskLink(task);
    return href === null ? [] : [{ ...task, href }];
  });
  return (
    <Card>
      {known.length === 0 ? (
        <Text tone="muted">{t.alternateHome.noTasks()}</Text>
      ) : (
        <List>
          {known.slice(0, most).map(({ href, title, text, progress_percent }) => (
            <Item key={`${href} ${title}`}>
              <Text as="div">
                <Link href={href} asChild>
                  <TextLink>{title}</TextLink>
                </Link>
              </Text>
              <Text size="sm" tone="muted">
                {text}
              </Text>
              {progress_percent === null ? null : <TaskProgress percent={progress_percent} />}
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}

function TaskProgress({ percent }: { percent: string }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Progress
      label={t.alternateHome.taskProgress()}
      value={Number(percent)}
      valueText={formats.percent(percent, 0)}
      size="sm"
    />
  );
}
