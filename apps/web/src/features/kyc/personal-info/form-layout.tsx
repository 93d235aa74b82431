import { Grid, Heading } from '@gli/ui';
import { type ReactNode, useMemo } from 'react';
import { useI18nContext } from '@/i18n';
import { countriesIn } from './country-codes.ts';

/** Fields with a heading, side by side if they fit. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Grid as="fieldset" min="fields" gap="md">
      <Heading as="legend" size="sm" css={{ padding: 0, marginBottom: '$4' }}>
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
