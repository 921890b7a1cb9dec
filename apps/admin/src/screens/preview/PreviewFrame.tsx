import type { ApiError } from '@fundfront/api-client';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { CallError } from '../../layout/CallError.tsx';
import * as styles from './PreviewScreen.css.ts';

export interface PreviewFrameProps {
  path: string;
  url: string | undefined;
  width: keyof typeof styles.iframe;
  error: ApiError | null;
  onRetry: () => void;
}

export function PreviewFrame({ path, url, width, error, onRetry }: PreviewFrameProps) {
  if (error?.code === 'NOT_FOUND') {
    return (
      <EmptyState title={`Nothing is published at ${path}`}>
        Open the entry from the list of <TextLink href="/admin/posts">pages</TextLink> or{' '}
        <TextLink href="/admin/funds">funds</TextLink>: its editor previews drafts as well.
      </EmptyState>
    );
  }
  if (error) return <CallError what="The preview" error={error} onRetry={onRetry} />;
  if (!url) return <Spinner label="Opening the preview" />;
  return <iframe key={url} className={styles.iframe[width]} src={url} title={`Preview of ${path}`} />;
}
