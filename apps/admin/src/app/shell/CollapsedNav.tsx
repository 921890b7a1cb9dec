import { IconButton } from '@fundfront/ui/components/IconButton';
import { Menu } from '@fundfront/ui/components/Menu';
import { Chart, Download, File, Home, type Icon, MenuLines, More, Sidebar } from '@fundfront/ui/icons';
import { useLocation } from 'react-router-dom';
import { setUiState } from '../../uiStore/uiStore.ts';
import { currentUrl } from '../navigation/groups.ts';
import { useNavigation } from '../navigation/useNavigation.ts';
import { Brand } from './Brand.tsx';
import * as styles from './SideNav.css.ts';

const icons: Record<string, Icon> = {
  Today: Home,
  Content: File,
  Funds: Chart,
  Downloads: Download,
  Site: MenuLines,
};

export function CollapsedNav() {
  const groups = useNavigation();
  const { pathname } = useLocation();
  const here = currentUrl(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <nav className={styles.strip} aria-label="Main">
      <Brand nameless />
      <div className={styles.stripGroups}>
        {groups.map(({ title, entries }) => {
          const Picture = icons[title] ?? More;
          return (
            <span
              key={title}
              className={styles.stripGroup}
              data-here={entries.some(({ url }) => url === here) ? '' : undefined}
            >
              <Menu
                label={title}
                placement="end"
                trigger={<IconButton label={title} icon={<Picture />} size="m" />}
                items={entries.map((entry) => ({ id: entry.url, label: entry.title, href: entry.url }))}
              />
            </span>
          );
        })}
      </div>
      <IconButton
        label="Unfold the navigation"
        icon={<Sidebar size="s" />}
        onClick={() => setUiState({ navCollapsed: false, collapseOverridden: true })}
      />
    </nav>
  );
}
