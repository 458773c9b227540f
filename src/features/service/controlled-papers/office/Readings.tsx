import DoneIcon from '@mui/icons-material/CheckOutlined'
import { Box, Link, Typography } from '@mui/material'
import { BooleanInput, DataTable, FunctionField, Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText, shortMoment } from '../../../../office/display/moment.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { own } from '../../../../own-paths.ts'

type Document = Row<'listStaffDocument'>

const column = columnOf<'listStaffDocument'>()
const filter = inputOf<'listStaffDocument'>()

const readWords = ({ read_at }: Document): string => (read_at ? shortMoment(read_at) : 'Belum')

/** The documents of the body that all staff read. */
export const ReadingList = () => (
  <OfficeList<'listStaffDocument'>
    main="judul"
    sort={{ field: 'berlaku_sejak', order: 'DESC' }}
    filters={[<BooleanInput key="belum_dibaca" source={filter('belum_dibaca')} />]}
    bulk={false}
    searchable={false}
    none="Belum ada dokumen lembaga yang berlaku."
    narrow={{
      first: ({ judul, versi }) => `${judul}, versi ${versi}`,
      second: (one) => `Saya baca: ${readWords(one)}`,
    }}
  >
    <DataTable.Col source={column('judul')} />
    <DataTable.Col source={column('versi')} disableSort />
    <DataTable.Col source={column('berlaku_sejak')}>
      <DayField source={column('berlaku_sejak')} />
    </DataTable.Col>
    <DataTable.Col source={column('read_at')} disableSort>
      <FunctionField<Document> render={readWords} />
    </DataTable.Col>
  </OfficeList>
)

/** A document with its file, and the reader's own word that they have read it. */
export const ReadingPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getStaffDocument'>('file_id')
  if (!one) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {one.judul}, versi {one.versi}
      </Typography>
      <FactList
        items={[
          ['Berlaku sejak', longDay(one.berlaku_sejak)],
          ['Saya baca pada', one.read_at ? momentText(one.read_at) : 'Belum'],
        ]}
      />
      <Typography sx={{ my: 2 }}>
        <Link href={own.file(one.file_id)} target="_blank" rel="noopener">
          {one.file_name ?? 'Berkas'} (tab baru)
        </Link>
      </Typography>
      {one.read_at ? null : (
        <TransitionButton
          label="Sudah saya baca"
          icon={<DoneIcon />}
          call="acknowledgeDocument"
          weight="main"
          question="Pernyataan Anda tersimpan dengan nama dan waktunya."
          done="Pernyataan tersimpan."
        />
      )}
    </Box>
  )
}
