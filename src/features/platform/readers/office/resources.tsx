import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined'
import PublicIcon from '@mui/icons-material/PublicOutlined'
import { DataTable, DateInput, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { READER_STATES } from '../rules.ts'
import { ReaderPage } from './ReaderPage.tsx'

type Reader = Row<'listAssessor'>

const column = columnOf<'listAssessor'>()
const filter = inputOf<'listAssessor'>()
const input = inputOf<'createAssessor'>()
const STATES = namedChoices(READER_STATES)
const TONES = { diajukan: 'warning', aktif: 'success' } as const

const ReaderList = ({ none }: { none: string }) => (
  <OfficeList<'listAssessor'>
    main="name"
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />]}
    bulk={false}
    searchable={false}
    none={none}
    narrow={{
      first: ({ name }) => name,
      second: ({ status, sampai }: Reader) => `${READER_STATES[status]}, sampai ${longDay(sampai)}`,
    }}
  >
    <DataTable.Col source={column('name')} disableSort />
    <DataTable.Col source={column('instansi')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('sampai')}>
      <DayField source={column('sampai')} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('jumlah_pembukaan')} disableSort />
  </OfficeList>
)

const Inputs = () => (
  <>
    <Text source={input('name')} isRequired />
    <Text
      source={input('email')}
      isRequired
      helperText="Alamat milik orang itu sendiri, yang belum dipakai akun lain."
    />
    <Text source={input('instansi')} isRequired />
    <LongText source={input('keperluan')} isRequired helperText="Misalnya: asesmen lapangan, surat tugas nomor …" />
    <DateInput source={input('sampai')} isRequired helperText="Setelah hari ini akunnya tidak membuka apa pun." />
  </>
)

const fields = {
  name: 'Nama',
  email: 'Email',
  instansi: 'Instansi',
  keperluan: 'Keperluan',
  sampai: 'Membaca sampai',
  status: 'Keadaan',
  jumlah_pembukaan: 'Yang dibuka',
  created_at: 'Diusulkan pada',
  created_by_name: 'Diusulkan oleh',
  decided_at: 'Diputuskan pada',
  decided_by_name: 'Diputuskan oleh',
  ended_at: 'Diakhiri pada',
  ended_by_name: 'Diakhiri oleh',
}

export const readerResources: OfficeResource[] = [
  {
    name: 'asesor',
    label: 'asesor',
    group: 'Lembaga',
    under: 'mutu',
    icon: PersonSearchIcon,
    permission: 'mutu',
    calls: { list: 'listAssessor', get: 'getAssessor', create: 'createAssessor', history: 'historyAssessor' },
    people: true,
    title: titleOf<'listAssessor'>('name'),
    fields,
    words: { status: STATES },
    list: () => (
      <ReaderList none="Belum ada asesor. Undang asesor lembaga akreditasi dengan akun yang hanya membaca dan berakhir sendiri." />
    ),
    create: () => (
      <OfficeCreate<'createAssessor'> then="show">
        <Inputs />
      </OfficeCreate>
    ),
    show: () => (
      <ReaderPage
        calls={{
          approve: 'approveAssessor',
          refuse: 'refuseAssessor',
          end: 'endAssessor',
          openings: 'getAssessorOpenings',
        }}
      />
    ),
  },
  {
    name: 'pembaca-kementerian',
    label: 'pembaca kementerian',
    group: 'Pemegang sertifikat',
    under: 'sertifikat',
    icon: PublicIcon,
    permission: 'verifikasi',
    calls: {
      list: 'listMinistryReader',
      get: 'getMinistryReader',
      create: 'createMinistryReader',
      history: 'historyMinistryReader',
    },
    people: true,
    title: titleOf<'listMinistryReader'>('name'),
    fields,
    words: { status: STATES },
    list: () => (
      <ReaderList none="Belum ada pembaca kementerian. Undang petugas kementerian yang memeriksa sertifikat sendiri, tanpa kunjungan dan surat." />
    ),
    create: () => (
      <OfficeCreate<'createMinistryReader'> then="show">
        <Inputs />
      </OfficeCreate>
    ),
    show: () => (
      <ReaderPage
        calls={{
          approve: 'approveMinistryReader',
          refuse: 'refuseMinistryReader',
          end: 'endMinistryReader',
          openings: 'getMinistryReaderOpenings',
        }}
      />
    ),
  },
]
