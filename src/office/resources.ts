import { articleResources } from '../features/articles/office.tsx'
import { auditResources } from '../features/audit/office.tsx'
import { certificateResources } from '../features/certificates/office.tsx'
import { certificationResources } from '../features/certification/office.tsx'
import { complaintResources } from '../features/complaints/office.tsx'
import { decisionResources } from '../features/decisions/office.tsx'
import { evaluationResources } from '../features/evaluation/office.tsx'
import { examinationResources } from '../features/examination/office.tsx'
import { examinerResources } from '../features/examiners/office.tsx'
import { holderResources } from '../features/holders/office.tsx'
import { invoiceResources } from '../features/invoices/office.tsx'
import { mailResources } from '../features/mails/office.tsx'
import { maintenanceResources } from '../features/maintenance/office.tsx'
import { personalDataResources } from '../features/personal-data/office.tsx'
import { reportingResources } from '../features/reporting/office.tsx'
import { sampleAuditResources } from '../features/sample-audits/office.tsx'
import { sanctionResources } from '../features/sanctions/office.tsx'
import { scheduleResources } from '../features/schedules/office.tsx'
import { schemeResources } from '../features/schemes/office.tsx'
import { settingResources } from '../features/settings/office.tsx'
import { siteContentResources } from '../features/site-content/office.tsx'
import { staffResources } from '../features/staff/office.tsx'
import { tutorialResources } from '../features/tutorial/office.tsx'
import { venueResources } from '../features/venues/office.tsx'
import type { OfficeResource } from './office-resource.ts'

/** Every resource of the office; within a group of the menu in this order. */
export const resources: OfficeResource[] = [
  ...certificationResources,
  ...invoiceResources,
  ...scheduleResources,
  ...examinationResources,
  ...complaintResources,
  ...decisionResources,
  ...certificateResources,
  ...sanctionResources,
  ...holderResources,
  ...reportingResources,
  ...maintenanceResources,
  ...sampleAuditResources,
  ...evaluationResources,
  ...schemeResources,
  ...venueResources,
  ...examinerResources,
  ...siteContentResources,
  ...articleResources,
  ...tutorialResources,
  ...settingResources,
  ...staffResources,
  ...personalDataResources,
  ...auditResources,
  ...mailResources,
]
