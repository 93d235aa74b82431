import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { checkRequired } from '@gli/validation';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { FailureNotice, Notice } from '../../../shared/forms/Notice.tsx';
import { optionsOf } from '../../../shared/forms/options-of.ts';
import { FileSlot } from '../files/FileSlot.tsx';
import { documentTypes } from '../files/identity-file.ts';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';
import { CountryOptions, FieldRow } from '../personal-info/form-layout.tsx';
import { type DocumentValues, documentKinds, identityDocuments, openSides } from './document-kinds.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { useSendDocuments } from './use-send-documents.ts';

type DocumentFormProps = {
  /** The uploads so far, the newest first. */
  files: readonly KycDocument[];
  initialKind: KycDocumentType;
  onSent: () => Promise<void>;
};

export function DocumentForm({ files, initialKind, onSent }: DocumentFormProps) {
  const t = useTranslations();
  const form = useForm<DocumentValues>({
    defaultValues: { document_type: initialKind, issuing_country: HOME_COUNTRY, expiry_date: '' },
  });
  const kind = form.watch('document_type');
  const sides = openSides(files, kind);
  const chosen = useDocumentFiles();
  const { send, sending, failure } = useSendDocuments({ form, chosen, onSent });
  const { isSubmitting } = form.formState;
  const nameOf = (side: KycDocumentSide) =>
    side === 'single' && kind === 'proof_of_address'
      ? t.authCenter.documents.sides.page()
      : translate(t.authCenter.documents.sides, side)();

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Missing sides are shown even when a field is invalid.
          const isComplete = chosen.complete(sides, nameOf);
          if (!isSubmitting)
            void form.handleSubmit((values) => (isComplete ? send(values, sides) : undefined))(event);
        }}
      >
        <Stack gap="lg">
          <DocumentFields onKind={chosen.clear} />
          {kind === 'resident_card' ? (
            <Notice kind="info">{t.authCenter.documents.coverNumber()}</Notice>
          ) : null}
          {sides.length === 0 ? (
            <Notice kind="wait">{t.authCenter.documents.reviewStatus.pending()}</Notice>
          ) : (
            <FieldRow>
              {sides.map((side) => (
                <FileSlot
                  key={side}
                  label={nameOf(side)}
                  accept={documentTypes.join(',')}
                  file={chosen.files[side] ?? null}
                  problem={chosen.problems[side] ?? null}
                  percent={sending?.side === side ? sending.percent : null}
                  disabled={isSubmitting}
                  photoName={`${kind}-${side}.jpg`}
                  onFile={(file) => void chosen.take(side, file)}
                  onRemove={() => chosen.remove(side)}
                  onStop={() => sending?.stop()}
                />
              ))}
            </FieldRow>
          )}
          <FailureNotice>{failure}</FailureNotice>
          {sides.length > 0 ? (
            <Inline>
              <Button type="submit" size="lg" busy={isSubmitting}>
                {t.authCenter.documents.submit()}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </form>
    </FormProvider>
  );
}

/** The kind of document and the fields of its kind. */
function DocumentFields({ onKind }: { onKind: () => void }) {
  const t = useTranslations();
  const { register, formState, watch } = useFormContext<DocumentValues>();
  const { errors } = formState;
  const kind = watch('document_type');
  const { expires, isForeign } = documentKinds[kind];
  const expiry = (day: string) => {
    const label = t.authCenter.documents.expiryDate();
    if (checkRequired(day, label) !== null) return t.validation.required({ field: label });
    return day >= dayInKorea(new Date()) || t.authCenter.documents.expired();
  };
  return (
    <FieldRow>
      <Field
        label={t.authCenter.documents.kind()}
        error={errors.document_type?.message}
        hint={kind === 'proof_of_address' ? t.authCenter.documents.proofHint() : undefined}
        required
      >
        <NativeSelect
          options={optionsOf([...identityDocuments, 'proof_of_address'], t.authCenter.documents.kinds)}
          {...register('document_type', { onChange: onKind })}
        />
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
            min={dayInKorea(new Date())}
            {...register('expiry_date', { validate: expiry, shouldUnregister: true })}
          />
        </Field>
      ) : null}
    </FieldRow>
  );
}
