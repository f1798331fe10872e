import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const biome = join(project, 'node_modules/.bin/biome')

/** The rules that our settings find broken in these files. */
const rulesBrokenIn = (files: Record<string, string>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'biome-'))
  try {
    for (const settings of ['biome.json', 'package.json']) cpSync(join(project, settings), join(root, settings))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const { stdout, stderr } = spawnSync(biome, ['check', '--colors=off', ...Object.keys(files)], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toContain(`Checked ${Object.keys(files).length} file`)
    const rules = stderr.matchAll(/^\S+ (?:lint\/\w+\/(\w+)|(format|parse|assist))\b.*━/gm)
    return [...new Set([...rules].map(([, lint, other]) => lint ?? other ?? ''))]
  } finally {
    rmSync(root, { recursive: true })
  }
}

const nested = (depth: number): string =>
  `export function deep(a: number): number {\n${'if (a > 1) {\n'.repeat(depth)}return 1\n${'}\n'.repeat(depth)}return 0\n}\n`

test.each<[rule: string, files: Record<string, string>]>([
  ['useFilenamingConvention', { 'kit/geo/someThing.ts': 'export const a = 1\n' }],
  ['noDefaultExport', { 'kit/geo/a.ts': 'export default 1\n' }],
  ['noDefaultExport', { 'app/areas/mall/parts/a.tsx': 'export default 1\n' }],
  ['noDefaultExport', { 'app/areas/guahao/doctors/rules.ts': 'export default 1\n' }],
  [
    'noImportCycles',
    { 'kit/a.ts': "export { b as a } from './b.ts'\n", 'kit/b.ts': "export { a as b } from './a.ts'\n" },
  ],
  [
    'noImportCycles',
    { 'kit/a.ts': "export { b as a } from '#kit/b.ts'\n", 'kit/b.ts': "export { a as b } from '#kit/a.ts'\n" },
  ],
  ['noUndeclaredDependencies', { 'kit/a.ts': "export { chunk } from 'lodash-es'\n" }],
  ['useNodejsImportProtocol', { 'kit/a.ts': "export { join } from 'path'\n" }],
  ['noExplicitAny', { 'kit/a.ts': 'export const a: any = 1\n' }],
  ['noFocusedTests', { 'kit/a.test.ts': "import { test } from 'vitest'\n\ntest.only('a', () => {})\n" }],
  ['noSkippedTests', { 'kit/a.test.ts': "import { test } from 'vitest'\n\ntest.skip('a', () => {})\n" }],
  ['useImportType', { 'kit/a.ts': "import { B } from './b.ts'\n\nexport const a: B = 1\n" }],
  ['format', { 'kit/a.ts': 'export const a = "1";\n' }],
  ['parse', { 'kit/a.css': 'a {{\n' }],
])('%s is found in %j', (rule, files) => {
  expect(rulesBrokenIn(files)).toContain(rule)
})

test('a function is no more complex than 12', () => {
  expect(rulesBrokenIn({ 'kit/a.ts': nested(5) })).toContain('noExcessiveCognitiveComplexity')
  expect(rulesBrokenIn({ 'kit/a.ts': nested(4) })).not.toContain('noExcessiveCognitiveComplexity')
})

test('pages, the shell and configurations may export a default, and styles speak Tailwind', () => {
  const text = 'export default 1\n'
  const found = rulesBrokenIn({
    'app/areas/guahao/doctors/pages/doctor-detail.tsx': text,
    'app/areas/location/pages/city.tsx': text,
    'app/shell/signed-in.tsx': text,
    'app/root.tsx': text,
    'app/entry.server.tsx': text,
    'app/routes.ts': text,
    'vite.config.ts': text,
    'app/app.css': "@import 'tailwindcss';\n\n@theme {\n  --color-brand: #18cf62;\n}\n\n.a {\n  @apply p-2;\n}\n",
  })
  expect(found.filter((rule) => rule !== 'format')).toEqual([])
})
