import { legalPageModule } from './legal-page-module.tsx'

export const { load, head, Page } = legalPageModule('privasi')
