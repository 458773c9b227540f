// Written by `npm run registries` from src/nouns.ts and what the features export.
import type { Api } from '../api.ts'
import { articleHandlers } from '../features/catalogue/articles/handlers.ts'
import { articleOfficeHandlers } from '../features/catalogue/articles/office/handlers.ts'
import { leaveOfficeHandlers } from '../features/catalogue/examiner-leaves/office/handlers.ts'
import { examinerHandlers } from '../features/catalogue/examiners/handlers.ts'
import { examinerOfficeHandlers } from '../features/catalogue/examiners/office/handlers.ts'
import { scheduleHandlers } from '../features/catalogue/schedules/handlers.ts'
import { scheduleOfficeHandlers } from '../features/catalogue/schedules/office/handlers.ts'
import { schemeOfficeHandlers } from '../features/catalogue/schemes/office/handlers.ts'
import { tutorialHandlers } from '../features/catalogue/tutorial/handlers.ts'
import { tutorialOfficeHandlers } from '../features/catalogue/tutorial/office/handlers.ts'
import { venueHandlers } from '../features/catalogue/venues/handlers.ts'
import { venueOfficeHandlers } from '../features/catalogue/venues/office/handlers.ts'
import { accommodationHandlers } from '../features/certification/accommodations/handlers.ts'
import { accommodationOfficeHandlers } from '../features/certification/accommodations/office/handlers.ts'
import { appealOfficeHandlers } from '../features/certification/appeals/office/handlers.ts'
import { applicationHandlers } from '../features/certification/applications/handlers.ts'
import { applicationOfficeHandlers } from '../features/certification/applications/office/handlers.ts'
import { assessmentPaperOfficeHandlers } from '../features/certification/assessment-papers/office/handlers.ts'
import { bookkeepingHandlers } from '../features/certification/bookkeeping/office/handlers.ts'
import { certificateHandlers } from '../features/certification/certificates/handlers.ts'
import { certificateOfficeHandlers } from '../features/certification/certificates/office/handlers.ts'
import { chargeHandlers } from '../features/certification/charges/handlers.ts'
import { chargeOfficeHandlers } from '../features/certification/charges/office/handlers.ts'
import { decisionHandlers } from '../features/certification/decisions/handlers.ts'
import { decisionOfficeHandlers } from '../features/certification/decisions/office/handlers.ts'
import { employerHandlers } from '../features/certification/employers/handlers.ts'
import { employerOfficeHandlers } from '../features/certification/employers/office/handlers.ts'
import { examRecordOfficeHandlers } from '../features/certification/exam-records/office/handlers.ts'
import { examinationHandlers } from '../features/certification/examination/handlers.ts'
import {
  arrivalOfficeHandlers,
  examinationOfficeHandlers,
  scoringOfficeHandlers,
} from '../features/certification/examination/office/handlers.ts'
import { formOfficeHandlers } from '../features/certification/forms/office/handlers.ts'
import { holderHandlers } from '../features/certification/holders/handlers.ts'
import { holderOfficeHandlers } from '../features/certification/holders/office/handlers.ts'
import { honorariumOfficeHandlers } from '../features/certification/honoraria/office/handlers.ts'
import { invoiceHandlers } from '../features/certification/invoices/handlers.ts'
import { invoiceOfficeHandlers } from '../features/certification/invoices/office/handlers.ts'
import { itemStatisticsOfficeHandlers } from '../features/certification/item-statistics/office/handlers.ts'
import { itemOfficeHandlers } from '../features/certification/items/office/handlers.ts'
import { keyCorrectionOfficeHandlers } from '../features/certification/key-corrections/office/handlers.ts'
import { markingOfficeHandlers } from '../features/certification/marking/office/handlers.ts'
import { ministrySampleOfficeHandlers } from '../features/certification/ministry-samples/office/handlers.ts'
import { misconductHandlers } from '../features/certification/misconduct/handlers.ts'
import { misconductOfficeHandlers } from '../features/certification/misconduct/office/handlers.ts'
import { pastRecordHandlers } from '../features/certification/past-records/handlers.ts'
import { pastRecordOfficeHandlers } from '../features/certification/past-records/office/handlers.ts'
import { recordClaimOfficeHandlers } from '../features/certification/record-claims/office/handlers.ts'
import { sanctionHandlers } from '../features/certification/sanctions/handlers.ts'
import { sanctionOfficeHandlers } from '../features/certification/sanctions/office/handlers.ts'
import { sittingHandlers } from '../features/certification/sittings/handlers.ts'
import { sittingOfficeHandlers } from '../features/certification/sittings/office/handlers.ts'
import { verificationHandlers } from '../features/certification/verification/handlers.ts'
import { walletHandlers } from '../features/certification/wallets/handlers.ts'
import { walletOfficeHandlers } from '../features/certification/wallets/office/handlers.ts'
import { webhookHandlers } from '../features/certification/webhooks/handlers.ts'
import { webhookOfficeHandlers } from '../features/certification/webhooks/office/handlers.ts'
import { accountHandlers, passkeyHandlers } from '../features/platform/accounts/handlers.ts'
import { apiKeyOfficeHandlers } from '../features/platform/api-keys/office/handlers.ts'
import { auditOfficeHandlers } from '../features/platform/audit/office/handlers.ts'
import { backupOfficeHandlers } from '../features/platform/backups/office/handlers.ts'
import { bankAccountOfficeHandlers } from '../features/platform/bank-accounts/office/handlers.ts'
import { calendarHandlers } from '../features/platform/calendar/handlers.ts'
import { channelHandlers } from '../features/platform/channels/handlers.ts'
import { channelOfficeHandlers } from '../features/platform/channels/office/handlers.ts'
import { documentDesignOfficeHandlers } from '../features/platform/document-designs/office/handlers.ts'
import { editionOfficeHandlers } from '../features/platform/editions/office/handlers.ts'
import { fileHandlers } from '../features/platform/files/handlers.ts'
import { fileOfficeHandlers } from '../features/platform/files/office/handlers.ts'
import { incidentOfficeHandlers } from '../features/platform/incidents/office/handlers.ts'
import { legalPageHandlers } from '../features/platform/legal-pages/handlers.ts'
import { legalPageOfficeHandlers } from '../features/platform/legal-pages/office/handlers.ts'
import { letterOfficeHandlers } from '../features/platform/letters/office/handlers.ts'
import { mailOfficeHandlers } from '../features/platform/mails/office/handlers.ts'
import { notificationHandlers } from '../features/platform/notifications/handlers.ts'
import { numberSeriesOfficeHandlers } from '../features/platform/number-series/office/handlers.ts'
import { pendingChangeOfficeHandlers } from '../features/platform/pending-changes/office/handlers.ts'
import { personalDataHandlers } from '../features/platform/personal-data/handlers.ts'
import { personalDataOfficeHandlers } from '../features/platform/personal-data/office/handlers.ts'
import { portalHandlers } from '../features/platform/portal/handlers.ts'
import { portalOfficeHandlers } from '../features/platform/portal/office/handlers.ts'
import { readerOfficeHandlers } from '../features/platform/readers/office/handlers.ts'
import { regulationHandlers } from '../features/platform/regulations/handlers.ts'
import { regulationOfficeHandlers } from '../features/platform/regulations/office/handlers.ts'
import { savedViewOfficeHandlers } from '../features/platform/saved-views/office/handlers.ts'
import { securityLogHandlers } from '../features/platform/security-log/handlers.ts'
import { securityLogOfficeHandlers } from '../features/platform/security-log/office/handlers.ts'
import { settingsOfficeHandlers } from '../features/platform/settings/office/handlers.ts'
import { signingHandlers } from '../features/platform/signing/handlers.ts'
import { signingOfficeHandlers } from '../features/platform/signing/office/handlers.ts'
import { siteContentHandlers } from '../features/platform/site-content/handlers.ts'
import { siteContentOfficeHandlers } from '../features/platform/site-content/office/handlers.ts'
import { staffOfficeHandlers } from '../features/platform/staff/office/handlers.ts'
import { twoFactorResetOfficeHandlers } from '../features/platform/two-factor-resets/office/handlers.ts'
import { aiStatementHandlers } from '../features/service/ai-statements/handlers.ts'
import { aiStatementOfficeHandlers } from '../features/service/ai-statements/office/handlers.ts'
import { assessorFolderOfficeHandlers } from '../features/service/assessor-folder/office/handlers.ts'
import { calendarFeedHandlers } from '../features/service/calendar-feed/handlers.ts'
import { calibrationOfficeHandlers } from '../features/service/calibration/office/handlers.ts'
import { competenceOfficeHandlers } from '../features/service/competence/office/handlers.ts'
import { complaintHandlers } from '../features/service/complaints/handlers.ts'
import { complaintOfficeHandlers } from '../features/service/complaints/office/handlers.ts'
import { paperOfficeHandlers } from '../features/service/controlled-papers/office/handlers.ts'
import { dashboardHandlers } from '../features/service/dashboard/handlers.ts'
import { dataRequestOfficeHandlers } from '../features/service/data-requests/office/handlers.ts'
import { deskOfficeHandlers } from '../features/service/desk/office/handlers.ts'
import { monitoringOfficeHandlers } from '../features/service/examiner-monitoring/office/handlers.ts'
import { findingOfficeHandlers } from '../features/service/findings/office/handlers.ts'
import { impactOfficeHandlers } from '../features/service/impact-assessments/office/handlers.ts'
import { riskOfficeHandlers } from '../features/service/impartiality-risks/office/handlers.ts'
import { importOfficeHandlers } from '../features/service/imports/office/handlers.ts'
import { internalAuditOfficeHandlers } from '../features/service/internal-audits/office/handlers.ts'
import { managementFigureHandlers } from '../features/service/management-figures/office/handlers.ts'
import { reviewOfficeHandlers } from '../features/service/management-reviews/office/handlers.ts'
import { markReportHandlers } from '../features/service/mark-reports/handlers.ts'
import { markReportOfficeHandlers } from '../features/service/mark-reports/office/handlers.ts'
import { participantOfficeHandlers } from '../features/service/participants/office/handlers.ts'
import { peopleOfficeHandlers } from '../features/service/people/office/handlers.ts'
import { processingOfficeHandlers } from '../features/service/processing-register/office/handlers.ts'
import { qualityOfficeHandlers } from '../features/service/quality/office/handlers.ts'
import { regulationRegisterHandlers } from '../features/service/regulation-register/office/handlers.ts'
import { deletionHandlers } from '../features/service/retention/handlers.ts'
import { deletionOfficeHandlers, retentionOfficeHandlers } from '../features/service/retention/office/handlers.ts'
import { serviceFigureHandlers } from '../features/service/service-figures/handlers.ts'
import { trainingProviderOfficeHandlers } from '../features/service/training-providers/office/handlers.ts'
import { dutyHandlers } from '../features/upkeep/duties/handlers.ts'
import { dutyOfficeHandlers } from '../features/upkeep/duties/office/handlers.ts'
import { evaluationHandlers } from '../features/upkeep/evaluation/handlers.ts'
import { evaluationOfficeHandlers } from '../features/upkeep/evaluation/office/handlers.ts'
import { maintenanceHandlers } from '../features/upkeep/maintenance/handlers.ts'
import { maintenanceOfficeHandlers } from '../features/upkeep/maintenance/office/handlers.ts'
import { reportingHandlers } from '../features/upkeep/reporting/handlers.ts'
import { reportingOfficeHandlers } from '../features/upkeep/reporting/office/handlers.ts'
import { sampleAuditOfficeHandlers } from '../features/upkeep/sample-audits/office/handlers.ts'
import { surveillancePlanOfficeHandlers } from '../features/upkeep/surveillance-plans/office/handlers.ts'
import type { Context } from '../ground/context.ts'
import type { Handlers } from '../lib/calls/handler.ts'

/** A handler for each call of the product; a missing one does not compile. */
export const handlers: Handlers<Api, Context> = {
  ...passkeyHandlers,
  ...accountHandlers,
  ...applicationHandlers,
  ...invoiceHandlers,
  ...chargeHandlers,
  ...employerHandlers,
  ...pastRecordHandlers,
  ...scheduleHandlers,
  ...examinationHandlers,
  ...accommodationHandlers,
  ...sittingHandlers,
  ...complaintHandlers,
  ...decisionHandlers,
  ...misconductHandlers,
  ...certificateHandlers,
  ...sanctionHandlers,
  ...holderHandlers,
  ...dutyHandlers,
  ...reportingHandlers,
  ...maintenanceHandlers,
  ...evaluationHandlers,
  ...venueHandlers,
  ...examinerHandlers,
  ...siteContentHandlers,
  ...legalPageHandlers,
  ...articleHandlers,
  ...tutorialHandlers,
  ...serviceFigureHandlers,
  ...markReportHandlers,
  ...aiStatementHandlers,
  ...regulationHandlers,
  ...portalHandlers,
  ...personalDataHandlers,
  ...securityLogHandlers,
  ...deletionHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  ...calendarHandlers,
  ...calendarFeedHandlers,
  ...channelHandlers,
  ...signingHandlers,
  ...verificationHandlers,
  ...webhookHandlers,
  ...walletHandlers,
  ...dashboardHandlers,
  ...applicationOfficeHandlers,
  ...invoiceOfficeHandlers,
  ...bookkeepingHandlers,
  ...chargeOfficeHandlers,
  ...employerOfficeHandlers,
  ...pastRecordOfficeHandlers,
  ...recordClaimOfficeHandlers,
  ...scheduleOfficeHandlers,
  ...arrivalOfficeHandlers,
  ...scoringOfficeHandlers,
  ...examinationOfficeHandlers,
  ...accommodationOfficeHandlers,
  ...examRecordOfficeHandlers,
  ...sittingOfficeHandlers,
  ...assessmentPaperOfficeHandlers,
  ...leaveOfficeHandlers,
  ...honorariumOfficeHandlers,
  ...itemOfficeHandlers,
  ...formOfficeHandlers,
  ...markingOfficeHandlers,
  ...itemStatisticsOfficeHandlers,
  ...keyCorrectionOfficeHandlers,
  ...complaintOfficeHandlers,
  ...decisionOfficeHandlers,
  ...misconductOfficeHandlers,
  ...appealOfficeHandlers,
  ...peopleOfficeHandlers,
  ...participantOfficeHandlers,
  ...certificateOfficeHandlers,
  ...sanctionOfficeHandlers,
  ...holderOfficeHandlers,
  ...ministrySampleOfficeHandlers,
  ...dutyOfficeHandlers,
  ...reportingOfficeHandlers,
  ...maintenanceOfficeHandlers,
  ...sampleAuditOfficeHandlers,
  ...evaluationOfficeHandlers,
  ...surveillancePlanOfficeHandlers,
  ...schemeOfficeHandlers,
  ...venueOfficeHandlers,
  ...examinerOfficeHandlers,
  ...siteContentOfficeHandlers,
  ...legalPageOfficeHandlers,
  ...articleOfficeHandlers,
  ...tutorialOfficeHandlers,
  ...letterOfficeHandlers,
  ...managementFigureHandlers,
  ...qualityOfficeHandlers,
  ...findingOfficeHandlers,
  ...internalAuditOfficeHandlers,
  ...riskOfficeHandlers,
  ...competenceOfficeHandlers,
  ...paperOfficeHandlers,
  ...reviewOfficeHandlers,
  ...calibrationOfficeHandlers,
  ...monitoringOfficeHandlers,
  ...markReportOfficeHandlers,
  ...trainingProviderOfficeHandlers,
  ...regulationRegisterHandlers,
  ...impactOfficeHandlers,
  ...aiStatementOfficeHandlers,
  ...editionOfficeHandlers,
  ...regulationOfficeHandlers,
  ...assessorFolderOfficeHandlers,
  ...portalOfficeHandlers,
  ...bankAccountOfficeHandlers,
  ...pendingChangeOfficeHandlers,
  ...settingsOfficeHandlers,
  ...numberSeriesOfficeHandlers,
  ...documentDesignOfficeHandlers,
  ...staffOfficeHandlers,
  ...twoFactorResetOfficeHandlers,
  ...readerOfficeHandlers,
  ...personalDataOfficeHandlers,
  ...auditOfficeHandlers,
  ...securityLogOfficeHandlers,
  ...incidentOfficeHandlers,
  ...deletionOfficeHandlers,
  ...retentionOfficeHandlers,
  ...dataRequestOfficeHandlers,
  ...processingOfficeHandlers,
  ...fileOfficeHandlers,
  ...backupOfficeHandlers,
  ...channelOfficeHandlers,
  ...signingOfficeHandlers,
  ...apiKeyOfficeHandlers,
  ...webhookOfficeHandlers,
  ...walletOfficeHandlers,
  ...mailOfficeHandlers,
  ...importOfficeHandlers,
  ...savedViewOfficeHandlers,
  ...deskOfficeHandlers,
}
