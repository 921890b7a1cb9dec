// A route that is not here (or a form's) does not exist; a call here without a route fails the API's tests. A namespace and
// not an object, so that a bundle holds those calls alone that it makes.
export { getAlertRun, listAlertRuns, pauseAlertRun, resumeAlertRun } from './alerts.ts';
export { exportAudit, listAudit, listAuditPeople, verifyAuditChain } from './audit.ts';
export { discardAutosave, getAutosaves, listAutosaves, saveAutosave } from './autosave.ts';
export {
  checkMove,
  createEntry,
  findByPath,
  getEntry,
  getSections,
  getSingleton,
  getVersion,
  listVersions,
  moveEntry,
  previewEntry,
  publishEntry,
  restoreVersion,
  saveEntry,
  unpublishEntry,
} from './content.ts';
export { getCutOffs } from './cutOffs.ts';
export { dashboardOverview, dashboardSearch, recentActivity, systemCheck } from './dashboard.ts';
export { getDisclosures, overrideDisclosure } from './disclosures.ts';
export { checkDocument, listReplacements } from './documents.ts';
export {
  captchaChallenge,
  captchaSettings,
  confirmSubscription,
  endSubscription,
  trackComplaint,
  uploadDocument,
  uploadImage,
} from './forms.ts';
export { getFundMonths, getFundPayouts } from './fundMonths.ts';
export { getFundGrowth, listFunds } from './funds.ts';
export {
  approveImport,
  getImport,
  leaveOutImportRows,
  listImportFindings,
  listImports,
  mendImportRow,
  pauseImport,
  recheckImport,
  rejectImport,
  resumeImport,
  startImport,
  submitImport,
} from './import.ts';
export { getImportColumns, mapImportColumns } from './importColumns.ts';
export {
  assignSubmission,
  changeSubmissions,
  exportSubmissions,
  getSubmission,
  handleSubmission,
  listAssignees,
  listReplies,
  listSubmissions,
  openSubmission,
  revealAnswer,
  sendReply,
} from './inbox.ts';
export {
  createMediaFolder,
  deleteMediaFolder,
  findMedia,
  getMedia,
  listMedia,
  mediaOverview,
  renameMediaFolder,
  replaceMedia,
  restoreMedia,
  trashMedia,
  updateMedia,
  uploadToLibrary,
} from './library.ts';
export { searchLinks } from './links.ts';
export {
  assignEntries,
  bulkEntries,
  countEntries,
  deleteView,
  discardDraft,
  duplicateEntry,
  listAllEntries,
  listEntries,
  listEntryAssignees,
  listViews,
  purgeEntry,
  restoreEntry,
  saveView,
  trashEntry,
} from './lists.ts';
export { uploadFile, uploadMedia } from './media.ts';
export { adminMenu, editableMenu, mainMenu, urduMenu } from './menu.ts';
export { getMoment, momentDays, momentPages, momentRange, momentVersions, openMoment } from './moment.ts';
export { listNavDays } from './nav.ts';
export {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  saveNotificationSettings,
} from './notification.ts';
export { getOperations, giveUpMessage, listQueue, retryMessage } from './operations.ts';
export { baseChanges, listParity, publishBoth } from './parity.ts';
export {
  addPasskey,
  listPasskeys,
  passkeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkey.ts';
export {
  changePassword,
  endUserSessions,
  forgotPassword,
  inviteUser,
  ownSessions,
  setPassword,
  userSessions,
} from './password.ts';
export { getContent, getPagePosts, searchPages, updatedDate } from './post.ts';
export { endPresence, notePresence } from './presence.ts';
export { getFundHistory, getPublicNavDay } from './priceHistory.ts';
export {
  approvePrices,
  deleteHoliday,
  discardPriceDraft,
  disclosureClock,
  getPriceSheet,
  listAnnouncements,
  listHolidays,
  saveHoliday,
  savePriceDraft,
  sendBackPrice,
  submitPrices,
} from './prices.ts';
export { readEntries, readEntry } from './read.ts';
export { createReadToken, listReadTokens, revokeReadToken } from './readTokens.ts';
export {
  countAddresses,
  createRedirect,
  deleteRedirect,
  ignoreAddress,
  listMissedAddresses,
  listRedirects,
  tryAddress,
  updateRedirect,
} from './redirects.ts';
export {
  acknowledgeRelease,
  addToRelease,
  approveRelease,
  cancelRelease,
  createRelease,
  getRelease,
  listReleases,
  planRevert,
  scheduleRelease,
  settleRevert,
  takeFromRelease,
} from './release.ts';
export {
  approvalRules,
  approveVersions,
  commentReview,
  getReview,
  requestChanges,
  resolveComment,
  reviewCount,
  reviewQueue,
  sendForReview,
  setApprovalRule,
  withdrawReview,
} from './review.ts';
export { createRole, deleteRole, listRoles, updateRole } from './role.ts';
export { listSecondStepRules, setSecondStepRule } from './secondStep.ts';
export { checkSession, legacyLogin, login, logout, refresh, register } from './session.ts';
export { getSettings } from './settings.ts';
export { importEntries } from './sheets.ts';
export {
  getItemGroups,
  getItems,
  getLinks,
  getListedFiles,
  getNavBoard,
  getPage,
  getPaths,
  getPreview,
  getSitemap,
} from './site.ts';
export { confirmTotp, startTotp, stopTotp, totpState } from './totp.ts';
export { createUser, listUsers, updateUser } from './user.ts';
export {
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  retryDelivery,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';
