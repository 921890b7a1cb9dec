'use client';

import type { JSX, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Pressable } from 'react-aria-components';
import { ChevronDown } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { AriaLocale } from '../Popover/AriaLocale.tsx';
import { type Placement, PopoverSurface } from '../Popover/PopoverSurface.tsx';
import * as styles from './Menu.css.ts';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  shortcut?: string;
  href?: string;
  onAction?: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
};

export type MenuProps = {
  label: string;
  items: readonly MenuAction[];
  trigger?: JSX.Element;
  placement?: Placement;
};

export function Menu({ label, items, trigger, placement }: MenuProps) {
  const button = trigger ?? (
    <Button tone="secondary">
      {label}
      <ChevronDown size="s" />
    </Button>
  );
  return (
    <AriaLocale>
      <MenuTrigger>
        <Pressable>{button}</Pressable>
        <PopoverSurface placement={placement}>
          <AriaMenu aria-label={label} className={styles.menu}>
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
      </MenuTrigger>
    </AriaLocale>
  );
}
