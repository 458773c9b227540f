import type { Access } from './access.ts'
import { accountCalls } from './features/accounts/contract.ts'
import { articleCalls } from './features/articles/contract.ts'
import { articleOfficeCalls } from './features/articles/office-contract.ts'
import { auditOfficeCalls } from './features/audit/office-contract.ts'
import { certificateCalls } from './features/certificates/contract.ts'
import { certificateOfficeCalls } from './features/certificates/office-contract.ts'
import { certificationCalls } from './features/certification/contract.ts'
import { certificationOfficeCalls } from './features/certification/office-contract.ts'
import { complaintCalls } from './features/complaints/contract.ts'
import { complaintOfficeCalls } from './features/complaints/office-contract.ts'
import { decisionCalls } from './features/decisions/contract.ts'
import { decisionOfficeCalls } from './features/decisions/office-contract.ts'
import { deskOfficeCalls } from './features/desk/office-contract.ts'
import { dutyCalls } from './features/duties/contract.ts'
import { evaluationCalls } from './features/evaluation/contract.ts'
import { evaluationOfficeCalls } from './features/evaluation/office-contract.ts'
import { examinationCalls } from './features/examination/contract.ts'
import { examinationOfficeCalls } from './features/examination/office-contract.ts'
import { scoringOfficeCalls } from './features/examination/scoring-contract.ts'
import { examinerCalls } from './features/examiners/contract.ts'
import { examinerOfficeCalls } from './features/examiners/office-contract.ts'
import { fileCalls } from './features/files/contract.ts'
import { fileOfficeCalls } from './features/files/office-contract.ts'
import { holderCalls } from './features/holders/contract.ts'
import { holderOfficeCalls } from './features/holders/office-contract.ts'
import { invoiceCalls } from './features/invoices/contract.ts'
import { invoiceOfficeCalls } from './features/invoices/office-contract.ts'
import { mailOfficeCalls } from './features/mails/office-contract.ts'
import { maintenanceCalls } from './features/maintenance/contract.ts'
import { maintenanceOfficeCalls } from './features/maintenance/office-contract.ts'
import { notificationCalls } from './features/notifications/contract.ts'
import { personalDataCalls } from './features/personal-data/contract.ts'
import { personalDataOfficeCalls } from './features/personal-data/office-contract.ts'
import { reportingCalls } from './features/reporting/contract.ts'
import { reportingOfficeCalls } from './features/reporting/office-contract.ts'
import { sampleAuditOfficeCalls } from './features/sample-audits/office-contract.ts'
import { sanctionCalls } from './features/sanctions/contract.ts'
import { sanctionOfficeCalls } from './features/sanctions/office-contract.ts'
import { scheduleCalls } from './features/schedules/contract.ts'
import { scheduleOfficeCalls } from './features/schedules/office-contract.ts'
import { schemeOfficeCalls } from './features/schemes/office-contract.ts'
import { serviceFigureCalls } from './features/service-figures/contract.ts'
import { settingsOfficeCalls } from './features/settings/office-contract.ts'
import { siteContentCalls } from './features/site-content/contract.ts'
import { siteContentOfficeCalls } from './features/site-content/office-contract.ts'
import { staffOfficeCalls } from './features/staff/office-contract.ts'
import { tutorialCalls } from './features/tutorial/contract.ts'
import { tutorialOfficeCalls } from './features/tutorial/office-contract.ts'
import { venueCalls } from './features/venues/contract.ts'
import { venueOfficeCalls } from './features/venues/office-contract.ts'
import type { Call } from './lib/call.ts'
import type { ProblemCode } from './problems.ts'

/** The calls of the public site and the member area: the only ones that their browser program learns of. */
export const portalApi = {
  ...siteContentCalls,
  ...articleCalls,
  ...examinerCalls,
  ...venueCalls,
  ...scheduleCalls,
  ...tutorialCalls,
  ...fileCalls,
  ...accountCalls,
  ...personalDataCalls,
  ...certificationCalls,
  ...invoiceCalls,
  ...examinationCalls,
  ...decisionCalls,
  ...certificateCalls,
  ...holderCalls,
  ...reportingCalls,
  ...maintenanceCalls,
  ...evaluationCalls,
  ...sanctionCalls,
  ...complaintCalls,
  ...dutyCalls,
  ...notificationCalls,
  ...serviceFigureCalls,
} as const satisfies Record<string, Call<Access, ProblemCode>>

/** The calls of the back office. */
export const officeApi = {
  ...deskOfficeCalls,
  ...certificationOfficeCalls,
  ...invoiceOfficeCalls,
  ...examinationOfficeCalls,
  ...scoringOfficeCalls,
  ...decisionOfficeCalls,
  ...certificateOfficeCalls,
  ...holderOfficeCalls,
  ...reportingOfficeCalls,
  ...maintenanceOfficeCalls,
  ...sampleAuditOfficeCalls,
  ...evaluationOfficeCalls,
  ...sanctionOfficeCalls,
  ...complaintOfficeCalls,
  ...personalDataOfficeCalls,
  ...siteContentOfficeCalls,
  ...articleOfficeCalls,
  ...tutorialOfficeCalls,
  ...schemeOfficeCalls,
  ...scheduleOfficeCalls,
  ...venueOfficeCalls,
  ...examinerOfficeCalls,
  ...fileOfficeCalls,
  ...settingsOfficeCalls,
  ...staffOfficeCalls,
  ...auditOfficeCalls,
  ...mailOfficeCalls,
} as const satisfies Record<string, Call<Access, ProblemCode>>

/** Every call of the product. */
export const api = { ...portalApi, ...officeApi }

export type PortalApi = typeof portalApi
export type Api = typeof api
