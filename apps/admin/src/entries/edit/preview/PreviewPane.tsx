import type { ContentType, Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { useState } from 'react';
import { useCollapsedNav } from '../../../uiStore/uiStore.ts';
import type { RowEditor } from '../useRowEditor.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as styles from './preview.css.ts';
import { usePreviewUrl } from './usePreviewUrl.ts';

export interface PreviewPaneProps {
  type: ContentType;
  id: string;
  locale: Locale;
  row: RowEditor;
  onLocale: (locale: Locale) => void;
  /** Over the whole screen, where there is no room beside the fields. */
  sheet: boolean;
  onClose: () => void;
}

type Device = 'phone' | 'desktop' | 'both';

/** The page as it will be, with what is typed: it follows each autosave, and keeps its scroll. */
export function PreviewPane({ type, id, locale, row, onLocale, sheet, onClose }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('phone');
  const { phase, at } = row.autosave;
  const empty = row.version === 0 && phase !== 'saved';
  const { url, problem, retry } = usePreviewUrl({ type: type.path, id, locale, enabled: !empty });
  // Changes with each text that the server has.
  const shown = `${row.version} ${phase === 'idle' ? '' : (at ?? '')}`;
  useCollapsedNav(!sheet);

  const frame = (width: 'phone' | 'desktop') =>
    url ? <PreviewFrame key={`${width} ${url}`} url={url} width={width} shown={shown} fill={sheet} /> : null;
  return (
    <section className={styles.preview} aria-label="Preview" data-sheet={sheet || undefined}>
      <div className={styles.bar}>
        {type.locales.length > 1 ? (
          <SegmentedControl
            label="Language of the preview"
            options={[
              { value: 'en', label: 'English', lang: 'en' },
              { value: 'ur', label: 'اردو', lang: 'ur' },
            ]}
            value={locale}
            onChange={onLocale}
          />
        ) : null}
        {sheet ? null : (
          <SegmentedControl<Device>
            label="Width of the preview"
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Desktop' },
              { value: 'both', label: 'Both' },
            ]}
            value={device}
            onChange={setDevice}
          />
        )}
        {url ? (
          <Button size="s" tone="quiet" href={url} target="_blank" rel="noopener">
            Open
          </Button>
        ) : null}
        <Button size="s" tone={sheet ? 'secondary' : 'quiet'} onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={styles.stage}>
        {empty ? <p role="status">Nothing is written in this language yet. It shows here as you type.</p> : null}
        {problem ? (
          <p role="status">
            {problem}{' '}
            <Button size="s" tone="secondary" onClick={retry}>
              Try again
            </Button>
          </p>
        ) : null}
        {!sheet && device !== 'phone' ? frame('desktop') : null}
        {sheet || device !== 'desktop' ? frame('phone') : null}
      </div>
    </section>
  );
}
