export { PasswordField } from './PasswordField.tsx';
export { PasswordRules } from './signup/PasswordRules.tsx';
