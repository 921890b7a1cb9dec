import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { PathEntry } from '../../content/site.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './SiteMapView.css.ts';

export interface TreeNode {
  entry: PathEntry;
  children: TreeNode[];
}

export function treeOf(entries: readonly PathEntry[]): TreeNode[] {
  const roots: TreeNode[] = [];
  const trail: TreeNode[] = [];
  for (const entry of entries) {
    const node: TreeNode = { entry, children: [] };
    trail.length = Math.min(trail.length, entry.depth);
    (trail.at(-1)?.children ?? roots).push(node);
    trail.push(node);
  }
  return roots;
}

interface SiteMapViewProps extends ViewProps {
  paths: readonly PathEntry[];
  pages: ReactNode;
}

export function SiteMapView({ locale, messages, page, paths, pages }: SiteMapViewProps) {
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          {page.body ? <Prose html={page.body} /> : null}
          <div className={styles.columns}>
            <TreeList nodes={treeOf(paths)} top />
          </div>
          {pages}
        </Container>
      </Section>
    </>
  );
}

function TreeList({ nodes, top = false }: { nodes: readonly TreeNode[]; top?: boolean }) {
  return (
    <ul className={top ? styles.top : styles.list}>
      {nodes.map(({ entry, children }) => (
        <li key={entry.path} className={top ? styles.section : undefined}>
          <a href={entry.path} className={top ? styles.heading : styles.link}>
            {entry.title}
          </a>
          {children.length > 0 ? <TreeList nodes={children} /> : null}
        </li>
      ))}
    </ul>
  );
}
