import { createRoot } from 'react-dom/client';
import type { Platform } from '@/data';
import contract from '../../../../../packages/sdk/openapi.json?raw';
import { DeveloperPanel } from './DeveloperPanel.tsx';
import { createPreferredErrors, readDeclaredErrors } from './preferred-errors.ts';

/** Adds the panel to the page, outside the app. A changed choice loads the data on screen again. */
export function mountDeveloperPanel({ client, queries }: Platform): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <DeveloperPanel
      declared={readDeclaredErrors(contract)}
      preferred={createPreferredErrors(client)}
      onChange={() => void queries.resetQueries()}
    />,
  );
}
