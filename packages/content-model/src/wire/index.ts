export {
  type AlertRun,
  type AlertRunDetail,
  alertDeliveryStates,
  alertKinds,
} from './alerts.ts';
export type { AuditBreak, AuditFilter, AuditRow } from './audit.ts';
export type { Autosave, AutosaveSummary } from './autosave.ts';
export type {
  AnyCall,
  BodyOf,
  Call,
  CallPolicy,
  ParamsOf,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  QueryOf,
  ResponseOf,
} from './call.ts';
export * as calls from './calls.ts';
export {
  type EntryDetail,
  type EntrySummary,
  type RowState,
  type RowSummary,
  rowStates,
  type VersionSummary,
} from './content.ts';
export type { CutOffs } from './cutOffs.ts';
export { type Activity, type DashboardWarning, dashboardWarnings } from './dashboard.ts';
export type { DisclosedRow, DisclosureFinding } from './disclosures.ts';
export type { CheckedDocument, ListedReplacement } from './documents.ts';
export { type ErrorCode, type ErrorResponse, errorCodes, errorResponse } from './errors.ts';
export {
  type CaptchaService,
  type CaptchaSettings,
  captchaServices,
  formCalls,
  oneClickUnsubscribePath,
  type Receipt,
  type SubmissionState,
  submissionStates,
} from './forms.ts';
export { type FundMonth, type FundMonths, type FundPayout, type FundPayouts, fundFileQuery } from './fundMonths.ts';
export { type FundRow, type FundSheet, type NavBoard, type ReturnPeriod, returnPeriods } from './fundSheet.ts';
export { type FundGrowth, type GrowthPeriod, growthPeriods, type ListedFund } from './funds.ts';
export type { HeldRole } from './heldRole.ts';
export {
  type ImportColumn,
  type ImportFinding,
  type ImportFindingKind,
  type ImportJob,
  type ImportMend,
  type ImportPhase,
  type ImportReport,
  type ImportState,
  importColumns,
  importFindingKinds,
  importFindingsPath,
  importParams,
  importPhases,
  importStates,
} from './import.ts';
export type { ImportFileColumn, ImportFileColumns } from './importColumns.ts';
export {
  type Assignee,
  type FilledReply,
  type InboxCounts,
  type InboxFilter,
  inboxOrders,
  inboxStates,
  type SubmissionDetail,
  type SubmissionEvent,
  type SubmissionEventKind,
  type SubmissionSummary,
} from './inbox.ts';
export {
  type MediaCheck,
  type MediaCount,
  type MediaDetail,
  type MediaItem,
  type MediaKind,
  type MediaUse,
  mediaChecks,
  mediaKinds,
} from './library.ts';
export type { LinkTarget } from './links.ts';
export {
  type BulkAction,
  bulkActions,
  type ListStateName,
  listStates,
  type SavedView,
  type StateCount,
} from './lists.ts';
export type { EditableMenuItem, WireMenuItem } from './menu.ts';
export { momentHeader } from './moment.ts';
export type { StaffNotification } from './notification.ts';
export { type SiteStatus, siteStatus, siteStatusPath } from './operations.ts';
export { type ParityDifference, type ParityRow, type ParityState, parityStates } from './parity.ts';
export { type SearchKind, searchKinds, type WirePost } from './post.ts';
export type { PresentPerson } from './presence.ts';
export {
  type DayFund,
  type FundHistory,
  fundParams,
  historyQuery,
  type NavDay,
} from './priceHistory.ts';
export {
  type Announcement,
  type DisclosureClock,
  draftKinds,
  draftStates,
  findingSeverities,
  type PriceFinding,
  type PriceFindingKind,
  type PriceSheet,
  type PriceSheetRow,
  priceColumns,
  priceFindingKinds,
} from './prices.ts';
export { type ReadToken, readTokenStates } from './readTokens.ts';
export {
  type AddressCount,
  type AddressSource,
  type AddressTrial,
  addressCounts,
  type MissedAddress,
  type MovedAddress,
  type RedirectRule,
} from './redirects.ts';
export type { ChangeReadiness, Release, ReleaseChange } from './release.ts';
export {
  type Revalidation,
  type RevalidationAnswer,
  revalidation,
  revalidationAnswer,
  revalidationPath,
  revisionIn,
  revisionMeta,
  type ShownRevision,
  signatureHeader,
} from './revalidation.ts';
export {
  type ApprovalRule,
  type ApprovalStanding,
  approvalStandings,
  type QueueItem,
  type Review,
  type ReviewComment,
  type ReviewedRow,
  type ReviewState,
  type ReviewStep,
  reviewStates,
} from './review.ts';
export type { ListedRole, RoleInput } from './role.ts';
export { recoveryCode, totpCode } from './secondFactor.ts';
export type { SecondStepRule } from './secondStep.ts';
export { type SignedIn, type UserProfile, userProfile } from './session.ts';
export type { PublicSettings } from './settings.ts';
export {
  type ExportRequest,
  exportPath,
  exportRequest,
  type SheetFinding,
  type SheetFormat,
  type SheetReport,
  type SheetRow,
  sheetFormats,
} from './sheets.ts';
export type { ListedFile, SiteItem, SitePage } from './site.ts';
export { type CallTag, callTags } from './tags.ts';
export { newPassword, type StaffUser, type UserState, userStates } from './user.ts';
export { type PageLink, pageTypes } from './values.ts';
export {
  type DeliveryDetail,
  type DeliverySummary,
  deliveryStates,
  type Webhook,
  type WebhookPayload,
} from './webhooks.ts';
