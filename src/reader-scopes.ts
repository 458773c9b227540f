import type { ReaderRole } from './access.ts'

/** What every reader from outside does with the own account: enter, leave, password, second factor and sessions. */
const OWN_CALLS: readonly string[] = [
  ...['me', 'whoAmI', 'listArrangements', 'resendVerification', 'verifyEmail'],
  ...['confirmPassword', 'confirmedPasswordStatus', 'updatePassword', 'listOwnSecurityEvents'],
  ...[
    'getVaultKey',
    'listRememberedDevices',
    'listSessions',
    'endSession',
    'listTokens',
    'endToken',
    'listSecondFactors',
  ],
  ...['startTwoFactor', 'stopTwoFactor', 'confirmTwoFactor', 'twoFactorQrCode', 'twoFactorSecretKey'],
  ...['recoveryCodes', 'renewRecoveryCodes'],
  ...['startPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
]

/**
 * The calls that each kind of reader from outside reaches; every other one does not exist for them. All of them read,
 * but for the draw of the ministry's sample, which the body must not make.
 */
export const READER_SCOPES: Record<ReaderRole, readonly string[]> = {
  asesor: [
    ...['listAssessorAnswer', 'listAssessorFolder', 'getAssessorFolder', 'getAssessorArchive', 'getFile'],
    ...['listRisk', 'getRisk', 'listInternalAudit', 'getInternalAudit', 'listFinding', 'getFinding'],
    ...['listControlledPaper', 'getControlledPaper', 'listManagementReview', 'getManagementReview'],
    ...['listReviewTask', 'getReviewTask', 'listSchemeVersion', 'getSchemeVersion', 'listVenue', 'getVenue'],
    ...['listStaffRecord', 'getStaffRecord', 'getStaffDemand', 'getExaminerYear'],
    ...['listRegulation', 'getRegulation', 'listRegulationChange', 'getRegulationChange', 'listRegulationPlaces'],
    ...['listImpactAssessment', 'getImpactAssessment', 'listAiStatementVersion', 'getAiStatementVersion'],
  ],
  kementerian: [
    ...['listMinistrySample', 'getMinistrySample', 'drawMinistrySample', 'getSampledTrail'],
    ...['listMinistrySubmission', 'getMinistrySubmission', 'getMinistryArchive'],
  ],
}

export const isOwnCall = (name: string): boolean => OWN_CALLS.some((own) => own === name)

export const isInScope = (role: string, name: string): boolean =>
  Object.entries(READER_SCOPES).some(([scope, names]) => scope === role && names.some((one) => one === name))
