import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { FileSlot } from '../files/FileSlot.tsx';
import { documentTypes } from '../files/identity-file.ts';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';
import { FieldRow } from '../personal-info/form-parts.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { openSides } from './document-kinds.ts';
import type { DocumentValues } from './document-values.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { useSendDocuments } from './use-send-documents.ts';

type DocumentFormProps = {
  /** What was sent so far, the newest first. */
  files: readonly KycDocument[];
  initialKind: KycDocumentType;
  onSent: () => Promise<void>;
};

/** Kind of document, its sides as files, and sending them one after the other. */
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
          // Every missing side is said, also when a field is wrong.
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
          {failure ? (
            <Notice kind="failure" role="alert">
              {failure}
            </Notice>
          ) : null}
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
