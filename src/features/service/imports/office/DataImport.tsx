import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, LinearProgress, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { CSV_NAMES, csvText, type Separator } from '../../../../lib/files/csv-writer.ts'
import { capital } from '../../../../lib/text/capital.ts'
import { officeUrl } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { exampleOf, type ImportList } from '../../../platform/import-lists/rules.ts'
import { IMPORT_LISTS, type ImportName, PERSONAL_LISTS } from '../list-rules.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { CsvDownloads } from './CsvDownloads.tsx'
import { DraftScreen } from './DraftScreen.tsx'
import { IMPORT_CALLS } from './import-calls.ts'
import { OpenDrafts } from './OpenDrafts.tsx'
import { useImport } from './use-import.ts'

/** Brings lists of a predecessor's system in, after they are mended, and takes the same lists out again. */
export function DataImport() {
  const [address, setAddress] = useSearchParams()
  const draft = address.get('draf')
  return (
    <Box sx={{ py: 2, maxWidth: '72rem' }}>
      <Title title="Impor data" />
      {draft === null ? (
        <BeginImport onDraft={(draf) => setAddress({ draf })} />
      ) : (
        <DraftScreen key={draft} id={draft} onClose={() => setAddress({})} />
      )}
    </Box>
  )
}

function BeginImport({ onDraft }: { onDraft: (id: string) => void }) {
  const [address, setAddress] = useSearchParams()
  const { permissions } = useMe()
  const mine = IMPORT_LISTS.filter(({ permission }) => permissions.includes(permission))
  const list = mine.find(({ name }) => name === address.get('jenis')) ?? mine[0]
  if (!list) return <Typography>Akun Anda belum punya izin untuk data yang dapat dimasukkan.</Typography>
  return (
    <>
      <Typography sx={{ mb: 3 }}>
        Pindahkan data dari sistem lain: unggah berkas Excel (.xlsx) atau CSV seperti apa adanya. Kolomnya dikenali, dan
        kesalahannya diperbaiki di layar berikutnya. Belum ada yang masuk sebelum Anda memasukkannya. Yang sudah ada
        dilewati, jadi berkas yang sama boleh diunggah lagi.
      </Typography>
      <OpenDrafts onOpen={onDraft} />
      <TextField
        select
        label="Yang dimasukkan"
        value={list.name}
        onChange={({ target }) => setAddress({ jenis: target.value }, { replace: true })}
        sx={{ minWidth: { sm: '20rem' }, width: { xs: '100%', sm: 'auto' } }}
      >
        {mine.map(({ name, title }) => (
          <MenuItem key={name} value={name}>
            {capital(title)}
          </MenuItem>
        ))}
      </TextField>
      <KindImport key={list.name} list={list} name={list.name} onDraft={onDraft} />
    </>
  )
}

const exampleUrl = (list: ImportList, separator: Separator): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csvText(exampleOf(list), separator))}`

interface KindProps {
  list: ImportList
  name: ImportName
  onDraft: (id: string) => void
}

function KindImport({ list, name, onDraft }: KindProps) {
  const { progress, send } = useImport(name, onDraft)
  const isBusy = progress.state !== 'idle'
  return (
    <>
      <Typography sx={{ my: 2 }}>{list.about}</Typography>
      <ChooseCsv busy={isBusy} also=".xlsx" label="Pilih berkas Excel atau CSV" onFile={send} />
      {isBusy ? (
        <Box role="status" sx={{ mt: 2 }}>
          <Typography variant="body2">{progress.state === 'sending' ? 'Mengunggah …' : 'Membaca baris …'}</Typography>
          <LinearProgress
            aria-label="Kemajuan impor"
            {...(progress.state === 'sending'
              ? { variant: 'determinate' as const, value: progress.share * 100 }
              : { variant: 'indeterminate' as const })}
          />
        </Box>
      ) : null}
      <Part>Kolom yang dikenal</Part>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {([',', ';'] as const).map((separator) => (
          <Button
            key={separator}
            variant="outlined"
            startIcon={<DownloadIcon />}
            href={exampleUrl(list, separator)}
            download={`contoh-${name}.csv`}
          >
            Unduh contoh {CSV_NAMES[separator]}
          </Button>
        ))}
        <CsvDownloads
          urlOf={(pemisah) => officeUrl(IMPORT_CALLS[name].takeOut, { pemisah })}
          label={`Ekspor semua ${list.title}`}
          isPersonal={PERSONAL_LISTS.includes(name)}
        />
      </Stack>
      <ColumnTable list={list} />
    </>
  )
}
