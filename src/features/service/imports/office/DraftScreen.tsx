import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { officeUrl } from '../../../../office/calls/client.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { ConfirmDialog } from '../../../../office/screens/ConfirmDialog.tsx'
import type { ImportList } from '../../../platform/import-lists/rules.ts'
import { IMPORT_LISTS, PERSONAL_LISTS } from '../list-rules.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { CsvDownloads } from './CsvDownloads.tsx'
import { MistakeGroups } from './MistakeGroups.tsx'
import { type ImportDraft, useImportDraft } from './use-import-draft.ts'
import { WaitingRows } from './WaitingRows.tsx'

interface Props {
  id: string
  /** Leads back to the choice of a file. */
  onClose: () => void
}

/** An unfinished import: what comes in, what is wrong, and the ways to mend it. */
export function DraftScreen({ id, onClose }: Props) {
  const { asked, again, draft, ...work } = useImportDraft(id, onClose)
  const list = IMPORT_LISTS.find(({ name }) => name === draft?.jenis)
  return (
    <AnswerState asked={asked} again={again}>
      {() => (draft && list ? <Shown draft={draft} list={list} onClose={onClose} {...work} /> : null)}
    </AnswerState>
  )
}

type Work = Omit<ReturnType<typeof useImportDraft>, 'asked' | 'again' | 'draft'>

function Shown({
  draft,
  list,
  isBusy,
  change,
  bringIn,
  giveUp,
  onClose,
}: Work & { draft: ImportDraft; list: ImportList; onClose: () => void }) {
  return (
    <>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Impor {list.title} dari <strong>{draft.berkas}</strong>. Tersimpan sebagai draf: boleh ditinggalkan dan
        dilanjutkan kemudian.
      </Typography>
      <FactList
        items={[
          ['Siap masuk', String(draft.diterima)],
          ['Perlu diperbaiki', String(draft.baris_salah)],
          ['Sudah ada', String(draft.sudah_ada)],
          ['Sudah masuk dari berkas ini', String(draft.masuk)],
        ]}
      />
      <ColumnMapping key={draft.id} draft={draft} list={list} isBusy={isBusy} onChange={(one) => void change(one)} />
      {draft.kolom_hilang.length === 0 ? (
        <>
          <Actions draft={draft} list={list} isBusy={isBusy} bringIn={bringIn} giveUp={giveUp} onClose={onClose} />
          <TidyNames draft={draft} isBusy={isBusy} onTidy={() => void change({ apa: 'rapikan' })} />
          <MistakeGroups draft={draft} list={list} isBusy={isBusy} onChange={(one) => void change(one)} />
          <WaitingRows draft={draft} list={list} isBusy={isBusy} onChange={change} />
        </>
      ) : (
        <Alert severity="error" sx={{ mt: 2 }}>
          Pilih kolom untuk: {draft.kolom_hilang.join(', ')}. Tanpa itu barisnya tidak dapat dibaca.
        </Alert>
      )}
    </>
  )
}

interface TidyProps {
  draft: ImportDraft
  isBusy: boolean
  onTidy: () => void
}

/** Offers to write names with single blanks and the capitals of names; nobody has to. */
function TidyNames({ draft: { nama_rapi }, isBusy, onTidy }: TidyProps) {
  if (nama_rapi.jumlah === 0) return null
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" disabled={isBusy} onClick={onTidy}>
          Rapikan {nama_rapi.jumlah} nama
        </Button>
      }
    >
      {nama_rapi.jumlah} nama dapat dirapikan, misalnya “{nama_rapi.contoh[0]?.isi}” menjadi “
      {nama_rapi.contoh[0]?.jadi}”. Boleh juga dibiarkan.
    </Alert>
  )
}

function Actions({
  draft,
  list,
  isBusy,
  bringIn,
  giveUp,
  onClose,
}: Pick<Work, 'isBusy' | 'bringIn' | 'giveUp'> & { draft: ImportDraft; list: ImportList; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { id, diterima, baris_salah, sudah_ada } = draft
  const isPersonal = PERSONAL_LISTS.some((name) => name === draft.jenis)
  const canFinish = diterima > 0 || sudah_ada > 0
  return (
    <Box sx={{ mt: 2 }}>
      {baris_salah > 0 && canFinish ? (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Yang sudah benar boleh masuk sekarang; {baris_salah} baris lain tetap menunggu di sini.
        </Typography>
      ) : null}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" disabled={isBusy || !canFinish} onClick={() => void bringIn()}>
          {diterima > 0 ? `Masukkan ${diterima} ${list.title}` : 'Selesaikan yang sudah ada'}
        </Button>
        {baris_salah === 0 ? null : (
          <CsvDownloads
            urlOf={(pemisah) => officeUrl('exportImportDraft', { id, pemisah })}
            label="Bawa pulang yang menunggu"
            isPersonal={isPersonal}
          />
        )}
        <Button onClick={onClose}>Lanjutkan nanti</Button>
        <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
          Hapus draf
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Hapus draf impor?"
        question="Baris yang menunggu tidak jadi dimasukkan. Yang sudah masuk tetap ada."
        label="Hapus draf"
        color="error"
        onAgree={() => void giveUp()}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
