import type { ContentTypeName, Locale } from '@fundfront/content-model';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PresetProvider } from '../../entries/preset.ts';
import type { CustomScreen, ScreenSpec } from './spec.ts';

const load = <P,>(from: () => Promise<ComponentType<P>>) =>
  Object.assign(
    lazy(async () => ({ default: await from() })),
    {
      // The press will say if it cannot be loaded.
      preload: () => void from().catch(() => undefined),
    },
  );

type Loaded = ReturnType<typeof load<object>>;

const ListScreen = load(async () => (await import('../../entries/list/ListScreen.tsx')).ListScreen);
const EditScreen = load(async () => (await import('../../entries/edit/EditScreen.tsx')).EditScreen);
const SectionScreen = load(async () => (await import('../../entries/section/SectionScreen.tsx')).SectionScreen);
const PageByPath = load(async () => (await import('../../screens/page/PageByPath.tsx')).PageByPath);
const PreviewScreen = load(async () => (await import('../../screens/preview/PreviewScreen.tsx')).PreviewScreen);
const MenuScreen = load(async () => (await import('../../screens/menu/MenuScreen.tsx')).MenuScreen);

const customScreens: Record<CustomScreen, Loaded> = {
  dashboard: load(async () => (await import('../../screens/dashboard/DashboardScreen.tsx')).DashboardScreen),
  'account-settings': load(async () => (await import('../../screens/account/AccountScreen.tsx')).AccountScreen),
  'activity-logs': load(async () => (await import('../../screens/activity/ActivityScreen.tsx')).ActivityScreen),
  'all-content': load(async () => (await import('../../screens/all-content/AllContentScreen.tsx')).AllContentScreen),
  'import-funds': load(async () => (await import('../../screens/import/ImportScreen.tsx')).ImportScreen),
  'sheet-import': load(
    async () => (await import('../../screens/sheet-import/SheetImportScreen.tsx')).SheetImportScreen,
  ),
  inbox: load(async () => (await import('../../screens/inbox/screens.tsx')).Inbox),
  submission: load(async () => (await import('../../screens/inbox/SubmissionScreen.tsx')).SubmissionScreen),
  'job-applications': load(async () => (await import('../../screens/inbox/screens.tsx')).JobApplications),
  complaints: load(async () => (await import('../../screens/inbox/screens.tsx')).Complaints),
  calendar: load(async () => (await import('../../screens/calendar/CalendarScreen.tsx')).CalendarScreen),
  approvals: load(async () => (await import('../../screens/approvals/ApprovalsScreen.tsx')).ApprovalsScreen),
  review: load(async () => (await import('../../screens/approvals/ReviewScreen.tsx')).ReviewScreen),
  'approval-rules': load(async () => (await import('../../screens/approvals/RulesScreen.tsx')).RulesScreen),
  'nav-days': load(async () => (await import('../../screens/prices/PriceDaysScreen.tsx')).PriceDaysScreen),
  'nav-day': load(async () => (await import('../../screens/prices/PriceDayScreen.tsx')).PriceDayScreen),
  'new-prices': load(async () => (await import('../../screens/prices/NewPricesScreen.tsx')).NewPricesScreen),
  roles: load(async () => (await import('../navigation/RolesWithNavigation.tsx')).RolesWithNavigation),
  media: load(async () => (await import('../../screens/media/MediaScreen.tsx')).MediaScreen),
  'page-tree': load(async () => (await import('../../screens/page-tree/PageTreeScreen.tsx')).PageTreeScreen),
  redirects: load(async () => (await import('../../screens/redirects/RedirectsScreen.tsx')).RedirectsScreen),
  parity: load(async () => (await import('../../screens/parity/ParityScreen.tsx')).ParityScreen),
  webhooks: load(async () => (await import('../../screens/integrations/WebhooksScreen.tsx')).WebhooksScreen),
  webhook: load(async () => (await import('../../screens/integrations/WebhookScreen.tsx')).WebhookScreen),
  'read-tokens': load(async () => (await import('../../screens/integrations/TokensScreen.tsx')).TokensScreen),
  alerts: load(async () => (await import('../../screens/alerts/AlertsScreen.tsx')).AlertsScreen),
  'site-as-of': load(async () => (await import('../../screens/moment/MomentScreen.tsx')).MomentScreen),
  operations: load(async () => (await import('../../screens/operations/OperationsScreen.tsx')).OperationsScreen),
  'system-check': load(async () => (await import('../../screens/system/SystemScreen.tsx')).SystemScreen),
};

const screenOverrides: Partial<Record<ContentTypeName, { list?: Loaded; edit?: Loaded }>> = {
  menuItem: {
    list: MenuScreen,
    edit: MenuScreen,
  },
};

function localeOf(search: URLSearchParams): { locale?: Locale } {
  const lang = search.get('lang');
  return lang === 'en' || lang === 'ur' ? { locale: lang } : {};
}

function ListElement({ type }: { type: ContentTypeName }) {
  const Component = screenOverrides[type]?.list;
  return Component ? <Component /> : <ListScreen type={type} />;
}

function EditElement({ type }: { type: ContentTypeName }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const Component = screenOverrides[type]?.edit;
  // Keyed by entry, so that an editor never carries one entry's text over to the next.
  return Component ? <Component /> : <EditScreen key={id} type={type} id={id} {...localeOf(search)} />;
}

function SingletonElement({ type }: { type: ContentTypeName }) {
  const [search] = useSearchParams();
  return <EditScreen type={type} singleton {...localeOf(search)} />;
}

export function elementOf(spec: ScreenSpec): ReactElement {
  switch (spec.kind) {
    case 'list':
      return (
        <PresetProvider key={spec.preset?.base} value={spec.preset}>
          <ListElement type={spec.type} />
        </PresetProvider>
      );
    case 'edit':
      return (
        <PresetProvider value={spec.preset}>
          <EditElement type={spec.type} />
        </PresetProvider>
      );
    case 'singleton':
      return <SingletonElement type={spec.type} />;
    case 'section':
      return (
        <SectionScreen
          key={`${spec.group} ${spec.locale}`}
          group={spec.group}
          locale={spec.locale}
          media={spec.media === true}
        />
      );
    case 'page':
      return <PageByPath key={`${spec.path} ${spec.locale}`} path={spec.path} locale={spec.locale} />;
    case 'preview':
      return <PreviewScreen {...(spec.path ? { path: spec.path } : {})} />;
    case 'own': {
      const Component = customScreens[spec.screen];
      return <Component />;
    }
  }
}

function componentOf(spec: ScreenSpec): { preload: () => void } {
  switch (spec.kind) {
    case 'list':
      return screenOverrides[spec.type]?.list ?? ListScreen;
    case 'edit':
      return screenOverrides[spec.type]?.edit ?? EditScreen;
    case 'singleton':
      return EditScreen;
    case 'section':
      return SectionScreen;
    case 'page':
      return PageByPath;
    case 'preview':
      return PreviewScreen;
    case 'own':
      return customScreens[spec.screen];
  }
}

export function preloadScreen(spec: ScreenSpec): void {
  componentOf(spec).preload();
}
