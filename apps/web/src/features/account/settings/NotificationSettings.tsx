import { memberLanguageValues, type ProfileChangeInput, type SubscriptionInput, type User } from '@gli/sdk';
import {
  getProfileQuery,
  useGetProfile,
  useGliClient,
  useUpdateProfile,
  useUpdateSubscription,
} from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import {
  BlocksSkeleton,
  Card,
  Checkbox,
  Field,
  Legend,
  NativeSelect,
  Note,
  parseEnum,
  QueryContent,
  Split,
  Stack,
  useCurrentError,
} from '@gli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';

/**
 * Channels that a member can choose. `push` is not offered, because nothing sends browser notifications yet,
 * but a saved choice is kept.
 */
const channels = ['email', 'sms'] as const;
const topics = ['investments', 'conversions', 'orders', 'referrals'] as const;
const newsletters = ['newsletter', 'weekly_report', 'new_asset_alerts'] as const;

/**
 * Language, channels, topics, newsletters and marketing consent. Each change is saved immediately. The plan is not
 * offered, because it changes nothing that a member receives.
 */
export function NotificationSettings() {
  const t = useTranslations();
  const profile = useGetProfile();
  return (
    <Card>
      <QueryContent
        query={profile}
        loading={<BlocksSkeleton count={4} />}
        failureTitle={t.errors.profileLoad()}
      >
        {(member) => <Settings member={member} />}
      </QueryContent>
    </Card>
  );
}

function Settings({ member }: { member: User }) {
  const t = useTranslations();
  const [isSaved, setSaved] = useState(false);
  const { account } = t;
  const { notifications, subscription, consents, benefits } = member;
  const status = { onChange: () => setSaved(false), onSaved: () => setSaved(true) };
  const box = (name: (typeof channels | typeof topics)[number]) => (
    <ProfileSwitch
      key={name}
      label={t.account.notifications[name]()}
      hint={name === 'sms' ? account.smsNeedsPhone() : undefined}
      isOn={notifications[name]}
      changeTo={(isOn) => ({ notifications: { [name]: isOn } })}
      {...status}
    />
  );
  return (
    <Stack gap="md">
      <Split from="container" css={{ rowGap: '$5' }}>
        <Stack gap="md">
          <Language member={member} {...status} />
          <fieldset>
            <Legend>{account.ways()}</Legend>
            {channels.map(box)}
          </fieldset>
          <fieldset>
            <Legend>{account.subjects()}</Legend>
            {topics.map(box)}
          </fieldset>
        </Stack>
        <fieldset>
          <Legend>{account.mails()}</Legend>
          {newsletters.map((name) => (
            <SubscriptionSwitch
              key={name}
              label={t.account.newsletters[name]()}
              hint={
                name === 'weekly_report' && !benefits.includes('weekly_reports')
                  ? account.weeklyReportNeeds()
                  : undefined
              }
              isOn={subscription[name]}
              changeTo={(isOn) => ({ [name]: isOn })}
              {...status}
            />
          ))}
          <ProfileSwitch
            label={account.marketing()}
            hint={account.marketingHint()}
            isOn={consents.marketing_accepted}
            changeTo={(isOn) => ({ marketing_accepted: isOn })}
            {...status}
          />
        </fieldset>
      </Split>
      <Note>{account.securityNote()}</Note>
      <Note role="status">{isSaved ? account.settingSaved() : account.settingsLead()}</Note>
    </Stack>
  );
}

type Status = { onChange: () => void; onSaved: () => void };

type SwitchProps<Change> = Status & {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  changeTo: (isOn: boolean) => Change;
};

function ProfileSwitch({ isOn, changeTo, ...props }: SwitchProps<ProfileChangeInput>) {
  return <Switch {...props} setting={useSetting(isOn, useSaveProfile(), changeTo, props)} />;
}

function SubscriptionSwitch({ isOn, changeTo, ...props }: SwitchProps<SubscriptionInput>) {
  return <Switch {...props} setting={useSetting(isOn, useSaveSubscription(), changeTo, props)} />;
}

function Switch({
  label,
  hint,
  setting: { value, error, change },
}: Pick<SwitchProps<never>, 'label' | 'hint'> & { setting: Setting<boolean> }) {
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

function Language({ member, ...status }: Status & { member: User }) {
  const t = useTranslations();
  const saved = parseEnum(memberLanguageValues, member.language) ?? 'ko';
  const setting = useSetting(saved, useSaveProfile(), (language) => ({ language }), status);
  return (
    <Field label={t.account.language()} error={setting.error}>
      <NativeSelect
        value={setting.value}
        onChange={({ target }) => void setting.change(parseEnum(memberLanguageValues, target.value) ?? saved)}
      >
        {memberLanguageValues.map((language) => (
          <option key={language} value={language} lang={language}>
            {t.account.languages[language]()}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** A mutation that saves a change and puts the result into the cached profile. */
type Save<Change> = { send: (change: Change) => Promise<void>; isPending: boolean; error: Error | null };

// Changes are sent one after another, so that an earlier one never overwrites a later one.
const inOrder = { mutation: { scope: { id: 'profile' } } };

function useSaveProfile(): Save<ProfileChangeInput> {
  const keep = useKeepProfile();
  const { mutateAsync, isPending, error } = useUpdateProfile(inOrder);
  return { send: async (body) => keep(await mutateAsync({ body })), isPending, error };
}

function useSaveSubscription(): Save<SubscriptionInput> {
  const keep = useKeepProfile();
  const { mutateAsync, isPending, error } = useUpdateSubscription(inOrder);
  return {
    send: async (body) => {
      const subscription = await mutateAsync({ body });
      keep({ subscription });
    },
    isPending,
    error,
  };
}

/** Puts saved fields into the profile immediately, so that no control shows the old value until it is refetched. */
function useKeepProfile() {
  const client = useGliClient();
  const cache = useQueryClient();
  const session = useSession();
  return (saved: Partial<User>) => {
    const member = cache.setQueryData(getProfileQuery(client).queryKey, (old) => old && { ...old, ...saved });
    if (member) session.setUser(member);
  };
}

type Setting<Value> = {
  value: Value;
  error: string | undefined;
  change: (value: Value) => Promise<void>;
};

/** Returns one setting. A change shows immediately, is saved after earlier changes, and reverts on failure. */
function useSetting<Value, Change>(
  saved: Value,
  { send, isPending, error: failure }: Save<Change>,
  changeTo: (value: Value) => Change,
  { onChange, onSaved }: Status,
): Setting<Value> {
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(saved);
  const error = useCurrentError(failure);
  const change = async (value: Value) => {
    setChosen(value);
    onChange();
    try {
      await send(changeTo(value));
      onSaved();
    } catch {
      // `error` has the reason.
    }
  };
  return {
    value: isPending ? chosen : saved,
    error: error ? errorText(error, 'profileUpdate') : undefined,
    change,
  };
}
