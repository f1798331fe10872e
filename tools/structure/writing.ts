import type { Finding } from './finding.ts'
import { isTest, placeOf, stemOf } from './place.ts'
import type { Source } from './source.ts'
import type { Tree } from './tree.ts'

const FILE_LINES = 300
const PAGE_LINES = 200

const drawers = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'shared',
  'lib',
  'misc',
  'manager',
  'service',
  'services',
  'index',
]

/** How every file is written: its size, its name, its JSDoc, and no clock of its own. */
export const writing = ({ files, sources }: Tree): Finding[] => [
  ...files.flatMap(nameFault),
  ...sources.flatMap((source) => [...sizeFault(source), ...docFaults(source), ...dateFaults(source)]),
]

/** Pages are called after their addresses, whatever those are. */
const nameFault = (file: string): Finding[] => {
  const names = file.split('/').map(stemOf)
  const drawer = placeOf(file).entry === 'pages' ? undefined : names.find((name) => drawers.includes(name))
  return drawer === undefined
    ? []
    : [
        {
          rule: 'name',
          file,
          says: `"${drawer}" could hold anything: name the duty of the file, the noun of the folder`,
        },
      ]
}

const isSeed = (file: string): boolean => ['server/seed', 'server/import'].includes(placeOf(file).entry)

const sizeFault = ({ path: file, codeLines }: Source): Finding[] => {
  // What is made of all rooms grows with them.
  if (isTest(file) || isSeed(file) || file.startsWith('app/wings/')) return []
  const most = placeOf(file).entry === 'pages' ? PAGE_LINES : FILE_LINES
  return codeLines <= most
    ? []
    : [{ rule: 'size', file, says: `${codeLines} lines of code; at most ${most}: split it by noun` }]
}

const docFaults = ({ path: file, undocumented }: Source): Finding[] => {
  const { layer, entry } = placeOf(file)
  if (isTest(file) || !(layer === 'kit' || (layer === 'room' && entry === 'rules'))) return []
  return undocumented.map(({ name, line }) => ({
    rule: 'jsdoc',
    file,
    line,
    says: `${name}: one JSDoc sentence with shapes, units, errors or the rule id`,
  }))
}

const dateFaults = ({ path: file, dates }: Source): Finding[] => {
  if (isTest(file) || placeOf(file).home === 'kit/time') return []
  return dates.map((line) => ({
    rule: 'date',
    file,
    line,
    says: 'dates are made in kit/time: a clock that tests set, later(), instantAt(), parseTime()',
  }))
}
