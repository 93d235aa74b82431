import { Checkbox } from '@gli/ui';
import { useSearchParams } from 'wouter';
import { useTranslations } from '@/i18n';
import { comparedIn, MAX_COMPARED, withCompared } from './compared-assets.ts';

/** Checkbox that adds an asset to the comparison in the URL. Disabled if the comparison is full. */
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
