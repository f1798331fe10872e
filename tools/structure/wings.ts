import { dirname } from 'node:path'
import type { Finding } from './finding.ts'
import { isTest, placeOf } from './place.ts'
import { providerFiles } from './provider-files.ts'
import { settingsFiles } from './settings-files.ts'
import type { Tree } from './tree.ts'
import { HEAD, nameOf } from './written.ts'

/**
 * What a room registers for the frames of staff and doctors: by file of the room or of its desk's wing, the names that the file
 * may export. Menus are lists, the others tables.
 */
const registered = {
  menu: { menu: 'menus', workbenchMenu: 'workbenchMenus' },
  permissions: { permissions: 'permissions' },
  audit: { acts: 'acts', actKinds: 'actKinds', rowKinds: 'rowKinds', factNames: 'factNames', valueWords: 'valueWords' },
} as const

/** Where a room declares what it tells patients. */
const MESSAGES = /^app\/areas\/(.+)\/rules\/messages\.ts$/

/** `app/wings/messages.ts`: every message that a room declares. */
const messagesFile = (files: readonly string[]): string => {
  const from = files.filter((file) => MESSAGES.test(file))
  const named = from.map((file) => [nameOf(file.replace(MESSAGES, 'app/areas/$1')), file] as const)
  const lines = [
    HEAD,
    ...named.map(([name, file]) => `import { messages as ${name} } from '#${file}'`),
    "import type { MessageTemplate } from '#app/areas/notices/messages/rules/templates.ts'",
    '',
    '/** `messages` of every `rules/messages.ts`. */',
    'export const messages: readonly MessageTemplate[] = [',
    ...named.map(([name]) => `  ...Object.values(${name}),`),
    ']',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The files of `app/wings/`, which bring together what all rooms register. They are written, not searched for when the product
 * runs: so the server, the browser and the types know the same table.
 */
export const wingFiles = ({ files, sources }: Pick<Tree, 'files' | 'sources'>): Map<string, string> => {
  const exportsOf = (file: string) => sources.find(({ path }) => path === file)?.exported.map(({ name }) => name) ?? []
  const written = new Map<string, string>()
  for (const [name, tables] of Object.entries(registered)) {
    const from = files.filter((file) => placeOf(file).layer === 'room' && placeOf(file).entry === name && !isTest(file))
    if (from.length === 0) continue
    const lines = [HEAD, ...from.map((file) => `import * as ${nameOf(dirname(file))} from '#${file}'`)]
    for (const [own, all] of Object.entries(tables)) {
      const having = from.filter((file) => exportsOf(file).includes(own))
      const [open, close] = name === 'menu' ? '[]' : '{}'
      lines.push('', `/** \`${own}\` of every \`${name}.ts\`. */`, `export const ${all} = ${open}`)
      lines.push(...having.map((file) => `  ...${nameOf(dirname(file))}.${own},`), `${close}`)
    }
    written.set(`app/wings/${name}.ts`, `${lines.join('\n')}\n`)
  }
  if (files.some((file) => MESSAGES.test(file))) written.set('app/wings/messages.ts', messagesFile(files))
  return written
}

/** All files that are written from what registers itself. */
export const writtenFiles = (tree: Tree): Map<string, string> =>
  new Map([...wingFiles(tree), ...settingsFiles(tree), ...providerFiles(tree)])

/** Names the written files that say something else than what registers itself. */
export const checkWings = (tree: Tree): Finding[] =>
  [...writtenFiles(tree)]
    .filter(([file, text]) => !tree.files.includes(file) || tree.read(file) !== text)
    .map(([file]) => ({
      rule: 'wings',
      file,
      says: 'the rooms say something else: run `node tools/wings.ts`',
    }))
