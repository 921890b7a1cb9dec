import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmbedButtons } from './EmbedButtons.tsx';

afterEach(cleanup);

const labels = { video: 'Play the video here', map: 'Show the map here', loadsFrom: 'Loads from' };

function show(value: string) {
  const main = document.createElement('main');
  main.innerHTML = `<div data-embed="${value}"><a href="https://www.youtube.com/watch?v=x">How to invest</a></div>`;
  const container = document.createElement('div');
  document.body.replaceChildren(main, container);
  return render(<EmbedButtons labels={labels} />, { container });
}

it('loads nothing before the button is pressed, and then the frame of that video', () => {
  show('youtube:dQw4w9WgXcQ');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'How to invest' })).toBeTruthy();
  screen
    .getByRole('button', { name: 'Play the video here Loads from www.youtube-nocookie.com: How to invest' })
    .click();
  const frame = screen.getByTitle<HTMLIFrameElement>('How to invest');
  expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves a plain link where the value is not on the list, and takes its buttons away with itself', () => {
  show('vimeo:1');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const { rerender } = show('youtube:dQw4w9WgXcQ');
  expect(screen.getByRole('button')).toBeTruthy();
  rerender(<p>Another page</p>);
  expect(screen.queryByRole('button')).toBeNull();
});
