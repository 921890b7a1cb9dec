import * as v from 'valibot';
import { menus } from '../menus.ts';
import { call } from './call.ts';
import { id } from './values.ts';

interface MenuBase {
  id: string;
  title: string;
  url: string;
  sort: number;
  parentId: string | null;
  isFullWidth: boolean;
  isHeading: boolean;
}

export interface WireMenuItem extends MenuBase {
  subMenus: WireMenuItem[];
}

const base = {
  id,
  title: v.string(),
  url: v.string(),
  sort: v.number(),
  parentId: v.nullable(id),
  isFullWidth: v.boolean(),
  isHeading: v.boolean(),
};

const wireMenuItem: v.GenericSchema<unknown, WireMenuItem> = v.object({
  ...base,
  subMenus: v.array(v.lazy(() => wireMenuItem)),
});

export interface EditableMenuItem extends MenuBase {
  version: number;
  live: boolean;
  subMenus: EditableMenuItem[];
}

const editableMenuItem: v.GenericSchema<unknown, EditableMenuItem> = v.object({
  ...base,
  version: v.number(),
  live: v.boolean(),
  subMenus: v.array(v.lazy(() => editableMenuItem)),
});

const tag = 'Menus';

export const mainMenu = call({
  method: 'GET',
  path: '/api/menu/menus',
  policy: 'anyone',
  tag,
  summary: 'The English main menu, nested',
  response: v.array(wireMenuItem),
});

export const urduMenu = call({ ...mainMenu, path: '/api/menu/urmenus', summary: 'The Urdu main menu, nested' });

export const adminMenu = call({
  method: 'GET',
  path: '/api/menu/',
  policy: 'signed-in',
  tag,
  summary: 'The side navigation of the admin',
  response: v.object({ results: v.array(v.object({ title: v.string(), url: v.string() })) }),
});

export const editableMenu = call({
  method: 'GET',
  path: '/api/menu/tree/:menu',
  policy: 'content.read',
  tag,
  summary: 'A menu for its editor: working copies, drafts included',
  params: v.object({ menu: v.picklist(menus.map((menu) => menu.name)) }),
  response: v.array(editableMenuItem),
});
