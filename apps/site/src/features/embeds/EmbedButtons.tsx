'use client';

import { embedOf } from '@fundfront/content-model/embeds';
import { useEffect } from 'react';

export interface EmbedLabels {
  video: string;
  map: string;
  /** What pressing asks for; a host follows. */
  loadsFrom: string;
}

/** Scripts of the host run for its own frame alone, and cannot lead the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation';

function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = title;
  frame.src = src;
  return frame;
}

/** Undefined for what is not on the list. */
function addButton(box: Element, labels: EmbedLabels): HTMLButtonElement | undefined {
  const found = embedOf(box.getAttribute('data-embed') ?? '');
  if (!found) return undefined;
  const { provider, id } = found;
  const title = box.querySelector('a')?.textContent ?? provider.label;
  const button = document.createElement('button');
  button.type = 'button';
  const loadsFrom = `${labels.loadsFrom} ${new URL(provider.origin).host}`;
  button.setAttribute('aria-label', `${labels[provider.kind]} ${loadsFrom}: ${title}`);
  const host = document.createElement('small');
  host.textContent = loadsFrom;
  button.append(labels[provider.kind], ' ', host);
  button.addEventListener('click', () => {
    const frame = frameOf(provider.frameUrl(id), title);
    box.replaceChildren(frame);
    frame.focus();
  });
  box.prepend(button);
  return button;
}

/** Gives each embed of the page the button that loads it. Until that is pressed its host learns nothing of the visitor. */
export function EmbedButtons({ labels }: { labels: EmbedLabels }) {
  useEffect(() => {
    const boxes = [...document.querySelectorAll('main [data-embed]')];
    const buttons = boxes.map((box) => addButton(box, labels));
    return () => {
      for (const button of buttons) button?.remove();
    };
  }, [labels]);
  return null;
}
