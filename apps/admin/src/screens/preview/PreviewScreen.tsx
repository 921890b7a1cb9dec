import {
  homePath,
  isContentTypeName,
  type Locale,
  localeNames,
  locales,
  normalizePath,
} from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { publicUrl } from '../../config.ts';
import { Screen } from '../../layout/Screen.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { entryPath } from '../../paths/entryPaths.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as styles from './PreviewScreen.css.ts';
import { usePreview } from './usePreview.ts';

const widths = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'phone', label: 'Phone' },
] as const;

type Width = (typeof widths)[number]['value'];

/** `/admin/website/about-us/who-we-are` is the address `/about-us/who-we-are`; a fund's is its own. */
function sitePathOf(pathname: string): string {
  const rest = pathname.replace(/^\/admin\/website/, '').replace(/^\/funds(?=\/)/, '');
  return normalizePath(rest || '/') ?? homePath;
}

export function PreviewScreen({ path: fixed }: { path?: string }) {
  const { pathname } = useLocation();
  const path = fixed ?? sitePathOf(pathname);
  const bare = path.startsWith('/iframe/');
  const [locale, setLocale] = useState<Locale>('en');
  const [width, setWidth] = useState<Width>('desktop');
  const preview = usePreview(path, locale, !bare);
  useCollapsedNav();
  const url = bare ? publicUrl(path) : preview.data?.url;
  const entry = preview.entry;

  return (
    <Screen
      title={`Preview of ${path}`}
      head="hidden"
      inset="none"
      crumbs={[{ label: 'Site' }]}
      actions={
        <>
          {entry && isContentTypeName(entry.type) ? (
            <Button tone="secondary" href={entryPath(entry.type, entry.id, locale)}>
              Edit
            </Button>
          ) : null}
          {url ? (
            <Button tone="quiet" href={url} target="_blank" rel="noopener">
              Open
            </Button>
          ) : null}
        </>
      }
    >
      <Toolbar>
        {bare ? null : (
          <SegmentedControl
            label="Language"
            value={locale}
            onChange={setLocale}
            options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
          />
        )}
        <SegmentedControl label="Width" value={width} onChange={setWidth} options={widths} />
      </Toolbar>
      <div className={styles.ground}>
        <PreviewFrame path={path} url={url} width={width} error={bare ? null : preview.error} onRetry={preview.retry} />
      </div>
    </Screen>
  );
}
