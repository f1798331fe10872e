import { inBaselines, openBaseline } from './baseline.ts'
import type { Bench } from './bench.ts'
import { closeBrowser, inBrowser, scriptsOf } from './browser.ts'
import { type Family, openFamily } from './records.ts'
import { NOWHERE } from './shell.ts'
import { startBenchApp } from './test-app.ts'
import { cookiesOf } from './views.ts'

export const close = closeBrowser

const CONNECTIONS = 16
const TOTAL = 2_000
const WARM_UP = 3_000

/** The calls of the records' pages, with the room that each is of. */
const answers = ({ userId, childId, diabeticId }: Family): string[] => [
  '/get_health_record?',
  `/users/${userId}/menstrual?`,
  `/users/${userId}/pregnant?`,
  `/users/${userId}/baby?`,
  `/records/growth?child_id=${childId}&`,
  `/records/growth/chart?measure=weight_for_length&child_id=${childId}&`,
  `/records/vaccines?child_id=${childId}&`,
  `/records/vaccines/clinics?child_id=${childId}&`,
  `/records/milestones?child_id=${childId}&`,
  `/records/daily?child_id=${childId}&`,
  '/openplat/diabeticRecord?',
  `/records/diabetes/report?id=${diabeticId}&`,
]

/** Pages of the records by their addresses. */
const pages = ({ childId, memberId }: Family): string[] => [
  '/records/index',
  '/records/edit?type=prepare',
  '/records/edit?type=pregnancy',
  '/records/cycle',
  '/records/pregnancy',
  '/records/counters',
  '/records/birth',
  '/records/ended',
  '/records/children',
  `/records/childedit?child_id=${childId}`,
  `/records/carers?child_id=${childId}`,
  `/records/child?child_id=${childId}`,
  `/records/growth?child_id=${childId}`,
  `/records/vaccines?child_id=${childId}`,
  `/records/milestones?child_id=${childId}`,
  `/records/daily?child_id=${childId}`,
  '/diabetes/record',
  '/diabetes/settings',
  '/diabetes/report',
  '/plan/list',
  '/records/own',
  `/records/own/entry?kind=allergy&member_id=${memberId}`,
  `/records/own/measures?item=pressure&member_id=${memberId}`,
  `/records/paper?record=baby-${childId}`,
  `/records/shares?record=baby-${childId}`,
  '/records/open',
]

let family: Promise<Family> | undefined
const originOf = async () => `http://127.0.0.1:${(await startBenchApp()).port}`
const findFamily = async (): Promise<Family> => {
  family ??= openFamily(await originOf())
  return family
}

export const benches: Bench[] = [
  {
    name: 'records.answer',
    unit: '× baseline',
    goal: '<= 45',
    async run(emit) {
      const app = await startBenchApp()
      const known = await findFamily()
      const baseline = await openBaseline()
      const load = { port: app.port, connections: CONNECTIONS, total: TOTAL, warmUp: WARM_UP }
      try {
        let worst = 0
        for (const path of answers(known)) {
          const shot = () => ({ path: `/api${path}user_key=${known.key}` })
          const cost = await inBaselines(baseline, [app.pid, app.database.pid], { ...load, shot })
          emit(`${path.replace(/\?.*/, '')} ${cost.toFixed(1)}`)
          worst = Math.max(worst, cost)
        }
        return worst
      } finally {
        baseline.close()
      }
    },
  },
  {
    name: 'records.script',
    unit: 'KB gz',
    goal: '<= 8',
    run: (emit) =>
      inBrowser(async (browser) => {
        const origin = await originOf()
        const known = await findFamily()
        const cookies = cookiesOf(origin, known.key)
        const everywhere = new Set((await scriptsOf(browser, origin + NOWHERE, cookies)).map(({ url }) => url))
        let most = 0
        for (const path of pages(known)) {
          const own = (await scriptsOf(browser, origin + path, cookies)).filter(({ url }) => !everywhere.has(url))
          const bytes = own.reduce((sum, script) => sum + script.bytes, 0)
          emit(`${path.replace(/\?.*/, '')} ${bytes}`)
          most = Math.max(most, bytes)
        }
        return most / 1000
      }),
  },
]
