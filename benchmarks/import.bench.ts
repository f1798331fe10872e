import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { bareEnv, makeDataDir, removeDataDir } from '#test/support/product.ts'
import type { Bench } from './bench.ts'

const DOCTORS = 100_000
const EARLY = 10_000
const root = join(import.meta.dirname, '..')

/** How an import went: seconds and the most memory by the time that so many rows were read, and seconds until its end. */
interface Course {
  early: Moment
  late: Moment
  seconds: number
}
interface Moment {
  seconds: number
  megabytes: number
}

const importing = async (dataDir: string, kind: string, file: string): Promise<Course> => {
  const began = performance.now()
  const since = () => (performance.now() - began) / 1_000
  const env = { ...bareEnv(), DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(root, 'tools/import.ts'), kind, file], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const course: Course = { early: { seconds: 0, megabytes: 0 }, late: { seconds: 0, megabytes: 0 }, seconds: 0 }
  let said = ''
  for await (const words of child.stdout) {
    said = (said + String(words)).slice(-200)
    const rows = Number(/(\d+) rows read$/.exec(said)?.[1] ?? 0)
    if (rows === 0) continue
    const moment = { seconds: since(), megabytes: peakOf(child.pid as number) }
    if (rows <= EARLY) course.early = moment
    course.late = moment
  }
  if ((await ended)[0] !== 0 || !said.includes(' 0 refused')) throw new Error(`the import of ${kind} failed: ${said}`)
  return { ...course, seconds: since() }
}

/** The most memory that a process has held so far. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

const writeDoctors = async (file: string) => {
  const out = createWriteStream(file)
  out.write('hospital_code,department_code,doctor_code,name,sex,title,skills\n')
  for (let n = 0; n < DOCTORS; n++) {
    const row = `SZ01,${n % 2 ? '0103' : '0801'},N${n},钟${String.fromCodePoint(0x4e00 + (n % 20_000))},女,主治医师,擅长第${n}种常见病的诊治。\n`
    if (!out.write(row)) await once(out, 'drain')
  }
  out.end()
  await finished(out)
}

let measured: Promise<{ first: Course; again: Course }> | undefined
const measure = () => {
  measured ??= (async () => {
    const dataDir = makeDataDir()
    try {
      for (const kind of ['hospitals', 'departments'])
        await importing(dataDir, kind, join(root, `docs/examples/${kind}.csv`))
      const file = join(dataDir, 'doctors.csv')
      await writeDoctors(file)
      const first = await importing(dataDir, 'doctors', file)
      return { first, again: await importing(dataDir, 'doctors', file) }
    } finally {
      removeDataDir(dataDir)
    }
  })()
  return measured
}

const words = ({ early, late, seconds }: Course) =>
  `${EARLY} rows ${early.seconds.toFixed(1)} s ${early.megabytes.toFixed(0)} MB, ${DOCTORS} rows ${late.seconds.toFixed(1)} s ${late.megabytes.toFixed(0)} MB, all ${seconds.toFixed(1)} s`

export const benches: Bench[] = [
  {
    name: 'import.memory',
    unit: `peak after ${DOCTORS} rows / after ${EARLY}`,
    goal: '<= 1.5',
    async run(emit) {
      const { first, again } = await measure()
      emit(words(first))
      emit(`again, nothing changed: ${words(again)}`)
      return first.late.megabytes / first.early.megabytes
    },
  },
  {
    name: 'import.rows',
    unit: `seconds a row at ${DOCTORS} / at ${EARLY}`,
    goal: '<= 1.5',
    async run() {
      const { early, late } = (await measure()).first
      return late.seconds / DOCTORS / (early.seconds / EARLY)
    },
  },
]
