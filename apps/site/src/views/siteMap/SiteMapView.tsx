import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { PageHead } from '../../components/PageHead.tsx';
import type { Address } from '../../content/site.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './SiteMapView.css.ts';
import { type Branch, treeOf } from './treeOf.ts';

interface SiteMapViewProps extends ViewProps {
  addresses: readonly Address[];
}

/** Every published page of the language, in the order of the page tree. */
export function SiteMapView({ locale, messages, page, addresses }: SiteMapViewProps) {
  const own = addresses.filter((address) => address.locale === locale);
  return (
    <>
      <PageHead locale={locale} messages={messages} title={page.title} lead={page.summary} above={page.breadcrumbs} />
      <Section as="div" space="m">
        <Container>
          {page.body ? <Prose html={page.body} /> : null}
          <div className={styles.columns}>
            <Branches branches={treeOf(own)} top />
          </div>
        </Container>
      </Section>
    </>
  );
}

function Branches({ branches, top = false }: { branches: readonly Branch[]; top?: boolean }) {
  return (
    <ul className={top ? styles.top : styles.list}>
      {branches.map(({ address, below }) => (
        <li key={address.path} className={top ? styles.section : undefined}>
          <a href={address.path} className={top ? styles.heading : styles.link}>
            {address.title}
          </a>
          {below.length > 0 ? <Branches branches={below} /> : null}
        </li>
      ))}
    </ul>
  );
}
