import type { ContentTypeName, Locale, TemplateName } from '@fundfront/content-model';
import type { Item } from '../content/items.ts';
import type { SitePage } from '../content/page.ts';
import type { TemplateData } from '../content/template.ts';
import type { Messages } from '../i18n/index.ts';

export interface ViewProps {
  locale: Locale;
  messages: Messages;
  page: SitePage;
  number?: number;
}

export interface TemplateViewProps<Name extends TemplateName> extends ViewProps {
  data: TemplateData<Name>;
}

export interface EntryViewProps<Name extends ContentTypeName> extends ViewProps {
  data: Item<Name>['data'];
}
