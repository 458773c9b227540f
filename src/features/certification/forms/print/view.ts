import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { longMoment } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { formContent } from '../../../../processes/exams/form-content.ts'
import { requireOpenForm } from '../../../../processes/exams/require-open-form.ts'
import { bodyBranding, certificationBodyName } from '../../../platform/site-content/service.ts'
import { openStimulus, openStimulusPicture } from '../../items/service.ts'
import type { FormRow } from '../queries.ts'
import {
  answerField,
  bookletParts,
  COVER_RULES,
  keyRow,
  type OpenedItem,
  type PrintPart,
  printName,
  rubricItems,
} from './print-rules.ts'
import { codesToPrint, formHead, stimuliOfForm } from './queries.ts'

interface Asked {
  id: number
  bagian: PrintPart
  besar: boolean
  /** The exam whose papers get answer sheets; without one a blank sheet is printed. */
  schedule_id: number | null
}

/** Prints a part of a form that is open at this moment. Nothing of it is kept, and the opening is recorded first. */
export async function printForm(ctx: Context, { id, bagian, besar, schedule_id }: Asked) {
  const form = await requireOpenForm(ctx.db, ctx, id, bagian)
  const head = await headOf(ctx, form, besar)
  const items = await formContent(ctx.db, ctx.keys, form)
  const bytes = await DRAW[bagian](ctx, { form, head, items, schedule_id })
  return { type: 'application/pdf', bytes, filename: printName(form.kode, bagian, besar) }
}

interface Printing {
  form: FormRow
  head: Awaited<ReturnType<typeof headOf>>
  items: OpenedItem[]
  schedule_id: number | null
}

async function headOf(ctx: Context, form: FormRow, besar: boolean) {
  const head = await formHead(ctx.db, form.id)
  if (!head) throw new Problem('RECORD_NOT_FOUND')
  return {
    ...{ kode: head.kode, skema: head.skema, besar, made_at: ctx.now },
    nama_lembaga: await certificationBodyName(ctx.db),
    dicetak: `${requireAccount(ctx).name}, ${longMoment(ctx.now)}`,
  }
}

const DRAW: Record<PrintPart, (ctx: Context, printing: Printing) => Promise<Buffer>> = {
  buku: async (ctx, { form, head, items }) => {
    const stimuli = (await stimuliOfForm(ctx.db, form.id)).map(({ id, isi, picture }) => ({
      id,
      ...openStimulus(ctx.keys, { id, isi }),
      picture: picture && openStimulusPicture(ctx.keys, { id, picture }),
    }))
    const booklet = { print: head, menit: form.menit, aturan: [...COVER_RULES], parts: bookletParts(items), stimuli }
    return drawInWorker('examBookletPdf', booklet, await bodyBranding(ctx))
  },
  lembar_jawaban: async (ctx, { form, head, items, schedule_id }) => {
    const papers =
      schedule_id === null ? [null] : await codesToPrint(ctx.db, { form_id: form.id, schedule_id, besar: head.besar })
    if (papers.length === 0)
      throw invalidFields({ schedule_id: 'Tidak ada peserta jadwal ini yang memakai lembar jawaban seperti itu.' })
    const sheets = { print: head, fields: items.map(answerField), papers }
    return drawInWorker('examAnswerSheetsPdf', sheets, await bodyBranding(ctx))
  },
  kunci: async (ctx, { head, items }) =>
    drawInWorker('examKeyPdf', { print: head, rows: items.map(keyRow) }, await bodyBranding(ctx)),
  rubrik: async (ctx, { head, items }) =>
    drawInWorker('examRubricPdf', { print: head, items: rubricItems(items) }, await bodyBranding(ctx)),
}
