import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Until the first release `npm run migrations` makes the one migration anew from the tables as a whole. It keeps its time and its
 * id, so that the same tables make the same files. From the first dump in `migrations/releases/` on (docs/releases.md) there are
 * databases that were made by it: then `npm run migrations -- add-waiting-list` adds one, and nothing is made anew.
 */
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

/** One more, after all others. */
const generateNext = (name: string): void => {
  generate(name)
  const journal = readJson<Journal>(journalFile)
  const [last, former] = journal.entries.toReversed()
  // What is older than the newest that a database has is passed over there: a clock that is slow must not make it so.
  if (last && former) last.when = Math.max(last.when, former.when + 1)
  writeJson(journalFile, journal)
}

const generateInitial = (): void => {
  const before = existsSync(journalFile) ? readJson<Journal>(journalFile) : undefined
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

/** Why the initial migration may not be made anew. */
const reasonToAdd = (): string | undefined => {
  const [release] = globSync('releases/*.sql.gz', { cwd: folder }).sort()
  if (release) return `${basename(release, '.sql.gz')} is released, and migrations are only added.`
  const later = existsSync(journalFile) && readJson<Journal>(journalFile).entries.length > 1
  return later ? 'There are later migrations.' : undefined
}

const name = process.argv[2]
const reason = reasonToAdd()
if (name) generateNext(name)
else if (!reason) generateInitial()
else {
  process.stderr.write(`${reason} Give the new one a name: npm run migrations -- add-waiting-list\n`)
  process.exitCode = 1
}
