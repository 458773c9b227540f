import { Link, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { STAGES } from '../../applications/rules.ts'
import { INVOICE_STATES } from '../../invoices/state-rules.ts'

/** Shows an employer with its members, the applications it pays for, and its invoices. */
export const EmployerShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const employer = useWhole<'getPayingEmployer'>('anggota')
  return employer ? <Employer employer={employer} /> : null
}

const Nothing = () => <Typography>Belum ada.</Typography>

const Employer = ({ employer }: { employer: Answer<'getPayingEmployer'> }) => (
  <RecordPage title={employer.nama} history={false}>
    <FactList
      items={[
        ['NPWP', employer.npwp],
        ['Alamat', employer.alamat],
        ['Didaftarkan', momentText(employer.created_at)],
        ['Belum lunas', formatRupiah(employer.terbuka)],
        ['Sudah dibayar', formatRupiah(employer.lunas)],
      ]}
    />
    <Part>Anggota</Part>
    {employer.anggota.length === 0 ? <Nothing /> : null}
    {employer.anggota.map(({ user_id, nama, pengelola }) => (
      <Typography key={user_id}>
        <PersonLink id={user_id}>{nama}</PersonLink>
        {pengelola ? ', pengelola' : ''}
      </Typography>
    ))}
    <Part>Permohonan yang dibayarnya</Part>
    {employer.permohonan.length === 0 ? <Nothing /> : null}
    {employer.permohonan.map(({ id, nama, skema, tahap }) => (
      <Typography key={id}>
        {nama}, {skema}, {STAGES[tahap].label}
      </Typography>
    ))}
    <Part>Invoice</Part>
    {employer.invoice.length === 0 ? <Nothing /> : null}
    {employer.invoice.map(({ id, nomor, nama, total, status, due_at }) => (
      <Typography key={id}>
        <Link href={officeTo.show('invoice', id)}>{nomor}</Link>, {nama}, {formatRupiah(total)},{' '}
        {INVOICE_STATES[status].toLowerCase()}, jatuh tempo {momentText(due_at)}
      </Typography>
    ))}
  </RecordPage>
)
