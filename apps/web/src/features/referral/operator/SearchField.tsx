import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { useWords } from '../../../i18n/words.ts';
import { SEARCH_MAX_CHARACTERS, withValues } from '../referral-address.ts';

/** The search of the address; it is asked for with Enter or on leaving the field. */
export function SearchField() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const submit = () => {
    if (text.trim() !== searched) setSearch(withValues(search, { q: text.trim(), page: '' }));
  };
  return (
    <Field label={words.referralOperator.search()}>
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
