import type { ProfileChangeInput, User } from '@gli/sdk';
import { getProfileQuery, useGliClient, useUpdateProfile } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { oneOf } from '../../../shared/search-params.ts';

/** Browser notifications have no sender yet: the member's saved choice for `push` is kept, but not offered. */
const channels = ['email', 'sms'] as const;
const topics = ['investments', 'conversions', 'orders', 'referrals'] as const;
const languages = ['ko', 'en'] as const;

const Legend = styled('legend', { fontSize: '$sm', fontWeight: '$semibold', marginBottom: '$1' });

/** Language, channels and topics of messages, and the consent to marketing: each is saved as it is changed. */
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
  const saved = oneOf(languages, member.language) ?? 'ko';
  const { value, error, change } = useSetting(saved, (language) => ({ language }), props);
  return (
    <Field label={t.profileEdit.language()} error={error}>
      <NativeSelect
        value={value}
        onChange={({ target }) => void change(oneOf(languages, target.value) ?? saved)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t.profileEdit.languages[language]()}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** One setting: shown as chosen at once, saved by PATCH after those before it, back to what is saved if that fails. */
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
  const change = async (value: Value) => {
    setChosen(value);
    onChange();
    try {
      const member = await save.mutateAsync({ body: changeTo(value) });
      cache.setQueryData(getProfileQuery(client).queryKey, member);
      session.setUser(member);
      onSaved();
    } catch {
      // `error` says why.
    }
  };
  return {
    value: save.isPending ? chosen : saved,
    error: save.error ? errorText(save.error, 'profileUpdate') : undefined,
    change,
  };
}
