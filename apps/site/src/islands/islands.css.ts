import { globalStyle } from '@vanilla-extract/css';

globalStyle('site-island, site-slot', { display: 'contents' });
