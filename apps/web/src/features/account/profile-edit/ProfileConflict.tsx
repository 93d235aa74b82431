import { Button, DescriptionList, Dialog, Stack, Text, useCloseOnBack } from '@gli/ui';
import { useTranslations } from '@/i18n';
import type { EditConflict } from './merge-edits.ts';

type ProfileConflictProps = {
  conflicts: readonly EditConflict[];
  /** Id of the form. Submitting the form keeps the typed values. */
  formId: string;
  onKeep: () => void;
  onTake: () => void;
  /** Returns to the form without choosing. */
  onClose: () => void;
};

/** Asks which value to keep for fields that were saved with a different value elsewhere. */
export function ProfileConflict({ conflicts, formId, onKeep, onTake, onClose }: ProfileConflictProps) {
  const { profileEdit } = useTranslations();
  const labels = {
    name: profileEdit.name(),
    phone: profileEdit.phone(),
    birth_date: profileEdit.birthDate(),
    bio: profileEdit.bio(),
  };
  useCloseOnBack(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={profileEdit.conflictTitle()}
      description={profileEdit.conflictText()}
      footer={
        <>
          <Button variant="secondary" onClick={onTake}>
            {profileEdit.conflictTake()}
          </Button>
          <Button type="submit" form={formId} onClick={onKeep}>
            {profileEdit.conflictKeep()}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {conflicts.map(({ name, typed, saved }) => (
          <Stack key={name} gap="sm">
            <Text weight="semibold">{labels[name]}</Text>
            <DescriptionList
              items={[
                [profileEdit.conflictTyped(), typed || profileEdit.conflictEmpty()],
                [profileEdit.conflictSaved(), saved || profileEdit.conflictEmpty()],
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
