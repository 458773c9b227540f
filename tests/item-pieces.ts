/** Pieces of items of QTI, for tests that put them together. */
export const choice = (id: string, text: string, more = ''): string =>
  `<qti-simple-choice identifier="${id}" ${more}>${text}</qti-simple-choice>`
export const choices = (most: number, ...all: string[]): string =>
  `<qti-choice-interaction response-identifier="RESPONSE" max-choices="${most}">${all.join('')}</qti-choice-interaction>`
export const ABC = choices(
  0,
  '<qti-prompt>Mana?</qti-prompt>',
  choice('A', 'Satu'),
  choice('B', 'Dua'),
  choice('C', 'Tiga'),
)
export const ENTRY = '<qti-text-entry-interaction response-identifier="RESPONSE"/>'
export const sides = (left: string, right: string): string =>
  `<qti-match-interaction response-identifier="RESPONSE"><qti-prompt>Jodohkan</qti-prompt>${[left, right].map((side) => `<qti-simple-match-set>${[...side].map((id) => `<qti-simple-associable-choice identifier="${id}" match-max="1">isi ${id}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`).join('')}</qti-match-interaction>`
export const tableOfPoints = (entries: string, more = ''): string =>
  `<qti-mapping default-value="0" ${more}>${entries}</qti-mapping>`
export const entryOf = (key: string, value: number, more = ''): string =>
  `<qti-map-entry map-key="${key}" mapped-value="${value}" ${more}/>`
export const condition = (test: string, points = 1, otherwise = ''): string =>
  `<qti-response-processing><qti-response-condition><qti-response-if>${test}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${points}</qti-base-value></qti-set-outcome-value></qti-response-if>${otherwise}</qti-response-condition></qti-response-processing>`
export const KEYS = '<qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/>'
export const ESSAY =
  '<qti-extended-text-interaction response-identifier="RESPONSE"><qti-prompt>Jelaskan.</qti-prompt></qti-extended-text-interaction>'
export const RUBRIC =
  '<qti-rubric-block view="scorer"><qti-content-body><p>Menyebut urutannya.</p></qti-content-body></qti-rubric-block>'
export const NO_KEY = '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/>'
