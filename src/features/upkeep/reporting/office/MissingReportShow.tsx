import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined'
import { Alert, Box, Link, Typography } from '@mui/material'
import { RadioButtonGroupInput, required, Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { MISSING_FOLLOW_UPS } from '../rules.ts'

const input = inputOf<'followUpMissingReport'>()
const CHOICES = namedChoices(MISSING_FOLLOW_UPS)

/** A year whose report never came, and what a person said of it. */
export const MissingReportShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const missing = useWhole<'getMissingReport'>('followed_up_at')
  if (!missing) return null
  const { nama, ke, certificate_id, no_sertifikasi, jatuh_tempo, ada_draf, tindak_lanjut, catatan } = missing
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {nama}, tahun ke-{ke}
      </Typography>
      <FactList
        items={[
          [
            'Nomor sertifikat',
            <Link key="certificate" href={officeTo.show('sertifikat', certificate_id)}>
              {no_sertifikasi}
            </Link>,
          ],
          ['Jatuh tempo', longDay(jatuh_tempo)],
          ['Laporan', ada_draf ? 'Draf sudah dibuat, belum dikirim' : 'Belum dibuat'],
        ]}
      />
      {tindak_lanjut && missing.followed_up_at ? (
        <>
          <Part>Tindak lanjut</Part>
          <FactList
            items={[
              ['Tindak lanjut', MISSING_FOLLOW_UPS[tindak_lanjut]],
              ['Alasan', catatan],
              ['Ditindaklanjuti', `${momentText(missing.followed_up_at)}, oleh ${missing.followed_up_by_name}`],
            ]}
          />
        </>
      ) : (
        <>
          <Alert severity="info" sx={{ mt: 2 }}>
            Pemegang sudah diingatkan sebelum dan sesudah jatuh tempo, dan tetap dapat mengirim laporannya.
          </Alert>
          <ActionBar>
            <TransitionForm
              label="Tindak lanjuti"
              icon={<AssignmentTurnedInIcon />}
              call="followUpMissingReport"
              weight="main"
              note="Usul sanksi hanya menaruh perkara di meja petugas keputusan; orang lain yang memutuskannya sesudah pemegang menjawab."
              done="Laporan yang belum masuk ditindaklanjuti."
            >
              <RadioButtonGroupInput source={input('tindak_lanjut')} choices={CHOICES} validate={required()} />
              <LongText source={input('catatan')} isRequired />
            </TransitionForm>
          </ActionBar>
        </>
      )}
    </Box>
  )
}
