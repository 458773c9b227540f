import { useEffect, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { Gallery } from '../../../../../ui/carousel/Gallery.tsx'
import { builtinGallery } from './builtin-gallery.ts'
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
