import { Box, Card, Link, Typography } from '@mui/material'
import { BooleanField, FunctionField, Labeled, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { stripMarkup } from '../../../../lib/markup.ts'
import { pictureUrl } from '../../../../lib/picture.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { History } from '../../../../office/history/History.tsx'
import { momentText } from '../../../../office/moment.ts'
import { OFFERED_KINDS } from '../../../upkeep/maintenance/rules.ts'

interface Requirement {
  nama: string
  keterangan: string
  wajib: boolean
}

/** Only maintenance activities have one. */
function Worth() {
  const version = useRecordContext()
  if (version?.['jenis'] !== 'pemeliharaan') return null
  const { jenis_kegiatan: kind, jam_pelajaran: hours, poin } = version
  return (
    <Labeled label="Nilai kegiatan">
      <Typography>
        {[
          kind && OFFERED_KINDS[kind as keyof typeof OFFERED_KINDS],
          hours && `${hours} jam pelajaran`,
          `${poin ?? 0} poin`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Typography>
    </Labeled>
  )
}

/** A version as it was published. */
export const VersionView = () => (
  <Card sx={{ mt: 2 }}>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="category" />
      <TextField source="versi" />
      <FunctionField source="published_at" render={(version) => momentText(version['published_at'])} />
      <TextField source="durasi" emptyText="-" />
      <FunctionField source="registration_fee" render={(version) => formatRupiah(version['registration_fee'])} />
      <FunctionField source="description" render={(version) => stripMarkup(version['description'])} />
      <FunctionField
        source="image"
        render={({ image }) =>
          image ? <Box component="img" src={pictureUrl(image, 320)} alt="" className="picture-preview" /> : '-'
        }
      />
      <FunctionField
        source="detail_pelatihan"
        render={({ detail_pelatihan: name }) =>
          name ? (
            <Link href={`/dokumen/${name}`} target="_blank" rel="noopener">
              Buka dokumen (tab baru)
            </Link>
          ) : (
            '-'
          )
        }
      />
      <TextField source="min_pendidikan" emptyText="-" />
      <TextField source="min_pengalaman_tahun" />
      <TextField source="min_dokumen_amdal" />
      <BooleanField source="wajib_atpa" />
      <Worth />
      <FunctionField
        source="persyaratan"
        render={({ persyaratan: requirements }) => (
          <ul>
            {requirements.map(({ nama, keterangan, wajib }: Requirement) => (
              <li key={nama}>
                <strong>{nama}</strong> ({wajib ? 'wajib' : 'tidak wajib'}){keterangan ? `: ${keterangan}` : ''}
              </li>
            ))}
          </ul>
        )}
      />
      <FunctionField
        source="unit_kompetensi"
        render={({ unit_kompetensi: units }) => (
          <ul>
            {units.map(({ judul }: { judul: string }) => (
              <li key={judul}>{judul}</li>
            ))}
          </ul>
        )}
      />
      <FunctionField source="metode_uji" render={({ metode_uji: methods }) => methods.join(', ') || '-'} />
    </SimpleShowLayout>
    <History />
  </Card>
)
