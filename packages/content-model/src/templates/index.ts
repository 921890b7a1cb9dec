import { dailyNavs } from './dailyNavs.ts';
import { home } from './home.ts';
import { landing } from './landing.ts';
import { prose } from './prose.ts';
import { siteMap } from './siteMap.ts';

/** Every page template. To add one: its file, this list, and its view in the site (which will not compile without). */
export const templates = { prose, landing, home, dailyNavs, siteMap };

export type TemplateName = keyof typeof templates;

export const templateNames = Object.keys(templates) as TemplateName[];
