import { Box, Card, Link, Typography } from '@mui/material'
import { BooleanField, FunctionField, Labeled, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { pictureUrl } from '../../../../lib/graphics/picture.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { stripMarkup } from '../../../../lib/text/markup.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { fieldOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { History } from '../../../../office/history/History.tsx'
import { OFFERED_KINDS } from '../activity-rules.ts'
import { METHOD_KINDS } from '../method-rules.ts'
import { requirementsAsked } from '../rules.ts'
import { BlueprintTable } from './BlueprintTable.tsx'

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
          render={({ published_at, proposed_by_name, published_by_name }) =>
            published_at && publishedWords(momentText(published_at), proposed_by_name, published_by_name)
          }
        />
        <FunctionField<Version>
          source={field('tinjau_pada')}
          render={({ tinjau_pada }) => (tinjau_pada ? longDay(tinjau_pada) : '-')}
        />
        <TextField source={field('dasar_hukum')} emptyText="-" />
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
              {units.map((unit) => (
                <PlannedUnit key={unit.judul} {...unit} />
              ))}
            </ul>
          )}
        />
        <FunctionField<Version>
          source={field('metode_uji')}
          render={({ metode_uji: methods, jenis_metode: kinds }) =>
            methods.map((metode) => withKind(metode, kinds)).join(', ') || '-'
          }
        />
        <FunctionField<Version>
          source={field('batas_nilai_tulis')}
          label="Kisi-kisi ujian tulis"
          render={(version) => <BlueprintTable version={version} />}
        />
      </SimpleShowLayout>
      <History />
    </Card>
  )
}

/** Tells when a version was published and by whom; before the opening that was one person. */
function publishedWords(moment: string, proposer: string | null, publisher: string | null): string {
  if (publisher === null) return moment
  return proposer === publisher ? `${moment}, oleh ${publisher}` : `${moment}, diusulkan ${proposer}, oleh ${publisher}`
}

function withKind(metode: string, kinds: Version['jenis_metode']): string {
  const jenis = kinds.find((one) => one.metode === metode)?.jenis
  return jenis ? `${metode} (${METHOD_KINDS[jenis].toLowerCase()})` : metode
}

const PlannedUnit = ({ judul, metode, kuk }: Version['unit_kompetensi'][number]) => (
  <li>
    {judul}
    {metode.length > 0 ? (
      <Typography component="div" variant="body2" color="text.secondary">
        Diuji dengan: {metode.join(', ')}
      </Typography>
    ) : null}
    {kuk.length > 0 ? (
      <ol>
        {kuk.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
    ) : null}
  </li>
)
