import { Box, Card, Link, Typography } from '@mui/material'
import { BooleanField, FunctionField, Labeled, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { pictureUrl } from '../../../../lib/graphics/picture.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { stripMarkup } from '../../../../lib/text/markup.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { fieldOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { History } from '../../../../office/history/History.tsx'
import { OFFERED_KINDS } from '../activity-rules.ts'
import { requirementsAsked } from '../rules.ts'

type Version = Answer<'getSchemeVersion'>

const field = fieldOf<'getSchemeVersion'>()

/** The worth of a maintenance activity; other schemes have none. */
function Worth() {
  const version = useRecordContext<Version>()
  if (version?.jenis !== 'pemeliharaan') return null
  const { jenis_kegiatan: kind, jam_pelajaran: hours, poin } = version
  return (
    <Labeled label="Nilai kegiatan">
      <Typography>
        {[kind && OFFERED_KINDS[kind], hours && `${hours} jam pelajaran`, `${poin ?? 0} poin`]
          .filter(Boolean)
          .join(', ')}
      </Typography>
    </Labeled>
  )
}

/** A version as it was published. */
export function VersionView() {
  if (!useWhole<'getSchemeVersion'>('description')) return null
  return (
    <Card sx={{ mt: 2 }}>
      <SimpleShowLayout>
        <TextField source={field('name')} />
        <TextField source={field('kategori')} />
        <TextField source={field('versi')} />
        <FunctionField<Version>
          source={field('published_at')}
          render={({ published_at }) => published_at && momentText(published_at)}
        />
        <TextField source={field('durasi')} emptyText="-" />
        <FunctionField<Version>
          source={field('registration_fee')}
          render={({ registration_fee: fee }) => (fee === null ? '-' : formatRupiah(fee))}
        />
        <FunctionField<Version> source={field('description')} render={(version) => stripMarkup(version.description)} />
        <FunctionField<Version>
          source={field('image')}
          render={({ image }) =>
            image ? <Box component="img" src={pictureUrl(image, 320)} alt="" className="picture-preview" /> : '-'
          }
        />
        <FunctionField<Version>
          source={field('detail_pelatihan')}
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
        <TextField source={field('min_pendidikan')} emptyText="-" />
        <TextField source={field('min_pengalaman_tahun')} />
        <TextField source={field('min_dokumen_amdal')} />
        <BooleanField source={field('wajib_atpa')} />
        <Worth />
        <FunctionField<Version>
          source={field('persyaratan')}
          render={(version) => (
            <ul>
              {requirementsAsked(version).map(({ nama, keterangan, wajib }) => (
                <li key={nama}>
                  <strong>{nama}</strong> ({wajib ? 'wajib' : 'tidak wajib'}){keterangan ? `: ${keterangan}` : ''}
                </li>
              ))}
            </ul>
          )}
        />
        <FunctionField<Version>
          source={field('unit_kompetensi')}
          render={({ unit_kompetensi: units }) => (
            <ul>
              {units.map(({ judul }) => (
                <li key={judul}>{judul}</li>
              ))}
            </ul>
          )}
        />
        <FunctionField<Version>
          source={field('metode_uji')}
          render={({ metode_uji: methods }) => methods.join(', ') || '-'}
        />
      </SimpleShowLayout>
      <History />
    </Card>
  )
}
