'use client';

import { ChevronEnd, ChevronStart, Close } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Lightbox.css.ts';
import { useSteps } from './useSteps.ts';

export type LightboxPicture = {
  src: string;
  alt: string;
  caption?: string | null;
  lang?: 'en' | 'ur';
  /** As `object-position` of CSS: what the small picture must show. */
  focal?: string | undefined;
  /** Pixels; null for drawings without a size of their own. */
  width: number | null;
  height: number | null;
};

export type StageMessages = {
  close: string;
  previous: string;
  next: string;
  /** Placeholders `{index}` and `{count}`: "{index} of {count}". */
  position: string;
};

type StageProps = {
  pictures: readonly LightboxPicture[];
  messages: StageMessages;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

export function Stage({ pictures, messages, index, onIndex, onClose }: StageProps) {
  const { stage, go } = useSteps(index, pictures.length, onIndex);
  const picture = pictures[index];
  if (!picture) return null;
  const position = messages.position.replace('{index}', String(index + 1)).replace('{count}', String(pictures.length));
  const neighbours = [pictures[index - 1], pictures[index + 1]].filter((each) => each !== undefined);
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.close}>
        <IconButton label={messages.close} icon={<Close />} onClick={onClose} />
      </div>
      <img
        key={picture.src}
        src={picture.src}
        alt={picture.alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        draggable={false}
        className={styles.large}
      />
      <div className={styles.foot}>
        <IconButton
          label={messages.previous}
          icon={<ChevronStart />}
          aria-disabled={index === 0 || undefined}
          onClick={() => go(index - 1)}
        />
        <p aria-live="polite" aria-atomic="true" className={styles.messages}>
          {picture.caption ? (
            <span lang={picture.lang} className={styles.caption}>
              {picture.caption}
            </span>
          ) : null}{' '}
          <span className={styles.position}>{position}</span>
        </p>
        <IconButton
          label={messages.next}
          icon={<ChevronEnd />}
          aria-disabled={index === pictures.length - 1 || undefined}
          onClick={() => go(index + 1)}
        />
      </div>
      {neighbours.map(({ src }) => (
        <img key={src} src={src} alt="" hidden />
      ))}
    </div>
  );
}
