/** What a room registers for the frames of staff and doctors: one file each. */
export const registered = ['menu', 'permissions', 'audit']

/** What lies directly in a room, without ending, and may be a folder. */
const roomParts = ['README', 'contract', 'rules', 'states', 'routes', 'pages', 'parts', 'cards', 'server']

/** What lies directly in a room, without ending. */
export const roomEntries = [...roomParts, ...registered]

/** The wings of a room, for those who work with its noun, and what lies in each, without ending. Their server part is the room's. */
export const wings: Readonly<Record<string, readonly string[]>> = {
  desk: ['contract', 'routes', ...registered, 'pages', 'parts'],
  workbench: ['contract', 'routes', 'menu', 'audit', 'pages', 'parts'],
}

/** What lies in a room's `server/`, without ending. */
export const serverDuties = [
  'tables',
  'queries',
  'names',
  'commands',
  'handlers',
  'present',
  'public',
  'subscribers',
  'jobs',
  'import',
  'seed',
  'settings',
]

/** What stands around the pages: of patients, and of staff and doctors. */
const shells = ['shell', 'desk-shell']

/** Kit folders of which every file runs on the server alone. */
const serverKits = ['db', 'jobs', 'settings']

/** Where code runs: on the server, in the browser, or wherever it is asked. */
export type Side = 'server' | 'browser' | 'both'

/** Where a file stands in the project. */
export interface Place {
  /** `yard`: tools, benchmarks and tests. `package`: from outside. */
  layer: 'kit' | 'room' | 'shell' | 'app' | 'server' | 'yard' | 'package'
  /** The room (`guahao/hospitals`) or the folder of the kit (`kit/time`): imports inside it are relative. */
  home: string
  /** A room's entry (`pages`), also of a wing, or duty of its server (`server/queries`); elsewhere the path inside the home. */
  entry: string
  /** The wing of the room that the file stands in. */
  wing?: string
  side: Side
}

/** `rules.test.ts` → `rules`. */
export const stemOf = (name: string): string => name.split('.')[0] ?? name

/** Whether the file only proves others. */
export const isTest = (file: string): boolean => /\.(test|e2e|sweep)\.tsx?$|^test\//.test(file)

/** Finds a file's place by its path alone. */
export function placeOf(file: string): Place {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top === 'kit') return inKit(second, rest)
  if (top === 'server') return { layer: 'server', home: 'server', entry: [second, ...rest].join('/'), side: 'server' }
  if (top !== 'app') return { layer: 'yard', home: top, entry: [second, ...rest].join('/'), side: 'both' }
  if (second === 'areas') return inAreas(rest)
  if (shells.includes(second)) return { layer: 'shell', home: 'app', entry: rest.join('/'), side: 'browser' }
  const isPage = second.endsWith('.tsx') && second !== 'entry.server.tsx'
  return { layer: 'app', home: 'app', entry: second, side: isPage ? 'browser' : 'both' }
}

const inKit = (folder: string, rest: string[]): Place => ({
  layer: 'kit',
  home: `kit/${folder}`,
  entry: rest.join('/'),
  side: kitSide(folder, rest),
})

const kitSide = (folder: string, rest: string[]): Side => {
  if (rest[0] === 'server' || serverKits.includes(folder)) return 'server'
  return rest[0] === 'browser' || folder === 'ui' ? 'browser' : 'both'
}

const inAreas = ([area = '', ...below]: string[]): Place => {
  const isSuite = below.length > 1 && ![...roomParts, ...Object.keys(wings)].includes(below[0] ?? '')
  const home = isSuite ? `${area}/${below[0]}` : area
  const [first = '', second = ''] = isSuite ? below.slice(1) : below
  if (wings[first]) return { layer: 'room', home, entry: stemOf(second), wing: first, side: roomSide(stemOf(second)) }
  const entry = first === 'server' ? `server/${stemOf(second)}` : stemOf(first)
  return { layer: 'room', home, entry, side: roomSide(entry) }
}

const roomSide = (entry: string): Side => {
  if (entry.startsWith('server/')) return 'server'
  return ['pages', 'parts', 'cards', 'menu'].includes(entry) ? 'browser' : 'both'
}
