import type { ContentType } from '../defineContentType.ts';
import { keysOf } from '../objects.ts';
import type { Permission } from '../permissions.ts';
import { activity } from './activity.ts';
import { advisoryService } from './advisoryService.ts';
import { album } from './album.ts';
import { article } from './article.ts';
import { benchmark } from './benchmark.ts';
import { branch } from './branch.ts';
import { breadcrumb } from './breadcrumb.ts';
import { cutOff } from './cutOff.ts';
import { distributor } from './distributor.ts';
import { document } from './document.ts';
import { expenseRatio } from './expenseRatio.ts';
import { fund } from './fund.ts';
import { fundCategory } from './fundCategory.ts';
import { fundInvestment } from './fundInvestment.ts';
import { menuItem } from './menuItem.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { post } from './post.ts';
import { replyTemplate } from './replyTemplate.ts';
import { researchSection } from './researchSection.ts';
import { searchSynonym } from './searchSynonym.ts';
import { settings } from './settings.ts';
import { tabs } from './tabs.ts';
import { vacancy } from './vacancy.ts';

export const contentTypes = {
  page,
  post,
  menuItem,
  settings,
  fundCategory,
  fund,
  benchmark,
  document,
  article,
  activity,
  album,
  person,
  branch,
  distributor,
  cutOff,
  vacancy,
  expenseRatio,
  fundInvestment,
  researchSection,
  advisoryService,
  tabs,
  breadcrumb,
  replyTemplate,
  searchSynonym,
};

export type ContentTypes = typeof contentTypes;
export type ContentTypeName = keyof ContentTypes;

export const contentTypeNames = keysOf(contentTypes);

export const listedTypeNames = contentTypeNames.filter((name) => contentType(name).listing !== undefined);

/** What a read token can be made for. */
export const readableTypeNames = contentTypeNames.filter((name) => !contentType(name).staffOnly);

export function contentType(name: ContentTypeName): ContentType {
  return contentTypes[name];
}

export function isContentTypeName(name: string): name is ContentTypeName {
  return Object.hasOwn(contentTypes, name);
}

export function contentTypeByPath(path: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => contentTypes[name].path === path);
}

export function editPermission(type: Pick<ContentType, 'editPermission'>): Permission {
  return type.editPermission ?? 'content.edit';
}
