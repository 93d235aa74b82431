import { checkRequired } from '@gli/validation';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useWords } from '../../../i18n/words.ts';
import { koreanDay } from '../korean-day.ts';
import { CountryOptions } from '../personal-info/CountryOptions.tsx';
import { FieldRow } from '../personal-info/form-parts.tsx';
import { documentKinds, identityDocuments } from './document-kinds.ts';
import type { DocumentValues } from './document-values.ts';

/** The kind of document, and what its kind asks for: the issuing country, the last day of validity. */
export function DocumentFields({ onKind }: { onKind: () => void }) {
  const words = useWords();
  const { register, formState, watch } = useFormContext<DocumentValues>();
  const { errors } = formState;
  const kind = watch('document_type');
  const { expires, isForeign } = documentKinds[kind];
  const expiry = (day: string) => {
    const label = words.authCenter.documents.expiryDate();
    if (checkRequired(day, label) !== null) return words.validation.required({ field: label });
    return day >= koreanDay(new Date()) || words.authCenter.documents.expired();
  };
  return (
    <FieldRow>
      <Field
        label={words.authCenter.documents.kind()}
        error={errors.document_type?.message}
        hint={kind === 'proof_of_address' ? words.authCenter.documents.proofHint() : undefined}
        required
      >
        <NativeSelect {...register('document_type', { onChange: onKind })}>
          {[...identityDocuments, 'proof_of_address' as const].map((one) => (
            <option key={one} value={one}>
              {words.authCenter.documents.kinds[one]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {isForeign ? (
        <Field
          label={words.authCenter.documents.issuingCountry()}
          error={errors.issuing_country?.message}
          required
        >
          <NativeSelect {...register('issuing_country')}>
            <CountryOptions />
          </NativeSelect>
        </Field>
      ) : null}
      {expires ? (
        <Field label={words.authCenter.documents.expiryDate()} error={errors.expiry_date?.message} required>
          <Input
            type="date"
            min={koreanDay(new Date())}
            {...register('expiry_date', { validate: expiry, shouldUnregister: true })}
          />
        </Field>
      ) : null}
    </FieldRow>
  );
}
