import { keysOf } from '../objects.ts';
import { activities } from './activities.ts';
import { articles } from './articles.ts';
import { branches } from './branches.ts';
import { careers } from './careers.ts';
import { company } from './company.ts';
import { complaint } from './complaint.ts';
import { contact } from './contact.ts';
import { dailyNavs } from './dailyNavs.ts';
import type { defineTemplate } from './defineTemplate.ts';
import { distributors } from './distributors.ts';
import { documents } from './documents.ts';
import { downloadsHub } from './downloadsHub.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { howToInvest } from './howToInvest.ts';
import { landing } from './landing.ts';
import { offerings } from './offerings.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { prose } from './prose.ts';
import { requestCall } from './requestCall.ts';
import { services } from './services.ts';
import { shareholding } from './shareholding.ts';
import { siteMap } from './siteMap.ts';
import { subscribe } from './subscribe.ts';
import { timeline } from './timeline.ts';

/** Every page template. To add one: its file, this list, and its view in the site (which will not compile without). */
export const templates = {
  prose,
  landing,
  home,
  people,
  partners,
  timeline,
  company,
  careers,
  contact,
  complaint,
  faq,
  howToInvest,
  services,
  requestCall,
  subscribe,
  downloadsHub,
  documents,
  activities,
  articles,
  branches,
  distributors,
  shareholding,
  offerings,
  dailyNavs,
  siteMap,
};

export type TemplateName = keyof typeof templates;

export const templateNames = keysOf(templates);

/** The types that a page of this template lists. */
export function listedBy(template: TemplateName): readonly string[] {
  const { lists = [] }: ReturnType<typeof defineTemplate> = templates[template];
  return lists;
}
