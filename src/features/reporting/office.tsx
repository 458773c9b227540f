import type { OfficeResource } from '../../office/office-resource.ts'

export const reportingResources: OfficeResource[] = []
