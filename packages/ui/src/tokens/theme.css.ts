import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import './reset.css.ts';
import './base.css.ts';
import './print.css.ts';
import { vars } from './contract.css.ts';
import { adminDark, adminDarkShadow, adminLight, adminLightShadow } from './themes/admin.ts';
import {
  adminControls,
  adminFonts,
  adminType,
  constants,
  latinFonts,
  latinRunFonts,
  latinType,
  proseBeforeUse,
  siteControls,
  urduFonts,
  urduRunFonts,
  urduType,
} from './themes/base.ts';
import { siteLight, siteShadow } from './themes/siteLight.ts';

createGlobalTheme(':root', vars, {
  ...constants,
  color: siteLight,
  font: latinFonts,
  ...latinType,
  control: siteControls,
  shadow: { float: siteShadow },
});

const { weight, tracking, font, size, leading } = vars;

globalStyle(':root:lang(ur)', {
  vars: {
    ...assignVars(font, urduFonts),
    ...assignVars(size, urduType.size),
    ...assignVars(leading, urduType.leading),
    ...assignVars(tracking, urduType.tracking),
  },
});

globalStyle(':root[data-app="admin"]', {
  vars: {
    ...assignVars(vars.color, adminLight),
    ...assignVars(font, adminFonts),
    ...assignVars(size, adminType.size),
    ...assignVars(leading, adminType.leading),
    ...assignVars(tracking, adminType.tracking),
    ...assignVars(vars.control, adminControls),
    [weight.heading]: '650',
    [vars.shadow.float]: adminLightShadow,
  },
});

globalStyle(':root[data-app="admin"][data-theme="dark"]', {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, adminDark), [vars.shadow.float]: adminDarkShadow },
});

// A run in the other language inside a page: Urdu in the staff app and on the language switch, English in an Urdu page.
globalStyle(':root:lang(en) [lang="ur"]', {
  vars: { ...assignVars(font, urduRunFonts), [tracking.display]: '0' },
  fontFamily: font.text,
});

// The Nastaliq weighs as much as the whole text editor: in the staff app it comes once a screen is used.
globalStyle(':root[data-app="admin"][data-before-use] [lang="ur"]', { vars: { [font.prose]: proseBeforeUse } });

globalStyle(':root:lang(ur) [lang="en"]', {
  vars: {
    ...assignVars(font, latinRunFonts),
    ...assignVars(leading, latinType.leading),
    ...assignVars(tracking, latinType.tracking),
  },
  fontFamily: font.text,
});
