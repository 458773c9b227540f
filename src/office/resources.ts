// Written by `npm run registries` from src/nouns.ts and what the features export.
import { articleResources } from '../features/catalogue/articles/office/resources.tsx'
import { leaveResources } from '../features/catalogue/examiner-leaves/office/resources.tsx'
import { examinerResources } from '../features/catalogue/examiners/office/resources.tsx'
import { scheduleResources } from '../features/catalogue/schedules/office/resources.tsx'
import { schemeResources } from '../features/catalogue/schemes/office/resources.tsx'
import { tutorialResources } from '../features/catalogue/tutorial/office/resources.tsx'
import { venueResources } from '../features/catalogue/venues/office/resources.tsx'
import { accommodationResources } from '../features/certification/accommodations/office/resources.tsx'
import { appealResources } from '../features/certification/appeals/office/resources.tsx'
import { applicationResources } from '../features/certification/applications/office/resources.tsx'
import { bookkeepingResources } from '../features/certification/bookkeeping/office/resources.tsx'
import { certificateResources } from '../features/certification/certificates/office/resources.tsx'
import { chargeResources } from '../features/certification/charges/office/resources.tsx'
import { decisionResources } from '../features/certification/decisions/office/resources.tsx'
import { employerResources } from '../features/certification/employers/office/resources.tsx'
import { examRecordResources } from '../features/certification/exam-records/office/resources.tsx'
import { examinationResources } from '../features/certification/examination/office/resources.tsx'
import { formResources } from '../features/certification/forms/office/resources.tsx'
import { holderResources } from '../features/certification/holders/office/resources.tsx'
import { honorariumResources } from '../features/certification/honoraria/office/resources.tsx'
import { invoiceResources } from '../features/certification/invoices/office/resources.tsx'
import { itemResources } from '../features/certification/items/office/resources.tsx'
import { keyCorrectionResources } from '../features/certification/key-corrections/office/resources.tsx'
import { markingResources } from '../features/certification/marking/office/resources.tsx'
import { ministrySampleResources } from '../features/certification/ministry-samples/office/resources.tsx'
import { misconductResources } from '../features/certification/misconduct/office/resources.tsx'
import { pastRecordResources } from '../features/certification/past-records/office/resources.tsx'
import { recordClaimResources } from '../features/certification/record-claims/office/resources.tsx'
import { sanctionResources } from '../features/certification/sanctions/office/resources.tsx'
import { sittingResources } from '../features/certification/sittings/office/resources.tsx'
import { walletResources } from '../features/certification/wallets/office/resources.tsx'
import { webhookResources } from '../features/certification/webhooks/office/resources.tsx'
import { apiKeyResources } from '../features/platform/api-keys/office/resources.tsx'
import { auditResources } from '../features/platform/audit/office/resources.tsx'
import { backupResources } from '../features/platform/backups/office/resources.tsx'
import { bankAccountResources } from '../features/platform/bank-accounts/office/resources.tsx'
import { channelResources } from '../features/platform/channels/office/resources.tsx'
import { documentDesignResources } from '../features/platform/document-designs/office/resources.tsx'
import { editionResources } from '../features/platform/editions/office/resources.tsx'
import { incidentResources } from '../features/platform/incidents/office/resources.tsx'
import { legalPageResources } from '../features/platform/legal-pages/office/resources.tsx'
import { letterResources } from '../features/platform/letters/office/resources.tsx'
import { mailResources } from '../features/platform/mails/office/resources.tsx'
import { pendingChangeResources } from '../features/platform/pending-changes/office/resources.tsx'
import { personalDataResources } from '../features/platform/personal-data/office/resources.tsx'
import { portalResources } from '../features/platform/portal/office/resources.tsx'
import { readerResources } from '../features/platform/readers/office/resources.tsx'
import { securityLogResources } from '../features/platform/security-log/office/resources.tsx'
import { settingResources } from '../features/platform/settings/office/resources.tsx'
import { signingResources } from '../features/platform/signing/office/resources.tsx'
import { siteContentResources } from '../features/platform/site-content/office/resources.tsx'
import { staffResources } from '../features/platform/staff/office/resources.tsx'
import { aiStatementResources } from '../features/service/ai-statements/office/resources.tsx'
import { assessorFolderResources } from '../features/service/assessor-folder/office/resources.tsx'
import { calibrationResources } from '../features/service/calibration/office/resources.tsx'
import { competenceResources } from '../features/service/competence/office/resources.tsx'
import { complaintResources } from '../features/service/complaints/office/resources.tsx'
import { paperResources } from '../features/service/controlled-papers/office/resources.tsx'
import { dataRequestResources } from '../features/service/data-requests/office/resources.tsx'
import { monitoringResources } from '../features/service/examiner-monitoring/office/resources.tsx'
import { findingResources } from '../features/service/findings/office/resources.tsx'
import { impactResources } from '../features/service/impact-assessments/office/resources.tsx'
import { riskResources } from '../features/service/impartiality-risks/office/resources.tsx'
import { importResources } from '../features/service/imports/office/resources.tsx'
import { internalAuditResources } from '../features/service/internal-audits/office/resources.tsx'
import { managementFigureResources } from '../features/service/management-figures/office/resources.tsx'
import { reviewResources } from '../features/service/management-reviews/office/resources.tsx'
import { markReportResources } from '../features/service/mark-reports/office/resources.tsx'
import { peopleResources } from '../features/service/people/office/resources.tsx'
import { processingResources } from '../features/service/processing-register/office/resources.tsx'
import { qualityResources } from '../features/service/quality/office/resources.tsx'
import { regulationRegisterResources } from '../features/service/regulation-register/office/resources.tsx'
import { deletionResources, retentionResources } from '../features/service/retention/office/resources.tsx'
import { trainingProviderResources } from '../features/service/training-providers/office/resources.tsx'
import { dutyResources } from '../features/upkeep/duties/office/resources.tsx'
import { evaluationResources } from '../features/upkeep/evaluation/office/resources.tsx'
import { maintenanceResources } from '../features/upkeep/maintenance/office/resources.tsx'
import { reportingResources } from '../features/upkeep/reporting/office/resources.tsx'
import { sampleAuditResources } from '../features/upkeep/sample-audits/office/resources.tsx'
import { surveillancePlanResources } from '../features/upkeep/surveillance-plans/office/resources.tsx'
import type { OfficeResource } from './office-resource.ts'

/** Every resource of the office; within a group of the menu in this order. */
export const resources: OfficeResource[] = [
  ...applicationResources,
  ...invoiceResources,
  ...bookkeepingResources,
  ...chargeResources,
  ...employerResources,
  ...pastRecordResources,
  ...recordClaimResources,
  ...scheduleResources,
  ...examinationResources,
  ...accommodationResources,
  ...examRecordResources,
  ...sittingResources,
  ...leaveResources,
  ...honorariumResources,
  ...itemResources,
  ...formResources,
  ...markingResources,
  ...keyCorrectionResources,
  ...complaintResources,
  ...decisionResources,
  ...misconductResources,
  ...appealResources,
  ...peopleResources,
  ...certificateResources,
  ...sanctionResources,
  ...holderResources,
  ...ministrySampleResources,
  ...dutyResources,
  ...reportingResources,
  ...maintenanceResources,
  ...sampleAuditResources,
  ...evaluationResources,
  ...surveillancePlanResources,
  ...schemeResources,
  ...venueResources,
  ...examinerResources,
  ...siteContentResources,
  ...legalPageResources,
  ...articleResources,
  ...tutorialResources,
  ...letterResources,
  ...managementFigureResources,
  ...qualityResources,
  ...findingResources,
  ...internalAuditResources,
  ...riskResources,
  ...competenceResources,
  ...paperResources,
  ...reviewResources,
  ...calibrationResources,
  ...monitoringResources,
  ...markReportResources,
  ...trainingProviderResources,
  ...regulationRegisterResources,
  ...impactResources,
  ...aiStatementResources,
  ...editionResources,
  ...assessorFolderResources,
  ...portalResources,
  ...bankAccountResources,
  ...pendingChangeResources,
  ...settingResources,
  ...documentDesignResources,
  ...staffResources,
  ...readerResources,
  ...personalDataResources,
  ...auditResources,
  ...securityLogResources,
  ...incidentResources,
  ...deletionResources,
  ...retentionResources,
  ...dataRequestResources,
  ...processingResources,
  ...backupResources,
  ...channelResources,
  ...signingResources,
  ...apiKeyResources,
  ...webhookResources,
  ...walletResources,
  ...mailResources,
  ...importResources,
]
