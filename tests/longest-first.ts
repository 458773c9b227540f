import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that take minutes on a slow machine, the longest first. */
export const LONG = [
  'tests/drills.long.test.ts',
  'tests/crash-certificates.long.test.ts',
  'tests/authorisation.test.ts',
  'tests/calls.test.ts',
  'tests/memory.long.test.ts',
  'tests/drill-wrong-parts.long.test.ts',
  'tests/drill-restore.long.test.ts',
  'tests/demonstration.long.test.ts',
  'tests/three-years.long.test.ts',
  'tests/processes.long.test.ts',
  'tests/start.test.ts',
  'e2e/forms-of-applicants.test.ts',
  'e2e/rows.test.ts',
  'e2e/forms-of-holders.test.ts',
  'e2e/forms-of-guests.test.ts',
  'e2e/public-pages.test.ts',
  'e2e/first-start.long.test.ts',
  'e2e/pedigree.long.test.ts',
  'e2e/application.long.test.ts',
]

/** Returns the place of a file in LONG; other files come last, in their order. */
function placeOf({ moduleId }: Pick<TestSpecification, 'moduleId'>): number {
  const at = LONG.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at < 0 ? LONG.length : at
}

/** Starts the longest tests of each project first: started last, one leaves every other core idle until it ends. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...ofProjects.values()].flatMap((own) => own.sort((one, other) => placeOf(one) - placeOf(other)))
  }
}
