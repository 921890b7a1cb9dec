import * as content from './content.ts';
import * as dashboard from './dashboard.ts';
import * as forms from './forms.ts';
import * as imports from './import.ts';
import * as inbox from './inbox.ts';
import * as media from './media.ts';
import * as menu from './menu.ts';
import * as post from './post.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
import * as totp from './totp.ts';
import * as user from './user.ts';

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
  listEntries: content.listEntries,
  getEntry: content.getEntry,
  getSingleton: content.getSingleton,
  getSections: content.getSections,
  findByPath: content.findByPath,
  createEntry: content.createEntry,
  saveEntry: content.saveEntry,
  publishEntry: content.publishEntry,
  unpublishEntry: content.unpublishEntry,
  moveEntry: content.moveEntry,
  trashEntry: content.trashEntry,
  listVersions: content.listVersions,
  getVersion: content.getVersion,
  restoreVersion: content.restoreVersion,
  previewEntry: content.previewEntry,
  getPage: site.getPage,
  getPreview: site.getPreview,
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
};

export type CallName = keyof typeof calls;

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
export type { EntryDetail, EntrySummary, RowState, RowSummary, VersionSummary } from './content.ts';
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
export type { SubmissionDetail, SubmissionSummary } from './inbox.ts';
export type { EditableMenuItem, WireMenuItem } from './menu.ts';
export { type SearchKind, searchKinds, type WirePost } from './post.ts';
export { type SignedIn, type UserProfile, userProfile } from './session.ts';
export type { PublicSettings } from './settings.ts';
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
export { type StaffUser, type UserState, userStates } from './user.ts';
export type { PageLink } from './values.ts';
