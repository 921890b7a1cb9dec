import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MobileMenu } from './MobileMenu.tsx';
import { startMobileMenu } from './startMobileMenu.ts';

const isOpen = () => document.querySelector('dialog')?.open === true;
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));

let end = new AbortController();

describe('MobileMenu', () => {
  beforeEach(() => {
    end = new AbortController();
    render(
      <MobileMenu
        messages={{ open: 'Open menu', close: 'Close', panel: 'Menu', search: 'Search pages' }}
        fallback={{ menu: '/sitemap', search: '/search' }}
        brand={<span>Company</span>}
      >
        <button type="button" data-close>
          Leads nowhere
        </button>
        <button type="button">Something else</button>
      </MobileMenu>,
    );
    startMobileMenu(document.querySelector<HTMLElement>('[data-mobile-menu]') ?? document.body, end.signal);
    open();
  });
  afterEach(() => {
    end.abort();
    cleanup();
  });

  it('is closed by what leads nowhere and by its button, and by nothing else in it', () => {
    fireEvent.click(screen.getByText('Something else'));
    expect(isOpen()).toBe(true);
    for (const name of ['Leads nowhere', 'Close']) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(isOpen()).toBe(false);
      open();
    }
  });

  it('is closed when the page is left, since a way back may show it again as it was', () => {
    fireEvent(window, new Event('pagehide'));
    expect(isOpen()).toBe(false);
  });
});
