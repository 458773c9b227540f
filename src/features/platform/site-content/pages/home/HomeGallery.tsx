import { useEffect, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { Gallery, type GalleryPicture } from '../../../../../ui/carousel/Gallery.tsx'
import first from '../../../../../ui/motif/builtin-gallery-1.svg'
import second from '../../../../../ui/motif/builtin-gallery-2.svg'
import third from '../../../../../ui/motif/builtin-gallery-3.svg'
import { type HomePicture, loadGallery } from './home-data.ts'

/** Three built-in images until the gallery's data loads (spec section 2), and where it holds none. */
export function HomeGallery({ given }: { given: HomePicture[] | null }) {
  const [pictures, setPictures] = useState(given)
  useEffect(() => {
    let isHere = true
    if (given === null) {
      const show = (loaded: HomePicture[]) => isHere && setPictures(loaded)
      loadGallery(client).then(show, () => undefined)
    }
    return () => {
      isHere = false
    }
  }, [given])
  return <Gallery key={pictures === null ? '' : 'loaded'} items={pictures?.length ? pictures : builtinGallery} />
}

/** Shown until there are pictures in the gallery. */
const builtinGallery: GalleryPicture[] = [
  { url: first, alt: 'Ilustrasi sungai berkelok di antara hutan, dilihat dari udara.' },
  { url: second, alt: 'Ilustrasi jalur papan kayu di tengah hutan mangrove.' },
  { url: third, alt: 'Ilustrasi tim survei di kaki pegunungan saat matahari terbit.' },
]
