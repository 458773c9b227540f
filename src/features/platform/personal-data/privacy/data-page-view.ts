import { type Day, longDay, longMoment } from '../../../../lib/day.ts'
import { capital } from '../../../../lib/text/capital.ts'
import { escapeMarkup } from '../../../../lib/text/markup.ts'
import { labelOfField } from '../label-rules.ts'

interface Sheet {
  nama_lembaga: string
  at: Date
  /** Where each file lies in the archive, by its id. */
  files: ReadonlyMap<string, string>
}

/** Fields that only programs read are named, not written out. */
const FOR_PROGRAMS = ['credential', 'susunan']

/** Where a value stands: in which field, and what the questions are called that it answers. */
interface Place {
  within: string
  questions?: Readonly<Record<string, string>>
}

const labelOf = (name: string, { within, questions }: Place): string =>
  questions?.[name] ?? labelOfField(name, within) ?? capital(name.replaceAll('_', ' '))

/** The texts of a questionnaire's questions by their ids, where a record has one beside its answers. */
function questionsIn({ pertanyaan }: Record<string, unknown>): Record<string, string> {
  if (!Array.isArray(pertanyaan)) return {}
  return Object.fromEntries(pertanyaan.filter(isRecord).map(({ id, teks }) => [String(id), String(teks)]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

/** A single value as people read it; an empty one is a dash. */
function words(value: unknown, { files }: Sheet): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (value instanceof Date) return longMoment(value)
  const text = String(value)
  if (DAY.test(text)) return longDay(text as Day)
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return longMoment(new Date(text))
  const file = files.get(text)
  return file ? `<a href="${escapeMarkup(file)}">${escapeMarkup(file)}</a>` : escapeMarkup(text)
}

function contentOf(value: unknown, sheet: Sheet, place: Place): string {
  if (FOR_PROGRAMS.includes(place.within) && value !== null) return 'Untuk program; isinya ada di data.json.'
  if (Array.isArray(value)) {
    if (value.length === 0) return '–'
    return `<ol>${value.map((item) => `<li>${contentOf(item, sheet, place)}</li>`).join('')}</ol>`
  }
  if (!isRecord(value)) return words(value, sheet)
  const questions = questionsIn(value)
  const rows = Object.entries(value).map(([name, each]) => {
    const inside = name === 'jawaban' ? { within: name, questions } : { within: name }
    return `<tr><th scope="row">${escapeMarkup(labelOf(name, place))}</th><td>${contentOf(each, sheet, inside)}</td></tr>`
  })
  return rows.length === 0 ? '–' : `<table>${rows.join('')}</table>`
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;color:#14231b;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #d9d5c9;padding:.35rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}li{margin:.4rem 0}h2{margin-top:2rem;break-after:avoid}tr{break-inside:avoid}
@media(max-width:40rem){th,td{display:block;width:auto}th{border-bottom:0}}`

const EMPTY = 'Tidak ada catatan.'

function section(name: string, value: unknown, sheet: Sheet): string {
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  return `<section><h2>${escapeMarkup(labelOf(name, { within: '' }))}</h2>${isEmpty ? `<p>${EMPTY}</p>` : contentOf(value, sheet, { within: name })}</section>`
}

/** Returns the data about a person as a page of its own, to be read and printed without a program. */
export function ownDataPage(data: object, sheet: Sheet): string {
  const sections = Object.entries(data).map(([name, value]) => section(name, value, sheet))
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Data saya</title><style>${STYLE}</style></head>
<body><h1>Data saya</h1>
<p>Semua catatan tentang Anda yang disimpan ${escapeMarkup(sheet.nama_lembaga)}, menurut keadaan ${longMoment(sheet.at)}. Berkas Anda ada di folder “berkas”; isi yang sama untuk program ada di data.json.</p>
${sections.join('\n')}
</body></html>
`
}
