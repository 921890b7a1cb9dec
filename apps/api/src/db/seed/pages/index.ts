import type { SeedPage } from '../types.ts';
import { aboutUs } from './aboutUs.ts';
import { customerService } from './customerService.ts';
import { downloads } from './downloads.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { sales } from './sales.ts';

/** Every page of the public site, in the order of the page tree. */
export const pages: readonly SeedPage[] = [home, aboutUs, customerService, sales, downloads, ...general];
