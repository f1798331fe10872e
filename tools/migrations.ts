import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Until the first release there is one migration, made anew from the tables as a whole. It keeps its time and its id, so that
// the same tables make the same files. Afterwards: `npm run migrations -- add-waiting-list` adds one.

interface Journal {
  entries: { when: number }[]
}

const root = join(import.meta.dirname, '..')
const folder = join(root, 'migrations')
const journalFile = join(folder, 'meta/_journal.json')
const snapshotFile = join(folder, 'meta/0000_snapshot.json')
/** Where the former ones wait until the new ones are made. */
const aside = join(root, 'node_modules/.migrations')
const initialId = '00000000-0000-4000-8000-000000000001'

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const generate = (name: string): void => {
  const program = join(root, 'node_modules/.bin/drizzle-kit')
  execFileSync(process.execPath, [program, 'generate', '--name', name], { cwd: root, stdio: 'inherit' })
}

const generateInitial = (): void => {
  const before = existsSync(journalFile) ? readJson<Journal>(journalFile) : undefined
  if (before && before.entries.length > 1) throw new Error('There are later migrations: give the new one a name.')
  rmSync(aside, { recursive: true, force: true })
  if (before) renameSync(folder, aside)
  try {
    generate('initial')
  } catch (error) {
    if (before) renameSync(aside, folder)
    throw error
  }
  rmSync(aside, { recursive: true, force: true })
  const journal = readJson<Journal>(journalFile)
  const [entry, former] = [journal.entries[0], before?.entries[0]]
  if (entry && former) entry.when = former.when
  writeJson(journalFile, journal)
  writeJson(snapshotFile, { ...readJson<object>(snapshotFile), id: initialId })
}

const name = process.argv[2]
if (name) generate(name)
else generateInitial()
