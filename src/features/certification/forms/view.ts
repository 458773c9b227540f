import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { blueprintOf } from '../../catalogue/schemes/blueprint-rules.ts'
import { angoffFaults, ROUNDS, roundResult } from './angoff-rules.ts'
import { judgedOf } from './angoff-service.ts'
import { overlapOf } from './assembly-rules.ts'
import { blueprintOfForm } from './assembly-service.ts'
import { bankCounts, blueprintVersions, exposuresOf } from './bank-queries.ts'
import { cellFits } from './blueprint-fit-rules.ts'
import { openFormComment } from './comment-service.ts'
import { formFaults, unusableFaults } from './fault-rules.ts'
import { formApprovalsOf, formCommentsOf, formFacts, siblingItems } from './form-queries.ts'
import { insertFormOpening, openingsOfForm } from './opening-queries.ts'
import { sealOfForm } from './opening-service.ts'
import {
  choosableForms,
  examsForForm,
  formsOfSchedule,
  paperCodes,
  paperCounts,
  type WrittenExamRow,
} from './paper-queries.ts'
import { type FormItemRow, type FormRow, formItemsOf } from './queries.ts'
import { mayChangeForm, openFormTransitions } from './state-rules.ts'
import { isExamOver } from './use-rules.ts'

/** Lists the published versions with a blueprint, each cell with what the bank has for it. */
export async function formSources(db: Db) {
  const [versions, counts] = [await blueprintVersions(db), await bankCounts(db)]
  return versions.flatMap(({ id, skema, skema_versi, ...version }) => {
    const blueprint = blueprintOf(version)
    if (!blueprint) return []
    const sel = blueprint.cells.map(({ unit, level, butir, poin }) => ({
      ...{ unit, tingkat: level, butir, poin },
      tersedia: counts.find((one) => one.unit === unit && one.tingkat === level)?.tersedia ?? 0,
    }))
    const { butir, poin, menit } = blueprint
    return [{ id, skema, skema_versi, butir, poin, menit, sel }]
  })
}

/** Composes the items of an open form: which they are, and never what they ask. */
async function itemsView(db: Db, items: readonly FormItemRow[]) {
  const seen = await exposuresOf(
    db,
    items.map(({ item_id }) => item_id),
  )
  return items.map(({ isi: _sealed, ...item }) => ({
    ...item,
    ...(seen.get(item.item_id) ?? { lembar: 0, naskah: 0 }),
  }))
}

/** Composes what parallel forms have in common with a form. */
async function siblingsView(db: Db, form: FormRow, items: readonly FormItemRow[]) {
  const siblings = Map.groupBy(await siblingItems(db, form), ({ form_id }) => form_id)
  const own = new Set(items.map(({ item_id }) => item_id))
  return [...siblings].map(([id, theirs]) => ({
    id,
    kode: theirs[0]?.kode ?? '',
    status: theirs[0]?.status ?? 'rancangan',
    jangkar: theirs.filter(({ jangkar, item_id }) => jangkar && own.has(item_id)).length,
    tumpang_tindih: overlapOf([items, theirs]),
  }))
}

function judgesView(judges: Awaited<ReturnType<typeof judgedOf>>, items: readonly FormItemRow[], isOpen: boolean) {
  const inOrder = (estimates: ReadonlyMap<number, number>) =>
    isOpen ? items.map(({ nomor }) => estimates.get(nomor) ?? null) : []
  return {
    penilai: judges.map(({ id, nama, keahlian, perkiraan }) => ({
      ...{ id, nama, keahlian },
      ...{ putaran_1: inOrder(perkiraan[1]), putaran_2: inOrder(perkiraan[2]) },
    })),
    putaran: ROUNDS.map((putaran) => ({
      putaran,
      perkiraan: judges.reduce((sum, { perkiraan }) => sum + perkiraan[putaran].size, 0),
      ...(roundResult(items, judges, putaran) ?? { rata_rata: null, simpangan: null }),
    })),
    kekurangan: judges.length > 0 ? angoffFaults(items, judges) : [],
  }
}

/** Composes the page of a form; which items it has is told while it is open, and that is noted as an opening. */
export async function formView(db: Db, ctx: Context, form: FormRow, userId: number) {
  const { terbuka, dibuka_pada } = await sealOfForm(db, ctx, form)
  if (terbuka) await insertFormOpening(db, { form_id: form.id, user_id: userId, cara: 'layar', at: ctx.now })
  const [items, { version, blueprint }, judges] = await Promise.all([
    formItemsOf(db, form.id),
    blueprintOfForm(db, form),
    judgedOf(db, form.id),
  ])
  const [facts, persetujuan, pembukaan, comments, paralel, ujian, soal] = await Promise.all([
    formFacts(db, form.id),
    formApprovalsOf(db, form.id),
    openingsOfForm(db, form.id),
    formCommentsOf(db, form.id),
    siblingsView(db, form, items),
    examsForForm(db, form, ctx.today),
    terbuka ? itemsView(db, items) : null,
  ])
  const dapat_diubah = mayChangeForm(form, userId)
  const isInWork = form.status === 'rancangan' || form.status === 'diajukan'
  return {
    ...form,
    ...{ skema: facts?.skema ?? '', skema_versi: facts?.skema_versi ?? 1, penyusun: facts?.penyusun ?? '' },
    ...{ terbuka, dibuka_pada, soal, persetujuan, pembukaan, paralel, dapat_diubah },
    angoff: judgesView(judges, items, terbuka),
    batas_versi: version?.batas_nilai_tulis ?? null,
    butir: items.length,
    poin: blueprint.poin,
    sel: cellFits(blueprint, items).map(({ level, ...cell }) => ({ ...cell, tingkat: level })),
    kekurangan: isInWork ? [...formFaults(form, { blueprint, items, judges }), ...unusableFaults(items)] : [],
    komentar: comments.map((row) => ({ ...row, isi: openFormComment(ctx.keys, row) })),
    ujian: ujian.map(({ version: _none, ...exam }) => exam),
    langkah: openFormTransitions({ ...form, persetujuan }, userId),
  }
}

/** Composes the forms and papers of an exam: codes and counts, and never whose they are. */
export async function writtenExamView(db: Db, ctx: Pick<Context, 'now'>, exam: WrittenExamRow) {
  const [forms, counts, kode, choices] = await Promise.all([
    formsOfSchedule(db, exam.id),
    paperCounts(db, exam.id),
    paperCodes(db, exam.id),
    choosableForms(db, exam.scheme_version_id),
  ])
  const { naskah: _codes, ...facts } = exam
  return {
    ...facts,
    naskah: forms.map((form) => ({ ...form, lembar: counts.get(form.form_id) ?? 0 })),
    kode,
    pilihan: choices,
    dapat_diubah: !(exam.dibatalkan || isExamOver(exam, ctx.now)),
  }
}
