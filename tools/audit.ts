import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { readWords } from './read-words.ts'

/**
 * `npm run audit` asks npm's database for holes that are known in packages of production, as the lock has them. npm itself ends with 1 both
 * where there are some and where nobody could be asked; here it ends with 0 where none is known, 1 where some are, 2 where nobody was asked.
 */
const { values } = readWords('npm run audit [-- --json]\n', { json: { type: 'boolean' } })
const root = join(import.meta.dirname, '..')

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const
const hole = z.object({ title: z.string(), url: z.string(), severity: z.enum(severities), range: z.string() })
const answer = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    // Where a package is in danger by another one alone, `via` names that in place of a hole.
    z.object({ name: z.string(), via: z.array(z.union([hole, z.string()])) }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.int() }) }),
})

const ask = () => {
  const words = ['audit', '--omit=dev', '--package-lock-only', '--workspaces=false', '--json']
  const { stdout, stderr, error } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
  if (error) return error.message
  try {
    const said: unknown = JSON.parse(stdout)
    const read = answer.safeParse(said)
    if (read.success) return read.data
    return z.object({ message: z.string() }).safeParse(said).data?.message ?? 'its answer cannot be read'
  } catch {
    return stderr.trim().split('\n')[0] ?? ''
  }
}

const asked = ask()
if (typeof asked === 'string') {
  const why = asked.replace(/\s+/g, ' ').slice(0, 300)
  if (values.json) process.stdout.write(`${JSON.stringify({ asked: false, why })}\n`)
  else process.stderr.write(`nobody could be asked for known holes, so nothing is known of any: ${why}\n`)
  process.exitCode = 2
} else {
  const holes = Object.values(asked.vulnerabilities)
    .flatMap(({ name, via }) => via.flatMap((one) => (typeof one === 'string' ? [] : [{ package: name, ...one }])))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
  const packages = asked.metadata.dependencies.prod
  if (values.json) process.stdout.write(`${JSON.stringify({ asked: true, packages, holes })}\n`)
  else {
    for (const { severity, package: name, range, title, url } of holes)
      process.stdout.write(`${severity.padEnd(8)} ${name} ${range}: ${title} (${url})\n`)
    process.stdout.write(`${holes.length} known holes in ${packages} packages of production\n`)
  }
  process.exitCode = holes.length > 0 ? 1 : 0
}
