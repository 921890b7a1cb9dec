export { type AdminLink, adminNavigation } from './adminNavigation.ts';
export { adminListPath } from './adminPaths.ts';
export { type AuditGroup, auditGroupNames, auditGroups } from './auditGroups.ts';
export {
  type CustomPermission,
  type CustomRole,
  can,
  customPermissions,
  type PermissionScope,
  type RoleHolder,
  readableTypes,
} from './customRoles.ts';
export type { FieldKind, FieldOfKind } from './declaredFields.ts';
export type { ContentType, DataOf, PublishPolicy, TagContext } from './defineContentType.ts';
export { checkRegistry } from './derive/checkRegistry.ts';
export { type FieldProblem, problemsOf } from './derive/issues.ts';
export {
  anyOf,
  filterableFields,
  type ListFilter,
  type ListFilters,
  listFiltersOf,
  parseListFilters,
  readListFilter,
  writeListFilters,
  writeRange,
} from './derive/listFilters.ts';
export { homePath, normalizePath, publicPath, splitPublicPath, unprefixedPaths } from './derive/paths.ts';
export {
  type EntryData,
  emptyRow,
  fieldsOf,
  fieldsOfRow,
  mergeTranslation,
  pickKnownFields,
  rowSchema,
} from './derive/schema.ts';
export { type SheetColumn, sheetColumns } from './derive/sheetColumns.ts';
export { type DocumentSection, documentSections } from './documentSections.ts';
export type { CellReading } from './fields/cell.ts';
export * from './fields/index.ts';
export * from './forms/index.ts';
export { type Horizon, horizons } from './horizon.ts';
export { htmlToText } from './htmlToText.ts';
export { limits } from './limits.ts';
export {
  defaultLocale,
  directionOf,
  type Locale,
  languageLabels,
  localeNames,
  locales,
  ltr,
  otherLocale,
} from './locales.ts';
export { type MenuName, menus } from './menus.ts';
export { type NotificationKindName, notificationKindNames, notificationKinds } from './notifications.ts';
export {
  isLimitedPermission,
  type LimitedPermission,
  type Permission,
  permissions,
  type Role,
  roleCan,
  roles,
  type UnlimitedPermission,
} from './permissions.ts';
export { type RiskProfile, riskLevel, riskProfiles } from './risk.ts';
export {
  parseSectionGroup,
  type Section,
  type SectionGroup,
  type SectionKey,
  sectionByKey,
  sectionGroups,
  sectionName,
  sections,
} from './sections/index.ts';
export { pathsAbove, tags, tagsOfItems, tagsOfLinks, tagsOfPage } from './tags.ts';
export { isTemplateName, type TemplateName, templateNames, templates } from './templates/index.ts';
export {
  type ContentTypeName,
  type ContentTypes,
  contentType,
  contentTypeByPath,
  contentTypeNames,
  contentTypes,
  editPermission,
  isContentTypeName,
  listedTypeNames,
  readableTypeNames,
} from './types/index.ts';
export {
  isWebhookEvent,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
  webhookHeaders,
} from './webhookEvents.ts';
