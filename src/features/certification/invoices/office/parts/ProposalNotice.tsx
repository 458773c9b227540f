import { Alert } from '@mui/material'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { CANCEL_PARTIES } from '../../rules.ts'

type Proposal = NonNullable<Answer<'getOfficeInvoice'>['usul_batal']>

/** A cancellation that waits for the second person, with its refund. */
export const ProposalNotice = ({ proposal }: { proposal: Proposal }) => (
  <Alert severity="warning" sx={{ my: 2 }}>
    Pembatalan diusulkan {proposal.proposed_by_name} pada {momentText(proposal.proposed_at)} dan menunggu konfirmasi
    petugas keuangan lain. {CANCEL_PARTIES[proposal.pihak]}, {formatRupiah(proposal.pengembalian)} dikembalikan. Alasan:{' '}
    {proposal.alasan}
  </Alert>
)
