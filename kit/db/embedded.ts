import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { BaseLogger } from 'pino'
import { createCluster } from './embedded/cluster.ts'
import { type Home, openHome, port } from './embedded/home.ts'
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
    return { connection: connectionTo(home), adopted: server.adopted, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/** How the server is reached that another process runs on `dataDir/database`; undefined while that is not made yet. */
export const reachEmbedded = (dataDir: string): PoolConfig | undefined =>
  existsSync(join(dataDir, 'database')) ? connectionTo(openHome(realpathSync(dataDir))) : undefined

const connectionTo = ({ socketFolder }: Home): PoolConfig => ({
  host: socketFolder,
  port,
  user: 'postgres',
  database: 'postgres',
})
