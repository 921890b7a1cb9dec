import { directionOf, type Locale, localeNames } from '@fundfront/content-model';
import { useState } from 'react';
import { listRole } from '../../layout/listRole.ts';
import * as styles from './MenuPreview.css.ts';
import { linesOf, type MenuNode } from './tree.ts';

export interface MenuPreviewProps {
  nodes: readonly MenuNode[];
  locale: Locale;
  selected: string | null;
}

const contains = (node: MenuNode, key: string | null) => linesOf([node]).some((line) => line.node.key === key);

export function MenuPreview({ nodes, locale, selected }: MenuPreviewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = nodes.find((node) => contains(node, selected)) ?? nodes.find((node) => node.key === chosen) ?? null;
  return (
    <section
      className={styles.stage}
      lang={locale}
      dir={directionOf(locale)}
      aria-label={`Preview of the menu: ${localeNames[locale]}`}
    >
      <ul {...listRole} className={styles.bar}>
        {nodes.map((node) => (
          <li key={node.key}>
            <button
              type="button"
              className={styles.top}
              aria-expanded={node.children.length > 0 ? open?.key === node.key : undefined}
              data-open={open?.key === node.key ? '' : undefined}
              onClick={() => setChosen(node.key === chosen ? null : node.key)}
            >
              {node.title || '…'}
            </button>
          </li>
        ))}
      </ul>
      {open && open.children.length > 0 ? (
        <ul {...listRole} className={open.isFullWidth ? styles.mega : styles.drop}>
          {open.children.map((child) => (
            <li key={child.key}>
              <span className={child.isHeading || child.children.length > 0 ? styles.heading : styles.entry}>
                {child.title || '…'}
              </span>
              {child.isHeading ? (
                <span className={styles.funds}>
                  {locale === 'ur' ? 'اس زمرے کے فنڈز یہاں آئیں گے' : 'Its funds are listed here'}
                </span>
              ) : null}
              {child.children.length > 0 ? (
                <ul {...listRole}>
                  {child.children.map((grandchild) => (
                    <li key={grandchild.key} className={styles.entry}>
                      {grandchild.title || '…'}
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
