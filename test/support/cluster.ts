import { existsSync, lstatSync, mkdirSync, statfsSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import { FolderInUse } from '#kit/db/embedded/lock.ts'
import { type Embedded, startEmbedded } from '#kit/db/embedded.ts'

const mostRuns = 16
const roomyBytes = 1e9
const settings = { max_connections: 300, max_wal_size: '128MB', min_wal_size: '32MB' }

/**
 * The first cluster for tests that no other run uses. They stay until the machine restarts, so that only the first run
 * waits for one to be made, and what a killed run left behind is taken over by the next.
 */
export const claimCluster = async (log: BaseLogger): Promise<Embedded> => {
  const { uid } = userInfo()
  for (let number = 1; number <= mostRuns; number++) {
    const dataDir = join(chooseFolder(), `yilu-test-${uid}-${number}`)
    mkdirSync(dataDir, { recursive: true })
    if (lstatSync(dataDir).uid !== uid) continue
    try {
      return await startEmbedded({ dataDir, log, override: settings })
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
    }
  }
  throw new Error(`${mostRuns} runs of the tests are under way already.`)
}

/** In memory a database is made three times as fast. */
const chooseFolder = (): string => {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomyBytes ? memory : tmpdir()
}
