export { answerSchemas } from './generated/answer-schemas.ts';
export * from './generated/schemas.ts';
