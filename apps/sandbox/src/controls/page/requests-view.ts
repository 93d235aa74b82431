import type { LoggedExchange, LoggedRequest } from '../requests/request-log.ts';
import type { LoggedBody } from '../requests/shown.ts';
import { button, byId, call, copy, el, notify, read } from './dom.ts';
import { currentLanguage, t } from './words.ts';

type Detail = LoggedExchange & { readonly curl: string; readonly sdk: string | null };

const list = byId('list', HTMLOListElement);
const dialog = byId('detail', HTMLDialogElement);
const notice = byId('notice', HTMLParagraphElement);
const filters = {
  search: byId('search', HTMLInputElement),
  status: byId('status', HTMLSelectElement),
  member: byId('member', HTMLSelectElement),
  broken: byId('broken', HTMLInputElement),
};
const NOBODY = 'nobody';

let requests: readonly LoggedRequest[] = [];
const rows = new Map<string, HTMLLIElement>();
let version = '';

/** Reads the list when there is something new in it. */
export async function refreshRequests(): Promise<void> {
  const response = await call('/requests/', { headers: { 'If-None-Match': version } });
  if (response.status === 304) return;
  version = response.headers.get('ETag') ?? '';
  requests = await response.json();
  showRequests();
}

/** Draws the list again, in another language too. */
export function redrawRequests(): void {
  rows.clear();
  showRequests();
}

export async function clearRequests(): Promise<void> {
  await call('/requests/', { method: 'DELETE' });
  await refreshRequests();
}

dialog.addEventListener('close', () => document.body.append(notice));
for (const control of Object.values(filters)) control.addEventListener('input', showRequests);

function showRequests(): void {
  showMembers();
  const shown = requests.filter(isWanted);
  byId('count', HTMLParagraphElement).textContent = t('shown', {
    shown: shown.length,
    total: requests.length,
  });
  const empty = requests.length === 0 ? t('waiting') : shown.length === 0 ? t('noneFound') : '';
  byId('empty', HTMLParagraphElement).textContent = empty;
  // A row that is there stays the same element, so that it keeps the focus.
  const wanted = shown.map((request) => {
    const row = rows.get(request.id) ?? rowOf(request);
    rows.set(request.id, row);
    return row;
  });
  const kept = new Set(wanted);
  for (const row of list.querySelectorAll('li')) if (!kept.has(row)) row.remove();
  for (const [index, row] of wanted.entries()) {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  }
  const known = new Set(requests.map(({ id }) => id));
  for (const id of rows.keys()) if (!known.has(id)) rows.delete(id);
}

function isWanted({ operation, method, path, status, member, violations }: LoggedRequest): boolean {
  const search = filters.search.value.trim().toLowerCase();
  if (search !== '' && !`${operation} ${method} ${path}`.toLowerCase().includes(search)) return false;
  if (filters.broken.checked && violations === null) return false;
  if (filters.status.value !== '' && filters.status.value !== (status === null ? 'none' : String(status)[0]))
    return false;
  return filters.member.value === '' || filters.member.value === (member?.id ?? NOBODY);
}

/** The members who have sent a request. */
function showMembers(): void {
  const chosen = filters.member.value;
  const options = new Map([
    ['', t('all')],
    [NOBODY, t('nobody')],
    ...requests.flatMap(({ member }): [string, string][] =>
      member === null ? [] : [[member.id, member.email ?? member.id]],
    ),
  ]);
  filters.member.replaceChildren(...[...options].map(([value, text]) => el('option', { value }, text)));
  filters.member.value = options.has(chosen) ? chosen : '';
}

function rowOf(request: LoggedRequest): HTMLLIElement {
  const { id, operation, method, path, member, duration_ms: duration, code } = request;
  const row = el(
    'button',
    { type: 'button', class: 'row' },
    el(
      'span',
      { class: `status ${statusClass(request)}` },
      ...(request.status === null
        ? [el('span', { 'aria-hidden': 'true' }, '–'), el('span', { class: 'unseen' }, t('noResponse'))]
        : [String(request.status)]),
    ),
    el(
      'span',
      { class: 'what' },
      el('strong', {}, operation ?? t('unknownOperation')),
      el('code', {}, `${method} ${path}`),
    ),
    el('span', { class: 'who' }, member === null ? t('nobody') : (member.email ?? member.id)),
    el('span', { class: 'marks' }, code === null ? null : el('code', {}, code), ...marksOf(request)),
    el('span', { class: 'when' }, `${timeOf(request)} · ${duration} ms`),
  );
  row.addEventListener('click', () => void showDetail(id));
  return el('li', {}, row);
}

function marksOf({
  violations,
  is_replayed: isReplayed,
  idempotency_key: key,
  resent_from: from,
}: LoggedRequest) {
  const marks: [boolean, string, string][] = [
    [violations !== null, 'bad', t('breaks')],
    [isReplayed, 'good', t('replayed')],
    [key !== null && !isReplayed, '', t('withKey')],
    [from !== null, '', t('resentMark')],
  ];
  return marks.filter(([has]) => has).map(([, kind, text]) => el('span', { class: `mark ${kind}` }, text));
}

const statusClass = ({ status }: LoggedRequest): string =>
  status === null || status >= 500 ? 'bad' : status >= 400 ? 'poor' : 'good';

const timeOf = ({ at }: LoggedRequest): string =>
  new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(at));

async function showDetail(id: string): Promise<void> {
  try {
    const detail = await read<Detail>(`/requests/${id}/`);
    // Outside of an open dialog nobody would hear it.
    dialog.replaceChildren(...partsOf(detail), notice);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
  }
}

function partsOf(detail: Detail): HTMLElement[] {
  const { operation, method, path, sdk, curl } = detail;
  const actions = el(
    'div',
    { class: 'actions' },
    button(t('copyCurl'), () => copy(curl)),
    sdk === null ? null : button(t('copySdk'), () => copy(sdk)),
    detail.can_resend ? button(t('resend'), () => resend(detail, false)) : null,
    detail.can_resend && detail.idempotency_key !== null
      ? button(t('resendNewKey'), () => resend(detail, true))
      : null,
  );
  return [
    el(
      'div',
      { class: 'title' },
      el('h2', { id: 'detail-title' }, operation ?? t('unknownOperation')),
      button(t('close'), () => dialog.close()),
    ),
    el('p', {}, el('code', {}, `${method} ${path}`)),
    factsOf(detail),
    ...violationsOf(detail),
    actions,
    ...(detail.can_resend ? [] : [el('p', { class: 'note' }, t('cannotResend'))]),
    ...messageOf(t('requestSent'), detail.request),
    ...messageOf(t('responseReceived'), detail.response),
  ];
}

function factsOf(detail: Detail): HTMLElement {
  const { code, member, branch, idempotency_key: key, duration_ms: duration } = detail;
  const facts: [string, string | null][] = [
    [t('status'), detail.status === null ? t('noResponse') : String(detail.status)],
    [t('code'), code],
    [t('member'), member === null ? t('nobody') : (member.email ?? member.id)],
    [t('time'), timeOf(detail)],
    [t('took'), `${duration} ms`],
    [t('branch'), branch],
    [t('key'), key && `${key}${detail.is_replayed ? ` · ${t('replayed')}` : ''}`],
    ['X-Request-Id', detail.id],
  ];
  return el(
    'dl',
    {},
    ...facts.flatMap(([name, value]) =>
      value === null ? [] : [el('div', {}, el('dt', {}, name), el('dd', {}, value))],
    ),
  );
}

function violationsOf({ violations }: Detail): HTMLElement[] {
  if (violations === null) return [];
  const items = Object.entries(violations).map(([name, messages]) =>
    el('li', {}, el('code', {}, name), ` ${messages.join(' ')}`),
  );
  return [el('section', { class: 'violations' }, el('h3', {}, t('breaks')), el('ul', {}, ...items))];
}

function messageOf(title: string, message: Detail['response']): HTMLElement[] {
  if (message === null) return [el('h3', {}, title), el('p', { class: 'note' }, t('noResponse'))];
  const headers = Object.entries(message.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return [
    el('h3', {}, title),
    ...(headers === '' ? [] : [code(`${title}: headers`, headers)]),
    ...bodyOf(title, message.body),
  ];
}

function bodyOf(title: string, body: LoggedBody | null): HTMLElement[] {
  if (body === null) return [el('p', { class: 'note' }, t('noBody'))];
  const isCut = body.text.length < body.bytes && !/[}\]>]$/.test(body.text);
  return [
    code(`${title}: body`, body.text),
    ...(isCut ? [el('p', { class: 'note' }, t('bodyCut', { bytes: body.bytes }))] : []),
  ];
}

/** Scrolls by keyboard, too. */
const code = (label: string, text: string): HTMLElement =>
  el('pre', { tabindex: '0', role: 'region', 'aria-label': label }, el('code', {}, text));

async function resend({ id }: Detail, hasNewKey: boolean): Promise<void> {
  const response = await call(`/requests/${id}/resend/`, { method: 'POST', body: { new_key: hasNewKey } });
  const sent: { id: string } = await response.json();
  await refreshRequests();
  await showDetail(sent.id);
  notify(t('sentAgain'));
}
