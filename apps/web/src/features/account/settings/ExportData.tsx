import { useGliClient } from '@gli/sdk/react';
import { Button, CardSection, Progress, saveFile, Text, useToast } from '@gli/ui';
import { Download } from '@gli/ui/icons';
import { useState } from 'react';
import { getServerDay, useErrorText, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { readMemberData } from './member-data.ts';

/** Saves all data of the member as one JSON file. */
export function ExportData() {
  const { account } = useTranslations();
  const client = useGliClient();
  const toast = useToast();
  const errorText = useErrorText();
  const memberId = useMember()?.id;
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const save = async (id: string) => {
    try {
      const data = await readMemberData(client, id, (done, all) => setProgress({ done, all }));
      const name = account.exportName({ day: getServerDay() });
      saveFile(`${name}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ tone: 'success', title: account.exportSaved() });
    } catch (error) {
      toast({ tone: 'danger', title: account.exportFailed(), description: errorText(error) });
    } finally {
      setProgress(null);
    }
  };
  return (
    <CardSection title={account.exportTitle()}>
      <Text prose>{account.exportLead()}</Text>
      {progress ? (
        <Progress
          label={account.exportProgress()}
          value={progress.done}
          max={progress.all}
          valueText={account.exportCount(progress)}
        />
      ) : null}
      <div>
        <Button
          variant="secondary"
          busy={progress !== null}
          onClick={() => (memberId ? void save(memberId) : undefined)}
        >
          <Download aria-hidden />
          {account.exportButton()}
        </Button>
      </div>
    </CardSection>
  );
}
