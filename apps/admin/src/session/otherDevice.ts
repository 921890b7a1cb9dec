import { limits } from '@fundfront/content-model';

/** The specification's words, section 8. */
export const otherDeviceText = 'Your account was logged in from another device, current session has been terminated.';

/**
 * The end of a session that another device took over: says so, and four seconds later logs out and reloads. The function
 * answers whether it began now; once begun it does not begin again.
 */
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
