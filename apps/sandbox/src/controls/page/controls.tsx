import { KOREA_TIME_ZONE } from '@gli/validation';
import { useState } from 'hono/jsx/dom';
import { attempt, call, copy, type Notify, read, usePolling } from './call.ts';
import { Button, Entry, Items } from './parts.tsx';
import { formatTime, getLanguage, type TextKey, t } from './text.ts';

const POLL_MS = 5000;
const CLOCK_CHANGES = [
  ['freeze', { mode: 'frozen' }],
  ['run', { mode: 'running' }],
  ['advanceHour', { advance: 'PT1H' }],
  ['advanceDay', { advance: 'P1D' }],
  ['advanceMonth', { advance: 'P1M' }],
  ['advanceYear', { advance: 'P1Y' }],
] as const;

type State = { readonly name: string; readonly at: string };
type Operation = { readonly id: string; readonly examples: readonly { readonly name: string }[] };

async function readAll(headers: Record<string, string>) {
  const [clock, snapshots, branches, { faults }, members, operations] = await Promise.all([
    read<{ now: string; mode: 'running' | 'frozen' }>('/clock/', headers),
    read<State[]>('/snapshots/'),
    read<State[]>('/branches/'),
    read<{ faults: string[] }>('/faults/', headers),
    read<Record<'email' | 'name' | 'purpose' | 'password', string>[]>('/members/', headers),
    read<Operation[]>('/operations/'),
  ]);
  return { clock, snapshots, branches, faults, members, operations };
}

/** Clock, snapshots, branches, faults and demo members of the selected state. */
export function Controls({ notify }: { notify: Notify }) {
  const [branch, setBranch] = useState('');
  const [data, setData] = useState<Awaited<ReturnType<typeof readAll>> | null>(null);
  const headers: Record<string, string> = branch === '' ? {} : { 'X-Sandbox-Branch': branch };
  // The branch may have been deleted elsewhere. The request list shows if the sandbox cannot be reached.
  const refresh = () => readAll(headers).then(setData, () => setBranch(''));
  usePolling(refresh, POLL_MS, `${branch} ${getLanguage()}`);
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    attempt(async () => {
      await call(path, { method, body, headers });
      await refresh();
      notify(t('done'));
    }, notify);
  if (data === null) return <aside id="controls" aria-label={t('controls')} />;
  const { clock, snapshots, branches, faults, members, operations } = data;
  const choose = ({ target }: Event) => target instanceof HTMLSelectElement && setBranch(target.value);
  const setFaults = (changed: readonly string[]) => send('PUT', '/faults/', { faults: changed });
  const [{ password } = { password: '' }] = members;
  return (
    <aside id="controls" aria-label={t('controls')}>
      <Card title="clock">
        <p class="clock">
          <time dateTime={clock.now}>{formatDate(clock.now)}</time>
          <span class="mark">{t(clock.mode)}</span>
        </p>
        <div class="actions">
          {CLOCK_CHANGES.map(([text, change]) => (
            <Button text={text} onClick={() => send('POST', '/clock/', change)} />
          ))}
        </div>
        <Entry
          label="duration"
          placeholder="P1M2DT3H"
          actions={[['advance', (advance) => send('POST', '/clock/', { advance })]]}
        />
      </Card>
      <Card title="snapshots">
        <label>
          <span>{t('state')}</span>
          <select value={branch} onChange={choose}>
            <option value="">{t('mainState')}</option>
            {branches.map(({ name }) => (
              <option value={name}>{name}</option>
            ))}
          </select>
        </label>
        <Entry
          label="name"
          pattern="[a-z0-9][a-z0-9\-]{0,39}"
          actions={[
            ['takeSnapshot', (name) => send('POST', '/snapshots/', { name })],
            ['makeBranch', (name) => send('POST', '/branches/', { name })],
          ]}
        />
        <Items
          items={snapshots.map(toItem)}
          actions={[
            ['restore', (name) => send('POST', `/snapshots/${name}/restore/`, {})],
            ['branchOff', (name) => send('POST', '/branches/', { from: name })],
            ['remove', (name) => send('DELETE', `/snapshots/${name}/`)],
          ]}
        />
        <h3>{t('branches')}</h3>
        <Items
          items={branches.map(toItem)}
          actions={[['remove', (name) => send('DELETE', `/branches/${name}/`)]]}
        />
      </Card>
      <Card title="faults">
        <p class="note">{t('faultForms')}</p>
        <Entry
          label="fault"
          list="faults"
          placeholder="investInRwaAsset=drop@2"
          actions={[['add', (fault) => setFaults([...faults, fault])]]}
        />
        <datalist id="faults">{operations.flatMap(getFaults)}</datalist>
        <Items
          items={faults.map((name) => ({ name }))}
          actions={[['end', (name) => setFaults(faults.filter((other) => other !== name))]]}
        />
      </Card>
      <Card title="members">
        <p>
          {t('password')} <code>{password}</code>{' '}
          <Button text="copyPassword" onClick={() => copy(password, notify)} />
        </p>
        <Items
          items={members.map(({ email, name, purpose }) => ({ name: email, lines: [name, purpose] }))}
          actions={[['copyEmail', (email) => copy(email, notify)]]}
        />
      </Card>
    </aside>
  );
}

const Card = ({ title, children }: { title: TextKey; children: unknown }) => (
  <section class="card" aria-label={t(title)}>
    <h2>{t(title)}</h2>
    {children}
  </section>
);

const formatDate = (at: string) => formatTime(at, { dateStyle: 'medium', timeZone: KOREA_TIME_ZONE });
const toItem = ({ name, at }: State) => ({ name, lines: [formatDate(at)] });

/** Returns the faults that the field offers: each kind, and each example of an operation. */
const getFaults = ({ id, examples }: Operation) =>
  [
    ...KINDS,
    ...(id === 'executeConversion' ? ['revert'] : []),
    ...new Set(examples.map(({ name }) => `example:${name}`)),
  ].map((effect) => <option value={`${id}=${effect}`} />);

const KINDS = ['fail', 'limit:5', 'delay:3', 'drop', 'cut'];
