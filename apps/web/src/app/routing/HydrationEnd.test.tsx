// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reportTypedText } from './HydrationEnd.tsx';

function Search() {
  const [text, setText] = useState('');
  return (
    <p>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </p>
  );
}

test('reports text that was typed before hydration to a controlled field', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Search />);
  const field = page.querySelector('input');
  if (field) field.value = 'Jeju';
  await act(async () => {
    hydrateRoot(page, <Search />);
  });
  expect(page.querySelector('output')?.textContent).toBe('');
  await act(async () => reportTypedText(page));
  expect(page.querySelector('output')?.textContent).toBe('Jeju');
  expect(field?.value).toBe('Jeju');
});
