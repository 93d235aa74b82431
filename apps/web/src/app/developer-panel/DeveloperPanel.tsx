import { type OperationId, operationTable } from '@gli/sdk';
import { type CSSProperties, useState } from 'react';
import type { DeclaredErrors, PreferredErrors } from './preferred-errors.ts';

const isOperation = (id: string): id is OperationId => id in operationTable;
const operations = Object.keys(operationTable).filter(isOperation).sort();

// Plain styles, because the panel is no part of the app.
const panelStyle: CSSProperties = {
  position: 'fixed',
  bottom: 0,
  left: 0,
  maxWidth: '100vw',
  zIndex: 2147483647,
  padding: '2px 6px',
  font: '12px monospace',
  color: 'CanvasText',
  background: 'Canvas',
  border: '1px solid',
};

/** Chooses an operation and the error that its next calls get from the sandbox or the mock. Only for development. */
export function DeveloperPanel({
  declared,
  preferred,
  onChange,
}: {
  declared: DeclaredErrors;
  preferred: PreferredErrors;
  onChange(): void;
}) {
  const [id, setId] = useState<OperationId>('getProfile');
  const [error, setError] = useState('');
  const choose = (value: string) => {
    preferred.set(id, value);
    setError(value);
    onChange();
  };
  const show = (next: string) => {
    if (!isOperation(next)) return;
    setId(next);
    setError(preferred.get(next));
  };
  return (
    <details style={panelStyle}>
      <summary>Prefer {preferred.count() || ''}</summary>
      <select name="operation" value={id} onChange={({ target }) => show(target.value)}>
        {operations.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>{' '}
      <select name="error" value={error} onChange={({ target }) => choose(target.value)}>
        <option value="">—</option>
        {declared[id]?.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </details>
  );
}
