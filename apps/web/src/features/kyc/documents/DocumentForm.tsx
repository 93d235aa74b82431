import { openSides } from '@gli/domain';
import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import {
  Button,
  FailureNotice,
  Grid,
  Inline,
  NativeSelect,
  Notice,
  toSelectOptions,
  translate,
} from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm } from '@gli/ui/forms';
import { KYC_DOCUMENTS } from '@gli/validation';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { getServerDay, useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { FileSlot } from '../files/FileSlot.tsx';
import { documentTypes } from '../files/identity-file.ts';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';
import { CountryOptions } from '../personal-info/form-layout.tsx';
import { zDocumentForm } from './document-kinds.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { useSendDocuments } from './use-send-documents.ts';

type DocumentFormProps = {
  /** Files uploaded so far, newest first. */
  files: readonly KycDocument[];
  initialKind: KycDocumentType;
  onSent: () => Promise<void>;
};

export function DocumentForm({ files, initialKind, onSent }: DocumentFormProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const form = useZodForm(zDocumentForm, {
    defaultValues: { document_type: initialKind, issuing_country: HOME_COUNTRY, expiry_date: '' },
  });
  const kind = form.watch('document_type');
  const sides = openSides(files, kind);
  const chosen = useDocumentFiles();
  const { send, sending, isStopped } = useSendDocuments(chosen, onSent);
  const { isSubmitting } = form.formState;
  const formatSide = (side: KycDocumentSide) =>
    side === 'single' && kind === 'proof_of_address'
      ? t.authCenter.documents.sides.page()
      : translate(t.authCenter.documents.sides, side)();

  const { submit, error } = useSubmit(form, async (input) => {
    if (chosen.complete(sides, formatSide)) await send(input, sides);
  });
  const failure = isStopped ? t.authCenter.documents.stopped() : error ? errorText(error) : null;

  return (
    <Form
      form={form}
      draft="kyc-documents"
      onSubmit={(event) => {
        // Shows errors for missing sides even if another field is invalid.
        chosen.complete(sides, formatSide);
        return submit(event);
      }}
      gap="lg"
    >
      <DocumentFields onKind={chosen.clear} />
      {kind === 'resident_card' ? <Notice kind="info">{t.authCenter.documents.coverNumber()}</Notice> : null}
      {sides.length === 0 ? (
        <Notice kind="wait">{t.authCenter.documents.reviewStatus.pending()}</Notice>
      ) : (
        <Grid min="fields" gap="md">
          {sides.map((side) => (
            <FileSlot
              key={side}
              label={formatSide(side)}
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
        </Grid>
      )}
      <FailureNotice>{failure}</FailureNotice>
      {sides.length > 0 ? (
        <Inline>
          <Button type="submit" size="lg" busy={isSubmitting}>
            {t.authCenter.documents.submit()}
          </Button>
        </Inline>
      ) : null}
    </Form>
  );
}

function DocumentFields({ onKind }: { onKind: () => void }) {
  const t = useTranslations();
  const { watch } = useFormContext<z.input<typeof zDocumentForm>>();
  const kind = watch('document_type');
  const { expires, isForeign } = KYC_DOCUMENTS[kind];
  return (
    <Grid min="fields" gap="md">
      <FormField
        name="document_type"
        label={t.authCenter.documents.kind()}
        hint={kind === 'proof_of_address' ? t.authCenter.documents.proofHint() : undefined}
        onChange={onKind}
      >
        <NativeSelect
          options={toSelectOptions(zDocumentForm.shape.document_type.options, t.authCenter.documents.kinds)}
        />
      </FormField>
      {isForeign ? (
        <FormField name="issuing_country" label={t.authCenter.documents.issuingCountry()} required>
          <NativeSelect>
            <CountryOptions />
          </NativeSelect>
        </FormField>
      ) : null}
      {expires ? (
        <FormField
          name="expiry_date"
          label={t.authCenter.documents.expiryDate()}
          invalid={t.authCenter.documents.expired()}
          type="date"
          min={getServerDay()}
          required
        />
      ) : null}
    </Grid>
  );
}
