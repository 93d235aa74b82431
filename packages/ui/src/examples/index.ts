export { AccessibilityExample } from './AccessibilityExample.tsx';
export { AnimationExample } from './AnimationExample.tsx';
export { ComponentsExample } from './ComponentsExample.tsx';
export type { ExampleTexts } from './example-texts.ts';
export { FieldRulesExample } from './FieldRulesExample.tsx';
export { ListExample } from './ListExample.tsx';
export { Sample } from './Sample.tsx';
export { TokensExample } from './TokensExample.tsx';
