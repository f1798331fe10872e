import { isTest, placeOf } from './place.ts'
import type { Tree } from './tree.ts'
import { HEAD, nameOf } from './written.ts'

/** A file of settings, of a room or of what lies outside: `server/settings.ts`, or one in `server/settings/`. */
const isSettings = (file: string): boolean => {
  const { layer, entry } = placeOf(file)
  if (isTest(file)) return false
  return layer === 'room' ? entry === 'server/settings' : layer === 'kit' && /^server\/settings[./]/.test(entry)
}

/** `server/room-settings.ts`, which brings together the `settings` of rooms and outside services. */
export const settingsFiles = ({ files }: Pick<Tree, 'files'>): Map<string, string> => {
  const from = files.filter(isSettings)
  if (from.length === 0) return new Map()
  const lines = [
    HEAD,
    ...from.map((file) => `import { settings as ${ownName(file)} } from '#${file}'`),
    '',
    '/** `settings` of every `server/settings.ts`, and of every file in a `server/settings/`. */',
    'export const roomSettings = {',
    ...from.map((file) => `  ...${ownName(file)},`),
    '}',
  ]
  return new Map([['server/room-settings.ts', `${lines.join('\n')}\n`]])
}

/** `app/areas/location/server/settings.ts` → `location`, `kit/outside/server/settings/sms.ts` → `kitOutsideSms`. */
const ownName = (file: string): string => nameOf(file.replace(/\/server\/settings(?=[./])/, '').replace(/\.ts$/, ''))
