import BlockIcon from '@mui/icons-material/Block'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Alert, Box, Card, Chip, Stack, Typography } from '@mui/material'
import { DateInput, RadioButtonGroupInput, required, Title, useNotify, useRedirect, useRefresh } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { choicesOf } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { History } from '../../../../office/history/History.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { QUESTION_KINDS, QUESTIONNAIRE_KINDS } from '../rules.ts'
import { ServiceResult } from './ServiceResult.tsx'

type Questionnaire = Answer<'getQuestionnaire'>

const input = inputOf<'sendQuestionnaire'>()

/** A questionnaire that does not change any more: what can be done with it, what it asks, what was answered. */
export function PublishedQuestionnaire() {
  const form = useWhole<'getQuestionnaire'>('pertanyaan')
  if (!form) return null
  const { id, jenis, judul, pengantar, published_at, closed_at } = form
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={`Kuesioner: ${judul}`} />
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          <Typography variant="h2">{judul}</Typography>
          <Chip size="small" color={closed_at ? 'default' : 'primary'} label={closed_at ? 'Ditutup' : 'Terbit'} />
        </Stack>
        <FactList
          items={[
            ['Jenis', QUESTIONNAIRE_KINDS[jenis]],
            ['Terbit', published_at ? momentText(published_at) : '-'],
            ['Ditutup', closed_at ? momentText(closed_at) : '-'],
          ]}
        />
        {jenis === 'layanan' && !closed_at ? (
          <Alert severity="info" sx={{ mt: 2 }}>
            Kuesioner ini ditawarkan otomatis, satu kali untuk setiap permohonan yang diputuskan. Bila ada beberapa yang
            terbit, yang terbaru dipakai.
          </Alert>
        ) : null}
        <Box sx={{ my: 2 }}>
          <Transitions form={form} />
        </Box>
        {jenis === 'layanan' ? <ServiceResult questionnaire={id} /> : null}
        <Part>Isi kuesioner</Part>
        {pengantar ? <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{pengantar}</Typography> : null}
        <Questions form={form} />
      </Box>
      <History />
    </Card>
  )
}

function Transitions({ form: { jenis, closed_at } }: { form: Questionnaire }) {
  const redirect = useRedirect()
  const notify = useNotify()
  const refresh = useRefresh()
  const announce = ({ dikirim }: Answer<'sendQuestionnaire'>) => {
    notify(`${dikirim} evaluasi dikirim.`, { type: 'success' })
    refresh()
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {jenis === 'surveilan' && !closed_at ? (
        <TransitionForm
          label="Kirim kepada pemegang"
          icon={<SendIcon />}
          call="sendQuestionnaire"
          note="Pilih kualifikasi untuk mengirim kepada semua pemegang aktifnya, atau isi satu nomor sertifikat. Yang sudah menerima kuesioner ini tidak dikirimi lagi."
          done="Pengiriman dicatat."
          then={announce}
        >
          <RadioButtonGroupInput source={input('kualifikasi')} choices={choicesOf(['KTPA', 'ATPA'])} />
          <Text source={input('no_sertifikasi')} />
          <DateInput source={input('batas_waktu')} validate={required()} />
        </TransitionForm>
      ) : null}
      <TransitionButton
        label="Salin"
        icon={<ContentCopyIcon />}
        call="copyQuestionnaire"
        question="Isi kuesioner ini disalin menjadi rancangan baru."
        done="Salinan siap diubah."
        then={({ id }) => redirect('edit', 'kuesioner', id)}
      />
      {closed_at ? null : (
        <TransitionButton
          label="Tutup"
          icon={<BlockIcon />}
          call="closeQuestionnaire"
          question="Kuesioner tidak dikirim lagi. Yang sudah dikirim tetap dapat diisi sampai batas waktunya."
          done="Kuesioner ditutup."
        />
      )}
    </Stack>
  )
}

const Questions = ({ form: { pertanyaan } }: { form: Questionnaire }) => (
  <Box component="ol" sx={{ my: 0, pl: 3 }}>
    {pertanyaan.map(({ id, jenis, teks, pilihan, wajib }) => (
      <Box component="li" key={id} sx={{ mb: 1 }}>
        {teks}
        <Typography variant="body2" color="text.secondary">
          {QUESTION_KINDS[jenis]}, {wajib ? 'wajib' : 'tidak wajib'}
          {pilihan.length > 0 ? `: ${pilihan.join(', ')}` : ''}
        </Typography>
      </Box>
    ))}
  </Box>
)
