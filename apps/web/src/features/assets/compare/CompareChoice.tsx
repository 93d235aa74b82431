import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { MOST_COMPARED } from './compare-selection.ts';

type CompareChoiceProps = {
  id: string;
  /** Name of the asset. */
  name: string;
  /** Ids of the assets that are compared. */
  compared: readonly string[];
  onChange: (isChosen: boolean) => void;
};

/** Whether an asset is compared; a full comparison takes no other. */
export function CompareChoice({ id, name, compared, onChange }: CompareChoiceProps) {
  const t = useTranslations();
  const isChosen = compared.includes(id);
  return (
    <Checkbox
      label={t.rwaAssets.compare()}
      aria-label={t.rwaAssets.compareAsset({ asset: name })}
      checked={isChosen}
      disabled={!isChosen && compared.length >= MOST_COMPARED}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
