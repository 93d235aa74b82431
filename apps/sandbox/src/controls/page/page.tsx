import { render, useState } from 'hono/jsx/dom';
import { Controls } from './controls.tsx';
import { Button } from './parts.tsx';
import { Requests } from './requests.tsx';
import { changeLanguage, t } from './text.ts';

function Page() {
  const [, redraw] = useState('');
  const [notice, notify] = useState('');
  return (
    <>
      <header>
        <h1>
          <img src="page/icon.svg" alt="" /> GLI Sandbox
        </h1>
        <nav>
          <a href="#requests">{t('requests')}</a>
          <a href="#controls">{t('controls')}</a>
          <a href="/docs/requests/">{t('guide')}</a>
          <Button text="otherLanguage" onClick={() => redraw(changeLanguage())} />
        </nav>
      </header>
      <div class="columns">
        <Requests notice={notice} notify={notify} />
        <Controls notify={notify} />
      </div>
    </>
  );
}

const root = document.getElementById('page');
if (root) render(<Page />, root);
