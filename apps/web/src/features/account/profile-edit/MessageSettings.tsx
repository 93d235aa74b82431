import { memberLanguageValues, type ProfileChangeInput, type User } from '@gli/sdk';
import { useGliClient, useUpdateProfile } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import {
  Checkbox,
  Field,
  Heading,
  Legend,
  NativeSelect,
  Note,
  parseEnum,
  Stack,
  useCurrentError,
} from '@gli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { versionedProfileQuery } from './versioned-profile.ts';

/**
 * Channels that a member can choose. `push` is not offered, because nothing sends browser notifications yet,
 * but a saved choice is kept.
 */
const channels = ['email', 'sms'] as const;
const topics = ['investments', 'conversions', 'orders', 'referrals'] as const;

/** Language, channels and topics of messages, and marketing consent. Each change is saved immediately. */
export function MessageSettings({ member }: { member: User }) {
  const t = useTranslations();
  const [isSaved, setSaved] = useState(false);
  const { profileEdit } = t;
  const settingProps = { onChange: () => setSaved(false), onSaved: () => setSaved(true) };
  const box = (name: (typeof channels | typeof topics)[number]) => (
    <Switch
      key={name}
      label={t.profileEdit.notifications[name]()}
      hint={name === 'sms' ? profileEdit.smsNeedsPhone() : undefined}
      isOn={member.notifications[name]}
      changeTo={(isOn) => ({ notifications: { [name]: isOn } })}
      {...settingProps}
    />
  );
  return (
    <Stack gap="lg">
      <Heading as="h2" size="md">
        {profileEdit.messages()}
      </Heading>
      <Language member={member} {...settingProps} />
      <fieldset>
        <Legend>{profileEdit.ways()}</Legend>
        {channels.map(box)}
      </fieldset>
      <fieldset>
        <Legend>{profileEdit.subjects()}</Legend>
        {topics.map(box)}
      </fieldset>
      <Note>{profileEdit.securityNote()}</Note>
      <Switch
        label={profileEdit.marketing()}
        hint={profileEdit.marketingHint()}
        isOn={member.consents.marketing_accepted}
        changeTo={(isOn) => ({ marketing_accepted: isOn })}
        {...settingProps}
      />
      <Note role="status">{isSaved ? profileEdit.settingSaved() : profileEdit.settingsLead()}</Note>
    </Stack>
  );
}

type SettingProps = { onChange: () => void; onSaved: () => void };

type SwitchProps = SettingProps & {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  changeTo: (isOn: boolean) => ProfileChangeInput;
};

function Switch({ label, hint, isOn, changeTo, ...props }: SwitchProps) {
  const { value, error, change } = useSetting(isOn, changeTo, props);
  return (
    <Checkbox
      label={label}
      hint={hint}
      error={error}
      checked={value}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function Language({ member, ...props }: SettingProps & { member: User }) {
  const t = useTranslations();
  const saved = parseEnum(memberLanguageValues, member.language) ?? 'ko';
  const { value, error, change } = useSetting(saved, (language) => ({ language }), props);
  return (
    <Field label={t.profileEdit.language()} error={error}>
      <NativeSelect
        value={value}
        onChange={({ target }) => void change(parseEnum(memberLanguageValues, target.value) ?? saved)}
      >
        {memberLanguageValues.map((language) => (
          <option key={language} value={language} lang={language}>
            {t.profileEdit.languages[language]()}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/**
 * Returns one setting. A change shows immediately, is saved by a PATCH after earlier changes, and reverts on failure.
 */
function useSetting<Value>(
  saved: Value,
  changeTo: (value: Value) => ProfileChangeInput,
  { onChange, onSaved }: SettingProps,
) {
  const client = useGliClient();
  const cache = useQueryClient();
  const session = useSession();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(saved);
  const save = useUpdateProfile({ mutation: { scope: { id: 'profile' } } });
  const error = useCurrentError(save.error);
  const change = async (value: Value) => {
    setChosen(value);
    onChange();
    try {
      const member = await save.mutateAsync({ body: changeTo(value) });
      // Keeps the old version until the profile is refetched with the new one.
      cache.setQueryData(
        versionedProfileQuery(client).queryKey,
        (old) => old && { ...member, version: old.version },
      );
      session.setUser(member);
      onSaved();
    } catch {
      // `error` has the reason.
    }
  };
  return {
    value: save.isPending ? chosen : saved,
    error: error ? errorText(error, 'profileUpdate') : undefined,
    change,
  };
}
