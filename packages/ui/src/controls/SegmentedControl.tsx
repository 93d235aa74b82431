import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { styled } from '../stitches.config.ts';

const Track = styled('div', {
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '3px',
  gap: '2px',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  variants: { wide: { true: { display: 'flex' } } },
});
const Option = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  gap: '$1',
  minHeight: '2.25rem',
  paddingInline: '$3',
  borderRadius: '9px',
  border: '1px solid transparent',
  color: '$textMuted',
  fontSize: '$sm',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  stateTransition: '$control',
  '@mobile': { minHeight: '$touch' },
  '&:hover': { color: '$text' },
  '& svg': { width: '1rem', height: '1rem' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    background: '$surfaceRaised',
    borderColor: '$border',
    color: '$text',
    boxShadow: '$card',
  },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '-1px' },
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight' } },
});

type SegmentedControlProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  wide?: boolean | undefined;
};

/** A choice between a few visible options. Uses radio buttons, so arrow keys and forms work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange, wide = false } = props;
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Track wide={wide}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {typeof option.label === 'string' ? <span>{option.label}</span> : option.label}
          </Option>
        ))}
      </Track>
    </fieldset>
  );
}
