import * as audit from './audit.ts';
import * as autosave from './autosave.ts';
import * as content from './content.ts';
import * as dashboard from './dashboard.ts';
import * as forms from './forms.ts';
import * as imports from './import.ts';
import * as inbox from './inbox.ts';
import * as library from './library.ts';
import * as links from './links.ts';
import * as lists from './lists.ts';
import * as media from './media.ts';
import * as menu from './menu.ts';
import * as moment from './moment.ts';
import * as nav from './nav.ts';
import * as notification from './notification.ts';
import * as parity from './parity.ts';
import * as password from './password.ts';
import * as post from './post.ts';
import * as presence from './presence.ts';
import * as read from './read.ts';
import * as readTokens from './readTokens.ts';
import * as redirects from './redirects.ts';
import * as release from './release.ts';
import * as review from './review.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as sheets from './sheets.ts';
import * as site from './site.ts';
import * as totp from './totp.ts';
import * as user from './user.ts';
import * as webhooks from './webhooks.ts';

/** A route that is not here does not exist; a call here without a route fails the API's tests. */
export const calls = {
  login: session.login,
  legacyLogin: session.legacyLogin,
  register: session.register,
  refresh: session.refresh,
  logout: session.logout,
  checkSession: session.checkSession,
  totpState: totp.totpState,
  startTotp: totp.startTotp,
  confirmTotp: totp.confirmTotp,
  stopTotp: totp.stopTotp,
  listUsers: user.listUsers,
  createUser: user.createUser,
  updateUser: user.updateUser,
  getPagePosts: post.getPagePosts,
  getContent: post.getContent,
  updatedDate: post.updatedDate,
  searchPages: post.searchPages,
  getSettings: settings.getSettings,
  mainMenu: menu.mainMenu,
  urduMenu: menu.urduMenu,
  adminMenu: menu.adminMenu,
  editableMenu: menu.editableMenu,
  listEntries: lists.listEntries,
  listAllEntries: lists.listAllEntries,
  countEntries: lists.countEntries,
  getEntry: content.getEntry,
  getSingleton: content.getSingleton,
  getSections: content.getSections,
  findByPath: content.findByPath,
  createEntry: content.createEntry,
  saveEntry: content.saveEntry,
  publishEntry: content.publishEntry,
  unpublishEntry: content.unpublishEntry,
  moveEntry: content.moveEntry,
  checkMove: content.checkMove,
  trashEntry: lists.trashEntry,
  restoreEntry: lists.restoreEntry,
  purgeEntry: lists.purgeEntry,
  discardDraft: lists.discardDraft,
  duplicateEntry: lists.duplicateEntry,
  bulkEntries: lists.bulkEntries,
  importEntries: sheets.importEntries,
  listViews: lists.listViews,
  saveView: lists.saveView,
  deleteView: lists.deleteView,
  listVersions: content.listVersions,
  getVersion: content.getVersion,
  restoreVersion: content.restoreVersion,
  previewEntry: content.previewEntry,
  getPage: site.getPage,
  getPreview: site.getPreview,
  momentRange: moment.momentRange,
  openMoment: moment.openMoment,
  momentPages: moment.momentPages,
  getMoment: moment.getMoment,
  getPaths: site.getPaths,
  getNavBoard: site.getNavBoard,
  getItems: site.getItems,
  getItemGroups: site.getItemGroups,
  ...forms.formCalls,
  confirmSubscription: forms.confirmSubscription,
  endSubscription: forms.endSubscription,
  trackComplaint: forms.trackComplaint,
  uploadImage: forms.uploadImage,
  uploadDocument: forms.uploadDocument,
  captchaSettings: forms.captchaSettings,
  captchaChallenge: forms.captchaChallenge,
  listSubmissions: inbox.listSubmissions,
  getSubmission: inbox.getSubmission,
  handleSubmission: inbox.handleSubmission,
  revealAnswer: inbox.revealAnswer,
  openSubmission: inbox.openSubmission,
  assignSubmission: inbox.assignSubmission,
  changeSubmissions: inbox.changeSubmissions,
  listAssignees: inbox.listAssignees,
  listReplies: inbox.listReplies,
  sendReply: inbox.sendReply,
  exportSubmissions: inbox.exportSubmissions,
  importFunds: imports.importFunds,
  listImports: imports.listImports,
  approveImport: imports.approveImport,
  rejectImport: imports.rejectImport,
  uploadMedia: media.uploadMedia,
  uploadFile: media.uploadFile,
  recentActivity: dashboard.recentActivity,
  dashboardSearch: dashboard.dashboardSearch,
  dashboardOverview: dashboard.dashboardOverview,
  systemCheck: dashboard.systemCheck,
  listNotifications: notification.listNotifications,
  readNotifications: notification.readNotifications,
  getNotificationSettings: notification.getNotificationSettings,
  saveNotificationSettings: notification.saveNotificationSettings,
  listReleases: release.listReleases,
  getRelease: release.getRelease,
  createRelease: release.createRelease,
  addToRelease: release.addToRelease,
  takeFromRelease: release.takeFromRelease,
  scheduleRelease: release.scheduleRelease,
  cancelRelease: release.cancelRelease,
  acknowledgeRelease: release.acknowledgeRelease,
  sendForReview: review.sendForReview,
  withdrawReview: review.withdrawReview,
  requestChanges: review.requestChanges,
  approveVersions: review.approveVersions,
  reviewQueue: review.reviewQueue,
  reviewCount: review.reviewCount,
  getReview: review.getReview,
  commentReview: review.commentReview,
  resolveComment: review.resolveComment,
  approvalRules: review.approvalRules,
  setApprovalRule: review.setApprovalRule,
  listNavDays: nav.listNavDays,
  getNavDay: nav.getNavDay,
  changePassword: password.changePassword,
  forgotPassword: password.forgotPassword,
  setPassword: password.setPassword,
  inviteUser: password.inviteUser,
  ownSessions: password.ownSessions,
  userSessions: password.userSessions,
  endUserSessions: password.endUserSessions,
  listMedia: library.listMedia,
  mediaOverview: library.mediaOverview,
  getMedia: library.getMedia,
  findMedia: library.findMedia,
  uploadToLibrary: library.uploadToLibrary,
  updateMedia: library.updateMedia,
  replaceMedia: library.replaceMedia,
  trashMedia: library.trashMedia,
  restoreMedia: library.restoreMedia,
  createMediaFolder: library.createMediaFolder,
  renameMediaFolder: library.renameMediaFolder,
  deleteMediaFolder: library.deleteMediaFolder,
  ...autosave.autosaveCalls,
  ...presence.presenceCalls,
  listRedirects: redirects.listRedirects,
  createRedirect: redirects.createRedirect,
  updateRedirect: redirects.updateRedirect,
  deleteRedirect: redirects.deleteRedirect,
  tryAddress: redirects.tryAddress,
  listMissedAddresses: redirects.listMissedAddresses,
  ignoreAddress: redirects.ignoreAddress,
  countAddresses: redirects.countAddresses,
  listParity: parity.listParity,
  baseChanges: parity.baseChanges,
  publishBoth: parity.publishBoth,
  searchLinks: links.searchLinks,
  listAudit: audit.listAudit,
  listAuditPeople: audit.listAuditPeople,
  verifyAuditChain: audit.verifyAuditChain,
  exportAudit: audit.exportAudit,
  readEntries: read.readEntries,
  readEntry: read.readEntry,
  listReadTokens: readTokens.listReadTokens,
  createReadToken: readTokens.createReadToken,
  revokeReadToken: readTokens.revokeReadToken,
  listWebhooks: webhooks.listWebhooks,
  getWebhook: webhooks.getWebhook,
  createWebhook: webhooks.createWebhook,
  updateWebhook: webhooks.updateWebhook,
  deleteWebhook: webhooks.deleteWebhook,
  renewWebhookSecret: webhooks.renewWebhookSecret,
  testWebhook: webhooks.testWebhook,
  listDeliveries: webhooks.listDeliveries,
  getDelivery: webhooks.getDelivery,
  retryDelivery: webhooks.retryDelivery,
};

export type CallName = keyof typeof calls;

export type { AuditFilter, AuditRow } from './audit.ts';
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
export {
  type EntryDetail,
  type EntrySummary,
  type RowState,
  type RowSummary,
  rowStates,
  type VersionSummary,
} from './content.ts';
export { type Activity, type DashboardWarning, dashboardWarnings } from './dashboard.ts';
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
export type { ImportFinding, ImportReport, ImportSummary } from './import.ts';
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
export { type ParityDifference, type ParityRow, type ParityState, parityStates } from './parity.ts';
export { type SearchKind, searchKinds, type WirePost } from './post.ts';
export type { PresentPerson } from './presence.ts';
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
export {
  type FundRow,
  type FundSheet,
  type NavBoard,
  pageTypes,
  type Revalidation,
  revalidation,
  revalidationPath,
  revisionMeta,
  type SiteItem,
  type SitePage,
  signatureHeader,
} from './site.ts';
export { recoveryCode, totpCode } from './totp.ts';
export { newPassword, type StaffUser, type UserState, userStates } from './user.ts';
export type { PageLink } from './values.ts';
export {
  type DeliveryDetail,
  type DeliverySummary,
  deliveryStates,
  type Webhook,
  type WebhookPayload,
} from './webhooks.ts';
