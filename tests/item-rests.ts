import type { FormState } from '../src/features/certification/forms/state-rules.ts'
import type { ItemState } from '../src/features/certification/items/state-rules.ts'
import type { CorrectionState } from '../src/features/certification/key-corrections/correction-rules.ts'
import type { SheetState } from '../src/features/certification/marking/sheet-rules.ts'
import { END, type Rest } from './rest.ts'

/** What brings each state of the bank of items, of forms and of answer sheets on. */
export const ITEM_RESTS = {
  soal: {
    rancangan: { queues: ['soal_rancangan'] },
    ditelaah: { queues: ['soal_telaah'] },
    disetujui: { queues: ['soal_rilis'] },
    dirilis: END,
    // Locked once its exam is over; until then it rests in force.
    dipakai: END,
    dikunci: END,
    ditarik: END,
  } satisfies Record<ItemState, Rest>,
  koreksi_kunci: {
    diusulkan: { queues: ['koreksi_kunci'] },
    berlaku: END,
    ditolak: END,
    ditarik: END,
  } satisfies Record<CorrectionState, Rest>,
  lembar_jawaban: {
    diketik: { queues: ['lembar_diketik'] },
    berbeda: { queues: ['lembar_berbeda'] },
    dinilai: { queues: ['lembar_dilihat', 'esai_dinilai'] },
    selesai: END,
  } satisfies Record<SheetState, Rest>,
  naskah: {
    rancangan: { queues: ['naskah_rancangan'] },
    diajukan: { queues: ['naskah_rilis'] },
    dirilis: { queues: ['ujian_tanpa_naskah'], end: true },
    ditarik: END,
  } satisfies Record<FormState, Rest>,
}
