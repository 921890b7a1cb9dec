import { limits } from '@fundfront/content-model';

/** Product specification, section 8. */
export const otherDeviceText = 'Your account was logged in from another device, current session has been terminated.';

/** Four seconds lie between the message and the sign-out. Answers whether it began now; it never begins twice. */
export function createOtherDeviceLogout({
  showError,
  logout,
}: {
  showError: (message: string) => void;
  logout: () => Promise<void>;
}) {
  const begin = () => {
    if (begin.running) return false;
    begin.running = true;
    showError(otherDeviceText);
    setTimeout(() => void logout(), limits.terminatedLogoutMs);
    return true;
  };
  begin.running = false;
  return begin;
}
