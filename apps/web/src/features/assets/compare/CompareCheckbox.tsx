import { useSearchParams } from 'wouter';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { comparedIn, MAX_COMPARED, withCompared } from './compared-assets.ts';

/** Whether an asset is compared, by the address; a full comparison takes no other. */
export function CompareCheckbox({ asset: { id, name } }: { asset: { id: string; name: string } }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const compared = comparedIn(search);
  const isCompared = compared.includes(id);
  return (
    <Checkbox
      label={t.rwaAssets.compare()}
      aria-label={t.rwaAssets.compareAsset({ asset: name })}
      checked={isCompared}
      disabled={!isCompared && compared.length >= MAX_COMPARED}
      onChange={({ currentTarget: { checked } }) =>
        setSearch((current) => withCompared(current, id, checked), { replace: true })
      }
    />
  );
}
