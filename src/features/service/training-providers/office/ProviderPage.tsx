import { Chip } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { RELATIONS } from '../rules.ts'

/** A place of training: what the body has to do with it, and who trains there. */
export const ProviderPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const provider = useWhole<'getTrainingProvider'>('pengajar_nama')
  if (!provider) return null
  const { nama, nama_lain, hubungan, sejak, sampai, pengajar_nama, created_at, created_by_name } = provider
  return (
    <RecordPage
      title={nama}
      marks={<Chip size="small" color={hubungan === 'lain' ? 'default' : 'warning'} label={RELATIONS[hubungan]} />}
    >
      <FactList
        items={[
          ['Nama lain', nama_lain.length === 0 ? null : nama_lain.join(', ')],
          ['Sejak', longDay(sejak)],
          ['Sampai', sampai === null ? null : longDay(sampai)],
          ['Pengajar', pengajar_nama.length === 0 ? null : pengajar_nama.join(', ')],
          ['Dicatat', `${momentText(created_at)}, oleh ${created_by_name}`],
        ]}
      />
    </RecordPage>
  )
}
