import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Yaml } from '@stoplight/spectral-parsers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/start-test-app.ts'

// What cannot be run here is looked at: every setting that it names is one, every path that it asks is answered, nothing runs as root.

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const parsed = (text: string) => {
  const { data, diagnostics } = Yaml.parse(text)
  expect(diagnostics).toEqual([])
  return data as never
}
const known = new Set([...read('.env.example').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name))
const isKnown = (name: string) => name === 'NODE_ENV' || known.has(name) || known.has(name.replace(/_FILE$/, ''))

interface Service {
  environment?: Record<string, unknown>
  secrets?: string[]
  read_only?: boolean
  cap_drop?: string[]
  image: string
}
const compose: { services: Record<string, Service>; secrets: object } = parsed(read('deploy/compose/compose.yaml'))

interface Container {
  name: string
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean }
  env?: { name: string }[]
  [probe: `${string}Probe`]: { httpGet: { path: string } }
}
interface Kind {
  kind: string
  data?: Record<string, string>
  spec?: { replicas?: number; template?: { spec: { securityContext: object; containers: Container[] } } }
}
const kinds: Kind[] = read('deploy/kubernetes/yilu.yaml').split(/^---$/m).map(parsed)
const one = (kind: string) => kinds.find((each) => each.kind === kind)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.close())

test('every setting that the manifests, the image and the example name is one that the program reads', () => {
  const said = [...read('deploy/Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
  const example = [...read('deploy/compose/settings.example').matchAll(/^#? ?([A-Z\d_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  const names = [
    ...said,
    ...example,
    ...Object.keys(compose.services.app1?.environment ?? {}),
    ...Object.keys(one('ConfigMap')?.data ?? {}),
  ]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test('two processes run, without rights and over files that they may not write', () => {
  expect(compose.services.app1).toMatchObject({ image: 'yilu', read_only: true, cap_drop: ['ALL'] })
  expect(compose.services.app2).toMatchObject({ image: 'yilu', read_only: true, cap_drop: ['ALL'] })
  for (const secret of compose.services.app1?.secrets ?? []) expect(compose.secrets).toHaveProperty(secret)
  const { replicas, template } = one('Deployment')?.spec ?? {}
  expect([replicas, template?.spec.securityContext]).toEqual([2, expect.objectContaining({ runAsNonRoot: true })])
  const [container] = template?.spec.containers ?? []
  expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
})

test('each probe asks what the product answers', async () => {
  const [container] = one('Deployment')?.spec?.template?.spec.containers ?? []
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
    const path = container?.[probe]?.httpGet.path ?? ''
    expect([probe, path, (await app.server.inject(path)).statusCode]).toEqual([
      probe,
      expect.stringMatching(/^\/api\/health\//),
      200,
    ])
  }
  const [, asked = ''] = /HEALTHCHECK[\s\S]*?(\/api\/health[\w/]*)/.exec(read('deploy/Containerfile')) ?? []
  expect((await app.server.inject(asked)).statusCode).toBe(200)
})
