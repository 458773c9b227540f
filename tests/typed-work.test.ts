import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

/** Where the one dialog and the one form of the office are made of what a library has. */
const WRAPPERS = [
  'src/office/forms/OfficeDialog.tsx',
  'src/office/forms/DiscardDialog.tsx',
  'src/office/forms/OfficeForm.tsx',
]

/**
 * Screens with fields of their own, which no form of the office stands around, and why nothing that people wrote is
 * lost with them.
 */
const EXCUSED: Record<string, string> = {
  'src/features/catalogue/articles/office/PublishInput.tsx': 'an input of a form',
  'src/features/catalogue/schedules/office/SeriesForm.tsx': 'useKeptState keeps it',
  'src/features/catalogue/schemes/office/MethodInputs.tsx': 'inputs of a form',
  'src/features/catalogue/schemes/office/MethodKinds.tsx': 'choices that begin with what is proposed',
  'src/features/certification/applications/office/AssignCaseHandler.tsx': 'one choice, saved at once',
  'src/features/certification/applications/office/AssignSelection.tsx': 'one choice',
  'src/features/certification/bookkeeping/office/Books.tsx': 'chooses a period',
  'src/features/certification/charges/office/TryProvider.tsx': 'one amount, for a trial',
  'src/features/certification/decisions/office/DecisionForm.tsx': 'use-decision.ts keeps it',
  'src/features/certification/decisions/office/DecisionMatrix.tsx': 'use-decision.ts keeps it',
  'src/features/certification/examination/office/Reasons.tsx': 'use-sheet.ts saves it by itself',
  'src/features/certification/examination/office/ScoreCell.tsx': 'use-sheet.ts saves it by itself',
  'src/features/certification/examination/office/door/ListedPeople.tsx': 'looks for somebody',
  'src/features/certification/examination/office/parts/FindByCode.tsx': 'looks for somebody',
  'src/features/certification/examination/office/parts/ScheduleDoor.tsx': 'one choice',
  'src/features/certification/forms/office/JudgeGrid.tsx': 'useKeptState keeps it',
  'src/features/certification/honoraria/office/Compose.tsx': 'useKeptState keeps it',
  'src/features/certification/invoices/office/MatchByHand.tsx': 'looks for an invoice',
  'src/features/certification/items/office/ItemImport.tsx': 'what holds for a file that is chosen right after',
  'src/features/certification/marking/office/Differences.tsx': 'one choice for each number, with the sheet in hand',
  'src/features/certification/marking/office/EssayMarking.tsx': 'points of one essay, saved before the next is shown',
  'src/features/certification/marking/office/NearFits.tsx': 'one number, saved at once',
  'src/features/certification/marking/office/TypingSheet.tsx': 'use-typing.ts saves it by itself',
  'src/features/platform/channels/office/TestChannel.tsx': 'one number, for a trial',
  'src/features/platform/letters/office/LetterPreview.tsx': 'one choice',
  'src/features/platform/mails/office/parts/MailServerForm.tsx': 'useKeptState keeps it',
  'src/features/platform/number-series/office/parts/NumberSeries.tsx': 'one number',
  'src/features/platform/portal/office/HolidayPaste.tsx': 'useKeptState keeps it',
  'src/features/platform/portal/office/HolidayRows.tsx': 'an answer of the service, looked through before it is saved',
  'src/features/platform/portal/office/TestMail.tsx': 'one address, for a trial',
  'src/features/platform/signing/office/InstallSigner.tsx': 'one choice',
  'src/features/platform/signing/office/SignerField.tsx': 'keys and their passwords, which are never kept',
  'src/features/service/imports/office/ColumnMapping.tsx': 'one choice for each column of a file that is chosen again',
  'src/features/service/imports/office/DataImport.tsx': 'one choice',
  'src/features/service/imports/office/WaitingRows.tsx': 'saved row by row in the draft of the import',
  'src/features/service/management-figures/office/FigureFilter.tsx': 'chooses a period',
  'src/features/upkeep/surveillance-plans/office/Plan.tsx': 'chooses a year',
  'src/office/display/PeriodFilter.tsx': 'chooses a period',
  'src/office/editor/LinkTool.tsx': 'useKeptState keeps it',
  'src/office/editor/PictureTool.tsx': 'useKeptState keeps it',
  'src/office/inputs/ColourInput.tsx': 'an input of a form',
  'src/office/inputs/EncodingChoice.tsx': 'one choice',
  'src/office/inputs/NumberInput.tsx': 'an input of a form',
  'src/office/saved-views/NameDialog.tsx': 'useKeptState keeps it',
  'src/office/search/SearchDialog.tsx': 'looks for something',
  'src/office/session/ConfirmPassword.tsx': 'a password, which is never kept',
  'src/office/session/SignInDialog.tsx': 'a password, which is never kept',
}

/** Requests that go out past inSession, and why they do not ask for a login. */
const PAST_THE_SESSION: Record<string, string> = {
  'src/office/session/SignInDialog.tsx': 'asks who has just signed in',
  'src/office/session/auth-provider.ts': 'logs out',
  'src/office/session/office-vault.ts': 'without the key nothing is kept, and all else goes on',
}

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const officeFiles = codeFiles(path.join(ROOT, 'src'))
  .map((file) => path.relative(ROOT, file))
  .filter((file) => /^src\/(office\/|features\/[^/]+\/[^/]+\/office\/)/.test(file) && !/\.test\.tsx?$/.test(file))

const importsFrom = (code: string, library: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names = '']) =>
      names.split(',').map((name) =>
        (
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? ''
        ).trim(),
      ),
    )

/** Tells what in a file a person types into, past the one form and the one dialog of the office. */
function pastTheWrappers(code: string): string[] {
  const windows = importsFrom(code, '@mui/material').filter((name) =>
    ['Dialog', 'Drawer', 'Modal', 'SwipeableDrawer'].includes(name),
  )
  const forms = importsFrom(code, 'react-admin').filter((name) => ['Form', 'SimpleForm', 'TabbedForm'].includes(name))
  const own = code.match(/<form\b|component="form"/g) ?? []
  const fields = importsFrom(code, '@mui/material').filter((name) =>
    ['TextField', 'InputBase', 'OutlinedInput'].includes(name),
  )
  return [...windows, ...forms, ...own, ...fields]
}

/** A field alone is excused with its reason; a window or a form of react-admin never is. */
const isNeverExcused = (found: string): boolean => !/^(<form|component=|TextField|InputBase|OutlinedInput)/.test(found)

describe('what is typed in the office', () => {
  const found = officeFiles
    .filter((file) => !WRAPPERS.includes(file))
    .map((file) => [file, pastTheWrappers(read(file))] as const)
    .filter(([, past]) => past.length > 0)

  test('stands in the one dialog and the one form that keep it', () => {
    expect(found.filter(([, past]) => past.some(isNeverExcused))).toEqual([])
  })

  test('stands elsewhere only where the reason is written here', () => {
    expect(found.map(([file]) => file).sort()).toEqual(Object.keys(EXCUSED).sort())
  })

  test('goes out where a session that ended is noticed', () => {
    const asking = officeFiles.filter((file) => /\bfetch\(|new XMLHttpRequest/.test(read(file)))
    const past = asking.filter((file) => !/\binSession\b/.test(read(file)))
    expect(past.sort()).toEqual(Object.keys(PAST_THE_SESSION).sort())
  })

  test('is never left to the words of the browser', () => {
    expect(officeFiles.filter((file) => /window\.confirm|warnWhenUnsavedChanges/.test(read(file)))).toEqual([])
  })
})

test('a dialog, a form and a field past the wrappers are found', () => {
  expect(pastTheWrappers("import { Button, Dialog } from '@mui/material'")).toEqual(['Dialog'])
  expect(pastTheWrappers("import { Form, SaveButton } from 'react-admin'")).toEqual(['Form'])
  expect(pastTheWrappers("import { TextField as Words } from '@mui/material'\n<form noValidate>")).toEqual([
    '<form',
    'TextField',
  ])
  expect(pastTheWrappers('import { Stack } from \'@mui/material\'\n<Stack component="form">')).toEqual([
    'component="form"',
  ])
})
