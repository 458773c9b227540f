// Written by `npm run registries` from src/nouns.ts and what the features export.
import type { Access } from './access.ts'
import { articleCalls } from './features/catalogue/articles/contract.ts'
import { articleOfficeCalls } from './features/catalogue/articles/office/contract.ts'
import { leaveOfficeCalls } from './features/catalogue/examiner-leaves/office/contract.ts'
import { examinerCalls } from './features/catalogue/examiners/contract.ts'
import { examinerOfficeCalls } from './features/catalogue/examiners/office/contract.ts'
import { scheduleCalls } from './features/catalogue/schedules/contract.ts'
import { scheduleOfficeCalls } from './features/catalogue/schedules/office/contract.ts'
import { schemeOfficeCalls } from './features/catalogue/schemes/office/contract.ts'
import { tutorialCalls } from './features/catalogue/tutorial/contract.ts'
import { tutorialOfficeCalls } from './features/catalogue/tutorial/office/contract.ts'
import { venueCalls } from './features/catalogue/venues/contract.ts'
import { venueOfficeCalls } from './features/catalogue/venues/office/contract.ts'
import { accommodationCalls } from './features/certification/accommodations/contract.ts'
import { accommodationOfficeCalls } from './features/certification/accommodations/office/contract.ts'
import { appealOfficeCalls } from './features/certification/appeals/office/contract.ts'
import { applicationCalls } from './features/certification/applications/contract.ts'
import { applicationOfficeCalls } from './features/certification/applications/office/contract.ts'
import { assessmentPaperOfficeCalls } from './features/certification/assessment-papers/office/contract.ts'
import { bookkeepingCalls } from './features/certification/bookkeeping/office/contract.ts'
import { certificateCalls } from './features/certification/certificates/contract.ts'
import { certificateOfficeCalls } from './features/certification/certificates/office/contract.ts'
import { chargeCalls } from './features/certification/charges/contract.ts'
import { chargeOfficeCalls } from './features/certification/charges/office/contract.ts'
import { decisionCalls } from './features/certification/decisions/contract.ts'
import { decisionOfficeCalls } from './features/certification/decisions/office/contract.ts'
import { employerCalls } from './features/certification/employers/contract.ts'
import { employerOfficeCalls } from './features/certification/employers/office/contract.ts'
import { examRecordOfficeCalls } from './features/certification/exam-records/office/contract.ts'
import { examinationCalls } from './features/certification/examination/contract.ts'
import {
  arrivalOfficeCalls,
  examinationOfficeCalls,
  scoringOfficeCalls,
} from './features/certification/examination/office/contract.ts'
import { formOfficeCalls } from './features/certification/forms/office/contract.ts'
import { holderCalls } from './features/certification/holders/contract.ts'
import { holderOfficeCalls } from './features/certification/holders/office/contract.ts'
import { honorariumOfficeCalls } from './features/certification/honoraria/office/contract.ts'
import { invoiceCalls } from './features/certification/invoices/contract.ts'
import { invoiceOfficeCalls } from './features/certification/invoices/office/contract.ts'
import { itemStatisticsOfficeCalls } from './features/certification/item-statistics/office/contract.ts'
import { itemOfficeCalls } from './features/certification/items/office/contract.ts'
import { keyCorrectionOfficeCalls } from './features/certification/key-corrections/office/contract.ts'
import { markingOfficeCalls } from './features/certification/marking/office/contract.ts'
import { ministrySampleOfficeCalls } from './features/certification/ministry-samples/office/contract.ts'
import { misconductCalls } from './features/certification/misconduct/contract.ts'
import { misconductOfficeCalls } from './features/certification/misconduct/office/contract.ts'
import { pastRecordCalls } from './features/certification/past-records/contract.ts'
import { pastRecordOfficeCalls } from './features/certification/past-records/office/contract.ts'
import { recordClaimOfficeCalls } from './features/certification/record-claims/office/contract.ts'
import { sanctionCalls } from './features/certification/sanctions/contract.ts'
import { sanctionOfficeCalls } from './features/certification/sanctions/office/contract.ts'
import { sittingCalls } from './features/certification/sittings/contract.ts'
import { sittingOfficeCalls } from './features/certification/sittings/office/contract.ts'
import { verificationCalls } from './features/certification/verification/contract.ts'
import { walletCalls } from './features/certification/wallets/contract.ts'
import { walletOfficeCalls } from './features/certification/wallets/office/contract.ts'
import { webhookCalls } from './features/certification/webhooks/contract.ts'
import { webhookOfficeCalls } from './features/certification/webhooks/office/contract.ts'
import { accountCalls, passkeyCalls } from './features/platform/accounts/contract.ts'
import { apiKeyOfficeCalls } from './features/platform/api-keys/office/contract.ts'
import { auditOfficeCalls } from './features/platform/audit/office/contract.ts'
import { backupOfficeCalls } from './features/platform/backups/office/contract.ts'
import { bankAccountOfficeCalls } from './features/platform/bank-accounts/office/contract.ts'
import { calendarCalls } from './features/platform/calendar/contract.ts'
import { channelCalls } from './features/platform/channels/contract.ts'
import { channelOfficeCalls } from './features/platform/channels/office/contract.ts'
import { documentDesignOfficeCalls } from './features/platform/document-designs/office/contract.ts'
import { editionOfficeCalls } from './features/platform/editions/office/contract.ts'
import { fileCalls } from './features/platform/files/contract.ts'
import { fileOfficeCalls } from './features/platform/files/office/contract.ts'
import { incidentOfficeCalls } from './features/platform/incidents/office/contract.ts'
import { consentCalls, legalPageCalls } from './features/platform/legal-pages/contract.ts'
import { legalPageOfficeCalls } from './features/platform/legal-pages/office/contract.ts'
import { letterOfficeCalls } from './features/platform/letters/office/contract.ts'
import { mailOfficeCalls } from './features/platform/mails/office/contract.ts'
import { notificationCalls } from './features/platform/notifications/contract.ts'
import { numberSeriesOfficeCalls } from './features/platform/number-series/office/contract.ts'
import { pendingChangeOfficeCalls } from './features/platform/pending-changes/office/contract.ts'
import { personalDataCalls } from './features/platform/personal-data/contract.ts'
import { personalDataOfficeCalls } from './features/platform/personal-data/office/contract.ts'
import { portalCalls } from './features/platform/portal/contract.ts'
import { portalOfficeCalls } from './features/platform/portal/office/contract.ts'
import { readerOfficeCalls } from './features/platform/readers/office/contract.ts'
import { regulationCalls } from './features/platform/regulations/contract.ts'
import { regulationOfficeCalls } from './features/platform/regulations/office/contract.ts'
import { savedViewOfficeCalls } from './features/platform/saved-views/office/contract.ts'
import { securityLogCalls } from './features/platform/security-log/contract.ts'
import { securityLogOfficeCalls } from './features/platform/security-log/office/contract.ts'
import { settingsOfficeCalls } from './features/platform/settings/office/contract.ts'
import { signingCalls } from './features/platform/signing/contract.ts'
import { signingOfficeCalls } from './features/platform/signing/office/contract.ts'
import { siteContentCalls } from './features/platform/site-content/contract.ts'
import { siteContentOfficeCalls } from './features/platform/site-content/office/contract.ts'
import { staffOfficeCalls } from './features/platform/staff/office/contract.ts'
import { twoFactorResetOfficeCalls } from './features/platform/two-factor-resets/office/contract.ts'
import { aiStatementCalls } from './features/service/ai-statements/contract.ts'
import { aiStatementOfficeCalls } from './features/service/ai-statements/office/contract.ts'
import { assessorFolderOfficeCalls } from './features/service/assessor-folder/office/contract.ts'
import { calendarFeedCalls } from './features/service/calendar-feed/contract.ts'
import { calibrationOfficeCalls } from './features/service/calibration/office/contract.ts'
import { competenceOfficeCalls } from './features/service/competence/office/contract.ts'
import { complaintCalls } from './features/service/complaints/contract.ts'
import { complaintOfficeCalls } from './features/service/complaints/office/contract.ts'
import { paperOfficeCalls } from './features/service/controlled-papers/office/contract.ts'
import { dashboardCalls } from './features/service/dashboard/contract.ts'
import { dataRequestOfficeCalls } from './features/service/data-requests/office/contract.ts'
import { deskOfficeCalls } from './features/service/desk/office/contract.ts'
import { monitoringOfficeCalls } from './features/service/examiner-monitoring/office/contract.ts'
import { findingOfficeCalls } from './features/service/findings/office/contract.ts'
import { impactOfficeCalls } from './features/service/impact-assessments/office/contract.ts'
import { riskOfficeCalls } from './features/service/impartiality-risks/office/contract.ts'
import { importOfficeCalls } from './features/service/imports/office/contract.ts'
import { internalAuditOfficeCalls } from './features/service/internal-audits/office/contract.ts'
import { managementFigureCalls } from './features/service/management-figures/office/contract.ts'
import { reviewOfficeCalls } from './features/service/management-reviews/office/contract.ts'
import { markReportCalls } from './features/service/mark-reports/contract.ts'
import { markReportOfficeCalls } from './features/service/mark-reports/office/contract.ts'
import { participantOfficeCalls } from './features/service/participants/office/contract.ts'
import { peopleOfficeCalls } from './features/service/people/office/contract.ts'
import { processingOfficeCalls } from './features/service/processing-register/office/contract.ts'
import { qualityOfficeCalls } from './features/service/quality/office/contract.ts'
import { regulationRegisterCalls } from './features/service/regulation-register/office/contract.ts'
import { deletionCalls } from './features/service/retention/contract.ts'
import { deletionOfficeCalls, retentionOfficeCalls } from './features/service/retention/office/contract.ts'
import { serviceFigureCalls } from './features/service/service-figures/contract.ts'
import { trainingProviderOfficeCalls } from './features/service/training-providers/office/contract.ts'
import { dutyCalls } from './features/upkeep/duties/contract.ts'
import { dutyOfficeCalls } from './features/upkeep/duties/office/contract.ts'
import { evaluationCalls } from './features/upkeep/evaluation/contract.ts'
import { evaluationOfficeCalls } from './features/upkeep/evaluation/office/contract.ts'
import { maintenanceCalls } from './features/upkeep/maintenance/contract.ts'
import { maintenanceOfficeCalls } from './features/upkeep/maintenance/office/contract.ts'
import { reportingCalls } from './features/upkeep/reporting/contract.ts'
import { reportingOfficeCalls } from './features/upkeep/reporting/office/contract.ts'
import { sampleAuditOfficeCalls } from './features/upkeep/sample-audits/office/contract.ts'
import { surveillancePlanOfficeCalls } from './features/upkeep/surveillance-plans/office/contract.ts'
import type { Call } from './lib/calls/call.ts'
import type { ProblemCode } from './problems.ts'

/** The calls of the public site and the member area: the only ones that their browser program learns of. */
export const portalApi = {
  ...passkeyCalls,
  ...accountCalls,
  ...applicationCalls,
  ...invoiceCalls,
  ...chargeCalls,
  ...employerCalls,
  ...pastRecordCalls,
  ...scheduleCalls,
  ...examinationCalls,
  ...accommodationCalls,
  ...sittingCalls,
  ...complaintCalls,
  ...decisionCalls,
  ...misconductCalls,
  ...certificateCalls,
  ...sanctionCalls,
  ...holderCalls,
  ...dutyCalls,
  ...reportingCalls,
  ...maintenanceCalls,
  ...evaluationCalls,
  ...venueCalls,
  ...examinerCalls,
  ...siteContentCalls,
  ...consentCalls,
  ...legalPageCalls,
  ...articleCalls,
  ...tutorialCalls,
  ...serviceFigureCalls,
  ...markReportCalls,
  ...aiStatementCalls,
  ...regulationCalls,
  ...portalCalls,
  ...personalDataCalls,
  ...securityLogCalls,
  ...deletionCalls,
  ...fileCalls,
  ...notificationCalls,
  ...calendarCalls,
  ...calendarFeedCalls,
  ...channelCalls,
  ...signingCalls,
  ...verificationCalls,
  ...webhookCalls,
  ...walletCalls,
  ...dashboardCalls,
} as const satisfies Record<string, Call<Access, ProblemCode>>

/** The calls of the back office. */
export const officeApi = {
  ...applicationOfficeCalls,
  ...invoiceOfficeCalls,
  ...bookkeepingCalls,
  ...chargeOfficeCalls,
  ...employerOfficeCalls,
  ...pastRecordOfficeCalls,
  ...recordClaimOfficeCalls,
  ...scheduleOfficeCalls,
  ...arrivalOfficeCalls,
  ...scoringOfficeCalls,
  ...examinationOfficeCalls,
  ...accommodationOfficeCalls,
  ...examRecordOfficeCalls,
  ...sittingOfficeCalls,
  ...assessmentPaperOfficeCalls,
  ...leaveOfficeCalls,
  ...honorariumOfficeCalls,
  ...itemOfficeCalls,
  ...formOfficeCalls,
  ...markingOfficeCalls,
  ...itemStatisticsOfficeCalls,
  ...keyCorrectionOfficeCalls,
  ...complaintOfficeCalls,
  ...decisionOfficeCalls,
  ...misconductOfficeCalls,
  ...appealOfficeCalls,
  ...peopleOfficeCalls,
  ...participantOfficeCalls,
  ...certificateOfficeCalls,
  ...sanctionOfficeCalls,
  ...holderOfficeCalls,
  ...ministrySampleOfficeCalls,
  ...dutyOfficeCalls,
  ...reportingOfficeCalls,
  ...maintenanceOfficeCalls,
  ...sampleAuditOfficeCalls,
  ...evaluationOfficeCalls,
  ...surveillancePlanOfficeCalls,
  ...schemeOfficeCalls,
  ...venueOfficeCalls,
  ...examinerOfficeCalls,
  ...siteContentOfficeCalls,
  ...consentCalls,
  ...legalPageOfficeCalls,
  ...articleOfficeCalls,
  ...tutorialOfficeCalls,
  ...letterOfficeCalls,
  ...managementFigureCalls,
  ...qualityOfficeCalls,
  ...findingOfficeCalls,
  ...internalAuditOfficeCalls,
  ...riskOfficeCalls,
  ...competenceOfficeCalls,
  ...paperOfficeCalls,
  ...reviewOfficeCalls,
  ...calibrationOfficeCalls,
  ...monitoringOfficeCalls,
  ...markReportOfficeCalls,
  ...trainingProviderOfficeCalls,
  ...regulationRegisterCalls,
  ...impactOfficeCalls,
  ...aiStatementOfficeCalls,
  ...editionOfficeCalls,
  ...regulationOfficeCalls,
  ...assessorFolderOfficeCalls,
  ...portalOfficeCalls,
  ...bankAccountOfficeCalls,
  ...pendingChangeOfficeCalls,
  ...settingsOfficeCalls,
  ...numberSeriesOfficeCalls,
  ...documentDesignOfficeCalls,
  ...staffOfficeCalls,
  ...twoFactorResetOfficeCalls,
  ...readerOfficeCalls,
  ...personalDataOfficeCalls,
  ...auditOfficeCalls,
  ...securityLogOfficeCalls,
  ...incidentOfficeCalls,
  ...deletionOfficeCalls,
  ...retentionOfficeCalls,
  ...dataRequestOfficeCalls,
  ...processingOfficeCalls,
  ...fileOfficeCalls,
  ...backupOfficeCalls,
  ...channelOfficeCalls,
  ...signingOfficeCalls,
  ...apiKeyOfficeCalls,
  ...webhookOfficeCalls,
  ...walletOfficeCalls,
  ...mailOfficeCalls,
  ...importOfficeCalls,
  ...savedViewOfficeCalls,
  ...deskOfficeCalls,
} as const satisfies Record<string, Call<Access, ProblemCode>>

/** Every call of the product. */
export const api = { ...portalApi, ...officeApi }

export type PortalApi = typeof portalApi
export type OfficeApi = typeof officeApi
export type Api = typeof api
