export { PasswordField } from './PasswordField.tsx';
