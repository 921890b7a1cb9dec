/**
 * Limits that more than one part of the product must agree on. Sizes in bytes, times in milliseconds unless the name
 * says otherwise. Source of the visitor-facing ones: product specification, section 9.
 */
export const limits = {
  uploadBytes: 10_485_760,
  importBytes: 10_485_760,
  /** Below it the API is not ready: an upload, and a segment of the database's log (16 MiB). */
  leastFreeBytes: 33_554_432,
  /** Of a file whose fingerprint a visitor's browser works out: it is held in memory whole. */
  documentCheckBytes: 52_428_800,
  /** Hexadecimal digits of a SHA-256. */
  fingerprintLength: 64,
  fileNameLength: 200,
  textLength: 200,
  textAreaLength: 250,
  richTextLength: 200_000,
  slugLength: 120,
  pathDepth: 8,
  /** Levels of a body, far more than any form has. */
  jsonDepth: 64,
  seoPairs: 40,
  /** Characters that search engines mostly show. */
  seoTitleLength: 60,
  seoDescriptionLength: 155,
  /** Of a whole document's title, with the company. */
  documentTitleLength: 70,
  pairKeyLength: 100,
  pairValueLength: 2_000,
  listItems: 100,
  comparedFunds: 4,
  /** Of one answer, which serves all lists of files of a page. */
  listedFiles: 100,
  searchLength: 100,
  searchResults: 20,
  /** Words and phrases that stand for each other, in one entry; words of a phrase; characters of all. */
  synonyms: 40,
  synonymWords: 8,
  synonymsLength: 1_000,
  pageSize: 50,
  pageSizeMax: 200,
  listColumns: 5,
  listQueryLength: 2_000,
  /** A list counts its states no further. */
  countedEntries: 1_000,
  bulkEntries: 200,
  viewNameLength: 60,
  savedViews: 30,
  /** What was never public may be deleted for ever after so long in the trash. */
  trashDays: 30,
  menuDepth: 3,
  sessionCheckMs: 7_000,
  terminatedLogoutMs: 4_000,
  sessionLeavingMs: 60_000,
  accessTokenSeconds: 900,
  /** From signing in, whatever is done meanwhile. */
  sessionHours: 12,
  /** Without a key or a pointer used. */
  sessionIdleMinutes: 60,
  /** The staff area says so long before that a session ends. */
  sessionWarningMs: 300_000,
  /** How exactly the last use of a session is known. */
  sessionSeenMs: 15_000,
  /** So long a browser in which somebody signed in is known as theirs. */
  knownDeviceDays: 180,
  passkeys: 20,
  passkeyName: 60,
  /** Base64url characters of one part of what a browser sends; an attestation takes the most. */
  passkeyBytes: 20_000,
  passkeyChallengeMs: 300_000,
  refreshGraceMs: 10_000,
  previewTokenSeconds: 1_800,
  publishWaitMs: 5_000,
  /** Longer than proxies keep a connection (nginx: 60 s): else a request meets the end of the one that it reuses. */
  keepAliveMs: 75_000,
  /** Characters of the path that anything is asked for by: eight parts of 120, and what is before them. */
  requestPathLength: 1_000,
  /** Milliseconds that a server of pages waits for the API to begin its answer. */
  apiResponseMs: 15_000,
  reloadOnceMs: 60_000,
  searchDebounceMs: 1_000,
  /** A pause after which a calculator says its result and puts the inputs into the address. */
  calculatorPauseMs: 500,
  calculatorYears: 40,
  /** Per cent a year. */
  calculatorPercent: 20,
  /** Rupees a year. */
  calculatorIncome: 1_000_000_000_000,
  /** Rupees at once, and each month: with more, a double would not be right to the rupee. */
  calculatorLump: 1_000_000_000,
  calculatorMonthly: 10_000_000,
  stickyHeaderPx: 50,
  toastMs: 3_000,
  progressThrottleMs: 200,
  progressMs: 5_000,
  subscribedMessageMs: 5_000,
  callPopupCloseMs: 3_000,
  subscriberName: { min: 3, max: 50 },
  subscriberEmail: { min: 10, max: 50 },
  personName: 255,
  personEmail: 255,
  cityLength: 60,
  accountLength: 40,
  organisationLength: 120,
  callMessage: 500,
  contactMessage: 1_000,
  complaintMessage: 2_000,
  cnicDigits: 13,
  /** Uploads of visitors that no form was sent with are removed after this. */
  orphanUploadMs: 86_400_000,
  captchaMs: 600_000,
  confirmationDays: 7,
  /** To all together, so that neither the mail server nor the site has too much to do. */
  alertMailsPerSecond: 50,
  /** Runs in a row that a server refuses for good before the address is set aside. */
  alertRefusals: 3,
  /** An alert that no server took for so long is old. */
  alertGiveUpMs: 43_200_000,
  /** A report is told of after this, so that its translation can be published and a slip taken back. */
  reportAlertDelayMs: 300_000,
  /** Older reports are the archive, and prices of older days are no news. */
  reportAlertDays: 62,
  priceAlertDays: 4,
  /** After so long without a price, the mail of a day does not wait for a fund. */
  priceAlertGapDays: 14,
  /** Who was sent an alert is known for so long; the counts stay. */
  alertReceiptDays: 90,
  /** Refused addresses of a run that are listed. */
  alertRefusalsShown: 100,
  /** Of a public list, in one answer and on one page. */
  publicItems: 100,
  latestItems: 4,
  feedItems: 50,
  /** Pages in one part of the tree of all, and links that are asked for by their addresses. */
  siteMapPages: 500,
  askedLinks: 50,
  sitemapAddresses: 5_000,
  pricedFunds: 2_000,
  noteLength: 2_000,
  /** Of prices of one fund at once: 20 years with their leap days, about 900 KB of JSON before compression. */
  historyDays: 7_306,
  /** Monthly figures of one fund: its last ten years. */
  fundMonths: 120,
  /** Files of prices that a network may take in a row. */
  historyFiles: 30,
  /** Files of one fund's months, years and payouts that a network may take in a row: a page offers eight. */
  fundFiles: 200,
  /** Letters of a reason to let a disclosure rule be broken. */
  overrideReason: 10,
  /** Of a row of funds or prices that is mended by hand. */
  importCell: 300,
  /** Of a file that is imported; a sheet of more is read, but only these are shown and mapped. */
  importFileColumns: 200,
  /** Of an import, in one answer. */
  importFindings: 100,
  /** Of a day without a price, a correction or a holiday: one line on the fund's page. */
  priceReason: 200,
  staffNameLength: 80,
  roleNameLength: 60,
  customRoles: 40,
  secretLength: 32,
  passwordLength: { min: 12, max: 200 },
  /** The bell says `99+` beyond it. */
  notificationCount: 100,
  /** A release that goes live later than this after its time is told of. */
  lateReleaseMs: 300_000,
  /** Before a release goes live, or goes back, its people are reminded. */
  releaseReminderMs: 1_800_000,
  notificationDays: 90,
  /** Counts of the inbox say `999+` beyond it. */
  inboxCount: 1_000,
  resetLinkMinutes: 60,
  inviteLinkDays: 7,
  tagLength: 40,
  mediaTags: 20,
  folderNameLength: 60,
  /** Counts of the media library end here and say that there are more. */
  mediaCount: 10_000,
  /** Uses of a file that are listed. */
  mediaUses: 200,
  /** Characters of a document that the search knows. */
  pdfTextLength: 100_000,
  autosaveMs: 1_000,
  /** Also while somebody types without a pause. */
  autosaveAtLeastMs: 5_000,
  autosaveBytes: 1_000_000,
  autosavesPerPerson: 200,
  autosaveDays: 30,
  /** Revisions that a save names as known to it: what it sent without an answer is one of them. */
  autosaveRevisions: 20,
  /** Between two calls of an editor that says where somebody writes. */
  presenceMs: 5_000,
  presenceExpiryMs: 20_000,
  presentPeople: 20,
  fieldNameLength: 80,
  /** Text that did not reach the server stays in the browser. */
  localDraftDays: 7,
  /** Longer ones come from machines. */
  addressLength: 300,
  /** Days that hits of addresses are counted for, and kept. */
  addressHitDays: 30,
  /** Different missed addresses that are kept, those asked for most. */
  missedAddresses: 2_000,
  missedAddressesShown: 100,
  movedAddressesShown: 20,
  /** Entries that the screen of a tree shows. */
  treeItems: 1_000,
  /** Different addresses that the site counts between two messages to the API. */
  countedAddresses: 200,
  complaintReplyMs: 259_200_000,
  revealMs: 60_000,
  reasonLength: { min: 3, max: 200 },
  exportRows: 10_000,
  /** Entries in a CSV file; it is sent while it is read. */
  exportEntries: 100_000,
  /** Entries in a workbook, which is made whole before it is sent. */
  workbookEntries: 10_000,
  /** Characters of a workbook altogether. */
  workbookLength: 20_000_000,
  /** Entries that are chosen one by one for an export. */
  selectedEntries: 10_000,
  /** Characters that a spreadsheet keeps in a cell. */
  cellLength: 32_767,
  /** Rows of a file that is imported into a list, in one transaction. */
  sheetRows: 5_000,
  sheetColumns: 200,
  /** Findings of an import that are answered, and rows with their changes. */
  sheetFindings: 2_000,
  replySubject: 200,
  replyLength: 5_000,
  /** A message with more links is held as spam. */
  spamLinks: 3,
  leadRetentionMonths: 12,
  retentionMonthsMax: 240,
  /** Of a read token or a webhook. */
  integrationNameLength: 60,
  readTokens: 50,
  readTokenDaysMax: 366,
  webhooks: 20,
  webhookUrlLength: 500,
  webhookTimeoutMs: 8_000,
  webhookAttempts: 8,
  /** Each pause is four times the one before: 10 s at first, over 11 hours before the last attempt. */
  webhookRetryMs: 10_000,
  /** A webhook that failed for so long, or lost so many deliveries since the last that arrived, is turned off. */
  webhookFailingDays: 3,
  webhookLostDeliveries: 10,
  /** Of one webhook; older ones are removed. */
  webhookDeliveriesKept: 500,
  /** Characters of a receiver's response. */
  webhookResponseLength: 2_000,
} as const;
