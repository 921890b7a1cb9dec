import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './preview.css.ts';

interface PreviewFrameProps {
  url: string;
  width: 'phone' | 'desktop';
  /** Names what the page shows: another value, and the page takes it over in place. */
  shown: string;
  /** As wide as the screen, in place of a device's width. */
  fill: boolean;
}

const widths = { phone: 390, desktop: 1280 } as const;

export function PreviewFrame({ url, width, shown, fill }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    if (fill || !box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / widths[width]));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [fill, width]);

  useEffect(() => {
    const origin = new URL(url).origin;
    const listen = ({ source, data, origin: from }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && from === origin && data === 'preview:ready') setReady(true);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url]);

  const first = useRef(shown);
  useEffect(() => {
    if (!ready || first.current === shown) return;
    first.current = shown;
    frame.current?.contentWindow?.postMessage('preview:refresh', new URL(url).origin);
  }, [ready, shown, url]);

  return (
    <div ref={box} className={styles.device[fill ? 'fill' : width]}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={fill ? undefined : { inlineSize: widths[width], blockSize: `${100 / scale}%`, scale: String(scale) }}
        src={url}
        title={width === 'phone' ? 'Preview on a phone' : 'Preview on a desktop'}
      />
    </div>
  );
}
