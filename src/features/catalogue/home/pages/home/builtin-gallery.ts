import type { GalleryPicture } from '../../../../../ui/carousel/Gallery.tsx'
import first from '../../../../../ui/motif/builtin-gallery-1.svg'
import second from '../../../../../ui/motif/builtin-gallery-2.svg'
import third from '../../../../../ui/motif/builtin-gallery-3.svg'

/** Shown until there are pictures in the gallery. */
export const builtinGallery: GalleryPicture[] = [
  { url: first, alt: 'Ilustrasi sungai berkelok di antara hutan, dilihat dari udara.' },
  { url: second, alt: 'Ilustrasi jalur papan kayu di tengah hutan mangrove.' },
  { url: third, alt: 'Ilustrasi tim survei di kaki pegunungan saat matahari terbit.' },
]
