import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useLinkClicks } from './useLinkClicks.ts';

function Page() {
  useLinkClicks();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <a href="/admin/funds?state=draft">Funds</a>
      <a href="/admin/funds" target="_blank" rel="noopener">
        New tab
      </a>
      <a href="/api/openapi.json">API</a>
      <a href="https://www.example.com/admin">Elsewhere</a>
      <a href="#screen">Skip</a>
      <main id="screen" tabIndex={-1} />
    </>
  );
}

afterEach(cleanup);

it('moves the focus to the part of the page that a link names', () => {
  history.replaceState(null, '', '/admin');
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Page />
    </MemoryRouter>,
  );
  expect(fireEvent.click(screen.getByText('Skip'))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('opens screens without loading the page, and leaves every other link to the browser', () => {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Page />
    </MemoryRouter>,
  );
  const at = () => screen.getByRole('status').textContent;
  const followed = (name: string, init = {}) => !fireEvent.click(screen.getByText(name), init);
  // happy-dom would try to open what is left to it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: false, capture: false });

  for (const name of ['New tab', 'API', 'Elsewhere']) {
    followed(name);
    expect(at(), name).toBe('/admin');
  }
  followed('Funds', { ctrlKey: true });
  expect(at()).toBe('/admin');
  expect(followed('Funds')).toBe(true);
  expect(at()).toBe('/admin/funds?state=draft');
});
