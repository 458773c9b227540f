import ApproveIcon from '@mui/icons-material/CheckOutlined'
import EndIcon from '@mui/icons-material/DoNotDisturbOutlined'
import NextIcon from '@mui/icons-material/NoteAddOutlined'
import { Button, Chip, Link, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { stateTone } from '../../../../office/display/state-tones.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { own } from '../../../../own-paths.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { nextPaper, PAPER_KINDS, PAPER_STATES } from '../rules.ts'

type Paper = Answer<'getControlledPaper'>

const end = inputOf<'endControlledPaper'>()

/** A paper under control: its file, its days, who put it in force and who has read it. */
export const PaperPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const paper = useWhole<'getControlledPaper'>('pembaca')
  if (!paper) return null
  const { status, judul, versi } = paper
  return (
    <RecordPage
      title={`${judul}, versi ${versi}`}
      marks={<Chip size="small" color={stateTone(status)} label={PAPER_STATES[status]} />}
      actions={<Actions key="langkah" paper={paper} />}
      editable={status === 'diajukan'}
    >
      <Facts paper={paper} />
      {paper.jenis === 'dokumen' ? <Readers paper={paper} /> : null}
    </RecordPage>
  )
}

function Facts({ paper }: { paper: Paper }) {
  const facts = [
    ['Jenis', PAPER_KINDS[paper.jenis]],
    ['Pihak', paper.tuk ?? paper.pihak],
    ['Berlaku sejak', longDay(paper.berlaku_sejak)],
    ['Berlaku sampai', paper.berlaku_sampai ? longDay(paper.berlaku_sampai) : null],
    ['Penanggung jawab', paper.owner_name],
    ['Ditulis', doneWords(paper.created_at, paper.written_by_name)],
    ['Disetujui', doneWords(paper.approved_at, paper.approved_by_name)],
    ['Berakhir', paper.ended_at ? momentText(paper.ended_at) : null],
    [
      'Berkas',
      <Link key="berkas" href={own.file(paper.file_id)} target="_blank" rel="noopener">
        {paper.file_name ?? 'Berkas'} (tab baru)
      </Link>,
    ],
    [
      'Menggantikan',
      paper.versi_lama ? <Other key="lama" id={paper.replaces_id}>{`Versi ${paper.versi_lama}`}</Other> : null,
    ],
    [
      'Digantikan',
      paper.replaced_by_id ? (
        <Other key="baru" id={paper.replaced_by_id}>
          Lihat penggantinya
        </Other>
      ) : null,
    ],
  ] as const
  return <FactList items={facts.filter(([, value]) => value !== null)} />
}

const Other = ({ id, children }: { id: number | null; children: string }) => (
  <Link component={RouterLink} to={`/dokumen-mutu/${id}/show`}>
    {children}
  </Link>
)

const Readers = ({ paper: { pembaca, jumlah_petugas, status } }: { paper: Paper }) => (
  <>
    <Part>
      Sudah dibaca {pembaca.length} dari {jumlah_petugas} petugas
    </Part>
    {pembaca.map(({ id, name, read_at }) => (
      <Typography key={id}>
        {name}, {momentText(read_at)}
      </Typography>
    ))}
    {pembaca.length === 0 && status === 'berlaku' ? (
      <Typography>Setiap petugas melihat dokumen ini pada mejanya sampai menyatakan sudah membacanya.</Typography>
    ) : null}
  </>
)

function Actions({ paper }: { paper: Paper }) {
  const { id: reader } = useMe()
  const { id, status, replaced_by_id } = paper
  const isSecond = 'next' in nextPaper('approve', paper, reader)
  return (
    <>
      {isSecond ? (
        <TransitionButton
          label="Berlakukan"
          icon={<ApproveIcon />}
          call="approveControlledPaper"
          weight="main"
          question="Sudah Anda baca berkasnya? Sesudah berlaku, isinya tidak berubah lagi; versi yang digantikannya berakhir."
          done="Berlaku."
        />
      ) : null}
      {status === 'diajukan' && !isSecond ? <Typography>Menunggu persetujuan orang lain.</Typography> : null}
      {status === 'berlaku' && replaced_by_id === null ? (
        <Button
          component={RouterLink}
          to={`/dokumen-mutu/create?menggantikan=${id}`}
          variant="outlined"
          size="small"
          startIcon={<NextIcon />}
        >
          Versi berikutnya
        </Button>
      ) : null}
      {status === 'berakhir' ? null : (
        <TransitionForm
          label={status === 'diajukan' ? 'Tarik usul' : 'Akhiri'}
          icon={<EndIcon />}
          call="endControlledPaper"
          weight="ending"
          note="Berkas dan riwayatnya tetap tersimpan."
          done="Berakhir."
        >
          <LongText source={end('alasan')} label="Alasan" isRequired />
        </TransitionForm>
      )}
    </>
  )
}
