const MARKS = ['sertifikasi', 'informasi', 'pengaduan', 'artikel'] as const

type MenuMark = (typeof MARKS)[number]

/** The menu item to highlight, by what the route's name contains (spec section 2, Navigation). */
export const activeItem = (routeName: string): MenuMark | undefined => MARKS.find((mark) => routeName.includes(mark))
