import { existsSync } from 'node:fs'

/** Does this process run? One that ended and waits for its parent to ask how runs no more, though the kernel lists it. */
export const runs = (pid: number): boolean => existsSync(`/proc/${pid}/exe`)
