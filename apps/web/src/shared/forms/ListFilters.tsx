import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { Checkbox } from '../../design/controls/Checkbox.tsx';
import { Field } from '../../design/controls/Field.tsx';
import { Input } from '../../design/controls/Input.tsx';
import { NativeSelect } from '../../design/controls/NativeSelect.tsx';
import { Card } from '../../design/display/Card.tsx';
import { Inline } from '../../design/display/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTitle } from '../page/title.ts';

const Row = styled('form', {
  display: 'grid',
  gap: '$4',
  alignItems: 'end',
  variants: {
    selects: {
      one: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      many: {
        gridTemplateColumns: '1.6fr repeat(4, 1fr)',
        '@media (max-width: 1023px)': {
          gridTemplateColumns: 'repeat(2, 1fr)',
          '& > :first-child': { gridColumn: '1 / -1' },
        },
      },
    },
  },
});
const Foot = styled(Inline, { marginTop: '$2', marginBottom: '-$2', minHeight: '$touch' });

type ListSelect = {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** The first one is shown while the address has none of them. An empty value takes the parameter out. */
  options: readonly { value: string; label: string }[];
};

type ListFiltersProps = {
  search: URLSearchParams;
  /** For screen readers. */
  label: string;
  /** The parameter `search`. */
  searchBox: { label: string; placeholder: string; maxLength: number };
  selects: readonly ListSelect[];
  /** A parameter that is `value` or missing. */
  checkbox: { name: string; value: string; label: string };
  /** Shown while something narrows the list. */
  clearLabel: string;
  isFiltered: boolean;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
};

/** Search box, selects, a checkbox and a reset. Each change goes to the address immediately, the search on Enter or blur. */
export function ListFilters({ search, selects, searchBox, checkbox, onChange, ...props }: ListFiltersProps) {
  const searched = search.get('search') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  useTitle(searched, 2);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== searched) onChange('search', text.trim());
  };
  return (
    <Card as="search" padding="sm" aria-label={props.label}>
      <Row onSubmit={submit} selects={selects.length > 1 ? 'many' : 'one'}>
        <Field label={searchBox.label}>
          <Input
            type="search"
            value={text}
            maxLength={searchBox.maxLength}
            placeholder={searchBox.placeholder}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => submit()}
          />
        </Field>
        {selects.map(({ name, label, options }) => (
          <Field key={name} label={label}>
            <NativeSelect
              options={options}
              value={(options.find(({ value }) => value === search.get(name)) ?? options[0])?.value}
              onChange={(event) => onChange(name, event.currentTarget.value)}
            />
          </Field>
        ))}
      </Row>
      <Foot justify="between">
        <Checkbox
          label={checkbox.label}
          checked={search.get(checkbox.name) === checkbox.value}
          onChange={(event) => onChange(checkbox.name, event.currentTarget.checked ? checkbox.value : '')}
        />
        {props.isFiltered ? (
          <Button variant="ghost" size="sm" onClick={props.onClear}>
            {props.clearLabel}
          </Button>
        ) : null}
      </Foot>
    </Card>
  );
}
