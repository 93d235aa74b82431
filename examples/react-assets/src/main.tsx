import { createGliClient } from '@gli/sdk';
import { GliProvider } from '@gli/sdk/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// Keeps tokens in memory. With `tokens: webStorageTokenStore()`, a member stays signed in after a reload.
const client = createGliClient({ language: 'en' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <GliProvider client={client}>
      <App />
    </GliProvider>
  </StrictMode>,
);
