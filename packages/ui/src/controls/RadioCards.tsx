import { type ReactNode, useId } from 'react';
import { styled } from '../stitches.config.ts';
import { Radio } from './Radio.tsx';

const Group = styled('fieldset', { display: 'grid', gap: '$2', minWidth: 0 });
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$2',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});
const Option = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 $3',
  padding: '$3 $4',
  minHeight: '$touch',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  background: '$surface',
  cursor: 'pointer',
  stateTransition: '$control',
  '&:hover': { borderColor: '$borderStrong' },
  '&:has(:checked)': { borderColor: '$primary', background: '$primarySoft' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight' } },
  variants: {
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'start', '& input': { marginTop: '0.2rem' } },
    },
  },
});

type RadioCardsProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; content: ReactNode }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** Vertical position of the radio button next to its content. */
  align?: 'center' | 'start';
};

/** A choice between a few cards that show details, such as room types or payment tokens. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, chosen, onChoose, align = 'center' } = props;
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map(({ value, content }) => (
        <Option key={value} align={align}>
          <Radio
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {content}
        </Option>
      ))}
    </Group>
  );
}
