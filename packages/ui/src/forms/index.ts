export { Form } from './Form.tsx';
export { FormAmount } from './FormAmount.tsx';
export { FormDialog } from './FormDialog.tsx';
export { FormCheckbox, FormField } from './FormField.tsx';
export { FormNotices } from './FormNotices.tsx';
export * from './form-schema.ts';
export { pickDirty } from './pick-dirty.ts';
export { useSubmit } from './use-submit.ts';
export { useZodForm, type ZodForm } from './use-zod-form.ts';
