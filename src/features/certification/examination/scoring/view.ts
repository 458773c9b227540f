import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { PROBLEMS } from '../../../../problems.ts'
import type { MethodKind } from '../../../catalogue/schemes/method-rules.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { applicationEvidence } from '../../applications/evidence-service.ts'
import { STAGES } from '../../applications/rules.ts'
import { writtenResultOf } from '../../marking/service.ts'
import type { Examined } from '../exam-content-rules.ts'
import type { ScoreRow } from '../exam-queries.ts'
import type { Finding } from '../rules.ts'
import { examinedOf, scoresOf } from '../service.ts'
import { type OwnAssignment, scoresGiven } from './queries.ts'

/** Why scores cannot be written now, in a sentence; null when they can. */
function scoringObstacle({ status, tahap, locked_at }: OwnAssignment): string | null {
  if (status !== 'diterima') return 'Terima penugasan ini sebelum menilai.'
  if (locked_at) return PROBLEMS.SCORES_LOCKED.message
  if (tahap === 'terjadwal') return 'Peserta belum tercatat hadir. Nilai dapat diisi sesudah kehadirannya dicatat.'
  return tahap === 'diuji' ? null : 'Penilaian peserta ini sudah selesai.'
}

interface Cell extends Omit<ScoreRow, 'hasil'> {
  jenis: MethodKind | null
  hasil: Finding | null
}

/** Returns a cell for each unit by each method that examines it, scored or not. */
const gridOf = ({ sel, jenis_metode }: Examined, found: readonly ScoreRow[]): Cell[] =>
  sel.map(({ unit, metode }): Cell => {
    const { nilai, hasil, catatan } = found.find((score) => score.unit === unit && score.metode === metode) ?? EMPTY
    const jenis = jenis_metode.find((one) => one.metode === metode)?.jenis ?? null
    return { unit, metode, jenis, nilai, hasil, catatan }
  })

const EMPTY = { nilai: null, hasil: null, catatan: '' }

/** The empty facts shown of a candidate before the examiner declares confidentiality. */
const WITHHELD = { foto: null, penyesuaian: [], pengalaman: [], asesmen: [], berkas: [] }

async function evidenceFor(db: Db, ctx: Context, { status, user_training_id }: OwnAssignment) {
  const evidence = status === 'diterima' ? await applicationEvidence(db, ctx, user_training_id) : undefined
  if (!evidence) return WITHHELD
  const { foto, penyesuaian, pengalaman, asesmen, berkas } = evidence
  return { foto, penyesuaian, pengalaman, asesmen, berkas }
}

/** Returns the other examiners, with their scores once all are locked. */
async function otherExaminers(db: Db, own: OwnAssignment, examined: Examined) {
  if (own.status !== 'diterima') return []
  const all = await scoresOf(db, own.user_training_id)
  const isOpen = all.every(({ locked_at }) => locked_at !== null)
  return all
    .filter(({ assignment_id }) => assignment_id !== own.id)
    .map(({ nama, locked_at, nilai }) => ({
      nama,
      terkunci: locked_at !== null,
      nilai: isOpen ? gridOf(examined, nilai) : null,
    }))
}

/** Returns the paper from which cells of the written exam are filled; null where the exam has none. */
async function paperOf(db: Db, { user_training_id, status }: OwnAssignment, decimals: number) {
  const paper = status === 'diterima' ? await writtenResultOf(db, user_training_id, decimals) : undefined
  if (!paper) return null
  const { paper_id, kode, naskah_kode, selesai } = paper
  return { paper_id, kode, naskah_kode, selesai, unit: paper.unit.map(({ unit }) => unit) }
}

/** A candidate as the examiner may see them now. */
export async function scoringOf(db: Db, ctx: Context, own: OwnAssignment) {
  const examined = await examinedOf(db, own.user_training_id)
  const { batas_nilai_tulis, desimal_nilai_tulis } = await settingsOn(db, ctx.today)
  const halangan = scoringObstacle(own)
  return {
    ...own,
    ...(await evidenceFor(db, ctx, own)),
    tahap_label: STAGES[own.tahap].label,
    ruang_daring: own.status === 'diterima' ? own.ruang_daring : null,
    unit: examined.unit,
    metode: examined.metode,
    jenis_metode: examined.jenis_metode,
    batas_nilai_tulis: examined.batas_nilai_tulis ?? batas_nilai_tulis,
    desimal_nilai_tulis,
    nilai: gridOf(examined, await scoresGiven(db, own.id)),
    naskah: await paperOf(db, own, desimal_nilai_tulis),
    boleh_menilai: halangan === null,
    halangan,
    rekan: await otherExaminers(db, own, examined),
  }
}
