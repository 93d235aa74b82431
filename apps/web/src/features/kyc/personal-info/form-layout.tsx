import { type ReactNode, useMemo } from 'react';
import { styled } from '@/design';
import { useI18nContext } from '@/i18n';
import { countriesIn } from './country-codes.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '$5 $4',
  alignItems: 'start',
};
/** Fields side by side, without a heading. */
export const FieldRow = styled('div', columns);
const Group = styled('fieldset', { ...columns, minWidth: 0 });
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$4',
  fontSize: '$md',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

/** Fields with a heading, side by side if they fit. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      {children}
    </Group>
  );
}

/** A field with the full width of its group. */
export const FullWidthRow = styled('div', { gridColumn: '1 / -1', minWidth: 0 });

/** All countries as options of a select. */
export function CountryOptions() {
  const { locale } = useI18nContext();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
