import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import type { PoolConfig } from 'pg'
import type { BaseLogger } from 'pino'
import { createCluster } from './embedded/cluster.ts'
import { openHome, port } from './embedded/home.ts'
import { lockFolder } from './embedded/lock.ts'
import { runPostmaster, type Settings } from './embedded/postmaster.ts'
import { findPrograms } from './embedded/programs.ts'
import { settings } from './embedded/settings.ts'
import { superviseServer } from './embedded/supervisor.ts'

/** A running PostgreSQL of our own. */
export interface Embedded {
  connection: PoolConfig
  /** The server was still running from an earlier process. */
  adopted: boolean
  stop: () => Promise<void>
}

/**
 * Starts the bundled PostgreSQL on `dataDir/database`, on a unix socket alone: makes the cluster at the first start, takes
 * over a server that outlived its process, and starts one again that ended while we run. Throws one clear line when another
 * process uses `dataDir` or when nothing can run here. `override` replaces settings of PostgreSQL.
 */
export const startEmbedded = async (options: {
  dataDir: string
  log: BaseLogger
  override?: Settings
}): Promise<Embedded> => {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const home = openHome(dataDir)
    const programs = findPrograms(home)
    await createCluster(home, programs)
    const start = () => runPostmaster(home, programs, { ...settings, ...options.override })
    const server = await start()
    const endServer = superviseServer(home, server, start, options.log)
    const stop = async () => {
      await endServer()
      rmSync(home.socketFolder, { recursive: true, force: true })
      unlock()
    }
    const connection = { host: home.socketFolder, port, user: 'postgres', database: 'postgres' }
    return { connection, adopted: server.adopted, stop }
  } catch (error) {
    unlock()
    throw error
  }
}
