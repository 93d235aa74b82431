import { proxy, useSnapshot } from 'valtio';

// Local to this page and without effect (decision 6). The header, the menu and the panel show the same box.
const autoLogin = proxy({ isChecked: false });

/** The auto-login box: its value, and a function that changes it. */
export function useAutoLogin() {
  const { isChecked } = useSnapshot(autoLogin);
  return {
    isChecked,
    setChecked(value: boolean) {
      autoLogin.isChecked = value;
    },
  };
}
