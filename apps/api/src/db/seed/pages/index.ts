import type { SeedPage } from '../types.ts';
import { aboutUs } from './aboutUs.ts';
import { customerService } from './customerService.ts';
import { downloads } from './downloads.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { sales } from './sales.ts';

export const pages: readonly SeedPage[] = [home, aboutUs, customerService, sales, downloads, ...general];
