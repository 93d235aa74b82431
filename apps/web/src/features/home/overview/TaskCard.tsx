import type { DashboardTask } from '@gli/sdk';
import { Button, LinkRow, LinkRows, Note, Progress, Stack } from '@gli/ui';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { useOpenWallet } from '../../wallet/index.ts';
import { MessageIcon } from './message-icons.tsx';
import { taskLink } from './message-links.ts';

/** Number of tasks that are shown before the member asks for all of them. */
const FIRST_COUNT = 3;

/** The member's tasks, with the server's texts, progress and links. The wallet's task opens the wallet. */
export function TaskCard({ tasks }: { tasks: readonly DashboardTask[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const openWallet = useOpenWallet();
  const [isWhole, setWhole] = useState(false);
  const known = tasks.flatMap((task) => {
    const href = task.kind === 'connect_wallet' ? openWallet : taskLink(task);
    return href === null ? [] : [{ ...task, href }];
  });
  return (
    <Stack gap="md">
      <LinkRows empty={t.alternateHome.noTasks()}>
        {(isWhole ? known : known.slice(0, FIRST_COUNT)).map(
          ({ kind, href, title, text, target_id, progress_percent }) => (
            <LinkRow
              key={`${kind} ${target_id} ${title}`}
              href={href}
              icon={<MessageIcon kind={kind} />}
              title={title}
            >
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
          ),
        )}
      </LinkRows>
      {isWhole || known.length <= FIRST_COUNT ? null : (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {t.alternateHome.allTasks({ count: known.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
