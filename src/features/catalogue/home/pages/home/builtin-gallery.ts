import { MOTIF } from '../../../../../lib/graphics/motif.ts'
import type { GalleryPicture } from '../../../../../ui/carousel/Gallery.tsx'

/** Shown until there are pictures in the gallery. */
export const builtinGallery: GalleryPicture[] = [
  { url: MOTIF.firstGalleryPicture, alt: 'Ilustrasi sungai berkelok di antara hutan, dilihat dari udara.' },
  { url: MOTIF.secondGalleryPicture, alt: 'Ilustrasi jalur papan kayu di tengah hutan mangrove.' },
  { url: MOTIF.thirdGalleryPicture, alt: 'Ilustrasi tim survei di kaki pegunungan saat matahari terbit.' },
]
