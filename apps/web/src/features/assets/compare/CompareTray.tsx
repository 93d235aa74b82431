import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { MOST_COMPARED } from './compare-selection.ts';
import { type ComparedAsset, useComparedAssets } from './use-compared-assets.ts';

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
const Chosen = styled('ul', {
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

type CompareTrayProps = { ids: readonly string[]; onRemove: (id: string) => void };

/** What was chosen for the comparison, at the window's lower edge while the list scrolls. */
export function CompareTray({ ids, onRemove }: CompareTrayProps) {
  const t = useTranslations();
  const compared = useComparedAssets(ids);
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  const isFull = ids.length === MOST_COMPARED;
  return (
    <Root aria-label={t.rwaAssets.compareTray()}>
      <Chosen>
        {compared.map((one) => (
          <ChosenAsset key={one.id} compared={one} onRemove={() => onRemove(one.id)} />
        ))}
      </Chosen>
      <Note>
        <Text size="sm" tone="muted" role="status">
          {isFull
            ? t.rwaAssets.compareFull({ most: MOST_COMPARED })
            : ids.length === 1
              ? t.rwaAssets.compareHint()
              : t.rwaAssets.compareCount({ count: ids.length, most: MOST_COMPARED })}
        </Text>
      </Note>
      <Button disabled={ids.length < 2} onClick={() => setOpen(true)}>
        {t.rwaAssets.compareOpen()}
      </Button>
      <CompareDialog compared={compared} open={isOpen && ids.length > 1} onClose={() => setOpen(false)} />
    </Root>
  );
}

function ChosenAsset({ compared, onRemove }: { compared: ComparedAsset; onRemove: () => void }) {
  const t = useTranslations();
  const { asset } = compared;
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
