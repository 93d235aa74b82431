import { checkRequired } from '@gli/validation';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { koreanDay } from '../korean-day.ts';
import { CountryOptions } from '../personal-info/CountryOptions.tsx';
import { FieldRow } from '../personal-info/form-parts.tsx';
import { documentKinds, identityDocuments } from './document-kinds.ts';
import type { DocumentValues } from './document-values.ts';

/** The kind of document, and what its kind asks for: the issuing country, the last day of validity. */
export function DocumentFields({ onKind }: { onKind: () => void }) {
  const t = useTranslations();
  const { register, formState, watch } = useFormContext<DocumentValues>();
  const { errors } = formState;
  const kind = watch('document_type');
  const { expires, isForeign } = documentKinds[kind];
  const expiry = (day: string) => {
    const label = t.authCenter.documents.expiryDate();
    if (checkRequired(day, label) !== null) return t.validation.required({ field: label });
    return day >= koreanDay(new Date()) || t.authCenter.documents.expired();
  };
  return (
    <FieldRow>
      <Field
        label={t.authCenter.documents.kind()}
        error={errors.document_type?.message}
        hint={kind === 'proof_of_address' ? t.authCenter.documents.proofHint() : undefined}
        required
      >
        <NativeSelect {...register('document_type', { onChange: onKind })}>
          {[...identityDocuments, 'proof_of_address' as const].map((one) => (
            <option key={one} value={one}>
              {t.authCenter.documents.kinds[one]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {isForeign ? (
        <Field
          label={t.authCenter.documents.issuingCountry()}
          error={errors.issuing_country?.message}
          required
        >
          <NativeSelect {...register('issuing_country')}>
            <CountryOptions />
          </NativeSelect>
        </Field>
      ) : null}
      {expires ? (
        <Field label={t.authCenter.documents.expiryDate()} error={errors.expiry_date?.message} required>
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
