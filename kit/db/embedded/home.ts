import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { type Account, chooseAccount, mayReach } from './account.ts'

/** Where PostgreSQL lives, and as whom. */
export interface Home {
  folder: string
  /** PostgreSQL's own data directory. */
  cluster: string
  /** Only the account may enter it; always the same for the same home. */
  socketFolder: string
  /** The server's log. */
  logFile: string
  account: Account
  /** The home's identity: it survives a move and differs in a copy. */
  name: string
}

/**
 * The home of the database of `dataDir` (a real path, locked): its folder `database`, made when missing.
 *
 * When we are root and the account may not enter `dataDir`, as in a clone below `/root`, the home is a folder of its own
 * below `/var/lib` and `dataDir/database` a link to it. It has its own name, so that an emptied `dataDir` begins anew.
 */
export const openHome = (dataDir: string): Home => {
  const entry = join(dataDir, 'database')
  if (!lstatSync(entry, { throwIfNoEntry: false })) makeHome(dataDir, entry)
  const folder = lstatSync(entry).isSymbolicLink() ? followLink(dataDir, entry) : entry
  const cluster = join(folder, 'cluster')
  const { dev, ino } = statSync(folder)
  const name = `yilu-${dev.toString(36)}-${ino.toString(36)}`
  const socketFolder = chooseSocketFolder(folder, name)
  return { folder, cluster, socketFolder, logFile: join(folder, 'server.log'), account: chooseAccount(cluster), name }
}

const makeHome = (dataDir: string, entry: string): void => {
  const account = chooseAccount(entry)
  const isOurselves = account.uid === process.getuid?.()
  if (isOurselves || mayReach(dataDir, account)) {
    mkdirSync(entry, { mode: isOurselves ? 0o700 : 0o711 })
    return
  }
  const folder = mkdtempSync('/var/lib/yilu-')
  chmodSync(folder, 0o711)
  claimHome(folder, dataDir)
  symlinkSync(folder, entry)
}

/** A home says whose it is: a moved `dataDir` takes it along, a copied one must not write into the original's database. */
const claimHome = (folder: string, dataDir: string): void => writeFileSync(join(folder, 'belongs-to'), `${dataDir}\n`)

const followLink = (dataDir: string, entry: string): string => {
  const folder = readlinkSync(entry)
  if (!existsSync(folder)) throw new CannotStart(`The database of ${dataDir} lives in ${folder}, which is missing.`)
  const owner = readFileSync(join(folder, 'belongs-to'), 'utf8').trim()
  if (owner === dataDir) return folder
  const original = join(owner, 'database')
  if (lstatSync(original, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(original) === folder) {
    throw new CannotStart(
      `${dataDir} is a copy; its database belongs to ${owner}. Remove ${entry} to begin with an empty one.`,
    )
  }
  claimHome(folder, dataDir)
  return folder
}

/** PostgreSQL names its socket by the port, although no port is opened. */
export const port = 5432
/** The socket's file name in its folder. */
export const socketName = `.s.PGSQL.${port}`

/** The kernel takes no longer path for a socket. */
const longestSocketPath = 107

const chooseSocketFolder = (folder: string, name: string): string => {
  const own = join(folder, 'socket')
  return Buffer.byteLength(join(own, socketName)) < longestSocketPath ? own : join('/tmp', name)
}

/** Makes the socket's folder; in `/tmp` somebody else may have been there first. */
export const makeSocketFolder = ({ socketFolder, account }: Home): void => {
  if (mkdirSync(socketFolder, { recursive: true, mode: 0o700 })) chownSync(socketFolder, account.uid, account.gid)
  const { uid, mode } = lstatSync(socketFolder)
  if (uid !== account.uid || mode & 0o077) throw new CannotStart(`${socketFolder} belongs to somebody else.`)
}
