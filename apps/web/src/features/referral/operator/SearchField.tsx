import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { SEARCH_MAX_CHARACTERS, withValues } from '../referral-address.ts';

/** The search of the address; it is asked for with Enter or on leaving the field. */
export function SearchField() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const submit = () => {
    if (text.trim() !== searched) setSearch(withValues(search, { q: text.trim(), page: '' }));
  };
  return (
    <Field label={t.referralOperator.search()}>
      <Input
        type="search"
        value={text}
        maxLength={SEARCH_MAX_CHARACTERS}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
        onKeyDown={(event) => {
          // A Korean syllable that is still being composed ends with Enter, too.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
        }}
      />
    </Field>
  );
}
