import { isErrorOf } from '@gli/sdk';
import { replaceProfile } from '@gli/sdk/operations';
import { useGliClient } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { Button, Card, Dialog, Divider, Heading, Inline, Note, useToast } from '@gli/ui';
import { Form, FormNotices, useSubmit, useZodForm } from '@gli/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { AvatarEditor } from './AvatarEditor.tsx';
import { type EditConflict, hasEdits, mergeEdits } from './merge-edits.ts';
import { ProfileConflict } from './ProfileConflict.tsx';
import { PersonalFields } from './ProfileFields.tsx';
import { type ProfileValues, toProfileInput, toProfileValues, zProfileForm } from './profile-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { useReplaceVersion, type VersionedProfile, versionedProfileQuery } from './versioned-profile.ts';

type Conflict = { newer: VersionedProfile; fields: EditConflict[] };

/**
 * Name, picture, phone, birth date and introduction, saved by one PUT based on the loaded version. If the
 * profile has changed since, edits of other fields are merged, and the member decides about fields that were
 * edited in both places. The session's user is set from the response. Spec §7 User, §8
 */
export function ProfileForm({ profile }: { profile: VersionedProfile }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const client = useGliClient();
  const cache = useQueryClient();
  const session = useSession();
  const toast = useToast();
  const formId = useId();
  const [, navigate] = useLocation();
  const save = useReplaceVersion();
  const [base, setBase] = useState(profile);
  const edited = useRef(base);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const before = toProfileValues(base);
  const form = useZodForm(zProfileForm, {
    values: before,
    resetOptions: { keepDirtyValues: true },
  });
  const isDirty = hasEdits(before, form.watch());
  const guard = useUnsavedGuard(isDirty);

  const editFrom = (newer: VersionedProfile) => {
    edited.current = newer;
    setBase(newer);
  };
  // The version stays the same while the member edits, so that saving detects a newer one.
  if (!isDirty && profile !== base) setBase(profile);
  if (!isDirty) edited.current = profile;

  const put = async (values: ProfileValues, loaded: VersionedProfile) => {
    const body = toProfileInput(z.parse(zProfileForm, values), loaded);
    session.setUser(await save.mutateAsync({ body, version: loaded.version }));
    toast({ tone: 'success', title: t.profileEdit.saved() });
    guard.release();
    navigate('/mypage?tab=profile');
  };
  const { submit, failure } = useSubmit(form, async () => {
    setConflict(null);
    const typed = form.getValues();
    try {
      await put(typed, edited.current);
    } catch (error) {
      if (!isErrorOf(replaceProfile, error) || error.code !== 'precondition_failed') throw error;
      const query = versionedProfileQuery(client);
      // A read in flight may be older than the version that caused the rejection.
      await cache.cancelQueries({ queryKey: query.queryKey });
      const newer = await cache.fetchQuery({ ...query, staleTime: 0 });
      const begun = toProfileValues(edited.current);
      const { values, conflicts } = mergeEdits(begun, typed, toProfileValues(newer));
      if (conflicts.length > 0) setConflict({ newer, fields: conflicts });
      else await put(values, newer);
    }
  });
  return (
    <>
      <Form form={form} onSubmit={submit} id={formId} draft="profile" gap="lg">
        <Card gap="lg">
          <Heading as="h2" size="md">
            {t.profileEdit.personal()}
          </Heading>
          <AvatarEditor member={profile} />
          <Divider />
          <PersonalFields email={profile.email ?? ''} />
        </Card>
        <FormNotices failure={failure ? errorText(failure, 'profileUpdate') : null} />
        <Inline gap="md">
          <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
            {t.profileEdit.save()}
          </Button>
          <Note role="status">{isDirty ? t.profileEdit.unsaved() : ''}</Note>
        </Inline>
      </Form>
      {conflict ? (
        <ProfileConflict
          conflicts={conflict.fields}
          formId={formId}
          onKeep={() => editFrom(conflict.newer)}
          onTake={() => {
            for (const { name, saved } of conflict.fields) form.setValue(name, saved, { shouldDirty: true });
            editFrom(conflict.newer);
            setConflict(null);
          }}
          onClose={() => setConflict(null)}
        />
      ) : null}
      {guard.isAsking ? <UnsavedDialog onStay={guard.stay} onLeave={guard.leave} /> : null}
    </>
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
