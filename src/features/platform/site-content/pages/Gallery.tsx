import { useSearchParams } from 'react-router'
import type { ApiClient, PageModule } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import type { GalleryItem } from '../contract.ts'
import { PictureGrid } from './gallery/PictureGrid.tsx'

export const load = (client: ApiClient): Promise<GalleryItem[]> => client.listGallery()

export const head: PageModule<GalleryItem[]>['head'] = (items) => ({
  title: 'Galeri',
  description: 'Gambar kegiatan sertifikasi, survei lapangan, dan bentang alam yang menjadi pokok kajian Amdal.',
  image: items[0]?.source ?? null,
})

export const search = (query: URLSearchParams) => ({ album: query.get('album') ?? '' })

export function Page({ data }: { data: GalleryItem[] }) {
  const [query] = useSearchParams()
  const { album } = search(query)
  const albums = [...new Set(data.map((item) => item.album))].filter((name) => name !== '')
  const shown = album === '' ? data : data.filter((item) => item.album === album)
  return (
    <>
      <PageHeader
        title="Galeri"
        intro="Kegiatan sertifikasi, kerja lapangan, dan bentang alam yang menjadi pokok kajian Amdal."
        crumbs={[{ label: 'Informasi' }, { label: 'Galeri' }]}
      />
      <div className="section wrap">
        {albums.length > 1 && (
          <div className="mb-8">
            <LinkTabs label="Album" items={['', ...albums].map((name) => tab(name, album))} />
          </div>
        )}
        {shown.length === 0 ? (
          <EmptyState title={data.length === 0 ? 'Belum ada gambar' : 'Album ini kosong'}>
            <p>{data.length === 0 ? 'Gambar akan ditambahkan setelah kegiatan berikutnya.' : 'Pilih album lain.'}</p>
            {data.length > 0 && (
              <ButtonLink to={to.gallery} variant="outline" className="mt-4">
                Tampilkan semua gambar
              </ButtonLink>
            )}
          </EmptyState>
        ) : (
          <PictureGrid items={shown} />
        )}
      </div>
    </>
  )
}

const tab = (name: string, album: string) => ({
  label: name === '' ? 'Semua' : name,
  to: name === '' ? to.gallery : `${to.gallery}?album=${encodeURIComponent(name)}`,
  current: name === album,
})
