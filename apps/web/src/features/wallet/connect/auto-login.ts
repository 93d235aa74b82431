import { proxy, useSnapshot } from 'valtio';

// State of this page only, without effect (decision 6). Shared by the header, the menu and the panel.
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
