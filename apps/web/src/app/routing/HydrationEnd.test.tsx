// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reportEarlyInput } from './HydrationEnd.tsx';

function Search() {
  const [text, setText] = useState('');
  return (
    <p>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </p>
  );
}

test('reports text typed before hydration to a controlled field', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Search />);
  const field = page.querySelector('input');
  if (field) field.value = 'Jeju';
  await act(async () => {
    hydrateRoot(page, <Search />);
  });
  expect(page.querySelector('output')?.textContent).toBe('');
  await act(async () => reportEarlyInput(page));
  expect(page.querySelector('output')?.textContent).toBe('Jeju');
  expect(field?.value).toBe('Jeju');
});

function Consents() {
  const [isGiven, setGiven] = useState(false);
  return (
    <p>
      <input type="checkbox" checked={isGiven} onChange={(event) => setGiven(event.currentTarget.checked)} />
      <output>{isGiven ? 'given' : 'not given'}</output>
    </p>
  );
}

test('reports a controlled checkbox ticked before hydration', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Consents />);
  const field = page.querySelector('input');
  if (field) field.checked = true;
  await act(async () => {
    hydrateRoot(page, <Consents />);
  });
  await act(async () => reportEarlyInput(page));
  expect(page.querySelector('output')?.textContent).toBe('given');
  expect(field?.checked).toBe(true);
});
