import type { Context } from '../../../ground/context.ts'
import { addDays, bodyZone, type Day, momentIn } from '../../../lib/day.ts'
import { limits } from '../../../limits.ts'
import { settingWordsOn } from '../../platform/settings/words-service.ts'
import { certificationBody } from '../../platform/site-content/service.ts'
import { requestsBetween } from '../data-requests/service.ts'
import { impactsOnPaper } from '../impact-assessments/service.ts'
import { PROCESSING_ACTIVITIES } from './activity-rules.ts'
import { columnsOf } from './column-rules.ts'
import { connectionFacts, incidentFigures, processingNotes } from './queries.ts'
import { type ConnectionFacts, recipientTitles } from './recipient-rules.ts'
import { DATA_SUBJECTS, LEGAL_BASES, type Retention, SAFEGUARDS } from './rules.ts'

type Asked = Pick<Context, 'db' | 'files' | 'today' | 'mailByEnvironment'>

/** How long something is kept, in words: by the setting of today, by a limit of the program, or by its rule. */
function retentionWords(kept: Retention, settings: Readonly<Record<string, string>>): string {
  if ('rule' in kept) return `${kept.data}: ${kept.rule}`
  if ('limit' in kept) return `${kept.data}: ${kept.since} ${limits[kept.limit]} hari.`
  return `${kept.data}: ${settings[kept.setting] ?? '-'} ${kept.since}.`
}

async function connections({ db, files, mailByEnvironment }: Asked): Promise<ConnectionFacts> {
  const stored = await connectionFacts(db)
  return {
    ...stored,
    ada_server_surat: stored.ada_server_surat || mailByEnvironment,
    // Only a place on another machine is asked whether it answers.
    ada_penyimpanan_luar: files.place.look !== undefined,
  }
}

/** The register of processing as it is today, with what the body adds to it. */
export async function processingRegister(ctx: Asked) {
  const settings = await settingWordsOn(ctx.db, ctx.today)
  const facts = await connections(ctx)
  const notes = new Map((await processingNotes(ctx.db)).map((note) => [note.kegiatan, note]))
  return {
    pejabat_pdp: settings['pejabat_pdp'] ?? '',
    kontak_pdp: settings['kontak_pdp'] ?? '',
    kegiatan: PROCESSING_ACTIVITIES.map(({ kegiatan, judul, tujuan, ...one }) => ({
      ...{ kegiatan, judul, tujuan },
      dasar: one.bases.map((basis) => LEGAL_BASES[basis]),
      subjek: one.subjects.map((subject) => DATA_SUBJECTS[subject]),
      spesifik: one.isSpecific === true,
      data: columnsOf(kegiatan).map(([tabel, kolom]) => ({ tabel, kolom })),
      masa_simpan: one.retention.map((kept) => retentionWords(kept, settings)),
      penerima: recipientTitles(one.recipients, facts),
      pengamanan: one.safeguards.map((safeguard) => SAFEGUARDS[safeguard]),
      catatan: notes.get(kegiatan)?.catatan ?? '',
      version: notes.get(kegiatan)?.version ?? 0,
    })),
  }
}

/** What the authority is given for a period: the register, the assessments, and figures of incidents and requests. */
export async function processingReport(
  ctx: Asked & Pick<Context, 'now'>,
  { dari, sampai }: { dari: Day; sampai: Day },
) {
  const zone = bodyZone()
  const period = { from: momentIn(zone, dari, '00.00'), before: momentIn(zone, addDays(sampai, 1), '00.00') }
  return {
    ...(await processingRegister(ctx)),
    penerbit: await certificationBody(ctx.db),
    dari,
    sampai,
    dibuat: ctx.now,
    penilaian: await impactsOnPaper(ctx.db),
    insiden: await incidentFigures(ctx.db, period),
    permintaan: await requestsBetween(ctx.db, period),
  }
}
