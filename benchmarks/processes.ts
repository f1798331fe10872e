import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface Stat {
  pid: number
  parent: number
  cpuMs: number
  rssBytes: number
}

const readStat = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid,
      parent: Number(fields[1]),
      // Its own, and that of children that have ended: a connection's process must not take along what it used.
      cpuMs: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS,
      rssBytes: Number(fields[21]) * 4096,
    }
  } catch {
    return undefined
  }
}

/** Processes and all that they started, as the kernel lists them now. */
export const familyOf = (...roots: readonly number[]): Stat[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])
  const members = new Set(roots)
  for (let grown = true; grown; ) {
    grown = false
    for (const { pid, parent } of all) {
      if (!members.has(pid) && members.has(parent)) {
        members.add(pid)
        grown = true
      }
    }
  }
  return all.filter(({ pid }) => members.has(pid))
}

/** CPU milliseconds that these processes and all that they started have used so far. */
export const cpuMsOf = (...roots: readonly number[]): number =>
  familyOf(...roots).reduce((sum, { cpuMs }) => sum + cpuMs, 0)

/** Resident memory of one process alone, in MB. */
export const rssMbOf = (pid: number): number => (readStat(pid)?.rssBytes ?? 0) / 1_000_000
