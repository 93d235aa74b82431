export { englishTexts } from './english-texts.ts';
export { createUiFixture } from './ui-fixture.tsx';
