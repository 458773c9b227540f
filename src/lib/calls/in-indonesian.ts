import { z } from 'zod'

/**
 * How what a person sent is parsed: the only source of validation texts (spec section 5). Said at each parse, since zod
 * keeps its settings for the whole process, and a library that brings zod too may change them.
 */
export const IN_INDONESIAN = { error: z.locales.id().localeError }
