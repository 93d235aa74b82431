import { useEffect, useRef, useState } from 'hono/jsx/dom';
import type { LoggedExchange, LoggedRequest } from '../requests/request-log.ts';
import { attempt, call, copy, type Notify, read, usePolling } from './call.ts';
import { Button } from './parts.tsx';
import { formatTime, type TextKey, t } from './text.ts';

const POLL_MS = 1000;

type Detail = LoggedExchange & {
  readonly curl: string;
  readonly sdk: string | null;
  readonly react: string | null;
};

/** The list of requests and the open request. */
export function Requests({ notice, notify }: { notice: string; notify: Notify }) {
  const [requests, setRequests] = useState<readonly LoggedRequest[]>([]);
  const [search, setSearch] = useState('');
  const [isPaused, setPaused] = useState(false);
  const [detail, setDetail] = useState<Detail | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const version = useRef('');
  const refresh = async () => {
    const response = await call('/requests/', { headers: { 'If-None-Match': version.current ?? '' } });
    if (response.status === 304) return;
    version.current = response.headers.get('ETag') ?? '';
    setRequests(await response.json());
  };
  const poll = async () => {
    if (isPaused) return;
    const forgetOffline = () => notify((before) => (before === t('offline') ? '' : before));
    await refresh().then(forgetOffline, () => notify(t('offline')));
  };
  usePolling(poll, POLL_MS, isPaused);
  useEffect(() => {
    if (detail && !dialog.current?.open) dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0);
  }, [detail]);
  const open = (id: string) => attempt(async () => setDetail(await read<Detail>(`/requests/${id}/`)), notify);
  const clear = () => attempt(() => call('/requests/', { method: 'DELETE' }).then(refresh), notify);
  const resend = (id: string, body: { new_key: boolean }) =>
    attempt(async () => {
      const response = await call(`/requests/${id}/resend/`, { method: 'POST', body });
      const sent: { id: string } = await response.json();
      await refresh();
      await open(sent.id);
      notify(t('sentAgain'));
    }, notify);
  const find = ({ target }: Event) => target instanceof HTMLInputElement && setSearch(target.value);
  const words = search.toLowerCase().split(/\s+/);
  const shown = requests.filter((request) => {
    const text = Object.values(getFacts(request)).flat().join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const {
    id = '',
    curl = '',
    sdk = null,
    react = null,
    can_resend: canResend,
    idempotency_key: key = null,
  } = detail ?? {};
  const actions = [
    { has: true, text: 'copyCurl', act: () => copy(curl, notify) },
    { has: sdk !== null, text: 'copySdk', act: () => copy(sdk ?? '', notify) },
    { has: react !== null, text: 'copyReact', act: () => copy(react ?? '', notify) },
    { has: canResend, text: 'resend', act: () => resend(id, { new_key: false }) },
    { has: canResend && key !== null, text: 'resendNewKey', act: () => resend(id, { new_key: true }) },
  ] as const;
  const status = <p class="notice" role="status" children={notice} />;
  return (
    <main id="requests" tabindex={-1}>
      <div class="title">
        <h2>{t('requests')}</h2>
        <p class="count">{t('shown', { shown: shown.length, total: requests.length })}</p>
        <Button text={isPaused ? 'resume' : 'pause'} onClick={() => setPaused(!isPaused)} />
        <Button text="clear" onClick={clear} />
      </div>
      <label class="search">
        <span>{t('search')}</span>
        <input type="search" onInput={find} />
      </label>
      <p class="empty">{requests.length === 0 ? t('waiting') : shown.length === 0 ? t('noneFound') : ''}</p>
      <ol class="rows" aria-label={t('requests')}>
        {shown.map((request) => (
          <li key={request.id}>
            <button type="button" class="row" onClick={() => open(request.id)}>
              {renderFacts(request)}
            </button>
          </li>
        ))}
      </ol>
      <dialog ref={dialog} aria-label={t('requestSent')} onClose={() => setDetail(null)}>
        <form method="dialog" class="actions">
          {actions.map(({ has, text, act }) => has && <Button text={text} onClick={act} />)}
          <button type="submit">{t('close')}</button>
        </form>
        {detail && (
          <>
            <p class="facts">{renderFacts(detail)}</p>
            {!canResend && <p class="note">{t('cannotResend')}</p>}
            <Message title="requestSent" start={`${detail.method} ${detail.path}`} message={detail.request} />
            <Message title="responseReceived" start={String(detail.status)} message={detail.response} />
            {/* The status is in the dialog, because screen readers ignore everything outside an open dialog. */}
            {status}
          </>
        )}
      </dialog>
      {!detail && status}
    </main>
  );
}

/** A request or response in HTTP format. */
function Message({ title, start, message }: { title: TextKey; start: string; message: Detail['response'] }) {
  if (message === null) return <p class="note">{t('noResponse')}</p>;
  const { headers, body } = message;
  const lines = [start, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (body) lines.push('', body.text);
  if (body && body.text.length < body.bytes && !/[}\]>]$/.test(body.text)) lines.push('', t('bodyCut', body));
  return (
    <section aria-label={t(title)}>
      <h3>{t(title)}</h3>
      {/* Scrollable with the keyboard. */}
      <pre tabindex={0}>{lines.join('\n')}</pre>
    </section>
  );
}

/** Returns the texts of a request that are shown and searched. */
function getFacts(request: LoggedRequest): Record<'status' | 'what' | 'who' | 'marks' | 'when', string[]> {
  const { operation, method, path, member, status, code, violations, branch, at } = request;
  const marks = [
    status === null && t('noResponse'),
    code,
    violations && `${t('breaks')}: ${Object.keys(violations).join(', ')}`,
    request.is_replayed ? t('replayed') : request.idempotency_key && t('withKey'),
    request.fault && `${t('faulty')}: ${request.fault}`,
    request.is_stubbed && t('stubbed'),
    request.resent_from && t('resentMark'),
    branch && `${t('branch')}: ${branch}`,
  ];
  return {
    status: [String(status ?? '–')],
    what: [operation ?? t('unknownOperation'), `${method} ${path}`],
    who: [member?.email ?? member?.id ?? t('nobody')],
    marks: marks.flatMap((mark) => mark || []),
    when: [`${formatTime(at)} · ${request.duration_ms} ms`],
  };
}

const renderFacts = (request: LoggedRequest) =>
  Object.entries(getFacts(request)).map(([name, texts]) => (
    <span class={name} data-first={texts[0]?.[0]}>
      {texts.map((text) => (
        <span>{text}</span>
      ))}
    </span>
  ));
