/** Records of the quality register are never removed. */
const VERBS = ['list', 'get', 'history', 'create', 'update']
const registerCalls = (...nouns: string[]): string[] => nouns.flatMap((noun) => VERBS.map((verb) => `${verb}${noun}`))

/** The calls of the quality register, which takes a permission of its own. */
export const QUALITY_CALLS = [
  ...['getStandard', 'listQualityStaff', 'listQualityInputs'],
  ...registerCalls('Finding', 'InternalAudit', 'Risk', 'ControlledPaper', 'ManagementReview'),
  ...registerCalls('CompetenceEvidence', 'CalibrationCase', 'TrainingProvider', 'MarkReport'),
  ...registerCalls('Regulation', 'RegulationChange'),
  ...['listPossibleTrainers', 'compareTrainings', 'openTrainingFinding'],
  ...['sendMarkLetter', 'answerMarkReport', 'stopMarkUse', 'acceptMarkUse', 'referMarkUse'],
  ...registerCalls('ImpactAssessment', 'AiStatementVersion'),
  ...['approveImpactAssessment', 'withdrawImpactAssessment', 'publishAiStatement', 'withdrawAiStatement'],
  ...['listAssessor', 'getAssessor', 'historyAssessor', 'createAssessor', 'getAssessorOpenings'],
  ...['approveAssessor', 'refuseAssessor', 'endAssessor'],
  ...['listAssessorFolder', 'getAssessorFolder', 'createAssessorFolder', 'getAssessorArchive', 'listAssessorAnswer'],
  ...['openFinding', 'planFinding', 'actFinding', 'returnFinding', 'closeFinding'],
  ...['finishInternalAudit', 'reviewRisk', 'endRisk', 'approveControlledPaper', 'endControlledPaper'],
  ...['gatherReviewInputs', 'addReviewTask', 'finishManagementReview'],
  ...[
    'listStaffRecord',
    'getStaffRecord',
    'getStaffDemand',
    'endCompetenceEvidence',
    'openCalibrationCase',
    'closeCalibrationCase',
  ],
  ...['getExaminerYear', 'witnessExaminer', 'reviewExaminer'],
  ...['reviewRegulation', 'listRegulationPlaces', 'searchRegulationChange', 'reviewRegulationPlaces'],
  'finishRegulationChange',
  ...['listReviewTask', 'getReviewTask', 'historyReviewTask', 'updateReviewTask', 'finishReviewTask'],
]

/** The calls by which the office lets the ministry in and sees what it drew. */
export const MINISTRY_WINDOW_CALLS = [
  ...['listMinistryReader', 'getMinistryReader', 'historyMinistryReader', 'createMinistryReader'],
  ...['approveMinistryReader', 'refuseMinistryReader', 'endMinistryReader', 'getMinistryReaderOpenings'],
  ...['listMinistrySample', 'getMinistrySample', 'getSampledTrail'],
]
