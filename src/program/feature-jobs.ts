// Written by `npm run registries` from src/nouns.ts and what the features export.
import { applicationJobs } from '../features/certification/applications/jobs.ts'
import { certificateJobs } from '../features/certification/certificates/jobs.ts'
import { chargeJobs } from '../features/certification/charges/jobs.ts'
import { decisionJobs } from '../features/certification/decisions/jobs.ts'
import { employerJobs } from '../features/certification/employers/jobs.ts'
import { examinationJobs } from '../features/certification/examination/jobs.ts'
import { formJobs } from '../features/certification/forms/jobs.ts'
import { invoiceJobs } from '../features/certification/invoices/jobs.ts'
import { sanctionJobs } from '../features/certification/sanctions/jobs.ts'
import { sittingJobs } from '../features/certification/sittings/jobs.ts'
import { verificationJobs } from '../features/certification/verification/jobs.ts'
import { walletJobs } from '../features/certification/wallets/jobs.ts'
import { webhookJobs } from '../features/certification/webhooks/jobs.ts'
import { accountJobs } from '../features/platform/accounts/jobs.ts'
import { apiKeyJobs } from '../features/platform/api-keys/jobs.ts'
import { backupJobs } from '../features/platform/backups/jobs.ts'
import { channelJobs } from '../features/platform/channels/jobs.ts'
import { fileJobs } from '../features/platform/files/jobs.ts'
import { incidentJobs } from '../features/platform/incidents/jobs.ts'
import { pendingChangeJobs } from '../features/platform/pending-changes/jobs.ts'
import { personalDataJobs } from '../features/platform/personal-data/jobs.ts'
import { readerJobs } from '../features/platform/readers/jobs.ts'
import { securityLogJobs } from '../features/platform/security-log/jobs.ts'
import { signingJobs } from '../features/platform/signing/jobs.ts'
import { assessorFolderJobs } from '../features/service/assessor-folder/jobs.ts'
import { complaintJobs } from '../features/service/complaints/jobs.ts'
import { dataRequestJobs } from '../features/service/data-requests/jobs.ts'
import { deskJobs } from '../features/service/desk/jobs.ts'
import { importJobs } from '../features/service/imports/jobs.ts'
import { qualityJobs } from '../features/service/quality/jobs.ts'
import { retentionJobs } from '../features/service/retention/jobs.ts'
import { dutyJobs } from '../features/upkeep/duties/jobs.ts'
import { evaluationJobs } from '../features/upkeep/evaluation/jobs.ts'
import { maintenanceJobs } from '../features/upkeep/maintenance/jobs.ts'
import type { FeatureJobName, QueuedWork } from '../ground/jobs/feature-jobs.ts'

/** The jobs of each feature, in its turn. */
export const featureJobs = [
  accountJobs,
  applicationJobs,
  invoiceJobs,
  chargeJobs,
  employerJobs,
  examinationJobs,
  sittingJobs,
  formJobs,
  complaintJobs,
  decisionJobs,
  certificateJobs,
  sanctionJobs,
  dutyJobs,
  maintenanceJobs,
  evaluationJobs,
  qualityJobs,
  assessorFolderJobs,
  pendingChangeJobs,
  readerJobs,
  personalDataJobs,
  securityLogJobs,
  incidentJobs,
  retentionJobs,
  dataRequestJobs,
  fileJobs,
  backupJobs,
  channelJobs,
  signingJobs,
  apiKeyJobs,
  verificationJobs,
  webhookJobs,
  walletJobs,
  importJobs,
  deskJobs,
]

/** The work for each kind of job; a missing one does not compile. */
export const queuedWork: Record<FeatureJobName, QueuedWork> = {
  ...accountJobs,
  ...applicationJobs,
  ...invoiceJobs,
  ...chargeJobs,
  ...employerJobs,
  ...examinationJobs,
  ...sittingJobs,
  ...formJobs,
  ...complaintJobs,
  ...decisionJobs,
  ...certificateJobs,
  ...sanctionJobs,
  ...dutyJobs,
  ...maintenanceJobs,
  ...evaluationJobs,
  ...qualityJobs,
  ...assessorFolderJobs,
  ...pendingChangeJobs,
  ...readerJobs,
  ...personalDataJobs,
  ...securityLogJobs,
  ...incidentJobs,
  ...retentionJobs,
  ...dataRequestJobs,
  ...fileJobs,
  ...backupJobs,
  ...channelJobs,
  ...signingJobs,
  ...apiKeyJobs,
  ...verificationJobs,
  ...webhookJobs,
  ...walletJobs,
  ...importJobs,
  ...deskJobs,
}
