import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The OS user that PostgreSQL runs as. */
export interface Account {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: then it runs as the owner of what it already made, or as `nobody`. */
export const chooseAccount = (cluster: string): Account => {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (self.uid !== 0) return self
  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findNobody()
}

const findNobody = (): Account => {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) }
}

/** May the account read and enter or run this, and enter every folder above it? The path must be real, without links. */
export const mayReach = (path: string, account: Account): boolean => {
  for (let at = dirname(path), below = path; below !== at; below = at, at = dirname(at)) {
    if (!hasBits(at, account, 0o1)) return false
  }
  return hasBits(path, account, 0o5)
}

const hasBits = (path: string, { uid, gid }: Account, bits: number): boolean => {
  const { mode, ...owner } = statSync(path)
  const shift = owner.uid === uid ? 6 : owner.gid === gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}
