import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'
import { billed } from '../billing/contract.ts'

export const proformaCalls = calls({
  getProformaPdf: {
    method: 'POST',
    path: '/user-training/{id}/proforma.pdf',
    access: 'member',
    inParts: true,
    summary: 'Invoice proforma permohonan sendiri sebagai PDF, sebelum invoicenya terbit; tidak ada yang disimpan',
    payload: z.object({ id: recordId, ...billed }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND', 'NO_PROFORMA', 'DESIGN_PICTURE_MISSING'],
  },
})
