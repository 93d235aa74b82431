import type { User } from '@gli/sdk';
import { useReplaceProfile } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Divider, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FormNotices } from '../../../shared/forms/FormNotices.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { submitUnless } from '../../../shared/forms/submit-unless.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { PersonalFields } from './ProfileFields.tsx';
import { fieldOfDetail, type ProfileValues, profileInputOf, profileValuesOf } from './profile-values.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Name, picture, phone, birth date and introduction, saved by one PUT; the response becomes the session's user. Spec §7 User, §8 */
export function ProfileForm({ member }: { member: User }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const session = useSession();
  const toast = useToast();
  const [, navigate] = useLocation();
  const save = useReplaceProfile();
  const [failure, setFailure] = useState<unknown>(null);
  // A newer profile fills in what the member has not touched.
  const form = useForm<ProfileValues>({
    values: profileValuesOf(member),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useUnsavedGuard(isDirty);

  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      session.setUser(await save.mutateAsync({ body: profileInputOf(values, member) }));
      toast({ tone: 'success', title: t.profileEdit.saved() });
      guard.release();
      navigate('/mypage?tab=profile');
    } catch (error) {
      if (showFieldErrors<ProfileValues>(error, fieldOfDetail, form.setError) === 0) setFailure(error);
    }
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submitUnless(isSubmitting, send)} noValidate>
        <Stack gap="lg">
          <Card>
            <Stack gap="lg">
              <Heading as="h2" size="md">
                {t.profileEdit.personal()}
              </Heading>
              <AvatarEditor member={member} />
              <Divider />
              <PersonalFields email={member.email ?? ''} />
            </Stack>
          </Card>
          <FormNotices
            wrongFields={Object.keys(errors).length}
            failure={failure ? errorText(failure, 'profileUpdate') : null}
          />
          <Inline gap="md">
            <Button type="submit" size="lg" busy={isSubmitting}>
              {t.profileEdit.save()}
            </Button>
            <Note role="status">{isDirty ? t.profileEdit.unsaved() : ''}</Note>
          </Inline>
        </Stack>
      </form>
      {guard.isAsking ? <UnsavedDialog onStay={guard.stay} onLeave={guard.leave} /> : null}
    </FormProvider>
  );
}

function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations();
  return (
    <Dialog
      open
      onClose={onStay}
      title={t.profileEdit.leaveTitle()}
      description={t.profileEdit.leaveText()}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t.profileEdit.stay()}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t.profileEdit.leave()}
          </Button>
        </>
      }
    />
  );
}
