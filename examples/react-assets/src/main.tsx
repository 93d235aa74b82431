import { createGliClient, memoryTokenStore } from '@gli/sdk';
import { GliProvider } from '@gli/sdk/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const tokens = memoryTokenStore();
const client = createGliClient({ tokens, language: 'en' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <GliProvider client={client}>
      <App tokens={tokens} />
    </GliProvider>
  </StrictMode>,
);
