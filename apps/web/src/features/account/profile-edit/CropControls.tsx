import type { ComponentPropsWithRef } from 'react';
import { Field } from '../../../design/controls/Field.tsx';
import { useFieldControl } from '../../../design/controls/field-context.ts';
import { Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { type Crop, MAX_ZOOM } from './crop.ts';

const Track = styled('input', { width: '100%', minHeight: '$touch', accentColor: '$colors$primary' });

function Slider(props: ComponentPropsWithRef<'input'>) {
  return <Track {...props} {...useFieldControl(props)} type="range" step={0.01} />;
}

/** Size and place of the crop by sliders: for the keyboard, and for whoever does not drag. */
export function CropControls({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const t = useTranslations();
  const sliders = [
    { name: 'zoom', label: t.profileEdit.zoom(), min: 1, max: MAX_ZOOM },
    { name: 'x', label: t.profileEdit.horizontal(), min: 0, max: 1 },
    { name: 'y', label: t.profileEdit.vertical(), min: 0, max: 1 },
  ] as const;
  return (
    <Stack gap="sm">
      {sliders.map(({ name, label, min, max }) => (
        <Field key={name} label={label}>
          <Slider
            min={min}
            max={max}
            value={crop[name]}
            onChange={(event) => onChange({ ...crop, [name]: event.currentTarget.valueAsNumber })}
          />
        </Field>
      ))}
    </Stack>
  );
}
