import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { type ComparedAsset, MAX_COMPARED, useComparedAssets } from './compared-assets.ts';

const Root = styled('section', {
  position: 'sticky',
  bottom: '$4',
  zIndex: '$sticky',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$3 $3 $3 $5',
  // The theme switcher floats over the corner.
  marginRight: '$16',
  background: '$surfaceRaised',
  border: '1px solid $colors$border',
  borderRadius: '$xl',
  boxShadow: '$overlay',
  '@mobile': { padding: '$3', gap: '$2', bottom: '$2' },
});
const Chips = styled('ul', {
  display: 'flex',
  gap: '$2',
  flex: 1,
  minWidth: 'min(16rem, 100%)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  padding: 0,
});
const Chip = styled('li', {
  display: 'flex',
  alignItems: 'center',
  minWidth: '7rem',
  maxWidth: '14rem',
  paddingLeft: '$3',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  borderRadius: '$md',
});
const Note = styled('div', { '@mobile': { flex: 1, paddingLeft: '$1' } });

/** The compared assets, at the bottom of the window while the list scrolls. */
export function CompareTray({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const t = useTranslations();
  const compared = useComparedAssets(ids);
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <Root aria-label={t.rwaAssets.compareTray()}>
      <Chips>
        {compared.map((one) => (
          <ComparedChip key={one.id} compared={one} onRemove={() => onRemove(one.id)} />
        ))}
      </Chips>
      <Note>
        <Text size="sm" tone="muted" role="status">
          {ids.length === MAX_COMPARED
            ? t.rwaAssets.compareFull({ most: MAX_COMPARED })
            : ids.length === 1
              ? t.rwaAssets.compareHint()
              : t.rwaAssets.compareCount({ count: ids.length, most: MAX_COMPARED })}
        </Text>
      </Note>
      <Button disabled={ids.length < 2} onClick={() => setOpen(true)}>
        {t.rwaAssets.compareOpen()}
      </Button>
      <CompareDialog compared={compared} open={isOpen && ids.length > 1} onClose={() => setOpen(false)} />
    </Root>
  );
}

function ComparedChip({ compared: { asset }, onRemove }: { compared: ComparedAsset; onRemove: () => void }) {
  const t = useTranslations();
  const name = asset.data?.name ?? (asset.isError ? t.rwaAssets.compareMissing() : t.common.loading());
  return (
    <Chip>
      <Text as="span" size="sm" weight="medium" truncate>
        {name}
      </Text>
      <IconButton size="sm" label={t.rwaAssets.compareRemove({ asset: name })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Chip>
  );
}

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
