const LONGEST = 100

/** 'Menyiapkan Portofolio (2026)!' → 'menyiapkan-portofolio-2026'; a title without letters gives 'artikel'. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'artikel' : plain
}
