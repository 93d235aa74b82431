import { Grid, Heading } from '@gli/ui';
import { type ReactNode, useMemo } from 'react';
import { useI18nContext } from '@/i18n';
import { countriesIn } from './country-codes.ts';

const twoColumns = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))',
  alignItems: 'start',
};

/** Fields with a heading. Two are side by side if both fit, also on a phone. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Grid as="fieldset" gap="md" css={twoColumns}>
      <Heading
        as="legend"
        size="sm"
        css={{ padding: 0, marginBottom: '$4', '@mobile': { marginBottom: '$3' } }}
      >
        {legend}
      </Heading>
      {children}
    </Grid>
  );
}

export function CountryOptions() {
  const { locale } = useI18nContext();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
