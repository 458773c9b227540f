const READS_AND_WRITES = ['list', 'get', 'history', 'create', 'update']
const allOf = (noun: string): string[] => READS_AND_WRITES.map((verb) => `${verb}${noun}`)

/** The calls of the bank of exam items. */
export const ITEM_CALLS: string[] = [
  ...['getItemGate', 'signItemSecrecy', 'listItemUnits'],
  ...[
    ...allOf('Item'),
    'getItemVersion',
    'moveItem',
    'draftNextItem',
    'commentOnItem',
    'findSimilarItems',
    'printItem',
  ],
  ...['listItemCorrections', 'proposeKeyCorrection', 'previewKeyCorrection', 'moveKeyCorrection'],
  ...['getFormPrint', 'printForm', 'getItemStatistics', 'getFormStatistics', 'getFormStatisticsPdf'],
  ...[...allOf('Stimulus'), 'getStimulusPicture', 'uploadStimulusPicture', 'removeStimulusPicture'],
  ...['takeItemsIn', 'exportItems'],
  ...['listItemRegulation', 'getItemRegulation', 'searchRegulationItems', 'reviewRegulationItems'],
]

/** The calls of forms of the written exam and of the papers of exams. */
export const FORM_CALLS: string[] = [
  ...['listExamForm', 'getExamForm', 'historyExamForm', 'createExamForm', 'listFormSources', 'listReplacements'],
  ...['exchangeFormItem', 'markFormAnchor', 'reorderExamForm', 'setFormCutScore', 'saveFormJudges', 'moveForm'],
  ...['listWrittenExam', 'getWrittenExam', 'historyWrittenExam', 'setExamForms'],
]

/** The calls of those who watch over exams on screen. */
export const SCREEN_EXAM_CALLS: string[] = [
  ...['listScreenExam', 'getScreenExam', 'setScreenExam', 'openScreenExam', 'endScreenExam'],
  ...['moveSittings', 'giveSittingTime', 'allowDevice', 'getSittingLog', 'createExamIncident'],
]
