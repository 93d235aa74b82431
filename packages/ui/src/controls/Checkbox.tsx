import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../stitches.config.ts';

const Row = styled('div', { display: 'flex', gap: '$3', alignItems: 'flex-start' });
const Box = styled('input', {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  // Makes a 44 px touch target together with the label's padding.
  marginBlock: '0.6875rem',
  background: '$surface',
  border: '1px solid $colors$borderStrong',
  borderRadius: '6px',
  cursor: 'pointer',
  stateTransition: '$control',
  // Draws the check mark with borders, because an image in the stylesheet would need its own policy rule.
  '&::after': {
    content: '""',
    width: '0.375rem',
    height: '0.6875rem',
    marginTop: '-0.125rem',
    border: 'solid $colors$onPrimary',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
    scale: '0',
    transition: 'scale 120ms ease',
  },
  '&:checked': { background: '$primary', borderColor: '$primary' },
  '&:checked::after': { scale: '1' },
  '&[aria-invalid="true"]': { borderColor: '$dangerText', boxShadow: 'inset 0 0 0 1px $colors$dangerText' },
  '&:disabled': { background: '$surfaceSunken', borderColor: '$border', cursor: 'not-allowed' },
  '@forced': { appearance: 'auto', '&::after': { display: 'none' } },
});
const Words = styled('div', { minWidth: 0 });
const Label = styled('label', {
  display: 'block',
  paddingBlock: '0.625rem',
  lineHeight: '$body',
  cursor: 'pointer',
});
const Note = styled('p', {
  marginTop: '-0.375rem',
  fontSize: '$sm',
  lineHeight: '$snug',
  color: '$textMuted',
  variants: { wrong: { true: { color: '$dangerText', fontWeight: '$medium' } } },
});

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ label, hint, error, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const note = error ?? hint;
  return (
    <Row>
      <Box
        {...props}
        id={boxId}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${boxId}-note` : undefined}
      />
      <Words>
        <Label htmlFor={boxId}>{label}</Label>
        {note ? (
          <Note id={`${boxId}-note`} wrong={Boolean(error)}>
            {note}
          </Note>
        ) : null}
      </Words>
    </Row>
  );
}
