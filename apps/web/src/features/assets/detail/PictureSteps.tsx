import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { stepped } from './step-keys.ts';

// Over the picture's lower edge, on a ground of its own: readable on every picture.
const Root = styled('div', {
  position: 'absolute',
  right: '$3',
  bottom: '$3',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  borderRadius: '$round',
  background: 'color-mix(in srgb, $colors$surfaceRaised 92%, transparent)',
  boxShadow: '$card',
  '& button': { borderRadius: '$round' },
});

type PictureStepsProps = {
  /** Counted from 0. */
  index: number;
  count: number;
  onStep: (index: number) => void;
};

/** To the picture before and after, round and round, and which of how many it is. */
export function PictureSteps({ index, count, onStep }: PictureStepsProps) {
  const t = useTranslations();
  if (count < 2) return null;
  return (
    <Root>
      <IconButton
        size="sm"
        label={t.rwaAsset.previousPicture()}
        onClick={() => onStep(stepped(index, -1, count))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Text as="span" size="sm" weight="medium" numeric aria-live="polite">
        {t.rwaAsset.pictureOf({ index: index + 1, count })}
      </Text>
      <IconButton size="sm" label={t.rwaAsset.nextPicture()} onClick={() => onStep(stepped(index, 1, count))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Root>
  );
}
