import type { Api } from '../api.ts'
import { accountHandlers } from '../features/accounts/handlers.ts'
import { articleHandlers } from '../features/articles/handlers.ts'
import { articleOfficeHandlers } from '../features/articles/office-handlers.ts'
import { auditOfficeHandlers } from '../features/audit/office-handlers.ts'
import { certificateHandlers } from '../features/certificates/handlers.ts'
import { certificateOfficeHandlers } from '../features/certificates/office-handlers.ts'
import { certificationHandlers } from '../features/certification/handlers.ts'
import { certificationOfficeHandlers } from '../features/certification/office-handlers.ts'
import { complaintHandlers } from '../features/complaints/handlers.ts'
import { complaintOfficeHandlers } from '../features/complaints/office-handlers.ts'
import { decisionHandlers } from '../features/decisions/handlers.ts'
import { decisionOfficeHandlers } from '../features/decisions/office-handlers.ts'
import { deskOfficeHandlers } from '../features/desk/office-handlers.ts'
import { dutyHandlers } from '../features/duties/handlers.ts'
import { evaluationHandlers } from '../features/evaluation/handlers.ts'
import { evaluationOfficeHandlers } from '../features/evaluation/office-handlers.ts'
import { examinationHandlers } from '../features/examination/handlers.ts'
import { examinationOfficeHandlers } from '../features/examination/office-handlers.ts'
import { scoringOfficeHandlers } from '../features/examination/scoring-handlers.ts'
import { examinerHandlers } from '../features/examiners/handlers.ts'
import { examinerOfficeHandlers } from '../features/examiners/office-handlers.ts'
import { fileHandlers } from '../features/files/handlers.ts'
import { fileOfficeHandlers } from '../features/files/office-handlers.ts'
import { holderHandlers } from '../features/holders/handlers.ts'
import { holderOfficeHandlers } from '../features/holders/office-handlers.ts'
import { invoiceHandlers } from '../features/invoices/handlers.ts'
import { invoiceOfficeHandlers } from '../features/invoices/office-handlers.ts'
import { mailOfficeHandlers } from '../features/mails/office-handlers.ts'
import { maintenanceHandlers } from '../features/maintenance/handlers.ts'
import { maintenanceOfficeHandlers } from '../features/maintenance/office-handlers.ts'
import { notificationHandlers } from '../features/notifications/handlers.ts'
import { personalDataHandlers } from '../features/personal-data/handlers.ts'
import { personalDataOfficeHandlers } from '../features/personal-data/office-handlers.ts'
import { reportingHandlers } from '../features/reporting/handlers.ts'
import { reportingOfficeHandlers } from '../features/reporting/office-handlers.ts'
import { sampleAuditOfficeHandlers } from '../features/sample-audits/office-handlers.ts'
import { sanctionHandlers } from '../features/sanctions/handlers.ts'
import { sanctionOfficeHandlers } from '../features/sanctions/office-handlers.ts'
import { scheduleHandlers } from '../features/schedules/handlers.ts'
import { scheduleOfficeHandlers } from '../features/schedules/office-handlers.ts'
import { schemeOfficeHandlers } from '../features/schemes/office-handlers.ts'
import { serviceFigureHandlers } from '../features/service-figures/handlers.ts'
import { settingsOfficeHandlers } from '../features/settings/office-handlers.ts'
import { siteContentHandlers } from '../features/site-content/handlers.ts'
import { siteContentOfficeHandlers } from '../features/site-content/office-handlers.ts'
import { staffOfficeHandlers } from '../features/staff/office-handlers.ts'
import { tutorialHandlers } from '../features/tutorial/handlers.ts'
import { tutorialOfficeHandlers } from '../features/tutorial/office-handlers.ts'
import { venueHandlers } from '../features/venues/handlers.ts'
import { venueOfficeHandlers } from '../features/venues/office-handlers.ts'
import type { Handlers } from '../lib/handler.ts'
import type { Context } from './context.ts'

/** A handler for each call of the product; a missing one does not compile. */
export const handlers: Handlers<Api, Context> = {
  ...siteContentHandlers,
  ...articleHandlers,
  ...examinerHandlers,
  ...venueHandlers,
  ...scheduleHandlers,
  ...tutorialHandlers,
  ...fileHandlers,
  ...accountHandlers,
  ...personalDataHandlers,
  ...certificationHandlers,
  ...invoiceHandlers,
  ...certificateHandlers,
  ...decisionHandlers,
  ...examinationHandlers,
  ...holderHandlers,
  ...dutyHandlers,
  ...complaintOfficeHandlers,
  ...complaintHandlers,
  ...sampleAuditOfficeHandlers,
  ...sanctionOfficeHandlers,
  ...sanctionHandlers,
  ...evaluationOfficeHandlers,
  ...evaluationHandlers,
  ...maintenanceOfficeHandlers,
  ...maintenanceHandlers,
  ...reportingOfficeHandlers,
  ...reportingHandlers,
  ...notificationHandlers,
  ...serviceFigureHandlers,
  ...deskOfficeHandlers,
  ...certificationOfficeHandlers,
  ...invoiceOfficeHandlers,
  ...certificateOfficeHandlers,
  ...decisionOfficeHandlers,
  ...examinationOfficeHandlers,
  ...scoringOfficeHandlers,
  ...holderOfficeHandlers,
  ...personalDataOfficeHandlers,
  ...siteContentOfficeHandlers,
  ...articleOfficeHandlers,
  ...tutorialOfficeHandlers,
  ...schemeOfficeHandlers,
  ...scheduleOfficeHandlers,
  ...venueOfficeHandlers,
  ...examinerOfficeHandlers,
  ...fileOfficeHandlers,
  ...settingsOfficeHandlers,
  ...staffOfficeHandlers,
  ...auditOfficeHandlers,
  ...mailOfficeHandlers,
}
