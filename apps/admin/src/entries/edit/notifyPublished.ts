import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { toast } from '@fundfront/ui/components/Toaster';
import { publicUrl } from '../../config.ts';

/** Tells the editor when the public site showed what was published, with the way there. */
export function notifyPublished({ liveAfterMs, path }: ResponseOf<typeof calls.publishEntry>): void {
  const action =
    path === null
      ? undefined
      : { label: 'Open page', onClick: () => void window.open(publicUrl(path), '_blank', 'noopener') };
  if (liveAfterMs === null) {
    toast.success('Published. The site has not answered yet; it will be told again by itself.', { action });
  } else {
    toast.success(`Live in ${Math.round(liveAfterMs).toLocaleString('en')} ms`, { action });
  }
}
