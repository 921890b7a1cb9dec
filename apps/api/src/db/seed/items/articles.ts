import { announcements } from './announcements.ts';
import type { SeedArticle } from './article.ts';
import { lessons } from './lessons.ts';

export const articles: readonly SeedArticle[] = [...announcements, ...lessons];
