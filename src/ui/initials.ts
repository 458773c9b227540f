/** Two letters of a name without its titles: 'Dr. Ir. Sari Dewi Lestari, M.Si.' → 'SD'. */
export function initials(name: string): string {
  const [bare = ''] = name.split(',')
  const words = bare.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
