import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import { BooleanInput, DateInput, SelectInput } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortDay } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { Picture } from '../../../../office/display/Picture.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { CHECK_ITEM_NAMES, CHECK_ITEMS, CHECK_RESULTS, STANDING_LABELS, takesExams } from '../checks/rules.ts'

type Checked = Answer<'listVenueChecks'>
type Check = Checked['pemeriksaan'][number]

const input = inputOf<'checkVenue'>()

/** Whether a venue may take exams, its checks, and the form for another one. */
export const Checks = ({ venue }: { venue: { id: number; name: string } }) => (
  <Waiting call="listVenueChecks" payload={{ id: venue.id }}>
    {(checked, again) => (
      <>
        <Part>Pemeriksaan TUK</Part>
        <Standing checked={checked} />
        <NewCheck again={again} />
        {checked.pemeriksaan.map((check) => (
          <OneCheck key={check.id} check={check} name={venue.name} />
        ))}
      </>
    )}
  </Waiting>
)

const Standing = ({ checked: { keadaan, berlaku_sampai } }: { checked: Checked }) => (
  <Alert severity={keadaan === 'berlaku' ? 'success' : 'warning'} sx={{ mb: 1 }}>
    {STANDING_LABELS[keadaan]}
    {berlaku_sampai ? `, berlaku sampai ${shortDay(berlaku_sampai)}` : ''}.
    {takesExams(keadaan) ? null : ' Jadwal uji baru belum dapat memakai TUK ini; jadwal yang sudah ada tetap berjalan.'}
  </Alert>
)

function NewCheck({ again }: { again: () => void }) {
  if (!useMe().permissions.includes('konten')) return null
  return (
    <TransitionForm
      label="Catat pemeriksaan"
      icon={<FactCheckIcon />}
      call="checkVenue"
      note="Periksa setiap butir di tempatnya. Yang layak berlaku satu tahun sejak harinya."
      done="Pemeriksaan tercatat."
      begin={{
        tanggal: dayIn(bodyZone(), new Date()),
        hasil: 'layak',
        butir: CHECK_ITEM_NAMES.map((butir) => ({ butir, sesuai: true, catatan: '' })),
        gambar: [],
      }}
      then={again}
    >
      <DateInput source={input('tanggal')} label="Hari pemeriksaan" isRequired />
      {CHECK_ITEM_NAMES.map((name, place) => (
        <Box key={name} sx={{ mb: 1 }}>
          <BooleanInput source={`butir.${place}.sesuai`} label={CHECK_ITEMS[name]} helperText={false} />
          <Text source={`butir.${place}.catatan`} label="Catatan" aria-label={`Catatan: ${CHECK_ITEMS[name]}`} />
        </Box>
      ))}
      <SelectInput source={input('hasil')} label="Hasil" choices={namedChoices(CHECK_RESULTS)} isRequired />
      <LongText source={input('catatan')} label="Catatan umum" />
      <Rows source="gambar" inline={false}>
        <PictureInput source="foto" />
      </Rows>
    </TransitionForm>
  )
}

const OneCheck = ({ check, name }: { check: Check; name: string }) => (
  <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <strong>{shortDay(check.tanggal)}</strong>
      <Chip size="small" color={check.hasil === 'layak' ? 'success' : 'warning'} label={CHECK_RESULTS[check.hasil]} />
      <Typography variant="body2" color="text.secondary">
        oleh {check.checked_by_name}
      </Typography>
    </Stack>
    <Typography variant="body2">
      {check.butir.filter(({ sesuai }) => sesuai).length} dari {check.butir.length} butir sesuai
    </Typography>
    {check.butir
      .filter(({ catatan }) => catatan !== '')
      .map(({ butir, catatan }) => (
        <Typography key={butir} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {CHECK_ITEMS[butir]}: {catatan}
        </Typography>
      ))}
    {check.catatan ? <Typography sx={{ whiteSpace: 'pre-line' }}>{check.catatan}</Typography> : null}
    {check.foto.map((foto) => (
      <Picture key={foto} name={foto} words={`Foto pemeriksaan ${name}`} />
    ))}
  </Box>
)
