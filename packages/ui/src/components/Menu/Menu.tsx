'use client';

import { type JSX, lazy, useState } from 'react';
import { ChevronDown } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { OverlayTrigger } from '../Popover/OverlayTrigger.tsx';
import type { Placement } from '../Popover/placement.ts';
import type { MenuAction } from './menuAction.ts';

export type MenuProps = {
  label: string;
  items: readonly MenuAction[];
  trigger?: JSX.Element;
  placement?: Placement;
};

const load = () => import('./MenuList.tsx');
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

export function Menu({ label, items, trigger, placement }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = trigger ?? (
    <Button tone="secondary">
      {label}
      <ChevronDown size="s" />
    </Button>
  );
  return (
    <OverlayTrigger
      trigger={button}
      popup="menu"
      open={open}
      onOpenChange={setOpen}
      preload={() => void load().catch(() => undefined)}
    >
      {(triggerRef, focus) => (
        <MenuList
          label={label}
          items={items}
          trigger={triggerRef}
          placement={placement}
          open={open}
          onOpenChange={setOpen}
          focus={focus}
        />
      )}
    </OverlayTrigger>
  );
}
