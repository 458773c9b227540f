import DrawIcon from '@mui/icons-material/DrawOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import PostAddIcon from '@mui/icons-material/PostAddOutlined'
import { Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'

type ExamRecord = Answer<'getExamRecord'>

const input = inputOf<'saveExamRecord'>()
const added = inputOf<'addToExamRecord'>()

interface Props {
  one: ExamRecord
  /** An examiner's own, by the calls of examiners. */
  isOwn: boolean
}

/** What the reader may do with a record: complete it, sign it, and once it is locked add to it. */
export function RecordTransitions({ one, isOwn }: Props) {
  const mayWrite = useMe().permissions.includes('verifikasi') || isOwn
  if (!mayWrite) return null
  return (
    <>
      {one.boleh_ditulis ? <Complete one={one} isOwn={isOwn} /> : null}
      {one.halangan_tanda_tangan === null ? (
        <TransitionButton
          label="Tandatangani"
          icon={<DrawIcon />}
          call={isOwn ? 'signOwnExamRecord' : 'signExamRecord'}
          weight="main"
          question="Anda mengonfirmasi dengan akun Anda bahwa isinya benar. Tanda tangan kedua menguncinya; sesudah itu koreksi hanya sebagai tambahan."
          done="Tanda tangan tercatat."
        />
      ) : null}
      {one.status === 'terkunci' ? <Add isOwn={isOwn} /> : null}
      {one.halangan_tanda_tangan !== null && one.status !== 'terkunci' ? (
        <Typography sx={{ width: '100%' }}>{one.halangan_tanda_tangan}</Typography>
      ) : null}
    </>
  )
}

const Complete = ({ one, isOwn }: Props) => (
  <TransitionForm
    label="Lengkapi"
    icon={<EditIcon />}
    call={isOwn ? 'saveOwnExamRecord' : 'saveExamRecord'}
    weight={one.halangan_tanda_tangan === null || one.tanda_tangan.length > 0 ? 'other' : 'main'}
    note="Peserta, kehadiran, penguji, dan tempat terisi sendiri. Yang Anda simpan menggugurkan tanda tangan yang sudah ada."
    done="Berita acara tersimpan."
    begin={{
      jam_mulai: one.jam_mulai ?? '',
      jam_selesai: one.jam_selesai,
      kejadian: one.kejadian,
      petugas_lain: one.petugas_lain,
      catatan: one.catatan,
      kursi: one.peserta.map(({ user_training_id, kursi }) => ({ user_training_id, kursi })),
    }}
  >
    <Text source={input('jam_mulai')} label="Jam mulai sebenarnya" isRequired helperText="Misalnya 08.05." />
    <Text source={input('jam_selesai')} label="Jam selesai sebenarnya" />
    <Text source={input('petugas_lain')} label="Petugas lain" helperText="Yang bertugas tanpa mencatat kehadiran." />
    <Rows source="kejadian">
      <Text source="jam" label="Jam" />
      <LongText source="uraian" label="Uraian" helperText="Sebut nomor peserta, bukan keadaan pribadinya." />
    </Rows>
    <LongText source={input('catatan')} label="Catatan" />
    <Part>Tempat duduk</Part>
    {one.peserta.map(({ user_training_id, nama }, place) => (
      <Text key={user_training_id} source={`kursi.${place}.kursi`} label={nama} />
    ))}
  </TransitionForm>
)

const Add = ({ isOwn }: { isOwn: boolean }) => (
  <TransitionForm
    label="Tambahkan koreksi"
    icon={<PostAddIcon />}
    call={isOwn ? 'addToOwnExamRecord' : 'addToExamRecord'}
    note="Isi yang terkunci tidak berubah; tambahan tercatat dengan nama Anda dan waktunya."
    done="Tambahan tercatat."
  >
    <LongText source={added('isi')} label="Tambahan" isRequired />
  </TransitionForm>
)
