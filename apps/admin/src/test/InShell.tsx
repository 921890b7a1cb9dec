import { Toaster } from '@fundfront/ui/components/Toaster';
import { type ReactNode, useState } from 'react';
import { HeaderSlotsProvider } from '../layout/headerSlots.ts';

/** With what the shell adds to a screen: its actions and toasts. */
export function InShell({ children }: { children: ReactNode }) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <HeaderSlotsProvider value={{ crumbs: null, actions }}>
      <div ref={setActions} />
      {children}
      <Toaster label="Messages" />
    </HeaderSlotsProvider>
  );
}
