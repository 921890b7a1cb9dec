import { Avatar } from '@fundfront/ui/components/Avatar';
import { Menu } from '@fundfront/ui/components/Menu';
import { History, LogOut, Settings, User } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { session, useSession } from '../../session/session.ts';
import * as styles from './Header.css.ts';

export function UserMenu() {
  const name = useSession(({ user }) => (user ? `${user.firstName} ${user.lastName}` : ''));
  return (
    <Menu
      label={name}
      placement="bottom end"
      trigger={
        <button type="button" className={styles.person}>
          <VisuallyHidden>{`Account of ${name}`}</VisuallyHidden>
          <Avatar name={name} size="m" decorative />
        </button>
      }
      items={[
        { id: 'profile', label: 'Profile', icon: <User size="s" />, href: '/admin/account-settings' },
        {
          id: 'account',
          label: 'Account Settings',
          icon: <Settings size="s" />,
          href: '/admin/account-settings#sign-in',
        },
        { id: 'activity', label: 'Activity Logs', icon: <History size="s" />, href: '/admin/activity-logs' },
        { id: 'logout', label: 'Logout', icon: <LogOut size="s" />, onAction: () => void session.logout() },
      ]}
    />
  );
}
