import { useMemo } from 'react';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { countriesIn } from './country-codes.ts';

/** Every country, for a select. */
export function CountryOptions() {
  const { locale } = useI18nContext();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
