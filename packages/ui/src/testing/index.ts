export { englishTexts } from './english-texts.ts';
export { exampleTexts } from './example-texts.ts';
export { setWindowWidth } from './set-window-width.ts';
export { createUiFixture } from './ui-fixture.tsx';
