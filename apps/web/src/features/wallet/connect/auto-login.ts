import { proxy, useSnapshot } from 'valtio';

// Local to this page and without effect (decision 6). Shared by the header, the menu and the panel.
const autoLogin = proxy({ isChecked: false });

/** Returns the auto-login box's value and a function that changes it. */
export function useAutoLogin() {
  const { isChecked } = useSnapshot(autoLogin);
  return {
    isChecked,
    setChecked(value: boolean) {
      autoLogin.isChecked = value;
    },
  };
}
