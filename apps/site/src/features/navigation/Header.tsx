import type { ImageValue } from '@fundfront/content-model';
import { Search } from '@fundfront/ui/icons';
import { Container } from '@fundfront/ui/layout/Container';
import type { ReactNode } from 'react';
import { Brand } from '../../components/Brand.tsx';
import { addressesOf, type MenuEntry, menuOfBar } from '../../content/menu/buildMenu.ts';
import { currentEntry } from '../../currentEntry.ts';
import { pathTo } from '../../links.ts';
import * as styles from './Header.css.ts';
import { MenuBar } from './MenuBar.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileMenuFooter } from './MobileMenuFooter.tsx';
import { MobileMenuList } from './MobileMenuList.tsx';
import { StickyBar } from './StickyBar.tsx';
import * as topStyles from './TopBar.css.ts';
import { LanguageLink, LoginLink, TopBar, type TopBarProps } from './TopBar.tsx';

interface HeaderProps extends Omit<TopBarProps, 'careers'> {
  company: string;
  tagline: string | null;
  logo: ImageValue | null;
  menu: readonly MenuEntry[];
  path: string;
  panelSearch: ReactNode;
  contact: ReactNode;
}

export function Header({ company, tagline, logo, menu: all, path, panelSearch, contact, ...top }: HeaderProps) {
  const { locale, messages } = top;
  const home = pathTo(locale, 'home');
  const careers = pathTo(locale, 'careers');
  const allFunds = pathTo(locale, 'funds');
  const search = pathTo(locale, 'search');
  const menu = menuOfBar(all, careers);
  const current = currentEntry(addressesOf(menu), path, home);
  const items = menu.map(({ columns, layout, ...entry }) => ({
    id: entry.id,
    title: entry.title,
    href: entry.href,
    external: entry.external,
    current: entry.id === current,
    wide: layout === 'mega',
    panel:
      layout === 'link' ? null : (
        <MenuPanel entry={{ ...entry, layout, columns }} messages={messages} allFunds={allFunds} />
      ),
  }));
  return (
    <>
      <TopBar {...top} careers={careers} />
      <StickyBar>
        <Container>
          <div className={styles.row}>
            <div className={styles.brand}>
              <Brand name={company} tagline={tagline} href={home} image={logo} />
            </div>
            <MenuBar label={messages.header.menu} newTab={messages.newTab} items={items} />
            <div className={styles.compact}>
              <a href={search} aria-label={messages.search.label} className={styles.search}>
                <Search />
              </a>
              <LanguageLink locale={locale} href={top.alternate} className={topStyles.link}>
                {messages.header.otherLanguage}
              </LanguageLink>
              <LoginLink portal={top.portal} messages={messages} className={styles.compactLogin} />
            </div>
            {contact}
            <MobileMenu
              messages={{
                open: messages.header.openMenu,
                close: messages.close,
                panel: messages.header.panel,
                search: messages.search.label,
              }}
              fallback={{ menu: pathTo(locale, 'siteMap'), search }}
              brand={<Brand name={company} href={home} image={logo} />}
            >
              <div className={styles.panelSearch}>{panelSearch}</div>
              <nav aria-label={messages.header.menu} className={styles.panelNav}>
                <MobileMenuList entries={menu} messages={messages} />
              </nav>
              <MobileMenuFooter {...top} careers={careers} />
            </MobileMenu>
          </div>
        </Container>
      </StickyBar>
    </>
  );
}
