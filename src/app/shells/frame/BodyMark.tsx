import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { monogram } from '../../../lib/body.ts'
import { pictureSize, pictureUrl } from '../../../lib/graphics/picture.ts'

export type BodyBranding = Pick<SiteContent, 'nama_lembaga' | 'nama_singkat' | 'logo'>

interface Props {
  body: BodyBranding
  /** 'h-11': its height decides, so that a wide logo is as tall as a square one. */
  height: string
  loading?: 'lazy'
}

/** The body's logo, whole and on white as most are made for it; without one the letters of its name. */
export function BodyMark({ body, height, loading }: Props) {
  const size = body.logo === null ? undefined : pictureSize(body.logo)
  if (body.logo === null || !size) {
    return (
      <span
        aria-hidden
        className={`${height} grid aspect-square shrink-0 place-content-center rounded-xl bg-primary font-bold text-primary-content`}
      >
        {monogram(body.nama_singkat)}
      </span>
    )
  }
  return (
    <img
      src={pictureUrl(body.logo, size.width > size.height * 1.4 ? 320 : 160)}
      alt=""
      {...size}
      fetchPriority="low"
      loading={loading}
      className={`${height} w-auto max-w-28 shrink-0 rounded-lg bg-white object-contain p-0.5 sm:max-w-40`}
    />
  )
}
