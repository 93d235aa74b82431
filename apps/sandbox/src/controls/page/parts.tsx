import type { JSX } from 'hono/jsx';
import { type TextKey, t } from './text.ts';

type Clickable = { readonly text: TextKey; readonly item?: string; readonly onClick: () => unknown };

/** Button whose accessible name includes the item that it belongs to. */
export const Button = ({ text, item, onClick }: Clickable) => (
  <button type="button" aria-label={item && `${t(text)}: ${item}`} onClick={onClick}>
    {t(text)}
  </button>
);

type Actions = readonly (readonly [text: TextKey, act: (name: string) => unknown])[];
type EntryProps = JSX.IntrinsicElements['input'] & { readonly label: TextKey; readonly actions: Actions };

/** Input field with actions on its value. Enter triggers the first action. */
export function Entry({ label, actions, ...input }: EntryProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    if (!(event instanceof SubmitEvent && event.target instanceof HTMLFormElement)) return;
    const data = new FormData(event.target, event.submitter);
    const [, act] = actions.find(([text]) => text === data.get('action')) ?? [];
    act?.(String(data.get('value')).trim());
  };
  return (
    <form onSubmit={submit}>
      <label>
        <span>{t(label)}</span>
        <input name="value" required autocomplete="off" {...input} />
      </label>
      {actions.map(([text]) => (
        <button type="submit" name="action" value={text}>
          {t(text)}
        </button>
      ))}
    </form>
  );
}

type Item = { readonly name: string; readonly lines?: readonly string[] };

/** List of items with their buttons. */
export const Items = ({ items, actions }: { items: readonly Item[]; actions: Actions }) => (
  <ul class="items">
    {items.length === 0 && <li class="note">{t('noneYet')}</li>}
    {items.map(({ name, lines = [] }) => (
      <li key={name}>
        <span>
          <strong>{name}</strong>
          {lines.map((line) => (
            <small>{line}</small>
          ))}
        </span>
        {actions.map(([text, act]) => (
          <Button text={text} item={name} onClick={() => act(name)} />
        ))}
      </li>
    ))}
  </ul>
);
