import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '../cannot-start.ts'
import type { Home } from './home.ts'
import type { Programs } from './programs.ts'

const halfMade = 'cluster-new-'

/**
 * Makes the data directory when there is none. It is built under another name and renamed when it is whole, so a kill in the
 * middle leaves only rubbish that the next start removes. Every try has its own name: an initdb that outlived its Node
 * cannot write into ours.
 */
export const createCluster = async ({ folder, cluster, account }: Home, { initdb }: Programs): Promise<void> => {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(halfMade)) rmSync(join(folder, name), { recursive: true, maxRetries: 10 })
  }
  if (existsSync(cluster)) return
  const half = mkdtempSync(join(folder, halfMade))
  chownSync(half, account.uid, account.gid)
  const options = ['-D', half, '-U', 'postgres', '-A', 'trust', '--no-instructions', ...smallLogFiles, ...locale]
  try {
    await promisify(execFile)(initdb, options, { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...account })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new CannotStart(`PostgreSQL cannot make a cluster in ${folder}: ${stderr?.trim() || message}`)
  }
  renameSync(half, cluster)
  syncFolder(folder)
}

/** Until there are enough to be used again, whoever commits fills each new one: four megabytes in place of sixteen. */
const smallLogFiles = ['--wal-segsize=4']

/** The same order and letter case on every machine, whatever its own locales are. */
const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Only a synced folder remembers the rename after a power cut. */
const syncFolder = (folder: string): void => {
  const fd = openSync(folder, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
