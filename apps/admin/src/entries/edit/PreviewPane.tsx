import type { ContentType, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import * as styles from './Editor.css.ts';
import type { RowEditor } from './useRowEditor.ts';

interface PreviewPaneProps {
  type: ContentType;
  id: string;
  locale: Locale;
  row: RowEditor;
  onLocale: (locale: Locale) => void;
}

type Device = 'phone' | 'desktop';

export function PreviewPane({ type, id, locale, row, onLocale }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [shown, setShown] = useState<{ url: string } | { failure: string } | null>(null);
  const { version } = row;
  useCollapsedNav();

  useEffect(() => {
    if (version === 0) return setShown({ failure: 'Save a draft in this language to see it here.' });
    let current = true;
    api.call(calls.previewEntry, { params: { type: type.path, id, locale } }).then(
      ({ url }) => current && setShown({ url }),
      (error: unknown) => current && setShown({ failure: errorMessage(error) }),
    );
    return () => {
      current = false;
    };
  }, [type.path, id, locale, version]);

  const url = shown && 'url' in shown ? shown.url : null;
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.previewBar}>
        <SegmentedControl
          label="Language of the preview"
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'ur', label: 'اردو', lang: 'ur' },
          ]}
          value={locale}
          onChange={onLocale}
        />
        <SegmentedControl<Device>
          label="Width of the preview"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
          value={device}
          onChange={setDevice}
        />
        {row.dirty ? (
          <Button size="s" tone="secondary" busy={row.busy === 'saving'} onClick={row.save}>
            Save and show
          </Button>
        ) : url ? (
          <Button size="s" tone="quiet" href={url} target="_blank" rel="noopener">
            Open
          </Button>
        ) : null}
      </div>
      <div className={styles.previewStage}>
        {url ? (
          <iframe className={styles.iframe} data-device={device} src={url} title={`Preview, version ${version}`} />
        ) : null}
        {shown && 'failure' in shown ? <p role="status">{shown.failure}</p> : null}
      </div>
    </section>
  );
}
