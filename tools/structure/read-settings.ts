import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from '#kit/settings/define.ts'

/** The settings of rooms and outside services of the project below `root`, as they run; none where it has none. */
export const readSettings = async (root: string): Promise<Settings<unknown>[]> => {
  const file = join(root, 'server/room-settings.ts')
  if (!existsSync(file)) return []
  const { roomSettings } = (await import(pathToFileURL(file).href)) as {
    roomSettings: Record<string, Settings<unknown>>
  }
  return Object.values(roomSettings)
}
