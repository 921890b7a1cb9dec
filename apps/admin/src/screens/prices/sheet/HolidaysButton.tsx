import { karachiDay } from '@fundfront/content-model/karachi';
import { Button } from '@fundfront/ui/components/Button';
import { lazy, Suspense, useState } from 'react';

const HolidaysDialog = lazy(async () => ({ default: (await import('./HolidaysDialog.tsx')).HolidaysDialog }));

/** @param day whose year is shown first; without one, today */
export function HolidaysButton({ day }: { day?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Holidays
      </Button>
      <Suspense>
        {open ? (
          <HolidaysDialog year={Number((day ?? karachiDay(new Date())).slice(0, 4))} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
