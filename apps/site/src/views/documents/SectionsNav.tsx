import { ShowAt } from '@fundfront/ui/layout/ShowAt';
import { CollapsibleNav } from '../../components/CollapsibleNav.tsx';
import { LocalNav } from '../../components/LocalNav.tsx';
import type { Messages } from '../../i18n/index.ts';
import type { DocumentSectionLink } from './sectionLinks.ts';

interface SectionsNavProps {
  messages: Messages['reading']['documents'];
  sections: readonly DocumentSectionLink[];
  path: string;
}

/** The sections of the downloads with their counts: a column, on small screens a line that unfolds. */
export function SectionsNav({ messages, sections, path }: SectionsNavProps) {
  const links = sections.map(({ title, path: href, documents }) => ({
    title,
    path: href,
    count: documents && { number: documents.count, label: messages.countLabel },
  }));
  return (
    <>
      <CollapsibleNav label={messages.sections} links={links} path={path} />
      <ShowAt from="desktop">
        <LocalNav label={messages.sections} links={links} path={path} />
      </ShowAt>
    </>
  );
}
