import type { Finding } from './finding.ts'
import { order } from './order.ts'
import { pageNames } from './page-names.ts'
import { placeOf, registered, roomEntries, serverDuties, stemOf, wings } from './place.ts'
import type { Tree } from './tree.ts'
import { writing } from './writing.ts'

const README_LINES = 20

/** Every line has one room: files of the closed vocabulary, in rooms that the order knows, with pages by their address. */
export function checkRooms(tree: Tree): Finding[] {
  const rooms = new Set(tree.files.filter((file) => placeOf(file).layer === 'room').map((file) => placeOf(file).home))
  if (rooms.size === 0) throw new Error('no room found below app/areas: the check would look at nothing')
  return [
    ...strangers(tree),
    ...[...rooms].flatMap((room) => [...unplaced(room), ...suiteFiles(room, rooms, tree), ...readme(room, tree)]),
    ...[...rooms].flatMap((room) => pageNames(room, tree)),
    ...writing(tree),
  ]
}

const strangers = ({ files }: Tree): Finding[] =>
  files
    .filter((file) => file.startsWith('app/areas/') && !isOfVocabulary(file))
    .map((file) => ({
      rule: 'stranger',
      file,
      says: `no such kind of file in a room; its server has ${serverDuties.join(', ')}, the room ${roomEntries.join(', ')}, its desk ${wings.desk?.join(', ')}`,
    }))

/** The path inside the room, such as `server/queries/book.ts`. */
const insideRoom = (file: string): string => file.slice(`app/areas/${placeOf(file).home}/`.length)

const isOfVocabulary = (file: string): boolean => {
  const [entry = '', ...below] = insideRoom(file).split('/')
  if (below.length === 0) return entry === 'README.md' || (isCode(entry, 'ts') && isFile(stemOf(entry)))
  if (entry === 'server') return isOfServer(below)
  const inWing = wings[entry]
  if (inWing) return isOfWing(inWing, below)
  if (below.length > 1) return false
  // What a library draws by itself, such as an editor, has no classes of ours: its styles come with the part that fetches it.
  if (entry === 'parts' && isCode(below[0], 'css')) return true
  if (entry === 'pages') return isCode(below[0], 'tsx')
  return ['parts', 'cards'].includes(entry) || isFileEntry(entry) ? isCode(below[0], 'tsx?') : false
}

const isOfWing = (allowed: readonly string[], [entry = '', ...below]: string[]): boolean => {
  if (!allowed.includes(stemOf(entry)) || below.length > 1) return false
  if (below.length === 0) return isCode(entry, 'ts') && !['pages', 'parts'].includes(stemOf(entry))
  if (entry === 'contract') return isCode(below[0], 'ts')
  return ['pages', 'parts'].includes(entry) && isCode(below[0], entry === 'pages' ? 'tsx' : 'tsx?')
}

const isFile = (stem: string): boolean => isFileEntry(stem) || registered.includes(stem)

/** Entries that are a file, or a folder of that name once they grew. */
const isFileEntry = (stem: string): boolean => ['contract', 'rules', 'states', 'routes'].includes(stem)

const isOfServer = ([duty = '', ...below]: string[]): boolean => {
  if (!serverDuties.includes(stemOf(duty))) return false
  if (below.length === 0) return isCode(duty, 'ts')
  // What is read from files may lie beside the code that reads it.
  return ['seed', 'import'].includes(duty) || (below.length === 1 && isCode(below[0], 'ts'))
}

const isCode = (name: string | undefined, endings: string): boolean =>
  new RegExp(`^[^.]+(\\.test)?\\.(${endings})$`).test(name ?? '')

const unplaced = (room: string): Finding[] =>
  order.includes(room) || room === suiteOf(room)
    ? []
    : [
        {
          rule: 'order',
          file: `app/areas/${room}`,
          says: 'this room has no place yet: give it its line in tools/structure/order.ts',
        },
      ]

/** The suite that has this name, if one has. */
const suiteOf = (room: string): string | undefined =>
  order.some((name) => name.startsWith(`${room}/`)) ? room : undefined

const suiteFiles = (room: string, rooms: ReadonlySet<string>, { files }: Tree): Finding[] => {
  const isSuite = [...rooms].some((other) => other.startsWith(`${room}/`)) || suiteOf(room) !== undefined
  if (!isSuite) return []
  return files
    .filter((file) => placeOf(file).layer === 'room' && placeOf(file).home === room && insideRoom(file) !== 'README.md')
    .map((file) => ({
      rule: 'suite',
      file,
      says: 'a suite holds rooms and a README only: move it into one of its rooms',
    }))
}

const readme = (room: string, { files, read }: Tree): Finding[] => {
  const file = `app/areas/${room}/README.md`
  if (!files.includes(file))
    return files.includes(`app/areas/${room}/contract.ts`)
      ? [{ rule: 'readme', file, says: 'a room says in at most 20 lines what lives here, its words, who may ask' }]
      : []
  const lines = read(file).trimEnd().split('\n').length
  return lines <= README_LINES ? [] : [{ rule: 'readme', file, says: `${lines} lines; ${README_LINES} are enough` }]
}
