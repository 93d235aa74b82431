import { button, byId, call, copy, el, field, notify, read } from './dom.ts';
import { currentLanguage, t, type Word } from './words.ts';

type Clock = { readonly now: string; readonly mode: 'running' | 'frozen' };
type State = { readonly name: string; readonly at: string };
type Operation = {
  readonly id: string;
  readonly examples: readonly { readonly status: number; readonly name: string }[];
};
type Member = Readonly<Record<'email' | 'name' | 'purpose' | 'password', string>>;

const KINDS = ['fail', 'limit', 'delay', 'drop', 'cut', 'example'] as const satisfies Word[];
/** What has a number of seconds. */
const TIMED: ReadonlySet<string> = new Set(['limit', 'delay']);

/** The state that clock, snapshots and faults are of; empty for the main one. */
let branch = '';
const on = () => (branch === '' ? {} : { 'X-Sandbox-Branch': branch });
const post = (path: string, body: object = {}) => call(path, { method: 'POST', body, headers: on() });

let operations: readonly Operation[] = [];
let refreshAll = async () => {};

/** Shows the controls. What changes on its own is read again by the function it gives back. */
export async function showControls(): Promise<() => Promise<void>> {
  if (operations.length === 0) operations = await read<Operation[]>('/operations/');
  const parts = [clockCard(), statesCard(), faultsCard(), membersCard()];
  byId('controls', HTMLElement).replaceChildren(...parts.map(({ card }) => card));
  refreshAll = async () => {
    await Promise.all(parts.map(({ refresh }) => refresh()));
  };
  await refreshAll();
  return refreshAll;
}

type Card = { readonly card: HTMLElement; readonly refresh: () => Promise<void> };

const cardOf = (title: Word, ...children: (Node | string)[]): HTMLElement => {
  const heading = el('h2', { id: `card-${title}` }, t(title));
  return el('section', { class: 'card', 'aria-labelledby': heading.id }, heading, ...children);
};

async function change(action: () => Promise<unknown>, said = t('done')): Promise<void> {
  await action();
  await refreshAll();
  notify(said);
}

/** A form without a page to go to: Enter does what its button does. */
function form(action: () => Promise<void>, ...children: (Node | string)[]): HTMLFormElement {
  const element = el('form', {}, ...children);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void action().catch((error: unknown) => notify(error instanceof Error ? error.message : String(error)));
  });
  return element;
}

const submit = (text: string) => el('button', { type: 'submit' }, text);

function clockCard(): Card {
  const time = el('time', { class: 'now' });
  const mode = el('span', { class: 'mark' });
  const duration = el('input', { placeholder: 'P1M2DT3H', required: '', autocomplete: 'off' });
  const advance = (by: string) =>
    change(async () => {
      const response = await post('/clock/', { advance: by });
      const { stops }: { stops: unknown[] } = await response.json();
      return stops.length;
    });
  const step = (text: string, by: string) => button(text, () => advance(by));
  const setMode = (to: Clock['mode']) => change(() => post('/clock/', { mode: to }));
  const card = cardOf(
    'clock',
    el('p', { class: 'clock' }, time, mode),
    el(
      'div',
      { class: 'actions' },
      button(t('freeze'), () => setMode('frozen')),
      button(t('run'), () => setMode('running')),
    ),
    el(
      'div',
      { class: 'actions' },
      step(t('advanceHour'), 'PT1H'),
      step(t('advanceDay'), 'P1D'),
      step(t('advanceMonth'), 'P1M'),
      step(t('advanceYear'), 'P1Y'),
    ),
    form(() => advance(duration.value.trim()), field(t('duration'), duration), submit(t('advance'))),
  );
  return {
    card,
    async refresh() {
      const clock = await read<Clock>('/clock/', on());
      time.textContent = timeText(clock.now);
      time.dateTime = clock.now;
      mode.textContent = t(clock.mode);
    },
  };
}

const timeText = (at: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  }).format(new Date(at));

function statesCard(): Card {
  const chosen = el('select');
  const name = el('input', {
    pattern: '[a-z0-9][a-z0-9\\-]{0,39}',
    required: '',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const lists = { snapshots: el('ul', { class: 'items' }), branches: el('ul', { class: 'items' }) };
  chosen.addEventListener('change', () => {
    branch = chosen.value;
    void refreshAll();
  });
  const create = (path: string, body: object) =>
    change(async () => {
      await post(path, body);
      name.value = '';
    });
  const makeNamed = (path: string) => {
    if (name.reportValidity()) return create(path, { name: name.value });
    return undefined;
  };
  const remove = (path: string) => change(() => call(path, { method: 'DELETE' }));
  const item = ({ name: called, at }: State, ...buttons: HTMLElement[]) =>
    el('li', { class: 'wide' }, named(called, timeText(at)), ...buttons);
  const card = cardOf(
    'snapshots',
    field(t('state'), chosen),
    form(
      () => create('/snapshots/', { name: name.value }),
      field(t('name'), name),
      submit(t('takeSnapshot')),
      button(t('makeBranch'), () => makeNamed('/branches/')),
    ),
    lists.snapshots,
    el('h3', {}, t('branches')),
    lists.branches,
  );
  return {
    card,
    async refresh() {
      const [snapshots, branches] = await Promise.all([
        read<State[]>('/snapshots/'),
        read<State[]>('/branches/'),
      ]);
      const options = ['', ...branches.map((state) => state.name)];
      // It may have been deleted elsewhere.
      if (!options.includes(branch)) branch = '';
      const key = options.join();
      if (chosen.dataset.key !== key) {
        chosen.dataset.key = key;
        chosen.replaceChildren(...options.map((value) => el('option', { value }, value || t('mainState'))));
      }
      chosen.value = branch;
      fill(lists.snapshots, snapshots, (state) =>
        item(
          state,
          button(
            t('restore'),
            () => change(() => post(`/snapshots/${state.name}/restore/`)),
            labelOf('restore', state),
          ),
          button(
            t('branchOff'),
            () => create('/branches/', { from: state.name }),
            labelOf('branchOff', state),
          ),
          button(t('remove'), () => remove(`/snapshots/${state.name}/`), labelOf('remove', state)),
        ),
      );
      fill(lists.branches, branches, (state) =>
        item(
          state,
          button(t('remove'), () => remove(`/branches/${state.name}/`), labelOf('remove', state)),
        ),
      );
    },
  };
}

/** A name with what there is to say about it. */
const named = (name: string, ...lines: string[]): HTMLElement =>
  el('span', {}, el('strong', {}, name), ...lines.map((line) => el('small', {}, line)));

const labelOf = (word: Word, { name }: { name: string }): string => `${t(word)}: ${name}`;

/** Draws a list when it has changed, so that the focus stays where it is. */
function fill<T>(list: HTMLElement, entries: readonly T[], draw: (entry: T) => HTMLElement): void {
  const key = JSON.stringify(entries);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(
    ...(entries.length === 0 ? [el('li', { class: 'note' }, t('noneYet'))] : entries.map(draw)),
  );
}

function faultsCard(): Card {
  const list = el('ul', { class: 'items' });
  const operation = el(
    'select',
    {},
    el('option', { value: '' }, t('everyOperation')),
    ...operations.map(({ id }) => el('option', { value: id }, id)),
  );
  const kind = el('select', {}, ...KINDS.map((value) => el('option', { value }, t(value))));
  const seconds = el('input', { type: 'number', min: '0', max: '99', value: '3' });
  const oneOf = el('input', { type: 'number', min: '1', max: '999', value: '1' });
  const example = el('select');
  const [secondsField, exampleField] = [field(t('seconds'), seconds), field(t('exampleName'), example)];
  const adapt = () => {
    secondsField.hidden = !TIMED.has(kind.value);
    exampleField.hidden = kind.value !== 'example';
    const { examples = [] } = operations.find(({ id }) => id === operation.value) ?? {};
    example.replaceChildren(
      ...examples.map(({ status, name }) => el('option', { value: name }, `${status} ${name}`)),
    );
  };
  operation.addEventListener('change', adapt);
  kind.addEventListener('change', adapt);
  adapt();
  const what = () => {
    if (kind.value === 'example') return `example:${example.value}`;
    return TIMED.has(kind.value) ? `${kind.value}:${seconds.value}` : kind.value;
  };
  const prefer = () => (kind.value === 'example' ? `example=${example.value}` : `fault=${what()}`);
  let standing: readonly string[] = [];
  const set = (faults: readonly string[]) =>
    change(() => call('/faults/', { method: 'PUT', body: { faults }, headers: on() }));
  const text = () => `${operation.value === '' ? '' : `${operation.value}=`}${what()}@${oneOf.value}`;
  const card = cardOf(
    'faults',
    form(
      () => set([...standing, text()]),
      field(t('operation'), operation),
      field(t('kind'), kind),
      secondsField,
      exampleField,
      field(t('oneOf'), oneOf),
      submit(t('add')),
      button(t('copyPrefer'), () => copy(`Prefer: ${prefer()}`)),
    ),
    list,
  );
  return {
    card,
    async refresh() {
      standing = (await read<{ faults: string[] }>('/faults/', on())).faults;
      fill(list, standing, (fault) =>
        el(
          'li',
          {},
          el('code', {}, fault),
          button(
            t('end'),
            () => set(standing.filter((other) => other !== fault)),
            labelOf('end', { name: fault }),
          ),
        ),
      );
    },
  };
}

function membersCard(): Card {
  const list = el('ul', { class: 'items' });
  const password = el('p');
  return {
    card: cardOf('members', password, list),
    async refresh() {
      const members = await read<Member[]>('/members/', on());
      const [first] = members;
      if (first && password.childElementCount === 0) {
        password.append(
          `${t('password')} `,
          el('code', {}, first.password),
          ' ',
          button(t('copyPassword'), () => copy(first.password)),
        );
      }
      fill(list, members, ({ email, name, purpose }) =>
        el(
          'li',
          {},
          named(name, email, purpose),
          button(t('copyEmail'), () => copy(email), labelOf('copyEmail', { name })),
        ),
      );
    },
  };
}
