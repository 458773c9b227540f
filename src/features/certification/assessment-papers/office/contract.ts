import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'

export const assessmentPaperOfficeCalls = calls({
  getAssessmentPapers: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/berkas-asesmen.zip',
    access: 'office:uji',
    summary:
      'Semua berkas satu uji sebagai satu PDF: rencana, persetujuan, instrumen, hasil, putusan, dan berita acara',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND', 'CONFIRM_PASSWORD'],
  },
})
