'use client';

import { Menu as AriaMenu, MenuItem } from 'react-aria-components';
import { Kbd } from '../Kbd/Kbd.tsx';
import type { FocusStrategy } from '../Popover/OverlayTrigger.tsx';
import { PopoverSurface, type PopoverSurfaceProps } from '../Popover/PopoverSurface.tsx';
import * as styles from './Menu.css.ts';
import type { MenuAction } from './menuAction.ts';

type MenuListProps = Omit<PopoverSurfaceProps, 'children' | 'name'> & {
  label: string;
  items: readonly MenuAction[];
  focus: FocusStrategy;
};

export function MenuList({ label, items, focus, ...surface }: MenuListProps) {
  return (
    <PopoverSurface {...surface} name={label}>
      <AriaMenu
        aria-label={label}
        autoFocus={focus}
        onClose={() => surface.onOpenChange(false)}
        className={styles.menu}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            href={item.href}
            textValue={item.label}
            isDisabled={item.disabled}
            onAction={item.onAction}
            className={styles.tone[item.tone ?? 'plain']}
          >
            {item.icon ? (
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
            ) : null}
            <span className={styles.label}>{item.label}</span>
            {item.shortcut ? (
              <span aria-hidden="true">
                <Kbd>{item.shortcut}</Kbd>
              </span>
            ) : null}
          </MenuItem>
        ))}
      </AriaMenu>
    </PopoverSurface>
  );
}
