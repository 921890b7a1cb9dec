'use client';

import type { JSX } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import { AriaLocale } from '../Popover/AriaLocale.tsx';
import type { Placement } from '../Popover/placement.ts';
import * as styles from './Tooltip.css.ts';

export type TooltipProps = {
  content: string;
  placement?: Placement;
  children: JSX.Element;
};

export function Tooltip({ content, placement = 'top', children }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={500} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip placement={placement} offset={6} className={styles.tooltip}>
          {content}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
