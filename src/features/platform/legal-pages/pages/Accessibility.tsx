import { legalPageModule } from './legal-page-module.tsx'

export const { search, load, head, Page } = legalPageModule('aksesibilitas')
