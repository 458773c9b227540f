import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Show } from 'react-admin'
import { dayRange, longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'

type Sample = Answer<'getMinistrySample'>
type Trail = Answer<'getSampledTrail'>

/** A sample of the ministry: how it was drawn, and the trail of each certificate in it. */
export const SampleShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const sample = useWhole<'getMinistrySample'>('benih')
  if (!sample) return null
  const { id, dari, sampai, kualifikasi, populasi, benih, drawn_at, drawn_by_name, sertifikat } = sample
  return (
    <RecordPage title={`Sampel ${dayRange(dari, sampai)}`} editable={false} history={false}>
      <FactList
        items={[
          ['Diundi', `${momentText(drawn_at)}, oleh ${drawn_by_name}`],
          ['Sertifikat', `${sertifikat.length} dari ${populasi}, ${kualifikasi ?? 'KTPA dan ATPA'}`],
          ['Benih undian', benih],
        ]}
      />
      <Typography sx={{ mt: 1, maxWidth: '44rem' }}>
        Urutannya menurut SHA-256 atas benih, spasi, dan nomor rekaman sertifikat; siapa pun yang memegang ketiganya
        dapat mengulanginya.
      </Typography>
      <Part>Sertifikat</Part>
      {sertifikat.map((one) => (
        <Drawn key={one.id} sample={id} one={one} />
      ))}
    </RecordPage>
  )
}

/** A certificate whose trail is read, and recorded as read, only once it is opened. */
function Drawn({ sample, one }: { sample: number; one: Sample['sertifikat'][number] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion expanded={isOpen} onChange={() => setOpen(!isOpen)} disableGutters variant="outlined">
      <AccordionSummary>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {one.urutan}. {one.no_sertifikasi}, {one.nama}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {isOpen ? (
          <Waiting call="getSampledTrail" payload={{ id: sample, certificate_id: one.id }}>
            {(trail) => <TrailOf trail={trail} />}
          </Waiting>
        ) : null}
      </AccordionDetails>
    </Accordion>
  )
}

const TrailOf = ({ trail }: { trail: Trail }) => (
  <>
    <FactList
      items={[
        [
          'Sertifikat',
          `${trail.kualifikasi}, ${trail.skema}${trail.skema_versi ? `, versi ${trail.skema_versi}` : ''}`,
        ],
        ['Berlaku', `${longDay(trail.valid_from)} sampai ${longDay(trail.valid_until)}`],
        ['Keadaan', trail.status],
        ['Nomor registrasi', trail.no_registrasi],
        ['Terbit', `${momentText(trail.issued_at)}${trail.issued_by_name ? `, oleh ${trail.issued_by_name}` : ''}`],
        ['NIK', trail.nik || null],
      ]}
    />
    {trail.permohonan ? (
      <ApplicationOf permohonan={trail.permohonan} />
    ) : (
      <Typography sx={{ mt: 1 }}>Sertifikat ini dari daftar lama; permohonannya tidak ada di portal.</Typography>
    )}
    <Part>Jejak</Part>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {trail.jejak.map(({ at, hal }) => (
        <li key={`${at} ${hal}`}>
          {momentText(at)}: {hal}
        </li>
      ))}
    </Box>
  </>
)

type Application = NonNullable<Trail['permohonan']>

function ApplicationOf({ permohonan }: { permohonan: Application }) {
  const { nomor, submitted_at, start_date, end_date, tuk, metode, attended_at, dokumen, penguji, putusan } = permohonan
  return (
    <>
      <Part>Permohonan dan ujian</Part>
      <FactList
        items={[
          ['Nomor', nomor],
          ['Diajukan', submitted_at ? momentText(submitted_at) : null],
          ['Ujian', start_date ? `${dayRange(start_date, end_date ?? start_date)}, ${tuk ?? metode ?? ''}` : null],
          ['Hadir', attended_at ? momentText(attended_at) : null],
          ['Dokumen', dokumen.map((one) => `${one.persyaratan} (${one.status})`).join('; ') || null],
          ['Penguji', penguji.map((one) => examinerWords(one)).join('; ') || null],
          ...putusan.map((one) => ['Putusan', decisionWords(one)] as const),
        ]}
      />
    </>
  )
}

const examinerWords = ({ name, declared_at }: Application['penguji'][number]): string =>
  declared_at ? `${name}, menyatakan independensinya ${momentText(declared_at)}` : `${name}, belum menyatakan`

const decisionWords = ({ hasil, at, decided_by_name, unit }: Application['putusan'][number]): string => {
  const passed = unit.filter((one) => one.hasil === 'K').length
  return `${hasil.replace('_', ' ')}, ${momentText(at)}, oleh ${decided_by_name ?? '-'}; ${passed} dari ${unit.length} unit kompeten`
}
