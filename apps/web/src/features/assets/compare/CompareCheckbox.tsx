import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { MAX_COMPARED } from './compared-assets.ts';

type CompareCheckboxProps = {
  asset: { id: string; name: string };
  /** Ids of the compared assets. */
  compared: readonly string[];
  onChange: (id: string, isCompared: boolean) => void;
};

/** Whether an asset is compared; a full comparison takes no other. */
export function CompareCheckbox({ asset: { id, name }, compared, onChange }: CompareCheckboxProps) {
  const t = useTranslations();
  const isCompared = compared.includes(id);
  return (
    <Checkbox
      label={t.rwaAssets.compare()}
      aria-label={t.rwaAssets.compareAsset({ asset: name })}
      checked={isCompared}
      disabled={!isCompared && compared.length >= MAX_COMPARED}
      onChange={(event) => onChange(id, event.currentTarget.checked)}
    />
  );
}
